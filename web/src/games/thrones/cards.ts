/** The cards of Thrones as the hall has them, with their texts; and the Houses and titles that the table draws. */
import type { TitleFigures } from "../../generated/thrones";
import * as lobby from "../../session/lobby";
import { say, sayIf } from "../../words/index.svelte";

export type Kind = "Character" | "Location" | "Attachment" | "Event" | "Plot" | "Agenda";

/** What is printed on a card. */
export interface Face {
  id: string;
  name: string;
  epithet: string;
  kind: Kind;
  houses: string[];
  /** The House whose decks alone may hold it. */
  only: string;
  unique: boolean;
  cost: number;
  strength: number;
  icons: string;
  crests: string[];
  traits: string[];
  keywords: string[];
  income: number;
  initiative: number;
  influence: number;
  claim: number;
  /** The text box, line by line. */
  text: string[];
  /** The abilities alone, by their numbers. */
  does: string[];
}

export interface House {
  sigil: string;
  colour: string;
}

const HOUSES: Record<string, House> = {
  Thornmere: { sigil: "heron", colour: "var(--sky)" },
  Calder: { sigil: "ram", colour: "var(--orange)" },
  Vessaly: { sigil: "moth", colour: "var(--yellow)" },
  Oruun: { sigil: "kite", colour: "var(--vermilion)" },
  Gravelund: { sigil: "yew", colour: "var(--green)" },
  Marisk: { sigil: "nettle", colour: "var(--purple)" },
};
const NEUTRAL: House = { sigil: "ring", colour: "#a2917a" };

export const HOUSE_NAMES = Object.keys(HOUSES);

export function house(name: string): House {
  return HOUSES[name] ?? NEUTRAL;
}

export const CHALLENGES = ["military", "intrigue", "power"] as const;
export type Challenge = (typeof CHALLENGES)[number];

const TITLE_MARKS: Record<string, string> = {
  crown_regent: "power",
  hand_of_the_king: "palm",
  master_of_laws: "laws",
  lord_commander: "military",
  master_of_whispers: "intrigue",
  master_of_coin: "gold",
};

export function titleMark(title: string): string {
  return TITLE_MARKS[title] ?? "power";
}

export function titleName(title: string): string {
  return sayIf(`thrones-title-${title}`, title);
}

/** What a title does, whom it supports and opposes, in words. */
export function titleText({ title, supports, opposes }: TitleFigures): string {
  const parts = [sayIf(`thrones-does-${title}`, "")];
  if (supports) parts.push(say("thrones-supports", { title: titleName(supports) }));
  if (opposes.length > 0)
    parts.push(say("thrones-opposes", { titles: opposes.map(titleName).join(` ${say("and")} `) }));
  return parts.join(" ");
}

let faces: ReadonlyMap<string, Face> = new Map();

/** Ask the hall for the cards, once. */
export async function learn(): Promise<void> {
  if (faces.size > 0) return;
  const data = (await lobby.cards("thrones")) as { cards: (Partial<Face> & { id: string; type: Kind })[] };
  faces = new Map(data.cards.map((card) => [card.id, { ...UNKNOWN, ...card, kind: card.type }]));
}

const UNKNOWN: Face = {
  id: "",
  name: "?",
  epithet: "",
  kind: "Event",
  houses: [],
  only: "",
  unique: false,
  cost: 0,
  strength: 0,
  icons: "",
  crests: [],
  traits: [],
  keywords: [],
  income: 0,
  initiative: 0,
  influence: 0,
  claim: 0,
  text: [],
  does: [],
};

/** All cards, in the order of the card file. */
export function allFaces(): Face[] {
  return [...faces.values()];
}

/** The face of `0.heron_levy.2`: owner, card, copy. */
export function faceOf(name: string): Face {
  const id = name.split(".")[1] ?? name;
  return faces.get(id) ?? { ...UNKNOWN, id, name: id };
}

export function title(face: Face): string {
  return face.epithet ? `${face.name}, ${face.epithet}` : face.name;
}
