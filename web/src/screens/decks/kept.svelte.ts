/** The decks that this browser keeps, by ids that no ready deck has, and how a table is told of decks. */
import { hearOthers, read, write } from "../../session/storage.svelte";
import type { Holds } from "./holds";

export interface OwnDeck {
  id: string;
  name: string;
  holds: Holds;
  /** When it was last changed, in milliseconds. */
  at: number;
}

const KEPT = "greathall.decks";
let decks: Record<string, OwnDeck> = $state.raw(read(KEPT, {}));

// Another tab may change them too.
hearOthers(KEPT, () => (decks = read(KEPT, {})));

function put(changed: Record<string, OwnDeck>): void {
  decks = changed;
  write(KEPT, decks);
}

/** The latest first. */
export function myDecks(): OwnDeck[] {
  return Object.values(decks).sort((one, other) => other.at - one.at);
}

export function myDeck(id: string): OwnDeck | undefined {
  return decks[id];
}

/** Keep a new deck under a name that no other has. */
export function newDeck(name: string, holds: Holds): OwnDeck {
  const taken = new Set(Object.values(decks).map((deck) => deck.name));
  let free = name;
  for (let number = 2; taken.has(free); number++) free = `${name} ${number}`;
  const deck = {
    id: `my-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`,
    name: free,
    holds,
    at: Date.now(),
  };
  put({ ...decks, [deck.id]: deck });
  return deck;
}

/** Change a deck, or put one back that was deleted. */
export function keepDeck(deck: OwnDeck): void {
  put({ ...decks, [deck.id]: { ...deck, at: Date.now() } });
}

export function deleteDeck(id: string): void {
  put(Object.fromEntries(Object.entries(decks).filter(([other]) => other !== id)));
}

/** How the option of a table names the decks of its seats: own ones card by card, ready ones by name, and `any` where none is chosen. */
export function deckOption(chosen: readonly string[]): string {
  const named = chosen.map((id) => (decks[id] ? JSON.stringify(decks[id].holds) : id || "any"));
  while (named.at(-1) === "any") named.pop();
  return named.join(" ");
}
