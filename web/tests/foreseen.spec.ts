/** What a move would bring about is shown before it is confirmed, and comes about; what is chosen together is confirmed once. */
import type { Page } from "@playwright/test";
import { expect, test, waitForTurn, watchful } from "./hall.ts";

const marks = (page: Page): ReturnType<Page["locator"]> => page.locator(".foreseen b");

/** Pick what is lit until a move can be confirmed. */
async function pickOne(page: Page): Promise<void> {
  while (!(await page.locator("#confirm").isVisible())) await page.locator(".thing.lit").first().click();
}

test("in Treachery numbers, fates and places are shown before one confirms, and come about", async ({ page, hall }) => {
  watchful(page, hall);
  const { seats } = await hall.lay("treachery", 1, ["random"], { options: { first: "0" } });
  await page.goto(hall.url + seats[0]);
  await waitForTurn(page);
  await expect(marks(page)).toHaveCount(0);
  await pickOne(page);
  await expect(page.locator(".follows")).toContainText(/^Then: \S/);
  const stamps = await marks(page).filter({ hasNotText: "→" }).allTextContents();
  expect(stamps.length).toBeGreaterThan(0);
  const numbers = page.locator(".foreseen b.number");
  const points = page.locator(".mine [data-figure^='figures/points/']").first();
  const foreseen = (await page.locator(".follows").textContent())?.replace(/^Then: | …$/g, "") ?? "";
  const changed = await numbers.allTextContents();
  for (const change of changed) expect(change).toMatch(/^−?\d+ → −?\d+/);
  // Nothing of it is a thing of the table.
  await expect(page.locator(".foreseen [data-thing]")).toHaveCount(0);
  await expect(points).toBeVisible();
  await page.locator("#confirm").click();
  await expect(marks(page)).toHaveCount(0);
  await expect(page.locator("aside")).toContainText(foreseen.split(". ")[0] ?? "");
});

test("in Skirmish a card stands, paler, where it would be deployed", async ({ page, hall }) => {
  watchful(page, hall);
  const { seats } = await hall.lay("skirmish", 1, ["random"], { options: { jokers: "without" } });
  await page.goto(hall.url + seats[0]);
  await waitForTurn(page);
  const slot = page.locator(".thing.lit[data-thing^='slot:front']");
  await expect(async () => {
    if ((await slot.count()) > 0) return;
    const answer = page.locator("footer .do .answer").first();
    const card = page.locator(".thing.lit[data-thing^='card:']").first();
    await ((await answer.isVisible()) && !(await card.isVisible()) ? answer : card).click();
    expect(await slot.count()).toBeGreaterThan(0);
  }).toPass({ intervals: [100] });
  const there = await slot.first().boundingBox();
  await slot.first().click();
  const ghost = page.locator(".foreseen .ghosts > *");
  await expect(ghost).toHaveCount(1);
  const shown = await ghost.boundingBox();
  const middle = (box: { x: number; width: number } | null): number => (box?.x ?? 0) + (box?.width ?? 0) / 2;
  expect(Math.abs(middle(shown) - middle(there))).toBeLessThan(12);
  await page.keyboard.press("Escape");
  await expect(ghost).toHaveCount(0);
});
