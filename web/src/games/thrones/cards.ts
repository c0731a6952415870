/** The cards of Thrones as the hall has them, with their texts; and the Houses and titles that the table draws. */
import type { components } from "../../generated/lobby";
import type { TitleFigures } from "../../generated/thrones";
import { language, say } from "../../words/index.svelte";
import { Printed } from "../printed.svelte";

type Schemas = components["schemas"];
type Card = Schemas["ThronesCard"];
export type Kind = Card["type"];

/** What is printed on a card. Kind, Houses, crests, traits and keywords are words that `named` says; what a card doesn't have is 0 or empty. */
export type Face = { kind: Kind } & Required<
  Omit<Card, "source" | "slot" | "type" | "immune" | "goes_on" | "abilities">
>;

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
  return printed.now.titles.get(title)?.name ?? title;
}

/** What a title does, whom it supports and opposes, in words. */
export function titleText({ title, supports, opposes }: TitleFigures): string {
  const parts = [printed.now.titles.get(title)?.text ?? ""];
  if (supports) parts.push(say("thrones-supports", { title: titleName(supports) }));
  if (opposes.length > 0)
    parts.push(say("thrones-opposes", { titles: new Intl.ListFormat(language()).format(opposes.map(titleName)) }));
  return parts.join(" ");
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

/** What cards and views call by a word of their own; `while` are the conditions of goals. */
export type Named = keyof Schemas["ThronesNames"];

interface Cards {
  faces: ReadonlyMap<string, Face>;
  titles: ReadonlyMap<string, Schemas["ThronesTitle"]>;
  names: Partial<Schemas["ThronesNames"]>;
}

const nothing: Cards = { faces: new Map(), titles: new Map(), names: {} };
const printed = new Printed("thrones", nothing, ({ cards, titles, names }) => ({
  faces: new Map(cards.map((card) => [card.id, { ...UNKNOWN, ...card, kind: card.type }])),
  titles: new Map(titles.map((title) => [title.id, title])),
  names,
}));

export const learn = (): Promise<void> => printed.learn();

/** What a word of cards and views is called. */
export function named(kind: Named, word: string): string {
  return printed.now.names[kind]?.[word] ?? word;
}

/** All cards, in the order of the card file. */
export function allFaces(): Face[] {
  return [...printed.now.faces.values()];
}

/** The face of `0.heron_levy.2`: owner, card, copy. */
export function faceOf(name: string): Face {
  const id = name.split(".")[1] ?? name;
  return printed.now.faces.get(id) ?? { ...UNKNOWN, id, name: id };
}

export function title(face: Face): string {
  return face.epithet ? `${face.name}, ${face.epithet}` : face.name;
}
