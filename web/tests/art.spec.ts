/** The woodcuts: nobody and nothing looks like another, even small and without colour; and every card has a picture of its own. */
import { gzipSync } from "node:zlib";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { PEOPLE } from "../src/games/thrones/people.ts";
import { THINGS } from "../src/games/thrones/things.ts";
import { CAST } from "../src/games/treachery/cast.ts";
import { draw } from "../src/parts/art/draw.ts";
import { NOBLES } from "../src/parts/art/nobles.ts";

interface Seen {
  called: string;
  svg: string;
}

/** Houses differ by their sigils, never by colour alone: so all pictures get the same one. */
const HOUSE = "#8d7c62";
const cut = (kind: "person" | "scene", called: string, line: string): Seen => {
  const { view, svg } = draw({ kind, line, view: "card" }, true);
  const size = `width="64" height="${Math.round((64 * view[3]) / view[2])}" style="--house:${HOUSE}"`;
  return { called, svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.join(" ")}" ${size}>${svg}</svg>` };
};
const all = (kind: "person" | "scene", lines: Readonly<Record<string, string>>): Seen[] =>
  Object.entries(lines).map(([called, line]) => cut(kind, called, line));

/** A hash of what is seen at 64 px: which of the slow waves of light are strong, in each of the channels given. */
async function hashes(pictures: string[], channels: number[][]): Promise<string[]> {
  const N = 32;
  const KEPT = 9;
  const wave = Array.from({ length: KEPT }, (_, u) =>
    Array.from({ length: N }, (_, x) => Math.cos(((2 * x + 1) * u * Math.PI) / (2 * N))),
  );
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = N;
  const ctx = canvas.getContext("2d", { willReadFrequently: true })!;
  ctx.imageSmoothingQuality = "high";
  const found: string[] = [];
  for (const svg of pictures) {
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await image.decode();
    ctx.drawImage(image, 0, 0, N, N);
    const pixels = ctx.getImageData(0, 0, N, N).data;
    let hash = "";
    for (const weights of channels) {
      const light = (at: number): number => weights.reduce((sum, w, c) => sum + w * (pixels[4 * at + c] ?? 0), 0);
      const rows = Array.from({ length: N }, (_, y) =>
        wave.map((w) => w.reduce((sum, by, x) => sum + by * light(y * N + x), 0)),
      );
      const waves = wave.flatMap((w, v) =>
        wave.map((_, u) => (u + v === 0 ? 0 : w.reduce((sum, by, y) => sum + by * (rows[y]?.[u] ?? 0), 0))),
      );
      const middle = waves.toSorted((a, b) => a - b)[Math.floor(waves.length / 2)] ?? 0;
      hash += waves.map((one) => (one > middle ? "1" : "0")).join("");
    }
    found.push(hash);
  }
  return found;
}

const GREY = [[0.299, 0.587, 0.114]];
const COLOURS = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
/** Of 81 waves in each channel, at least this many must differ. */
const LEAST = 8;

test("no two pictures look alike at 64 px, in colour or in grey", async ({ page }) => {
  const people = [
    ...all("person", CAST.people),
    ...all("person", PEOPLE.lines),
    ...Object.entries(NOBLES).map(([name, { line }]) => cut("person", name, line)),
  ];
  const pictures = [...people, ...all("scene", THINGS.lines)];
  expect(pictures.length).toBeGreaterThan(240);
  for (const channels of [GREY, COLOURS]) {
    const found = await page.evaluate(
      ([source, svgs, weights]) => (0, eval)(`(${source})`)(svgs, weights) as Promise<string[]>,
      [hashes.toString(), pictures.map(({ svg }) => svg), channels] as const,
    );
    const alike = found.flatMap((one, at) =>
      found.slice(0, at).flatMap((other, before) => {
        const differ = [...one].filter((bit, place) => bit !== other[place]).length;
        const close = differ < LEAST * channels.length;
        return close ? [`${pictures[at]?.called} and ${pictures[before]?.called}: ${differ}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  }
});

test("every card of Treachery and Thrones has a picture of its own", () => {
  const games = join(import.meta.dirname, "../../src/greathall/games");
  const ids = (game: string, wanted: (card: string) => boolean): string[] =>
    readFileSync(join(games, game, "cards.toml"), "utf8")
      .split(/^\[\[(?=\w)/m)
      .filter(wanted)
      .map((card) => /^id = "(\w+)"/m.exec(card)?.[1] ?? "")
      .filter(Boolean)
      .sort();
  const character = (card: string): boolean => /^type = "Character"/m.test(card);
  const cards = (card: string): boolean => card.startsWith("cards]]");
  expect(Object.keys(PEOPLE.lines).sort()).toEqual(ids("thrones", (card) => cards(card) && character(card)));
  expect(Object.keys(THINGS.lines).sort()).toEqual(ids("thrones", (card) => cards(card) && !character(card)));
  expect(Object.keys(CAST.people).sort()).toEqual(ids("treachery", (card) => card.startsWith("characters]]")));
  const lines = [...Object.values(PEOPLE.lines), ...Object.values(THINGS.lines), ...Object.values(CAST.people)];
  expect(new Set(lines).size).toBe(lines.length);
});

test("all pictures together are under 150 kB, compressed", () => {
  const assets = join(import.meta.dirname, "../../src/greathall/hall/page/assets");
  const drawing = readdirSync(assets).filter((name) => /^(draw|tools|setting|nobles|lines)-.*\.js$/.test(name));
  expect(drawing.length).toBeGreaterThan(0);
  const size = drawing.reduce((sum, name) => sum + gzipSync(readFileSync(join(assets, name))).length, 0);
  expect(size).toBeLessThan(150_000);
});
