/** The cards of Treachery as the hall has them, and the notation of its actions. */
import * as lobby from "../../session/lobby";

export interface Character {
  id: string;
  name: string;
  house: string;
  ability: string;
}

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
  red: { sigil: "tower", colour: "var(--vermilion)" },
  purple: { sigil: "mask", colour: "var(--purple)" },
  blue: { sigil: "wave", colour: "var(--blue)" },
  neutral: { sigil: "ring", colour: "#8d7c62" },
};

let characters: ReadonlyMap<string, Character> = new Map();
let actions: ReadonlyMap<string, Action> = new Map();

function read(notation: string): Symbol[][] {
  return notation.split("/").map((row) =>
    row
      .trim()
      .split(/\s+/)
      .filter((mark) => mark !== ".")
      .map((mark) => ({ yellow: mark.startsWith("y"), effects: mark.slice(1) })),
  );
}

/** Ask the hall for the cards, once. */
export async function learn(): Promise<void> {
  if (actions.size > 0) return;
  const data = (await lobby.cards("treachery")) as {
    characters: Character[];
    actions: { id: string; name: string; top: string; bottom: string }[];
  };
  characters = new Map(data.characters.map((one) => [one.id, one]));
  actions = new Map(data.actions.map((one) => [one.id, { ...one, top: read(one.top), bottom: read(one.bottom) }]));
}

export function character(id: string): Character {
  return characters.get(id) ?? { id, name: id, house: "neutral", ability: "" };
}

export function action(id: string): Action {
  return actions.get(id) ?? { id, name: id, top: [], bottom: [] };
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
