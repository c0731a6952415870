/** Everything on a table explains itself: under the pointer, by keyboard, by a long press, and to whoever hears the table. */
import type { Locator, Page } from "@playwright/test";
import { golden, type Position } from "./golden.ts";
import { expect, guest, test, waitForTurn, watchful } from "./hall.ts";
import { narrator } from "./telling.ts";

const GAMES: [game: string, bots: number][] = [
  ["treachery", 2],
  ["skirmish", 1],
  ["duhr", 3],
  ["thrones", 1],
];
/** What is written for programs alone, or says nothing. */
const PROTOCOL = /\w_\w|undefined|\bnull\b|NaN|\[object|⁨|thrones-|duhr-|skirmish-|treachery-/;

interface Said {
  what: string;
  text: string;
}

/** What on the board has no explanation, or one that doesn't tell the number that stands there; and all that is said. */
function said(page: Page): Promise<{ bare: string[]; all: Said[] }> {
  return page.evaluate(() => {
    const board = document.querySelector("main.board");
    const words = document.getElementById("explained");
    if (!board || !words) return { bare: ["no board"], all: [] };
    const called = (one: Element): string =>
      `${one.getAttribute("data-thing") ?? ""}${one.getAttribute("data-figure") ?? ""}.${[...one.classList].filter((name) => !name.startsWith("s")).join(".")}`;
    const heard = (one: Element): string => {
      one.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
      const text = words.textContent ?? "";
      one.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
      return text;
    };
    const seen = (one: Element): boolean => one.checkVisibility({ visibilityProperty: true });
    const bare: string[] = [];
    for (const one of board.querySelectorAll(".thing, [data-figure], [data-printed], .card-paper, svg")) {
      // Names and faces of the guests, and the lines of battle, stand for nothing but themselves.
      if (!seen(one) || one.closest(".unseen, .seal, svg.lines") || one.parentElement?.closest("svg")) continue;
      const on = one.closest("[data-explained]");
      if (!on) bare.push(`not explained: ${called(one)}`);
      else if (one.matches("[data-figure]")) {
        const number = /\d+/.exec(one.textContent ?? "")?.[0] ?? "";
        const thing = one.closest(".thing") ?? on;
        if (!`${thing.textContent ?? ""} ${heard(on)} ${heard(thing)}`.includes(number))
          bare.push(`${number} is not told: ${called(one)}`);
      }
    }
    for (const one of board.querySelectorAll("[title]")) bare.push(`a bare title: ${called(one)}`);
    const all = [...board.querySelectorAll("[data-explained]")].map((one) => ({ what: called(one), text: heard(one) }));
    return { bare, all };
  });
}

/** For each number of players a position halfway and a late one, from a seat. */
function few(positions: readonly Position[]): Position[] {
  return [...new Set(positions.map((one) => one.players.length))].flatMap((players) => {
    const all = positions.filter((one) => one.players.length === players && one.viewer >= 0 && one.result === null);
    return [all[Math.floor(all.length / 2)], all.at(-1)].filter((one) => one !== undefined);
  });
}

for (const [game] of GAMES)
  test(`everything on the table of ${game} explains itself, in both languages`, async ({ page, hall }) => {
    watchful(page, hall);
    const positions = few(await golden(game, 9));
    const found: Record<string, Said[]> = {};
    const bare = new Set<string>();
    for (const language of ["en", "de"]) {
      await page.addInitScript(
        (language) => localStorage.setItem("greathall.wishes", JSON.stringify({ language })),
        language,
      );
      const all: Said[] = [];
      for (const players of new Set(positions.map((one) => one.players.length))) {
        const { seats } = await hall.lay(game, 1, Array<string>(players - 1).fill("random"));
        const tell = await narrator(page);
        await page.goto(hall.url + seats[0]);
        await expect(page.locator("main.board .thing").first()).toBeVisible();
        for (const one of positions.filter((position) => position.players.length === players)) {
          const { view, viewer, prompt, asked } = one;
          tell([], { view: { ...view, viewer }, prompt, asked });
          await expect(page.locator("footer .prompt")).toContainText(prompt);
          const told = await said(page);
          for (const fault of told.bare) bare.add(fault);
          all.push(...told.all);
        }
        await page.unrouteAll();
      }
      found[language] = all;
    }
    expect([...bare]).toEqual([]);
    const { en = [], de = [] } = found;
    expect(en.length).toBeGreaterThan(40);
    expect(en.filter(({ text }) => text.length < 12 || PROTOCOL.test(text))).toEqual([]);
    expect(de.filter(({ text }) => text.length < 12 || PROTOCOL.test(text))).toEqual([]);
    const english = new Set(en.map(({ text }) => text));
    expect(de.filter(({ text }) => english.has(text))).toEqual([]);
  });

test("actions of Treachery are told in sentences", async ({ page, hall }) => {
  watchful(page, hall);
  const { seats } = await hall.lay("treachery", 1, ["random", "random"], { options: { first: "0" } });
  const tell = await narrator(page);
  await page.goto(hall.url + seats[0]);
  await waitForTurn(page);
  const [position] = (await golden("treachery", 9)).filter((one) => one.viewer >= 0 && one.players.length === 3);
  const shown = { ...position?.view, viewer: position?.viewer, revealed: "coup" };
  tell([], { view: shown, prompt: "now", asked: [] });
  const action = (side: string): Locator =>
    page.locator(`[data-thing="action:coup|${side}"], [data-thing^="action:coup"]`);
  await expect(action("top").first()).toHaveAccessibleName(
    "Coup, top: Choose a Character and, one row below, another. The upper one is attacked.",
  );
  await expect(action("bottom").last()).toHaveAccessibleName(
    /Choose two Characters of one row and, one row below, another\. One of the upper ones is of another House than the others\. The lower one is attacked\.$/,
  );
});

const sheet = (page: Page): Locator => page.locator(".beside");
/** One box lies over another. */
function meet(one: DOMRect, other: DOMRect): boolean {
  return (
    one.x < other.x + other.width &&
    one.x + one.width > other.x &&
    one.y < other.y + other.height &&
    one.y + one.height > other.y
  );
}
const box = (one: Locator): Promise<DOMRect> =>
  one.evaluate((found) => found.getBoundingClientRect().toJSON() as DOMRect);

for (const [game, bots] of GAMES)
  test(`resting the pointer on a thing of ${game} shows it beside, and hinders nothing`, async ({ page, hall }) => {
    watchful(page, hall);
    const { seats } = await hall.lay(game, 1, Array<string>(bots).fill("random"));
    await page.clock.install();
    await page.goto(hall.url + seats[0]);
    await waitForTurn(page);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    for (const size of [
      { width: 1280, height: 800 },
      { width: 1120, height: 640 },
    ]) {
      await page.setViewportSize(size);
      const things = page.locator("main.board .thing");
      const count = await things.count();
      for (const at of new Set([0, Math.floor(count / 3), Math.floor(count / 2), count - 1])) {
        // Pictures that come late move what is pointed at: then it is pointed at again.
        await expect(async () => {
          await page.keyboard.press("Escape");
          await things.nth(at).scrollIntoViewIfNeeded();
          await page.mouse.move(1, 1);
          await things.nth(at).hover({ force: true });
          await page.clock.runFor(390);
          await expect(sheet(page)).toHaveCount(0, { timeout: 1000 });
          await page.clock.runFor(20);
          await expect(sheet(page)).toBeVisible({ timeout: 1000 });
          const laid = await box(sheet(page));
          expect(meet(laid, await box(things.nth(at))), `over thing ${at}`).toBe(false);
          expect(meet(laid, await box(page.locator("footer"))), `over the action line, thing ${at}`).toBe(false);
        }).toPass({ timeout: 60_000 });
        await page.keyboard.press("Escape");
        await expect(sheet(page)).toHaveCount(0);
      }
    }
    // Whoever picks has seen enough, until the pointer goes elsewhere.
    const thing = page.locator("main.board .thing").first();
    await page.mouse.move(1, 1);
    await thing.hover({ force: true });
    await page.clock.runFor(410);
    await expect(sheet(page)).toBeVisible();
    await page.mouse.down();
    await expect(sheet(page)).toHaveCount(0);
    await page.mouse.up();
    await page.clock.runFor(2000);
    await expect(sheet(page)).toHaveCount(0);
  });

test("by keyboard E shows a thing with all that is on it, and puts it away", async ({ page, hall }) => {
  watchful(page, hall);
  const { seats } = await hall.lay("thrones", 1, ["random"]);
  await page.goto(hall.url + seats[0]);
  await waitForTurn(page);
  const banner = page.locator('.mine [data-thing="player:seat_0"]');
  await banner.focus();
  await expect(banner).toHaveAccessibleDescription(/Gold: \d+: Pays for cards/);
  await page.keyboard.press("e");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Pays for cards");
  await expect(dialog).toContainText(/\d+ power to win/);
  await page.keyboard.press("e");
  await expect(dialog).toHaveCount(0);
  // With Shift the arrows lead to what is not a thing as well.
  await banner.focus();
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("e");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
});

test("a long press shows a thing, and picks nothing", async ({ browser, hall }) => {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await phone.newPage();
  watchful(page, hall);
  const { seats } = await hall.lay("treachery", 1, ["random"], { options: { first: "0" } });
  await page.clock.install();
  await page.goto(hall.url + seats[0]);
  await waitForTurn(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const thing = page.locator("main.board .thing.lit").first();
  await thing.dispatchEvent("pointerdown", { pointerType: "touch" });
  await page.clock.runFor(460);
  await expect(page.getByRole("dialog")).toBeVisible();
  await thing.dispatchEvent("pointerup", { pointerType: "touch" });
  await thing.dispatchEvent("click");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.locator(".thing.picked")).toHaveCount(0);
  // A short one is a click.
  await thing.dispatchEvent("pointerdown", { pointerType: "touch" });
  await thing.dispatchEvent("pointerup", { pointerType: "touch" });
  await thing.dispatchEvent("click");
  await expect(page.locator(".thing.picked")).toHaveCount(1);
});

const first = (page: Page): Locator => page.getByRole("region", { name: "Where to look" });

test("the first table of a game shows where to look, once", async ({ page, hall }) => {
  watchful(page, hall);
  await page.addInitScript(() => {
    if (!localStorage.getItem("met"))
      localStorage.setItem("greathall.manner", JSON.stringify({ pace: "instant", soundAsked: true }));
    localStorage.setItem("met", "yes");
  });
  const lay = async (game: string, options: Record<string, string> = {}, lesson?: string): Promise<void> => {
    const { seats } = await hall.lay(game, 1, ["random"], { options, ...(lesson ? { lesson } : {}) });
    await page.goto(hall.url + seats[0]);
    await waitForTurn(page);
  };
  await lay("treachery", { first: "0" });
  await expect(first(page).getByRole("listitem")).toHaveCount(5);
  await expect(first(page)).toContainText("What you want");
  await expect(first(page)).toContainText("press E");
  const line = await box(page.locator("footer"));
  for (const bubble of await first(page).getByRole("listitem").all()) expect(meet(await box(bubble), line)).toBe(false);
  await page.keyboard.press("Escape");
  await expect(first(page)).toHaveCount(0);
  await page.reload();
  await waitForTurn(page);
  await expect(first(page)).toHaveCount(0);
  // Another game is new again; a click is enough, and does what it does.
  await lay("skirmish");
  await expect(first(page)).toBeVisible();
  await page.locator("footer .do .answer").first().click();
  await expect(first(page)).toHaveCount(0);
});

test("where to look is shown once nothing else is asked", async ({ browser, page, hall }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await page.addInitScript(() =>
    localStorage.setItem("greathall.manner", JSON.stringify({ pace: "instant", soundAsked: true, looked: [] })),
  );
  const { seats } = await hall.lay("treachery", 2, [], { options: { first: "0" } });
  await page.goto(hall.url + seats[0]);
  await waitForTurn(page);
  await expect(first(page)).toBeVisible();
  const rival = await guest(await browser.newContext(), hall, seats[1] ?? "");
  await rival.getByRole("button", { name: "Settings" }).click();
  await rival.getByRole("button", { name: "Propose to abandon the game" }).click();
  await expect(first(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Refuse" }).click();
  await expect(first(page)).toBeVisible();
  const other = await guest(await browser.newContext(), hall, seats[0] ?? "");
  await expect(first(page)).toHaveCount(0);
  await page.getByRole("button", { name: "That is me" }).click();
  await first(page).getByRole("button", { name: "Got it" }).click();
  await expect(first(page)).toHaveCount(0);
  await Promise.all([rival, other].map((one) => one.context().close()));
});
