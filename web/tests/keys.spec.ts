/** The keys of seats, as this browser keeps them: nothing that happens in it loses one unasked. */
import type { BrowserContext, Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { expect, guest, type Hall, test, waitForTurn, watchful } from "./hall.ts";

const mine = (page: Page) => page.locator("section", { has: page.getByRole("heading", { name: "My games" }) });
const games = (page: Page) => mine(page).getByRole("listitem");
const FORGET = /^Forget this game of/;

/** What is stored, by name. */
const stored = (page: Page): Promise<Record<string, string>> => page.evaluate(() => ({ ...localStorage }));

/** A running game against a bot whose key this browser holds, and the page at it. */
async function seated(context: BrowserContext, hall: Hall): Promise<{ page: Page; path: string; key: string }> {
  const { table, seats } = await hall.lay("treachery", 1, ["random"], { options: { first: "0" } });
  const page = await guest(context, hall, seats[0] ?? "");
  await waitForTurn(page);
  return { page, path: `/table/${table}`, key: seats[0]?.split("#")[1] ?? "" };
}

/** A private table that Ada has laid by clicks, and the link that she made for Bea. */
async function invited(context: BrowserContext, hall: Hall): Promise<{ ada: Page; link: string }> {
  const ada = await guest(context, hall, "/new/treachery");
  await ada.getByLabel("Your name").fill("Ada");
  await ada.getByLabel(/Listed/).uncheck();
  await ada.getByText("More").click();
  await ada.getByLabel(/^Response windows/).fill("0");
  await ada.getByRole("button", { name: "Lay the table" }).click();
  await ada.getByLabel("Name of the guest").fill("Bea");
  await ada.getByRole("button", { name: "Make a link" }).click();
  await expect(ada.getByText("The seat of Bea")).toBeVisible();
  return { ada, link: await ada.getByRole("textbox", { name: "Link" }).first().inputValue() };
}

test("two tabs keep each other's seats", async ({ context, hall }) => {
  const one = await guest(context, hall, "/");
  const other = await guest(context, hall, "/");
  await expect(one.getByText("Your games appear here")).toBeVisible();
  await expect(other.getByText("Your games appear here")).toBeVisible();
  await one.getByRole("button", { name: "Play now: Treachery in a Pocket" }).click();
  await waitForTurn(one);
  await expect(games(other)).toHaveCount(1); // heard of without loading the page again
  await other.getByRole("button", { name: "Play now: Houses-Skirmish" }).click();
  await waitForTurn(other);
  const third = await guest(context, hall, "/");
  await expect(games(third)).toHaveCount(2);
  for (const called of ["Treachery in a Pocket", "Houses-Skirmish"]) await expect(mine(third)).toContainText(called);
});

/** What browsers stored until now: one list of tables. */
interface OldSeat {
  table: string;
  game: string;
  key: string;
  host: string;
  watch: string;
  name: string;
  at: number;
  over: boolean;
  people?: { name: string; key: string }[];
  ordered?: Record<string, number>;
  commitments?: Record<string, string>;
}

const old = (table: string, part: Partial<OldSeat>): OldSeat => ({
  table,
  game: "treachery",
  key: "",
  host: "",
  watch: "",
  name: "",
  at: 1_700_000_000_000,
  over: false,
  ...part,
});

/** Put such a list into the browser once, before the page is first opened. */
async function remember(context: BrowserContext, seats: OldSeat[]): Promise<void> {
  await context.addInitScript((list) => {
    if (sessionStorage.getItem("remembered")) return;
    sessionStorage.setItem("remembered", "yes");
    localStorage.setItem("greathall.seats", JSON.stringify(Object.fromEntries(list.map((seat) => [seat.table, seat]))));
  }, seats);
}

test("a seat is held however many tables one looks at", async ({ context, hall }) => {
  const { table, seats } = await hall.lay("treachery", 1, ["random"], { options: { first: "0" } });
  const watched = Array.from({ length: 39 }, (_, at) => old(`watched${at}`, { at: 1_700_000_000_001 + at }));
  const key = seats[0]?.split("#")[1] ?? "";
  await remember(context, [old(table, { key, name: "Ada" }), ...watched]);
  const page = await guest(context, hall, "/");
  await expect(games(page)).toHaveCount(1);
  for (let looks = 0; looks < 2; looks++) {
    const other = await hall.lay("treachery", 1, ["random"], { lesson: "" }); // a listed one
    await page.goto(`${hall.url}/table/${other.table}`);
    await expect(page.getByText("You watch")).toBeVisible();
  }
  await page.goto(hall.url);
  await expect(games(page)).toHaveCount(1);
  await games(page).getByRole("link").click();
  await waitForTurn(page);
  // Of the tables one only watched, the latest are remembered.
  const names = Object.keys(await stored(page)).filter((name) => name.startsWith("greathall.table."));
  expect(names).toHaveLength(41);
  expect(names).not.toContain("greathall.table.watched0");
});

test("what was stored in the old shape is all there in the new one", async ({ context, hall }) => {
  const alone = await hall.lay("treachery", 1, ["random"], { options: { first: "0" } });
  const shared = await hall.lay("treachery", 2, []);
  const [ada = "", bea = ""] = shared.seats.map((path) => path.split("#")[1]);
  const secret = await hall.lay("treachery", 1, ["random"], { options: { first: "0" } });
  const laid = await hall.ask<{ table: string; host: string; watch: string }>("POST", "/tables", {
    game: "treachery",
    seats: 2,
    listed: false,
  });
  const sat = await hall.ask<{ key: string }>("POST", `/tables/${laid.table}/seats/0`, { name: "Eva" }, laid.host);
  const finished = await hall.lay("treachery", 0, ["random", "random"]);
  const record = (): Promise<string> => hall.ask<string>("GET", `/records/${finished.table}/1`).catch(() => "");
  await expect.poll(record).toContain("seed");
  const sealed = "0".repeat(64);
  await remember(context, [
    old(alone.table, { key: alone.seats[0]?.split("#")[1] ?? "", name: "Ada", ordered: { k: 1 } }),
    old(shared.table, {
      key: ada,
      name: "Ada",
      people: [
        { name: "Ada", key: ada },
        { name: "Bea", key: bea },
      ],
    }),
    old(secret.table, { watch: secret.watch.split("#")[1] ?? "" }),
    old(laid.table, { key: sat.key, name: "Eva", host: laid.host, watch: laid.watch }),
    old(finished.table, { key: "k", name: "Zoe", over: true, commitments: { 1: sealed } }),
  ]);
  const page = await guest(context, hall, "/");
  await expect(games(page)).toHaveCount(3);
  await expect(mine(page)).toContainText("Ada, Bea");
  await page.getByRole("button", { name: "Show finished games (1)" }).click();
  await expect(games(page)).toHaveCount(4);
  const entries = await stored(page);
  expect(Object.keys(entries)).not.toContain("greathall.seats");
  const kept = Object.entries(entries).filter(([name]) => /^greathall\.(seat|table)\./.test(name));
  expect(kept.filter(([name]) => name.startsWith("greathall.seat."))).toHaveLength(5);
  for (const [, text] of kept) expect(JSON.parse(text)).toMatchObject({ version: 1 });

  await page.goto(`${hall.url}/table/${alone.table}`);
  await waitForTurn(page);
  await page.goto(`${hall.url}/table/${shared.table}`);
  await page.getByRole("button", { name: "Bea", exact: true }).click();
  await expect(page.locator(".side")).toBeVisible();
  await page.goto(`${hall.url}/table/${secret.table}`);
  await expect(page.getByText("You watch")).toBeVisible();
  await page.goto(`${hall.url}/table/${laid.table}`);
  await expect(page.getByText("Eva (you)")).toBeVisible();
  await expect(page.getByRole("button", { name: "Begin the game" })).toBeVisible(); // the host's
  await expect(page.getByText("To watch only")).toBeVisible();
  await page.goto(`${hall.url}/replay/${finished.table}/1`);
  await page.getByRole("button", { name: "Verify the shuffle" }).click();
  await expect(page.getByText("Your browser wrote it down")).toBeVisible();
  await expect(page.getByText(sealed)).toBeVisible();
});

test("whoever opens the link of another seat at their table is asked, and stays who they are", async ({
  context,
  hall,
}) => {
  const { ada, link } = await invited(context, hall);
  const asked = "You already sit at this table";
  // In the same tab, where only what follows the # changes.
  await ada.goto(link);
  await expect(ada.getByRole("heading", { name: asked })).toBeVisible();
  expect(await findings(ada)).toEqual([]);
  await expect(ada.getByRole("button", { name: "Go on as Ada" })).toBeFocused();
  await ada.keyboard.press("Enter");
  await expect(ada.getByText("Ada (you)")).toBeVisible();
  expect(ada.url()).not.toContain("#");
  // In another one; the question can be put off.
  const other = await guest(context, hall, new URL(link).pathname + new URL(link).hash);
  await expect(other.getByRole("heading", { name: asked })).toBeVisible();
  await other.getByRole("button", { name: "Cancel" }).click();
  await expect(games(other)).toHaveCount(1);
  await expect(games(other)).toContainText("Ada");
  await games(other).getByRole("link").click();
  await expect(other.getByText("Ada (you)")).toBeVisible();
  await expect(other.getByRole("button", { name: "Begin the game" })).toBeVisible();
  // The other seat is still its guest's.
  const bea = await guest(await newContext(context), hall, new URL(link).pathname + new URL(link).hash);
  await expect(bea.getByText("Bea (you)")).toBeVisible();
  // A link that is one's own asks nothing.
  await bea.goto(link);
  await expect(bea.getByText("Bea (you)")).toBeVisible();
});

test("a second seat can be taken at the same device, and both are kept", async ({ context, hall }) => {
  const { ada, link } = await invited(context, hall);
  await ada.goto(link);
  await ada.getByRole("button", { name: "Take that place as well" }).click();
  await expect(ada.getByText("Bea (you)")).toBeVisible();
  await ada.getByRole("button", { name: "Begin the game" }).click(); // still the host's right
  await expect(
    ada
      .locator(".side")
      .or(ada.getByRole("button", { name: /raise the curtain/ }))
      .first(),
  ).toBeVisible();
  await ada.reload();
  await expect(ada.getByText("Who holds the device?")).toBeVisible();
  await ada.getByRole("button", { name: "Ada", exact: true }).click();
  await expect(ada.locator(".mine")).toContainText("Ada");
  await ada.goto(hall.url);
  await expect(games(ada)).toHaveCount(1);
  await expect(games(ada)).toContainText("Ada, Bea");
});

test("watching one's own table by link costs no seat", async ({ context, hall }) => {
  const { table, seats, watch } = await hall.lay("treachery", 1, ["random"], { options: { first: "0" } });
  const page = await guest(context, hall, seats[0] ?? "");
  await waitForTurn(page);
  await page.goto(hall.url + watch);
  await page.getByRole("button", { name: "Take that place as well" }).click();
  await expect(page.getByText("You watch")).toBeVisible();
  await page.goto(`${hall.url}/table/${table}`);
  await waitForTurn(page);
});

test("forgetting a game asks, and can be undone", async ({ context, hall }) => {
  const { page, path, key } = await seated(context, hall);
  await page.goto(hall.url);
  const cross = page.getByRole("button", { name: FORGET });
  const dialog = page.getByRole("dialog", { name: "Forget this game?" });
  await cross.click();
  await expect(dialog).toContainText("Ada");
  await expect(dialog.getByRole("button", { name: "Keep it" })).toBeFocused();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(cross).toBeFocused();
  expect(JSON.stringify(await stored(page))).toContain(key);

  await cross.click();
  await dialog.getByRole("button", { name: "Forget it" }).click();
  const undo = page.getByRole("button", { name: /^Undo/ });
  await expect(undo).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "Forgotten" })).toBeVisible();
  expect(JSON.stringify(await stored(page))).not.toContain(key);
  expect(await findings(page)).toEqual([]);
  // It can still be undone after one has looked elsewhere.
  await page.getByRole("link", { name: "Build a deck" }).click();
  await page.getByRole("link", { name: "Greathall" }).click();
  await undo.click();
  await expect(games(page)).toContainText("Ada");
  await expect(games(page).getByRole("link")).toBeFocused();
  expect(JSON.stringify(await stored(page))).toContain(key);
  await page.goto(hall.url + path);
  await waitForTurn(page);
});

