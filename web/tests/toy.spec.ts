/** A game that another package brings: the page has no drawing of it, and it is played from the list of its moves. */
import { delimiter, join } from "node:path";
import { expect, Hall, settle, test as plain, watchful } from "./hall.ts";

const ROOT = join(import.meta.dirname, "../..");
const PATHS = [join(ROOT, "tests/toy/installed"), ROOT, ...(process.env["PYTHONPATH"]?.split(delimiter) ?? [])];

const test = plain.extend<object, { hall: Hall }>({
  hall: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const hall = new Hall({ PYTHONPATH: PATHS.join(delimiter) });
      await hall.open();
      await use(hall);
      await hall.close();
    },
    { scope: "worker" },
  ],
});

test("a game without a picture of its own has a plain one, not another game's", async ({ page, hall }) => {
  watchful(page, hall);
  await page.goto(hall.url);
  await expect(page.getByRole("heading", { name: "Auction" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Learn .*Treachery/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Learn .*Auction/ })).toHaveCount(0);
  const drawn = await page
    .locator("article .picture > svg")
    .evaluateAll((pictures) => pictures.map((picture) => picture.innerHTML.replace(/glow-\w+/g, "glow")));
  expect(drawn.length).toBeGreaterThan(4);
  expect(new Set(drawn).size).toBe(drawn.length);
});

test("a game without a drawing is laid, played and won by clicks on its moves", async ({ page, hall }) => {
  watchful(page, hall);
  await settle(page);
  await page.goto(hall.url);
  await expect(page.getByRole("heading", { name: "Auction" })).toBeVisible();
  await page.goto(`${hall.url}/new/auction`);
  await page.getByLabel("Your name").fill("Ada");
  await page.getByRole("button", { name: "Lay the table" }).click();
  await page.getByLabel("Bots").selectOption("random");
  await page.getByRole("button", { name: "Fill with bots" }).click();
  await page.getByRole("button", { name: "Begin the game" }).click();

  const moves = page.getByRole("region", { name: "Moves" });
  const over = page.getByRole("region", { name: "The end" });
  const bids = moves.getByRole("button", { name: /^(Bid|Show) / });
  let decisions = 0;
  for (; decisions < 20; decisions++) {
    await expect(bids.first().or(over)).toBeVisible();
    if (await over.isVisible()) break;
    await bids.first().click();
    const confirm = page.locator("#confirm");
    if (await confirm.isVisible()) await confirm.click();
  }
  expect(decisions).toBeGreaterThan(2);
  await expect(over).toContainText(/points/);
});
