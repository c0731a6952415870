/** Small and low screens: the board and one's own cards are in sight together, and neither lies behind the other. */
import type { Page } from "@playwright/test";
import { asked, decide, expect, guest, test, waitForTurn, watchful } from "./hall.ts";

/** As many dots to a pixel of the page as a browser has at 200 %, and about as many as phones have. */
test.use({ deviceScaleFactor: 2 });

/** A laptop of 1280 by 800 dots at 200 %, and phones on their side. */
const LOW = [
  { width: 640, height: 400 },
  { width: 844, height: 390 },
  { width: 667, height: 375 },
];

/** A game of a number of seats, by day or night, after a number of decisions: far enough that something lies on the table. */
const TABLES: [game: string, seats: number, light: string, decisions: number][] = [
  ["treachery", 4, "night", 2],
  ["skirmish", 2, "day", 7],
  ["skirmish", 4, "night", 7],
  ["duhr", 6, "day", 6],
  ["thrones", 4, "night", 9],
];

interface Found {
  /** How many things and names of players can be seen and clicked where they are, without scrolling. */
  theirs: number;
  mine: number;
  hand: number;
  /** What lies over something else. */
  covered: string[];
  /** Controls that can't be clicked where they are. */
  unreachable: string[];
  wider: number;
}

/** What can be seen and clicked, measured. */
function look(page: Page): Promise<Found> {
  return page.evaluate(() => {
    /** The part of an element that is in sight: what the screen and every scrolled box around it leave. */
    const seen = (element: Element): DOMRect => {
      let { left, top, right, bottom } = element.getBoundingClientRect();
      for (let around = element.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflow === "visible") continue;
        const box = around.getBoundingClientRect();
        [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
        [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
      }
      [left, top] = [Math.max(left, 0), Math.max(top, 0)];
      [right, bottom] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    const name = (element: Element): string => element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
    const at = (box: DOMRect): Element | null =>
      document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const covered: string[] = [];
    const count = (side: string): number => {
      const all = [...document.querySelectorAll(`${side} :is(.thing, .plate)`)];
      return all.filter((thing) => {
        const whole = thing.getBoundingClientRect();
        const box = seen(thing);
        if (box.width * box.height < 0.5 * whole.width * whole.height || whole.width === 0) return false;
        const top = at(box);
        if (top && !top.closest(side) && !top.closest("aside"))
          covered.push(`${side} ${name(thing)} by ${top.outerHTML.slice(0, 80)}`);
        return Boolean(top?.closest(side));
      }).length;
    };
    const controls = [...document.querySelectorAll("footer .do .button, header nav .button")].filter(
      (button) => button.getBoundingClientRect().width > 0,
    );
    return {
      theirs: count(".theirs"),
      mine: count(".mine"),
      hand: count(".mine .hand"),
      covered,
      unreachable: controls
        .filter((button) => {
          const [whole, box] = [button.getBoundingClientRect(), seen(button)];
          return (
            box.height < 0.9 * whole.height || box.width < 0.9 * whole.width || at(box)?.closest(".button") !== button
          );
        })
        .map(name),
      wider: document.documentElement.scrollWidth - innerWidth,
    };
  });
}

/** At each size: nothing lies over anything else, all controls are in reach, board and hand are in sight together, and the rest by scrolling. */
async function inSightTogether(page: Page, sizes: typeof LOW, name = ""): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const open of [false, true]) {
      const log = page.getByRole("button", { name: "Log", exact: true });
      if (((await log.getAttribute("aria-pressed")) === "true") !== open) await log.click();
      await expect(page.locator("aside")).toHaveCount(open ? 1 : 0);
      // As it lies before anyone scrolls.
      await page.evaluate(() => document.querySelectorAll(".theirs, .mine").forEach((side) => side.scrollTo(0, 0)));
      await page.screenshot({ path: test.info().outputPath(`${name}${size.width}-${open ? "log" : "table"}.png`) });
      const where = `${size.width} × ${size.height}, log ${open ? "open" : "closed"}`;
      const found = await look(page);
      expect.soft(found.covered, where).toEqual([]);
      expect.soft(found.unreachable, where).toEqual([]);
      expect.soft(found.wider, where).toBeLessThanOrEqual(0);
      expect.soft(found.theirs, `things on the board, ${where}`).toBeGreaterThanOrEqual(2);
      expect.soft(found.mine, `things of one's own, ${where}`).toBeGreaterThanOrEqual(2);
    }
    // What is not in sight can be scrolled to: at the end, and at the beginning.
    for (const side of [".theirs", ".mine", ".mine .hand"]) {
      const things = page.locator(`${side} .thing`);
      for (const thing of (await things.count()) > 0 ? [things.last(), things.first()] : []) {
        await thing.scrollIntoViewIfNeeded();
        await expect(thing, `${side}, ${size.width} × ${size.height}`).toBeInViewport({ ratio: 0.6 });
      }
    }
  }
}

