/** The keys of seats, as this browser keeps them: nothing that happens in it loses one unasked. */
import type { BrowserContext } from "@playwright/test";
import { findings } from "./axe.ts";
import { expect, guest, test, waitForTurn } from "./hall.ts";
import { games, mine, newContext, seated, stored } from "./seats.ts";

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
    await expect(page.getByText("You are watching")).toBeVisible();
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
  await expect(page.getByText("You are watching")).toBeVisible();
  await page.goto(`${hall.url}/table/${laid.table}`);
  await expect(page.getByText("Eva (you)")).toBeVisible();
  await expect(page.getByRole("button", { name: "Begin the game" })).toBeVisible(); // the host's
  await expect(page.getByText("To watch only")).toBeVisible();
  await page.goto(`${hall.url}/replay/${finished.table}/1`);
  await page.getByRole("button", { name: "Verify the shuffle" }).click();
  await expect(page.getByText("Your browser wrote it down")).toBeVisible();
  await expect(page.getByText(sealed)).toBeVisible();
});

test("a key that the hall no longer knows makes room for the next seat", async ({ context, hall }) => {
  const laid = await hall.ask<{ table: string; host: string }>("POST", "/tables", { game: "treachery", seats: 2 });
  const page = await guest(context, hall, `/table/${laid.table}`);
  await page.getByLabel("Your name").fill("Ada");
  await page.getByRole("button", { name: "Sit here" }).first().click();
  await expect(page.getByText("Ada (you)")).toBeVisible();
  await page.goto(hall.url);
  await expect(games(page)).toHaveCount(1);
  const held = Object.keys(await stored(page)).find((name) => name.startsWith("greathall.seat."));
  await hall.ask("DELETE", `/tables/${laid.table}/seats/0`, undefined, held?.split(".").at(-1));
  await games(page).getByRole("link").click();
  await page.getByRole("button", { name: "Sit here" }).last().click();
  await expect(page.getByText("Ada (you)")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Ada (you)")).toBeVisible();
  expect(Object.keys(await stored(page)).filter((name) => name.startsWith("greathall.seat."))).toHaveLength(1);
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
  expect(Object.keys(await stored(page)).sort()).toEqual(["full", "greathall.manner", "greathall.seats"]);
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
