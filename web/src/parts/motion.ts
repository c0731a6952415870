/** Things travel from where they were to where they are. A thing is known again by its name, wherever it is drawn. */
import { moving } from "../session/memory.svelte";

const TRAVEL = 320;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
/** Nearer than this nobody sees it travel. */
const FAR = 6;
/** More than these at once nobody can follow. */
const MOST = 24;

/** What is new on the table, or shows another face, is laid down. */
const LAID: Keyframe[] = [
  { opacity: 0, scale: 1.3 },
  { opacity: 1, scale: 1 },
];

/** What waits for its sentence stays where it was until `depart` or `arrive`, however long that takes, in milliseconds. */
const UNTIL_TOLD = 3_600_000;

/** What travels now, or waits for its turn. */
const travelling = new Map<HTMLElement, Animation>();

/** Where a thing is, and whether it lies on its side. */
interface Place {
  box: DOMRect;
  turned: boolean;
}
export type Places = Map<string, Place>;

/** Where every thing under this element is now. */
export function places(root: HTMLElement): Places {
  const found: Places = new Map();
  if (!moving()) return found;
  for (const thing of root.querySelectorAll<HTMLElement>("[data-thing]")) {
    const name = thing.dataset["thing"];
    if (name && !found.has(name)) found.set(name, placeOf(thing));
  }
  return found;
}

function placeOf(thing: HTMLElement): Place {
  return { box: thing.getBoundingClientRect(), turned: thing.dataset["turned"] !== undefined };
}

/** Let everything that has moved since then travel to its place; what `waits` stays where it was before, until it departs. */
export function travel(root: HTMLElement, before: Places, waits: (name: string) => boolean = () => false): void {
  if (!moving() || before.size === 0) return;
  // Where something still travels it goes on from where it is seen, and waits no less than it would have. What is being laid is laid
  // where it belongs now: over an animation that nobody knows of any more it would stay unseen.
  const late = new Map<HTMLElement, number>();
  const laying = new Set<HTMLElement>();
  for (const [thing, animation] of travelling) {
    if (animation.id === "travel") {
      late.set(thing, delayOf(animation));
      animation.cancel();
    } else laying.add(thing);
  }
  // First look, then move: looking again after each movement would lay the whole table out again.
  const sight = root.getBoundingClientRect();
  const laid: { thing: HTMLElement; name: string }[] = [];
  const moves: { thing: HTMLElement; name: string; far: number; from: string }[] = [];
  for (const thing of root.querySelectorAll<HTMLElement>("[data-thing]")) {
    const name = thing.dataset["thing"] ?? "";
    const from = before.get(name);
    if (from?.box.width === 0 || (from && laying.has(thing))) continue;
    const to = placeOf(thing);
    if (!meets(to.box, sight) && !(from && meets(from.box, sight))) continue;
    if (!from) {
      laid.push({ thing, name });
      continue;
    }
    const x = from.box.left + from.box.width / 2 - (to.box.left + to.box.width / 2);
    const y = from.box.top + from.box.height / 2 - (to.box.top + to.box.height / 2);
    const turn = Number(to.turned) - Number(from.turned);
    const far = Math.max(Math.abs(x), Math.abs(y));
    if (far >= FAR || turn !== 0)
      moves.push({ thing, name, far, from: `translate(${x}px, ${y}px) rotate(${turn * 90}deg)` });
  }
  const starts = (thing: HTMLElement, name: string): number => (waits(name) ? UNTIL_TOLD : (late.get(thing) ?? 0));
  for (const { thing, name } of laid) animate("lay", thing, LAID, starts(thing, name));
  // Where all the table shifts, those that go farthest are what one follows.
  moves.sort((one, other) => other.far - one.far);
  for (const { thing, name, from } of moves.slice(0, MOST))
    animate("travel", thing, [{ transform: from }, { transform: "none" }], starts(thing, name));
}

/** These things are told of now: those that wait go their way. */
export function depart(names: readonly string[]): void {
  for (const [thing, animation] of travelling)
    if (names.includes(nameOf(thing.dataset["thing"] ?? "")) && delayOf(animation) > 0)
      animation.currentTime = animation.effect?.getTiming().delay ?? 0;
}

/** A thing's key, whichever of its copies it is. */
export const nameOf = (name: string): string => name.split("#")[0] ?? name;

/** How long until it moves, in milliseconds. */
function delayOf(animation: Animation): number {
  return Math.max(0, (animation.effect?.getTiming().delay ?? 0) - Number(animation.currentTime ?? 0));
}

function meets(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}

/** Everything is where it belongs at once: somebody acts, has seen enough, or leaves the table, of which nothing is kept then. */
export function arrive(): void {
  for (const [thing, animation] of travelling) {
    animation.cancel();
    settle(thing, animation);
  }
}

/** Nothing moves any more, be it ours or a style's: what moves the browser keeps, even when it is no longer in the page. */
export function halt(): void {
  for (const animation of document.getAnimations()) animation.cancel();
}

function settle(thing: HTMLElement, animation: Animation): void {
  if (travelling.get(thing) !== animation) return;
  travelling.delete(thing);
  thing.style.zIndex = "";
}

/** Only transform and opacity change, so that the browser can do it without asking this page for every frame. */
function animate(id: "travel" | "lay", thing: HTMLElement, frames: Keyframe[], delay: number): void {
  travelling.get(thing)?.cancel(); // one at a time, so that each can be let go
  const animation = thing.animate(frames, { id, duration: TRAVEL, easing: EASE, delay, fill: "backwards" });
  // Over all that lies still: what it passes over need not be drawn apart from the table.
  thing.style.zIndex = "5";
  travelling.set(thing, animation);
  // One that is over, but kept, would hold the thing's next one on this page's thread.
  animation.onfinish = () => animation.cancel();
  animation.oncancel = () => settle(thing, animation);
}
