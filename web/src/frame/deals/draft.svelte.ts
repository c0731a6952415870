/** An offer that is being put together: by clicks on the table or in the drawer. */
import type { Offer } from "../../generated/deals";
import type { Borrower, Look } from "../../session/acting.svelte";
import { keyOf, valuesOf } from "../../session/picking";
import type { Dealing, View } from "../../games";

/** The names of the cards of a hand, as they lie on the table: the second of a kind is `card:scandal#1`. */
export function namesOf(hand: readonly string[]): string[] {
  return hand.map((card, at) => {
    const copy = hand.slice(0, at).filter((other) => other === card).length;
    return `${keyOf("card", card)}${copy ? `#${copy}` : ""}`;
  });
}

export class Draft implements Borrower {
  /** A House, or `all`. */
  to: string = $state("");
  /** The names of the cards given. */
  gives: string[] = $state([]);
  wants: string[] = $state([]);
  shows: string[] = $state([]);
  sees: string[] = $state([]);
  promises: string[] = $state([]);
  demands: string[] = $state([]);
  words: string = $state("");

  constructor(
    readonly dealing: Dealing,
    private readonly now: () => { view: View; seat: number },
    /** The offer that this one answers. */
    readonly countered: Offer | null = null,
  ) {
    if (!countered) return;
    // A counter begins with the same terms, seen from the other side.
    this.to = countered.maker;
    const left = namesOf(this.hand);
    for (const card of countered.wants ?? []) {
      const at = left.findIndex((name) => cardIn(name) === card);
      if (at >= 0) this.gives.push(...left.splice(at, 1));
    }
    this.wants = [...(countered.gives ?? [])];
    this.shows = [...(countered.sees ?? [])];
    this.sees = [...(countered.shows ?? [])];
    this.promises = [...(countered.demands ?? [])];
    this.demands = [...(countered.promises ?? [])];
  }

  get hand(): readonly string[] {
    const { view, seat } = this.now();
    return this.dealing.hand(view, seat);
  }

  /** Whether there is anything in it, and someone to make it to. */
  get whole(): boolean {
    const parts = [this.gives, this.wants, this.shows, this.sees, this.promises, this.demands];
    return this.to !== "" && (parts.some((part) => part.length > 0) || this.words.trim() !== "");
  }

  form(): Record<string, unknown> {
    const parts: Record<string, unknown> = {
      to: [this.to],
      gives: this.gives.map(cardIn),
      wants: this.wants,
      shows: this.shows,
      sees: this.sees,
      promises: this.promises,
      demands: this.demands,
      words: this.words.trim(),
    };
    if (this.countered) parts["counters"] = this.countered.number;
    return Object.fromEntries(
      Object.entries(parts).filter(([, part]) => typeof part === "number" || (part as string).length > 0),
    );
  }

  give(name: string): void {
    this.gives = toggled(this.gives, name);
  }
  show(secret: string): void {
    this.shows = toggled(this.shows, secret);
  }
  see(secret: string): void {
    this.sees = toggled(this.sees, secret);
  }

  // The table, while it is borrowed.

  state(key: string, name: string): Look {
    const { view, seat } = this.now();
    const secret = this.dealing.secretOf(key, view, seat);
    if (secret) return this.shows.includes(secret) ? "picked" : "lit";
    if (key.startsWith("card:")) {
      if (this.gives.includes(name)) return "picked";
      return namesOf(this.hand).includes(name) ? "lit" : "quiet";
    }
    const [house = ""] = valuesOf(key);
    const houses = this.dealing.houses(view);
    if (!/^(house|player):/.test(key) || this.countered || house === houses[seat]) return "quiet";
    return this.to === house ? "picked" : "lit";
  }

  pick(key: string, name: string): void {
    if (this.state(key, name) === "quiet") return;
    const { view, seat } = this.now();
    const secret = this.dealing.secretOf(key, view, seat);
    if (secret) this.show(secret);
    else if (key.startsWith("card:")) this.give(name);
    else this.to = valuesOf(key)[0] ?? "";
  }
}

export function cardIn(name: string): string {
  return valuesOf(name)[0]?.split("#")[0] ?? "";
}

function toggled(list: readonly string[], one: string): string[] {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
}
