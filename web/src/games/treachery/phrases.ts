/** Actions in words: the same as their drawings. */
import type { Note } from "../../parts/explain.svelte";
import { language, say } from "../../words/index.svelte";
import type { Symbol } from "./cards";

type Rows = readonly (readonly Symbol[])[];

const EFFECTS = { "+": "heal", "^": "up", v: "down", "!": "attack" } as const;
const effectsOf = (effects: string): (typeof EFFECTS)[keyof typeof EFFECTS][] =>
  (Object.keys(EFFECTS) as (keyof typeof EFFECTS)[])
    .filter((mark) => effects.includes(mark))
    .map((mark) => EFFECTS[mark]);

/** `moves down and is attacked` */
export function doing(effects: string): string {
  const done = effectsOf(effects).map((effect) => say(`treachery-does-${effect}`));
  return new Intl.ListFormat(language()).format(done);
}

/** Who is meant by a symbol: `The upper one`, `One of the lower ones`. */
function who(rows: Rows, row: number): string {
  const count = rows[row]?.length ?? 0;
  if (rows.length === 1) return count === 1 ? say("treachery-who-only") : say("treachery-who-one");
  if (rows.length === 2) return say(row === 0 ? "treachery-who-upper" : "treachery-who-lower", { count });
  return say("treachery-who-row", { count, row: row + 1 });
}

/** Whom the action needs, from above: `Choose a Character and, one row below, another.` */
function chosen(rows: Rows): string[] {
  const [first = [], ...others] = rows;
  if (others.length === 0 && first.length === 1) return [];
  const start = say("treachery-take-first", { count: first.length });
  const all = others.reduce(
    (above, row) => say("treachery-take-below", { above, who: say("treachery-take", { count: row.length }) }),
    start,
  );
  return [say("treachery-choose", { who: all })];
}

/** What is asked of their Houses: yellow ones are of one House, white ones of others. */
function houses(rows: Rows): string[] {
  const all = rows.flat();
  const yellow = all.filter((symbol) => symbol.yellow).length;
  const row = rows.findIndex((symbols) => symbols.some((symbol) => symbol.yellow));
  if (yellow === 0 || all.length === 1) return [];
  if (yellow === 1)
    return [all.length === 2 ? say("treachery-two-houses") : say("treachery-other-house", { who: who(rows, row) })];
  if (all.length === yellow) return [say("treachery-one-house")];
  if (rows.length === 2 && rows[row]?.length === yellow)
    return [say(row === 0 ? "treachery-one-house-above" : "treachery-one-house-below")];
  return [say("treachery-one-house-yellow")];
}

/** What happens to whom. */
function happens(rows: Rows): string[] {
  const all = rows.flat();
  const [first] = all;
  if (first?.effects && all.length > 1 && all.every((symbol) => symbol.effects === first.effects))
    return [say("treachery-sentence", { who: say("treachery-who-each"), does: doing(first.effects) })];
  return rows.flatMap((row, at) =>
    row
      .filter((symbol) => symbol.effects)
      .map((symbol) => say("treachery-sentence", { who: who(rows, at), does: doing(symbol.effects) })),
  );
}

/** An action in sentences: whom it needs, of which Houses, and what befalls them. */
export function described(rows: Rows): string {
  return [...chosen(rows), ...houses(rows), ...happens(rows)].join(" ");
}

/** What its effects are, and who is whose House. */
export function meanings(rows: Rows): Note[] {
  const effects = new Set(rows.flat().flatMap((symbol) => effectsOf(symbol.effects)));
  return [
    ...[...effects].map((effect) => ({
      term: say(`treachery-effect-${effect}`),
      text: say(`treachery-about-${effect}`),
    })),
    ...(houses(rows).length > 0 ? [{ term: say("treachery-neutrals"), text: say("treachery-about-neutrals") }] : []),
  ];
}
