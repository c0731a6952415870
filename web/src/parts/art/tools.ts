/**
 * The tools of the woodcuts. All is cut with four of them: `curve` (an outline through points), `cut` (a tapered line), `strands` (many cuts
 * between two guides) and `teeth` (the edge where shadow turns to light). What they make are pieces of SVG; the view is 120 by 132.
 */
export type Point = readonly [number, number];
/** Points, or a text of their numbers. */
export type Points = string | readonly Point[];
export type Dice = () => number;

export const INK = "#241a11";
export const PAPER = "#f7ecd6";
/** The House's colour comes from where the picture hangs. */
export const HOUSE = "var(--house,#8d7c62)";
export const GOLD = "#e8c65f";
export const STEEL = "#cfc0a2";
export const WOOD = "#a3622c";

/** How the hand is held: under 90 px there are fewer strands, and lines are heavier. */
const hand = { thin: 1, bold: 1 };

export function cutAt<T>(small: boolean, draw: () => T): T {
  if (small) Object.assign(hand, { thin: 0.4, bold: 1.45 });
  try {
    return draw();
  } finally {
    Object.assign(hand, { thin: 1, bold: 1 });
  }
}

export const heavy = (): boolean => hand.bold > 1;

/** What is known to be there. */
export function nth<T>(list: readonly T[], at: number): T {
  return list[at] as T;
}

const read = new Map<string, Point[]>();

export function points(written: Points): readonly Point[] {
  if (typeof written !== "string") return written;
  const known = read.get(written);
  if (known) return known;
  const numbers = [...written.matchAll(/-?[\d.]+/g)].map(Number);
  const found = Array.from({ length: numbers.length / 2 }, (_, at): Point => [
    nth(numbers, 2 * at),
    nth(numbers, 2 * at + 1),
  ]);
  read.set(written, found);
  return found;
}

