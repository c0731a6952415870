import type { Page } from "@playwright/test";
import { decide, expect, movesOf, playOut, settle, test, waitForTurn, watchful } from "./hall.ts";

test("a lesson is played from its first word to its last", async ({ page, hall }) => {
  watchful(page, hall);
  await settle(page);
  await page.goto(hall.url);
  await page.getByRole("link", { name: "Learn Treachery in a Pocket" }).click();
  await page.waitForURL(/\/table\//);
  const lesson = page.getByRole("region", { name: "Lesson" });
  const next = lesson.getByRole("button", { name: "Go on" });
  await expect(lesson).toContainText("This ladder is the court.");
  await expect(page.locator(".thing.pointed")).toHaveCount(10);
  await next.click();
  await expect(page.locator(".thing.pointed")).toHaveCount(4);
  await expect(lesson).toContainText("Purple should rise, Green should fall."); // always the same deal
  await page.reload();
  await expect(lesson).toContainText("Purple should rise, Green should fall."); // it goes on where it was
  await next.click();
  await expect(lesson).toContainText("Pick one of the four.");
  await waitForTurn(page);
  await page.locator(".thing.lit").first().click();
  await expect(lesson).not.toContainText("Pick one of the four.");
  await decide(page);
  await expect(lesson).toContainText("A wound on a Noble");
  await next.click();
  await expect(lesson).toContainText("Hint says");
  await next.click();
  await expect(lesson).toContainText("Now play on to the end.");
  await playOut(page);
  await expect(lesson).toContainText("That was the game.");
  await lesson.getByRole("button", { name: "Done" }).click();
  await expect(lesson).toBeHidden();
});

/** How each lesson ends, and what stands on the table by then. */
const LESSONS = [
  { game: "skirmish", steps: 10, last: "deploy, attack, guard what you need", lies: "8♠" },
  { game: "duhr", steps: 10, last: "Your agenda is fulfilled", lies: "House Lycosia, vilified" },
  { game: "thrones", steps: 10, last: "dominance comes", lies: "Osanne Thornmere" },
];

/** Do what a lesson asks for until this step. The page clicks itself, as soon as there is something to click. */
async function clickThrough(page: Page, last: string): Promise<void> {
  await page.evaluate(
    (until) =>
      new Promise<void>((done, lost) => {
        const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
        const timer = setInterval(() => {
          const [at, button] = [find("[aria-label=Lesson] .count"), find("[aria-label=Lesson] .main")];
          const ends = at?.textContent === until;
          const astray = !at || (button && !ends && button.textContent !== "Go on");
          if (ends || astray) clearInterval(timer);
          if (ends) done();
          else if (astray) lost(new Error(`the lesson is lost: ${button?.textContent ?? "there is none"}`));
          else (button ?? find("footer .do .main") ?? find(".thing.lit") ?? find("footer .do .answer"))?.click();
        }, 15);
      }),
    last,
  );
}

for (const { game, steps, last, lies } of LESSONS)
  test(`the lesson of ${game} is played step by step`, async ({ page, hall }) => {
    watchful(page, hall);
    await settle(page);
    await page.goto(`${hall.url}/learn/${game}`);
    const lesson = page.getByRole("region", { name: "Lesson" });
    await expect(lesson).toContainText(`1/${steps}`);
    await clickThrough(page, `${steps}/${steps}`);
    await expect(lesson).toContainText(last);
    await expect(page.locator(".board")).toContainText(lies);
    await lesson.getByRole("button", { name: "Done" }).click();
    await expect(lesson).toBeHidden();
  });

test("once a lesson is left, attackers are chosen together and confirmed once", async ({ page, hall }) => {
  watchful(page, hall);
  await settle(page);
  const sent = movesOf(page);
  await page.goto(`${hall.url}/learn/thrones`);
  const lesson = page.getByRole("region", { name: "Lesson" });
  await expect(lesson).toContainText("1/10");
  await clickThrough(page, "6/10");
  await lesson.getByRole("button", { name: "Leave the lesson" }).click();
  await page.locator("[data-thing='challenge:power']").click();
  await page.locator("#confirm").click();
  for (const name of ["osanne_reed_regent.2", "weir_steward"]) {
    const card = page.locator(`.thing[data-thing='card:0.${name}']`);
    await expect(card).toHaveClass(/lit/);
    await card.click();
    await expect(card).toHaveClass(/picked/);
  }
  await expect(page.locator(".chip")).toHaveCount(2);
  await expect(page.locator(".follows")).toContainText(
    /^\d+ against 0\. Claim 1: if the attacker wins, 1 power moves to their House\. .*Weir Steward kneels\./,
  );
  const totals = page.locator(".foreseen b.number", { hasText: /^0 → \d+$/ });
  await expect(totals.first()).toBeVisible();
  const before = sent();
  await page.locator("#confirm").click();
  await expect.poll(() => sent() - before).toBe(3);
  await expect(page.locator("aside")).toContainText("Weir Steward attacks.");
});

test("every game has a second lesson, on what wins it", async ({ page, hall }) => {
  watchful(page, hall);
  await settle(page);
  for (const [game, word] of [
    ["treachery", "under your Agenda stands"],
    ["skirmish", "who attacks, and who stays to guard"],
    ["duhr", "A favored House is worth 10"],
    ["thrones", "a race to 15 power"],
  ] as const) {
    await page.goto(`${hall.url}/progress`);
    await page.goto(`${hall.url}/learn/${game}/wins`);
    const lesson = page.getByRole("region", { name: "Lesson" });
    await expect(lesson).toContainText(word);
    await expect(lesson).toContainText("1/8");
    await waitForTurn(page);
  }
});

test("a lesson meets other wishes kindly, and goes back with what is taken back", async ({ page, hall }) => {
  watchful(page, hall);
  await settle(page);
  await page.goto(`${hall.url}/learn/skirmish`);
  const lesson = page.getByRole("region", { name: "Lesson" });
  await lesson.getByRole("button", { name: "Go on" }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(lesson).toContainText("pick 9♣");
  await page.locator('.thing[data-thing="card:3s"]').click({ force: true });
  await expect(page.getByRole("alert")).toContainText("the lesson goes another way");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(lesson).toContainText("you say who begins");
  await lesson.getByRole("button", { name: "Leave the lesson" }).click();
  await expect(lesson).toBeHidden();
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.locator('.thing.lit[data-thing="card:3s"]')).toBeVisible();
});
