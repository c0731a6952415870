/** What the hall says of a table and why it refuses, from the words of its messages; what the games say stays as it is. */
import type { Event } from "../generated/outgoing";
import { Refusal } from "../session/lobby";
import { say, sayIf } from "./index.svelte";

/** Of what happened the hall's own part, in the language of the guest; empty where the game's own words say it. */
export function happened({ what, text }: Pick<Event, "what" | "text">, game: string): string {
  const kind = String(what["kind"]);
  const given = {
    name: String(what["name"]),
    other: String(what["target_name"]),
    seat: Number(what["seat"]) + 1,
    one: Number(what["one"]) + 1,
    two: Number(what["other"]) + 1,
  };
  switch (kind) {
    case "played":
      return what["by"] === "clock" ? say("event-played-clock", given) : "";
    case "undo_answered":
      return say(`event-undo_answered-${what["agreed"] ? "yes" : "no"}`, given);
    case "voted":
      return say(
        `event-voted-${what["wanted"] ? "" : "no_longer-"}${what["matter"] as "hand_over" | "abandon" | "again"}`,
        given,
      );
    case "ordered":
      return ordered(what, game);
    case "unasked": {
      const passed = (what["moves"] as { occasion: string }[]).map((move) => move.occasion).filter(Boolean);
      return passed.length > 0 ? say("event-unasked", { what: occasions(passed, game) }) : "";
    }
    default:
      return text && sayIf(`event-${kind}`, text, given);
  }
}

/** Standing orders that were given. */
function ordered(what: Event["what"], game: string): string {
  const passing = what["passing"] as string[];
  const said =
    passing.length > 0 ? say("event-ordered", { what: occasions(passing, game) }) : say("event-ordered-nothing");
  return what["forced"] ? said : `${said} ${say("event-ordered-forced")}`;
}

/** What the guest calls occasions on which the hall passes. */
const occasions = (words: readonly string[], game: string): string =>
  [...new Set(words)].map((word) => sayIf(`${game}-occasion-${word}`, word)).join(", ");

/** Why the hall refuses. The sentences of the rules, and on plans and moves that can't be read, are its own. */
export function refused(word: string, reason: string): string {
  return sayIf(`refused-${word}`, reason);
}

/** Why something could not be done; what is no refusal is thrown on. */
export function reasonOf(error: unknown): string {
  if (error instanceof Refusal) return refused(error.word, error.message) || say("unreachable");
  throw error;
}
