/** Pictures of the hall and its tables, for the documentation and to look at: night and day, desktop, tablet and phone. */
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { decide, type Hall, test, waitForTurn } from "./hall.ts";

const FOLDER = process.env["PICTURES"] ?? join(import.meta.dirname, "../../docs/pictures");
const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 360, height: 740 },
};
type Size = keyof typeof SIZES;
const WANTED: Size[] = process.env["PICTURES"] ? ["desktop", "tablet", "phone"] : ["desktop", "phone"];

async function open(browser: Browser, hall: Hall, path: string, light: string, size: Size): Promise<Page> {
  const context = await browser.newContext({ viewport: SIZES[size], reducedMotion: "reduce" });
  await context.addInitScript(
    (wanted) => localStorage.setItem("greathall.wishes", JSON.stringify({ name: "Ada", light: wanted })),
    light,
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

/** The seat of a game in the thick of it. */
async function midway(browser: Browser, hall: Hall, game: string, seats: number, turns: number): Promise<string> {
  for (let tries = 0; tries < 5; tries++) {
    const { seats: paths } = await hall.lay(game, 1, Array<string>(seats - 1).fill("greedy"));
    const path = paths[0] ?? "";
    const page = await open(browser, hall, path, "night", "desktop");
    for (let turn = 0; turn < turns && (await waitForTurn(page)) === "asked"; turn++)
      await decide(page, (count) => (turn * 3 + 1) % count);
    const stands = await waitForTurn(page);
    await page.close();
    if (stands === "asked") return path;
  }
  throw new Error("every game is over too soon");
}

/** A table, with a thing picked, in every light and size. */
async function table(browser: Browser, hall: Hall, game: string, seats: number, turns: number): Promise<void> {
  const path = await midway(browser, hall, game, seats, turns);
  for (const light of ["night", "day"]) {
    for (const size of WANTED) {
      const page = await open(browser, hall, path, light, size);
      if ((await waitForTurn(page)) === "asked") await page.locator(".thing.lit").first().click();
      await shoot(page, `${game}-${light}-${size}`);
      await page.close();
    }
  }
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
      await page.close();
    }
  }
});

test("Treachery", ({ browser, hall }) => table(browser, hall, "treachery", 3, 3));