test("what one tab forgets the others forget too", async ({ context, hall }) => {
  const { page } = await seated(context, hall);
  const other = await guest(context, hall, "/");
  await expect(games(other)).toHaveCount(1);
  await page.goto(hall.url);
  await page.getByRole("button", { name: FORGET }).click();
  await page.getByRole("button", { name: "Forget it" }).click();
  await expect(games(other)).toHaveCount(0);
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(games(other)).toHaveCount(1);
});

test("a key that the hall no longer knows makes room for the next seat", async ({ context, hall }) => {
  const laid = await hall.ask<{ table: string; host: string }>("POST", "/tables", { game: "treachery", seats: 2 });
  const page = await guest(context, hall, `/table/${laid.table}`);
  await page.getByLabel("Your name").fill("Ada");
  await page.getByRole("button", { name: "Sit here" }).first().click();
  await expect(page.getByText("Ada (you)")).toBeVisible();
  await page.goto(hall.url);
  await expect(games(page)).toHaveCount(1);
  await hall.ask("DELETE", `/tables/${laid.table}/seats/0`, undefined, laid.host);
  await games(page).getByRole("link").click();
  await page.getByRole("button", { name: "Sit here" }).last().click();
  await expect(page.getByText("Ada (you)")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Ada (you)")).toBeVisible();
  expect(Object.keys(await stored(page)).filter((name) => name.startsWith("greathall.seat."))).toHaveLength(1);
});

test("a seat that was given away is no reason to ask at the door", async ({ context, hall }) => {
  const laid = await hall.ask<{ table: string; host: string }>("POST", "/tables", {
    game: "treachery",
    seats: 2,
    listed: false,
  });
  const seat = async (): Promise<string> =>
    (await hall.ask<{ key: string }>("POST", `/tables/${laid.table}/seats/1`, { name: "Bea" }, laid.host)).key;
  const page = await guest(context, hall, `/table/${laid.table}#${await seat()}`);
  await expect(page.getByText("Bea (you)")).toBeVisible();
  await page.goto(hall.url);
  await hall.ask("DELETE", `/tables/${laid.table}/seats/1`, undefined, laid.host);
  const again = await seat();
  await page.goto(`${hall.url}/table/${laid.table}#${again}`);
  await expect(page.getByText("Bea (you)")).toBeVisible();
  const kept = Object.keys(await stored(page)).filter((name) => name.startsWith("greathall.seat."));
  expect(kept).toEqual([`greathall.seat.${laid.table}.${again}`]);
});

test("a table that the hall does not find keeps its key among the finished games", async ({ context, hall }) => {
  await remember(context, [old("elsewhere", { key: "k", name: "Ada" })]);
  const page = await guest(context, hall, "/");
  await games(page).getByRole("link").click();
  await expect(page.getByText("There is no such table.")).toBeVisible();
  await page.goto(hall.url);
  await expect(games(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Show finished games (1)" }).click();
  await expect(games(page)).toHaveCount(1);
});

test("entries of a later page are left as they are", async ({ context, hall }) => {
  const { page, path, key } = await seated(context, hall);
  const name = `greathall.seat.${path.split("/")[2]}.${key}`;
  expect(await stored(page)).toHaveProperty([name]);
  const later = JSON.stringify({ version: 2, rolled: [key] });
  await page.evaluate(([where, text]) => localStorage.setItem(where, text), [name, later] as const);
  await page.goto(`${hall.url}${path}#${key}`);
  await page.reload();
  await page.goto(`${hall.url}${path}#${key}`);
  await waitForTurn(page);
  expect((await stored(page))[name]).toBe(later);
});

/** Leave no room in the storage, until "full" is taken out of it. */
function fill(): void {
  for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2))
    for (;;)
      try {
        localStorage.setItem("full", (localStorage.getItem("full") ?? "") + "x".repeat(size));
      } catch {
        break;
      }
}

test("without room for the new shape the old list stays, and nobody is alarmed", async ({ context, hall }) => {
  const { table, seats } = await hall.lay("treachery", 1, ["random"], { options: { first: "0" } });
  const key = seats[0]?.split("#")[1] ?? "";
  await remember(context, [old(table, { key, name: "Ada" })]);
  await context.addInitScript(fill);
  const page = await guest(context, hall, "/");
  await expect(games(page)).toHaveCount(1);
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(Object.keys(await stored(page)).sort()).toEqual(["full", "greathall.seats"]);
  await games(page).getByRole("link").click();
  await waitForTurn(page);
  await page.evaluate(() => localStorage.removeItem("full"));
  const later = await guest(context, hall, "/");
  await expect(games(later)).toHaveCount(1);
});

test("where there is no room for a key the page says so, and keeps it as soon as there is", async ({
  context,
  hall,
}) => {
  const page = await guest(context, hall, "/");
  await page.evaluate(fill);
  await page.getByRole("button", { name: "Play now: Treachery in a Pocket" }).click();
  await waitForTurn(page);
  const told = page.getByRole("alert").filter({ hasText: "can't keep the key" });
  await expect(told).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await told.getByRole("button", { name: /^Copy the link/ }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole("link", { name: "To the hall" }).click();
  await expect(games(page)).toHaveCount(1); // until the page is left it is there
  await page.evaluate(() => localStorage.removeItem("full"));
  await games(page).getByRole("link").click();
  await waitForTurn(page);
  await expect(told).toBeHidden();
  expect(JSON.stringify(await stored(page))).toContain(link.split("#")[1] ?? "?");
  const elsewhere = await guest(await newContext(context), hall, new URL(link).pathname + new URL(link).hash);
  await waitForTurn(elsewhere);
});

test("without any storage one plays, is told, and is held back from leaving", async ({ context, hall }) => {
  await context.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("closed", "SecurityError");
      },
    }),
  );
  const page = await guest(context, hall, "/");
  await page.getByRole("button", { name: "Play now: Treachery in a Pocket" }).click();
  await waitForTurn(page);
  const told = page.getByRole("alert").filter({ hasText: "can't keep the key" });
  await expect(told).toBeVisible();
  await told.getByRole("button", { name: "Close" }).click();
  await expect(told).toBeHidden();
  const held = page.waitForEvent("dialog");
  const left = page.close({ runBeforeUnload: true });
  const question = await held;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  await left;
  await expect(page.locator(".ladder")).toBeVisible();
});

