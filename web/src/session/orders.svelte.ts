/** Standing orders: on which occasions the hall passes for the guest. This browser keeps what the guest wishes; the hall knows what holds. */
import * as lobby from "./lobby";
import { keepWishes, wishes } from "./memory.svelte";
import { keepSeat, seatOf } from "./seats.svelte";
import type { Sitting } from "./sitting.svelte";
import { language } from "../words/index.svelte";

export interface Occasion {
  word: string;
  name: string;
  /** Whether people hardly ever do anything there. */
  seldom: boolean;
}

export class Orders {
  #known: Occasion[] | null = $state.raw(null);
  #hurried: boolean | null = null;

  constructor(
    private readonly sitting: Sitting,
    private readonly game: string,
  ) {
    $effect(() => {
      void language(); // in another one they are called otherwise
      void lobby.games().then(
        (games) => (this.#known = games.find((found) => found.name === game)?.occasions ?? []),
        () => (this.#known = []), // then the guest is asked every time
      );
    });
    $effect(() => this.#begin());
    $effect(() => this.#hurry());
  }

  /** The occasions of the game, as the guest calls them. */
  get occasions(): Occasion[] {
    return this.#known ?? [];
  }

  called(word: string): string {
    return this.occasions.find((found) => found.word === word)?.name ?? word;
  }

  /** Whether this guest can give orders now. */
  get open(): boolean {
    const { position, table, viewer } = this.sitting;
    return viewer >= 0 && position?.phase === "playing" && !table?.plan.lesson && (this.#known?.length ?? 0) > 0;
  }

  /** The occasions on which the hall passes now. */
  get passing(): readonly string[] {
    return this.sitting.position?.passing ?? [];
  }

  /** Those on which the guest wishes it to pass. */
  get wished(): readonly string[] {
    return wishes.orders[this.game] ?? (this.#known ?? []).filter((found) => found.seldom).map((found) => found.word);
  }

  /** Whether the guest is asked every time, although they would rather not be: for the next chance, or since a move was taken back. */
  get paused(): boolean {
    return this.open && this.passing.length === 0 && this.wished.length > 0;
  }

  /** Let the hall pass on an occasion from now on, or no longer; in games to come too. */
  set(word: string, passes: boolean): void {
    const kept = (this.paused ? this.wished : this.passing).filter((other) => other !== word);
    wishes.orders = { ...wishes.orders, [this.game]: passes ? [...kept, word] : kept };
    keepWishes();
    this.#order(this.wished);
  }

  /** Ask the guest every time from now on; or, where that is so already, only where they wish it again. */
  toggle(): void {
    if (this.passing.length > 0) this.#order([]);
    else if (this.paused) this.#order(this.wished);
  }

  /** How often the hall has passed since this guest last made a move, by occasion. */
  readonly passed: { word: string; count: number }[] = $derived.by(() => {
    const counts = new Map<string, number>();
    for (const { what } of [...this.sitting.events].reverse()) {
      if (what["kind"] === "played" && what["seat"] === this.sitting.viewer) break;
      if (what["kind"] !== "unasked") continue;
      for (const { occasion } of what["moves"] as { occasion: string }[])
        if (occasion) counts.set(occasion, (counts.get(occasion) ?? 0) + 1);
    }
    return [...counts].map(([word, count]) => ({ word, count })).reverse();
  });

  #order(passing: readonly string[]): void {
    const same = passing.length === this.passing.length && passing.every((word) => this.passing.includes(word));
    if (this.open && !same) this.sitting.ask({ type: "order", passing: [...passing] });
  }

  /** Tell the hall once in each new game what the guest wishes. */
  #begin(): void {
    const { position, name, key } = this.sitting;
    if (!this.open || !position) return;
    if (seatOf(name, key)?.ordered === position.game) return;
    keepSeat(name, key, { ordered: position.game });
    this.#order(this.wished);
  }

  /** Among bots, have the hall make moves that leave no choice, unless the guest wishes otherwise. */
  #hurry(): void {
    const { position, table, alone } = this.sitting;
    if (!alone || table?.plan.lesson || position?.phase !== "playing" || position.forced === wishes.hurry) {
      this.#hurried = null;
    } else if (this.#hurried !== wishes.hurry) {
      this.#hurried = wishes.hurry;
      this.sitting.ask({ type: "order", forced: wishes.hurry });
    }
  }
}
