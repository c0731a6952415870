import type { Page } from "@playwright/test";
import { findingsInBothLights } from "./axe.ts";
import { decide, expect, guest, movesOf, playByKeys, test, waitForTurn, watchful } from "./hall.ts";
import { rush } from "./rushing.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const SHORT = { options: { life: "20" } };
const bots = (count: number): string[] => Array<string>(count).fill("random");
const end = (page: Page) => page.getByRole("region", { name: "The end" });

/** Numbers that look like chance and are the same in every run. */
function dice(seed: number): (count: number) => number {
  let now = seed;
  return (count) => {
    now = (now * 48271) % 2147483647;
    return now % count;
  };
}

for (const seats of [2, 6]) {
  test(`a game for ${seats} is played to its end by mouse`, { tag: "@long" }, async ({ page, hall }) => {
    const { seats: paths } = await hall.lay("skirmish", 1, bots(seats - 1), SHORT);
    watchful(page, hall);
    await page.goto(hall.url + paths[0]);
    const choose = dice(seats);
    for (let turn = 0; turn < 300 && (await waitForTurn(page)) === "asked"; turn++) await decide(page, choose);
    await expect(end(page).getByRole("rowheader")).toHaveCount(seats);
  });
}

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

/** Which key to press: now and then an arrow where it would not be needed. */
function keys(choose: (count: number) => number): (on: string) => string {
  return (on) => (on !== "ready" || choose(4) === 0 ? (ARROWS[choose(4)] ?? "ArrowDown") : "Enter");
}

test("a game for two is played to its end by keyboard alone", { tag: "@long" }, async ({ page, hall }) => {
  const { seats: paths } = await hall.lay("skirmish", 1, bots(1), SHORT);
  watchful(page, hall);
  await page.goto(hall.url + paths[0]);
  await playByKeys(page, keys(dice(2)));
  await expect(end(page)).toBeVisible();
});

test("a game is begun by mouse, goes on by keyboard alone, and ends", async ({ page, hall }) => {
  const { seats: paths } = await hall.lay("skirmish", 1, bots(1), SHORT);
  watchful(page, hall);
  const made = movesOf(page);
  await page.goto(hall.url + paths[0]);
  const choose = dice(2);
  for (let turn = 0; turn < 5 && (await waitForTurn(page)) === "asked"; turn++) await decide(page, choose);
  const clicked = made();
  expect(clicked).toBeGreaterThan(0);
  await playByKeys(page, keys(choose), () => made() >= clicked + 6);
  await rush(page, paths[0] ?? "");
  await expect(end(page).getByRole("rowheader")).toHaveCount(2);
});

test("a card is deployed to a slot: clicks narrow, and another card takes its place", async ({ page, hall }) => {
  const { seats } = await hall.lay("skirmish", 1, bots(1), { lesson: "deploy" });
  watchful(page, hall);
  await page.goto(hall.url + seats[0]);
  const soldiers = page.locator(".side .hand .thing.lit", { hasText: /^([3-9]|10)./ });
  const slots = page.getByRole("group", { name: "Front Ranks" }).locator(".thing.lit", { hasText: "empty" });
  for (let turn = 0; turn < 60 && (await waitForTurn(page)) === "asked"; turn++) {
    if ((await soldiers.count()) > 1) break;
    await decide(page, (count) => count - 1); // pass, hold, be done
  }
  const name = ((await soldiers.nth(1).textContent()) ?? "").trim().split(",")[0] ?? "";
  await soldiers.nth(0).click();
  await expect(slots).toHaveCount(4);
  // The other cards are no longer lit, and still may be meant instead.
  await page.locator(".side .hand .thing", { hasText: `${name},` }).click({ force: true });
  await expect(page.locator(".thing.picked")).toHaveCount(1);
  await slots.nth(2).click();
  await expect(page.locator("footer .sentence")).toHaveText(`Deploy ${name} to front slot 3.`);
  await page.locator("#confirm").click();
  await expect(page.getByRole("button", { name: `${name}, front slot 3, exhausted` })).toBeVisible();
});

test("any card is shown large with what it does, and the Barrows can be looked through", async ({ page, hall }) => {
  const { seats } = await hall.lay("skirmish", 1, bots(1));
  watchful(page, hall);
  await page.goto(hall.url + seats[0]);
  await waitForTurn(page);
  await page.locator(".side .hand .thing").first().click({ button: "right", force: true }); // also when it is not lit
  const large = page.getByRole("dialog");
  await expect(large).toBeVisible();
  expect(((await large.textContent()) ?? "").length).toBeGreaterThan(40);
  await page.keyboard.press("Escape");
  await expect(large).toBeHidden();
  // The cards of the advantage draw lie there from the beginning.
  const barrows = page.getByRole("button", { name: /Barrows \d/ });
  await barrows.click();
  await expect(page.getByRole("region", { name: /Barrows/ }).locator(".thing")).not.toHaveCount(0);
  await barrows.click();
  await expect(page.getByRole("region", { name: /Barrows/ })).toBeHidden();
});

test("no serious findings of axe in the thick of it, by night and by day", async ({ page, hall }) => {
  const { seats } = await hall.lay("skirmish", 1, bots(3));
  await page.goto(hall.url + seats[0]);
  const choose = dice(7);
  for (let turn = 0; turn < 21 && (await waitForTurn(page)) === "asked"; turn++) {
    await decide(page, choose);
    if (turn % 10 === 3) {
      await waitForTurn(page);
      expect(await findingsInBothLights(page)).toEqual([]);
    }
  }
  await page.getByRole("button", { name: /Barrows \d/ }).click();
  expect(await findingsInBothLights(page)).toEqual([]);
});

test("on a phone nothing is wider than the screen, at any table", async ({ browser, hall }) => {
  for (const count of [2, 6]) {
    const { seats } = await hall.lay("skirmish", 1, bots(count - 1));
    const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    const page = await guest(phone, hall, seats[0] ?? "");
    const choose = dice(count);
    for (let turn = 0; turn < 12; turn++) {
      if ((await waitForTurn(page)) === "over") break;
      expect(await page.evaluate(() => document.querySelector(".board")?.scrollWidth)).toBe(360);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll(".thing.lit, footer .button")].flatMap((thing) => {
          const box = thing.getBoundingClientRect();
          return box.width < 43.5 || box.height < 43.5
            ? [`${thing.textContent?.trim()} ${box.width}×${box.height}`]
            : [];
        }),
      );
      expect(small).toEqual([]);
      await decide(page, choose);
    }
    await phone.close();
  }
});

test("who watches sees every army and no hand", async ({ browser, hall }) => {
  const { seats, watch } = await hall.lay("skirmish", 1, bots(2));
  const ada = await guest(await browser.newContext(), hall, seats[0] ?? "");
  const eve = await guest(await browser.newContext(), hall, watch);
  for (let turn = 0; turn < 8 && (await waitForTurn(ada)) === "asked"; turn++) await decide(ada, dice(turn + 1));
  await expect(eve.getByRole("group", { name: "Front Ranks" })).toHaveCount(3);
  const mine = await ada.locator(".side .hand .thing").allTextContents();
  const text = (await eve.locator(".rivals").textContent()) ?? "";
  for (const card of mine.filter((name) => !name.includes("seen by all")))
    expect(text).not.toContain(`${card.trim().split(",")[0]}, in hand`);
  await expect(eve.locator(".thing.lit")).toHaveCount(0);
});
