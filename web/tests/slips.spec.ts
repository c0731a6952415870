/** Slips of the hand: what a guest clicks once too often, or where it leads nowhere. */
import { expect, guest, test, waitForTurn, watchful } from "./hall.ts";

test("a double click on Back takes back what was picked, and no move", async ({ page, hall }) => {
  await page.clock.install();
  watchful(page, hall);
  const { seats } = await hall.lay("treachery", 1, ["random"], { options: { first: "0" } });
  await page.goto(hall.url + seats[0]);
  await waitForTurn(page);
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  await page.locator(".thing.lit").first().click();
  await expect(undo).toBeHidden();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(undo).toHaveAttribute("aria-disabled", "true");
  // As a second click would, that comes down on it at once.
  await undo.dispatchEvent("click");
  await expect(page.getByRole("alert")).toBeHidden();
  await page.clock.runFor(1000);
  await expect(undo).toBeEnabled();
  await undo.click();
  await expect(page.getByRole("alert")).toContainText("You have made no move");
  // A reason goes as soon as something else is picked.
  await page.locator(".thing.lit").first().click();
  await expect(page.getByRole("alert")).toBeHidden();
});

test("in Dûhr, a card that negates nothing says so while negations are asked for", async ({ browser, hall }) => {
  // Everyone is dealt a scandal and two suspicions of their own House.
  const { seats } = await hall.lay("duhr", 4, [], { options: { agendas: "white" } });
  const pages = await Promise.all(
    seats.map(async (seat) => {
      const page = await guest(await browser.newContext(), hall, seat);
      await expect(page.locator(".hand .thing")).toHaveCount(7);
      return page;
    }),
  );
  const lit = await Promise.all(pages.map((page) => page.locator(".hand .thing.lit").count()));
  const first = lit.findIndex(Boolean);
  const [doer, other] = [pages[first], pages[(first + 1) % 4]];
  if (!doer || !other) throw new Error("nobody begins");
  const own = (await doer.locator(".mine .turnable .thing").getAttribute("data-thing"))?.slice("house:".length) ?? "";
  const pair = doer.locator(`.hand [data-thing^="card:${own}"]`);
  await pair.nth(0).click();
  await pair.nth(1).click();
  await doer.locator(".rivals .turnable .thing").first().click();
  await doer.locator("#confirm").click();
  await waitForTurn(other);
  await other.locator('.hand [data-thing^="card:scandal"]').first().click({ force: true });
  await expect(other.getByRole("alert")).toContainText("A scandal: a negation costs two matching suspicions");
  // One suspicion alone makes none either.
  const quiet = other.locator('.hand .thing:not(.lit):not([data-thing^="card:scandal"])');
  for (const card of await quiet.all()) {
    await card.click({ force: true });
    await expect(other.getByRole("alert")).toContainText("D-9");
  }
});

test("whoever draws seven cards is told of once, in the log and beside the table", async ({ page, hall }) => {
  watchful(page, hall);
  const { seats } = await hall.lay("thrones", 1, ["random"]);
  await page.goto(hall.url + seats[0]);
  await waitForTurn(page);
  const drawn = page.locator("aside li span").filter({ hasText: /draws a card/ });
  await expect(drawn.first()).toHaveText(/draws a card\. \(7×\)$/);
  await expect(page.locator("footer .news")).toHaveText(/draws a card\. \(7×\)$/);
});

test("a button has no full stop, and in a replay nobody is addressed", async ({ page, hall }) => {
  watchful(page, hall);
  const { table, seats, host } = await hall.lay("treachery", 1, ["random"]);
  await page.goto(hall.url + seats[0]);
  await waitForTurn(page);
  await expect(page.locator(".side figcaption").nth(1)).toHaveText("Your card");
  await page.getByRole("button", { name: /^All moves/ }).click();
  const moves = page.getByRole("region", { name: "Moves" }).locator("li .button:not(.number)");
  await expect(moves.first()).toHaveText(/[^.]$/);
  await page.goto(hall.url);
  const here = (): Promise<boolean> =>
    hall
      .ask<{ seats: { here: boolean }[] }>("GET", `/tables/${table}`)
      .then(({ seats: [seat] }) => seat?.here === true);
  await expect.poll(here).toBe(false);
  await hall.giveToBot(table, host);
  const key = seats[0]?.split("#")[1] ?? "";
  const recorded = (): Promise<boolean> =>
    hall.ask("GET", `/records/${table}/1`, undefined, key).then(Boolean, () => false);
  await expect.poll(recorded).toBe(true);
  await page.goto(`${hall.url}/replay/${table}/1#at=5&eyes=all&key=${key}`);
  await expect(page.locator(".side figcaption").nth(1)).toHaveText("Ada’s card");
});
