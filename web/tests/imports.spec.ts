/** Which folder of the page may know which: each imports from itself and from those before it, as README says. And what no module does. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, test } from "@playwright/test";

const SOURCE = join(import.meta.dirname, "../src");
const LAYERS = [
  ["generated", "style", "root.ts"],
  ["route.svelte.ts", "session", "words"],
  ["parts"],
  ["games"],
  ["frame"],
  ["screens"],
  ["App.svelte", "main.ts"],
];

/** All modules, by their paths below src. */
const FILES = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((name) => /\.(ts|svelte)$/.test(name));

/** All imports of our own modules, static ones and those by need, as `from -> to` below src. */
function imports(): [string, string][] {
  return FILES.flatMap((file) =>
    [...readFileSync(join(SOURCE, file), "utf8").matchAll(/\b(?:from|import)\s*\(?\s*"(\.[^"]*)"/g)].map(
      ([, to = ""]): [string, string] => [file, relative(SOURCE, resolve(SOURCE, dirname(file), to))],
    ),
  );
}

/** The layer of a path; a module at the top is named with or without its ending. */
function layer(path: string): number {
  const [top = ""] = path.split("/");
  return LAYERS.findIndex((names) => names.some((name) => name === top || name === `${top}.ts`));
}

test("no folder of the page imports from one that is built on it", () => {
  const all = imports();
  expect(all.length).toBeGreaterThan(300);
  expect(all.filter((pair) => pair.some((path) => layer(path) < 0))).toEqual([]);
  expect(all.filter(([from, to]) => layer(to) > layer(from))).toEqual([]);
});

test("no game's drawing imports from another game's", () => {
  const game = (path: string): string => /^games\/(\w+)\//.exec(path)?.[1] ?? "";
  expect(imports().filter(([from, to]) => game(from) && game(to) && game(from) !== game(to))).toEqual([]);
});

test("nothing is taken for what the types say that it is not", () => {
  const cast = /\bas unknown as\b/;
  expect(FILES.filter((file) => cast.test(readFileSync(join(SOURCE, file), "utf8")))).toEqual([]);
});

test("no link is written without regard to where the page lies", () => {
  const bare = /href=(?:"|\{[`"'])\/|fetch\([`"']\/|location\.origin\}?\//;
  expect(FILES.filter((file) => bare.test(readFileSync(join(SOURCE, file), "utf8")))).toEqual([]);
});
