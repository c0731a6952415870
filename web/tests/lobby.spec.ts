import type { Locator, Page } from "@playwright/test";
import { steady } from "../src/screens/hall/steady.ts";
import { findings } from "./axe.ts";
import { person } from "./gathering.ts";
import { alone, expect, guest, type Hall, test } from "./hall.ts";

const named = (page: Page) => page.getByLabel("Your name");

test("a name is checked before a table is laid, and refusals never show a field's path", async ({
  browser,
  context,
  hall,
}) => {
  const page = await context.newPage();
  await page.goto(`${hall.url}/new/treachery`);
  let laid = 0;
  page.on("response", (answer) => {
    if (answer.request().method() === "POST" && answer.url().endsWith("/api/tables") && answer.ok()) laid++;
  });
  await named(page).fill("!!!");
  await page.getByRole("button", { name: "Lay the table" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "A name has 1 to 24 characters, at least one of them a letter or a number; choose another.",
  );
  expect(laid).toBe(0);
  await named(page).fill("Ada");
  await page.getByRole("button", { name: "Lay the table" }).click();
  await page.waitForURL("**/table/*");
  expect(laid).toBe(1);

  // Whoever sits down is refused in a sentence, too: one with no name, one with that of the host.
  for (const [name, said] of [
    ["…", "A name has 1 to 24 characters, at least one of them a letter or a number; choose another."],
    ["ADA", "Someone at this table is called “Ada”, or something very like it; choose another name."],
  ] as const) {
    const guest = await person(browser, hall, name, new URL(page.url()).pathname, { refused: true });
    await guest.getByRole("button", { name: "Sit here" }).first().click();
    await expect(guest.getByRole("alert")).toHaveText(said);
  }
});

test("a stranger at a private table is told so at once, before the game and in it", async ({ browser, hall }) => {
  const gathering = await hall.ask<{ table: string }>("POST", "/tables", {
    game: "treachery",
    seats: 2,
    listed: false,
  });
  const playing = await hall.lay("treachery", 2, [], { listed: false });
  for (const { table } of [gathering, playing]) {
    const context = await browser.newContext();
    await context.clock.install();
    const seen = context.waitForEvent("requestfinished", (request) => request.url().endsWith(`/api/tables/${table}`));
    const page = await guest(context, hall, `/table/${table}`);
    let asked = 0;
    await expect(page.getByRole("alert")).toHaveText("This table is private: ask its host for a link.");
    await seen;
    await page.evaluate(() => undefined); // until the page has read what it was told
    page.on("request", () => (asked += 1));
    await expect(page.getByText("You will watch when the game begins.")).toHaveCount(0);
    await context.clock.runFor(30_000);
    expect(asked, "and nothing is waited for").toBe(0);
    await context.close();
  }
});

/** A table with these people, the first of whom is its host. */
async function lay(
  hall: Hall,
  plan: Record<string, unknown>,
  ...names: string[]
): Promise<{ table: string; host: string }> {
  const laid = await hall.ask<{ table: string; host: string }>("POST", "/tables", {
    game: "treachery",
    seats: 3,
    ...plan,
  });
  for (const [seat, name] of names.entries())
    await hall.ask("POST", `/tables/${laid.table}/seats/${seat}`, { name }, laid.host);
  return laid;
}

/** The open tables. */
const rows = (page: Page): Locator => page.locator("section", { has: page.locator("#open-tables") }).locator("li");
/** Until the page has asked the hall again and shows what it heard. */
async function looked(page: Page): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().includes("phase=gathering"));
  await page.clock.runFor(5000);
  await (await answer).finished();
}

alone("the hall lists only tables that one can join, with all that one would ask", async ({ browser, hall }) => {
  await lay(hall, { seats: 2 }, "Ada", "Bea"); // nobody could sit down there
  await lay(hall, { listed: false }, "Cid");
  await lay(
    hall,
    {
      game: "thrones",
      language: "de",
      match: false,
      window: 4,
      options: { variant: "littlefinger" },
      pace: { kind: "real_time", decision: 45 },
    },
    "Dov",
  );
  await hall.pass(180);
  const host = await person(browser, hall, "Eva", "/new/treachery");
  await host.getByLabel(/A match/).check();
  await host.getByRole("button", { name: "Lay the table" }).click();
  await expect(host.getByText("Eva (you)")).toBeVisible();
  const page = await person(browser, hall, "Fay", "/");
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).nth(0)).toContainText("Treachery in a Pocket");
  await expect(rows(page).nth(0)).toContainText("Eva");
  await expect(rows(page).nth(0)).toContainText("no clock · a match · English · laid just now");
  await expect(rows(page).nth(0)).toContainText("1 seat free");
  await expect(rows(page).nth(0)).toContainText("the host is here");
  await expect(rows(page).nth(1)).toContainText("A Game of Thrones");
  await expect(rows(page).nth(1)).toContainText(
    "45 seconds for each decision · windows of 4 seconds · Littlefinger · Deutsch · laid 3 minutes ago",
  );
  await expect(rows(page).nth(1)).toContainText("2 seats free");
  await expect(rows(page).nth(1)).toContainText("the host is away");
  expect(await findings(page)).toEqual([]);
  await page.getByRole("combobox", { name: "Language", exact: true }).selectOption("de");
  await expect(rows(page).nth(0)).toContainText("ohne Zeitdruck · ein Wettkampf · English · gerade eben eröffnet");
  await expect(rows(page).nth(1)).toContainText(
    "45 Sekunden je Entscheidung · Antwortfenster: 4 Sekunden · Kleinfinger · Deutsch · eröffnet vor 3 Minuten",
  );
  await rows(page).nth(0).getByRole("link").click();
  await expect(page.getByText("Eva", { exact: true })).toBeVisible();
});

