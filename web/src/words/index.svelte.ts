/** All texts of the page, in the language of the guest: a language is a folder here. What a game says comes from the hall. */
import type { Words } from "../generated/words";
import { wishes } from "../session/memory.svelte";
import { Catalogue, type Fields } from "./catalogue";

export type Word = keyof Words;
/** A text that needs nothing. */
export type Plain = { [W in Word]: keyof Words[W] extends never ? W : never }[Word];

/** What must be given to say a text; where one of several is said, what any of them needs. */
type Given<W extends Word> = (W extends Word ? (given: Words[W]) => void : never) extends (given: infer All) => void
  ? All
  : never;

const NAMES = import.meta.glob<string>("./*/language.ftl", { eager: true, query: "?raw", import: "default" });
const ENGLISH = import.meta.glob<string>("./en/*.ftl", { eager: true, query: "?raw", import: "default" });
const OTHERS = import.meta.glob<string>(["./*/*.ftl", "!./en/*.ftl", "!./*/language.ftl"], {
  query: "?raw",
  import: "default",
});

const folder = (path: string): string => path.split("/")[1] ?? "";

/** What each language calls itself. */
export const LANGUAGES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(NAMES).map(([path, text]) => {
    const code = folder(path);
    return [code, new Catalogue(code, [text]).say("language") ?? code];
  }),
);

const english = new Catalogue("en", Object.values(ENGLISH));
const catalogues = new Map([["en", english]]);
let spoken = $state.raw(english);

/** The language that the page speaks now. */
export function language(): string {
  return spoken.language;
}

/** The language that the guest wishes, or else the first of the browser's that is here. */
function wanted(): string {
  const accepted = navigator.languages.flatMap((code) => [code, code.split("-")[0] ?? ""]);
  return [wishes.language, ...accepted].find((code) => code in LANGUAGES) ?? "en";
}

/** Speak the wanted language, once its files are here; if they can't be fetched, the page speaks on as it did. */
export async function speak(): Promise<void> {
  const code = wanted();
  const catalogue = catalogues.get(code) ?? (await fetched(code).catch(() => undefined));
  if (!catalogue) return;
  catalogues.set(code, catalogue);
  if (code === wanted()) spoken = catalogue;
}

async function fetched(code: string): Promise<Catalogue> {
  const files = Object.entries(OTHERS).filter(([path]) => folder(path) === code);
  const name = NAMES[`./${code}/language.ftl`] ?? "";
  return new Catalogue(code, [name, ...(await Promise.all(files.map(([, load]) => load())))]);
}

/** A text with what is given in it; in English where the language lacks it. */
export function say<W extends Word>(word: W, ...[given]: keyof Given<W> extends never ? [] : [Given<W>]): string {
  return said(word, given as Fields | undefined) ?? word;
}

/** A text that the page may have for a thing of the hall; otherwise what the hall itself calls it. */
export function sayIf(word: string, otherwise: string, given?: Fields): string {
  return said(word, given) ?? otherwise;
}

function said(word: string, given?: Fields): string | undefined {
  return spoken.say(word, given) ?? english.say(word, given);
}
