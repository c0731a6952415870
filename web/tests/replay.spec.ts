import { findingsInBothLights } from "./axe.ts";
import { expect, type Hall, test, waitForTurn, watchful } from "./hall.ts";
import { rush } from "./rushing.ts";
import { NOBLE } from "./nobles.ts";

/** A game that bots have played to its end: always the same one, since nobody sits at the only seat of a person. */
async function finished(
  hall: Hall,
  seats = 2,
  plan: Record<string, unknown> = {},
): Promise<{ table: string; key: string }> {
  const laid = await hall.lay("treachery", 1, Array<string>(seats - 1).fill("random"), plan);
  await hall.giveToBot(laid.table, laid.host);
  const key = laid.seats[0]?.split("#")[1] ?? "";
  const recorded = (): Promise<boolean> =>
    hall.ask("GET", `/records/${laid.table}/1`, undefined, key).then(
      () => true,
      () => false,
    );
  await expect.poll(recorded).toBe(true);
  return { table: laid.table, key };
}

test("a game is seen again by link: slider, arrow keys, any eyes, and a link to the moment", async ({ page, hall }) => {
  const { table, key } = await finished(hall);
  watchful(page, hall);
  await page.goto(`${hall.url}/replay/${table}/1#at=3&eyes=0&key=${key}`);
  const place = page.getByText(/^Move \d+ of \d+$/);
  await expect(place).toHaveText(/^Move 3 of/);
  await expect(page.locator(".rivals .thing")).toHaveCount(0); // the rival's card is covered
  await page.keyboard.press("ArrowRight");
  await expect(place).toHaveText(/^Move 4 of/);
  await expect(page).toHaveURL(/#at=4&eyes=0/);
  await page.getByLabel("Seen by").selectOption("Everything open");
  await expect(page.locator(".rivals").getByText(/[▲▼]/)).toHaveCount(2); // the rival's Agenda lies open
  await expect(page.locator(".thing.picked").first()).toBeVisible(); // the things of the last move
  await expect(page.locator(".told")).toHaveText(/uses the (top|bottom) action of/);
  const told = await page.locator(".told").textContent();

  // What it names can be looked at, as in a log.
  await page.locator(".told .named:has(i)").first().hover();
  await expect(page.locator(".beside")).toBeVisible();
  await expect(page.locator(".thing.pointed")).toHaveCount(1);

  const slider = page.getByRole("slider", { name: "Move" });
  await slider.focus();
  await page.keyboard.press("End");
  const last = Number(/of (\d+)/.exec((await place.textContent()) ?? "")?.[1]);
  await expect(place).toHaveText(`Move ${last} of ${last}`);
  await expect(page.locator(".told")).toContainText("wanted");

  const other = watchful(await page.context().newPage(), hall);
  await other.goto(`${hall.url}/replay/${table}/1#at=4&eyes=all&key=${key}`);
  await expect(other.locator(".told")).toHaveText(told ?? "");
});

test("from any moment one plays on, at a table of one's own", async ({ page, hall }) => {
  const { table, key } = await finished(hall);
  watchful(page, hall);
  await page.goto(`${hall.url}/replay/${table}/1#at=3&eyes=1&key=${key}`);
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.waitForURL(/\/table\//);
  expect(page.url()).not.toContain(table);
  await waitForTurn(page);
  await expect(page.locator("aside")).toContainText("The game goes on after 3 moves.");
  await page.goto(`${hall.url}/replay/${table}/1#key=${key}`);
  const on = page.getByRole("button", { name: "Play on from here" });
  await expect(on).toBeEnabled();
  await page.keyboard.press("End");
  await expect(on).toBeDisabled();
});

test("the chances are drawn, a turning point leads to its move, and a false shuffle is found out", async ({
  page,
  hall,
}) => {
  const { table, key } = await finished(hall, 3);
  watchful(page, hall);
  await page.goto(`${hall.url}/replay/${table}/1#key=${key}`);
  await expect(page.locator(".chart polygon")).toHaveCount(3);
  const swing = page.locator("aside li .button").first();
  const move = await swing.locator("span").first().textContent();
  await swing.click();
  await expect(page.getByText(`Move ${move} of`)).toBeVisible();
  await page.locator(".chart .swing").last().click();
  await expect(page.locator(".chart .swing.here")).toHaveCount(1);

  // Move by move: each row says what happened, and leads there.
  const course = page.getByRole("list", { name: "Move by move" });
  const row = course.getByRole("button").nth(5);
  const text = await row.locator("span").last().textContent();
  await row.click();
  await expect(page.locator(".told")).toContainText(text ?? "?");
  await expect(row).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(course.getByRole("button").nth(6)).toHaveAttribute("aria-current", "true");

  // The shuffle is verified in one click.
  await page.getByRole("button", { name: "Verify the shuffle" }).click();
  await expect(page.getByText("They agree.")).toBeVisible();
  await expect(page.getByText("your browser was not there")).toBeVisible();

  await page.route("**/api/records/**", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace(/^seed: "./m, 'seed: "x') });
  });
  await page.reload();
  await page.getByRole("button", { name: "Verify the shuffle" }).click();
  await expect(page.getByText("They don't agree.")).toBeVisible();
});

test("the end explains the points, lays everything open, and leads to the replay", async ({ page, hall }) => {
  const { table, seats } = await hall.lay("treachery", 1, ["random"]);
  watchful(page, hall);
  await page.goto(hall.url + seats[0]);
  await waitForTurn(page);
  await rush(page, seats[0] ?? "");
  const end = page.getByRole("region", { name: "The end" });
  const lines = end.getByRole("list", { name: "How the points came about" }).getByRole("listitem");
  const own = end.getByRole("row", { name: /Ada/ });
  await expect(lines.first()).toContainText("should rise");
  expect(await lines.last().textContent()).toContain((await own.locator("td").last().textContent()) ?? "?");
  await end.getByRole("button", { name: NOBLE }).click();
  await expect(own.getByRole("button")).toHaveAttribute("aria-expanded", "false");
  await expect(lines).not.toHaveCount(0);

  await end.getByRole("button", { name: "Lay everything open" }).click();
  await expect(page.locator(".rivals .back")).toHaveCount(0); // the rival's card lies open
  await page.getByRole("button", { name: "Cover it again" }).click();
  await end.getByRole("link", { name: "Replay" }).click();
  await page.waitForURL(`**/replay/${table}/1`);
  await page.getByRole("button", { name: "Verify the shuffle" }).click();
  await expect(page.getByText("Your browser wrote it down")).toBeVisible();
  await expect(page.getByText("They agree.")).toBeVisible();
});

test("the replay is readable on a phone and for a screen reader, and the hall leads to it", async ({ page, hall }) => {
  const { table } = await finished(hall, 2, { lesson: "" }); // one that the hall lists
  watchful(page, hall);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(hall.url);
  await page.locator(`a.button[href="/replay/${table}/1"]`).click();
  await expect(page.getByText(/^Move 0 of/)).toBeVisible();
  await expect(page.locator(".chart polygon")).toHaveCount(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await findingsInBothLights(page)).toEqual([]);
});
