/** Promises, and who gives them, in words. */
import type { Sitting } from "../../session/sitting.svelte";
import type { Dealing, View } from "../../games";
import { say } from "../../words/index.svelte";

export const PROMISES = ["spare", "aid", "strike", "card"] as const;
export type Kind = (typeof PROMISES)[number];

/** `spare:usari:12` in words. */
export function promiseCalled(written: string, dealing: Dealing, view: View): string {
  const [kind = "spare", thing = "", until = ""] = written.split(":");
  const called = kind === "card" ? dealing.cardCalled(thing) : dealing.houseCalled(thing, view);
  return say(`promise-${kind as Kind}-of`, { thing: called, turn: until });
}

/** Who sits there, with their House. */
export function seatCalled(sitting: Sitting, dealing: Dealing, view: View, house: string): string {
  return `${sitting.called(dealing.houses(view).indexOf(house))} (${dealing.houseCalled(house, view)})`;
}
