/** A finished game, seen again: one moment at a time, from any eyes. */
import { Acting } from "../../session/acting.svelte";
import * as lobby from "../../session/lobby";
import type { Seen } from "../../session/sitting.svelte";
import type { PartsOf } from "../../session/picking";
import type { SeatForm } from "../../session/wire";
import { language } from "../../words/index.svelte";

/** Whose eyes: a seat's number, `watch` for those who only watched, `all` for everything open. */
export type Eyes = string;

export function viewerOf(eyes: Eyes): number {
  return eyes === "all" ? -2 : eyes === "watch" ? -1 : Number(eyes);
}

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
  moment: lobby.Moment | null = $state.raw(null);
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
  #kept = new Map<string, Promise<lobby.Moment>>();

  /** With everything open the table is seen from the first seat. */
  readonly viewer: number = $derived(this.moment ? (this.moment.viewer === -2 ? 0 : this.moment.viewer) : -1);
  readonly seats: SeatForm[] = $derived((this.moment?.players ?? []).map((name) => ({ ...PLAYER, name })));
  readonly position: Seen["position"] = $derived(
    this.moment && { asked: this.moment.asked, clocks: null, result: null },
  );

  constructor(
    private readonly table: string,
    private readonly game: number,
    /** Opens the games of a private table. */
    private readonly key: string,
  ) {}

  now(): number {
    return 0;
  }

  /** Show a moment; what lies before and after it is fetched too. */
  async show(at: number, eyes: Eyes): Promise<void> {
    this.at = at;
    this.eyes = eyes;
    const found = await this.#fetch(at, eyes);
    if (this.at !== at || this.eyes !== eyes) return; // someone has gone on meanwhile
    this.moment = found;
    this.acting.shown = new Set(found.move ? this.parts(found.fields, found.view).map((part) => part.key) : []);
    for (const near of [at + 1, at - 1])
      if (near >= 0 && near <= found.moves) void this.#fetch(near, eyes).catch(() => {});
  }

  #fetch(at: number, eyes: Eyes): Promise<lobby.Moment> {
    const name = `${at} ${eyes} ${language()}`;
    const kept = this.#kept.get(name);
    if (kept) return kept;
    const asked = lobby.moment(this.table, this.game, at, viewerOf(eyes), this.key);
    this.#kept.set(name, asked);
    asked.catch(() => this.#kept.delete(name));
    return asked;
  }
}
