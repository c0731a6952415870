import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { expect, guest, type Hall, test, watchful } from "./hall.ts";

/** The decks of the table on which the page is, as its plan has them. */
async function decksAt(page: Page, hall: Hall): Promise<string> {
  await page.waitForURL(/\/table\//);
  const table = await hall.ask<{ plan: { options: Record<string, string> } }>(
    "GET",
    `/tables/${new URL(page.url()).pathname.split("/")[2]}`,
  );
  return table.plan.options["decks"] ?? "";
}

test("a deck is built from a ready one, mended, exported, imported and played", async ({ page, hall }) => {
  watchful(page, hall);
  await page.goto(hall.url);
  await page.getByRole("link", { name: "Decks of A Game of Thrones: The Card Game" }).click();
  const deck = page.getByRole("region", { name: "Deck", exact: true });
  await deck.getByRole("button", { name: /^Siege Train/ }).click();
  await expect(deck.getByText("The deck is legal.")).toBeVisible();

  // A card too many: the ready deck becomes one's own, the hall says what is wrong, and the rule opens.
  await page.getByRole("searchbox").fill("ram levy");
  await expect(page.getByText("1 card", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/words=ram\+levy/);
  const more = page.getByRole("list", { name: "Cards" }).getByRole("button", { name: "Put in: Ram Levy" });
  for (let copies = 0; copies < 4; copies++) await more.click();
  await expect(deck.getByText(/^There are \d copies of Ram Levy, but at most 3 are allowed/)).toBeVisible();
  await expect(deck.getByLabel("Name")).toHaveValue("Siege Train (mine)");
  await expect(deck.getByRole("button", { name: /^Play now/ })).toBeDisabled();
  await deck.getByRole("button", { name: "Show A-2.2" }).click();
  await expect(page.locator("[data-line='A-2.2']")).toBeVisible();
  await page.keyboard.press("Escape");
  expect(await findings(page)).toEqual([]);
  const less = page.getByRole("button", { name: "Take out: Ram Levy" });
  const row = deck.getByRole("listitem").filter({ has: less });
  for (let copies = Number(await row.locator("b").textContent()); copies > 3; copies--)
    await row.getByRole("button", { name: "Take out: Ram Levy" }).click();
  await expect(deck.getByText("The deck is legal.")).toBeVisible();
  await deck.getByLabel("Name").fill("Rams");
  await deck.getByLabel("Name").press("Enter");

  // Out as a file, and in again.
  await deck.getByText("Export").click();
  const saved = page.waitForEvent("download");
  await deck.getByRole("button", { name: "OCTGN (.o8d)" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe("Rams.o8d");
  const written = await readFile(await file.path(), "utf8");
  expect(written).toContain("<section name=");
  await deck.getByRole("button", { name: "Import" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Deck list").fill(`${written.replace("House Calder", "House Nobody")}`);
  await dialog.getByRole("button", { name: "Read it" }).click();
  await expect(dialog.getByText(/there is no House 'House Nobody'/)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await dialog
    .getByLabel("From a file")
    .setInputFiles({ name: "again.o8d", mimeType: "text/xml", buffer: Buffer.from(written) });
  await expect(deck.getByLabel("Name")).toHaveValue("again");
  await expect(deck.getByText("The deck is legal.")).toBeVisible();

  // It is kept, can be chosen for a seat, and is played.
  await page.reload();
  await page.getByRole("link", { name: "New table with again" }).click();
  await expect(page.getByRole("combobox", { name: "Your deck" })).toHaveValue(/^my-/);
  await page.getByLabel("Deck of seat 2").selectOption("Rams");
  await page.getByRole("button", { name: "Lay the table" }).click();
  // One's own is known to nobody before the game; that of another seat is among the terms of the table.
  await expect(page.getByRole("combobox", { name: "Your deck" })).toHaveValue(/^my-/);
  expect(await decksAt(page, hall)).toMatch(/^any \{"house":"Calder".*\}$/);
  await page.goto(`${hall.url}/decks#deck=calder_siege`);
  await page.getByLabel("Which deck").selectOption("Rams");
  await page.getByRole("button", { name: "Play now with Rams" }).click();
  expect(await decksAt(page, hall)).toContain('"house":"Calder"');
  await expect(page.locator(".thing").first()).toBeVisible();
});

test("decks on a phone and by keyboard; a view is a link, and what is deleted comes back", async ({
  browser,
  hall,
}) => {
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const page = await guest(phone, hall, "/decks#houses=Marisk&kinds=Character&crest=Holy");
  await expect(page.getByRole("list", { name: "Cards" }).getByRole("listitem").first()).toContainText("Marisk");
  const small = (): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll("button, a, select, input:not([type=file])")].flatMap((thing) => {
        const box = thing.getBoundingClientRect();
        return box.width > 0 && (box.width < 43.5 || box.height < 43.5) ? [thing.outerHTML.slice(0, 120)] : [];
      }),
    );
  const fits = (): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
  await page.getByRole("button", { name: "Filters (3)" }).tap();
  expect([await fits(), await small()]).toEqual([true, []]);
  await page.getByRole("button", { name: "Marisk", exact: true }).tap();
  await page.getByRole("link", { name: "Show all cards" }).tap();
  await page.getByRole("button", { name: /^Deck/ }).tap();
  await page.getByRole("button", { name: "Empty deck of House Gravelund" }).tap();
  await expect(page.getByText(/the House deck has 0 cards/i)).toBeVisible();
  expect([await fits(), await small()]).toEqual([true, []]);
  expect(await findings(page)).toEqual([]);

  // By keyboard: from card to card, in and out, large and away.
  await page.getByRole("button", { name: "Cards", exact: true }).tap();
  await page.locator("[data-thing]").first().focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("+");
  await page.keyboard.press("+");
  await page.keyboard.press("-");
  await expect(page.locator("[data-thing]:focus")).toContainText("1 in the deck");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("+");
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-thing]:focus")).toBeVisible();

  await page.getByRole("button", { name: /^Deck 2/ }).tap();
  await page.getByRole("button", { name: "Delete" }).tap();
  await expect(page.getByText("“My Gravelund deck” is deleted.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).tap();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("My Gravelund deck");
  await expect(page.getByRole("button", { name: /^Deck 2/ })).toBeVisible();
});

test("cards and decks are shown, found and filtered in the language of the page", async ({ page, hall }) => {
  watchful(page, hall);
  await page.addInitScript(() => {
    if (!localStorage.getItem("greathall.wishes"))
      localStorage.setItem("greathall.wishes", JSON.stringify({ language: "de" }));
  });
  await page.goto(`${hall.url}/decks#deck=calder_siege`);
  const cards = page.locator("[data-thing]");
  await expect(page.getByRole("heading", { name: "Belagerungszug" })).toBeVisible();
  await page.getByRole("searchbox").fill("Widderaufgebot");
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText("Widderaufgebot, Charakter, Calder");
  await page.getByRole("searchbox").fill("Ritter Calder");
  await expect(cards.filter({ hasText: "Ser" }).first()).toBeVisible();
  await page.getByRole("searchbox").fill("");
  await page.getByLabel("Schlüsselwort").selectOption("Ruhm");
  await page.getByLabel("Wappen").selectOption("Adel");
  await expect(page).toHaveURL(/crest=Noble&keyword=Renown/);
  await expect(cards.filter({ hasNotText: "Ruhm" })).toHaveCount(0);
  await cards.first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Ruhm");
  await expect(dialog).not.toContainText("Renown");
  await page.keyboard.press("Escape");

  // And in another when that changes.
  await page.getByRole("combobox", { name: "Sprache" }).selectOption("en");
  await expect(page.getByRole("heading", { name: "Siege Train" })).toBeVisible();
  await expect(cards.filter({ hasNotText: "Renown" })).toHaveCount(0);
  await expect(page.getByLabel("Keyword")).toHaveValue("Renown");
});
