/** A language more, by its files alone: the page is built with the dotted one beside the others. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Locator, Page } from "@playwright/test";
import { DottedHall } from "./dotted.ts";
import { asked, decide, expect, settle, test, waitForTurn } from "./hall.ts";
import { undotted } from "./language.ts";
import { letTheRivalKill, NAMES as NOBLES } from "./nobles.ts";
import { noteAll, noted, tellBriefly } from "./noted.ts";

const LACKS = "hall-about";
/** Names that people have given, those of the bots that only tests choose, what is written on a key, and the version that `outdate` makes up. */
const NAMES = ["Greathall", "Esc", "Ada", "Bea", "Cid", "random", "0.0.1 of", ...NOBLES];
/** The titles of games, as the hall writes them into previews. */
const named = (text: string): string =>
  text.replace(
    /Greathall|Treachery in a Pocket|Houses-Skirmish|Dûhr: The Lesser Houses|A Game of Thrones: The Card Game/g,
    "",
  );
/** Why a table may be closed to somebody. */
const CLOSED = [
  "not_yours",
  "not_there",
  "seat_freed",
  "removed",
  "other_protocol",
  "unreadable",
  "other_engine",
  "rekeyed",
  "nonsense",
];
/** What languages call themselves. */
const EXEMPT = ["option[value=en]", "option[value=de]"];

// What a test fulfils has no address, and would not be allowed to reach the hall on this machine.
test.use({ permissions: ["local-network-access"] });

test.describe.configure({ mode: "default" }); // one build for all

const dots = new DottedHall();
const hall = dots.hall; // where nobody else has laid tables, with names of their own

test.beforeAll(() => dots.open(LACKS));
test.afterAll(() => dots.close());

/** The fields of cards and decks that people read. Others hold words of the code, such as the type `Character`. */
const WORDED = ["names", "name", "short", "epithet", "title", "kind", "trait", "brief", "text", "about"];

/** The texts in these fields. */
function textsIn(value: unknown, read = false): string[] {
  if (typeof value === "string") return read ? [value] : [];
  return Object.entries(value ?? {}).flatMap(([key, each]) => textsIn(each, read || WORDED.includes(key)));
}

/** What the card files say, which a language need not change: names of people and Houses, of traits and decks, and some texts. */
async function readPrinted(): Promise<string[]> {
  const read = async (path: string): Promise<unknown> =>
    (
      await fetch(`${hall.url}/api/games${path}`, { headers: { "accept-language": "qps", connection: "close" } })
    ).json();
  const games = (await read("")) as { name: string; title: string }[];
  const found = games.map((game) => game.title);
  for (const { name } of games) {
    const file = readFileSync(
      join(import.meta.dirname, `../../src/greathall/games/${name}/cards.toml`),
      "utf8",
    ).toLowerCase();
    const said = textsIn([await read(`/${name}/cards`), await read(`/${name}/decks`)]);
    found.push(...said.filter((text) => file.includes(text.toLowerCase())));
  }
  // On buttons sentences have no full stop.
  const names = found.filter((text) => /\p{Lu}/u.test(text)).flatMap((text) => [text, text.replace(/\.$/, "")]);
  return [...new Set([...NAMES, ...names])].sort((one, other) => other.length - one.length);
}

/** Read once for all tests of this file. */
let printed: Promise<string[]> | undefined;

/** What is read or heard on a page without dots, but for names and whatever these selectors find. */
async function plain(page: Page, ...except: string[]): Promise<string[]> {
  const texts = await page.evaluate(
    (except) => {
      const found: string[] = [];
      for (const element of document.querySelectorAll("#hall *")) {
        if (element.closest(except)) continue;
        for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? "");
        for (const name of ["aria-label", "title", "placeholder", "label"])
          found.push(element.getAttribute(name) ?? "");
      }
      return found;
    },
    [...EXEMPT, ...except].join(),
  );
  return withoutDots(texts);
}

