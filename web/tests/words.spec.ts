import { decide, expect, test, waitForTurn, watchful } from "./hall.ts";
import { de } from "../src/words/de.ts";
import { en } from "../src/words/en.ts";

const marks = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map((mark) => mark[0]).sort();

test("both languages have the same words, with the same marks in them", () => {
  expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
  for (const [word, text] of Object.entries(en)) {
    const other = de[word as keyof typeof en];
    expect(other.trim(), word).not.toBe("");
    expect(marks(other), word).toEqual(marks(text));
  }
});

test("in German the page says in German what the hall says of the table, and that games speak English", async ({
  page,
  hall,
}) => {
  watchful(page, hall);
  await page.addInitScript(() => localStorage.setItem("greathall.wishes", JSON.stringify({ language: "de" })));
  const { seats } = await hall.lay("treachery", 1, ["random"], { options: { first: "0" } });
  await page.goto(hall.url + seats[0]);
  await waitForTurn(page);
  const log = page.locator("aside li");
  await expect(log.filter({ hasText: "Ada setzt sich." })).toBeVisible();
  await expect(log.filter({ hasText: "Das Spiel beginnt." })).toBeVisible();
  await page.getByRole("button", { name: "Zurücknehmen" }).click();
  await expect(page.getByRole("alert")).toContainText("Du hast keinen Zug gemacht");
  await decide(page);
  await waitForTurn(page);
  await page.getByRole("button", { name: "Zurücknehmen" }).click();
  await expect(log.filter({ hasText: "Ada nimmt einen Zug zurück." })).toBeVisible();
  await page.getByRole("button", { name: "Einstellungen" }).click();
  await expect(page.getByText("Sätze der Spiele und ihre Regeln sind auf Englisch.")).toBeVisible();
});

test("pressing Undo again while the others are being asked says so", async ({ page, hall }) => {
  const { seats } = await hall.lay("treachery", 2, [], { options: { first: "0" } });
  await page.goto(hall.url + seats[0]);
  await waitForTurn(page);
  await decide(page);
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  await undo.click();
  await expect(page.locator("aside li").filter({ hasText: "Ada asks to take a move back." })).toBeVisible();
  await undo.click();
  await expect(page.getByRole("alert")).toContainText("The others are being asked already.");
});
