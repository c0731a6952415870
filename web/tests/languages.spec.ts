/** A language more, by its files alone: the page is built with the dotted one beside the others. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { DottedHall } from "./dotted.ts";
import { asked, decide, expect, test } from "./hall.ts";
import { undotted } from "./language.ts";
import { NAMES as NOBLES } from "./nobles.ts";

const LACKS = "hall-about";
/** Names that people have given, and those of the bots that only tests choose. */
const NAMES = ["Greathall", "Ada", "random", ...NOBLES];
/** What languages call themselves. */
const EXEMPT = ["option[value=en]", "option[value=de]"];

// What a test fulfils has no address, and would not be allowed to reach the hall on this machine.
test.use({ permissions: ["local-network-access"] });

test.describe.configure({ mode: "default" }); // one build for all

const dots = new DottedHall();
const hall = dots.hall; // where nobody else has laid tables, with names of their own

test.beforeAll(() => dots.open(LACKS));
test.afterAll(() => dots.close());

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
    const said = JSON.stringify([await read(`/${name}/cards`), await read(`/${name}/decks`)]);
    found.push(
      ...[...said.matchAll(/"([^"\\]+)"/g)]
        .map(([, text = ""]) => text)
        .filter((text) => file.includes(text.toLowerCase())),
    );
  }
  // People go by their last names, too.
  const names = found.flatMap((text) => [text, text.split(" ").at(-1) ?? ""]).filter((text) => /\p{Lu}/u.test(text));
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
  const names = await (printed ??= readPrinted());
  const large = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
  const left = (text: string): string =>
    names.reduce((rest, name) => rest.replaceAll(name, "").replaceAll(large(name), ""), text);
  expect(texts.filter((text) => text.includes("\u0323")).length).toBeGreaterThan(20);
  // "3 or 4" is how the browser lists them.
  const words = (text: string): number => undotted(text.replace(/\d or \d/, "")).length;
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

/** Look for plain words in every part of a game, now and then in so many decisions. */
async function lookThrough(page: Page, game: string, seats: number, turns: number): Promise<void> {
  await dots.show(page, "qps");
  await page.goto(`${hall.url}/new/${game}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => plain(page)).toEqual([]);

  const laid = await hall.lay(game, 1, Array<string>(seats - 1).fill("random"));
  await page.goto(hall.url + laid.seats[0]);
  const tabs = page.locator("header nav button[aria-pressed]");
  const over = page.locator("section.ended");
  for (let turn = 0; turn < turns; turn++) {
    await expect(asked(page).or(over).first()).toBeVisible();
    // The last tab shows the rules, which are in English where nobody has translated them.
    for (let tab = 0; turn % 4 === 0 && tab < (await tabs.count()) - 1; tab++) {
      if ((await tabs.nth(tab).getAttribute("aria-pressed")) === "false") await tabs.nth(tab).click();
      await expect.poll(() => plain(page), { message: `decision ${turn + 1}, tab ${tab + 1}` }).toEqual([]);
    }
    if (await over.isVisible()) break;
    await decide(page, (count) => turn % count);
  }
}

for (const [game, seats] of Object.entries(GAMES)) {
  test(`in that language no plain word is left of ${game}: a new table, the game, its log, talk and deals`, ({
    page,
  }) => lookThrough(page, game, seats, 5));
  test(`nor of a long game of ${game}`, { tag: "@long" }, ({ page }) => lookThrough(page, game, seats, 40));
}

test("nor in the deck builder, nor in a replay", async ({ page }) => {
  await dots.show(page, "qps");
  await page.goto(`${hall.url}/decks`);
  await expect(page.locator("main").getByRole("button").first()).toBeVisible();
  await expect.poll(() => plain(page)).toEqual([]);
  const { table, seats, host } = await hall.lay("treachery", 1, ["random"]);
  await hall.giveToBot(table, host);
  const key = seats[0]?.split("#")[1] ?? "";
  const recorded = (): Promise<boolean> =>
    hall.ask("GET", `/records/${table}/1`, undefined, key).then(Boolean, () => false);
  await expect.poll(recorded).toBe(true);
  await page.goto(`${hall.url}/replay/${table}/1#at=5&eyes=all&key=${key}`);
  await expect(page.locator(".told")).toBeVisible();
  await expect.poll(() => plain(page)).toEqual([]);
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