/** Those of these texts that have words without dots, but for names. */
async function withoutDots(texts: string[]): Promise<string[]> {
  const names = await (printed ??= readPrinted());
  const large = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
  const left = (text: string): string =>
    names.reduce((rest, name) => rest.replaceAll(name, "").replaceAll(large(name), ""), text);
  expect(texts.filter((text) => text.includes("\u0323")).length).toBeGreaterThan(0);
  // "5 minutes" and "Thu, Nov 19, 3:32 PM" is how the browser writes them.
  const words = (text: string): number =>
    undotted(text.replaceAll(/\d (second|minute|hour|day)s?\b( ago)?|\w{3}, \w{3} \d+|\d\s[AP]M/g, "")).length;
  return texts.filter((text) => words(text) > 0 && words(left(text)) > 0);
}

test("a language is chosen as soon as its files are there, and what they lack is said in English", async ({ page }) => {
  await dots.show(page);
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(hall.url);
  await expect(page.getByRole("heading", { name: "Take a seat by the candle." })).toBeVisible();
  const files = (): string[] => fetched.filter((path) => /\/(de|qps)-[^/]*\.js$/.test(path));
  expect(files()).toEqual([]);
  await page.getByRole("combobox", { name: "Language", exact: true }).selectOption("qps");
  await expect(page.locator("html")).toHaveAttribute("lang", "qps");
  expect(files()).toHaveLength(1);
  await expect(page.locator("section.open p")).toHaveText("Card games of feuding Houses, against people or bots.");
  await expect(page.locator("article").first()).toBeVisible();
  await expect.poll(() => plain(page, "section.open p")).toEqual([]);
});

const GAMES = { treachery: 2, skirmish: 2, duhr: 4, thrones: 2 };
/** The rules are in English where nobody has translated them. */
const RULES = [".rules h3", ".rules li"];

/** Look for plain words in every part of a game, now and then in that number of decisions. */
async function lookThrough(page: Page, game: string, seats: number, turns: number): Promise<void> {
  await dots.show(page, "qps");
  await page.goto(`${hall.url}/new/${game}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => plain(page)).toEqual([]);

  const laid = await hall.lay(game, 1, Array<string>(seats - 1).fill("random"));
  await noteAll(page, ...EXEMPT, ...RULES);
  await tellBriefly(page);
  await page.goto(hall.url + laid.seats[0]);
  const tabs = page.locator("header nav button[aria-pressed]");
  const over = page.locator("section.ended");
  for (let turn = 0; turn < turns; turn++) {
    await expect(asked(page).or(over).first()).toBeVisible();
    for (let tab = 0; turn % 4 === 0 && tab < (await tabs.count()); tab++) {
      if ((await tabs.nth(tab).getAttribute("aria-pressed")) === "false") await tabs.nth(tab).click();
      const message = `decision ${turn + 1}, tab ${tab + 1}`;
      await expect.poll(() => plain(page, ...RULES), { message }).toEqual([]);
    }
    if (await over.isVisible()) break;
    await expect(page.locator("footer .link")).toHaveCount(0);
    await decide(page, (count) => turn % count);
  }
  expect(await withoutDots(await noted(page))).toEqual([]); // nor on the stage, or whatever else was gone again
}

for (const [game, seats] of Object.entries(GAMES)) {
  test(`in that language no plain word is left of ${game}: a new table, the game, its log, talk and deals`, ({
    page,
  }) => lookThrough(page, game, seats, 5));
  test(`nor of a long game of ${game}`, { tag: "@long" }, ({ page }) => lookThrough(page, game, seats, 40));
}

/** A game that is over, and the key of a seat in it. */
async function playedByBots(): Promise<{ table: string; key: string }> {
  const { table, seats, host } = await hall.lay("treachery", 1, ["random"]);
  await hall.giveToBot(table, host);
  const key = seats[0]?.split("#")[1] ?? "";
  const recorded = (): Promise<boolean> =>
    hall.ask("GET", `/records/${table}/1`, undefined, key).then(Boolean, () => false);
  await expect.poll(recorded).toBe(true);
  return { table, key };
}

test("nor in the deck builder, nor in a replay", async ({ page }) => {
  await dots.show(page, "qps");
  await page.goto(`${hall.url}/decks`);
  await expect(page.locator("main").getByRole("button").first()).toBeVisible();
  await expect.poll(() => plain(page)).toEqual([]);
  await button(page, "Import").click();
  await nothingPlain(page, page.locator("dialog[open] textarea"));
  const { table, key } = await playedByBots();
  await page.goto(`${hall.url}/replay/${table}/1#at=5&eyes=all&key=${key}`);
  await expect(page.locator(".told")).toBeVisible();
  await expect.poll(() => plain(page)).toEqual([]);
});

