/** Actions in words: the same as their drawings. */
import type { Note } from "../../parts/explain.svelte";
import { say } from "../../words/index.svelte";
import { effectsNamed, effectsOf, type Rows, shapeOf, who } from "./symbols";

/** Whom the action needs, from above: `Choose a Character and, one row below, another.` */
function chosen(rows: Rows): string[] {
  const shape = shapeOf(rows);
  return shape === "single" ? [] : [say("treachery-choose", { shape })];
}

/** What is asked of their Houses: yellow ones are of one House, white ones of others. */
function houses(rows: Rows): string[] {
  const all = rows.flat();
  const yellow = all.filter((symbol) => symbol.yellow);
  const [first] = yellow;
  if (!first || all.length === 1) return [];
  if (yellow.length === 1)
    return [all.length === 2 ? say("treachery-two-houses") : say("treachery-other-house", { who: who(rows, first) })];
  if (all.length === yellow.length) return [say("treachery-one-house")];
  const filled = rows.filter((row) => row.length > 0);
  const row = filled.findIndex((symbols) => symbols.includes(first));
  if (filled.length === 2 && filled[row]?.length === yellow.length)
    return [say(row === 0 ? "treachery-one-house-above" : "treachery-one-house-below")];
  return [say("treachery-one-house-yellow")];
}

/** What happens to whom. */
function happens(rows: Rows): string[] {
  const all = rows.flat();
  const [first] = all;
  if (first?.effects && all.length > 1 && all.every((symbol) => symbol.effects === first.effects))
    return [say("treachery-happens", { who: "each", effects: effectsNamed(first.effects) })];
  const affected = all.filter((symbol) => symbol.effects);
  return affected.map((symbol, at) =>
    say("treachery-happens", {
      who: who(rows, symbol, affected.slice(0, at)),
      effects: effectsNamed(symbol.effects),
    }),
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
