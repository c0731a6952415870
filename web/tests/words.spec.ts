import type { Page } from "@playwright/test";
import { decide, expect, test, waitForTurn, watchful } from "./hall.ts";
import { casesOf, filesOf, gameWords, sources, textsOf } from "./language.ts";
import { NAMES } from "./nobles.ts";
import type { Symbol } from "../src/games/treachery/cards.ts";
import { effectsNamed, shapeOf, who } from "../src/games/treachery/symbols.ts";
import { linesOf } from "../src/frame/nobles/lines.ts";
import { idOf } from "../src/session/noble.ts";
import { Catalogue } from "../src/words/catalogue.ts";
import type { say as Say } from "../src/words/index.svelte.ts";

const LANGUAGES = ["en", "de"];
const catalogue = (language: string): Catalogue => new Catalogue(language, [...filesOf(language).values()]);

test("both languages have the same texts, which need the same fields", () => {
  expect(textsOf("en").size).toBeGreaterThan(600);
  expect(Object.fromEntries(textsOf("de"))).toEqual(Object.fromEntries(textsOf("en")));
});

test("every text is said somewhere", () => {
  // Names of texts stand in code as they are, or with a part that is only known later: `closed-${code}`. That part is a word of the code
  // or of what the hall sends.
  const code = sources("code").join("\n");
  const nobles = NAMES.map((name) => linesOf(name).replace("noble-", ""));
  const known = new Set([code, ...sources("generated"), ...gameWords(), ...nobles].join("\n").match(/\w+/g));
  const whole = new Set([...code.matchAll(/["'`]([a-z][\w-]*)["'`]/g)].map(([, name]) => name));
  const made = [...code.matchAll(/`([a-z][\w-]*-)?\$\{[^}`]*\}(-[\w-]+)?`/g)]
    .filter(([, begins, ends]) => begins || ends)
    .map(([, begins = "", ends = ""]) => new RegExp(`^${begins}([\\w-]+)${ends}$`));
  const completed = (name: string): boolean => made.some((one) => known.has(one.exec(name)?.[1] ?? ""));
  expect([...textsOf("en").keys()].filter((name) => !whole.has(name) && !completed(name))).toEqual([]);
});

for (const language of LANGUAGES)
  test(`every text can be said in ${language} of none, one, two and five`, () => {
    const words = catalogue(language);
    const wrong: string[] = [];
    for (const [word, fields] of textsOf(language))
      for (const number of [0, 1, 2, 5]) {
        const said = words.say(word, Object.fromEntries(fields.map((field) => [field, number]))) ?? "";
        if (!/^\S(.*\S)?$/.test(said) || /[{}]|\s\s|\s[,.;:!?](\s|$)/.test(said)) wrong.push(`${word}: ${said}`);
      }
    expect(wrong).toEqual([]);
  });

test("one thing is said otherwise than several", () => {
  const [en, de] = [catalogue("en"), catalogue("de")];
  const counted = (words: Catalogue, word: string): unknown[] => [0, 1, 2].map((count) => words.say(word, { count }));
  expect(counted(en, "moves-left")).toEqual(["0 possible moves", "1 possible move", "2 possible moves"]);
  expect(counted(de, "thrones-deck-count")).toEqual(["0 Karten im Deck", "1 Karte im Deck", "2 Karten im Deck"]);
  const found = { house: "Calder", cards: 1, plots: 2 };
  expect(de.say("deck-import-found", found)).toMatch(/^Haus Calder, 1 Karte und 2 Strategien /);
});

test("a language has as many forms of a text as it counts by", () => {
  const polish = `points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }`;
  const words = new Catalogue("pl", [polish]);
  const said = [0, 1, 2, 5, 12, 22, 25].map((points) => words.say("points", { points }));
  expect(said).toEqual(["0 punktów", "1 punkt", "2 punkty", "5 punktów", "12 punktów", "22 punkty", "25 punktów"]);
});

/** Symbols in rows of such lengths; the bits of a number say which of them have an effect. */
function symbols(lengths: readonly number[], affected: number): Symbol[][] {
  let at = 0;
  return lengths.map((length) =>
    Array.from({ length }, () => ({ yellow: false, effects: affected & (1 << at++) ? "!" : "" })),
  );
}

test("actions of Treachery have words of their own for each shape, symbol and effect", () => {
  const shapes = [[1], [2], [3], [1, 1], [1, 2], [2, 1], [1, 1, 1], [0, 1, 1], [1, 0], [1, 0, 2]];
  const found = {
    shape: new Set<string>(),
    who: new Set(["each"]),
    other: new Set<string>(),
    effects: new Set<string>(),
  };
  for (const lengths of shapes) {
    const size = lengths.reduce((sum, length) => sum + length);
    found.shape.add(shapeOf(symbols(lengths, 0)));
    for (let affected = 1; affected < 1 << size; affected++) {
      const rows = symbols(lengths, affected);
      const told = rows.flat().filter((symbol) => symbol.effects);
      for (const [at, symbol] of told.entries()) found.who.add(who(rows, symbol, told.slice(0, at)));
      if (size === 3) for (const symbol of rows.flat()) found.other.add(who(rows, symbol));
    }
  }
  for (const heal of ["", "+"])
    for (const move of ["", "^", "v"]) for (const hit of ["", "!"]) found.effects.add(effectsNamed(heal + move + hit));
  found.shape.delete("single"); // there is nobody to choose them from
  found.effects.delete("");
  for (const language of LANGUAGES) {
    const cases = (word: string, field: string): string[] => casesOf(language, `treachery-${word}`, field);
    expect(cases("choose", "shape")).toEqual([...found.shape].sort());
    expect(cases("happens", "who")).toEqual([...found.who].sort());
    expect(cases("other-house", "who")).toEqual([...found.other].sort());
    for (const word of ["happens", "ask"]) expect(cases(word, "effects")).toEqual([...found.effects].sort());
  }
});

test("numbers have a true minus and no mark between thousands", () => {
  expect(catalogue("en").say("points", { points: -12345 })).toBe("−12345 points");
});

test("a text that the language lacks, or whose fields are not given, is not said", () => {
  const words = new Catalogue("pl", ["language = Polski\nwho = Kto { $does }?"]);
  expect(words.say("language")).toBe("Polski");
  expect(words.say("who")).toBeUndefined();
  expect(words.say("hall-title")).toBeUndefined();
});

test("types know every text and its fields", () => {
  // Never called: what is not allowed here would be an error of types if it were.
  const typed = (say: typeof Say, side: "leader" | "second"): unknown[] => [
    say("hall-title"),
    say("points", { points: 1 }),
    say(`skirmish-ask-${side}`, { card: "7♠" }),
    // @ts-expect-error: there is no such text
    say("hall-titel"),
    // @ts-expect-error: it needs a field
    say("points"),
    // @ts-expect-error: the field has another name
    say("points", { pionts: 1 }),
    // @ts-expect-error: it has no more fields
    say("points", { points: 1, of: 2 }),
    // @ts-expect-error: it counts by it
    say("points", { points: "1" }),
    // @ts-expect-error: it needs nothing
    say("hall-title", { name: "Ada" }),
    // @ts-expect-error: one of the two needs a field
    say(`skirmish-ask-${side}`),
  ];
  expect(typed).toBeInstanceOf(Function);
});

test("in German the page says in German what the hall says of the table", async ({ page, hall }) => {
  watchful(page, hall);
  // The first of the browser's languages that is here.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "languages", { get: () => ["gsw-CH", "de-CH", "en"] }),
  );
  const { table, seats } = await hall.lay("treachery", 1, ["random"], { options: { first: "0" } });
  const { seats: there } = await hall.ask<{ seats: { name: string }[] }>("GET", `/tables/${table}`);
  await page.goto(hall.url + seats[0]);
  await waitForTurn(page);
  const log = page.locator("aside li");
  await expect(log.filter({ hasText: "Du setzt dich." })).toBeVisible();
  // A noble's name stays, and the byname is in German, in the hall's sentences as at the seat.
  const rival = catalogue("de").say(`noble-name-${idOf(there[1]?.name ?? "")}`) ?? "";
  expect(rival).not.toBe("");
  await expect(log.filter({ hasText: `${rival} setzt sich.` })).toBeVisible();
  await expect(page.locator(".rivals")).toContainText(rival);
  await expect(log.filter({ hasText: "Die Partie beginnt." })).toBeVisible();
  await page.getByRole("button", { name: "Zurücknehmen" }).click();
  await expect(page.getByRole("alert")).toContainText("Du hast nichts entschieden, was sich zurücknehmen ließe");
  await decide(page);
  await waitForTurn(page);
  await page.getByRole("button", { name: "Zurücknehmen" }).click();
  await expect(log.filter({ hasText: "Du nimmst eine Entscheidung zurück." })).toBeVisible();
});

test("a table speaks the language of its guest, and all of it another one when that is changed", async ({
  page,
  hall,
}) => {
  watchful(page, hall);
  const { seats } = await hall.lay("skirmish", 1, ["random"]);
  await page.goto(hall.url + seats[0]);
  await waitForTurn(page);
  await decide(page);
  await waitForTurn(page);
  const log = page.locator("aside li");
  const prompt = page.locator("footer .prompt");
  const [english, before] = [await log.allInnerTexts(), await prompt.innerText()];
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Language").selectOption("de");
  await expect(log.filter({ hasText: "Die Partie beginnt." })).toBeVisible();
  await expect(prompt).not.toHaveText(before);
  const german = await log.allInnerTexts();
  expect(german).toHaveLength(english.length);
  expect(german.filter((line) => english.includes(line))).toEqual([]);
  // And what happens now.
  await page.keyboard.press("Escape");
  await decide(page);
  await waitForTurn(page);
  await expect(log.filter({ hasText: /\b(draws|plays|deploys|loses)\b/ })).toHaveCount(0);
});

/** What the log names, by the things that are ringed while one looks at a name; and the names themselves. */
async function named(page: Page): Promise<{ rings: string[][]; names: string[] }> {
  const names = page.locator("aside .named");
  const rings: string[][] = [];
  for (const name of await names.all()) {
    await name.hover();
    await expect(page.locator(".beside")).toBeVisible();
    rings.push(await page.locator(".thing.pointed").evaluateAll((all) => all.map((one) => one.dataset["thing"] ?? "")));
  }
  return { rings, names: await names.allInnerTexts() };
}

test("the log names the same things in every language", async ({ page, hall }) => {
  watchful(page, hall);
  const { seats } = await hall.lay("treachery", 1, ["random"], { options: { first: "0" } });
  await page.goto(hall.url + seats[0]);
  await waitForTurn(page);
  await decide(page);
  await waitForTurn(page);
  const english = await named(page);
  expect(english.rings.flat()).toContainEqual(expect.stringMatching(/^character:/));
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Language").selectOption("de");
  await expect(page.locator("aside li").filter({ hasText: "Die Partie beginnt." })).toBeVisible();
  await page.keyboard.press("Escape");
  const german = await named(page);
  expect(german.rings).toEqual(english.rings);
  expect(german.names).not.toEqual(english.names);
});

test("pressing Undo again while the others are being asked says so", async ({ page, hall }) => {
  const { seats } = await hall.lay("treachery", 2, [], { options: { first: "0" } });
  await page.goto(hall.url + seats[0]);
  await waitForTurn(page);
  await decide(page);
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  await undo.click();
  await expect(page.locator("aside li").filter({ hasText: "You ask to take a move back." })).toBeVisible();
  await undo.click();
  await expect(page.getByRole("alert")).toContainText("The others are being asked already.");
});

test("in another language the hall describes its games again, and what can be set", async ({ page, hall }) => {
  watchful(page, hall);
  await page.goto(hall.url);
  await expect(page.locator("article").first()).toContainText("Pull the strings");
  const language = page.getByRole("combobox", { name: "Language", exact: true });
  await language.selectOption("de");
  await expect(page.locator("article").first()).toContainText("Zieh die Fäden");
  await page.goto(`${hall.url}/new/treachery`);
  const first = page.getByLabel("Wer beginnt");
  await first.selectOption({ label: "Platz 2" });
  await page.getByRole("combobox", { name: "Sprache" }).selectOption("en");
  await expect(page.getByLabel("Who begins").locator("option:checked")).toHaveText("Seat 2");
});