/** A name as the dotted language has it. */
const dot = (text: string): string => text.replace(/\p{L}/gu, "$&\u0323");
const button = (page: Page, name: string): Locator => page.getByRole("button", { name: dot(name) }).first();

/** Somebody who speaks that language, with a browser of their own. */
async function come(browser: Browser, path: string, refused = false): Promise<Page> {
  const context = await browser.newContext({ permissions: ["local-network-access"] });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await dots.show(page, "qps", refused);
  await page.goto(hall.url + path);
  return page;
}

/** Nothing is left here, once this is in sight. */
async function nothingPlain(page: Page, seen: Locator, ...except: string[]): Promise<void> {
  await expect(seen).toBeVisible();
  await expect.poll(() => plain(page, ...except)).toEqual([]);
}

test("nor where nothing is, nor at tables that are closed to one", async ({ page }) => {
  await dots.show(page, "qps");
  await page.goto(`${hall.url}/no/such/room`);
  await nothingPlain(page, page.getByText(dot("There is no such room in this hall.")));
  let why = "";
  await page.routeWebSocket(/\/wire\//, (socket) =>
    socket.onMessage(() => void socket.close({ code: 1008, reason: why })),
  );
  const { seats } = await hall.lay("treachery", 1, ["random"]);
  for (why of CLOSED) {
    await page.goto(hall.url);
    await page.goto(hall.url + seats[0]);
    await nothingPlain(page, page.locator("main p, main h1").first());
  }
});

test("nor in the room before the game, in its terms, nor where links to seats lead", async ({ browser }) => {
  const plan = { game: "thrones", seats: 3, listed: false, pace: { kind: "real_time", decision: 90 } };
  const { table, host } = await hall.ask<{ table: string; host: string }>("POST", "/tables", plan);
  const { key } = await hall.ask<{ key: string }>("POST", `/tables/${table}/seats/0`, { name: "Ada" }, host);
  const { token } = await hall.ask<{ token: string }>(
    "POST",
    `/tables/${table}/seats/1/invitation`,
    { name: "Bea" },
    key,
  );
  const ada = await come(browser, `/table/${table}#${key}`);
  await nothingPlain(ada, ada.getByText("Bea", { exact: true }).first());
  const bea = await come(browser, `/table/${table}#invite=${token}`);
  await nothingPlain(bea, button(bea, "Take the seat"));
  const device = await hall.ask<{ token: string }>("POST", `/tables/${table}/device`, undefined, key);
  const phone = await come(browser, `/table/${table}#device=${device.token}`, true);
  await nothingPlain(phone, button(phone, "Open the seat here"));
  await phone.goto(hall.url);
  await phone.goto(`${hall.url}/table/${table}#device=${"x".repeat(43)}`);
  await nothingPlain(phone, phone.getByRole("alert").first());
  for (const one of [ada, bea, phone]) await one.context().close();
});

