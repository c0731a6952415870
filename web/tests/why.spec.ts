/** Whoever clicks what can't be used now is told why: by the thing's name and the line of the rules, until something else is picked. */
import type { Page } from "@playwright/test";
import { expect, test, waitForTurn, watchful } from "./hall.ts";

/** In Treachery everything can be used when a game begins. */
const TABLES = [
  { game: "skirmish", bots: 1, line: /S-\d/ },
  { game: "duhr", bots: 3, line: /D-\d/ },
  { game: "thrones", bots: 1, line: /A-\d/ },
];
const note = (page: Page) => page.locator("footer").getByRole("alert");
/** The engine's own test points at everything; here it is enough that the page asks. */
const MOST = 8;
/** What is written for programs alone. */
const PROTOCOL = /\w_\w|\w=|[[\]{}]/;

for (const { game, bots, line } of TABLES)
  test(`everything on the table of ${game} says why it can't be used`, async ({ page, hall }) => {
    const plan = game === "duhr" ? { options: { first: "0" } } : {};
    const { seats } = await hall.lay(game, 1, Array<string>(bots).fill("random"), plan);
    watchful(page, hall);
    await page.goto(hall.url + seats[0]);
    await waitForTurn(page);
    const things = page.locator("main.board .thing.quiet");
    await expect(things.first()).toBeVisible();
    const names = await things.evaluateAll((all) => all.map((thing) => (thing as HTMLElement).dataset["thing"] ?? ""));
    for (const name of new Set(names.slice(0, MOST))) {
      await page.locator(`main.board [data-thing="${name}"]`).first().dispatchEvent("click");
      await expect(note(page).getByRole("button", { name: line })).toBeVisible();
      await expect(note(page)).not.toHaveText(PROTOCOL);
    }
    if (game !== "skirmish") return;
    // It is heard from the keyboard too, and gone with the answer.
    await page.keyboard.press("Escape");
    await expect(note(page)).toHaveCount(0);
    await things.first().focus();
    await page.keyboard.press("Enter");
    await expect(note(page).getByRole("button", { name: line })).toBeVisible();
    await page.locator("footer .do .answer").first().click();
    await expect(note(page)).toHaveCount(0);
  });
