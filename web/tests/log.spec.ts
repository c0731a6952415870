import { findings } from "./axe.ts";
import { atPace, decide, expect, test, waitForTurn, watchful } from "./hall.ts";

test.use({ reducedMotion: "no-preference" });

test("what happens is told link by link, and what the log names can be looked at", async ({ context, hall }) => {
  const { seats } = await hall.lay("treachery", 1, ["random"], { options: { first: "0" }, thinking: 30 });
  await atPace(context, "calm");
  const page = watchful(await context.newPage(), hall);
  await page.clock.install();
  await page.goto(hall.url + seats[0]);
  await waitForTurn(page);
  await page.clock.pauseAt(Date.now() + 60_000); // so that nothing is over before it is looked at
  await decide(page, () => 0);

  // A move has consequences, told with what they name; a key ends the telling, and the last words stand.
  const link = page.locator("footer .link");
  await expect(link).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(50); // less than any sentence stands
    await expect(page.locator(".thing.pointed").first()).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [0] });
  await expect(link).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(link).toBeHidden();
  await expect(page.locator(".thing.pointed")).toHaveCount(0);
  await page.clock.resume();

  const log = page.getByRole("complementary", { name: "Log" });
  const name = log.getByRole("button", { name: /^(Lady|Duke|Lord|Commander|Countess|Master|Dame) / }).first();
  await name.hover();
  await expect(page.locator(".beside")).toBeVisible();
  await expect(page.locator(".thing.pointed")).toHaveCount(1);
  expect(await findings(page)).toEqual([]);
  const called = (await name.textContent()) ?? "";
  await name.click();
  await expect(page.getByRole("dialog", { name: called })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();

  // The same by keyboard alone.
  await log.getByRole("list").focus();
  await page.keyboard.press("ArrowUp");
  await expect(page.locator(".beside")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
});
