/** Pictures of the hall and its tables, for the documentation and to look at: night and day, desktop, tablet and phone. */
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { asked, type Hall, test, waitForTurn } from "./hall.ts";

const FOLDER = process.env["PICTURES"] ?? join(import.meta.dirname, "../../docs/pictures");
const PREVIEWS = join(import.meta.dirname, "../public/previews");
const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 360, height: 740 },
};
type Size = keyof typeof SIZES;
const WANTED: Size[] = process.env["PICTURES"] ? ["desktop", "tablet", "phone"] : ["desktop", "phone"];

async function open(
  browser: Browser,
  hall: Hall,
  path: string,
  light: string,
  size: Size,
  language = "en",
): Promise<Page> {
  const context = await browser.newContext({ viewport: SIZES[size], reducedMotion: "reduce" });
  await context.addInitScript(
    (wishes) => localStorage.setItem("greathall.wishes", wishes),
    JSON.stringify({ name: "Ada", light, language }),
  );
  const page = await context.newPage();
  await page.goto(hall.url + path);
  return page;
}

async function shoot(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.waitForTimeout(300);
  if (process.env["PICTURES"]) await page.screenshot({ path: join(FOLDER, `${name}.png`) });
  else await page.screenshot({ path: join(FOLDER, `${name}.jpg`), type: "jpeg", quality: 84 });
}

/** A moment worth showing. */
interface Scene {
  game: string;
  seats: number;
  /** The shuffle, which is the same every time. */
  shuffle: string;
  /** How many decisions are made before. */
  after: number;
  /** What must be on the table then. */
  there: string;
}

/** Click something that is lit, or confirm; now and then give one of the answers in the line below. Whether a move was made. */
function press(page: Page, turn: number): Promise<boolean> {
  return page.evaluate((number) => {
    const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
    const [confirm] = all("footer .do .button.main");
    const [lit, answers] = [all(".thing.lit"), all("footer .do .answer")];
    const among = (lit.length > 0 && number % 8 !== 7) || answers.length === 0 ? lit : answers;
    const chosen = confirm ?? among[(number * 5) % among.length];
    chosen?.click();
    return chosen === undefined || !lit.includes(chosen);
  }, turn);
}

/** The seat of a game in the thick of it. */
async function midway(browser: Browser, hall: Hall, scene: Scene): Promise<string> {
  const bots = Array<string>(scene.seats - 1).fill("greedy");
  const { seats } = await hall.lay(scene.game, 1, bots, { lesson: scene.shuffle, listed: false });
  const path = seats[0] ?? "";
  const page = await open(browser, hall, path, "night", "desktop");
  for (let turn = 0; turn < 150 && (await waitForTurn(page)) === "asked"; turn++) {
    const lit = await page.locator(".thing.lit").count();
    if (turn >= scene.after && lit > 0 && (await page.locator(scene.there).count()) > 0) {
      await page.context().close();
      return path;
    }
    for (let clicks = 0; clicks < 8 && !(await press(page, turn)); clicks++) await page.waitForTimeout(25);
    await page.waitForTimeout(25);
  }
  throw new Error(`${scene.game} never looks as wanted`);
}

/** A table, with a thing picked, in every light and size. */
async function table(browser: Browser, hall: Hall, scene: Scene): Promise<void> {
  const path = await midway(browser, hall, scene);
  for (const light of ["night", "day"]) {
    for (const size of WANTED) {
      const page = await open(browser, hall, path, light, size);
      if ((await waitForTurn(page)) === "asked") await page.locator(".thing.lit").first().click();
      await shoot(page, `${scene.game}-${light}-${size}`);
      await page.context().close();
    }
  }
  const page = await open(browser, hall, path, "night", "desktop", "de");
  await asked(page).waitFor();
  await page.locator(".thing.lit").first().click();
  await shoot(page, `${scene.game}-german`);
  await page.context().close();
}

test("the hall", async ({ browser, hall }) => {
  await hall.ask("POST", "/tables", { game: "duhr", seats: 4 });
  for (const light of ["night", "day"]) {
    for (const size of WANTED) {
      const page = await open(browser, hall, "/", light, size);
      await page
        .getByRole("button", { name: /Play now/ })
        .first()
        .waitFor();
      await shoot(page, `hall-${light}-${size}`);
      await page.context().close();
    }
  }
});

/** What messengers show of links to the hall and to each game, drawn over the hall from the pictures on its cards. */
test("link previews", async ({ browser, hall }) => {
  const size = { width: 1200, height: 630 };
  const page = await open(browser, hall, "/", "night", "desktop");
  await page.setViewportSize(size);
  await page
    .getByRole("button", { name: /Play now/ })
    .first()
    .waitFor();
  const games = await hall.ask<{ name: string; title: string }[]>("GET", "/games");
  for (const drawn of [["hall", "Greathall"] as const, ...games.map(({ name, title }) => [name, title] as const)]) {
    await page.evaluate(async ([name, title]) => {
      const cards = [...document.querySelectorAll("article")];
      const among = cards.filter((card) => name === "hall" || card.querySelector("h2")?.textContent === title);
      const sheet = document.createElement("div");
      sheet.id = "preview";
      Object.assign(sheet.style, {
        position: "fixed",
        inset: "0",
        zIndex: "9",
        display: "grid",
        background: "#170e07",
      });
      sheet.style.gridTemplate = among.length > 1 ? "1fr 1fr / 1fr 1fr" : "1fr / 1fr";
      for (const card of among) {
        const picture = card.querySelector(".picture svg")?.cloneNode(true);
        if (picture instanceof SVGElement) sheet.append(picture);
      }
      for (const picture of sheet.querySelectorAll<SVGElement>(":scope > svg"))
        Object.assign(picture.style, { width: "100%", height: "100%", minHeight: "0" });
      const words = document.createElement("p");
      words.textContent = title;
      Object.assign(words.style, {
        position: "absolute",
        inset: "auto 0 0",
        padding: "150px 56px 34px",
        background: "linear-gradient(transparent, rgb(20 12 6 / 0.92) 62%)",
        color: "#f4e8d2",
        font: "600 68px/1.1 var(--serif)",
      });
      sheet.append(words);
      document.getElementById("preview")?.remove();
      document.body.append(sheet);
      await document.fonts.ready;
    }, drawn);
    const [name] = drawn;
    if (process.env["PICTURES"]) await page.screenshot({ path: join(FOLDER, `preview-${name}.png`) });
    else await page.screenshot({ path: join(PREVIEWS, `${name}.jpg`), type: "jpeg", quality: 80 });
  }
  await page.context().close();
});

const SCENES: Record<string, Scene> = {
  Treachery: { game: "treachery", seats: 3, shuffle: "picture", after: 3, there: "[data-thing^='action:'].lit" },
  "Houses-Skirmish": { game: "skirmish", seats: 2, shuffle: "picture", after: 20, there: ".lines .line" },
  Dûhr: { game: "duhr", seats: 5, shuffle: "hall", after: 12, there: ".mine .thing.lit" },
  Thrones: { game: "thrones", seats: 4, shuffle: "picture", after: 34, there: ".fight .stack" },
};
for (const [called, scene] of Object.entries(SCENES)) test(called, ({ browser, hall }) => table(browser, hall, scene));
