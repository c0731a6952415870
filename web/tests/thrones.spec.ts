import type { Locator, Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { expect, guest, movesOf, playByKeys, test, waitForTurn, watchful } from "./hall.ts";
import { letClick, rush } from "./rushing.ts";

const buttons = (page: Page): ReturnType<Page["locator"]> => page.locator("footer .do .button:not(.plain)");

/** What is asked may change under the pointer: then the click goes nowhere, and one looks again. */
const click = (thing: Locator): Promise<void> => thing.click({ force: true, timeout: 2000 }).catch(() => undefined);

/** One decision by mouse: what is lit is clicked until a move can be confirmed; every so often one lets the window pass. */
async function decide(page: Page, turn: number): Promise<void> {
  const pass = page.locator("footer .do").getByRole("button", { name: "Pass", exact: true });
  if (turn % 3 === 2 && (await pass.isVisible())) return click(pass);
  for (let clicks = 0; clicks < 8; clicks++) {
    const confirm = page.locator("footer .do .button.main");
    if (await confirm.isVisible()) return click(confirm);
    const lit = page.locator(".thing.lit");
    const count = await lit.count();
    if (count > 0) await click(lit.nth((turn * 5 + clicks) % count));
    else if (await buttons(page).first().isVisible()) return click(buttons(page).first());
    else return;
  }
}

test("two Houses play to the end, by mouse", { tag: "@long" }, async ({ page, hall }) => {
  const { seats } = await hall.lay("thrones", 1, ["random"]);
  watchful(page, hall);
  await page.goto(hall.url + seats[0]);
  for (let turn = 0; turn < 16 && (await waitForTurn(page)) === "asked"; turn++) await decide(page, turn);
  await letClick(page);
  await expect(page.getByRole("region", { name: "The end" }).getByRole("rowheader")).toHaveCount(2, {
    timeout: 200_000,
  });
});

test("four Houses are set up and play on, by mouse", async ({ page, hall }) => {
  const { seats } = await hall.lay("thrones", 1, ["random", "random", "random"]);
  watchful(page, hall);
  await page.goto(hall.url + seats[0]);
  for (let turn = 0; turn < 16 && (await waitForTurn(page)) === "asked"; turn++) await decide(page, turn);
  expect(await findings(page)).toEqual([]);
});

const KEYS = { ready: "Enter", things: "ArrowDown", answers: "Tab" };

test("two Houses play to the end, by keyboard alone", { tag: "@long" }, async ({ page, hall }) => {
  test.slow(); // a whole game, key by key
  watchful(page, hall);
  const { seats } = await hall.lay("thrones", 1, ["random"]);
  await page.goto(hall.url + seats[0]);
  await page.keyboard.press("Shift");
  await playByKeys(page, (on) => KEYS[on]);
  await expect(page.getByRole("region", { name: "The end" }).getByRole("rowheader")).toHaveCount(2);
});

test("two Houses begin by keyboard alone, and play to the end", async ({ page, hall }) => {
  watchful(page, hall);
  const { seats } = await hall.lay("thrones", 1, ["random"]);
  const made = movesOf(page);
  await page.goto(hall.url + seats[0]);
  await page.keyboard.press("Shift");
  await playByKeys(
    page,
    (on) => KEYS[on],
    () => made() >= 10,
  );
  await page.goto(hall.url); // nobody looks on while many rounds are played
  await rush(page, seats[0] ?? "");
  await page.goto(hall.url + seats[0]);
  await expect(page.getByRole("region", { name: "The end" }).getByRole("rowheader")).toHaveCount(2);
});

test("every card tells in words what it is, and can be read large", async ({ page, hall }) => {
  watchful(page, hall);
  const { seats } = await hall.lay("thrones", 1, ["random"]);
  await page.goto(hall.url + seats[0]);
  await waitForTurn(page);
  const hand = page.getByRole("group", { name: "Hand" }).getByRole("button");
  await expect.poll(() => hand.count()).toBeGreaterThan(4);
  for (const label of await hand.allTextContents()) expect(label).toMatch(/Character|Location|Attachment|Event/);
  await hand.first().click({ button: "right", force: true });
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("on a phone nothing is wider than the screen, and rivals unfold", async ({ browser, hall }) => {
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const { seats } = await hall.lay("thrones", 1, ["greedy", "greedy", "greedy"]);
  const page = await guest(phone, hall, seats[0] ?? "");
  for (let turn = 0; turn < 14 && (await waitForTurn(page)) === "asked"; turn++) await decide(page, turn);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  const folds = page.locator(".rivals").getByRole("button", { name: /^\d+ cards$/ });
  await expect(folds).toHaveCount(3);
  await folds.first().click();
  await expect(
    page
      .locator(".rivals")
      .getByText(/Deck \d+/)
      .first(),
  ).toBeAttached();
  await phone.close();
});
