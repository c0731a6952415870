/** Moments of games, full screen, for the documentation: what is told on the stage, what would follow, how a game ends, and a replay. */
import { join } from "node:path";
import { type Browser, type BrowserContext, devices, type Page } from "@playwright/test";
import { atPace, decide, expect, type Hall, test, waitForTurn } from "./hall.ts";
import { nearEnd } from "./rushing.ts";
import { type Link, narrator } from "./telling.ts";

const FOLDER = process.env["PICTURES"] ?? join(import.meta.dirname, "../../docs/pictures");
const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { ...devices["Pixel 7"], defaultBrowserType: undefined, deviceScaleFactor: 2 };
type Size = "desk" | "phone";

async function look(browser: Browser, size: Size, language = "en"): Promise<BrowserContext> {
  const context = await browser.newContext({ ...(size === "desk" ? DESK : PHONE), reducedMotion: "reduce" });
  await context.addInitScript(
    (wishes) => localStorage.setItem("greathall.wishes", wishes),
    JSON.stringify({ name: "Ada", light: "night", language }),
  );
  return context;
}

async function shoot(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.waitForTimeout(500);
  if (process.env["PICTURES"]) await page.screenshot({ path: join(FOLDER, `${name}.png`), scale: "css" });
  else await page.screenshot({ path: join(FOLDER, `${name}.jpg`), type: "jpeg", quality: 80, scale: "css" });
}

/** A table of a game with the same cards every time, at which the test says what happens. */
async function told(
  browser: Browser,
  hall: Hall,
  size: Size,
  laid: { game: string; bots: number; shuffle: string },
): Promise<{ page: Page; tell: Awaited<ReturnType<typeof narrator>> }> {
  const context = await look(browser, size);
  await atPace(context, "slow");
  const page = await context.newPage();
  const tell = await narrator(page);
  const bots = Array<string>(laid.bots).fill("greedy");
  const { seats } = await hall.lay(laid.game, 1, bots, { lesson: laid.shuffle, listed: false });
  await page.goto(hall.url + seats[0]);
  await waitForTurn(page);
  await page.locator("main.board [data-seated]").first().waitFor();
  return { page, tell };
}

/** Tell something up to the beat that is wanted. */
async function stage(
  page: Page,
  tell: (links: Link[], changes?: object) => void,
  links: Link[],
  until: RegExp,
): Promise<void> {
  tell(links);
  await expect(async () => {
    const text = (await page.locator(".tell .text, footer .link").first().textContent()) ?? "";
    if (!until.test(text)) await page.keyboard.press("Space");
    expect(text).toMatch(until);
  }).toPass({ intervals: [150] });
}

const named = (text: string, event: Record<string, string>): Link => ({ text, event });
/** What the first rival is called. */
const rival = (page: Page): Promise<string> => page.locator(".rivals .seat .who > .name").first().innerText();
const TREACHERY = { game: "treachery", bots: 2, shuffle: "moments" };

for (const size of ["desk", "phone"] as const) {
  test(`a death in Treachery, ${size}`, async ({ browser, hall }) => {
    const { page, tell } = await told(browser, hall, size, TREACHERY);
    const who = await rival(page);
    const links = [
      named(`${who} uses the top action of Coup.`, { verb: "acted", seat: "1", card: "coup", side: "top" }),
      named("Lady Elaine is killed.", { verb: "killed", character: "elaine" }),
      named("Her ability: Commander Gerrard moves down.", {
        verb: "moved_down",
        character: "gerrard",
        because: "elaine",
      }),
    ];
    await stage(page, tell, links, /Elaine is killed/);
    await shoot(page, `moment-death-${size}`);
  });

  test(`what would follow, ${size}`, async ({ browser, hall }) => {
    const context = await look(browser, size);
    const page = await context.newPage();
    const { seats } = await hall.lay("treachery", 1, ["greedy", "greedy"], { lesson: "moments", listed: false });
    await page.goto(hall.url + seats[0]);
    await waitForTurn(page);
    const points = page.locator(".foreseen b.number").filter({ hasText: /→/ });
    const actions = await page.locator(".thing.lit[data-thing^='action:']").count();
    for (let tried = 0; tried < 24 && (await points.count()) === 0; tried++) {
      for (let back = 0; back < 4; back++) await page.keyboard.press("Escape");
      await page
        .locator(".thing.lit[data-thing^='action:']")
        .nth(tried % actions)
        .click();
      for (let clicks = 0; clicks < 4 && !(await page.locator("#confirm").isVisible()); clicks++) {
        const lit = page.locator(".thing.lit[data-thing^='character:']");
        await lit.nth((tried + clicks) % (await lit.count())).click();
      }
      await page.waitForTimeout(250);
    }
    await shoot(page, `moment-foreseen-${size}`);
  });

  test(`the end, ${size}`, async ({ browser, hall }) => {
    const { page, tell } = await told(browser, hall, size, TREACHERY);
    await page.route("**/api/replays/**", (route) =>
      route.request().url().includes("chances")
        ? route.fulfill({
            json: {
              chances: [
                [0.4, 0.3, 0.3],
                [0.8, 0.1, 0.1],
                [1, 0, 0],
              ],
            },
          })
        : route.fulfill({ json: { told: ["Ada uses the top action of Coup.", "Lady Filia rises."] } }),
    );
    tell([named("Duke Asher is killed.", { verb: "killed", character: "asher" })], {
      phase: "over",
      result: {
        ending: "deaths",
        winners: [0],
        scores: [6, 2, -1],
        accounts: [["Filia: 3 rows below", "Asher: 3 rows below"], ["Diane: 2 rows below"], ["Brutol: wounded"]],
        resigned: [],
        seed: "",
        nonce: "",
      },
    });
    await expect(async () => {
      await page.keyboard.press("Space");
      await expect(page.getByRole("region", { name: "The end of the game" })).toBeVisible({ timeout: 300 });
    }).toPass({ intervals: [200] });
    await page.waitForTimeout(1000);
    await shoot(page, `moment-victory-${size}`);
  });

  test(`a replay, ${size}`, async ({ browser, hall }) => {
    const laid = await hall.lay("treachery", 1, ["easy", "easy"], { lesson: "moments", listed: false });
    await hall.giveToBot(laid.table, laid.host);
    const key = laid.seats[0]?.split("#")[1] ?? "";
    await expect
      .poll(
        () =>
          hall.ask("GET", `/records/${laid.table}/1`, undefined, key).then(
            () => true,
            () => false,
          ),
        { timeout: 60_000 },
      )
      .toBe(true);
    const page = await (await look(browser, size)).newPage();
    await page.goto(`${hall.url}/replay/${laid.table}/1#at=9&eyes=0&key=${key}`);
    await page.getByText(/^Move 9 of/).waitFor();
    await page.waitForTimeout(1500);
    await shoot(page, `moment-replay-${size}`);
  });
}

