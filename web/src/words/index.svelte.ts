/** All texts of the page, in the language of the guest. What a game says comes from the hall. */
import { wishes } from "../session/memory.svelte";
import { de } from "./de";
import { en } from "./en";

export type Word = keyof typeof en;
export type Catalogue = Record<Word, string>;

export const LANGUAGES = { en: "English", de: "Deutsch" } as const;
type Language = keyof typeof LANGUAGES;
const CATALOGUES: Record<Language, Catalogue> = { en, de };

export function language(): Language {
  const wanted = wishes.language || navigator.language.slice(0, 2);
  return wanted in CATALOGUES ? (wanted as Language) : "en";
}

/** A text of the catalogue; `{name}` in it stands for what is given. */
export function say(word: Word, given: Record<string, string | number> = {}): string {
  return CATALOGUES[language()][word].replace(/\{(\w+)\}/g, (_, name: string) => String(given[name] ?? ""));
}

/** A text that a catalogue may have for a thing of the hall; otherwise what the hall itself calls it. */
export function sayIf(word: string, otherwise: string): string {
  return word in en ? say(word as Word) : otherwise;
}
