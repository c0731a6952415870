/** Keyboard focus among the things on the table: one of them can be reached by Tab, arrows lead on to the nearest in their direction. */

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Whether the last thing that was done was done by keyboard: then focus leads on by itself. */
let typing = false;
window.addEventListener("keydown", () => (typing = true), true);
window.addEventListener("pointerdown", () => (typing = false), true);

export function byKeyboard(): boolean {
  return typing;
}

const centre = (thing: Element): readonly [number, number] => {
  const box = thing.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
};

/** All things, or those that can be picked now. */
export function things(root: HTMLElement, lit: boolean): HTMLElement[] {
  return [
    ...root.querySelectorAll<HTMLElement>(
      lit ? "[data-thing].lit, [data-thing].later, [data-thing].picked" : "[data-thing]",
    ),
  ];
}

/** The nearest thing in the direction of an arrow key; with Shift also such as can't be picked. */
export function next(root: HTMLElement, event: KeyboardEvent): HTMLElement | null {
  const arrow = ARROWS[event.key];
  if (!arrow) return null;
  const lit = things(root, true);
  const all = event.shiftKey || lit.length === 0 ? things(root, false) : lit;
  const from = document.activeElement;
  if (!from || !root.contains(from) || !from.matches("[data-thing]")) {
    return all.find((thing) => thing.classList.contains("lit")) ?? all[0] ?? null;
  }
  const [x, y] = centre(from);
  let best: HTMLElement | null = null;
  let nearest = Infinity;
  for (const thing of all) {
    if (thing === from) continue;
    const [u, v] = centre(thing);
    const ahead = (u - x) * arrow[0] + (v - y) * arrow[1];
    const aside = Math.abs((u - x) * arrow[1]) + Math.abs((v - y) * arrow[0]);
    if (ahead <= 4) continue;
    const far = ahead + 2.2 * aside;
    if (far < nearest) [best, nearest] = [thing, far];
  }
  return best;
}