test("a challenge's plate", async ({ browser, hall }) => {
  const { page, tell } = await told(browser, hall, "desk", { game: "thrones", bots: 1, shuffle: "moments" });
  const who = await rival(page);
  const links = [
    named(`${who} attacks you.`, { verb: "challenged", player: "seat_1", at: "seat_0", challenge: "military" }),
    named("Heron Levy attacks.", { verb: "attacks", card: "1.heron_levy" }),
    named("You don't defend.", { verb: "undefended", player: "seat_0" }),
    named(`${who} wins the military challenge against you, 3 to 0.`, {
      verb: "won",
      player: "seat_1",
      over: "seat_0",
      challenge: "military",
      total: "3",
      against: "0",
    }),
    named("Moth Levy is killed.", { verb: "leaving", card: "0.moth_levy", manner: "kill", cause: "claim" }),
    named(`${who} puts 1 power on their House: unopposed.`, { verb: "powered", player: "seat_1", amount: "1" }),
  ];
  await stage(page, tell, links, /wins the military/);
  await shoot(page, "moment-challenge-desk");
});

test("plots are turned over", async ({ browser, hall }) => {
  const { page, tell } = await told(browser, hall, "phone", { game: "thrones", bots: 1, shuffle: "moments" });
  const who = await rival(page);
  const plot = (seat: number, card: string, initiative: string, text: string): Link =>
    named(text, { verb: "plot_revealed", player: `seat_${seat}`, card: `${seat}.${card}`, initiative });
  await stage(
    page,
    tell,
    [
      plot(0, "steady_harvest", "1", "You reveal Steady Harvest."),
      plot(1, "blood_price", "4", `${who} reveals Blood Price.`),
      named(`${who} wins initiative.`, { verb: "initiative", player: "seat_1" }),
    ],
    /wins initiative/,
  );
  await shoot(page, "moment-plots-phone");
});

test("a broken promise", async ({ browser, hall }) => {
  const { page, tell } = await told(browser, hall, "desk", { game: "duhr", bots: 3, shuffle: "moments" });
  const house = async (of: string): Promise<string> =>
    ((await page.locator(of).first().textContent()) ?? "").trim().split(" ").at(-1)?.toLowerCase() ?? "";
  const [own, other] = [await house(".mine .called"), await house(":nth-match(.rivals .seat .called, 1)")];
  const links = [
    named("The promise to spare your House is broken.", { verb: "judged", seat: other, to: own, fate: "broken" }),
  ];
  await stage(page, tell, links, /is broken/);
  await shoot(page, "moment-promise-desk");
});

test("where a card would stand", async ({ browser, hall }) => {
  const page = await (await look(browser, "desk")).newPage();
  await page.goto(hall.url + (await nearEnd(page, hall, "skirmish", ["greedy"], 24)));
  await waitForTurn(page);
  for (let turn = 0; turn < 40; turn++) {
    const slot = page.locator(".thing.lit[data-thing^='slot:']");
    const card = page.locator(".thing.lit[data-thing^='card:']").first();
    if ((await page.getByText("Deploy", { exact: true }).count()) > 0 && (await card.isVisible())) await card.click();
    if ((await slot.count()) > 0) {
      await slot.first().click();
      if ((await page.locator(".foreseen .ghosts > *").count()) > 0) break;
      await page.keyboard.press("Escape");
    }
    await decide(page, (count) => turn % count);
    if ((await waitForTurn(page)) === "over") break;
  }
  await shoot(page, "moment-deploy-desk");
});
