/** The names and texts of the cards are in the language of the page, and change with it while a game goes on. */
import type { Locator, Page } from "@playwright/test";
import { decide, expect, test, waitForTurn, watchful } from "./hall.ts";
import { namesOf } from "./names.ts";

/** What is read or heard of a part of the page. */
async function texts(part: Locator): Promise<string> {
  const found = await part.evaluateAll((roots) =>
    roots.flatMap((root) =>
      [root, ...root.querySelectorAll("*")].flatMap((element) => [
        ...[...element.childNodes]
          .filter((node) => node.nodeType === Node.TEXT_NODE)
          .map((node) => node.textContent ?? ""),
        ...["aria-label", "title"].map((name) => element.getAttribute(name) ?? ""),
      ]),
    ),
  );
  return found.map((text) => text.trim()).join("\n");
}

/** Those of the names that stand in a text, as whole words. */
function within(text: string, names: Iterable<string>): string[] {
  const plain = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return [...names]
    .filter((name) => text.includes(name))
    .filter((name) => new RegExp(`(?<![\\p{L}-])${plain(name)}(?![\\p{L}-])`, "u").test(text));
}

async function speak(page: Page, settings: string, language: string): Promise<void> {
  await page.getByRole("button", { name: settings, exact: true }).click();
  await page.locator(".wishes select").selectOption(language);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await page.keyboard.press("Escape");
}

const TABLES = {
  treachery: { bots: 1, card: ".side .thing" },
  skirmish: { bots: 1, card: ".side .hand .thing" },
  duhr: { bots: 3, card: ".side .thing" },
  thrones: { bots: 2, card: ".thrones-side .hand .thing" },
};

for (const [game, { bots, card }] of Object.entries(TABLES))
  test(`the names on a table of ${game} are in the language of the page, also when that changes`, async ({
    page,
    hall,
  }) => {
    watchful(page, hall);
    const [english, german] = [await namesOf(hall, game), await namesOf(hall, game, "de")];
    const only = {
      en: [...english].filter((name) => !german.has(name)),
      de: [...german].filter((name) => !english.has(name)),
    };
    await page.addInitScript(() => {
      if (!localStorage.getItem("greathall.wishes"))
        localStorage.setItem("greathall.wishes", JSON.stringify({ language: "de" }));
    });
    const { seats } = await hall.lay(game, 1, Array<string>(bots).fill("random"));
    await page.goto(hall.url + seats[0]);
    await waitForTurn(page);

    /** The table, and a card looked at closely, are in this language alone. */
    const speaks = async (language: "en" | "de", other: "en" | "de"): Promise<void> => {
      await expect(async () => {
        const board = await texts(page.locator("main.board"));
        expect(within(board, only[other])).toEqual([]);
        expect(within(board, only[language]).length).toBeGreaterThan(1);
      }).toPass();
      // The table may be drawn again under the pointer, since bots move.
      await expect(async () => {
        await page.locator(card).first().click({ button: "right", force: true });
        await expect(page.locator("dialog[open]")).toBeVisible({ timeout: 1000 });
      }).toPass();
      const large = await texts(page.locator("dialog[open]"));
      expect(within(large, only[other])).toEqual([]);
      expect(within(large, only[language])).not.toEqual([]);
      await page.keyboard.press("Escape");
      await expect(page.locator("dialog[open]")).toHaveCount(0);
    };
    await speaks("de", "en");
    await decide(page);
    await waitForTurn(page);
    await speaks("de", "en");
    await speak(page, "Einstellungen", "en");
    await speaks("en", "de");
    await speak(page, "Settings", "de");
    await speaks("de", "en");
    await decide(page);
    await waitForTurn(page);
    await speaks("de", "en");
  });

test("cards that can't be fetched in another language stay as they were, until they can be", async ({ page, hall }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem("greathall.wishes"))
      localStorage.setItem("greathall.wishes", JSON.stringify({ language: "en" }));
  });
  const { seats } = await hall.lay("treachery", 1, ["random"], { options: { first: "0" } });
  await page.goto(hall.url + seats[0]);
  await waitForTurn(page);
  const duke = page.locator('[data-thing="character:asher"]');
  await expect(duke).toContainText("Duke Asher, Green");
  await page.route("**/api/games/treachery/cards", (route) => route.abort());
  await speak(page, "Settings", "de");
  await expect(page.locator("aside li").filter({ hasText: "Die Partie beginnt." })).toBeVisible();
  await expect(duke).toContainText("Duke Asher, Green");
  await page.unroute("**/api/games/treachery/cards");
  await speak(page, "Einstellungen", "en");
  await speak(page, "Settings", "de");
  await expect(duke).toContainText("Herzog Asher, Grün");
});
