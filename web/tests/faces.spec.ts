/** Faces at the table: nobles where bots play, and guests as they have chosen to look. */
import { expect, test, watchful } from "./hall.ts";
import { NOBLE } from "./nobles.ts";

test("bots are nobles of the hall, by name and face, and their level stands beside", async ({ page, hall }) => {
  const { seats } = await hall.lay("duhr", 1, ["easy", "easy", "easy"]);
  watchful(page, hall);
  await page.goto(hall.url + seats[0]);
  const rivals = page.locator(".rivals .seat");
  await expect(rivals).toHaveCount(3);
  for (const rival of await rivals.all()) {
    await expect(rival.locator(".plate .name")).toHaveText(NOBLE);
    await expect(rival.locator("use").first()).toHaveAttribute("href", /^#cut/);
  }
  expect(new Set(await rivals.locator(".plate .name").allTextContents()).size).toBe(3);
  await expect(page.getByText(/Bot \d|\(easy\)/)).toHaveCount(0);
});

test("a guest puts a face together, which the browser keeps and the table shows", async ({ page, hall }) => {
  watchful(page, hall);
  await page.goto(hall.url);
  await page.getByRole("button", { name: "Choose your face" }).click();
  const dialog = page.getByRole("dialog", { name: "Your face" });
  await dialog.getByRole("button", { name: "Headgear: one further" }).click();
  await dialog.getByRole("button", { name: "Clothes: one back" }).click();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  const kept = await page.evaluate(
    () => (JSON.parse(localStorage["greathall.wishes"] as string) as { face: string }).face,
  );
  expect(kept).toMatch(/^([a-z]\d+ ?)+$/);
  const card = page
    .getByRole("region", { name: "Games" })
    .locator("article, section, li, div")
    .filter({ hasText: "Treachery" });
  await card.getByRole("button", { name: "Play now" }).first().click();
  await expect(page.locator(".ladder")).toBeVisible();
  const table = /table\/(\w+)/.exec(page.url())?.[1] ?? "";
  const { seats } = await hall.ask<{ seats: { face?: string; kind: string }[] }>("GET", `/tables/${table}`);
  expect(seats.find((seat) => seat.kind === "person")?.face).toBe(kept);
});
