/** Moments of games, full screen, for the documentation: what is told on the stage, what would follow, how a game ends, and a replay. */
import { join } from "node:path";
import { type Browser, type BrowserContext, devices, type Page } from "@playwright/test";
import { happened, type Position } from "./golden.ts";
import { atPace, decide, expect, type Hall, test, waitForTurn } from "./hall.ts";
import { nearEnd } from "./rushing.ts";
import { narrator } from "./telling.ts";

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

/** What really happened in a golden game, told up to the beat that is wanted, at a table of as many nobles with the guest at one of the seats. */
async function told(
  { browser, hall }: { browser: Browser; hall: Hall },
  size: Size,
  { game, seats, viewer }: { game: string; seats: number; viewer: number },
  wanted: string[],
  until: RegExp,
): Promise<Page> {
  const context = await look(browser, size);
  await atPace(context, "slow");
  const page = await context.newPage();
  const tell = await narrator(page);
  const { table, host } = await hall.ask<{ table: string; host: string }>("POST", "/tables", {
    game,
    seats,
    listed: false,
    lesson: "moments",
  });
  const path = `/tables/${table}`;
  const { key } = await hall.ask<{ key: string }>("POST", `${path}/seats/${viewer}`, { name: "Ada" }, host);
  for (let seat = 0; seat < seats; seat++)
    if (seat !== viewer) await hall.ask("POST", `${path}/seats/${seat}/bot`, { bot: "greedy" }, host);
  await hall.ask("POST", `${path}/start`, undefined, host);
  const { seats: people } = await hall.ask<{ seats: { name: string }[] }>("GET", path);
  const { before, chains } = await happened(
    game,
    viewer,
    people.map(({ name }) => name),
    wanted,
  );
  await page.goto(`${hall.url}/table/${table}#${key}`);
  await page.locator("main.board [data-seated]").first().waitFor();
  let number = 10_000;
  const at = ({ view, prompt, asked, result }: Position): object => ({
    number: ++number,
    view: { ...view, viewer },
    prompt,
    asked,
    ...(result ? { phase: "over", result: { ...result, seed: "", nonce: "" } } : {}),
  });
  tell([], at(before));
  await expect(page.locator(".table")).toHaveAttribute("data-position", String(number));
  for (const chain of chains) tell(chain.told, at(chain));
  await expect(async () => {
    const text = (await page.locator(".tell .text, footer .link, .ending h2").allTextContents()).join(" ");
    if (!until.test(text)) await page.keyboard.press("Space");
    expect(text).toMatch(until);
  }).toPass({ intervals: [150] });
  return page;
}

for (const size of ["desk", "phone"] as const) {
  test(`a death in Treachery, ${size}`, async ({ browser, hall }) => {
    const killed = ["killed:character=elaine", "moved_down"];
    const game = { game: "treachery", seats: 4, viewer: 0 };
    const page = await told({ browser, hall }, size, game, killed, /Elaine is Killed/);
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
    const game = { game: "treachery", seats: 2, viewer: 1 };
    const page = await told({ browser, hall }, size, game, ["ended"], /The hall is yours/);
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
  const fought = ["challenged:at=seat_0", "undefended", "won"];
  const game = { game: "thrones", seats: 3, viewer: 0 };
  const page = await told({ browser, hall }, "desk", game, fought, /wins the power challenge/);
  await shoot(page, "moment-challenge-desk");
});

test("plots are turned over", async ({ browser, hall }) => {
  const game = { game: "thrones", seats: 2, viewer: 0 };
  const page = await told({ browser, hall }, "phone", game, ["plot_revealed", "initiative"], /wins initiative/);
  await shoot(page, "moment-plots-phone");
});

test("a broken promise", async ({ browser, hall }) => {
  const game = { game: "duhr", seats: 5, viewer: 0 };
  const page = await told({ browser, hall }, "desk", game, ["judged:fate=broken"], /has broken their promise/);
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
