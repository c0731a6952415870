/** Seats are taken with keys that the browser has stored before it asks: an answer that is lost on the way costs nobody the seat. */
import type { Page } from "@playwright/test";
import { expect, type Hall, test } from "./hall.ts";
import { gather, person, row } from "./gathering.ts";
import { stored } from "./seats.ts";

/** The hall hears what is asked at these addresses, and its answers are lost. */
async function loseAnswers(page: Page, addresses: string): Promise<() => Promise<void>> {
  await page.route(addresses, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await route.fetch();
    await route.abort("connectionfailed");
  });
  return () => page.unroute(addresses);
}

const names = async (hall: Hall, path: string): Promise<string[]> =>
  (await hall.ask<{ seats: { name: string }[] }>("GET", `/tables/${path.split("/").at(-1)}`)).seats.map(
    ({ name }) => name,
  );

/** Who sits at a table in this browser. */
const held = async (page: Page): Promise<string[]> =>
  Object.entries(await stored(page))
    .filter(([entry]) => entry.startsWith("greathall.seat."))
    .map(([, seat]) => (JSON.parse(seat) as { name: string }).name)
    .sort();

const sitDown = (page: Page) => page.getByRole("button", { name: "Sit here" }).first().click();

test("who lost the answer at a listed table sits there all the same, and after a reload", async ({ browser, hall }) => {
  const { path } = await gather(browser, hall, "treachery", ["Ada"], 3);
  const bea = await person(browser, hall, "Bea", path, { refused: true });
  await loseAnswers(bea, "**/seats/*");
  await sitDown(bea);
  await expect(bea.getByText("Bea (you)")).toBeVisible();
  await bea.reload();
  await expect(bea.getByText("Bea (you)")).toBeVisible();
  expect(await names(hall, path)).toEqual(["Ada", "Bea", ""]);
});

test("so does who was away before they could know it", async ({ browser, hall }) => {
  const { path } = await gather(browser, hall, "treachery", ["Ada"], 2);
  const bea = await person(browser, hall, "Bea", path, { refused: true });
  const heard = await loseAnswers(bea, "**/seats/*");
  // Nothing else tells them either.
  await bea.route("**/api/seats", (route) => route.abort("connectionfailed"));
  await sitDown(bea);
  await expect(bea.getByRole("alert")).toContainText("The hall can't be reached");
  await expect.poll(() => names(hall, path)).toEqual(["Ada", "Bea"]);
  await heard();
  await bea.unroute("**/api/seats");
  await bea.goto("about:blank");
  await bea.goto(hall.url + path);
  await expect(bea.getByText("Bea (you)")).toBeVisible();
});

test("somebody else at the same device is not lost either", async ({ browser, hall }) => {
  const { host: ada, path } = await gather(browser, hall, "treachery", ["Ada"], 3, async (host) => {
    await host.getByText("More").click();
    await host.getByLabel(/^Response windows/).fill("0");
  });
  const bea = await person(browser, hall, "Bea", path, { refused: true });
  await sitDown(bea);
  await expect(bea.getByText("Bea (you)")).toBeVisible();
  const heard = await loseAnswers(bea, "**/seats/*");
  await bea.getByLabel("At this device too").fill("Cid");
  await bea.getByRole("button", { name: "Seat them here" }).click();
  await expect.poll(() => held(bea)).toEqual(["Bea", "Cid"]);
  await expect(bea.getByRole("alert")).toHaveCount(0);
  await heard();
  await expect(row(ada, "Cid")).toBeVisible();
});

test("a substitute who lost the answer plays on after a reload", async ({ browser, hall }) => {
  const { seats, table } = await hall.lay("treachery", 2, [], { options: { first: "0" } });
  const ada = await person(browser, hall, "Ada", seats[0] ?? "");
  await expect(ada.locator(".ladder")).toBeVisible();
  await hall.pass(61);
  await ada.getByRole("button", { name: "Find a substitute" }).click();
  await expect(ada.getByRole("region", { name: "Bea’s seat is open" })).toBeVisible();
  const dov = await person(browser, hall, "Dov", `/substitute/${table}/1`, { refused: true });
  const heard = await loseAnswers(dov, "**/substitute");
  await dov.getByRole("button", { name: "Take the seat" }).click();
  await expect(dov.getByRole("alert")).toContainText("The hall can't be reached");
  await expect.poll(() => names(hall, table)).toContain("Dov");
  await heard();
  await dov.reload();
  await expect(dov.locator(".ladder")).toBeVisible();
  await expect(ada.getByText(/^Dov plays on for/).first()).toBeVisible();
});
