/** Standing orders: on which occasions the hall passes for the guest. What is wished stays in this browser, what holds is the hall's. */
import * as lobby from "./lobby";
import { keepWishes, wishes } from "./memory.svelte";
import { keepSeat, seatOf } from "./seats.svelte";
import type { Sitting } from "./sitting.svelte";
import { sayIf } from "../words/index.svelte";

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
    void lobby.games().then(
      (games) => (this.#known = games.find((found) => found.name === game)?.occasions ?? []),
      () => (this.#known = []), // then one is asked every time
    );
    $effect(() => this.#begin());
    $effect(() => this.#hurry());
  }

  /** The occasions of the game, as the guest calls them. */
  get occasions(): Occasion[] {
    return (this.#known ?? []).map((found) => ({ ...found, name: this.called(found.word) }));
  }

  called(word: string): string {
    const known = this.#known?.find((found) => found.word === word);
    return sayIf(`${this.game}.occasion.${word}`, known?.name ?? word);
  }

  /** Whether this guest can give orders now. */
  get open(): boolean {
    const { position, table, viewer } = this.sitting;
    return viewer >= 0 && position?.phase === "playing" && !table?.plan["lesson"] && (this.#known?.length ?? 0) > 0;
  }

  /** The occasions on which the hall passes now. */
  get passing(): readonly string[] {
    return this.sitting.position?.passing ?? [];
  }

  /** Those on which the guest would have it pass. */
  get wished(): readonly string[] {
    return wishes.orders[this.game] ?? (this.#known ?? []).filter((found) => found.seldom).map((found) => found.word);
  }

  /** Whether the guest is asked every time, although they would rather not be: for the next chance, or since a move was taken back. */
  get paused(): boolean {
    return this.open && this.passing.length === 0 && this.wished.length > 0;
  }

  /** Let an occasion pass by from now on, or no longer; and in games to come. */
  set(word: string, passes: boolean): void {
    const kept = (this.paused ? this.wished : this.passing).filter((other) => other !== word);
    wishes.orders = { ...wishes.orders, [this.game]: passes ? [...kept, word] : kept };
    keepWishes();
    this.#order(this.wished);
  }

  /** Be asked at the next chance; or again only where one wishes it. */
  turn(): void {
    if (this.passing.length > 0) this.#order([]);
    else if (this.paused) this.#order(this.wished);
  }

  /** What was let pass by since this guest last did something, by occasion. */
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

  /** In a new game the hall is told once what is wished. */
  #begin(): void {
    const { position, name, key } = this.sitting;
    if (!this.open || !position) return;
    if (seatOf(name, key)?.ordered === position.game) return;
    keepSeat(name, key, { ordered: position.game });
    this.#order(this.wished);
  }

  /** Among bots the hall makes moves that leave no choice, unless that is not wished. */
  #hurry(): void {
    const { position, table, alone } = this.sitting;
    if (!alone || table?.plan["lesson"] || position?.phase !== "playing" || position.forced === wishes.hurry) {
      this.#hurried = null;
    } else if (this.#hurried !== wishes.hurry) {
      this.#hurried = wishes.hurry;
      this.sitting.ask({ type: "order", forced: wishes.hurry });
    }
  }
}
