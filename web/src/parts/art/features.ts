/** Eyes, brows, noses and mouths, drawn on the head "even": eyes at y 57, the tip of the nose at 46/71, the mouth at 53/80. */
import { curve, cut, disc, edged, INK, nth, path, type Point, points } from "./tools";

export const SKIN = ["#f5e3c4", "#e6c08f", "#b67f4f", "#85563a"] as const;
/** Light on skin. */
export const GLINT = ["#fff8e8", "#fbe3bd", "#dcae7d", "#b98460"] as const;
const WHITE = "#fffaf0";

interface Nose {
  /** Its line, its wing, its shadow. */
  l: string;
  w: string;
  s: string;
}

export interface Eye {
  x: number;
  y: number;
  width: number;
  /** Open, half, narrow, wide, tilted, weary. */
  kind: number;
  far: boolean;
  tone: number;
  she: boolean;
  age: number;
  gaze: number;
}

export function eye({ x: cx, y: cy, width: w, kind, far, tone, she, age, gaze }: Eye): string {
  const H = nth([4.2, 3.1, 2.5, 5.4, 3.7, 3.2], kind);
  const T = nth([0, 0.4, 0, -0.3, -1.5, 1.4], kind);
  const [l, r] = [cx - w / 2, cx + w / 2];
  const xy = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const [left, right]: [Point, Point] = [
    [l, cy + 1.2],
    [r, cy + 0.6 + T],
  ];
  const [topLeft, topRight] = [cx - w * 0.2, cx + w * 0.2];
  const top = cy - H * 0.85;
  const low: Point[] = [right, [topRight, cy + H * 0.62 + T * 0.4], [topLeft, cy + H * 0.62], left];
  const under = `C${low
    .slice(1)
    .map((p) => xy(...p))
    .join(" ")}`;
  const white = `M${xy(...left)}C${xy(topLeft, top)} ${xy(topRight, top)} ${xy(...right)}${under}Z`;
  const lid = 2.1 + (kind === 1 || kind === 5 ? 1.1 : 0) + (she ? 0.5 : 0);
  const lash = xy(r + (she ? 1.8 : 0.8), right[1] - (she ? 0.9 : 0));
  const upper =
    `M${xy(...left)}C${xy(topLeft, top)} ${xy(topRight, top)} ${lash}` +
    `C${xy(topRight, top - lid)} ${xy(topLeft, top - lid)} ${xy(l - 0.5, left[1] + 0.4)}Z`;
  const ix = cx + nth([-0.9, 0.4, -1.7, 1.9], gaze);
  const iy = cy - 0.4 + (kind === 5 ? 0.6 : 0);
  const ir = Math.min(2.9, H * 0.78);
  let lines = cut(low, 1);
  if (!far || kind !== 3)
    lines += cut(
      [
        [l + 0.5, cy - H - 1.3],
        [cx, cy - H - 2.9],
        [r + 1, cy - H - 0.6 + T],
      ],
      kind === 5 ? 1.4 : 0.85,
    );
  if (age > 1 || kind === 5)
    lines += cut(
      [
        [l + 1, cy + 3.4],
        [cx, cy + 5.6],
        [r - 0.5, cy + 4.2],
      ],
      1.3,
    );
  if (age > 2)
    lines += cut(
      [
        [l + 0.5, cy + 5.2],
        [cx, cy + 7.6],
        [r - 1, cy + 6.4],
      ],
      0.9,
    );
  return (
    path(white, tone > 1 ? "#f7ecd6" : WHITE) +
    path(disc(ix, iy, ir), INK) +
    path(disc(ix - 0.9, iy + 0.8, 0.75), "#fff8e8") +
    path(upper, INK) +
    path(lines, INK)
  );
}

/** By kind: how far the inner end, the peak and the outer end are moved, and how thick it is. */
const BROWS: readonly (readonly [number, number, number, number])[] = [
  [0, -2.2, 0, 2.6],
  [1.9, -1.8, -1.2, 3.4],
  [-2.4, -2, 1.6, 2.6],
  [0.6, -4, 0.4, 2],
  [1, -1, 0.6, 4.8],
  [-0.4, -3.4, 1.2, 1.7],
];

export function brows(kind: number, she: boolean, hair: number): string {
  const [inner, peak, outer, thick] = nth(BROWS, kind);
  const width = thick * (she ? 0.72 : 1);
  const tone = hair === 4 ? "#e9dcc2" : hair === 3 ? "#b3a182" : INK;
  const both =
    cut(
      [
        [57.5, 50 + inner],
        [63, 48.5 + peak * 0.8],
        [68, 48.5 + peak],
        [73.5, 51 + outer],
      ],
      width,
    ) +
    cut(
      [
        [51.2, 50 + inner],
        [47.5, 48.5 + peak * 0.9],
        [44.5, 48.8 + peak],
        [40.8, 51 + outer * 0.8],
      ],
      width,
    );
  const frown = kind === 1 || kind === 4 ? path(cut("54 46.5 54.8 49 54.5 51.5", 1.3), INK) : "";
  return path(both, tone, tone === INK ? "" : edged(1)) + frown;
}

