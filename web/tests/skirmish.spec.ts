import type { Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { decide, expect, guest, test, waitForTurn, watchful } from "./hall.ts";

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
  test(`a game for ${seats} is played to its end by mouse`, async ({ page, hall }) => {
    const { seats: paths } = await hall.lay("skirmish", 1, bots(seats - 1), SHORT);
    watchful(page, hall);
    await page.goto(hall.url + paths[0]);
    const choose = dice(seats);
    for (let turn = 0; turn < 300 && (await waitForTurn(page)) === "asked"; turn++) await decide(page, choose);
    await expect(end(page).getByRole("rowheader")).toHaveCount(seats);
  });
}

test("a game for two is played to its end by keyboard alone", async ({ page, hall }) => {
  const { seats: paths } = await hall.lay("skirmish", 1, bots(1), SHORT);
  watchful(page, hall);
  await page.goto(hall.url + paths[0]);
  const choose = dice(2);
  const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
  for (let keys = 0; keys < 1500 && (await waitForTurn(page)) === "asked"; keys++) {
    const ready = await page.evaluate(
      () => document.activeElement?.matches(".thing.lit, footer .answer, #confirm") ?? false,
    );
    if (!ready || choose(4) === 0) await page.keyboard.press(ARROWS[choose(4)] ?? "ArrowDown");
    else await page.keyboard.press("Enter");
  }
  await expect(end(page)).toBeVisible();
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

for (const light of ["night", "day"]) {
  test(`no serious findings of axe in the thick of it, by ${light}`, async ({ page, hall }) => {
    await page.addInitScript(
      (wanted) => localStorage.setItem("greathall.wishes", JSON.stringify({ light: wanted })),
      light,
    );
    const { seats } = await hall.lay("skirmish", 1, bots(3));
    await page.goto(hall.url + seats[0]);
    const choose = dice(7);
    for (let turn = 0; turn < 24; turn++) {
      if ((await waitForTurn(page)) === "over") break;
      await decide(page, choose);
      if (turn % 8 === 3) {
        await waitForTurn(page);
        expect(await findings(page)).toEqual([]);
      }
    }
    await page.getByRole("button", { name: /Barrows \d/ }).click();
    expect(await findings(page)).toEqual([]);
  });
}

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
  expect(await eve.locator(".thing.lit").count()).toBe(0);
});