alone("tables are filtered, and the browser keeps by what", async ({ browser, hall }) => {
  await lay(hall, { language: "de" }, "Ada");
  await lay(hall, { language: "en", pace: { kind: "days", days: 2 } }, "Bea");
  await lay(hall, { game: "duhr", seats: 4, language: "en", pace: { kind: "real_time" } }, "Cid");
  const page = await person(browser, hall, "Dov", "/");
  const filters = page.getByRole("group", { name: "Which tables" });
  const only = async (...names: string[]): Promise<void> => {
    await expect(rows(page)).toHaveCount(names.length);
    for (const [at, name] of names.entries()) await expect(rows(page).nth(at)).toContainText(name);
  };
  await only("Cid", "Bea", "Ada");
  await filters.getByLabel("Game").selectOption("treachery");
  await only("Bea", "Ada");
  await filters.getByLabel("Pace").selectOption("days");
  await only("Bea");
  await page.reload();
  await only("Bea");
  await expect(filters.getByLabel("Pace")).toHaveValue("days");
  await filters.getByLabel("Pace").selectOption("");
  await filters.getByLabel("Language of the table").selectOption("de");
  await only("Ada");
  await filters.getByLabel("The host is there").check();
  await only();
  await expect(page.getByText("No table like that is open. Lay one, or be paired with anyone.")).toBeVisible();
  expect(await findings(page)).toEqual([]);
  const open = page.locator("section", { has: page.locator("#open-tables") });
  await expect(open.getByRole("link", { name: "Lay a table" })).toHaveAttribute("href", "/new/treachery");
  await open.getByRole("button", { name: "Show all tables" }).click();
  await only("Cid", "Bea", "Ada");
  await filters.getByLabel("Game").selectOption("skirmish");
  await open.getByRole("button", { name: "Play anyone now: Houses-Skirmish" }).click();
  await expect(page.getByText("You are the first of 2.")).toBeVisible();
});

alone("the list follows the hall without jumping under the pointer or taking the focus", async ({ browser, hall }) => {
  const first = await lay(hall, {}, "Ada");
  await lay(hall, {}, "Bea");
  const page = await person(browser, hall, "Dov", "/");
  await page.clock.install();
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByRole("status").filter({ hasText: "tables are open" })).toHaveText("2 tables are open.");
  // Under the pointer nothing moves: what is new follows, and what is gone keeps its place.
  await rows(page).nth(1).hover();
  await hall.ask("POST", `/tables/${first.table}/seats/1/bot`, { bot: "easy" }, first.host);
  await hall.ask("POST", `/tables/${first.table}/seats/2/bot`, { bot: "easy" }, first.host);
  await lay(hall, {}, "Cid");
  await looked(page);
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).nth(0)).toContainText("Bea");
  await expect(rows(page).nth(1)).toContainText("Ada");
  await expect(rows(page).nth(1)).toContainText("No longer open");
  await expect(rows(page).nth(2)).toContainText("Cid");
  await page.mouse.move(0, 0);
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).nth(0)).toContainText("Cid");
  // The focus stays where it is.
  await rows(page).nth(1).getByRole("link").focus();
  await lay(hall, {}, "Eva");
  await looked(page);
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).nth(1)).toContainText("Bea");
  await expect(rows(page).nth(1).getByRole("link")).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(rows(page).nth(0).getByRole("link")).toBeFocused();
  await expect(rows(page).nth(2), "while the focus is in the list").toContainText("Eva");
  await page.getByLabel("Your name").focus();
  await expect(rows(page).nth(0)).toContainText("Eva");
  // A screen reader is told now and then, not each time.
  await expect(page.getByRole("status").filter({ hasText: "open" })).toHaveText("2 tables are open.");
  await page.clock.runFor(30_000);
  await expect(page.getByRole("status").filter({ hasText: "open" })).toHaveText("3 tables are open.");
});

