/** What explains a move, pure: the events of its own game before it. */
import type { Event, ToldForm } from "../../generated/outgoing";

/** How many of the latest events may explain what comes next. */
const REMEMBERED = 30;

/** What was told before one of the events, in the game to which it belongs: that of the game before explains nothing. */
export function pastOf(events: readonly Pick<Event, "what" | "told">[], at: number): ToldForm[] {
  const begun = events.slice(0, at + 1).findLastIndex(({ what }) => what["kind"] === "started");
  return events.slice(Math.max(0, begun, at - REMEMBERED), at).flatMap(({ told }) => told);
}