test("the question at the door fits a phone, by night and by day, in German too", async ({ browser, hall }) => {
  for (const light of ["night", "day"]) {
    const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    await phone.addInitScript(
      (wanted) => localStorage.setItem("greathall.wishes", JSON.stringify({ light: wanted, language: "de" })),
      light,
    );
    const { seats } = await hall.lay("treachery", 2, []);
    const page = await guest(phone, hall, seats[0] ?? "");
    await expect(page.locator(".side")).toBeVisible();
    await page.goto(hall.url + seats[1]);
    await expect(page.getByRole("heading", { name: "Du sitzt schon an diesem Tisch" })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.goto(hall.url);
    await page.getByRole("button", { name: /vergessen$/ }).tap();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Vergessen" }).tap();
    await expect(page.getByRole("button", { name: /^Zurücknehmen/ })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await phone.close();
  }
});

/** Somebody else's browser. */
async function newContext(context: BrowserContext): Promise<BrowserContext> {
  const browser = context.browser();
  if (!browser) throw new Error("the browser is gone");
  return browser.newContext();
}

test("a person who shares the device and is shown out is no longer waited for there", async ({ page, hall }) => {
  watchful(page, hall);
  await page.goto(`${hall.url}/new/treachery`);
  await page.getByLabel("Your name").fill("Ada");
  await page.getByLabel(/^Several people at this device/).check();
  await page.getByRole("button", { name: "Lay the table" }).click();
  await page.getByLabel("At this device too").fill("Bea");
  await page.getByRole("button", { name: "Seat them here" }).click();
  await page.getByRole("listitem").filter({ hasText: "Bea" }).getByRole("button", { name: "Free the seat" }).click();
  await page.getByLabel("Name of the guest").fill("Bea");
  await page.getByRole("button", { name: "Make a link" }).click();
  await page.getByRole("button", { name: "Begin the game" }).click();
  await expect(page.locator(".side")).toBeVisible();
  await page.reload();
  await expect(page.locator(".side")).toBeVisible(); // nobody asks who holds the device
});

test("a guest who is shown out takes nobody of the same name at this device along", async ({ page, hall }) => {
  watchful(page, hall);
  await page.goto(`${hall.url}/new/treachery`);
  await page.getByLabel("Your name").fill("Ada");
  await page.getByLabel("Seats").selectOption("3");
  await page.getByLabel(/^Several people at this device/).check();
  await page.getByRole("button", { name: "Lay the table" }).click();
  await page.getByLabel("At this device too").fill("Bea");
  await page.getByRole("button", { name: "Seat them here" }).click();
  const beas = page.getByRole("listitem").filter({ hasText: "Bea" });
  await expect(beas).toHaveCount(1);
  await page.getByLabel("Name of the guest").fill("Bea");
  await page.getByRole("button", { name: "Make a link" }).click();
  await expect(beas).toHaveCount(2);
  await beas.last().getByRole("button", { name: "Free the seat" }).click();
  await expect(beas).toHaveCount(1);
  await page.getByRole("button", { name: "Fill with bots" }).click();
  await page.getByRole("button", { name: "Begin the game" }).click();
  await expect(
    page
      .locator(".table")
      .or(page.getByRole("button", { name: /raise the curtain/ }))
      .first(),
  ).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Bea", exact: true }).click();
  await expect(page.locator(".mine")).toContainText("Bea");
});
