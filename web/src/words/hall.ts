/** Why the hall refuses, in its own words. */
import { Refusal } from "../session/lobby";
import { say } from "./index.svelte";

/** A reason of the hall as a whole sentence. */
export const asSentence = (reason: string): string =>
  reason && reason.charAt(0).toUpperCase() + reason.slice(1) + (/[.?!]$/.test(reason) ? "" : ".");

/** A move in its sentence as the label of a button, which has no full stop. */
export const asLabel = (sentence: string): string => sentence.replace(/\.$/, "");

/** Why something could not be done; what is not a refusal is thrown on. */
export function reasonOf(error: unknown): string {
  if (error instanceof Refusal) return asSentence(error.message) || say("unreachable");
  throw error;
}
