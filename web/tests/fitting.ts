/** Whether everything on a table has room: measured in the page, and told in words. */
import type { Page } from "@playwright/test";
import type { Position } from "./golden.ts";

/** Look at a table on a screen of this size: only when it is drawn does the page know which of its forms is meant. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size);
  await drawn(page);
}

/** Wait until everything that is known has been drawn. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** What doesn't fit once the table has settled, in words. */
export async function misfits(page: Page): Promise<string[]> {
  let found = await unfit(page);
  for (let looks = 0; found.length > 0 && looks < 50; looks++) {
    await page.waitForTimeout(100); // a face or a font may be on its way
    await drawn(page);
    found = await unfit(page);
  }
  return found;
}

/** What doesn't fit at this moment, in words. */
function unfit(page: Page): Promise<string[]> {
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
    /** As much of something as is in sight in whatever it scrolls in. */
    const inSight = (element: Element): DOMRect => {
      let { left, top, right, bottom } = element.getBoundingClientRect();
      for (let around = element.parentElement; around && !around.matches("main.board"); around = around.parentElement)
        if (scrolls(around)) {
          const box = around.getBoundingClientRect();
          [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
          [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
        }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    const meet = (one: DOMRect, other: DOMRect): number =>
      Math.min(
        Math.min(one.right, other.right) - Math.max(one.left, other.left),
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
      );

    /** Of a line, what letters fill of it: the middle of its shorter side, since cards may be turned. */
    const ink = (line: DOMRect, letters: number): DOMRect => {
      const [x, y] = letters === 1 || line.width > line.height ? [0, 0.26 * line.height] : [0.26 * line.width, 0];
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
        const box = ink(line, text.length);
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
    const plates = [...board.querySelectorAll(".plate")].filter(shown).map((plate) => ({ plate, box: inSight(plate) }));
    const things = [...board.querySelectorAll(".thing")].filter(shown).map((thing) => ({ thing, box: inSight(thing) }));
    // On a phone your side stays in sight while the rest goes by behind it.
    const stays = (element: Element): boolean => phone && element.closest(".mine") !== null;
    for (const { plate, box } of plates)
      for (const { thing, box: other } of things)
        if (stays(plate) === stays(thing) && meet(box, other) > 3)
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
    if (phone) {
      // Rivals of a small table are all in sight, those of a large one take no more room than they fill, and one's own cards lie above the line.
      for (const seat of board.querySelectorAll(".tall .rivals:not([data-count='4']) > .seat"))
        if (outside(seat.getBoundingClientRect(), table) > 2)
          found.add(`outside of the board: ${seat.textContent?.trim().slice(0, 20)}`);
      for (const seat of board.querySelectorAll(".rivals.crowded > .seat")) {
        const inside = [...seat.children].map((part) => part.getBoundingClientRect().bottom);
        if (seat.getBoundingClientRect().bottom - Math.max(...inside) > 8)
          found.add(`empty: ${seat.textContent?.trim().slice(0, 20)}`);
      }
      if (innerHeight > 720)
        for (const thing of board.querySelectorAll(".mine .thing"))
          if (thing.getBoundingClientRect().bottom > table.bottom + 3)
            found.add(`under the action line: ${thing.getAttribute("data-thing")}`);
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

/** Positions of a game for each number of seats, late in it: from a seat, and as a watcher. */
export function few(positions: readonly Position[]): Map<number, Position[]> {
  const chosen = new Map<number, Position[]>();
  for (const players of new Set(positions.map((one) => one.players.length))) {
    const all = positions.filter((one) => one.players.length === players && one.viewer >= -1 && one.result === null);
    const seated = all.filter((one) => one.viewer >= 0);
    const watched = all.filter((one) => one.viewer === -1);
    const picked = [seated.at(-1), watched.at(-1)];
    chosen.set(
      players,
      picked.filter((one) => one !== undefined),
    );
  }
  return chosen;
}

/** How much of the board is under cards and places for them, in parts of a hundred. */
export function covered(page: Page): Promise<number> {
  return page.evaluate(() => {
    const board = document.querySelector("main.board")?.getBoundingClientRect();
    if (!board) return 0;
    const CELL = 4;
    const [across, down] = [Math.floor(board.width / CELL), Math.floor(board.height / CELL)];
    const cells = new Uint8Array(across * down);
    const cards = "main.board :is(.card-paper, .paper, .strip, .hole, .plot:has(.hood))";
    for (const card of document.querySelectorAll(cards)) {
      if (!card.checkVisibility({ visibilityProperty: true })) continue;
      const box = card.getBoundingClientRect();
      const from = (start: number): number => Math.max(0, Math.round(start / CELL));
      for (let y = from(box.top - board.top); y < Math.min(down, Math.round((box.bottom - board.top) / CELL)); y++)
        cells.fill(
          1,
          y * across + from(box.left - board.left),
          y * across + Math.min(across, Math.round((box.right - board.left) / CELL)),
        );
    }
    return (100 * cells.reduce((sum, cell) => sum + cell, 0)) / cells.length;
  });
}