test("nor where one waits to be paired, in My games, its recovery file, and what one has done", async ({ browser }) => {
  const ada = await come(browser, "/");
  await ada
    .locator("article")
    .first()
    .getByRole("button")
    .filter({ hasText: dot("Play anyone now") })
    .click();
  await ada.getByRole("textbox").first().or(ada.locator("p.count")).first().waitFor();
  if (await ada.getByRole("button", { name: dot("Find someone to play") }).isVisible())
    await ada.getByRole("button", { name: dot("Find someone to play") }).click();
  await nothingPlain(ada, ada.locator("p.count"));
  const { seats } = await hall.lay("treachery", 1, ["random"]);
  await ada.goto(hall.url + seats[0]);
  await expect(asked(ada)).toBeVisible();
  await ada.goto(hall.url);
  await ada.locator("summary", { hasText: dot("Recovery file") }).click();
  await nothingPlain(ada, button(ada, "Save my seats"), "section.open p");
  await ada.goto(`${hall.url}/progress`);
  await nothingPlain(ada, ada.getByRole("heading", { level: 1 }));
  await ada.context().close();
});

test("nor in the settings, a game over days and its holidays, and before somebody resigns", async ({ browser }) => {
  const plan = { pace: { kind: "days", days: 2 }, holidays: 7 };
  const { seats } = await hall.lay("skirmish", 3, [], plan);
  const ada = await come(browser, seats[0] ?? "");
  await nothingPlain(ada, ada.getByRole("region", { name: dot("A game over several days") }));
  await button(ada, "To the table").click();
  await button(ada, "Settings").click();
  await nothingPlain(ada, button(ada, "Take a holiday"));
  await button(ada, "Take a holiday").click();
  await nothingPlain(ada, button(ada, "I am back"));
  await button(ada, "Resign").click();
  await nothingPlain(ada, button(ada, "Resign for good"));
  await ada.context().close();
});

test("nor when somebody is away, the others decide what to do, and a substitute comes", async ({ browser }) => {
  const { table, seats } = await hall.lay("treachery", 3, [], { options: { first: "0" }, match: true });
  const [ada, bea, cid] = (await Promise.all(seats.map((seat) => come(browser, seat)))) as [Page, Page, Page];
  for (const page of [ada, bea, cid]) await expect(page.locator(".ladder")).toBeVisible();
  await cid.close();
  await expect(
    ada.getByRole("region", { name: "Cid", exact: true }).getByText(dot("away"), { exact: true }),
  ).toBeVisible();
  await hall.pass(60);
  await nothingPlain(ada, button(ada, "Find a substitute"));
  await button(ada, "Find a substitute").click();
  await nothingPlain(bea, button(bea, "Refuse"));
  await button(bea, "Agree").click();
  await nothingPlain(ada, button(ada, "Show the link"));
  const dov = await come(browser, `/substitute/${table}/2`);
  await nothingPlain(dov, button(dov, "Take the seat"));
  for (const page of [ada, bea, dov]) await page.context().close();
});

test("nor behind the curtain, nor with a hint, an offer that is put together and a card looked at closely", async ({
  browser,
}) => {
  const shared = await hall.lay("skirmish", 2, []);
  const both = await come(browser, shared.seats[0] ?? "");
  await expect(both.locator("footer")).toBeVisible();
  await both.goto(hall.url + shared.seats[1]);
  await nothingPlain(both, both.getByRole("heading", { name: dot("You already sit at this table") }));
  await both.context().close();
  const device = await come(browser, "/");
  await device.evaluate(
    (held) => {
      for (const seat of held)
        localStorage.setItem(`greathall.seat.${seat.table}.${seat.key}`, JSON.stringify({ version: 1, ...seat }));
    },
    shared.seats.map((path, since) => ({
      table: shared.table,
      key: path.split("#")[1] ?? "",
      name: ["Ada", "Bea"][since],
      since,
    })),
  );
  await device.goto(`${hall.url}/table/${shared.table}`);
  await nothingPlain(device, device.getByRole("button", { name: "Ada", exact: true }));
  await device.context().close();

  const { seats } = await hall.lay("duhr", 1, ["random", "random", "random"], { options: { agendas: "white" } });
  const ada = await come(browser, seats[0] ?? "");
  await expect(asked(ada)).toBeVisible();
  await button(ada, "Hint").click();
  await nothingPlain(ada, ada.getByText(dot("A search would play")));
  await ada.locator(".hand .thing").first().click({ button: "right", force: true });
  await nothingPlain(ada, ada.locator("dialog[open]"));
  await ada.keyboard.press("Escape");
  const deals = ada.locator("header nav button[aria-pressed]").filter({ hasText: dot("Deals") });
  if ((await deals.getAttribute("aria-pressed")) === "false") await deals.click();
  await button(ada, "Make an offer").click();
  await ada
    .getByRole("button", { name: dot("a promise") })
    .first()
    .click();
  await nothingPlain(ada, ada.getByRole("button", { name: dot("Add") }).first());
  await ada.context().close();
});

