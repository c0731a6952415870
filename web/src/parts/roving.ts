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

/** Everything that can be asked about: things, and the counters beside them. */
function explained(root: HTMLElement): HTMLElement[] {
  const all = [...root.querySelectorAll<HTMLElement>("[data-thing], [data-explained]")];
  return all.filter((one) => !one.parentElement?.closest("[data-thing]") && one.checkVisibility());
}

/** The nearest thing in the direction of an arrow key; with Shift also such as can't be picked, and what only explains itself. */
export function next(root: HTMLElement, event: KeyboardEvent): HTMLElement | null {
  const arrow = ARROWS[event.key];
  if (!arrow) return null;
  const lit = things(root, true);
  const all = event.shiftKey ? explained(root) : lit.length > 0 ? lit : things(root, false);
  const from = document.activeElement;
  if (!from || !root.contains(from) || !from.matches("[data-thing], [data-explained]")) {
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
  // A counter is not a button: it takes the focus only when it is led there.
  if (best && best.tabIndex < 0 && !best.hasAttribute("tabindex")) best.tabIndex = -1;
  return best;
}
