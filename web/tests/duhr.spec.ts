import type { Locator, Page } from "@playwright/test";
import { findings, findingsInBothLights } from "./axe.ts";
import { decide, expect, guest, type Hall, movesOf, playByKeys, playOut, test, waitForTurn, watchful } from "./hall.ts";
import { rush } from "./rushing.ts";

const random = (count: number): string[] => Array<string>(count).fill("random");

/** A table for one person, with or without deals. */
async function sit(page: Page, hall: Hall, seats: number): Promise<string> {
  const laid = await hall.lay("duhr", 1, random(seats - 1), { options: { deals: seats === 4 ? "on" : "off" } });
  watchful(page, hall);
  await page.goto(hall.url + laid.seats[0]);
  return laid.seats[0] ?? "";
}

const ARROWS = ["ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown"];
const key = (on: string, pressed: number): string =>
  on === "ready" ? "Enter" : pressed % 7 < 4 ? (ARROWS[pressed % 4] ?? "ArrowUp") : "Tab";
const end = (page: Page): Locator => page.getByRole("region", { name: "The end" });

for (const seats of [4, 6]) {
  test(`a game of ${seats} is played to its end by mouse`, { tag: "@long" }, async ({ page, hall }) => {
    await sit(page, hall, seats);
    await playOut(page);
    await expect(end(page).getByRole("rowheader")).toHaveCount(seats);
    await laysOpen(page, seats);
  });

  test(`a game of ${seats} is played to its end by keyboard alone`, { tag: "@long" }, async ({ page, hall }) => {
    await sit(page, hall, seats);
    await page.keyboard.press("Shift");
    await playByKeys(page, key);
    await expect(end(page)).toBeVisible();
  });
}

test("a game is begun by keyboard alone, and its end lays everything open", async ({ page, hall }) => {
  const made = movesOf(page);
  const seat = await sit(page, hall, 4);
  await page.keyboard.press("Shift");
  await playByKeys(page, key, () => made() >= 6);
  await rush(page, seat);
  await expect(end(page).getByRole("rowheader")).toHaveCount(4);
  await laysOpen(page, 4);
});

/** Agendas are open now, and no conspiracy is unknown. */
async function laysOpen(page: Page, seats: number): Promise<void> {
  await end(page).getByRole("button", { name: "Look at the table" }).click();
  await expect(page.locator(".rivals").getByRole("button", { name: /^Agenda of .*\+[2-5]/ })).toHaveCount(seats - 1);
  await expect(page.getByRole("button", { name: /^Conspiracy of \w+, \w+, / })).toHaveCount(seats);
}

test("no serious findings of axe on the table, by night and by day", async ({ page, hall }) => {
  const laid = await hall.lay("duhr", 1, random(3), { options: { deals: "off" } });
  await page.goto(hall.url + laid.seats[0]);
  for (let turn = 0; turn < 5 && (await waitForTurn(page)) === "asked"; turn++) await decide(page);
  await waitForTurn(page);
  expect(await findingsInBothLights(page)).toEqual([]);
});

test("two equal cards make a masterstroke, and the one that was clicked steps forward", async ({ browser, hall }) => {
  // Everyone is dealt two suspicions of their own House.
  const { seats } = await hall.lay("duhr", 4, [], { options: { agendas: "white" } });
  let page = await guest(await browser.newContext(), hall, seats[0] ?? "");
  for (const seat of seats.slice(1)) {
    await expect(page.locator(".hand .thing")).toHaveCount(7);
    if ((await page.locator(".hand .thing.lit").count()) > 0) break;
    page = await guest(await browser.newContext(), hall, seat);
  }
  const own = (await page.locator(".mine .turnable .thing").getAttribute("data-thing"))?.slice("house:".length) ?? "";
  const pair = page.locator(`.hand [data-thing^="card:${own}"]`);
  await pair.nth(1).click();
  await expect(pair.nth(1)).toHaveClass(/picked/);
  await expect(pair.nth(0)).toHaveClass(/lit/);
  await pair.nth(0).click();
  await expect(page.locator("footer .prompt")).toContainText("put a scandal on a House");
  await page.locator(".rivals .turnable .thing").first().click();
  await expect(page.locator("footer .sentence")).toContainText("for two suspicions of");
  // The scandal lies there already, paler.
  const ghost = page.locator(".foreseen .ghosts > *").first();
  await expect(ghost).toBeVisible();
  const [there, place] = [await ghost.boundingBox(), await page.locator(".rivals .lying .hole").first().boundingBox()];
  expect(Math.abs((there?.x ?? 0) - (place?.x ?? 99))).toBeLessThan(12);
  await page.keyboard.press("Escape");
  await expect(ghost).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(pair.nth(0)).toHaveClass(/lit/);
  await expect(pair.nth(1)).toHaveClass(/picked/);
});