alone("a table whose host has left looks so, and drops out after a while", async ({ browser, hall }) => {
  const host = await person(browser, hall, "Ada", "/new/treachery");
  await host.getByRole("button", { name: "Lay the table" }).click();
  await expect(host.getByText("Ada (you)")).toBeVisible();
  const page = await person(browser, hall, "Bea", "/");
  await expect(rows(page)).toContainText("the host is here");
  const { pathname } = new URL(host.url());
  await host.context().close();
  await expect(rows(page)).toContainText("the host is away");
  await hall.pass(600);
  await expect(rows(page)).toHaveCount(0);
  await page.goto(hall.url + pathname);
  await expect(page.getByRole("button", { name: "Sit here" }).first()).toBeVisible(); // its link still works
});

alone("only games that one may watch are listed to watch", async ({ browser, hall }) => {
  await hall.lay("treachery", 2, [], { watchers: "none" });
  await hall.lay("skirmish", 2, []);
  const page = await person(browser, hall, "Cid", "/");
  const watched = page.locator("section", { has: page.getByRole("heading", { name: "Games to watch" }) }).locator("li");
  await expect(watched).toHaveCount(1);
  await expect(watched).toContainText("Houses-Skirmish");
});

test("messengers find a title, a sentence and a picture of a link, and the page stays as strict as it is", async ({
  hall,
  request,
}) => {
  const fetched = async (
    path: string,
  ): Promise<{ said: (name: string) => string; headers: Record<string, string> }> => {
    const answer = await request.get(hall.url + path, { headers: { "accept-language": "de" } });
    const text = await answer.text();
    const said = (name: string): string =>
      new RegExp(`<meta property="og:${name}" content="([^"]*)">`).exec(text)?.[1] ?? "";
    return { said, headers: answer.headers() };
  };
  const plain = (await request.get(`${hall.url}/candle.svg`)).headers();
  for (const [path, title] of [
    ["/", "Greathall"],
    ["/new/duhr", "Einen Tisch für Dûhr: The Lesser Houses eröffnen"],
    ["/learn/skirmish", "Houses-Skirmish lernen"],
    ["/table/nonesuch", "Du bist an einen Tisch eingeladen"],
    ["/replay/nonesuch/1", "Eine beendete Partie"],
  ] as const) {
    const { said, headers } = await fetched(path);
    expect(said("title")).toBe(title);
    expect(said("description")).not.toBe("");
    expect(said("image")).toContain(hall.url);
    const picture = await request.get(said("image"));
    expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/jpeg"]);
    expect(headers["cache-control"]).toBe("no-cache");
    expect(headers["content-security-policy"]).toBe(plain["content-security-policy"]);
  }

  // Of a listed table as much as the lobby says, without names; of a private one nothing, not even that it is there.
  const laid = async (listed: boolean): Promise<string> => {
    const { table, host } = await hall.ask<{ table: string; host: string }>("POST", "/tables", {
      game: "treachery",
      seats: 4,
      listed,
    });
    for (const [seat, name] of ["Ada", "Bea", "Cid"].entries())
      await hall.ask("POST", `/tables/${table}/seats/${seat}`, { name }, host);
    return table;
  };
  for (const [table, ...said] of [
    [await laid(true), "Ein Tisch für Treachery in a Pocket", "1 Platz ist frei. Ohne Zeitdruck.", "treachery"],
    [
      await laid(false),
      "Du bist an einen Tisch eingeladen",
      "Öffne den Link im Browser: Es muss nichts installiert werden.",
      "hall",
    ],
  ] as const) {
    const shown = await fetched(`/table/${table}`);
    const [title, about, picture] = said;
    expect([shown.said("title"), shown.said("description")]).toEqual([title, about]);
    expect(shown.said("image")).toBe(`${hall.url}/previews/${picture}.jpg`);
  }
});

test("a list that is held keeps the places of its rows", () => {
  const named = (item: string): string => item.split(" ")[0] ?? "";
  const before = steady([], ["a", "b", "c"], false, named);
  expect(before.map(({ item }) => item)).toEqual(["a", "b", "c"]);
  expect(steady(before, ["d", "c 2", "a"], true, named)).toEqual([
    { item: "a", gone: false },
    { item: "b", gone: true },
    { item: "c 2", gone: false },
    { item: "d", gone: false },
  ]);
  expect(steady(before, ["d", "c 2", "a"], false, named).map(({ item }) => item)).toEqual(["d", "c 2", "a"]);
});
