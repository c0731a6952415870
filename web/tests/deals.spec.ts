/** Offers between people, and the time that they take. */
import type { Locator, Page } from "@playwright/test";
import { expect, guest, test, waitForTurn } from "./hall.ts";

test("an offer in D\u00FBhr doesn't give its maker time", async ({ browser, hall }) => {
  const { seats } = await hall.lay("duhr", 4, [], {
    options: { first: "0", agendas: "white" },
    pace: { kind: "real_time", decision: 1200, reserve: 0 },
    handover: 0,
  });
  const people: Page[] = [];
  for (const seat of seats) people.push(await guest(await browser.newContext(), hall, seat));
  const [ada, bea, cid] = people as [Page, Page, Page];
  await waitForTurn(ada);
  const clock = (page: Page): Locator => page.getByRole("region", { name: "Ada", exact: true }).getByText(/^\d+:\d\d$/);
  const seconds = async (page: Page): Promise<number> => {
    const [minutes = 0, rest = 0] = ((await clock(page).textContent()) ?? "").split(":").map(Number);
    return minutes * 60 + rest;
  };
  await hall.pass(900);
  await cid.reload();
  await expect(clock(cid)).toBeVisible();
  const left = await seconds(cid);
  expect(left).toBeLessThanOrEqual(300);

  const drawer = (page: Page): Locator => page.locator("aside");
  await ada
    .locator("header nav")
    .getByRole("button", { name: /^Deals/ })
    .click();
  await drawer(ada).getByRole("button", { name: "Make an offer" }).click();
  await drawer(ada).getByRole("radio", { name: /Bea/ }).check();
  await drawer(ada).getByLabel("In your own words").fill("Be my friend");
  await drawer(ada).getByRole("button", { name: "Offer it" }).click();
  await expect(drawer(bea).getByText("Be my friend")).toBeVisible();
  await drawer(bea).getByRole("button", { name: "Decline" }).click();
  await waitForTurn(ada);
  await expect(clock(cid)).toBeVisible();
  expect(await seconds(cid)).toBeLessThanOrEqual(left);
});
