/** What places are built of: light, walls, roofs, water, ground. Walls are lit at the left and dark at the right. */
import {
  at,
  curve,
  cut,
  dice,
  disc,
  edged,
  GOLD,
  heavy,
  HOUSE,
  INK,
  lined,
  outlines,
  PAPER,
  path,
  type Point,
  type Points,
} from "./tools";
import { points, strands, teeth, wedge } from "./tools";

export const DARK = `<rect x="-80" y="-20" width="280" height="180" fill="${INK}"/>`;

/** Rays around a light: `from` and `to` are angles in turns (0 right, .25 down, .75 up). */
export function rays(
  [x, y]: Point,
  [near, far]: Point,
  count: number,
  [from, to]: Point,
  seed: number,
  fill = HOUSE,
  width = 5,
): string {
  const r = dice(seed);
  const n = heavy() ? Math.round(count * 0.5) : count;
  const w = heavy() ? width * 1.7 : width;
  let d = "";
  for (let i = 0; i < n; i++) {
    const turn = (from + ((to - from) * (i + 0.5)) / n) * 6.2832 + (r() - 0.5) * 0.03;
    const reach = near + (far - near) * ((i % 2 ? 0.6 : 1) - r() * 0.25);
    const p = (t: number): Point => [x + Math.cos(turn) * t, y + Math.sin(turn) * t];
    d += wedge(p(near), p(reach), w * (i % 2 ? 0.7 : 1));
    if (r() < 0.5 && !heavy()) d += cut([p(reach + 4), p(reach + 14 + r() * 12)], 1.5);
  }
  return path(d, fill);
}

/** A rim of bare paper keeps every figure from its ground. */
export const halo = (svg: string, w = 4.6): string =>
  path(outlines(svg), PAPER, `${edged(w, PAPER)} stroke-linejoin="round"`) + svg;

interface Wall {
  /** Without battlements. */
  flat?: boolean;
  /** Where the shadow begins. */
  side?: number;
  fill?: string;
}

export function wall(
  x: number,
  y: number,
  w: number,
  h: number,
  { flat = false, side = 0.6, fill = PAPER }: Wall = {},
): string {
  const r = dice(x * 7 + y);
  const n = Math.max(2, Math.round(w / 7));
  const s = w / (2 * n - 1);
  const c = flat ? 0 : Math.min(4.5, s);
  let d = `M${x} ${y + h}V${y}`;
  if (flat) d += `h${w}`;
  else for (let i = 0; i < n; i++) d += `h${s}` + (i < n - 1 ? `v${c}h${s}v${-c}` : "");
  const dark = x + w * side;
  const edge: Point[] = [
    [dark, y + c],
    [dark - 0.5, y + h * 0.4],
    [dark + 0.5, y + h * 0.7],
    [dark, y + h],
  ];
  let stones = "";
  for (let i = 0; i < (w * h) / (heavy() ? 160 : 75); i++) {
    const a = x + 2 + r() * (w * 0.5 - 3);
    const b = y + c + 3 + r() * (h - c - 6);
    stones += cut(
      [
        [a, b],
        [a + 2.5 + r() * 2, b],
      ],
      1,
    );
  }
  return (
    lined(`${d}V${y + h}Z`, fill, 1.7) +
    path(`M${dark} ${y + c}H${x + w}V${y + h}H${dark}Z`, INK) +
    path(teeth(edge, Math.max(4, h / 3.2), Math.min(5, w * 0.2), 1.7, [-1, 0.1], r) + stones, INK)
  );
}

export function roof(x: number, y: number, w: number, h: number, fill = HOUSE): string {
  const top: Point = [x + w / 2, y - h + 3];
  const left: Point[] = [top, [x + w * 0.3, y - h * 0.5], [x + w * 0.2, y - h * 0.2], [x, y]];
  const right: Point[] = [top, [x + w / 2, y - h * 0.5], [x + w * 0.5, y - h * 0.2], [x + w * 0.6, y]];
  return (
    lined(`M${x - 2} ${y}L${x + w / 2} ${y - h}L${x + w + 2} ${y}Z`, fill, 1.7) +
    path(`M${x + w / 2} ${y - h}L${x + w + 2} ${y}H${x + w * 0.62}Z`, INK) +
    path(strands(left, right, 4, 1.2, dice(x)), INK)
  );
}

export const slit = (x: number, y: number, fill = GOLD): string => path(`M${x} ${y}h3v7h-3Z`, fill, edged(1.2));

export const pane = (x: number, y: number, w = 10, h = 12): string =>
  path(`M${x} ${y}h${w}v${h}h${-w}Z`, GOLD, edged(1.7)) +
  path(
    cut(
      [
        [x + w / 2, y],
        [x + w / 2, y + h],
      ],
      1.5,
    ) +
      cut(
        [
          [x, y + h / 2],
          [x + w, y + h / 2],
        ],
        1.5,
      ),
    INK,
  );

export const arch = (x: number, y: number, w: number, h: number, fill: string): string =>
  lined(`M${x} ${y}V${y - h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y - h + w / 2}V${y}Z`, fill, 1.7);

