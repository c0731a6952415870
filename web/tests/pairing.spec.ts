/** Playing anyone: who asks for the same game meets at one table, and nobody sits with a ghost. */
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { person } from "./gathering.ts";
import { alone as test, expect, guest, type Hall } from "./hall.ts";
import { Network } from "./network.ts";
import { NOBLE } from "./nobles.ts";

const TREACHERY = "Treachery in a Pocket";
const DUHR = "Dûhr: The Lesser Houses";
/** After how many seconds the hall gives up someone who is gone, and someone who does not answer. */
const AWAY = 20;
const ANSWERS_WITHIN = 15;

const anyone = (page: Page, game = TREACHERY) => page.getByRole("button", { name: `Play anyone now: ${game}` });
const count = (page: Page) => page.locator("p.count");

/** Somebody who asks to be paired, and waits. */
async function waits(
  browser: Browser,
  hall: { url: string },
  name: string,
  game = TREACHERY,
  options: BrowserContextOptions & { refused?: boolean } = {},
): Promise<Page> {
  const page = await person(browser, hall, name, "/", options);
  await anyone(page, game).click();
  await page.waitForURL("**/table/*");
  return page;
}

const seats = async (hall: Hall, page: Page): Promise<{ name: string; here: boolean }[]> =>
  (await hall.ask<{ seats: { name: string; here: boolean }[] }>("GET", `/tables/${tableOf(page)}`)).seats;
const tableOf = (page: Page): string => new URL(page.url()).pathname.split("/")[2] ?? "";
const names = async (hall: Hall, page: Page): Promise<string[]> => (await seats(hall, page)).map(({ name }) => name);

test("two who ask are paired and their game begins by itself; the third waits for a fourth", async ({
  browser,
  hall,
}) => {
  const ada = await waits(browser, hall, "Ada");
  await expect(ada.getByRole("heading", { name: `Looking for someone to play ${TREACHERY}` })).toBeVisible();
  await expect(count(ada)).toHaveText("You are the first of 2.");
  expect(await findings(ada)).toEqual([]);
  const bea = await waits(browser, hall, "Bea");
  for (const page of [ada, bea]) await expect(page.locator(".ladder")).toBeVisible();
  expect(tableOf(ada)).toBe(tableOf(bea));
  for (const page of [ada, bea]) await expect(page.locator(".runs").first()).toBeVisible(); // with a clock
  // At 200 % zoom one sees for whom one waits, and how to stop.
  const cid = await waits(browser, hall, "Cid", TREACHERY, { viewport: { width: 640, height: 400 } });
  await expect(count(cid)).toHaveText("You are the first of 2.");
  await expect(count(cid)).toBeInViewport({ ratio: 1 });
  await expect(cid.getByRole("button", { name: "Stop looking" })).toBeInViewport({ ratio: 1 });
  const dov = await waits(browser, hall, "Dov");
  for (const page of [cid, dov]) await expect(page.locator(".ladder")).toBeVisible();
  expect(tableOf(cid)).toBe(tableOf(dov));
  expect(tableOf(cid)).not.toBe(tableOf(ada));
});

test("whoever leaves is not paired", async ({ browser, hall }) => {
  const ada = await waits(browser, hall, "Ada");
  await expect(count(ada)).toBeVisible();
  const table = tableOf(ada);
  await ada.context().close();
  const there = async () => (await hall.ask<{ seats: { here: boolean }[] }>("GET", `/tables/${table}`)).seats[0]?.here;
  await expect.poll(there).toBe(false);
  await hall.pass(AWAY);
  const bea = await waits(browser, hall, "Bea");
  await expect(count(bea)).toHaveText("You are the first of 2.");
  expect(await names(hall, bea)).toEqual(["Bea", ""]);
  const cid = await waits(browser, hall, "Cid");
  for (const page of [bea, cid]) await expect(page.locator(".ladder")).toBeVisible();
});

test("whoever's network has frozen is not paired, and can look again", async ({ browser, hall }) => {
  const network = await Network.to(hall);
  const ada = await waits(browser, network, "Ada", TREACHERY, { refused: true });
  await expect(count(ada)).toBeVisible();
  network.freeze();
  const bea = await waits(browser, hall, "Bea");
  await expect(count(bea)).toHaveText("Everyone is here: the game begins.");
  await expect.poll(async () => (await seats(hall, bea)).map((seat) => "ready" in seat)).toEqual([false, true]);
  await hall.pass(ANSWERS_WITHIN);
  await expect(count(bea)).toHaveText("You are the first of 2.");
  network.thaw();
  await expect(ada.getByText("You were away for a while, so your place was given up.")).toBeVisible();
  await ada.getByRole("button", { name: `Look again: ${TREACHERY}` }).click();
  for (const page of [ada, bea]) await expect(page.locator(".ladder")).toBeVisible();
  network.close();
});

