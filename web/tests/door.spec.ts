/** Who a guest is at a table: asked at the door where this browser holds another seat, and forgotten only when they say so. */
import type { BrowserContext, Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { expect, guest, type Hall, test, waitForTurn, watchful } from "./hall.ts";
import { games, newContext, seated, stored } from "./seats.ts";

const FORGET = /^Forget this game of/;

/** A private table that Ada has laid by clicks, and the invitation that she made for Bea. */
async function invited(context: BrowserContext, hall: Hall): Promise<{ ada: Page; link: string }> {
  const ada = await guest(context, hall, "/new/treachery");
  // Ada begins, so that nobody who shares the device with her is asked before her.
  await ada.route("**/api/tables", (route) =>
    route.continue({ postData: { ...(route.request().postDataJSON() as object), options: { first: "0" } } }),
  );
  await ada.getByLabel("Your name").fill("Ada");
  await ada.getByLabel(/Listed/).uncheck();
  await ada.getByLabel("Who begins").selectOption("0"); // so that no curtain falls before anyone has looked
  await ada.getByText("More").click();
  await ada.getByLabel(/^Response windows/).fill("0");
  await ada.getByRole("button", { name: "Lay the table" }).click();
  await ada.getByLabel("Name of the guest").fill("Bea");
  await ada.getByRole("button", { name: "Make a link" }).click();
  await expect(ada.getByText("An invitation for Bea")).toBeVisible();
  return { ada, link: await ada.getByRole("textbox", { name: "Link" }).first().inputValue() };
}

test("whoever opens the link of another seat at their table is asked, and stays who they are", async ({
  context,
  hall,
}) => {
  const { ada, link } = await invited(context, hall);
  const asked = "You already sit at this table";
  // In the same tab, where only what follows the # changes.
  await ada.goto(link);
  await expect(ada.getByRole("heading", { name: asked })).toBeVisible();
  expect(await findings(ada)).toEqual([]);
  await expect(ada.getByRole("button", { name: "Go on as Ada" })).toBeFocused();
  await ada.keyboard.press("Enter");
  await expect(ada.getByText("Ada (you)")).toBeVisible();
  await expect(ada).not.toHaveURL(/#/);
  // In another one; the question can be put off.
  const other = await guest(context, hall, new URL(link).pathname + new URL(link).hash);
  await expect(other.getByRole("heading", { name: asked })).toBeVisible();
  await other.getByRole("button", { name: "Cancel" }).click();
  await expect(games(other)).toHaveCount(1);
  await expect(games(other)).toContainText("with Bea");
  await games(other).getByRole("link").click();
  await expect(other.getByText("Ada (you)")).toBeVisible();
  await expect(other.getByRole("button", { name: "Begin the game" })).toBeVisible();
  // The other seat is still its guest's.
  const bea = await guest(await newContext(context), hall, new URL(link).pathname + new URL(link).hash);
  await bea.getByRole("button", { name: "Take the seat" }).click();
  await expect(bea.getByText("Bea (you)")).toBeVisible();
  // A link that is one's own asks nothing.
  await bea.goto(link);
  await expect(bea.getByText("Bea (you)")).toBeVisible();
});

test("a second seat can be taken at the same device, and both are kept", async ({ context, hall }) => {
  const { ada, link } = await invited(context, hall);
  await ada.goto(link);
  await ada.getByRole("button", { name: "Take that place as well" }).click();
  await expect(ada.getByText("Ada (you)")).toBeVisible();
  await ada.getByRole("button", { name: "Begin the game" }).click(); // still the host's right
  await expect(ada.locator(".side")).toBeVisible();
  await ada.reload();
  await expect(ada.getByText("Who holds the device?")).toBeVisible();
  await ada.getByRole("button", { name: "Ada", exact: true }).click();
  await expect(ada.locator(".mine")).toContainText("Ada");
  await ada.goto(hall.url);
  await expect(games(ada)).toHaveCount(1);
  await expect(games(ada)).toContainText("Ada, Bea");
});

test("watching one's own table by link costs no seat", async ({ context, hall }) => {
  const { table, seats, watch } = await hall.lay("treachery", 1, ["random"], { options: { first: "0" } });
  const page = await guest(context, hall, seats[0] ?? "");
  await waitForTurn(page);
  await page.goto(hall.url + watch);
  await page.getByRole("button", { name: "Take that place as well" }).click();
  await expect(page.getByText("You are watching")).toBeVisible();
  await page.goto(`${hall.url}/table/${table}`);
  await waitForTurn(page);
});

test("a seat that was given away is no reason to ask at the door", async ({ context, hall }) => {
  const laid = await hall.ask<{ table: string; host: string }>("POST", "/tables", {
    game: "treachery",
    seats: 2,
    listed: false,
  });
  const seat = async (): Promise<string> =>
    (await hall.ask<{ key: string }>("POST", `/tables/${laid.table}/seats/1`, { name: "Bea" }, laid.host)).key;
  const page = await guest(context, hall, `/table/${laid.table}#${await seat()}`);
  await expect(page.getByText("Bea (you)")).toBeVisible();
  await page.goto(hall.url);
  await hall.ask("DELETE", `/tables/${laid.table}/seats/1`, undefined, laid.host);
  const again = await seat();
  await page.goto(`${hall.url}/table/${laid.table}#${again}`);
  await expect(page.getByText("Bea (you)")).toBeVisible();
  const kept = Object.keys(await stored(page)).filter((name) => name.startsWith("greathall.seat."));
  expect(kept).toEqual([`greathall.seat.${laid.table}.${again}`]);
});

test("forgetting a game asks, and can be undone", async ({ context, hall }) => {
  const { page, path, key } = await seated(context, hall);
  await page.goto(hall.url);
  const cross = page.getByRole("button", { name: FORGET });
  const dialog = page.getByRole("dialog", { name: "Forget this game?" });
  await cross.click();
  await expect(dialog).toContainText("Ada");
  await expect(dialog.getByRole("button", { name: "Keep it" })).toBeFocused();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(cross).toBeFocused();
  expect(JSON.stringify(await stored(page))).toContain(key);

  await cross.click();
  await dialog.getByRole("button", { name: "Forget it" }).click();
  const undo = page.getByRole("button", { name: /^Undo/ });
  await expect(undo).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "Forgotten" })).toBeVisible();
  expect(JSON.stringify(await stored(page))).not.toContain(key);
  expect(await findings(page)).toEqual([]);
  // It can still be undone after one has looked elsewhere.
  await page.getByRole("link", { name: "Build a deck" }).click();
  await page.getByRole("link", { name: "Greathall" }).click();
  await undo.click();
  await expect(games(page)).toContainText("Treachery in a Pocket");
  await expect(games(page).getByRole("link")).toBeFocused();
  expect(JSON.stringify(await stored(page))).toContain(key);
  await page.goto(hall.url + path);
  await waitForTurn(page);
});

