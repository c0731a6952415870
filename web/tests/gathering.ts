/** Rooms before the game, with several people in browsers of their own. */
import type { Browser, BrowserContextOptions, Locator, Page } from "@playwright/test";
import { expect, guest, type Hall } from "./hall.ts";

export interface Company {
  host: Page;
  guests: Page[];
  /** The address of the table. */
  path: string;
}

/** Somebody with a browser of their own, under a name. Whoever is going to be refused something is not watched: browsers complain of that. */
export async function person(
  browser: Browser,
  hall: { url: string },
  name: string,
  path: string,
  { refused = false, ...options }: BrowserContextOptions & { refused?: boolean } = {},
): Promise<Page> {
  const context = await browser.newContext(options);
  await context.addInitScript((name) => {
    if (!localStorage.getItem("greathall.wishes")) localStorage.setItem("greathall.wishes", JSON.stringify({ name }));
  }, name);
  if (!refused) return await guest(context, hall, path);
  const page = await context.newPage();
  await page.goto(hall.url + path);
  return page;
}

/** A listed table whose host has laid it on the page, and guests who have sat down there in the order of their names. */
export async function gather(
  browser: Browser,
  hall: Hall,
  game: string,
  names: string[],
  seats = names.length,
  settle: (host: Page) => Promise<void> = async () => {},
): Promise<Company> {
  const [first = "", ...others] = names;
  const host = await person(browser, hall, first, `/new/${game}`);
  await host.getByLabel("Seats").selectOption(String(seats));
  await settle(host);
  await host.getByRole("button", { name: "Lay the table" }).click();
  await expect(host.getByText(`${first} (you)`)).toBeVisible();
  const path = new URL(host.url()).pathname;
  const guests: Page[] = [];
  for (const name of others) {
    const page = await join(browser, hall, name, path);
    guests.push(page);
  }
  return { host, guests, path };
}

/** Somebody who sits down at a listed table. */
export async function join(
  browser: Browser,
  hall: Hall,
  name: string,
  path: string,
  options: Parameters<typeof person>[4] = {},
): Promise<Page> {
  const page = await person(browser, hall, name, path, options);
  await page.getByRole("button", { name: "Sit here" }).first().click();
  await expect(page.getByText(`${name} (you)`)).toBeVisible();
  return page;
}

/** The row of whoever has this name, or of a seat by its number. */
export const row = (page: Page, who: string | number): Locator => {
  const rows = page.locator("main ol > li", { has: page.locator(".place") });
  return typeof who === "number" ? rows.nth(who - 1) : rows.filter({ hasText: who });
};