test("nor in a lesson, and when a game is over", async ({ page }) => {
  await dots.show(page, "qps");
  await settle(page);
  await page.goto(`${hall.url}/learn/treachery`);
  const lesson = page.getByRole("region", { name: dot("Lesson") });
  await nothingPlain(page, lesson);
  await lesson.getByRole("button", { name: dot("Go on") }).click();
  await nothingPlain(page, lesson);
  const { table, key } = await playedByBots();
  await page.goto(`${hall.url}/table/${table}#${key}`);
  await nothingPlain(page, page.locator("section.ended"));
});

test("nor in what nobles say", async ({ page }) => {
  await dots.show(page, "qps");
  await letTheRivalKill(page);
  const { seats } = await hall.lay("treachery", 1, ["random"], { options: { first: "0" } });
  await page.goto(hall.url + seats[0]);
  await waitForTurn(page);
  await decide(page);
  await nothingPlain(page, page.locator(".rivals .says"));
});

test("nor in what the hall writes itself: previews of links, and the pages that mails lead to", async () => {
  const read = async (path: string): Promise<string> =>
    (await fetch(hall.url + path, { headers: { "accept-language": "qps", connection: "close" } })).text();
  const { table } = await hall.ask<{ table: string }>("POST", "/tables", { game: "duhr", seats: 4 });
  for (const path of [
    "/",
    "/new/skirmish",
    "/learn/thrones",
    `/table/${table}`,
    "/table/nonesuch",
    "/replay/nonesuch/1",
  ]) {
    const said = [
      ...(await read(path)).matchAll(
        /<meta (?:name="description"|property="og:(?:title|description)") content="([^"]*)"/g,
      ),
    ];
    expect(said.length).toBeGreaterThan(2);
    for (const [, text = ""] of said) expect(undotted(named(text)), path).toEqual([]);
    const unscripted = /<noscript>(.*?)<\/noscript>/.exec(await read(path))?.[1] ?? "plain";
    expect(undotted(unscripted), path).toEqual([]);
  }
  const mail = /<p>(.*?)<\/p>/.exec(await read(`/notices/confirm/${"0".repeat(32)}/${"0".repeat(40)}`))?.[1] ?? "plain";
  expect(undotted(mail)).toEqual([]);
});

test("nor where a seat is open elsewhere too, nor at a table that can't go on", async ({ browser }) => {
  const { seats } = await hall.lay("treachery", 2, [], { options: { first: "0" } });
  const ada = await come(browser, seats[0] ?? "");
  await expect(asked(ada)).toBeVisible();
  const again = await come(browser, seats[0] ?? "");
  await nothingPlain(ada, ada.locator("aside.sheet[role=status]"));
  await again.context().close();
  await hall.kill();
  hall.outdate();
  await hall.open();
  await nothingPlain(ada, ada.getByRole("heading", { name: dot("This game can't go on") }));
  await ada.context().close();
});

test("a language whose files can't be fetched leaves the page as it was", async ({ page }) => {
  await page.route(/\/de-[^/]*\.js$/, (route) => route.abort());
  await page.addInitScript(() => localStorage.setItem("greathall.wishes", JSON.stringify({ language: "de" })));
  await page.goto(hall.url);
  await expect(page.getByRole("heading", { name: "Take a seat by the candle." })).toBeVisible();
  await page.unroute(/\/de-[^/]*\.js$/);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Setz dich ans Kerzenlicht." })).toBeVisible();
});
