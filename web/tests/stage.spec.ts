/** The stage: what happens is told beat by beat, at the pace of whoever reads, and nothing is left out. */
import type { BrowserContext, Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { atPace, decide, expect, type Hall, test, waitForTurn, watchful } from "./hall.ts";
import { narrator } from "./telling.ts";

const stage = (page: Page): ReturnType<Page["locator"]> => page.locator(".staging");
const sentence = (page: Page): ReturnType<Page["locator"]> => page.locator(".tell .text");

/** A page with its own clock, at reading pace. */
async function reader(context: BrowserContext, hall: { url: string }, path = ""): Promise<Page> {
  await atPace(context, "calm");
  const page = watchful(await context.newPage(), hall);
  await page.clock.install();
  await page.goto(hall.url + path);
  return page;
}

/** Somebody at a table of this game who hears what the test tells, on a page whose time stands still. */
async function hearer(
  context: BrowserContext,
  hall: Hall,
  game: string,
  bots: string[],
  people = 1,
): Promise<{ page: Page; tell: Awaited<ReturnType<typeof narrator>> }> {
  await atPace(context, "calm");
  const page = await context.newPage();
  const tell = await narrator(page);
  await page.clock.install();
  const { seats } = await hall.lay(game, people, bots, { options: game === "treachery" ? { first: "0" } : {} });
  await page.goto(hall.url + seats[0]);
  await waitForTurn(page);
  // The line below asks as soon as the moves are known; the stage needs the table as well, which is fetched.
  await expect(page.locator("main.board [data-seated]").first()).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  return { page, tell };
}

/** Whatever the page tells from now on, in order. */
async function note(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const noted: string[] = [];
    Object.assign(window, { noted });
    new MutationObserver(() => {
      const text = document.querySelector("footer .link")?.textContent ?? "";
      if (text && noted.at(-1) !== text) noted.push(text);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { noted: string[] }).noted);
}

test.describe("where things may move", () => {
  test.use({ reducedMotion: "no-preference" });

  test("what comes before the first thing on the stage is told above it", async ({ context, hall }) => {
    const { page, tell } = await hearer(context, hall, "skirmish", ["random"]);
    const defeat = "3♥ is defeated and goes to the Barrows.";
    tell([
      "3♥ takes 9 damage.",
      { text: defeat, event: { verb: "buried", card: "3h", why: "defeated" } },
      "So it goes.",
    ]);
    await expect(sentence(page)).toHaveText(defeat);
    await expect(page.locator(".tell .lines p")).toHaveText(["3♥ takes 9 damage.", defeat, "So it goes."]);
  });

  test("a rival's move is told beat by beat, each as long as it takes to read", async ({ context, hall }) => {
    const { seats } = await hall.lay("treachery", 1, ["random", "random"], { options: { first: "0" } });
    const page = await reader(context, hall, seats[0]);
    await waitForTurn(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await decide(page, () => 0);

    // One's own move is told beside the table; the bots wait until it is read.
    await expect(page.locator("footer .link")).toContainText("You use the");
    const position = await page.locator(".table").getAttribute("data-position");
    await page.clock.runFor(1000);
    await expect(page.locator(".table")).toHaveAttribute("data-position", position ?? "");
    await page.keyboard.press("Space");

    // Then who, with what: so long, and no longer.
    await expect(sentence(page)).toContainText(/ uses the/);
    await expect(stage(page).locator("figcaption")).not.toContainText("You");
    const words = ((await page.locator(".tell .lines").innerText()).match(/\S+/g) ?? []).length;
    await page.clock.runFor(Math.max(1200, 220 * words) - 50);
    await expect(sentence(page)).toContainText(/ uses the/);
    await page.clock.runFor(100);
    await expect(sentence(page)).not.toContainText("uses the");

    // Space goes on and ← back, if nothing has the focus; a button that has it is pressed, and a click goes on as well.
    const second = (await sentence(page).textContent()) ?? "";
    await page.keyboard.press("ArrowLeft");
    await expect(sentence(page)).toContainText("uses the");
    await page.keyboard.press("Space");
    await expect(sentence(page)).toHaveText(second);
    await page.getByRole("button", { name: "Again" }).focus();
    await page.keyboard.press("Space");
    await expect(sentence(page)).toContainText("uses the");
    await stage(page).click();
    await expect(sentence(page)).toHaveText(second);
    await page.getByRole("button", { name: "Skip to the end" }).click();
    await expect(sentence(page)).toContainText(/ uses the/); // at once: the hall hears that all is told
  });

  test("bots wait ten seconds at most", async ({ context, hall }) => {
    const { seats } = await hall.lay("treachery", 1, ["random"], { options: { first: "0" } });
    const page = await reader(context, hall, seats[0]);
    await waitForTurn(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await decide(page, () => 0);
    await expect(page.locator("footer .link")).toBeVisible();
    const log = page.locator("aside li", { hasText: / uses the / });
    await expect(log).toHaveCount(0);
    await hall.pass(10);
    await expect(log).toHaveCount(1);
  });

  test("plots are turned over together, and a challenge has a plate with all that it brings", async ({
    context,
    hall,
  }) => {
    const { page, tell } = await hearer(context, hall, "thrones", ["random"]);
    const plot = (seat: number, card: string, initiative: string): { text: string; event: Record<string, string> } => ({
      text: `Seat ${seat} reveals.`,
      event: { verb: "plot_revealed", player: `seat_${seat}`, card: `${seat}.${card}`, initiative },
    });
    tell([
      plot(0, "steady_harvest", "1"),
      plot(1, "blood_price", "4"),
      { text: "Bot 2 wins initiative.", event: { verb: "initiative", player: "seat_1" } },
    ]);
    await expect(sentence(page)).toHaveText("Seat 0 reveals. Seat 1 reveals. Bot 2 wins initiative.");
    await expect(stage(page).locator("li")).toHaveText([/Steady Harvest.*Initiative 1$/, /Blood Price.*Initiative 4$/]);
    await page.keyboard.press("Space");
    await expect(stage(page)).toBeHidden();

    tell([
      {
        text: "Bot 2 attacks you.",
        event: { verb: "challenged", player: "seat_1", at: "seat_0", challenge: "military" },
      },
      { text: "Levy attacks.", event: { verb: "attacks", card: "1.heron_levy" } },
      { text: "You don't defend.", event: { verb: "undefended", player: "seat_0" } },
      {
        text: "Bot 2 wins the military challenge against you, 3 to 0.",
        event: { verb: "won", player: "seat_1", over: "seat_0", challenge: "military", total: "3", against: "0" },
      },
      { text: "Moth Levy is killed.", event: { verb: "leaving", card: "0.moth_levy", manner: "kill", cause: "claim" } },
      {
        text: "Bot 2 puts 1 power on their House: unopposed.",
        event: { verb: "powered", player: "seat_1", amount: "1" },
      },
    ]);
    await expect(sentence(page)).toHaveText("Bot 2 attacks you.");
    await page.keyboard.press("Space");
    await expect(sentence(page)).toHaveText("Levy attacks.");
    while (!/wins the military/.test((await sentence(page).textContent()) ?? "")) await page.keyboard.press("Space");
    const plate = stage(page).locator(".plate");
    await expect(plate.locator(".shield")).toHaveText(["3", "0"]);
    await expect(plate.locator(".ribbon")).toHaveText(/ wins$/);
    await expect(plate.locator(".parts li")).toHaveText(["Heron Levy"]);
    await expect(plate.locator(".gains li")).toHaveText([/Moth Levy is killed/, /unopposed/]);
    await page.getByRole("button", { name: "Skip to the end" }).click();
    await expect(stage(page)).toBeHidden();

    // So has one that nobody wins.
    tell([
      {
        text: "Bot 2 attacks you.",
        event: { verb: "challenged", player: "seat_1", at: "seat_0", challenge: "intrigue" },
      },
      { text: "Nobody wins the challenge.", event: { verb: "undecided" } },
    ]);
    await expect(sentence(page)).toHaveText("Bot 2 attacks you.");
    await page.keyboard.press("Space");
    await expect(plate.locator(".shield")).toHaveText(["0", "0"]);
    await expect(plate.locator(".ribbon")).toHaveText("Nobody wins");
    await expect(plate.locator(".lost")).toHaveCount(0);
  });

  test("who makes a deal, and who breaks a promise, is seen", async ({ context, hall }) => {
    const { page, tell } = await hearer(context, hall, "duhr", ["random", "random", "random"]);
    const house = async (of: string): Promise<string> =>
      ((await page.locator(of).first().textContent()) ?? "").trim().split(" ").at(-1)?.toLowerCase() ?? "";
    const rivals = ".rivals .seat .called";
    const [own = "", other = "", third = ""] = await Promise.all(
      [".mine .called", `:nth-match(${rivals}, 1)`, `:nth-match(${rivals}, 2)`].map(house),
    );
    tell([
      { text: "They offer it.", event: { verb: "offered", seat: other, offer: "4" } },
      { text: "They accept.", event: { verb: "accepted", seat: third, offer: "4" } },
      { text: "It was broken.", event: { verb: "judged", seat: third, to: own, fate: "broken" } },
      { text: "It was kept.", event: { verb: "judged", seat: other, to: third, fate: "kept" } },
    ]);
    const people = stage(page).locator("figcaption > b");
    const names = await page.locator(".rivals .seat .who > .name").allTextContents();
    const [second = "", last = ""] = names;
    await expect(people).toHaveText([second]);
    await page.keyboard.press("Space");
    await expect(people).toHaveText([last, second]);
    await expect(stage(page).locator(".stamp")).toHaveText("agreed");
    await page.keyboard.press("Space");
    await expect(people).toHaveText([last, "You"]);
    await expect(stage(page).locator(".hurt .stamp")).toHaveText("broken");
    await page.keyboard.press("Space");
    await expect(stage(page).locator(".good .stamp")).toHaveText("kept");
  });

  test("what one's own blow does to a rival shows at their seat", async ({ context, hall }) => {
    const { page, tell } = await hearer(context, hall, "skirmish", ["random"]);
    tell([
      { text: "Your turn.", event: { verb: "turn", player: "seat_0" } },
      { text: "They lose 2.", event: { verb: "hurt", player: "seat_1", amount: "2" } },
    ]);
    const fall = page.locator("b.good, b.goes").filter({ hasText: "−2" });
    await expect(fall).toBeVisible();
    const [number, plate] = await Promise.all([fall.boundingBox(), page.locator(".rivals .plate").boundingBox()]);
    const middle = (number?.x ?? 0) + (number?.width ?? 0) / 2;
    expect(middle).toBeGreaterThan(plate?.x ?? Infinity);
    expect(middle).toBeLessThan((plate?.x ?? 0) + (plate?.width ?? 0));
  });

  test("among several people a page that is behind tells moves together, and leaves nothing out", async ({
    context,
    hall,
  }) => {
    const { page, tell } = await hearer(context, hall, "treachery", ["random"], 2);
    const links = (move: number): string[] =>
      Array.from({ length: 4 }, (_, link) => `In move ${move} the link number ${link} falls to the floor.`);
    const noted = await note(page);
    for (const move of [1, 2, 3, 4, 5]) tell(links(move));
    await expect(page.locator("footer .link")).toContainText("In move 1");
    await page.clock.runFor(30_000); // one by one they would take twice as long
    await expect(page.locator("footer .link")).toBeHidden();
    const all = (await noted()).join(" ");
    for (const move of [1, 2, 3, 4, 5]) for (const link of links(move)) expect(all).toContain(link);
  });

  test("nothing is left out of a long chain, and the pace is moved by its slider, from slow to at once", async ({
    context,
    hall,
  }) => {
    const { page, tell } = await hearer(context, hall, "treachery", ["random"]);
    const noted = await note(page);
    const drew = { text: "Bea draws a card.", event: { verb: "drew", seat: "1", card: "?" } };
    const links = Array.from({ length: 40 }, (_, link) => `Link ${link} falls.`);
    tell([...Array<typeof drew>(7).fill({ ...drew, marks: [[0, 3, "seat", "1"]] } as typeof drew), ...links]);
    await expect(page.locator("footer .link")).toBeVisible();
    for (let beats = 0; beats < 40 && (await page.locator("footer .link").isVisible()); beats++)
      await page.clock.runFor(1500);
    const all = (await noted()).join(" ");
    expect(all).toContain("Bea draws 7 cards.");
    for (const link of links) expect(all).toContain(link);
    await expect(page.locator("footer .link")).toBeHidden();

    const text = "Eight words are told here in one sentence.";
    const stands = async (time: number): Promise<void> => {
      tell([text]);
      await expect(page.locator("footer .link")).toHaveText(text);
      await page.clock.runFor(time - 100);
      await expect(page.locator("footer .link")).toHaveText(text);
      await page.clock.runFor(200);
      await expect(page.locator("footer .link")).toBeHidden();
    };
    const turn = async (key: string, called: string): Promise<void> => {
      await page.getByRole("button", { name: "Settings" }).click();
      const slider = page.getByRole("slider", { name: "What happens is told" });
      await slider.press(key);
      await expect(slider).toHaveAttribute("aria-valuetext", called);
      await page.getByRole("button", { name: "Settings" }).click();
    };
    await stands(8 * 220);
    await turn("Home", "slowly");
    await stands(8 * 220 * 1.7);
    await turn("End", "at once, without the stage");
    tell(["Nobody reads this."]);
    tell(["Nor this."]);
    await expect(page.locator("footer .link")).toBeHidden();
  });
});

test("where nothing may move, the stage stands still until it has been read", async ({ context, hall }) => {
  const { seats } = await hall.lay("treachery", 1, ["random"], { options: { first: "1" } });
  const page = await reader(context, hall, seats[0]);
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(async () => {
    await page.keyboard.press("Space");
    await page.clock.runFor(50);
    if (await page.locator(".thing.lit").first().isVisible()) await decide(page, () => 0);
    await expect(stage(page)).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [0] });
  const text = (await sentence(page).textContent()) ?? "";
  const still = (): Promise<number> =>
    page
      .locator(".staging, .tell")
      .evaluateAll((parts) => parts.flatMap((one) => one.getAnimations({ subtree: true })).length);
  await expect.poll(still).toBe(0); // what takes no time is over with the next frame
  await page.clock.runFor(60_000);
  await expect(sentence(page)).toHaveText(text);
  await page.clock.resume();
  expect(await findings(page)).toEqual([]);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(sentence(page).filter({ hasText: text })).toHaveCount(0);
});
