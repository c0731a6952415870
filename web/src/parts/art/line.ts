/** A person is a line, as `h1 a2 e1 w4 n1 r2 q3 d4 g1 c2 y1 l1`: letters and numbers, of which those that are left out are plain. */
import { dice, nth } from "./tools";

/**
 * `s` woman · `h` head · `a` age · `t` skin · `e` eyes · `y` gaze · `w` brows · `n` nose · `m` mouth · `r` hair · `q` its colour · `d` beard
 * · `g` headgear · `c` clothes · `x` what else is seen · `l` lean · `f` turned.
 */
export const LETTERS = "satheywnmrqdgcxlf";
export type Letter =
  "s" | "a" | "t" | "h" | "e" | "y" | "w" | "n" | "m" | "r" | "q" | "d" | "g" | "c" | "x" | "l" | "f";
export type Features = Record<Letter, number>;

/** How many of each there are; the hall allows no other lines. */
export const COUNTS: Features = {
  ...{ s: 2, a: 4, t: 4, h: 6, e: 6, y: 4, w: 6, n: 7, m: 7, r: 12, q: 6, d: 9, g: 18, c: 8, x: 8, l: 4, f: 2 },
};
const PLAIN: Features = {
  ...{ s: 0, a: 1, t: 0, h: 0, e: 0, y: 0, w: 0, n: 0, m: 0, r: 1, q: 0, d: 0, g: 0, c: 0, x: 0, l: 0, f: 0 },
};

export function readLine(line: string): Features {
  const features = { ...PLAIN };
  for (const [, letter, number] of line.matchAll(/\b([a-z])(\d+)\b/g)) {
    const one = letter as Letter;
    if (one in COUNTS) features[one] = Math.min(Number(number), COUNTS[one] - 1);
  }
  return features;
}

export function writeLine(features: Features): string {
  return [...LETTERS]
    .map((letter) => letter as Letter)
    .filter((letter) => features[letter] !== PLAIN[letter])
    .map((letter) => `${letter}${features[letter]}`)
    .join(" ");
}

/** A mood changes eyes, brows, mouth and lean, and leaves the person who it is. */
export type Mood = "glad" | "grim" | "hurt" | "sly" | "awed";
export const MOODS: Record<Mood, Partial<Features>> = {
  glad: { m: 6, w: 3, e: 0, l: 1 },
  grim: { m: 1, w: 1, e: 2, l: 2 },
  hurt: { m: 1, w: 2, e: 5, l: 2, y: 2 },
  sly: { m: 2, w: 3, e: 4, y: 3, l: 3 },
  awed: { m: 4, w: 3, e: 3, l: 1 },
};

/** Somebody for any name: the same name always has the same face. */
export function stranger(name: string): string {
  const throws = dice(name);
  const one = (...of: number[]): number => nth(of, Math.floor(throws() * of.length));
  const below = (count: number): number => Math.floor(throws() * count);
  const she = throws() < 0.5;
  const age = below(4);
  const hair = age > 2 ? 3 + below(2) : age > 1 ? one(0, 1, 3) : one(0, 1, 2, 5);
  const both = `a${age} t${below(4)} e${below(6)} w${below(6)} q${hair}`;
  const bearing = (): string => `y${below(4)} l${below(4)} f${below(2)}`;
  if (she)
    return (
      `s1 ${both} h${one(0, 4, 2, 3)} n${one(0, 2, 4, 1)} m${below(7)} r${one(3, 4, 5, 6, 7, 10)} ` +
      `g${one(0, 0, 15, 4, 12, 16, 3)} c${one(0, 5, 6, 3, 2)} x${one(0, 0, 6, 5)} ${bearing()}`
    );
  return (
    `${both} h${below(6)} n${below(7)} m${one(0, 1, 2, 3, 5)} r${one(1, 2, 4, 7, 8, 11, 9, 1)} d${below(9)} ` +
    `g${one(0, 0, 7, 10, 6, 11, 14, 3, 9)} c${one(0, 1, 2, 4, 6, 7)} x${one(0, 0, 0, 1, 4, 6)} ${bearing()}`
  );
}
