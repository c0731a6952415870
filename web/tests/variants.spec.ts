/** The variants of Thrones, set up by clicks: what only they have is shown and can be acted on. */
import type { Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { decide, expect, type Hall, settle, test, waitForTurn, watchful } from "./hall.ts";

/** A table of a variant against bots, laid on the page; always the same shuffle and the same rivals. */
async function lay(page: Page, hall: Hall, variant: string, seats: number): Promise<void> {
  watchful(page, hall);
  await settle(page, { lesson: variant });
  await page.goto(`${hall.url}/new/thrones`);
  await page.getByLabel("Your name").fill("Ada");
  await page.getByLabel("Seats").selectOption(String(seats));
  await page.getByLabel("Variant").selectOption(variant);
  await page.getByRole("button", { name: "Lay the table" }).click();
  await page.getByLabel("Bots").selectOption("random");
  await page.getByRole("button", { name: "Fill with bots" }).click();
  await page.getByRole("button", { name: "Begin the game" }).click();
}

test("a number that can't be is shown where it stands, though it is folded away", async ({ page, hall }) => {
  watchful(page, hall);
  await page.goto(`${hall.url}/new/treachery`);
  await page.getByLabel("Your name").fill("Ada");
  const more = page.getByText("More", { exact: true });
  const window = page.getByLabel("Response windows");
  await more.click();
  for (const wrong of ["-1", ""]) {
    await window.fill(wrong);
    await more.click();
    await expect(window).toBeHidden();
    await page.getByRole("button", { name: "Lay the table" }).click();
    await expect(window).toBeVisible();
  }
  await expect(page).toHaveURL(/\/new\/treachery/);
  await window.fill("0");
  await page.getByRole("button", { name: "Lay the table" }).click();
  await expect(page).toHaveURL(/\/table\//);
});

test("a choice that does not fit the number of seats says so, and comes back with the seats", async ({
  page,
  hall,
}) => {
  watchful(page, hall);
  await page.goto(`${hall.url}/new/thrones`);
  const variant = page.getByLabel("Variant");
  const partners = variant.locator('option[value="two_on_two"]');
  await expect(partners).toBeDisabled();
  await expect(partners).toHaveText("two on two (with 4 players)");
  await expect(variant.locator('option[value="littlefinger"]')).toHaveText("Littlefinger (with 3 or 4 players)");
  await page.getByLabel("Seats").selectOption("4");
  await expect(partners).toHaveText("two on two");
  await variant.selectOption("two_on_two");
  await page.getByLabel("Titles add STR").selectOption("literal");
  await page.getByLabel("Seats").selectOption("2");
  await expect(variant).toHaveValue("standard");
  await page.getByLabel("Seats").selectOption("4");
  await expect(variant).toHaveValue("two_on_two");
  expect(await findings(page)).toEqual([]);
  await page.getByLabel("Seats").selectOption("2");
  await page.getByRole("button", { name: "Lay the table" }).click();
  await expect(page.getByRole("img", { name: /code/ })).toBeVisible();
});

test("who begins is one of those who sit", async ({ page, hall }) => {
  watchful(page, hall);
  await page.goto(`${hall.url}/new/treachery`);
  const first = page.getByLabel("Who begins");
  await expect(first.locator("option:enabled")).toHaveText(["by lot", "Seat 1", "Seat 2"]);
  await page.getByLabel("Seats").selectOption("4");
  await first.selectOption("3");
  await page.getByLabel("Seats").selectOption("3");
  await expect(first).toHaveValue("random");
});

/** Play on until the page asks for this. */
async function until(page: Page, asked: RegExp, choose: (count: number) => number): Promise<void> {
  const prompt = page.locator("footer .prompt");
  for (let turn = 0; turn < 60; turn++) {
    expect(await waitForTurn(page)).toBe("asked");
    if (asked.test((await prompt.textContent()) ?? "")) return;
    await decide(page, choose);
  }
  throw new Error(`nobody asks for ${String(asked)}`);
}

test("Littlefinger: gold is offered with words, and changes hands", async ({ page, hall }) => {
  await lay(page, hall, "littlefinger", 3);
  // Whoever passes keeps the gold.
  await until(page, /initiate a challenge|take an action.*challenges/, (count) => count - 1);
  await expect(page.getByRole("group", { name: "The council board" })).toBeVisible();
  await page.getByRole("button", { name: /^Deals/ }).click();
  await page.getByRole("button", { name: "Make an offer" }).click();
  const offer = page.getByRole("form", { name: "Make an offer" });
  await page.locator('.thing.lit[data-thing="player:seat_1"]').click(); // a House on the table says to whom
  await offer.getByRole("button", { name: "1 gold", exact: true }).first().click();
  await offer.getByLabel("In your own words").fill("Look the other way.");
  await expect(offer.getByRole("button", { name: "1 gold", pressed: true })).toHaveCount(1);
  expect(await findings(page)).toEqual([]);
  await offer.getByRole("button", { name: "Offer it" }).click();
  await expect(offer).toBeHidden();
  await waitForTurn(page);
  await page.getByRole("button", { name: "Log", exact: true }).click();
  await expect(page.locator("aside li", { hasText: /You offer .*Look the other way\./ })).toBeVisible();
});

test("two on two: partners are told apart, share a goal and are not challenged", async ({ page, hall }) => {
  await lay(page, hall, "two_on_two", 4);
  await until(page, /initiate a challenge/, () => 0);
  await expect(page.locator(".rivals").getByText("partner", { exact: true })).toHaveCount(1);
  await expect(page.locator(".rivals").getByText(/^with /)).toHaveCount(2);
  await expect(page.getByRole("button", { name: /with their partner/ })).toHaveCount(4);
  await page.locator('.thing.lit[data-thing^="challenge:"]').first().click();
  const challenged = page.locator('.thing.lit[data-thing^="player:"]');
  await expect(challenged).toHaveCount(2);
  await expect(page.locator('.thing.lit[data-thing="player:seat_2"]')).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
});
