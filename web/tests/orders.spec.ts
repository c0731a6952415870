import type { Locator } from "@playwright/test";
import { findings } from "./axe.ts";
import { decide, expect, test, waitForTurn, watchful } from "./hall.ts";

test("the hall passes on the occasions one names, says so, and asks again at a key", async ({ page, hall }) => {
  const { seats } = await hall.lay("thrones", 1, ["random"], { lesson: "" }); // in a lesson nobody gives orders
  watchful(page, hall);
  await page.goto(hall.url + seats[0]);
  const stop = page.getByRole("button", { name: "Suspend orders" });
  const resume = page.getByRole("button", { name: "Follow orders again" });
  const menu = (held: number): Locator => page.getByRole("button", { name: `Orders ${held}` });
  await menu(4).click(); // what people hardly ever use is let pass without a word
  await expect(stop).toBeVisible();
  const draw = page.getByRole("radiogroup", { name: "Actions while cards are drawn" });
  await expect(draw.getByRole("radio", { name: "Pass for me" })).toBeChecked();
  const responses = page.getByRole("radiogroup", { name: "Responses" });
  await expect(responses.getByRole("radio", { name: "Ask me" })).toBeChecked();
  await responses.getByRole("radio", { name: "Ask me" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(menu(5)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.locator("main.board").click({ position: { x: 3, y: 3 } });
  await expect(draw).toBeHidden(); // a press outside closes it
  await menu(5).click();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("Escape");
  await expect(draw).toBeHidden();
  await page.keyboard.press("a");
  await menu(0).click();
  await expect(resume).toBeVisible();
  await page.reload();
  await menu(0).click();
  await expect(resume).toBeVisible(); // nobody gives the orders again behind one's back
  await resume.click();
  await expect(menu(5)).toBeVisible();
  const passed = page.locator("footer").getByText(/^Passed for you: /);
  // Actions while cards are drawn come in every round; what was passed is said until one decides again.
  for (let turn = 0; turn < 100 && !(await passed.isVisible()); turn++) {
    await decide(page, () => 0);
    expect(await waitForTurn(page)).toBe("asked");
  }
  await expect(passed).toBeVisible();
});
