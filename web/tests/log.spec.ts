import { findings } from "./axe.ts";
import { decide, expect, guest, test, waitForTurn } from "./hall.ts";

test.use({ reducedMotion: "no-preference" });

test("what happens is told link by link, and what the log names can be looked at", async ({ context, hall }) => {
  const { seats } = await hall.lay("treachery", 1, ["random"], { options: { first: "0" }, thinking: 30 });
  const page = await guest(context, hall, seats[0] ?? "");
  await waitForTurn(page);
  await decide(page, () => 0);

  // A move has consequences, told one after the other; a key ends the telling, and the last words stand.
  const link = page.locator("footer .link");
  await expect(link).toBeVisible();
  await expect(page.locator(".thing.pointed").first()).toBeVisible();
  await page.keyboard.press("Shift");
  await expect(link).toBeHidden();
  await expect(page.locator(".thing.pointed")).toHaveCount(0);

  const log = page.getByRole("complementary", { name: "Log" });
  const name = log.getByRole("button", { name: /^(Lady|Duke|Lord|Commander|Countess|Master|Dame) / }).first();
  await name.hover();
  await expect(page.locator(".closer")).toBeVisible();
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
  await expect(page.locator(".closer")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
});
