/** The moment of a finished game that is shown, as a table that somebody sits at. */
import { Acting } from "../../session/acting.svelte";
import type { Moment } from "../../session/lobby";
import type { Seen } from "../../session/sitting.svelte";
import type { PartsOf } from "../../session/picking";
import type { SeatForm } from "../../session/wire";
import { called } from "../../words/nobles";
import type { Eyes } from "./link";
import type { Moments } from "./moments";

/** In a replay everyone is there. */
const PLAYER: SeatForm = {
  name: "",
  kind: "person",
  bot: "",
  here: true,
  absent: false,
  takes_over: null,
  vacant: false,
  resigned: false,
};

export class Replaying implements Seen {
  moment: Moment | null = $state.raw(null);
  at: number = $state(0);
  eyes: Eyes = $state("all");
  /** Nobody acts in a replay; the things of the last move are shown. */
  readonly acting = new Acting({
    picks: () => {},
    play: () => {},
    why: () => {},
    apart: () => {},
    astray: () => {},
    confirms: () => true,
  });
  parts: PartsOf = () => [];

  /** With everything open the table is seen from the first seat. */
  readonly viewer: number = $derived(this.moment ? (this.moment.viewer === -2 ? 0 : this.moment.viewer) : -1);
  readonly seats: SeatForm[] = $derived(
    (this.moment?.players ?? []).map((name) => ({ ...PLAYER, name: called(name), noble: name })),
  );
  readonly position: Seen["position"] = $derived(
    this.moment && { asked: this.moment.asked, clocks: null, result: null },
  );

  constructor(private readonly moments: Moments) {}

  now(): number {
    return 0;
  }

  /** Show a moment. */
  async show(at: number, eyes: Eyes): Promise<void> {
    this.at = at;
    this.eyes = eyes;
    const found = await this.moments.at(at, eyes);
    if (this.at !== at || this.eyes !== eyes) return; // someone has gone on meanwhile
    this.moment = found;
    this.acting.shown = new Set(found.move ? this.parts(found.fields, found.view).map((part) => part.key) : []);
  }
}