export const NOSES: readonly Nose[] = [
  {
    l: "54 51 52.5 58 48 68 46.5 71.5 48.5 74.5 51 75",
    w: "55 74.5 58.5 73.5 58 69.5",
    s: "55.5 54 57.5 53.5 56.8 61 58.5 68.5 55.5 69.5 54.5 63",
  }, // straight
  {
    l: "53.5 50 49.5 57 46 65 44.5 71 45 74.5 49.5 75.5",
    w: "54.5 75 58.5 73.5 57.5 68.5",
    s: "54.5 53 57.5 53.5 55.8 61 58 69 54.5 70.5 53 63",
  }, // hooked
  {
    l: "54 53 53 60 50 66 46.5 69 47 72.5 50.5 74",
    w: "54.5 73.5 57.5 72.5 57 69",
    s: "56 56 57.5 55.5 56.8 61 57.5 67.5 55 68.5 55 63",
  }, // snub
  {
    l: "53.5 51 51.5 59 46.5 66.5 44 71 46 75.5 50 76",
    w: "55 76 61 74.5 61 68.5",
    s: "55.5 54 58 53.5 57.5 61 61 68.5 57 70 55 63",
  }, // broad
  {
    l: "54 50 51 58 45.5 67 42.5 71 44.5 73.5 50 75",
    w: "54 74.5 57.5 73 57 69",
    s: "55 53 57.5 53.5 55.8 61 57.5 68.5 54.5 70 53 63",
  }, // long, pointed
  {
    l: "54 51 49.5 55 51.5 61 47 68 45.5 72 47.5 75.5 51 75.5",
    w: "55 75.5 60 74.5 59.5 69",
    s: "54.5 54 57.5 52.5 57.8 58 56.2 62 59.5 69 56 70.5 54.5 63",
  }, // broken
  {
    l: "54 51 52 60 47 66 44.5 71 45.5 76 51 77",
    w: "55.5 76.5 60.5 74.5 59.5 68.5",
    s: "55 54 57.5 53.5 57 61 60 68.5 56 70.5 54.5 63",
  }, // bulb
];

export function nose(kind: number, she: boolean, age: number, tone: number, long: boolean): string {
  const n = nth(NOSES, kind);
  const soft = she && age < 3;
  const shadow = points(n.s).map((p, i): Point => [p[0] + (i === 0 || i > 3 ? (long ? 0.5 : 1.4) : 0), p[1]]);
  const [x, y] = nth(points(n.w), 0);
  return (
    (soft ? path(cut("55.5 53 55.5 58 56.5 64", 1.5), INK) : path(curve(shadow, true), tone > 1 ? "#4a2c1b" : INK)) +
    path(
      cut(n.l, 2) +
        cut(n.w, 2) +
        cut(
          [
            [x, y],
            [x - 2.2, y + 0.3],
            [x - 4, y + 0.4],
          ],
          2,
        ),
      INK,
    )
  );
}

/** From corner to corner: firm, down, smirk, smile, pursed, doubt, pleased. */
const MOUTHS = [
  "45.5 80.5 50 80 53 80.7 62 80.5",
  "45.5 81.5 50 80 54 80 63 82.5",
  "46 80.5 51 81 56 80.5 64 77.5",
  "44.5 79 50 81.5 55 81.5 64 78.5",
  "47.5 80.5 50.5 80 54 80.5 60 80",
  "45 82 50 80.5 55 80.5 63 80.5",
  "45 79.5 50 80.5 55 80.5 63.5 78.5",
] as const;
const BESIDE: Record<number, string> = {
  1: cut("63.5 82 65 84 65 86.5", 1.4) + cut("44.5 81.5 43.8 83.5 44.3 85", 1.1),
  2: cut("64.5 75 66.5 77.5 65.5 80.5", 1.3),
  3: cut("65.5 75.5 67.5 79 66 82.5", 1.2),
  6: cut("65.5 75.5 67.5 79 66 82.5", 1.2),
};

export function mouth(kind: number, she: boolean, tone: number, bearded: boolean): string {
  const lip = tone > 1 ? "#5c3a23" : "#a8643a";
  const line = points(nth(MOUTHS, kind));
  const [a, b] = [nth(line, 0), nth(line, 3)];
  let s = "";
  if (she) {
    const upper: Point[] = [
      [a[0] + 1, a[1]],
      [49, 77.4],
      [51.5, 78.2],
      [54.5, 77.2],
      [b[0] - 1.5, b[1]],
      [55, 81.3],
      [50, 81.3],
    ];
    const lower: Point[] = [
      [a[0] + 1.5, a[1] + 1.2],
      [50, 82],
      [55, 82],
      [b[0] - 2, b[1] + 1.3],
      [57, 84.8],
      [52, 85.6],
      [48, 84.4],
    ];
    s +=
      path(curve(upper, true), INK) +
      path(curve(lower, true), lip) +
      path(cut("49 83.5 51.5 84.2 54 83.8", 1.2), nth(GLINT, tone));
  }
  s += path(cut(line, she ? 1.6 : 2.7), INK);
  if (kind === 3 && !she) s += path("M47 80.6C51 82.5 57 82.5 62 80.2C58 85.5 51 86 47 80.6Z", WHITE, edged(1.2));
  if (bearded) s += path("M47 81.5C51 80.5 57 80.5 62 81.5C58 85 51 85 47 81.5Z", lip) + path(cut(line, 2.4), INK);
  else s += path(she ? cut("50 87.3 53 88 56.5 87", 1.2) : cut("48.5 84.5 53 86.2 58 84.2", 1.9), INK);
  return s + path(BESIDE[kind] ?? "", INK);
}
