/** The end of a game: the last blow is told, then victory or defeat is felt, then the result is read. */
import type { Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { atPace, expect, type Hall, playOut, test, waitForTurn, watchful } from "./hall.ts";
import { nearEnd } from "./rushing.ts";
import { type Link, narrator } from "./telling.ts";

const RESULT = {
  ending: "deaths",
  winners: [0],
  scores: [3, 2],
  accounts: [[], []],
  resigned: [],
  seed: "",
  nonce: "",
};

/** One move has decided it. */
const CHANCES = [
  [0.5, 0.5],
  [0.9, 0.1],
  [1, 0],
];

/** A page at a table of Treachery that hears how the game ends; its time may stand still from then on. */
async function ended(
  page: Page,
  hall: Hall,
  links: Link[],
  result: object,
  { still = false, chances = CHANCES }: { still?: boolean; chances?: number[][] } = {},
): Promise<void> {
  const tell = await narrator(page);
  await page.route("**/api/replays/**", (route) =>
    route.request().url().includes("chances")
      ? route.fulfill({ json: { chances } })
      : route.fulfill({ json: { told: ["Ada uses Coup.", "Lady Filia rises."] } }),
  );
  const { seats } = await hall.lay("treachery", 1, ["random"], { options: { first: "0" } });
  await page.goto(hall.url + seats[0]);
  await waitForTurn(page);
  if (still) await page.clock.pauseAt(Date.now() + 60_000);
  tell(links, { phase: "over", result: { ...RESULT, ...result } });
}

const ending = (page: Page): ReturnType<Page["locator"]> => page.getByRole("region", { name: "The end of the game" });
const panel = (page: Page): ReturnType<Page["locator"]> => page.getByRole("region", { name: "The end", exact: true });

test.describe("where things may move", () => {
  test.use({ reducedMotion: "no-preference" });

  test("the last blow is told to its end, then victory comes with points that are counted", async ({ page, hall }) => {
    await atPace(page.context(), "calm");
    await page.clock.install();
    await ended(page, hall, ["The last blow falls."], {}, { still: true });
    await expect(page.locator("footer .link")).toHaveText("The last blow falls.");
    await expect(ending(page)).toBeHidden();
    await page.clock.runFor(1300);
    // It is over, and stands for a moment: neither the end nor the result lies over it yet.
    await expect(page.locator("footer .link")).toBeHidden();
    await page.clock.runFor(700);
    await expect(ending(page)).toBeHidden();
    await expect(panel(page)).toBeHidden();
    await page.clock.runFor(300);
    await expect(ending(page).getByRole("heading", { name: "The hall is yours" })).toBeVisible();
    await expect(ending(page)).toContainText("Two Characters are Killed.");
    await expect(ending(page).locator("ol li")).toHaveText(["Ada uses Coup. Lady Filia rises."]);
    // One after the other is turned over and counted, whoever has won last.
    const secrets = ending(page).locator(".secret");
    await expect(secrets).toHaveCount(2);
    await page.clock.runFor(2000);
    await expect(ending(page).locator(".secret.shown")).toHaveCount(1);
    await expect(secrets.nth(1)).toHaveClass(/shown/);
    const points = ending(page).locator(".number > [aria-hidden]");
    await expect(points.first()).toHaveText("0");
    await page.clock.runFor(10_000);
    await expect(ending(page).locator(".secret.shown")).toHaveCount(2);
    await expect(points).toHaveText(["3", "2"]);
    await expect(panel(page)).toBeHidden();
    await page.keyboard.press("Enter");
    await expect(panel(page)).toBeFocused();
    await expect(panel(page)).toHaveAccessibleDescription("You have won!");
  });
});

test("a defeat says who won, and what decided between equal points", async ({ page, hall }) => {
  await atPace(page.context(), "calm");
  await ended(page, hall, [], { scores: [3, 3], winners: [1] });
  await expect(ending(page).getByRole("heading", { name: /takes the hall$/ })).toBeVisible();
  await expect(ending(page).getByRole("status")).toContainText("whoever got the most out of a single Noble wins");
  await expect(ending(page).locator(".number > [aria-hidden]")).toHaveText(["3", "3"]);
  expect(await findings(page)).toEqual([]);
  await expect(page.getByRole("button", { name: "Go on" })).toBeFocused();
});

test("of a game that somebody has resigned nothing is said of how close it was", async ({ page, hall }) => {
  await atPace(page.context(), "calm");
  const result = { ending: "resigned", resigned: [1], accounts: [] };
  await ended(page, hall, [], result, { chances: [[0.5, 0.5]] });
  await expect(ending(page).getByRole("status")).toContainText("Everyone else has resigned.");
  await expect(ending(page).getByRole("heading", { name: "How it was won" })).toHaveCount(0);
});

test("a real game ends so as well, and a game that was over before shows its result at once", async ({
  browser,
  hall,
}) => {
  const context = await browser.newContext();
  const page = watchful(await context.newPage(), hall);
  await page.goto(hall.url + (await nearEnd(page, hall, "treachery", ["random"], 2)));
  await playOut(page);
  await expect(panel(page)).toBeFocused();
  await atPace(context, "calm");
  await page.reload();
  await expect(panel(page)).toBeVisible();
  await expect(ending(page)).toBeHidden();
});
