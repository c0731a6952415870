/** Treachery: the whole ladder lies above the line where one acts, whatever stands on it. */
import type { Page } from "@playwright/test";
import { expect, type Hall, test, waitForTurn } from "./hall.ts";

const SIZES = [
  [1440, 900],
  [1280, 800],
  [1024, 768],
  [390, 844],
] as const;
/** How many Characters stand in each row. */
const LADDERS = [
  [4, 2, 4],
  [1, 7, 2],
  [2, 6, 1, 1],
  [5, 1, 1, 2, 1],
  [2, 2, 1, 2, 1, 1, 1],
];

/** The hall's view, with the same Characters in other rows; and one's own side, which the rows must not touch. */
async function stand(page: Page, ladder: () => readonly number[]): Promise<void> {
  await page.routeWebSocket(/.*/, (socket) => {
    const hall = socket.connectToServer();
    hall.onMessage((message) => {
      const told = JSON.parse(String(message)) as { position?: { view?: { rows: string[][] } } };
      const view = told.position?.view;
      if (view) {
        const all = view.rows.flat();
        view.rows = ladder().map((count) => all.splice(0, count));
      }
      socket.send(JSON.stringify(told));
    });
  });
}

/** How far something of the ladder lies out of sight: under the line below, or on a phone under one's own side. */
function hidden(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const box = (selector: string): DOMRect => document.querySelector(selector)!.getBoundingClientRect();
    const mine = box(".mine");
    const beside = mine.left > box(".ladder").right;
    const floor = Math.min(box("main").bottom, box("footer").top, beside ? Infinity : mine.top);
    return [...document.querySelectorAll(".ladder .row, .ladder .thing")]
      .map((thing) => thing.getBoundingClientRect())
      .map((thing) => Math.max(thing.bottom - floor, box("main").top - thing.top))
      .filter((over) => over > 0.5)
      .map(Math.round);
  });
}

/** Look at these ladders, at all sizes. */
async function look(page: Page, hall: Hall, bots: number, ladders: readonly (readonly number[])[]): Promise<void> {
  const { seats } = await hall.lay("treachery", 1, Array<string>(bots).fill("random"), { options: { first: "0" } });
  let ladder: readonly number[] = [];
  await stand(page, () => ladder);
  const log = page.getByRole("button", { name: "Log", exact: true });
  for (ladder of ladders) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(hall.url); // what follows the # alone would not load it again
    await page.goto(hall.url + seats[0]);
    await waitForTurn(page);
    await expect(page.locator(".ladder .row")).toHaveCount(ladder.length);
    const check = async (how: string): Promise<void> => {
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await expect.poll(() => hidden(page), `${ladder.join(" ")} at ${width} × ${height}, ${how}`).toEqual([]);
      }
    };
    await expect(page.locator("aside")).toBeVisible();
    await check("log open");
    await log.click();
    await expect(page.locator("aside")).toBeHidden();
    await check("log closed");
    await page.locator(".side .thing.lit").first().click();
    await expect(page.locator(".thing.picked")).toHaveCount(1);
    await check("an action picked");
  }
}

for (const bots of [1, 3]) {
  const seats = `with ${bots + 1} at the table`;
  test(`the widest and the highest ladder are in sight ${seats}`, ({ page, hall }) =>
    look(page, hall, bots, [LADDERS[1]!, LADDERS[4]!]));
  test(`every row of every ladder is in sight ${seats}`, { tag: "@long" }, ({ page, hall }) =>
    look(page, hall, bots, LADDERS),
  );
}
