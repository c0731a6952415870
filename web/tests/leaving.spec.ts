/** What a part of the page has asked for may come when that part is gone. */
import { expect, guest, test } from "./hall.ts";

/** Where the hall describes its games. */
const DESCRIPTIONS = /\/api\/games(\?|$)/;

test("a room that is left before the hall has described its game leaves nothing behind", async ({ browser, hall }) => {
  const { table, host } = await hall.ask<{ table: string; host: string }>("POST", "/tables", {
    game: "treachery",
    seats: 2,
    listed: false,
  });
  const sat = await hall.ask<{ key: string }>("POST", `/tables/${table}/seats/0`, { name: "Ada" }, host);
  await hall.ask("POST", `/tables/${table}/seats/1/bot`, { bot: "random" }, host);
  const context = await browser.newContext();
  let asked = 0;
  let describe = (): void => undefined;
  const described = new Promise<void>((done) => (describe = done));
  await context.route(DESCRIPTIONS, async (route) => {
    asked++;
    await described;
    await route.continue();
  });
  const warned: string[] = [];
  context.on("console", (message) => message.type() === "warning" && warned.push(message.text()));
  const page = await guest(context, hall, `/table/${table}#${sat.key}`);
  await expect(page.getByRole("button", { name: "Leave the table" })).toBeVisible();
  await hall.ask("POST", `/tables/${table}/start`, undefined, host);
  await expect(page.locator("main.board .thing").first()).toBeVisible();
  expect(asked).toBeGreaterThan(0);
  describe();
  await page.waitForLoadState("networkidle");
  expect(warned).toEqual([]);
});
