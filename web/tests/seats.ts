/** What the tests of seats share: the games of a browser, what it stores, and a seat in it. */
import type { BrowserContext, Page } from "@playwright/test";
import { guest, type Hall, waitForTurn } from "./hall.ts";

export const mine = (page: Page) => page.locator("section", { has: page.getByRole("heading", { name: "My games" }) });
export const games = (page: Page) => mine(page).getByRole("listitem");

/** What is stored, by name. */
export const stored = (page: Page): Promise<Record<string, string>> => page.evaluate(() => ({ ...localStorage }));

/** A running game against a bot whose key this browser holds, and the page at it. */
export async function seated(context: BrowserContext, hall: Hall): Promise<{ page: Page; path: string; key: string }> {
  const { table, seats } = await hall.lay("treachery", 1, ["random"], { options: { first: "0" } });
  const page = await guest(context, hall, seats[0] ?? "");
  await waitForTurn(page);
  return { page, path: `/table/${table}`, key: seats[0]?.split("#")[1] ?? "" };
}

/** The same at a private table of three people, and the pages of the two others. */
export async function among(
  context: BrowserContext,
  hall: Hall,
): Promise<{ page: Page; path: string; key: string; others: Page[] }> {
  const { table, seats } = await hall.lay("treachery", 3, [], { options: { first: "0" }, listed: false });
  const page = await guest(context, hall, seats[0] ?? "");
  await waitForTurn(page);
  const others: Page[] = [];
  for (const seat of seats.slice(1)) {
    const other = await guest(await newContext(context), hall, seat);
    await other.locator(".ladder").waitFor();
    others.push(other);
  }
  return { page, path: `/table/${table}`, key: seats[0]?.split("#")[1] ?? "", others };
}

/** Somebody else's browser. */
export async function newContext(context: BrowserContext): Promise<BrowserContext> {
  const browser = context.browser();
  if (!browser) throw new Error("the browser is gone");
  return browser.newContext();
}
