/** The stage: what happens is told beat by beat, at the pace of whoever reads, and nothing is left out. */
import type { BrowserContext, Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { atPace, decide, expect, test, waitForTurn, watchful } from "./hall.ts";
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

  test("nothing is left out of a long chain, and what repeats is counted", async ({ context, hall }) => {
    await atPace(context, "calm");
    const page = await context.newPage();
    const tell = await narrator(page);
    await page.clock.install();
    const { seats } = await hall.lay("treachery", 1, ["random"], { options: { first: "0" } });
    await page.goto(hall.url + seats[0]);
    await waitForTurn(page);
    await page.clock.pauseAt(Date.now() + 60_000);
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
  });

  test("plots are turned over together, and a challenge has a plate with all that it brings", async ({
    context,
    hall,
  }) => {
    await atPace(context, "calm");
    const page = await context.newPage();
    const tell = await narrator(page);
    await page.clock.install();
    const { seats } = await hall.lay("thrones", 1, ["random"]);
    await page.goto(hall.url + seats[0]);
    await waitForTurn(page);
    await page.clock.pauseAt(Date.now() + 60_000);
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
