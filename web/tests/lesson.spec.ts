import { decide, expect, playOut, test, waitForTurn, watchful } from "./hall.ts";

test("a lesson is played from its first word to its last", async ({ page, hall }) => {
  watchful(page, hall);
  await page.goto(hall.url);
  await page.getByRole("link", { name: "Learn Treachery in a Pocket" }).click();
  await page.waitForURL(/\/table\//);
  const lesson = page.getByRole("region", { name: "Lesson" });
  const next = lesson.getByRole("button", { name: "Go on" });
  await expect(lesson).toContainText("This ladder is the court.");
  await next.click();
  await expect(lesson).toContainText("Purple should rise, Green should fall."); // always the same deal
  await page.reload();
  await expect(lesson).toContainText("Purple should rise, Green should fall."); // it goes on where it was
  await next.click();
  await expect(lesson).toContainText("Pick one of the four.");
  await waitForTurn(page);
  await page.locator(".thing.lit").first().click();
  await expect(lesson).not.toContainText("Pick one of the four.");
  await decide(page);
  await expect(lesson).toContainText("A wound on a Noble", { timeout: 20_000 });
  await next.click();
  await expect(lesson).toContainText("Hint says");
  await next.click();
  await expect(lesson).toContainText("Now play on to the end.");
  await playOut(page);
  await expect(lesson).toContainText("That was the game.");
  await lesson.getByRole("button", { name: "Done" }).click();
  await expect(lesson).toBeHidden();
});

test("the other games have a lesson too", async ({ page, hall }) => {
  watchful(page, hall);
  await page.goto(`${hall.url}/learn/skirmish`);
  const lesson = page.getByRole("region", { name: "Lesson" });
  await expect(lesson).toContainText("This is a real table");
  await lesson.getByRole("button", { name: "Go on" }).click();
  await expect(lesson).toContainText("What shines can be picked");
  await lesson.getByRole("button", { name: "Leave the lesson" }).click();
  await expect(lesson).toBeHidden();
});
