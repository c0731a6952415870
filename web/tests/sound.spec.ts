/** Sounds: asked for once, made by the page itself, as loud as wished for; phones shake a little. */
import type { BrowserContext, Page } from "@playwright/test";
import { atPace, decide, expect, test, waitForTurn } from "./hall.ts";

/** A page whose sounds and shakes are noted instead of made. */
async function listening(context: BrowserContext): Promise<Page> {
  await atPace(context, "instant");
  await context.addInitScript(() => {
    if (!localStorage.getItem("greathall.wishes"))
      localStorage.setItem("greathall.manner", JSON.stringify({ pace: "instant", soundAsked: false }));
    const heard: number[] = [];
    const shaken: unknown[] = [];
    Object.assign(window, { heard, shaken });
    const ramp = AudioParam.prototype.exponentialRampToValueAtTime;
    AudioParam.prototype.exponentialRampToValueAtTime = function (value, time) {
      if (value > 0.001) heard.push(value);
      return ramp.call(this, value, time);
    };
    navigator.vibrate = (pattern) => shaken.push(pattern) > 0;
  });
  return context.newPage();
}

const heard = (page: Page): Promise<number[]> => page.evaluate(() => (window as unknown as { heard: number[] }).heard);

test("sounds are asked for once, and are as loud as wished for", async ({ browser, hall }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  const page = await listening(context);
  const { seats } = await hall.lay("treachery", 1, ["random"], { options: { first: "0" } });
  await page.goto(hall.url + seats[0]);
  await waitForTurn(page);
  const question = page.getByRole("region", { name: /Would you like to hear/ });
  // Nobody is asked while they are shown where to look.
  await expect(page.getByRole("region", { name: "Where to look" })).toBeVisible();
  await expect(question).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(question).toBeVisible();
  expect(await heard(page)).toEqual([]);
  await question.getByRole("button", { name: "With sound" }).click();
  await expect(question).toBeHidden();
  const bell = Math.max(...(await heard(page)));
  expect(bell).toBeCloseTo(0.12 * 0.7, 3);

  // What happens is heard, and one's turn is felt.
  await decide(page, () => 0);
  await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(4);
  await waitForTurn(page);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shaken: unknown[] }).shaken))
    .toContainEqual([30]);

  // Nobody is asked again; the settings say how loud it is, or that it is silent.
  await page.reload();
  await waitForTurn(page);
  await expect(question).toBeHidden();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Volume").fill("1");
  await page.getByLabel("Volume").dispatchEvent("change");
  await expect.poll(async () => Math.max(0, ...(await heard(page)))).toBeCloseTo(0.12, 3);
  await page.getByLabel("Sounds").uncheck();
  const before = (await heard(page)).length;
  await page.keyboard.press("Escape");
  await decide(page, () => 0);
  await waitForTurn(page);
  expect((await heard(page)).length).toBe(before);
  await context.close();
});
