/** The cards of Dûhr as the hall has them, and what they are called. */
import type { View } from "../../generated/duhr";
import type { components } from "../../generated/lobby";
import { say } from "../../words/index.svelte";
import { Printed } from "../printed.svelte";

type Schemas = components["schemas"];
export type House = Omit<Schemas["DuhrHouse"], "ability" | "source">;
export type EventCard = Schemas["DuhrEvent"];
export type AgendaCard = Schemas["DuhrAgenda"];

const CRESTS: Record<string, { of: string; colour: string }> = {
  deluras: { of: "lyre", colour: "var(--purple)" },
  lycosia: { of: "spider", colour: "var(--vermilion)" },
  kardosa: { of: "helm", colour: "var(--blue)" },
  balistrad: { of: "scales", colour: "var(--yellow)" },
  silgaro: { of: "candle", colour: "var(--sky)" },
  usari: { of: "alembic", colour: "var(--green)" },
};
const EVENT_SIGILS: Record<string, string> = {
  betrayal: "dagger",
  blackmail: "letter",
  collaborators: "rings",
  espionage: "eye",
  informants: "keyhole",
  intrigue: "exchange",
};

interface Cards {
  houses: ReadonlyMap<string, House>;
  events: ReadonlyMap<string, EventCard>;
  agendas: ReadonlyMap<string, AgendaCard>;
  costs: Schemas["DuhrCosts"];
  names: Schemas["DuhrNames"];
}

const byId = <T extends { id: string }>(all: readonly T[]): ReadonlyMap<string, T> =>
  new Map(all.map((one) => [one.id, one]));

const nothing: Cards = {
  houses: new Map(),
  events: new Map(),
  agendas: new Map(),
  costs: { suspicion: 0, scandal: 0 },
  names: { card: {}, status: {}, secret: {} },
};
const printed = new Printed("duhr", nothing, ({ houses, events, agendas, costs, names }) => ({
  houses: byId(houses),
  events: byId(events),
  agendas: byId(agendas),
  costs,
  names,
}));

export const learn = (): Promise<void> => printed.learn();

export function crest(house: string): { of: string; colour: string } {
  return CRESTS[house] ?? { of: "ring", colour: "#8d7c62" };
}
export function house(id: string): House {
  return printed.now.houses.get(id) ?? { id, name: id, kind: "", title: "", text: "" };
}
export function isHouse(id: string): boolean {
  return printed.now.houses.has(id);
}
export function agenda(id: string): AgendaCard | undefined {
  return printed.now.agendas.get(id);
}

export type Kind = "suspicion" | "scandal" | "event" | "unknown";

export function kindOf(card: string): Kind {
  if (card === "scandal") return "scandal";
  return isHouse(card) ? "suspicion" : printed.now.events.has(card) ? "event" : "unknown";
}
export function sigilOf(card: string): string {
  return card === "scandal" ? "seal" : (EVENT_SIGILS[card] ?? (isHouse(card) ? crest(card).of : "web"));
}
/** The short name on a card. */
export function nameOf(card: string): string {
  if (card === "?") return say("duhr-unknown");
  return printed.now.houses.get(card)?.name ?? cardCalled(card);
}
/** A card by its whole name. */
export function cardCalled(card: string): string {
  return card === "?" ? say("duhr-unknown") : (printed.now.names.card[card] ?? card);
}
/** How many points such a card takes while it lies revealed. */
export function costOf(kind: "suspicion" | "scandal"): number {
  return printed.now.costs[kind];
}
export function statusName(status: View["status"][number]): string {
  return printed.now.names.status[status] ?? status;
}

/** A secret that can be shown in a deal, as it stands in a sentence. */
export function secretCalled(secret: string): string {
  return printed.now.names.secret[secret] ?? secret;
}
export function eventText(card: string): string {
  return printed.now.events.get(card)?.text ?? "";
}
export function agendaName(id: string): string {
  return agenda(id)?.name ?? say("duhr-unknown");
}
export function agendaText(id: string): string {
  return agenda(id)?.text ?? "";
}
/** All kinds of cards that a hand may hold, with these Houses in play. */
export function handKinds(inPlay: readonly string[]): string[] {
  const { houses, events } = printed.now;
  return [...[...houses.keys()].filter((id) => inPlay.includes(id)), "scandal", ...events.keys()];
}

export interface Lying {
  card: string;
  down: boolean;
  /** The name by which moves call it: its kind, or the place of a concealed card. */
  named: string;
  /** How many of the same name lie before it. */
  copy: number;
}

/** The cards on a House. */
export function lyingOn(board: readonly string[]): Lying[] {
  const found: Lying[] = [];
  board.forEach((written, at) => {
    const [card = "?", down] = written.split(" ");
    const named = down ? `concealed${at + 1}` : card;
    found.push({ card, down: down !== undefined, named, copy: found.filter((one) => one.named === named).length });
  });
  return found;
}

/** `usari up` */
export function plotOf(written: string): { house: string; up: boolean } {
  const [id = "?", facing] = written.split(" ");
  return { house: id, up: facing === "up" };
}
