/** What an action shows, in the words that its sentences are chosen by. */
import type { Symbol } from "./cards";

export type Rows = readonly (readonly Symbol[])[];

const EFFECTS = { "+": "heal", "^": "up", v: "down", "!": "attack" } as const;
export const effectsOf = (effects: string): (typeof EFFECTS)[keyof typeof EFFECTS][] =>
  (Object.keys(EFFECTS) as (keyof typeof EFFECTS)[])
    .filter((mark) => effects.includes(mark))
    .map((mark) => EFFECTS[mark]);

/** What a symbol does, as the files of words choose by it: `heal_up`. */
export const effectsNamed = (effects: string): string => effectsOf(effects).join("_");

/** What its shape is called, by how many symbols there are in each row. */
const SHAPES: Record<string, string> = {
  1: "single",
  2: "pair",
  3: "trio",
  "1/1": "one-above-one",
  "1/2": "one-above-two",
  "2/1": "two-above-one",
  "1/1/1": "one-in-each",
};

/** The shape of an action, from the first row that shows a symbol to the last; `apart` if empty rows lie between. */
export function shapeOf(rows: Rows): string {
  const counts = rows.map((row) => row.length).join("/");
  return SHAPES[counts.replaceAll(/^[0/]+|[0/]+$/g, "")] ?? "apart";
}

/** Who is meant by a symbol, where some have been told of already: the only one, one of its row, the other one. */
export function who(rows: Rows, of: Symbol, told: readonly Symbol[] = []): string {
  const filled = rows.filter((row) => row.length > 0);
  const at = filled.findIndex((row) => row.includes(of));
  const row = filled[at] ?? [];
  const names = filled.length === 2 ? ["upper", "lower"] : ["highest", "middle", "lowest"];
  const place = filled.length === 1 ? "" : names[at];
  if (row.length === 1) return place || "single";
  const other = row.length === 2 ? "other" : "another";
  return `${row.some((symbol) => told.includes(symbol)) ? other : "one"}-of-${place || "all"}`;
}