for (const [game, people, light, decisions] of TABLES)
  test(`at 200 % zoom and on a phone on its side, board and hand of ${game} for ${people} are in sight together, by ${light}`, async ({
    page,
    hall,
  }) => {
    const { seats } = await hall.lay(game, 1, Array<string>(people - 1).fill("random"), {
      ...(game === "duhr" ? { options: { deals: "off" } } : {}),
    });
    watchful(page, hall);
    await page.addInitScript(
      (wanted) => localStorage.setItem("greathall.wishes", JSON.stringify({ light: wanted })),
      light,
    );
    await page.setViewportSize(LOW[0] ?? { width: 640, height: 400 });
    await page.goto(hall.url + seats[0]);
    for (let turn = 0; turn < decisions && (await waitForTurn(page)) === "asked"; turn++) await decide(page);
    expect(await waitForTurn(page)).toBe("asked");
    await inSightTogether(page, LOW);
  });

test("at 200 % zoom and on phones on their side, four people with browsers of their own have board and hand in sight together", async ({
  browser,
  hall,
}) => {
  const { seats } = await hall.lay("treachery", 4, [], { options: { first: "0" } });
  const sizes = [...LOW, ...LOW].slice(0, seats.length);
  const people: Page[] = [];
  for (const [at, seat] of seats.entries())
    people.push(await guest(await browser.newContext({ viewport: sizes[at] ?? null }), hall, seat));
  // Each of them has made a move: there are things on every side of the board.
  const move = async (page: Page): Promise<void> => {
    await waitForTurn(page);
    await expect(async () => {
      if (await asked(page).isVisible()) await decide(page);
      await expect(asked(page)).toBeHidden({ timeout: 1000 });
    }).toPass();
  };
  await Promise.all(people.map(move));
  await waitForTurn(people[0] as Page);
  for (const [at, page] of people.entries()) await inSightTogether(page, sizes.slice(at, at + 1), `person-${at}-`);
});

for (const game of ["skirmish", "thrones"])
  test(`what is to be decided hides neither the board of ${game} nor one's own cards at phone size`, async ({
    browser,
    hall,
  }) => {
    // Two of three have never come, and each is asked about.
    const { seats } = await hall.lay(game, 3, []);
    const ada = await guest(await browser.newContext({ viewport: { width: 360, height: 640 } }), hall, seats[0] ?? "");
    await ada.locator(".mine .thing").first().waitFor();
    const notice = (name: string) => ada.getByRole("region", { name });
    await hall.pass(60);
    await expect(notice("Bea is away. What now?")).toBeVisible();
    await notice("Cid is away. What now?").getByRole("button", { name: "End the game" }).click();
    // What one has just asked for comes first.
    await expect(notice("Do you want to end the game?")).toBeInViewport({ ratio: 0.9 });
    for (const [width, height] of [
      [360, 640],
      [640, 360],
      [390, 780],
      [780, 390],
    ] as const) {
      await ada.setViewportSize({ width, height });
      const where = `${width} × ${height}`;
      await expect(notice("Bea is away. What now?")).toBeVisible();
      await ada.screenshot({ path: test.info().outputPath(`asked-${width}.png`) });
      const { hand, covered, wider } = await look(ada);
      expect.soft(hand, where).toBeGreaterThanOrEqual(2);
      expect
        .soft(
          covered.filter((thing) => thing.startsWith(".mine")),
          where,
        )
        .toEqual([]);
      expect.soft(wider, where).toBeLessThanOrEqual(0);
      const room = await ada.locator("main.board").evaluate((board) => board.clientHeight / innerHeight);
      expect.soft(room, where).toBeGreaterThan(0.2);
      // All settings are in reach beside it.
      await ada.getByRole("button", { name: "Settings" }).click();
      await ada.getByRole("button", { name: "Resign", exact: true }).click();
      await expect(notice("Do you want to resign?")).toBeInViewport({ ratio: 0.9 });
    }
  });
