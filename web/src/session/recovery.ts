/** All one's seats and games in one list with a version: as a file to take along, and to merge again. An account would take the same list. How games
 * ended, and lessons, were added to it later: an older page passes over them, and a file without them is whole. */
import { type Played, playedIn } from "./progress.svelte";
import { type Known, knownIn, type Seat, seatIn } from "./shapes";

/** The shape of the list. Seats and tables in it have versions of their own. */
export const VERSION = 1;

/** Everything that a browser holds of a hall. */
export interface Holdings {
  seats: Seat[];
  tables: Known[];
  /** How games ended. */
  played: Played[];
  /** The games whose lessons are done. */
  learnt: string[];
}

/** Why a file is not taken in. */
export type Fault = "recovery-malformed" | "recovery-newer" | "recovery-other";

const LONGEST = 5_000_000;

/** A hall: where it was found, and what tells it from all others; empty where it could not be asked, or an earlier page has not. */
export interface Where {
  origin: string;
  id: string;
}

export function write(holdings: Holdings, { origin, id }: Where): string {
  return JSON.stringify(
    { greathall: "seats", version: VERSION, hall: origin, id, made: new Date().toISOString(), ...holdings },
    null,
    2,
  );
}

/** What a file holds; or the fault, and the hall it is of. Nothing is taken from a file that can't be read whole. */
export function read(text: string, here: Where): Holdings | { fault: Fault; of: string } {
  const malformed = { fault: "recovery-malformed", of: "" } as const;
  let found: unknown;
  try {
    found = text.length > LONGEST ? null : JSON.parse(text);
  } catch {
    return malformed;
  }
  if (typeof found !== "object" || found === null) return malformed;
  const file = found as Record<string, unknown>;
  const { version, seats, tables, played = [], learnt = [] } = file;
  if (file["greathall"] !== "seats" || typeof version !== "number" || typeof file["hall"] !== "string")
    return malformed;
  if (version > VERSION) return { fault: "recovery-newer", of: "" };
  // The same hall may be found at another address by now.
  const same = file["id"] && here.id ? file["id"] === here.id : file["hall"] === here.origin;
  if (!same) return { fault: "recovery-other", of: file["hall"] };
  const all = {
    seats: itemsIn(seats, seatIn),
    tables: itemsIn(tables, knownIn),
    played: itemsIn(played, playedIn),
    learnt: Array.isArray(learnt) && learnt.every((game) => typeof game === "string") ? learnt : null,
  };
  return whole(all) ? all : malformed;
}

/** A list as it is written; null where anything in it can't be read. */
function itemsIn<T>(found: unknown, itemIn: (text: string) => T | null): T[] | null {
  const items = Array.isArray(found) ? found.map((item) => itemIn(JSON.stringify(item))) : [null];
  return items.every((item) => item !== null) ? items : null;
}

const whole = (all: { [Part in keyof Holdings]: Holdings[Part] | null }): all is Holdings =>
  Object.values(all).every((list) => list !== null);
