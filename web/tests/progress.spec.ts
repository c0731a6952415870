/** How one has done: kept in the browser from the end of each game, shown on a page of its own, and saved as a file. */
import { readFile } from "node:fs/promises";
import { nextLevel, streaks, tally } from "../src/session/tallies.ts";
import { findings } from "./axe.ts";
import { expect, test, watchful } from "./hall.ts";
import { rush } from "./rushing.ts";

const games = (results: string, level = "easy"): { won: boolean; level: string }[] =>
  [...results].map((one) => ({ won: one === "w", level }));

test("streaks are counted from the latest game, and the best one is remembered", () => {
  expect(tally(games("wwlw"))).toEqual({ won: 3, played: 4 });
  expect(streaks(games("wwlwwwl"))).toEqual({ now: 2, best: 3 });
  expect(streaks(games("lww"))).toEqual({ now: 0, best: 2 });
  expect(streaks([])).toEqual({ now: 0, best: 0 });
});

test("the next level is worth a try once two of the last three games are won", () => {
  const levels = ["easy", "middling", "hard"];
  expect(nextLevel([], levels)).toBe("easy");
  expect(nextLevel(games("wl"), levels)).toBe("easy");
  expect(nextLevel(games("wlw"), levels)).toBe("middling");
  expect(nextLevel([...games("ww", "hard"), ...games("lll")], levels)).toBe("hard");
});

test("a game that was played to its end is on the page of one's progress, and can be saved", async ({ page, hall }) => {
  watchful(page, hall);
  await page.goto(`${hall.url}/progress`);
  await expect(page.getByText("You have not finished a game here yet.")).toBeVisible();
  const { seats } = await hall.lay("treachery", 1, ["easy"], { lesson: "", listed: false });
  await rush(page, seats[0] ?? "");
  await page.goto(hall.url + (seats[0] ?? ""));
  await expect(page.getByRole("region", { name: "The end" })).toBeVisible();
  await page.goto(hall.url);
  await page.getByRole("link", { name: "How I have done" }).click();
  await expect(page.getByRole("heading", { name: "How you have done" })).toBeVisible();
  await expect(page.getByText(/You have won [01] of 1 game\./)).toBeVisible();
  const treachery = page.getByRole("article").filter({ hasText: "Treachery in a Pocket" });
  await expect(treachery.getByText(/^[01] of 1$/)).toBeVisible();
  await expect(treachery.getByText("Easy", { exact: true })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file" }).click();
  const text = await readFile(await (await saved).path(), "utf8");
  expect(JSON.parse(text)).toMatchObject({ version: 1, games: [{ version: 1, seats: 2, key: "" }] });
  await page.reload();
  // Also whoever no longer has the seat can look at the game.
  await page.evaluate(() => {
    for (const name of Object.keys(localStorage)) if (name.startsWith("greathall.seat.")) localStorage.removeItem(name);
  });
  await page.reload();
  await page.getByRole("link", { name: /Replay/ }).click();
  await expect(page.locator("[data-position]")).toBeVisible();
});
