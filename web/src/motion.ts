/** Things travel from where they were to where they are. A thing is known again by its name, wherever it is drawn. */
import { moving } from "./memory.svelte";

const TRAVEL = 320;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
/** Nearer than this nobody sees it travel. */
const FAR = 6;
/** More than these at once nobody can follow. */
const MOST = 24;

/** What travels now, or waits for its turn. */
const travelling = new Set<Animation>();

/** Where every thing under this element is now. */
export function places(root: HTMLElement): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const thing of root.querySelectorAll<HTMLElement>("[data-thing]")) {
    const name = thing.dataset["thing"];
    if (name && !found.has(name)) found.set(name, thing.getBoundingClientRect());
  }
  return found;
}

/** Let everything that has moved since then travel to its place; `wait` says how long a thing stays where it was before. */
export function travel(
  root: HTMLElement,
  before: Map<string, DOMRect>,
  wait: (name: string) => number = () => 0,
): void {
  if (!moving()) return;
  // First look, then move: looking again after each movement would lay the whole table out anew.
  const moves: { thing: HTMLElement; name: string; x: number; y: number }[] = [];
  for (const thing of root.querySelectorAll<HTMLElement>("[data-thing]")) {
    const name = thing.dataset["thing"] ?? "";
    const from = before.get(name);
    if (!from && before.size > 0) settle(thing, wait(name));
    if (!from || from.width === 0) continue;
    const to = thing.getBoundingClientRect();
    const x = from.left + from.width / 2 - (to.left + to.width / 2);
    const y = from.top + from.height / 2 - (to.top + to.height / 2);
    if (Math.abs(x) >= FAR || Math.abs(y) >= FAR) moves.push({ thing, name, x, y });
  }
  // Where all the table shifts, those that go farthest are what one follows.
  moves.sort((one, other) => Math.hypot(other.x, other.y) - Math.hypot(one.x, one.y));
  for (const { thing, name, x, y } of moves.slice(0, MOST)) {
    // Only the transform is animated, so that the browser can do it without asking this page for every frame.
    thing.style.zIndex = "5";
    const movement = [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }];
    animate(thing, movement, wait(name)).addEventListener("finish", () => (thing.style.zIndex = ""));
  }
}

/** Everything is where it belongs at once: somebody acts, or has seen enough. */
export function arrive(): void {
  for (const animation of travelling) animation.finish();
}

/** What is new on the table, or shows another face, is laid down. */
function settle(thing: HTMLElement, wait: number): void {
  const laid = [
    { opacity: 0, scale: 1.3 },
    { opacity: 1, scale: 1 },
  ];
  animate(thing, laid, wait);
}

function animate(thing: HTMLElement, frames: Keyframe[], delay: number): Animation {
  const animation = thing.animate(frames, { duration: TRAVEL, easing: EASE, delay, fill: "backwards" });
  travelling.add(animation);
  animation.onfinish = animation.oncancel = () => travelling.delete(animation);
  return animation;
}
