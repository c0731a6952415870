/** Room on the table: nothing is cut off, nothing lies over something else, and no row is under the action line. */
import type { Page } from "@playwright/test";
import { golden, type Position } from "./golden.ts";
import { decide, expect, test, waitForTurn, watchful } from "./hall.ts";
import { narrator } from "./telling.ts";

const SIZES = [
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
];

/** What doesn't fit, in words. */
function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const phone = innerWidth < 900;
    const name = (element: Element | null): string =>
      `${element?.tagName.toLowerCase()}.${[...(element?.classList ?? [])].filter((one) => !one.startsWith("s-") && !one.startsWith("svelte-")).join(".")}`;
    const shown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest(".unseen, [data-lets-cut]");
    /** Whether something can be scrolled to: not on wide screens. */
    const scrolls = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflow);
    const clips = (element: Element): boolean => {
      const style = getComputedStyle(element);
      return style.overflow !== "visible" || /paint|strict|content/.test(style.contain);
    };
    /** By how much one box is outside of another. */
    const outside = (box: DOMRect, around: DOMRect): number =>
      Math.max(around.left - box.left, box.right - around.right, around.top - box.top, box.bottom - around.bottom);
    const meet = (one: DOMRect, other: DOMRect): number =>
      Math.min(
        Math.min(one.right, other.right) - Math.max(one.left, other.left),
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
      );

    /** Of a line, what letters fill of it: the middle of its shorter side, since cards may be turned. */
    const ink = (line: DOMRect): DOMRect => {
      const [x, y] = line.width > line.height ? [0, 0.26 * line.height] : [0.26 * line.width, 0];
      return new DOMRect(line.left + x, line.top + y, line.width - 2 * x, line.height - 2 * y);
    };
    /** A sign is as large as what is drawn of it. */
    const drawn = (sign: Element): DOMRect => {
      const box = (sign.querySelector("svg") ?? sign).getBoundingClientRect();
      if (!sign.matches(".sigil, .icon")) return sign.getBoundingClientRect();
      const [x, y] = [0.14 * box.width, 0.14 * box.height];
      return new DOMRect(box.left + x, box.top + y, box.width - 2 * x, box.height - 2 * y);
    };

    // Texts: whole in every box around them.
    const words: { element: Element; text: string; box: DOMRect }[] = [];
    const texts = document.createTreeWalker(document.querySelector(".table") ?? document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? "";
      if (!element || !text || !shown(element) || element.closest("aside, svg, .news")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        const box = ink(line);
        if (box.width < 1 || box.height < 1) continue;
        words.push({ element, text, box });
        for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
          if (around.matches("main.board, .table") || scrolls(around)) break;
          if (clips(around) && outside(box, around.getBoundingClientRect()) > 1)
            found.add(`cut: “${text.slice(0, 40)}” in ${name(element)} by ${name(around)}`);
        }
      }
    }

    // On each card, words and signs lie beside each other.
    const signs = ".icon, .sigil, .cost, b.power, .strength, .points, .badge, .hurt, .marks i, .notes i";
    for (const card of document.querySelectorAll(".thing, .plate")) {
      if (!shown(card)) continue;
      const parts = [
        ...words
          .filter(({ element }) => card.contains(element))
          .map(({ element, box, text }) => ({ element, box, text })),
        ...[...card.querySelectorAll(signs)]
          .filter(shown)
          .map((element) => ({ element, box: drawn(element), text: name(element) })),
      ];
      for (const [at, one] of parts.entries())
        for (const other of parts.slice(at + 1)) {
          if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
          if (meet(one.box, other.box) > 3.5)
            found.add(
              `on ${card.getAttribute("data-thing")?.split(":")[0] ?? name(card)}: “${one.text.slice(0, 24)}” (${name(one.element)}) and “${other.text.slice(0, 24)}” (${name(other.element)})`,
            );
        }
    }

    // What lies on the table lies apart, and in sight.
    const board = document.querySelector("main.board");
    const table = board?.getBoundingClientRect();
    if (!board || !table) return ["no board"];
    const plates = [...board.querySelectorAll(".plate")]
      .filter(shown)
      .map((plate) => ({ plate, box: plate.getBoundingClientRect() }));
    const things = [...board.querySelectorAll(".thing")]
      .filter(shown)
      .map((thing) => ({ thing, box: thing.getBoundingClientRect() }));
    for (const { plate, box } of plates)
      for (const { thing, box: other } of things)
        if (meet(box, other) > 3)
          found.add(`${thing.getAttribute("data-thing")} on a name plate: ${plate.textContent?.trim().slice(0, 20)}`);
    if (!phone) {
      const low = board.scrollHeight - board.clientHeight;
      if (low > 1) found.add(`the board is ${low}px too high`);
      for (const { thing, box } of things)
        if (outside(box, table) > 2)
          found.add(
            `outside of the board: ${thing.getAttribute("data-thing")?.split(":")[0]} by ${Math.round(outside(box, table))}px`,
          );
      for (const { plate, box } of plates)
        if (outside(box, table) > 2) found.add(`outside of the board: plate ${plate.textContent?.trim().slice(0, 20)}`);
    }
    const wide = board.scrollWidth - board.clientWidth;
    if (wide > 1) found.add(`the board is ${wide}px too wide`);
    if (document.documentElement.scrollWidth > innerWidth) found.add("the page is too wide");
    for (const control of document.querySelectorAll("footer .button, header .button, footer p"))
      if (shown(control) && outside(control.getBoundingClientRect(), new DOMRect(0, 0, innerWidth, innerHeight)) > 1)
        found.add(`outside of the screen: ${control.textContent?.trim().slice(0, 30)}`);
    return [...found];
  });
}

