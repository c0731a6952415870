/** The cards of Dûhr as the hall has them, and what they are called. */
import * as lobby from "../../session/lobby";
import { say, sayIf } from "../../words/index.svelte";

export interface House {
  id: string;
  name: string;
  kind: string;
  ability: string;
  title: string;
}
export interface EventCard {
  id: string;
  name: string;
  text: string;
}
export interface AgendaCard {
  id: string;
  name: string;
  colour: string;
  points: number;
  text: string;
}

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

let houses: ReadonlyMap<string, House> = new Map();
let events: ReadonlyMap<string, EventCard> = new Map();
let agendas: ReadonlyMap<string, AgendaCard> = new Map();

/** Ask the hall for the cards, once. */
export async function learn(): Promise<void> {
  if (houses.size > 0) return;
  const data = (await lobby.cards("duhr")) as { houses: House[]; events: EventCard[]; agendas: AgendaCard[] };
  houses = new Map(data.houses.map((one) => [one.id, one]));
  events = new Map(data.events.map((one) => [one.id, one]));
  agendas = new Map(data.agendas.map((one) => [one.id, one]));
}

export function crest(house: string): { of: string; colour: string } {
  return CRESTS[house] ?? { of: "ring", colour: "#8d7c62" };
}
export function house(id: string): House {
  return houses.get(id) ?? { id, name: id, kind: "", ability: "", title: "" };
}
export function isHouse(id: string): boolean {
  return houses.has(id);
}
export function agenda(id: string): AgendaCard | undefined {
  return agendas.get(id);
}

export type Kind = "suspicion" | "scandal" | "event" | "unknown";

export function kindOf(card: string): Kind {
  if (card === "scandal") return "scandal";
  return houses.has(card) ? "suspicion" : events.has(card) ? "event" : "unknown";
}
export function sigilOf(card: string): string {
  return card === "scandal" ? "seal" : (EVENT_SIGILS[card] ?? (houses.has(card) ? crest(card).of : "web"));
}
/** The short name on a card. */
export function nameOf(card: string): string {
  if (card === "scandal") return say("duhr-scandal");
  if (card === "?") return say("duhr-unknown");
  return houses.get(card)?.name ?? events.get(card)?.name ?? card;
}
/** A card by its whole name, as the terminal says it. */
export function cardCalled(card: string): string {
  return kindOf(card) === "suspicion" ? say("duhr-suspicion-of", { house: house(card).name }) : nameOf(card);
}
export function eventText(card: string): string {
  return sayIf(`duhr-event-${card}`, events.get(card)?.text ?? "");
}
export function agendaName(id: string): string {
  return agenda(id)?.name ?? say("duhr-unknown");
}
export function agendaText(id: string): string {
  return sayIf(`duhr-agenda-${id}`, agenda(id)?.text ?? "");
}
export function abilityText(id: string): string {
  return sayIf(`duhr-ability-${house(id).ability}`, "");
}
/** All kinds of cards that a hand may hold, with these Houses in play. */
export function handKinds(inPlay: readonly string[]): string[] {
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
