/** The cards of Houses-Skirmish as the hall has them: an ordinary deck whose suits are Houses. */
import type { components } from "../../generated/lobby";
import { Printed } from "../printed.svelte";

type Schemas = components["schemas"];

export type Kind = "soldier" | "ace" | "jack" | "queen" | "king" | "joker";

export interface Card {
  id: string;
  kind: Kind;
  /** Of `houses`; empty for a Joker. */
  house: string;
  /** What stands in the corner: `7`, `K`; empty for a Joker. */
  rank: string;
  /** `7♣`, `black Joker`. */
  called: string;
  /** What it does, in two or three words; empty where it does no more than all of its House, or all Jokers. */
  brief: string;
  /** What it does, in sentences. */
  text: readonly string[];
  attack: number;
  defense: number;
  /** Where its rank stands in the card file. */
  printed: string;
}

/** How a House is drawn: its sigil, colour and the mark of its trait. */
export const DRAWN: Record<string, { sigil: string; colour: string; trait: string }> = {
  diamonds: { sigil: "diamond", colour: "var(--orange)", trait: "recovery" },
  clubs: { sigil: "club", colour: "var(--green)", trait: "charge" },
  hearts: { sigil: "heart", colour: "var(--vermilion)", trait: "ward" },
  spades: { sigil: "spade", colour: "var(--blue)", trait: "blades" },
};

const KINDS: Record<string, Kind> = { a: "ace", j: "jack", q: "queen", k: "king" };

interface Cards {
  cards: ReadonlyMap<string, Card>;
  houses: readonly Schemas["SkirmishHouse"][];
  variants: readonly Schemas["SkirmishVariant"][];
  slots: Record<string, string>;
}

const nothing: Cards = { cards: new Map(), houses: [], variants: [], slots: {} };
const printed = new Printed("skirmish", nothing, ({ houses, ranks, jokers, cards, variants, names }) => {
  const said = new Map(cards.map(({ id, name, brief, text }) => [id, { called: name, brief, text }]));
  const found = new Map<string, Card>();
  const add = (id: string, card: Omit<Card, "id" | "called" | "brief" | "text">): void => {
    found.set(id, { id, ...card, ...(said.get(id) ?? { called: id, brief: "", text: [] }) });
  };
  for (const house of houses)
    for (const { id, name, attack, defense } of ranks) {
      const kind = KINDS[id] ?? "soldier";
      add(id + house.letter, { kind, house: house.id, rank: name, attack, defense, printed: `ranks/${id}` });
    }
  for (const { id, attack, defense } of jokers)
    add(id, { kind: "joker", house: "", rank: "", attack, defense, printed: `jokers/${id}` });
  return { cards: found, houses, variants, slots: names.slot };
});

export const learn = (): Promise<void> => printed.learn();

const UNKNOWN = {
  kind: "joker",
  house: "",
  rank: "",
  brief: "",
  text: [],
  attack: 0,
  defense: 0,
  printed: "",
} as const;

export function card(id: string): Card {
  return printed.now.cards.get(id) ?? { ...UNKNOWN, id, called: id };
}

export function isCard(id: string): boolean {
  return printed.now.cards.has(id);
}

export function houseNames(): Cards["houses"] {
  return printed.now.houses;
}

export function traitOf(house: string): string {
  return printed.now.houses.find((one) => one.id === house)?.trait ?? "";
}

export function variant(id: string): Schemas["SkirmishVariant"] {
  return printed.now.variants.find((one) => one.id === id) ?? { id, name: id, text: [] };
}

export function slotName(slot: string): string {
  return printed.now.slots[slot] ?? slot;
}