test("loading the page again keeps the place, and a second tab or click takes no second one", async ({
  browser,
  hall,
}) => {
  const ada = await waits(browser, hall, "Ada");
  await expect(count(ada)).toBeVisible();
  const path = ada.url();
  await ada.reload();
  await expect(ada.getByText("Ada (you)")).toBeVisible();
  expect(ada.url()).toBe(path);
  const tab = await guest(ada.context(), hall, "/");
  await anyone(tab).click();
  await expect(tab.getByText("Ada (you)")).toBeVisible();
  expect(tab.url()).toBe(path);
  expect(await names(hall, ada)).toEqual(["Ada", ""]);
  await tab.close();
  const bea = await waits(browser, hall, "Bea");
  for (const page of [ada, bea]) await expect(page.locator(".ladder")).toBeVisible();
  // Another game is another place.
  await ada.goto(hall.url);
  await anyone(ada).click();
  await expect(count(ada)).toHaveText("You are the first of 2.");
  expect(tableOf(ada)).not.toBe(tableOf(bea));
});

test("an answer that is lost costs nobody the seat", async ({ browser, hall }) => {
  const ada = await person(browser, hall, "Ada", "/");
  let asked = 0;
  await ada.route("**/api/tables/*/pairing", async (route) => {
    asked += 1;
    await route.fetch(); // the hall hears it, and its answer is lost
    await route.abort("connectionfailed");
  });
  await anyone(ada).click();
  await expect(ada.getByText("The hall can't be reached. Is your connection up?")).toBeVisible();
  const bea = await waits(browser, hall, "Bea");
  expect(await names(hall, bea)).toEqual(["Ada", "Bea"]);
  await anyone(ada).click();
  for (const page of [ada, bea]) await expect(page.locator(".ladder")).toBeVisible();
  expect(tableOf(ada)).toBe(tableOf(bea));
  expect(asked, "the seat was found by its key").toBe(1);
});

test("whoever has no name is asked for one, and two of one name are told apart", async ({ browser, hall }) => {
  const ada = await person(browser, hall, "", "/");
  await anyone(ada).click();
  const dialog = ada.getByRole("dialog", { name: "What should the others call you?" });
  await expect(dialog.getByRole("textbox")).toBeFocused();
  expect(await findings(ada)).toEqual([]);
  await ada.keyboard.type("Ada");
  await ada.keyboard.press("Enter");
  await expect(ada.getByText("Ada (you)")).toBeVisible();
  const other = await waits(browser, hall, "Ada", TREACHERY, { refused: true });
  for (const page of [ada, other]) await expect(page.locator(".ladder")).toBeVisible();
  expect(await names(hall, ada)).toEqual(["Ada", "Ada 2"]);
});

test("nobody is paired with someone whom they have blocked, whoever came first", async ({ browser, hall }) => {
  const shuns = async (page: Page, name: string): Promise<void> => {
    await page.evaluate(
      (blocked) => localStorage.setItem("greathall.company", JSON.stringify({ muted: [], blocked })),
      [name],
    );
    await page.reload();
  };
  const bea = await waits(browser, hall, "Bea");
  await expect(count(bea)).toBeVisible();
  const ada = await person(browser, hall, "Ada", "/");
  await shuns(ada, "Bea");
  await anyone(ada).click();
  await expect(count(ada)).toHaveText("You are the first of 2.");
  expect(tableOf(ada)).not.toBe(tableOf(bea));
  // Bea stops, and is led to Ada, who has waited for longer; Ada's page looks on.
  const before = tableOf(ada);
  await bea.getByRole("button", { name: "Stop looking" }).click();
  await expect(anyone(bea)).toBeVisible();
  await hall.pass(30); // the table that Bea has left is none to come back to
  await expect.poll(async () => (await hall.ask<unknown[]>("GET", "/tables")).length).toBe(1);
  await anyone(bea).click();
  await expect.poll(() => tableOf(ada)).not.toBe(before);
  expect(tableOf(bea)).toBe(before);
  await expect(count(bea)).toHaveText("You are the first of 2.");
  await expect(count(ada)).toHaveText("You are the first of 2.");
  const cid = await waits(browser, hall, "Cid");
  for (const page of [bea, cid]) await expect(page.locator(".ladder")).toBeVisible();
});

