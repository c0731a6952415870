/** Where the owner of a seat is told of things, as the page calls it. */
import type { Address } from "../session/lobby";
import { say } from "../words/index.svelte";

export function addressName({ kind, state, where }: Address): string {
  if (kind === "push") return say("notices-elsewhere", { where });
  return state === "waiting" ? say("notices-waiting", { where }) : where;
}
