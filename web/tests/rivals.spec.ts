/** Playing against bots from the hall: against how many, and how good they are, is chosen on the card of the game. */
import { expect, settle, test, waitForTurn, watchful } from "./hall.ts";

test("whoever is new is shown where to start, and rivals and level are chosen on the game's card and remembered", async ({
  page,
  hall,
}) => {
  watchful(page, hall);
  await settle(page);
  await page.goto(hall.url);
  await expect(page.getByText("Start here")).toHaveCount(1);
  const treachery = page.getByRole("article").filter({ hasText: "Treachery in a Pocket" });
  await expect(treachery.getByText("Start here")).toBeVisible();
  const skirmish = page.getByRole("article").filter({ hasText: "Houses-Skirmish" });
  await expect(skirmish.getByText("2 to 6 players · about 20 minutes · medium")).toBeVisible();
  await skirmish.getByLabel("How many rivals in Houses-Skirmish").selectOption({ label: "5 rivals" });
  await skirmish.getByLabel("Rivals in Houses-Skirmish", { exact: true }).selectOption({ label: "Expert" });
  await page.reload();
  await expect(skirmish.getByLabel("How many rivals in Houses-Skirmish")).toHaveValue("6");
  await expect(skirmish.getByLabel("Rivals in Houses-Skirmish", { exact: true })).toHaveValue("expert");
  await skirmish.getByLabel("Rivals in Houses-Skirmish", { exact: true }).selectOption({ label: "Easy" });
  await skirmish.getByRole("button", { name: "Play now: Houses-Skirmish" }).click();
  expect(await waitForTurn(page)).toBe("asked");
  await expect(page.locator(".rivals .plate")).toHaveCount(5);
  await page.goto(hall.url);
  await expect(treachery).toBeVisible();
  await expect(page.getByText("Start here")).toHaveCount(0);
});