test("those who wait apart find together", async ({ browser, hall }) => {
  const ada = await waits(browser, hall, "Ada");
  await expect(count(ada)).toBeVisible();
  const bea = await person(browser, hall, "Bea", "/");
  await bea.context().clock.install();
  await bea.goto(hall.url);
  await bea.route(
    "**/api/pairing",
    (route) => route.continue({ postData: { ...route.request().postDataJSON(), besides: [tableOf(ada)] } }),
    { times: 1 },
  );
  await anyone(bea).click();
  await expect(count(bea)).toHaveText("You are the first of 2.");
  expect(tableOf(bea)).not.toBe(tableOf(ada));
  await bea.context().clock.runFor(10_000);
  for (const page of [ada, bea]) await expect(page.locator(".ladder")).toBeVisible();
  expect(tableOf(bea)).toBe(tableOf(ada));
});

test("a game for four says how many are there, and those who wait may agree on bots", async ({ browser, hall }) => {
  const ada = await waits(browser, hall, "Ada", DUHR);
  const bea = await waits(browser, hall, "Bea", DUHR);
  const cid = await waits(browser, hall, "Cid", DUHR);
  for (const page of [ada, bea, cid]) await expect(count(page)).toHaveText("3 of 4 players are here.");
  await ada.getByLabel("Say something").fill("Shall we?");
  await ada.getByRole("button", { name: "Say", exact: true }).click();
  await expect(bea.locator(".talk li").filter({ hasText: "Shall we?" })).toBeVisible();
  await ada.getByRole("button", { name: "Fill up with bots" }).click();
  await expect(ada.getByText("You want to fill up with bots.")).toBeVisible();
  await expect(bea.getByText("Ada would rather fill up with bots. Do you agree?")).toBeVisible();
  await bea.getByRole("button", { name: "Rather wait" }).click();
  await expect(ada.getByRole("button", { name: "Fill up with bots" })).toBeVisible();
  await ada.getByRole("button", { name: "Fill up with bots" }).click();
  await bea.getByRole("button", { name: "Agree" }).click();
  await expect(cid.getByText("Ada and Bea would all rather fill up with bots. Do you agree?")).toBeVisible();
  expect(await findings(cid)).toEqual([]);
  await cid.getByRole("button", { name: "Agree" }).click();
  for (const page of [ada, bea, cid]) await expect(page.locator("[data-position]")).toBeVisible();
  expect(await names(hall, ada)).toEqual(["Ada", "Bea", "Cid", expect.stringMatching(NOBLE)]);
});

test("whoever would rather not wait stops, or plays bots instead", async ({ browser, hall }) => {
  const ada = await waits(browser, hall, "Ada");
  const table = tableOf(ada);
  await ada.getByRole("button", { name: "Stop looking" }).click();
  await expect(anyone(ada)).toBeVisible();
  await expect(ada.getByText("Your games appear here, in this browser only.")).toBeVisible();
  const free = async () => (await hall.ask<{ seats: { kind: string }[] }>("GET", `/tables/${table}`)).seats[0]?.kind;
  expect(await free()).toBe("free");
  await anyone(ada).click();
  await ada.getByRole("button", { name: "Play against bots instead" }).click();
  await expect(ada.locator(".ladder")).toBeVisible();
  expect(await names(hall, ada)).toEqual(["Ada", expect.stringMatching(NOBLE)]);
});

test("people are paired whatever language they speak, each in their own", async ({ browser, hall }) => {
  const ada = await person(browser, hall, "Ada", "/", { locale: "de" });
  await ada.getByRole("button", { name: `Jetzt Mitspieler finden: ${TREACHERY}` }).click();
  await expect(ada.getByRole("heading", { name: `Mitspieler für ${TREACHERY} werden gesucht` })).toBeVisible();
  await expect(count(ada)).toHaveText("Bisher bist nur du da, 2 werden gebraucht.");
  const bea = await waits(browser, hall, "Bea");
  for (const page of [ada, bea]) await expect(page.locator(".ladder")).toBeVisible();
  expect((await hall.ask<{ plan: { language: string } }>("GET", `/tables/${tableOf(ada)}`)).plan.language).toBe("de");
});