test("what one tab forgets the others forget too", async ({ context, hall }) => {
  const { page } = await seated(context, hall);
  const other = await guest(context, hall, "/");
  await expect(games(other)).toHaveCount(1);
  await page.goto(hall.url);
  await page.getByRole("button", { name: FORGET }).click();
  await page.getByRole("button", { name: "Forget it" }).click();
  await expect(games(other)).toHaveCount(0);
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(games(other)).toHaveCount(1);
});

test("the question at the door fits a phone, by night and by day, in German too", async ({ browser, hall }) => {
  for (const light of ["night", "day"]) {
    const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    await phone.addInitScript(
      (wanted) => localStorage.setItem("greathall.wishes", JSON.stringify({ light: wanted, language: "de" })),
      light,
    );
    const { seats } = await hall.lay("treachery", 2, []);
    const page = await guest(phone, hall, seats[0] ?? "");
    await expect(page.locator(".side")).toBeVisible();
    await page.goto(hall.url + seats[1]);
    await expect(page.getByRole("heading", { name: "Du sitzt schon an diesem Tisch" })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.goto(hall.url);
    await page.getByRole("button", { name: /vergessen$/ }).tap();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Vergessen" }).tap();
    await expect(page.getByRole("button", { name: /^Zurücknehmen/ })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await phone.close();
  }
});

test("a person who shares the device and is shown out is no longer waited for there", async ({
  page,
  context,
  hall,
}) => {
  watchful(page, hall);
  await page.goto(`${hall.url}/new/treachery`);
  await page.getByLabel("Your name").fill("Ada");
  await page.getByLabel(/^Several people at this device/).check();
  const laid = page.waitForRequest((request) => request.url().endsWith("/api/tables") && request.method() === "POST");
  await page.getByRole("button", { name: "Lay the table" }).click();
  expect((await laid).postDataJSON()).toMatchObject({ handover: 180 }); // a guest from elsewhere may leave, as at any table
  await page.getByLabel("At this device too").fill("Bea");
  await page.getByRole("button", { name: "Seat them here" }).click();
  await page.getByRole("listitem").filter({ hasText: "Bea" }).getByRole("button", { name: "Free the seat" }).click();
  await page.getByLabel("Name of the guest").fill("Bea");
  await page.getByRole("button", { name: "Make a link" }).click();
  await expect(page.getByText("An invitation for Bea")).toBeVisible();
  const link = await page.getByRole("textbox", { name: "Link" }).first().inputValue();
  const bea = await guest(await newContext(context), hall, new URL(link).pathname + new URL(link).hash);
  await bea.getByRole("button", { name: "Take the seat" }).click();
  await expect(bea.getByText("Bea (you)")).toBeVisible();
  await page.getByRole("button", { name: "Begin the game" }).click();
  await expect(page.locator(".side")).toBeVisible();
  await page.reload();
  await expect(page.locator(".side")).toBeVisible(); // nobody asks who holds the device
});

test("a link for watching works in a tab that was refused", async ({ browser, hall }) => {
  const { watch, table } = await hall.lay("treachery", 2, [], { listed: false });
  const page = await guest(await browser.newContext(), hall, `/table/${table}`, true);
  await expect(page.getByRole("alert")).toContainText("This table is private");
  await page.goto(hall.url + watch); // as it is pasted: only what follows the # changes
  await expect(page.locator(".ladder")).toBeVisible();
  await expect(page.getByText("You are watching")).toBeVisible();
});
