/** Sentences of the hall, with the things they name. */
import type { ToldForm } from "../generated/outgoing";
import type { Drawing, Mention, View } from "../games";

/** A part of a sentence: words, or the words for a thing. */
export interface Piece {
  text: string;
  mention?: Mention;
}

/** What was told, taken apart at the things it names: their marks follow one another. */
export function pieces({ event, text, marks }: ToldForm, drawing: Drawing | null, view: View | null): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const [start, end, kind, name] of marks) {
    const mention = view && drawing?.mention(kind, name, event, view);
    if (!mention) continue;
    if (start > from) found.push({ text: text.slice(from, start) });
    found.push({ text: text.slice(start, end), mention });
    from = end;
  }
  if (from < text.length) found.push({ text: text.slice(from) });
  return found;
}

/** The things on the table that it names. */
export function ringsOf(told: ToldForm, drawing: Drawing | null, view: View | null): string[] {
  return pieces(told, drawing, view).flatMap(({ mention }) => mention?.rings ?? []);
}
