import type { Page } from "@playwright/test";
import { expect, glimpse, guest, test } from "./hall.ts";
import { rush } from "./rushing.ts";

test("a private finished game opens with the key of a seat or a watcher, or by a link that a player has shared, not to everyone who knows the table's name", async ({
  browser,
  hall,
}) => {
  const { seats, table, watch } = await hall.lay("treachery", 3, [], { listed: false });
  const [path, replay] = [`/table/${table}`, `/replay/${table}/1`];
  const people: Page[] = [];
  for (const seat of seats) people.push(await guest(await browser.newContext(), hall, seat));
  const [page] = people as [Page];
  const player = page.context();
  await player.grantPermissions(["clipboard-read", "clipboard-write"]);
  const watcher = await guest(await browser.newContext(), hall, watch);
  await expect(watcher.getByText("You are watching")).toBeVisible();
  await Promise.all(people.map((each, seat) => rush(each, seats[seat] ?? "")));

  // Who knows the name of the table, and nothing else.
  const stranger = await browser.newContext();
  const outside = await stranger.newPage();
  await outside.goto(hall.url + replay);
  await expect(outside.getByRole("alert")).toHaveText(
    "This game was played at a private table; ask one of its players for a link to the replay.",
  );

  // Whoever watched has the watchers' key in their browser, and whoever played has that of their seat.
  await watcher.goto(hall.url + replay);
  await expect(watcher.getByText(/^Move 0 of/)).toBeVisible();
  for (const other of people.slice(1)) {
    await other.goto(hall.url + replay);
    await expect(other.getByText(/^Move 0 of/)).toBeVisible();
  }

  // The player's own browser holds the key of the seat.
  await page.getByRole("region", { name: "The end" }).getByRole("link", { name: "Replay" }).click();
  await expect(page.getByText(/^Move 0 of/)).toBeVisible();
  await expect(page.locator(".chart polygon")).toHaveCount(3);
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Record" }).click();
  expect((await file).suggestedFilename()).toMatch(/\.record$/);
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText(/^Move 1 of/)).toBeVisible();
  await expect(page).not.toHaveURL(/key=/);
  await glimpse(page, "Copied", () => page.getByRole("button", { name: "Copy link" }).click());
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#at=1&eyes=all&key=[\w-]{43}$/);

  // Whoever is given the link sees the game, after a reload too, and can pass it on.
  await stranger.grantPermissions(["clipboard-read", "clipboard-write"]);
  const friend = await guest(stranger, hall, link.slice(hall.url.length));
  await expect(friend.getByText(/^Move 1 of/)).toBeVisible();
  await friend.keyboard.press("ArrowRight");
  await expect(friend.getByText(/^Move 2 of/)).toBeVisible();
  await friend.reload();
  await expect(friend.getByText(/^Move 2 of/)).toBeVisible();
  await glimpse(friend, "Copied", () => friend.getByRole("button", { name: "Copy link" }).click());
  expect(await friend.evaluate(() => navigator.clipboard.readText())).toBe(friend.url());

  // The seat itself stays the player's.
  await friend.goto(hall.url + path);
  await expect(friend.getByRole("alert")).toContainText("This table is private");
});
