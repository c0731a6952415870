/** A language more, by its files alone: the page is built with the dotted one beside the others. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, Hall, test, watchful } from "./hall.ts";
import { dotted, filesOf, undotted } from "./language.ts";

const WEB = join(import.meta.dirname, "..");
const LACKS = "hall-about";
/** Names that stand in texts of the page's own. */
const NAMES = ["Greathall", "Ada", "Bot 2 (random)", "Bot 2"];
/** What languages call themselves, and the names of decks. */
const EXEMPT = ["option[value=en]", "option[value=de]", "optgroup option"];

// What a test fulfils has no address, and would not be allowed to reach the hall on this machine.
test.use({ permissions: ["local-network-access"] });

test.describe.configure({ mode: "default" }); // one build for all

const hall = new Hall(); // where nobody else has laid tables, with names of their own
let source = "";

test.beforeAll(async () => {
  await hall.open();
  source = mkdtempSync(join(tmpdir(), "page-"));
  for (const part of [
    "src",
    "public",
    "index.html",
    "package.json",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
  ])
    cpSync(join(WEB, part), join(source, part), { recursive: true });
  symlinkSync(join(WEB, "node_modules"), join(source, "node_modules"));
  const words = join(source, "src/words/qps");
  mkdirSync(words);
  for (const [name, text] of filesOf("en")) writeFileSync(join(words, name), dotted(text, [LACKS]));
  const vite = join(WEB, "node_modules/vite/bin/vite.js");
  execFileSync(process.execPath, [vite, "build", "--outDir", "built", "--logLevel", "error"], {
    cwd: source,
    stdio: "pipe",
  });
});

test.afterAll(async () => {
  await hall.close();
  rmSync(source, { recursive: true, force: true });
});

/** Have the page come from that build, and all else from the hall. */
async function built(page: Page): Promise<void> {
  watchful(page, hall);
  await page.route(`${hall.url}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith("/api/")) return route.fallback();
    const file = join(source, "built", pathname);
    return route.fulfill({ path: extname(file) && existsSync(file) ? file : join(source, "built/index.html") });
  });
}

/** What the hall calls games, their cards and how a match is won, as it stands in texts of the page's own. */
async function called(): Promise<string[]> {
  const games = await hall.ask<{ title: string; match: string }[]>("GET", "/games");
  const cards = JSON.stringify(await hall.ask<unknown>("GET", "/games/treachery/cards"));
  const names = [...cards.matchAll(/"name":"([^"]*)"/g)].map(([, name = ""]) => name);
  return [
    ...games.flatMap((game) => [game.title, game.match]),
    ...names,
    ...names.map((name) => name.split(" ").at(-1) ?? ""),
  ];
}

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
  const names = [...NAMES, ...(await called())].sort((one, other) => other.length - one.length);
  const left = (text: string): string => names.reduce((rest, name) => rest.replaceAll(name, ""), text);
  expect(texts.filter((text) => text.includes("\u0323")).length).toBeGreaterThan(20);
  return texts.filter((text) => undotted(left(text)).length > 0);
}

test("a language is chosen as soon as its files are there, and what they lack is said in English", async ({ page }) => {
  await built(page);
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(hall.url);
  await expect(page.getByRole("heading", { name: "Take a seat by the candle." })).toBeVisible();
  const files = (): string[] => fetched.filter((path) => /\/(de|qps)-[^/]*\.js$/.test(path));
  expect(files()).toEqual([]);
  await page.getByRole("combobox", { name: "Language" }).selectOption("qps");
  await expect(page.locator("html")).toHaveAttribute("lang", "qps");
  expect(files()).toHaveLength(1);
  await expect(page.locator("section.open p")).toHaveText("Card games of feuding Houses, against people or bots.");
  await expect(page.locator("article").first()).toBeVisible();
  expect(await plain(page, "section.open p")).toEqual([]);
});

test("in that language nothing of the page's own is left in English on a new table", async ({ page }) => {
  await built(page);
  await page.addInitScript(() => localStorage.setItem("greathall.wishes", JSON.stringify({ language: "qps" })));
  await page.goto(`${hall.url}/new/skirmish`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await plain(page)).toEqual([]);
});

test("nor at a table, but for what the game says", async ({ page }) => {
  await built(page);
  await page.addInitScript(() => localStorage.setItem("greathall.wishes", JSON.stringify({ language: "qps" })));
  const { seats } = await hall.lay("treachery", 1, ["random"], { options: { first: "0" } });
  await page.goto(hall.url + seats[0]);
  await expect(page.locator(".thing.lit").first()).toBeVisible();
  expect(await plain(page, "aside li", ".news", ".prompt", ".manner")).toEqual([]);
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
