/** All one's seats and games in one list with a version: as a file to take along, and to merge again. An account would take the same list. */
import { type Known, knownIn, type Seat, seatIn } from "./shapes";

/** The shape of the list. Seats and tables in it have versions of their own. */
export const VERSION = 1;

/** Everything that a browser holds of a hall. */
export interface Holdings {
  seats: Seat[];
  tables: Known[];
}

/** Why a file is not taken in. */
export type Fault = "recovery-malformed" | "recovery-newer" | "recovery-other";

const LONGEST = 5_000_000;

/** A hall: where it was found, and what tells it from all others; empty where it could not be asked, or an earlier page has not. */
export interface Where {
  origin: string;
  id: string;
}

export function write({ seats, tables }: Holdings, { origin, id }: Where): string {
  return JSON.stringify(
    { greathall: "seats", version: VERSION, hall: origin, id, made: new Date().toISOString(), seats, tables },
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
  const { version, seats, tables } = file;
  if (file["greathall"] !== "seats" || typeof version !== "number" || typeof file["hall"] !== "string")
    return malformed;
  if (version > VERSION) return { fault: "recovery-newer", of: "" };
  // The same hall may be found at another address by now.
  const same = file["id"] && here.id ? file["id"] === here.id : file["hall"] === here.origin;
  if (!same) return { fault: "recovery-other", of: file["hall"] };
  if (!Array.isArray(seats) || !Array.isArray(tables)) return malformed;
  const all = {
    seats: seats.map((seat) => seatIn(JSON.stringify(seat))),
    tables: tables.map((table) => knownIn(JSON.stringify(table))),
  };
  return whole(all.seats) && whole(all.tables) ? { seats: all.seats, tables: all.tables } : malformed;
}

const whole = <T>(list: (T | null)[]): list is T[] => list.every((item) => item !== null);
