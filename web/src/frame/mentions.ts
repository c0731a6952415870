/** Sentences of the hall, with the things they name. */
import type { ToldForm } from "../generated/outgoing";
import type { Drawing, Mention, View } from "../games";

/** A part of a sentence: words, or the words for a thing. */
export interface Piece {
  text: string;
  mention?: Mention;
}

const LETTER = /[\p{L}\p{N}]/u;

/** Where words stand in a sentence from there on, as whole words; −1 if nowhere. */
function find(sentence: string, words: string, from: number): number {
  const [low, wanted] = [sentence.toLowerCase(), words.toLowerCase()];
  for (let at = low.indexOf(wanted, from); at >= 0; at = low.indexOf(wanted, at + 1)) {
    const [before, after] = [sentence[at - 1] ?? " ", sentence[at + wanted.length] ?? " "];
    if (!(LETTER.test(before) && LETTER.test(words[0] ?? "")) && !LETTER.test(after)) return at;
  }
  return -1;
}

/** A sentence, taken apart at the things it names: the first one first, and of two at the same place the longer. */
export function pieces(sentence: string, mentions: readonly Mention[]): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (;;) {
    let best: { at: number; length: number; mention: Mention } | null = null;
    for (const mention of mentions)
      for (const words of mention.words) {
        const at = words ? find(sentence, words, from) : -1;
        if (at < 0 || (best && (at > best.at || (at === best.at && words.length <= best.length)))) continue;
        best = { at, length: words.length, mention };
      }
    if (!best) break;
    if (best.at > from) found.push({ text: sentence.slice(from, best.at) });
    found.push({ text: sentence.slice(best.at, best.at + best.length), mention: best.mention });
    from = best.at + best.length;
  }
  if (from < sentence.length) found.push({ text: sentence.slice(from) });
  return found;
}

/** What was told, with the things it names. */
export function spokenOf({ event, text }: ToldForm, drawing: Drawing | null, view: View | null): Piece[] {
  return pieces(text, (view && drawing?.mentions(event, view)) ?? []);
}