export const flag = (x: number, y: number, k = 1): string =>
  path(
    cut(
      [
        [x, y],
        [x, y - 16 * k],
      ],
      1.8,
    ),
    INK,
    edged(0.6, PAPER),
  ) +
  lined(
    `M${x} ${y - 16 * k}c${5 * k} -3 ${8 * k} 2 ${14 * k} -1l-3 ${4 * k} 3 ${4 * k}c${-6 * k} 3 ${-9 * k} -2 ${-14 * k} 1Z`,
    HOUSE,
    1.3,
  );

export function water(y: number, cx: number, seed: number, count = 46): string {
  const r = dice(seed);
  const n = heavy() ? count / 2 : count;
  let [light, own] = ["", ""];
  for (let i = 0; i < n; i++) {
    const t = i / n;
    const yy = y + 2 + (136 - y) * t * t * 0.95 + r() * 2;
    const x = cx + (r() - 0.5) * (40 + 120 * t);
    const w = 5 + r() * 12 * (0.5 + t);
    const line = cut(
      [
        [x - w, yy],
        [x, yy + 0.9],
        [x + w, yy],
      ],
      1.3 + t * 1.5,
    );
    if (r() < 0.45) light += line;
    else own += line;
  }
  return `<rect x="-80" y="${y}" width="280" height="70" fill="${INK}"/>` + path(own, HOUSE) + path(light, PAPER);
}

const closed = (p: readonly Point[]): string => curve([...p, [130, 142], [130, 142], [-10, 142], [-10, 142]], true);

export function hill(line: Points, fill = PAPER, seed = 1, n = 12): string {
  const p = points(line);
  const under = p.map((q): Point => [q[0] + 6, q[1] + 26]);
  return (
    lined(closed(p), fill, 1.8) + path(strands(p, under, n, 1.5, dice(seed), 0.05, 0.95), fill === INK ? PAPER : INK)
  );
}

export function ground(line: Points, seed: number, fill = PAPER): string {
  const p = points(line);
  const r = dice(seed);
  let d = "";
  for (let i = 0; i < (heavy() ? 14 : 34); i++) {
    const a = at(p, r());
    const y = a[1] + 3 + r() * 24;
    d += cut(
      [
        [a[0] - 5 - r() * 6, y],
        [a[0], y + 1],
        [a[0] + 5 + r() * 6, y],
      ],
      1.5,
    );
  }
  return lined(closed(p), fill, 1.8) + path(d, fill === INK ? PAPER : INK);
}

const CROWN =
  "-3 0 -2 -14 -16 -12 -24 -24 -20 -36 -26 -48 -14 -58 -4 -70 10 -66 20 -54 26 -42 22 -30 26 -20 14 -12 3 -14 5 0";

export function tree(x: number, y: number, k = 1): string {
  const placed = (p: readonly Point[]): Point[] => p.map(([px, py]) => [x + px * k, y + py * k]);
  const r = dice(x);
  let d = "";
  for (let i = 0; i < 26; i++) {
    const px = -18 + r() * 26;
    const py = -20 - r() * 44;
    d += cut(
      placed([
        [px - 3, py + 1],
        [px, py - 1.5],
        [px + 3.5, py + 1],
      ]),
      1.7 * k,
    );
  }
  return lined(curve(placed(points(CROWN)), true), INK) + path(d, PAPER);
}

export const lamp = (x: number, y: number): string => path(disc(x, y, 2.8), GOLD, edged(1.2));

/** A fire: k is its size. */
export function fire(x: number, y: number, k = 1): string {
  const placed = (line: string): Point[] => points(line).map(([px, py]) => [x + px * k, y + py * k]);
  return (
    lined(
      curve(
        placed(
          "0 0 -14 -2 -22 -14 -22 -28 -15 -38 -12 -28 -8 -34 -8 -48 0 -60 3 -48 11 -42 13 -32 19 -38 24 -24 22 -12 14 -2",
        ),
        true,
      ),
      HOUSE,
    ) +
    lined(
      curve(placed("0 0 -9 -4 -13 -12 -11 -20 -6 -17 -4 -28 1 -38 5 -28 11 -20 14 -21 13 -10 9 -4"), true),
      GOLD,
      1.4,
    ) +
    path(curve(placed("0 0 -5 -4 -6 -10 -1 -12 1 -20 6 -12 5 -4"), true), PAPER)
  );
}

export const bird = (x: number, y: number, k = 1): string =>
  path(
    cut(
      [
        [x - 8 * k, y - 3 * k],
        [x - 3 * k, y - 4 * k],
        [x, y],
      ],
      2.2 * k,
    ) +
      cut(
        [
          [x, y],
          [x + 3 * k, y - 4 * k],
          [x + 8 * k, y - 3 * k],
        ],
        2.2 * k,
      ),
    PAPER,
  );

/** Somebody far off. */
export const figure = (x: number, y: number, k = 1, fill = INK): string =>
  lined(
    `${disc(x, y - 17 * k, 3.2 * k)}M${x - 5 * k} ${y}L${x - 4 * k} ${y - 11 * k}Q${x} ${y - 15 * k} ${x + 4 * k} ${y - 11 * k}L${x + 5 * k} ${y}Z`,
    fill,
    1.1,
  );
