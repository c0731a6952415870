/** The cards of Treachery as the hall has them, and the notation of its actions. */
import type { components } from "../../generated/lobby";
import { Printed } from "../printed.svelte";

type Schemas = components["schemas"];
export type Character = Pick<Schemas["TreacheryCharacter"], "id" | "name" | "short" | "house" | "text">;

/** A place for a Character in an action: `w` may be anybody, `y` are of one House. */
export interface Symbol {
  yellow: boolean;
  /** Of `+` heals, `^` moves up, `v` moves down, `!` attacks. */
  effects: string;
}

export interface Action {
  id: string;
  name: string;
  /** Rows of symbols, from above. */
  top: Symbol[][];
  bottom: Symbol[][];
}

export interface House {
  sigil: string;
  colour: string;
}

export const HOUSES: Record<string, House> = {
  green: { sigil: "oak", colour: "var(--green)" },
  red: { sigil: "tower", colour: "var(--crimson)" },
  purple: { sigil: "mask", colour: "var(--purple)" },
  blue: { sigil: "wave", colour: "var(--blue)" },
  neutral: { sigil: "ring", colour: "#8d7c62" },
};

function read(notation: string): Symbol[][] {
  return notation.split("/").map((row) =>
    row
      .trim()
      .split(/\s+/)
      .filter((mark) => mark !== ".")
      .map((mark) => ({ yellow: mark.startsWith("y"), effects: mark.slice(1) })),
  );
}

interface Cards {
  characters: ReadonlyMap<string, Character>;
  actions: ReadonlyMap<string, Action>;
  names: Schemas["TreacheryNames"];
}

const nothing: Cards = { characters: new Map(), actions: new Map(), names: { house: {}, side: {} } };
const printed = new Printed("treachery", nothing, ({ characters, actions, names }) => ({
  characters: new Map(characters.map((one) => [one.id, one])),
  actions: new Map(actions.map((one) => [one.id, { ...one, top: read(one.top), bottom: read(one.bottom) }])),
  names,
}));

export const learn = (): Promise<void> => printed.learn();

export function character(id: string): Character {
  return printed.now.characters.get(id) ?? { id, name: id, short: id, house: "neutral", text: "" };
}

export function action(id: string): Action {
  return printed.now.actions.get(id) ?? { id, name: id, top: [], bottom: [] };
}

export function houseName(house: string): string {
  return printed.now.names.house[house] ?? house;
}

/** The upper or the lower action of a card. */
export function sideName(side: string): string {
  return printed.now.names.side[side] ?? side;
}

export type Health = "" | "wounded" | "killed";

export interface Standing {
  id: string;
  health: Health;
}

/** `filia wounded` */
export function standing(written: string): Standing {
  const [id = "", health = ""] = written.split(" ");
  return { id, health: health as Health };
}
