/** What is printed on the cards of a game, as the hall says it in the language of the page. */
import * as lobby from "../session/lobby";
import { language } from "../words/index.svelte";

export class Printed<Name extends string, T> {
  /** The last that was learned; before that, nothing. */
  #now: T = $state.raw() as T;
  /** By language. */
  #kept = new Map<string, T>();
  #follows = false;

  /** `read` makes what the drawing uses out of what the hall sends. */
  constructor(
    private readonly game: Name,
    nothing: T,
    private readonly read: (sent: lobby.Cards<Name>) => T,
  ) {
    this.#now = nothing;
  }

  get now(): T {
    return this.#now;
  }

  /** Ask the hall for the cards; and from then on again, whenever the page speaks another language. */
  async learn(): Promise<void> {
    await this.#speak();
    if (this.#follows) return;
    this.#follows = true;
    // If they can't be fetched, the cards stay as they were.
    $effect.root(() => {
      $effect(() => void this.#speak().catch(() => undefined));
    });
  }

  async #speak(): Promise<void> {
    for (;;) {
      const spoken = language();
      const found = this.#kept.get(spoken) ?? this.read(await lobby.cards(this.game));
      this.#kept.set(spoken, found);
      // The page may have changed its language meanwhile.
      if (spoken !== language()) continue;
      this.#now = found;
      return;
    }
  }
}
