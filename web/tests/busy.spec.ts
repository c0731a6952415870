/** A hall that has too much to do: the page waits as long as it is told and asks again, or says why not; what could not be loaded is offered. */
import { expect, test } from "./hall.ts";

test("what is refused for a moment is asked for again, and what for longer is said", async ({ page, hall }) => {
  const asked: number[] = [];
  await page.route("**/api/games", async (route) => {
    asked.push(performance.now());
    const wait = { "retry-after": "1" };
    if (asked.length < 3) await route.fulfill({ status: 429, headers: wait, json: { word: "too_many", reason: "" } });
    else await route.continue();
  });
  await page.goto(`${hall.url}/new/treachery`);
  await expect(page.getByLabel("Your name")).toBeVisible();
  expect(asked).toHaveLength(3);
  for (const [at, time] of asked.slice(1).entries()) expect(time - (asked[at] ?? 0)).toBeGreaterThan(950);

  const reason = "too many tables were laid from your address; try again in 20 minutes";
  let laid = 0;
  await page.route("**/api/tables", async (route) => {
    laid += 1;
    await route.fulfill({ status: 429, headers: { "retry-after": "1200" }, json: { word: "too_many", reason } });
  });
  await page.getByLabel("Your name").fill("Ada");
  await page.getByRole("button", { name: "Lay the table" }).click();
  await expect(page.getByRole("alert")).toContainText("try again in 20 minutes");
  expect(laid).toBe(1);
});

test("a screen that can't be loaded says so, and is loaded again on request", async ({ page, hall }) => {
  const { seats } = await hall.lay("treachery", 1, ["random"]);
  await page.route("**/assets/Place-*.js", (route) => route.abort());
  await page.goto(`${hall.url}${seats[0]}`);
  await expect(page.getByRole("alert")).toHaveText("This part of the page could not be loaded.");
  await expect(page.getByRole("link", { name: "To the hall" })).toBeVisible();
  await page.unroute("**/assets/Place-*.js");
  await page.getByRole("button", { name: "Load again" }).click();
  await expect(page.locator(".table")).toBeVisible();
});