export const short = (number: number): number => Math.round(number * 10) / 10;
const xy = (p: Point): string => `${short(p[0])} ${short(p[1])}`;
export const mix = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** Always the same throws for the same seed. */
export function dice(seed: string | number): Dice {
  let h = 2166136261;
  for (const c of String(seed)) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
  return () => {
    h = Math.imul(h ^ (h >>> 15), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    return (h >>> 0) / 4294967296;
  };
}

/** A smooth outline through the points; a point given twice is a corner. */
export function curve(line: Points, closed = false): string {
  const p = points(line);
  const n = p.length;
  const k = 1 / 6;
  const q = (i: number): Point => nth(p, closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i)));
  let d = `M${xy(q(0))}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [q(i - 1), q(i), q(i + 1), q(i + 2)];
    if (b[0] === c[0] && b[1] === c[1]) continue;
    const leaves: Point = [b[0] + (c[0] - a[0]) * k, b[1] + (c[1] - a[1]) * k];
    const comes: Point = [c[0] - (e[0] - b[0]) * k, c[1] - (e[1] - b[1]) * k];
    d += `C${xy(leaves)} ${xy(comes)} ${xy(c)}`;
  }
  return d + (closed ? "Z" : "");
}

/** The point at t (0..1) of the curve through the points. */
export function at(line: Points, t: number): Point {
  const p = points(line);
  const n = p.length - 1;
  const u = Math.max(0, Math.min(n - 1e-6, t * n));
  const i = Math.floor(u);
  const s = u - i;
  const [a, b, c, e] = [nth(p, Math.max(0, i - 1)), nth(p, i), nth(p, i + 1), nth(p, Math.min(n, i + 2))];
  const along = (a: number, b: number, c: number, e: number): number =>
    0.5 * (2 * b + (c - a) * s + (2 * a - 5 * b + 4 * c - e) * s * s + (3 * b - a - 3 * c + e) * s * s * s);
  return [along(a[0], b[0], c[0], e[0]), along(a[1], b[1], c[1], e[1])];
}

/** A tapered line through four points: thick in the middle. */
export function cut4(from: Point, a: Point, b: Point, to: Point, w: number): string {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const l = Math.hypot(dx, dy) || 1;
  const nx = (-dy / l) * w * 0.66;
  const ny = (dx / l) * w * 0.66;
  const side = (s: number): [Point, Point] => [
    [
      (-5 * from[0] + 18 * a[0] - 9 * b[0] + 2 * to[0]) / 6 + s * nx,
      (-5 * from[1] + 18 * a[1] - 9 * b[1] + 2 * to[1]) / 6 + s * ny,
    ],
    [
      (2 * from[0] - 9 * a[0] + 18 * b[0] - 5 * to[0]) / 6 + s * nx,
      (2 * from[1] - 9 * a[1] + 18 * b[1] - 5 * to[1]) / 6 + s * ny,
    ],
  ];
  const [k, m] = [side(1), side(-1)];
  return `M${xy(from)}C${xy(k[0])} ${xy(k[1])} ${xy(to)}C${xy(m[1])} ${xy(m[0])} ${xy(from)}Z`;
}

/** A tapered line through any points. */
export function cut(line: Points, w: number): string {
  const p = points(line);
  if (p.length > 2) return cut4(at(p, 0), at(p, 1 / 3), at(p, 2 / 3), at(p, 1), w);
  const [a, b] = [nth(p, 0), nth(p, 1)];
  return cut4(a, mix(a, b, 1 / 3), mix(a, b, 2 / 3), b, w);
}

/** A line that is thick at its start and ends in a point. */
export function wedge(a: Point, b: Point, w: number, bend = 0): string {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const l = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / l, dx / l];
  const m: Point = [(a[0] + b[0]) / 2 + nx * bend, (a[1] + b[1]) / 2 + ny * bend];
  const beside = (p: Point, by: number): string => xy([p[0] + nx * by, p[1] + ny * by]);
  return `M${beside(a, w / 2)}Q${beside(m, w / 4)} ${xy(b)}Q${beside(m, -w / 4)} ${beside(a, -w / 2)}Z`;
}

/** Many cuts between two guide lines, as hair lies or cloth folds. */
export function strands(A: Points, B: Points, count: number, width: number, rnd: Dice, lo = 0, hi = 1): string {
  const n = Math.max(1, Math.round(count * hand.thin));
  const w = width * hand.bold;
  let d = "";
  for (let i = 0; i < n; i++) {
    const s = (i + 0.5) / n;
    const t0 = lo + rnd() * 0.16;
    const t1 = hi - rnd() * 0.22;
    const p = (t: number): Point => mix(at(A, t0 + (t1 - t0) * t), at(B, t0 + (t1 - t0) * t), s);
    d += cut4(p(0), p(1 / 3), p(2 / 3), p(1), w * (0.7 + rnd() * 0.6));
  }
  return d;
}

/** Wedges from the edge of a shadow into the light; `to` is where they point. */
export function teeth(
  edge: Points,
  count: number,
  length: number,
  width: number,
  to: Point,
  rnd: Dice,
  bend = 0,
): string {
  const n = Math.max(3, Math.round(count * hand.thin));
  let d = "";
  for (let i = 0; i < n; i++) {
    const t = (i + 0.3 + rnd() * 0.4) / n;
    const a = at(edge, t);
    const l = length * (0.55 + 0.45 * Math.sin(Math.PI * t)) * (0.7 + rnd() * 0.6);
    const root: Point = [a[0] - to[0] * 1.5, a[1] - to[1] * 1.5];
    d += wedge(root, [a[0] + to[0] * l, a[1] + to[1] * l], width * hand.bold, bend);
  }
  return d;
}

export const disc = (x: number, y: number, r: number): string =>
  `M${short(x - r)} ${short(y)}a${r} ${r} 0 1 0 ${short(2 * r)} 0a${r} ${r} 0 1 0 ${short(-2 * r)} 0Z`;

/** What is filled; `more` are further attributes. */
export const path = (d: string, fill: string, more = ""): string => (d ? `<path d="${d}" fill="${fill}"${more}/>` : "");

export const edged = (width: number, stroke = INK): string => ` stroke="${stroke}" stroke-width="${width}"`;

/** What is filled and has an outline of ink. */
export const lined = (d: string, fill: string, w = 1.8): string =>
  path(d, fill, `${edged(short(w * hand.bold))} stroke-linejoin="round"`);

/** The outlines of all that is filled and lined in a piece, for a rim around it. */
export function outlines(svg: string): string {
  return [...svg.matchAll(/ d="([^"]+)" fill="(?!none)[^"]+" stroke=/g)].map((found) => found[1]).join("");
}

/** A band along a line, with an outline of ink and a rim of paper. */
export const hoop = (d: string, fill: string, w: number): string =>
  [edged(w + 8, PAPER), edged(w + 4), edged(w, fill)]
    .map((stroke) => path(d, "none", `${stroke} stroke-linecap="round" stroke-linejoin="round"`))
    .join("");

/** Hair that is plaited along a line. */
export function braid(line: Points, n: number, r: number): string {
  let d = "";
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5) / n;
    const a = at(line, t);
    const b = at(line, Math.min(1, t + 0.02));
    const c = at(line, Math.max(0, t - 0.02));
    const g = Math.atan2(b[1] - c[1], b[0] - c[0]) + (i % 2 ? 0.6 : -0.6);
    const [x, y] = [Math.cos(g) * r * 1.25, Math.sin(g) * r * 1.25];
    const [from, to]: [Point, Point] = [
      [a[0] - x, a[1] - y],
      [a[0] + x, a[1] + y],
    ];
    d += cut4(from, mix(a, from, 0.4), mix(a, to, 0.4), to, r * 1.7);
  }
  return d;
}

/** Fur along a closed outline, of which the first half is the upper edge. */
export function fur(outline: Points, n: number): string {
  const p = points(outline);
  const r = dice(n);
  const round = [...p, nth(p, 0)];
  const middle: Point = [p.reduce((s, v) => s + v[0], 0) / p.length, p.reduce((s, v) => s + v[1], 0) / p.length];
  let edge = "";
  for (let i = 0; i < n * 2; i++) {
    const a = at(round, i / (n * 2));
    const dx = (r() - 0.5) * 3;
    const to: Point = [a[0] + (a[0] - middle[0]) * 0.06 + dx, a[1] + (a[1] > middle[1] ? 3 : -3)];
    edge += wedge(mix(a, middle, 0.1), to, 2.4);
  }
  const half = Math.floor(p.length / 2);
  let tufts = "";
  for (let i = 0; i < n; i++) {
    const m = mix(at(p.slice(0, half), i / n), at(p.slice(half).reverse(), i / n), 0.3 + r() * 0.4);
    tufts += wedge(m, [m[0] + (r() - 0.5) * 3, m[1] + 4], 1.3);
  }
  return lined(curve(p, true), PAPER, 1.2) + path(edge, INK) + path(tufts, INK);
}
