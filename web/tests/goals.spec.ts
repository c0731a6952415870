/** Thrones: how much power it takes to win at the moment and why, and the agendas that make it so. */
import type { Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { expect, guest, type Hall, test, waitForTurn, watchful } from "./hall.ts";

/** Two ready decks: in the first rounds each agenda asks for 5 power more. */
const DECKS = "calder gravelund";

async function sit(page: Page, hall: Hall, rivals: number, options: Record<string, string>): Promise<void> {
  watchful(page, hall);
  const bots = Array<string>(rivals).fill("random");
  const { seats } = await hall.lay("thrones", 1, bots, { lesson: "goals", listed: false, options });
  await page.goto(hall.url + seats[0]);
  await waitForTurn(page);
}

/** What the hall says of the position, told as over: the first seat has won. */
async function over(page: Page): Promise<void> {
  await page.routeWebSocket(/.*/, (socket) => {
    const hall = socket.connectToServer();
    hall.onMessage((message) => {
      const told = JSON.parse(String(message)) as { position?: Record<string, unknown> & { view?: object } };
      if (told.position?.view) {
        const accounts = [["On the House: 20", "Needed (15, The Court of Pomp +5): 20", "Together: 20"], []];
        const result = { winners: [0], scores: [20, 3], ending: "victory", accounts, resigned: [] };
        const view = { ...told.position.view, winners: [0], ending: "victory" };
        Object.assign(told.position, { phase: "over", asked: [], question: null, moves: [], result, view });
      }
      socket.send(JSON.stringify(told));
    });
  });
}

test("the goal of the moment stands beside every House, with the card that causes it", async ({ page, hall }) => {
  await sit(page, hall, 1, { decks: DECKS });
  await expect(page.locator(".mine").getByText("20 now: The Court of Pomp", { exact: true })).toBeVisible();
  await expect(page.locator(".rivals").getByText("20 now: The Long Grudge", { exact: true })).toBeVisible();
  const banner = page.locator('.mine [data-thing="player:seat_0"]');
  await expect(banner).toHaveAccessibleName(/0 of 20 power, .*The Court of Pomp \+5, while the number of the round/);
  await banner.click({ button: "right", force: true });
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByText("20 power to win")).toBeVisible();
  await expect(sheet.getByText("The Court of Pomp +5")).toBeVisible();
  await expect(sheet.getByText(/while the number of the round is at most 4/)).toBeVisible();
  await page.keyboard.press("Escape");
  expect(await findings(page)).toEqual([]);
});

test("where no card changes it, nothing is said of it", async ({ page, hall }) => {
  await sit(page, hall, 1, { decks: "calder_siege marisk_blades" });
  await expect(page.locator('.mine [data-thing="player:seat_0"]')).toHaveAccessibleName(/0 of 15 power, 0 gold/);
  await expect(page.getByText(/ now: /)).toHaveCount(0);
});

test("partners see their common goal, and both agendas that cause it", async ({ page, hall }) => {
  await sit(page, hall, 3, { variant: "two_on_two", decks: `${DECKS} ${DECKS.replace("gravelund", "marisk")}` });
  const goals = page.getByText("40 now: The Court of Pomp, The Court of Pomp");
  await expect(goals).toHaveCount(2);
  await expect(page.getByText("40 now: The Long Grudge, The Sworn Circle")).toHaveCount(2);
  await expect(page.locator('.mine [data-thing="player:seat_0"]')).toHaveAccessibleName(
    /0 of 40 power with their partner/,
  );
});

test("on a phone the goal is read without unfolding a rival", async ({ browser, hall }) => {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const { seats } = await hall.lay("thrones", 1, ["random", "random", "random"], {
    lesson: "goals",
    listed: false,
    options: { decks: `${DECKS} marisk thornmere` },
  });
  const page = await guest(phone, hall, seats[0] ?? "");
  await waitForTurn(page);
  for (const agenda of ["The Court of Pomp", "The Long Grudge", "The Sworn Circle", "The Hasty Banners"]) {
    const said = page.getByText(`20 now: ${agenda}`, { exact: true });
    await expect(said).toBeInViewport();
    const whole = await said.evaluate((line) => [
      line.scrollWidth - line.clientWidth,
      Math.max(0, line.scrollHeight - line.clientHeight - 2), // what letters reach below the line
    ]);
    expect(whole, agenda).toEqual([0, 0]);
  }
  await phone.close();
});

test("agendas of ready decks lie beside their Houses, and are read under pointer and focus", async ({ page, hall }) => {
  await sit(page, hall, 1, { decks: DECKS });
  const own = page.locator('.mine [data-thing="card:0.court_of_pomp"]');
  const other = page.locator('.rivals [data-thing="card:1.long_grudge"]');
  await expect(own).toHaveAccessibleName(/The Court of Pomp, Agenda/);
  const reading = page.locator(".beside");
  await other.hover();
  await expect(reading.getByText(/After you lose a challenge as the defender/)).toBeVisible();
  await page.mouse.move(2, 2);
  await expect(reading).toBeHidden();
  await own.focus();
  await page.keyboard.press("e");
  await expect(page.getByRole("dialog").getByText("You get +5 STR in dominance.")).toBeVisible();
});

test("the end says by which goal the game was won", async ({ page, hall }) => {
  await over(page);
  watchful(page, hall);
  const { seats } = await hall.lay("thrones", 1, ["random"], {
    lesson: "goals",
    listed: false,
    options: { decks: DECKS },
  });
  await page.goto(hall.url + seats[0]);
  const end = page.getByRole("region", { name: "The end" });
  await expect(end.getByText("The goal was 20 power: The Court of Pomp +5.")).toBeVisible();
});
