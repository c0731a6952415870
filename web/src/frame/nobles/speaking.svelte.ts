/** What the nobles of the hall say to what happens: a short line at their seat, for a few seconds; the log knows nothing of it. */
import type { Drawing, View } from "../../games";
import type { Event, PositionForm } from "../../session/wire";
import { sayIf } from "../../words/index.svelte";
import { linesOf, type Occasion } from "./lines";

/** How long a line is there, and how long a noble says nothing about yet another death. */
const SHOWN = 4500;
const QUIET = 20_000;

interface Said {
  seat: number;
  occasion: Occasion;
}

/** The seat that an event names: by its number, as `seat_1`, or by its House. */
function seatOf(named: string | undefined, drawing: Drawing | null, view: View | null): number {
  const number = /^(?:seat_)?(\d+)$/.exec(named ?? "")?.[1];
  if (number) return Number(number);
  return drawing?.dealing && view && named ? drawing.dealing.houses(view).indexOf(named) : -1;
}

/** Who has something to say to an event. */
export function occasions(event: Event, drawing: Drawing | null, view: View | null): Said[] {
  const by = event.what["kind"] === "played" ? Number(event.what["seat"] ?? -1) : -1;
  return event.told.flatMap(({ event: { verb, seat, to, fate, player, zone } }): Said[] => {
    if (verb === "accepted") return [{ seat: seatOf(seat, drawing, view), occasion: "deal" }];
    if (verb === "judged" && fate === "broken") return [{ seat: seatOf(to, drawing, view), occasion: "broken" }];
    if (verb === "killed") return [{ seat: by, occasion: "kill" }];
    // Whoever loses a challenge chooses who dies: that is nothing to boast of.
    if (verb === "went" && zone === "dead" && seatOf(player, drawing, view) !== by)
      return [{ seat: by, occasion: "kill" }];
    if (verb === "out") return [{ seat: seatOf(player, drawing, view), occasion: "defeat" }];
    return [];
  });
}

/** What they say at the end of a game. */
export function endings({ result }: Pick<PositionForm, "result">): Said[] {
  return (result?.scores ?? []).map((_, seat) => ({
    seat,
    occasion: result?.winners.includes(seat) ? "victory" : "defeat",
  }));
}

export class Speaking {
  /** By seat. */
  says: Readonly<Record<number, string>> = $state.raw({});
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();
  readonly #last = new Map<number, number>();

  /** Let nobles speak; `names` are those of the bots, by seat. */
  speak(said: readonly Said[], names: ReadonlyMap<number, string>): void {
    for (const { seat, occasion } of said) {
      const name = names.get(seat);
      if (name === undefined || this.#tires(seat, occasion)) continue;
      const line = sayIf(linesOf(name), "", { occasion });
      if (line) this.#say(seat, line);
    }
  }

  #tires(seat: number, occasion: Occasion): boolean {
    const now = performance.now();
    if (occasion === "kill" && now - (this.#last.get(seat) ?? -QUIET) < QUIET) return true;
    this.#last.set(seat, now);
    return false;
  }

  #say(seat: number, line: string): void {
    clearTimeout(this.#timers.get(seat));
    this.says = { ...this.says, [seat]: line };
    this.#timers.set(
      seat,
      setTimeout(() => {
        const { [seat]: _, ...others } = this.says;
        this.says = others;
      }, SHOWN),
    );
  }

  stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }
}
