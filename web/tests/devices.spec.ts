/** One's seat on any device: brought there by link or file, shown where it is open, and ended by a new key. */
import { readFileSync } from "node:fs";
import type { BrowserContext, Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { expect, guest, Hall, test, waitForTurn } from "./hall.ts";
import { Network } from "./network.ts";
import { rush } from "./rushing.ts";
import { among, games, mine, newContext, seated, stored } from "./seats.ts";

const SEAT = "This seat on another device";

const code = (page: Page) => page.getByRole("dialog").getByRole("img", { name: "The link as a QR code" });

/** The path of a link for another device, which is shown from the menu of the table. */
async function show(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("button", { name: SEAT }).click();
  const made = await page.getByRole("dialog").getByRole("textbox", { name: "Link" }).inputValue();
  await expect(code(page)).toBeVisible();
  return new URL(made).pathname + new URL(made).hash;
}

/** The same, of which the page shows nothing any more. */
async function link(page: Page): Promise<string> {
  const made = await show(page);
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await page.keyboard.press("Escape");
  return made;
}

/** Somebody's phone. */
async function phone(context: BrowserContext, hall: Hall, path: string): Promise<Page> {
  const browser = context.browser();
  if (!browser) throw new Error("the browser is gone");
  const own = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  return guest(own, hall, path, true);
}

/** The seats that are stored, without what changes by itself. */
const keys = async (page: Page): Promise<string[]> =>
  Object.keys(await stored(page)).filter((name) => name.startsWith("greathall.seat."));

test("this seat on another device: a link and a code, good once and for ten minutes, also after a restart, then put away", async ({
  context,
  hall,
}) => {
  const { page, key, others } = await among(context, hall);
  const path = await show(page);
  // Where the seat is already it is not used.
  const same = await guest(context, hall, path, true);
  await expect(same.getByText("You play here as Ada: this browser has the seat already.")).toBeVisible();
  await expect(same.getByRole("link", { name: "Go on as Ada" })).toBeVisible();
  await same.close();
  const other = await phone(context, hall, path);
  await expect(other.getByRole("heading", { name: "Your seat in Treachery in a Pocket" })).toBeVisible();
  expect(await keys(other)).toEqual([]); // loading exchanges nothing
  expect(await findings(other)).toEqual([]);
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await hall.kill();
  await hall.open();
  // An answer that is lost on the way costs nobody the link.
  let lost = 0;
  await other.route("**/device/fetch", async (route) => {
    await route.fetch();
    lost++;
    await route.abort("connectionfailed");
  });
  await other.getByRole("button", { name: "Open the seat here" }).tap();
  await expect(other.getByRole("alert")).toBeVisible();
  expect([lost, await keys(other)]).toEqual([1, []]);
  await other.unroute("**/device/fetch");
  await other.reload();
  await waitForTurn(other);
  expect((await keys(other))[0]).toContain(key);
  await expect(other).not.toHaveURL(/#/);
  // The link makes way for the news of the second connection.
  await expect(page.getByText("The link has been used: your seat is open on the other device, too.")).toBeVisible();
  await page.getByRole("button", { name: "That is me" }).click();
  // It is the same seat: to the others nothing has changed.
  for (const rival of others) {
    await expect(rival.getByRole("region", { name: "Ada", exact: true })).toHaveCount(1);
    await expect(rival.getByText("open in another browser")).toHaveCount(0);
  }
  const third = await phone(context, hall, path);
  await expect(third.getByRole("alert")).toHaveText(
    "This link was used already; make another one where you have the seat.",
  );

  // From the list of one's games too; and it does not stay good.
  await page.goto(hall.url);
  await games(page)
    .getByRole("button", { name: /your seat on another device/ })
    .click();
  const late = await page.getByRole("dialog").getByRole("textbox", { name: "Link" }).inputValue();
  expect(await findings(page)).toEqual([]);
  await hall.pass(600);
  await third.goto(late);
  await expect(third.getByRole("alert")).toHaveText(
    "This link was valid for ten minutes only; make another one where you have the seat.",
  );
  expect(await keys(third)).toEqual([]);
  await expect(page.getByText("The ten minutes are over: the link no longer opens anything.")).toBeVisible();
  await expect(code(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Make another link" }).click();
  await expect(code(page)).toBeVisible();
});

test("a link for another device that is not whole, and one of another hall, get a sentence each and overwrite nothing", async ({
  context,
  hall,
}) => {
  const { page, others } = await among(context, hall);
  const path = await link(page);
  const [bea] = others as [Page];
  const had = await keys(bea);
  expect(had).toHaveLength(1);
  const elsewhere = new Hall();
  await elsewhere.open();
  const { page: there } = await among(await newContext(context), elsewhere);
  const foreign = await link(there);
  await elsewhere.close();
  const stranger = await guest(await newContext(context), hall, "/", true);
  const rival = await guest(bea.context(), hall, "/", true);
  const notWhole =
    "This link does not lead to a seat of this table; check that it is complete, comes from this hall and is the latest one you made.";
  const notHere = "This hall has no such table. The link may be from another hall, or part of it is missing.";
  for (const other of [stranger, rival])
    for (const [wrong, said] of [
      [path.slice(0, -1), notWhole],
      [path.slice(0, path.indexOf("=") + 1), notWhole],
      [foreign, notHere],
    ] as const) {
      await other.goto(hall.url + wrong);
      await expect(other.getByRole("alert")).toHaveText(said);
    }
  expect(await keys(stranger)).toEqual([]);
  expect(await keys(rival)).toEqual(had);
  // The link itself is as good as it was.
  await stranger.goto(hall.url + path);
  await stranger.getByRole("button", { name: "Open the seat here" }).click();
  await waitForTurn(stranger);
});

test("a second connection to a seat is shown to its owner, who can end it, which changes the key", async ({
  context,
  hall,
}) => {
  const { page, path, key, others } = await among(context, hall);
  const open = "Your seat is open in another browser.";
  // Whoever only looks through the seat's eyes is shown, too.
  await hall.ask("GET", `/replays/${path.split("/").at(-1)}/1?viewer=0`, undefined, key);
  await expect(page.getByText(open)).toBeVisible();
  await page.getByRole("button", { name: "That is me" }).click();
  await hall.pass(60);
  await expect(page.getByText(open)).toBeHidden();
  const tab = await guest(context, hall, path);
  await waitForTurn(tab);
  const intruder = await guest(await newContext(context), hall, `${path}#${key}`);
  await waitForTurn(intruder);
  for (const each of [page, tab, intruder]) await expect(each.getByText(open)).toBeVisible();
  for (const rival of others) await expect(rival.getByText(open)).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
  await tab.getByRole("button", { name: "That is me" }).click();
  await expect(tab.getByText(open)).toBeHidden();
  await page.getByRole("button", { name: "End it there" }).click();
  await expect(intruder.getByRole("alert")).toHaveText(
    "The seat was given a new key in another browser, and so it is closed here.",
  );
  await expect(intruder.getByText(open)).toHaveCount(0);
  expect(await keys(intruder)).toEqual([]);
  await intruder.goto(hall.url);
  await intruder.goto(`${hall.url}${path}#${key}`);
  await expect(intruder.getByText("This table is private: ask its host for a link.")).toBeVisible();
  // Both tabs of the owner's go on, with the new key.
  for (const each of [page, tab]) {
    await waitForTurn(each);
    await expect(each.getByText(open)).toBeHidden();
    await each.reload();
    await waitForTurn(each);
    expect(await keys(each)).toHaveLength(1);
    expect((await keys(each))[0]).not.toContain(key);
  }
});

test("an answer that is lost on the way costs nobody the seat with the new key", async ({ context, hall }) => {
  const { page, path, key } = await seated(context, hall);
  await guest(await newContext(context), hall, `${path}#${key}`);
  await page.route("**/key", async (route) => {
    await route.fetch();
    await route.abort("connectionfailed");
  });
  await page.getByRole("button", { name: "End it there" }).click();
  await expect(page.getByText("Your seat is open in another browser.")).toBeHidden();
  await waitForTurn(page);
  await page.reload();
  await waitForTurn(page);
  expect((await keys(page))[0]).not.toContain(key);
});

test("a recovery file of all one's seats and games is merged and overwrites nothing; what is wrong with it is said", async ({
  context,
  hall,
}) => {
  const { page, others } = await among(context, hall);
  // The three have played before, and one of them has done a lesson.
  const { seats: before, table: over } = await hall.lay("treachery", 3, [], { listed: false });
  await page.goto(hall.url + (before[0] ?? ""));
  await Promise.all([page, ...others].map((one, at) => rush(one, before[at] ?? "")));
  await expect(page.getByRole("region", { name: "The end" })).toBeVisible();
  const ended = `greathall.played.${over}.1`;
  await page.evaluate(() => localStorage.setItem("greathall.learnt.duhr", "1"));
  await page.goto(hall.url);
  await page.getByText("Recovery file").click();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save my seats" }).click();
  const text = readFileSync((await (await saving).path()) ?? "", "utf8");
  const file = JSON.parse(text) as {
    version: number;
    hall: string;
    seats: { name: string }[];
    played?: { won: boolean }[];
    learnt?: string[];
  };
  expect(file).toMatchObject({ version: 1, hall: hall.url, played: [{ table: over, number: 1 }], learnt: ["duhr"] });
  expect(await findings(page)).toEqual([]);

  const { page: other } = await seated(await newContext(context), hall);
  await other.goto(hall.url);
  await other.getByText("Recovery file").click();
  const bring = async (written: string, said: string | RegExp): Promise<void> => {
    await other.getByLabel("Bring seats back").setInputFiles({
      name: "seats.json",
      mimeType: "application/json",
      buffer: Buffer.from(written),
    });
    await expect(mine(other).getByText(said)).toBeVisible();
  };
  const had = await stored(other);
  await bring("{", "This is not a recovery file of Greathall, or it is damaged. Nothing was changed.");
  await bring(JSON.stringify({ ...file, seats: [{ name: "Eve" }] }), "This is not a recovery file");
  await bring(JSON.stringify({ ...file, played: [{ ...file.played?.[0], at: 1e300 }] }), "This is not a recovery file");
  await bring(JSON.stringify({ ...file, learnt: [1] }), "This is not a recovery file");
  await bring(JSON.stringify({ ...file, version: 2 }), "This file was saved by a newer Greathall");
  await bring(
    JSON.stringify({ ...file, hall: "https://hall.example", id: "another" }),
    "This file is from another hall, https://hall.example",
  );
  expect(await stored(other)).toEqual(had);
  // As it was written before finished games and lessons were in it.
  const { played, learnt, ...seatsAlone } = file;
  await bring(JSON.stringify(seatsAlone), "2 seats are back.");
  expect(Object.keys(await stored(other)).filter((name) => /\.(played|learnt)\./.test(name))).toEqual([]);
  await bring(text, "You have all the seats of this file already. 1 finished game is back.");
  const after = await stored(other);
  expect(after).toMatchObject(had);
  expect(JSON.parse(after[ended] ?? "")).toEqual(played?.[0]);
  expect(learnt?.map((game) => `greathall.learnt.${game}` in after)).toEqual([true]);
  await expect(games(other)).toHaveCount(2);
  // What one has already stays as it is, whatever the file says.
  await bring(
    JSON.stringify({
      ...file,
      seats: file.seats.map((seat) => ({ ...seat, name: "Eve" })),
      played: played?.map((game) => ({ ...game, won: !game.won })),
    }),
    /^You have all the seats of this file already\.$/,
  );
  expect(await stored(other)).toEqual(after);
  for (const at of [0, 1]) {
    await games(other).getByRole("link").nth(at).click();
    await waitForTurn(other);
    await other.goto(hall.url);
  }
  // What was brought is used: one has done as before, and sees the old game again.
  await other.getByRole("link", { name: "How I have done" }).click();
  await expect(other.getByText(/You have won [01] of 1 game\./)).toBeVisible();
  await expect(other.getByRole("article").filter({ hasText: "Dûhr" })).toContainText("Lesson done");
  await other.getByRole("link", { name: /Replay/ }).click();
  await expect(other.getByText(/^Move 0 of/)).toBeVisible();

  // The same hall at another address is no other hall.
  const network = await Network.to(hall);
  const moved = await guest(await newContext(context), network, "/");
  await moved.getByText("Recovery file").click();
  await moved.getByLabel("Bring seats back").setInputFiles({
    name: "seats.json",
    mimeType: "application/json",
    buffer: Buffer.from(text),
  });
  await expect(mine(moved).getByText("2 seats are back. 1 finished game is back.")).toBeVisible();
  await games(moved).getByRole("link").click();
  await waitForTurn(moved);
  await moved.context().close();
  await network.close();
});
