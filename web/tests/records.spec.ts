import { expect, glimpse, guest, test } from "./hall.ts";
import { rush } from "./rushing.ts";

test("a private finished game opens with the key of a seat or a watcher, or by a link that a player has shared, not to everyone who knows the table's name", async ({
  browser,
  hall,
}) => {
  const player = await browser.newContext();
  await player.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { seats, table } = await hall.lay("treachery", 3, [], { listed: false });
  const [path, page] = [`/table/${table}`, await guest(player, hall, seats[0] ?? "")];
  await Promise.all(seats.map((seat) => rush(page, seat)));
  const replay = path.replace("/table/", "/replay/") + "/1";

  // Who knows the name of the table, and nothing else.
  const stranger = await browser.newContext();
  const outside = await stranger.newPage();
  await outside.goto(hall.url + replay);
  await expect(outside.getByRole("alert")).toHaveText(
    "This game was played at a private table; ask one of its players for a link to the replay.",
  );

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
  await player.close();
  await stranger.close();
});