test("on a phone a full table is never wider than the screen, and every House can be reached", async ({
  browser,
  hall,
}) => {
  const { seats } = await hall.lay("duhr", 1, random(5), { options: { deals: "off" } });
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const page = await guest(phone, hall, seats[0] ?? "");
  await expect(page.locator(".choice .thing.lit")).toHaveCount(2);
  for (let turn = 0; turn < 4 && (await waitForTurn(page)) === "asked"; turn++) await decide(page);
  const wide = await page.locator("main").evaluate((board) => board.scrollWidth - board.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  for (const house of await page.locator(".rivals .turnable .thing").all()) {
    await house.scrollIntoViewIfNeeded();
    await expect(house).toBeInViewport({ ratio: 0.9 });
  }
});

const hold = (page: Page): Promise<number> => page.locator(".hand .thing").count();
const house = async (page: Page): Promise<string> =>
  (await page.locator(".mine .seat .small span").first().textContent()) ?? "";

test("a deal is countered and made, another refused, a third left open and withdrawn", async ({ browser, hall }) => {
  const { seats } = await hall.lay("duhr", 4, [], { options: { agendas: "white" } });
  const sit = async (seat: number): Promise<Page> => {
    const page = await guest(await browser.newContext(), hall, seats[seat] ?? "");
    await expect(page.locator(".hand .thing")).toHaveCount(7);
    return page;
  };
  const [ada, bea] = [await sit(0), await sit(1)];
  const [adas, beas] = [await house(ada), await house(bea)];
  const drawer = (page: Page): Locator => page.locator("aside");
  const openDeals = async (page: Page): Promise<void> => {
    const tab = page.getByRole("button", { name: "Deals", exact: true });
    if ((await tab.getAttribute("aria-pressed")) === "false") await tab.click();
  };

  // Ada clicks together: to Bea, a card of her hand, and a promise.
  await openDeals(ada);
  await drawer(ada).getByRole("button", { name: "Make an offer" }).click();
  await ada
    .locator(".rivals")
    .getByRole("button", { name: `House ${beas}`, exact: false })
    .first()
    .click();
  await expect(drawer(ada).getByRole("radio", { name: new RegExp(beas) })).toBeChecked();
  await ada.locator(".hand .thing").first().click();
  await expect(ada.locator(".hand .thing.picked")).toHaveCount(1);
  const given = (await ada.locator(".hand .thing.picked").locator(".unseen").textContent()) ?? "";
  await drawer(ada).getByRole("group", { name: "You promise" }).getByRole("button", { name: "a promise" }).click();
  await drawer(ada).getByLabel("About whom or what").selectOption({ label: beas });
  await drawer(ada).getByRole("button", { name: "Add" }).click();
  expect(await findings(ada)).toEqual([]);
  await drawer(ada).getByRole("button", { name: "Offer it" }).click();

  // It comes to Bea as a card. She wants a look at the conspiracy as well.
  await expect(drawer(bea).getByText(`Ada (${adas}) makes you an offer.`)).toBeVisible();
  await expect(drawer(bea).getByRole("img", { name: given })).toBeVisible();
  await expect(drawer(bea).getByText(`to spare House ${beas} until turn 5`)).toBeVisible();
  expect(await findings(bea)).toEqual([]);
  await drawer(bea).getByRole("button", { name: "Counter" }).click();
  await drawer(bea).getByRole("group", { name: "You want" }).getByLabel("a look at the conspiracy").check();
  await drawer(bea).getByRole("button", { name: "Offer it" }).click();

  await expect(drawer(ada).getByText(`Bea (${beas}) makes you an offer.`)).toBeVisible();
  await drawer(ada).getByRole("button", { name: "Accept" }).click();
  await expect.poll(() => hold(ada)).toBe(6);
  await expect.poll(() => hold(bea)).toBe(8);
  await expect(bea.getByRole("button", { name: new RegExp(`^Conspiracy of ${adas}, \\w+, Concealed`) })).toBeVisible();
  await openDeals(bea);
  await expect(
    drawer(bea).getByText(`Ada (${adas}) to Bea (${beas}): the promise to spare House ${beas} until turn 5`),
  ).toBeVisible();
  await expect(drawer(bea).getByRole("img", { name: "still open" })).toBeVisible();

  // Bea asks for an event that Ada hardly has: Ada declines.
  await drawer(bea).getByRole("button", { name: "Make an offer" }).click();
  await drawer(bea)
    .getByRole("radio", { name: new RegExp(adas) })
    .check();
  await drawer(bea).getByLabel("In your own words").fill("Be my friend");
  await drawer(bea).getByRole("button", { name: "Offer it" }).click();
  await expect(drawer(ada).getByText("Be my friend")).toBeVisible();
  await drawer(ada).getByRole("button", { name: "Decline" }).click();
  await expect(bea.locator("footer .news")).toContainText("declines your offer 3");
  await expect(drawer(bea).getByRole("button", { name: "Make an offer" })).toBeDisabled();

  // Ada’s second offer is left open, and stands beside her name until she withdraws it.
  await openDeals(ada);
  await drawer(ada).getByRole("button", { name: "Make an offer" }).click();
  await drawer(ada)
    .getByRole("radio", { name: new RegExp(beas) })
    .check();
  await drawer(ada).getByLabel("a look at the agenda").first().check();
  await drawer(ada).getByRole("button", { name: "Offer it" }).click();
  await drawer(bea).getByRole("button", { name: "Leave it open" }).click();
  await expect(bea.locator('.rivals [data-figure^="deals/offers"]')).toBeVisible();
  await expect(drawer(bea).getByRole("button", { name: "Accept" })).toBeVisible();
  await drawer(ada).getByRole("button", { name: "Withdraw" }).click();
  await expect(bea.locator('.rivals [data-figure^="deals/offers"]')).toBeHidden();
});
