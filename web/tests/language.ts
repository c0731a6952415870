/** The files of the page's texts as the tests read them, and a language that nobody speaks: English with a dot below each letter. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type Message,
  parse,
  type Placeable,
  type SelectExpression,
  serialize,
  type Term,
  type TextElement,
  Transformer,
  type VariableReference,
  Visitor,
} from "@fluent/syntax";

const SOURCE = join(import.meta.dirname, "../src");
const WORDS = join(SOURCE, "words");
const GAMES = join(import.meta.dirname, "../../src/greathall/games");

/** What is in the files of a language, by their names. */
export function filesOf(language: string): Map<string, string> {
  const folder = join(WORDS, language);
  return new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "utf8")]));
}

/** The code of the page: what is written by hand, or what is generated, without the names of texts. */
export function sources(which: "code" | "generated"): string[] {
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" });
  return files
    .filter((name) => /\.(ts|svelte)$/.test(name) && name !== join("generated", "words.ts"))
    .filter((name) => name.startsWith("generated") === (which === "generated"))
    .map((name) => readFileSync(join(SOURCE, name), "utf8"));
}

/** What the games themselves say in English, with the words that it is chosen by. */
export const gameWords = (): string[] =>
  readdirSync(GAMES, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(join("words", "en.ftl")))
    .map((name) => readFileSync(join(GAMES, name), "utf8"));

class Fields extends Visitor {
  readonly found = new Set<string>();
  override visitVariableReference({ id }: VariableReference): void {
    this.found.add(id.name);
  }
}

/** The fields of every text of a language; what can't be read as a text is thrown. */
export function textsOf(language: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [file, text] of filesOf(language))
    for (const entry of parse(text, {}).body) {
      if (entry.type === "Junk")
        throw new Error(`${language}/${file} has what is not a text: ${String(entry["content"])}`);
      if (entry.type !== "Message") continue;
      const { id } = entry as Message;
      if (found.has(id.name)) throw new Error(`${language}/${file} says ${id.name} a second time`);
      const fields = new Fields();
      fields.visit(entry);
      found.set(id.name, [...fields.found].sort());
    }
  return found;
}

class Cases extends Visitor {
  readonly found = new Set<string>();
  constructor(readonly field: string) {
    super();
  }
  override visitSelectExpression({ selector, variants }: SelectExpression): void {
    if (selector.type !== "VariableReference" || (selector as VariableReference).id.name !== this.field) return;
    for (const { key } of variants) if (key.type === "Identifier") this.found.add(key.name);
  }
}

/** The cases of a text that a field chooses from. */
export function casesOf(language: string, word: string, field: string): string[] {
  const cases = new Cases(field);
  for (const text of filesOf(language).values())
    for (const entry of parse(text, {}).body)
      if (entry.type === "Message" && (entry as Message).id.name === word) cases.visit(entry);
  return [...cases.found].sort();
}

const DOT = "\u0323";

/** What the grammar of a language is made of is never said. */
const GRAMMAR = ["plurals", "forms", "vowels"];

class Dots extends Transformer {
  override visitTerm(term: Term): Term {
    return GRAMMAR.includes(term.id.name) ? term : (this.genericVisit(term) as Term);
  }
  override visitTextElement(text: TextElement): TextElement {
    text.value = text.value.normalize("NFC").replace(/\p{L}/gu, `$&${DOT}`);
    return text;
  }
  override visitPlaceable(part: Placeable): Placeable {
    return this.genericVisit(part) as Placeable;
  }
}

/** The text of an English file with a dot below each letter that it says, without the texts of these names. */
export function dotted(text: string, without: readonly string[] = []): string {
  const file = parse(text, {});
  file.body = file.body.filter((entry) => !(entry.type === "Message" && without.includes((entry as Message).id.name)));
  new Dots().visit(file);
  return serialize(file, {});
}

/** The words in which a letter has no dot. */
export const undotted = (text: string): string[] =>
  text
    .normalize("NFD")
    .replaceAll(/\p{L}\p{M}*\u0323\p{M}*/gu, "")
    .match(/\p{L}[\p{L}\p{M}]+/gu) ?? [];
