/** Promises in words. */
import type { Dealing } from "../../tables";
import { say } from "../../words/index.svelte";

export const PROMISES = ["spare", "aid", "strike", "card"] as const;
export type Kind = (typeof PROMISES)[number];

/** `spare:usari:12` in words. */
export function promiseCalled(written: string, dealing: Dealing): string {
  const [kind = "spare", thing = "", until = ""] = written.split(":");
  const called = kind === "card" ? dealing.cardCalled(thing) : dealing.houseCalled(thing);
  return say(`promise.${kind as Kind}.of`, { thing: called, turn: until });
}