/** A few positions of a game for each number of seats: from a seat and as a watcher, halfway and late. */
function few(positions: readonly Position[]): Map<number, Position[]> {
  const chosen = new Map<number, Position[]>();
  for (const players of new Set(positions.map((one) => one.players.length))) {
    const all = positions.filter((one) => one.players.length === players && one.viewer >= -1 && one.result === null);
    const seated = all.filter((one) => one.viewer >= 0);
    const watched = all.filter((one) => one.viewer === -1);
    const picked = [seated[Math.floor(seated.length / 2)], seated.at(-1), watched.at(-1)];
    chosen.set(
      players,
      picked.filter((one) => one !== undefined),
    );
  }
  return chosen;
}

for (const game of ["treachery"])
  for (const language of ["en"])
    test(`${game}: everything has room, in ${language}`, async ({ page, hall }) => {
      watchful(page, hall);
      await page.addInitScript(
        (language) => localStorage.setItem("greathall.wishes", JSON.stringify({ name: "Ada", language })),
        language,
      );
      const faults = new Map<string, string>();
      for (const [players, positions] of few(await golden(game, 9))) {
        const { seats } = await hall.lay(game, 1, Array<string>(players - 1).fill("random"));
        const tell = await narrator(page);
        await page.setViewportSize(SIZES[0] ?? { width: 1280, height: 800 });
        await page.goto(hall.url + seats[0]);
        await expect(page.locator("main.board .thing").first()).toBeVisible();
        for (const { named, at, viewer, view, prompt, asked } of positions) {
          tell([], { view: { ...view, viewer }, prompt, asked });
          await expect(page.locator("footer .prompt")).toContainText(prompt);
          for (const size of SIZES) {
            await page.setViewportSize(size);
            const where = `${size.width}, ${named} ${at} by ${viewer}`;
            for (const fault of await misfits(page)) {
              const key = `${size.width}: ${fault}`;
              if (!faults.has(key)) faults.set(key, where);
            }
          }
        }
        await page.unrouteAll();
      }
      expect([...faults].map(([fault, where]) => `${fault} [${where}]`)).toEqual([]);
    });

test("the action line keeps its height, whatever it asks and answers", async ({ page, hall }) => {
  const { seats } = await hall.lay("thrones", 1, ["random"]);
  watchful(page, hall);
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(hall.url + seats[0]);
    const heights = new Set<number>();
    const measure = async (): Promise<unknown> =>
      heights.add(await page.locator("footer").evaluate((line) => line.getBoundingClientRect().height));
    for (let turn = 0; turn < 6 && (await waitForTurn(page)) === "asked"; turn++) {
      await measure();
      for (const thing of [".thing.lit", '.thing[aria-disabled="true"]'])
        if ((await page.locator(thing).count()) > 0) {
          await page.locator(thing).first().dispatchEvent("click"); // lit, and then what can't be chosen
          await measure();
        }
      await decide(page);
    }
    expect([...heights]).toHaveLength(1);
  }
});
