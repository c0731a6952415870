/** The cards of Houses-Skirmish as the hall has them: an ordinary deck whose suits are Houses. */
import * as lobby from "../../session/lobby";

export type Kind = "soldier" | "ace" | "jack" | "queen" | "king" | "joker";

export interface Card {
  id: string;
  kind: Kind;
  /** Of `houses`; empty for a Joker. */
  house: string;
  /** What stands in the corner: `7`, `K`; empty for a Joker. */
  rank: string;
  /** As the terminal writes it: `7♣`, `black Joker`. */
  called: string;
  attack: number;
  defense: number;
  /** Where its rank stands in the card file. */
  printed: string;
}

interface House {
  id: string;
  letter: string;
  name: string;
  sign: string;
  trait: string;
}

interface Value {
  id: string;
  name: string;
  attack: number;
  defense: number;
}

/** How a House is drawn: its sigil, colour and the mark of its trait. */
export const DRAWN: Record<string, { sigil: string; colour: string; trait: string }> = {
  diamonds: { sigil: "diamond", colour: "var(--orange)", trait: "recovery" },
  clubs: { sigil: "club", colour: "var(--green)", trait: "charge" },
  hearts: { sigil: "heart", colour: "var(--vermilion)", trait: "ward" },
  spades: { sigil: "spade", colour: "var(--blue)", trait: "blades" },
};

const KINDS: Record<string, Kind> = { a: "ace", j: "jack", q: "queen", k: "king" };

let cards: ReadonlyMap<string, Card> = new Map();
let houses: readonly House[] = [];

/** Ask the hall for the cards, once. */
export async function learn(): Promise<void> {
  if (cards.size > 0) return;
  const data = (await lobby.cards("skirmish")) as { houses: House[]; ranks: Value[]; jokers: Value[] };
  houses = data.houses;
  const found = new Map<string, Card>();
  for (const house of data.houses)
    for (const { id, name, attack, defense } of data.ranks) {
      const card = { kind: KINDS[id] ?? "soldier", house: house.id, rank: name, called: name + house.sign };
      found.set(id + house.letter, { id: id + house.letter, ...card, attack, defense, printed: `ranks/${id}` });
    }
  for (const { id, name, attack, defense } of data.jokers)
    found.set(id, { id, kind: "joker", house: "", rank: "", called: name, attack, defense, printed: `jokers/${id}` });
  cards = found;
}

export function card(id: string): Card {
  const unknown = { id, kind: "joker", house: "", rank: "", called: id, attack: 0, defense: 0, printed: "" } as const;
  return cards.get(id) ?? unknown;
}

export function isCard(id: string): boolean {
  return cards.has(id);
}

export function houseNames(): readonly House[] {
  return houses;
}

export function traitOf(house: string): string {
  return houses.find((one) => one.id === house)?.trait ?? "";
}
