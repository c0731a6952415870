/** A person, put together from the parts: the inside of an SVG with the view 0 0 120 132. */
import { clothes } from "./clothes";
import { brows, eye, GLINT, mouth, nose, SKIN } from "./features";
import { type Gear, GEAR } from "./gear";
import { BEARDS, type Hair, HAIR_COLOURS, HAIRS } from "./hair";
import { BODY, EAR, EDGES, HEADS } from "./heads";
import { type Features, type Mood, MOODS, readLine } from "./line";
import {
  braid,
  curve,
  cut,
  type Dice,
  dice,
  disc,
  edged,
  GOLD,
  heavy,
  HOUSE,
  INK,
  lined,
  nth,
  outlines,
  PAPER,
  path,
  type Point,
} from "./tools";
import { points, short, strands, teeth, wedge } from "./tools";

export interface Pose {
  mood?: Mood | undefined;
  /** Where they look: two people may look at each other. */
  facing?: "left" | "right" | undefined;
  /** A wider ground, for wide pictures. */
  wide?: boolean;
  /** Without a ground: for groups. */
  bare?: boolean;
}

/** Headgear that covers all hair, and that under which none comes out. */
const COVERS = [3, 4, 9, 17];
const tight = (gear: number): boolean => COVERS.includes(gear);
const NECK = "49 84 49.5 96 44 107 54 118 74 118 85 105 80 95 80 74";
const NECK_SHADE = "M68 88C64 96 66 108 62 117L74 117 84 105 79 95 79 76Z";
/** How far the shadow of a headgear is moved. */
const SHADES: Record<number, number> = { 3: -7, 4: 4, 9: 2 };

interface Drawn {
  s: Features;
  rnd: Dice;
  she: boolean;
  head: readonly Point[];
  hair: Hair | null;
  gear: Gear | null;
  skin: string;
  glint: string;
  hairTone: string;
  hairCut: string;
  /** Names clips, of which each picture has its own. */
  id: string;
}

const clip = (id: string, d: string): string => `<clipPath id="${id}"><path d="${d}"/></clipPath>`;
const within = (id: string, inner: string): string => `<g clip-path="url(#${id})">${inner}</g>`;

function behind({ s, rnd, hair, gear, hairTone, hairCut, id }: Drawn): string {
  let back = "";
  if (hair?.b && !(gear?.hides && tight(s.g))) {
    const shape = curve(hair.b, true);
    if (heavy()) return lined(shape, hairTone) + (gear?.b?.() ?? "");
    const lines = strands("40 70 36 84 36 96 40 108", "92 66 96 84 96 96 92 108", 14, 1.3, rnd);
    back += clip(`${id}b`, shape) + lined(shape, hairTone) + within(`${id}b`, path(lines, hairCut));
  }
  return back + (gear?.b?.() ?? "");
}

function below({ s, rnd, skin, glint, id }: Drawn): string {
  const neck = curve(NECK, true);
  if (heavy()) return lined(neck, skin, 1.8) + path(NECK_SHADE, INK) + clothes(s.c, skin);
  const shade =
    path("M68 88C64 96 66 108 62 120L92 120 88 74Z", INK) +
    path(teeth("69 88 66 96 66 106 64 114", 7, 6, 2, [-1, 0.25], rnd), INK) +
    path(strands("74 92 73 98 74 104 76 110", "78 90 77 98 79 104 82 108", 2, 1.1, rnd), glint);
  const old = s.a > 1 ? path(cut("54 96 55 102 53 108", 1.3) + cut("59 95 61 102 60 109", 1.2), INK) : "";
  return lined(neck, skin, 1.8) + clip(`${id}n`, neck) + within(`${id}n`, shade) + old + clothes(s.c, skin);
}

/** Where light falls on the head, and the lines that age draws. */
function modelled({ s, rnd, she, head, gear, hair, glint }: Drawn): string {
  const hidden = gear?.hides ?? false;
  const { a: age, h: kind } = s;
  const which = she ? (age > 2 ? 0 : 2) : kind === 2 || (age > 2 && kind !== 5) ? 1 : 0;
  const edge = points(nth(EDGES, which)).map((p): Point => [p[0] + (heavy() ? 4 : 0), p[1]]);
  const shadow = curve([...edge, ...points("96 98 100 60 92 14")], true);
  let d = path(shadow, INK);
  d += path(teeth(edge, she ? 15 : 18, (she ? 5 : 8.5) * (age ? 1 : 0.6), 2, [-0.97, 0.24], rnd, -0.7), INK);
  // Light thrown back into the shadow, so that it is not a hole.
  d += path(strands("80 56 80 64 77 72 71 80", "83 58 82 68 79 76 73 84", 3, 1.2, rnd), glint);
  if (hidden || hair) {
    const brim = points("42 40 50 34 62 32 74 37").map((p): Point => [p[0], p[1] + (SHADES[s.g] ?? 0)]);
    const long = s.g === 3 ? 9 : hidden ? 5 : 3.5;
    d += path(teeth(brim, hidden ? 10 : 8, long, hidden ? 2.6 : 1.6, [0.3, 0.95], rnd, 0.6), INK);
  }
  if (s.t > 0)
    d += path(
      cut("41.5 62 43.5 67 43.5 72", 2.2) + cut("47 44 52 42.5 57 43", 2) + cut("62 66 64 70 63 74", 1.8),
      glint,
    );
  let lines = "";
  if (age) lines += strands("39 64 40 70 42 78 47 87", "40.5 64 42 70 44 78 49 86", she ? 1 : 2, 0.9, rnd); // the far cheek turns
  if (age > 1) lines += cut("45 42 52 40.5 62 42 70 45", 1.2) + cut("46 46 53 44.8 61 46", 1);
  if (age > 1 || kind === 2)
    lines += cut("59.5 72.5 63.5 76 64.5 81.5 63.5 84", age > 2 ? 1.9 : 1.3) + cut("46 74 43.8 77 43.5 80.5", 1.1);
  if (age > 2)
    lines += cut("45 38.5 54 37 66 39.5", 1.1) + cut("71.5 58 74 61 74.5 64", 1) + cut("66 84 66.5 88 64.5 91", 1.2);
  if (!she && kind === 2) lines += wedge([70, 66], [60.5, 71], 3.4, 1) + wedge([70, 69], [62, 75], 2.8, 1);
  // The candle is below the eyes: it lights the chin.
  const y = (by: number): number => short(by + nth(head, 8)[1] - 92.5);
  const chin = `M50 ${y(90)}C53 ${y(91.5)} 57 ${y(91)} 60 ${y(89)}C58 ${y(94)} 53 ${y(95)} 50 ${y(90)}Z`;
  return d + path(lines, INK) + path(chin, glint);
}

const PATCH = "M36 42 57 51C63 49.5 71 51.5 74 56L90 62.5 90 66.5 73.5 61C71 69 60 69.5 57 60L56.5 55 36 46Z";

const MASK = "M38 48C46 50 52 51 55 54C60 49 72 48 86 46L84 58C80 66 66 70 57 62C55 60 53 60 51 62C46 67 39 64 38 58Z";

function face(drawn: Drawn): string {
  const { s, she, head, skin, glint, id } = drawn;
  const shape = curve(head, true);
  const looks = { y: 57, kind: s.e, tone: s.t, she, age: s.a, gaze: s.y };
  const sockets =
    cut("71 52.5 73.5 55 74.5 59", 1.5) +
    cut("73.5 51 76.5 54.5 77 59", 1.7) +
    (she ? "" : cut("59 51.5 58 54 58.3 57", 1.6)) +
    cut("51 51.5 51.5 54 50.8 57", 1.5);
  const near =
    s.x === 2
      ? path(PATCH, INK, edged(1.1, glint)) + path(cut("60 60 64 64 69 63.5", 1.1), PAPER)
      : eye({ ...looks, x: 65, width: 11.5, far: false });
  let seen = "";
  if (s.x === 1)
    seen =
      path(cut("66 39 69 48 69.5 60 66.5 72", 2.2), glint, edged(1)) +
      path(cut("66.5 44 71 43.5", 1.2) + cut("67 66 71.5 66.5", 1.2) + cut("67.5 62 72 62", 1.2), INK);
  if (s.x === 4)
    seen =
      path(disc(44.5, 58, 6.8) + disc(64.5, 58, 7.4), "none", edged(1.9)) +
      path(cut("51 57 54 55.2 57.5 57", 2) + cut("72 57 79 56 86 55", 1.9), INK);
  if (s.x === 3)
    seen = path(
      cut("40 65 46 67 53 66", 2.4) +
        cut("40.5 70 46 71.5 51 70.5", 2) +
        cut("60 66 67 68 74 66", 2.6) +
        cut("61 71 67 72.5 72 71", 2.2),
      HOUSE,
      edged(0.7),
    );
  if (s.x === 7)
    seen =
      path(MASK, INK, edged(1.2, glint)) +
      eye({ ...looks, x: 65, width: 10, far: false }) +
      eye({ ...looks, x: 46.2, y: 56.8, width: 7.6, far: true });
  return (
    lined(curve(EAR, true), skin, 1.6) +
    path("M84.5 55C87 52.5 88.5 55 87.5 59C86.5 63 84.5 65 83.5 65Z", INK) +
    clip(id, shape) +
    lined(shape, skin, 2.1) +
    within(id, modelled(drawn)) +
    path(sockets, INK) +
    near +
    eye({ ...looks, x: 46.2, y: 56.8, width: 8.6, far: true }) +
    brows(s.w, she, s.q) +
    nose(s.n, she, s.a, s.t, s.h === 2) +
    seen
  );
}

function beard({ s, rnd, she, hairTone, hairCut }: Drawn): string {
  const found = nth(BEARDS, s.d);
  let d = "";
  if (found?.o && found.g) {
    const guides = found.g;
    d += lined(curve(found.o, true), hairTone, 1.7);
    d += guides.map(([a, b, n, w]) => path(strands(a, b, n, w, rnd, 0.04), hairCut)).join("");
    const last = points(nth(guides, 0)[1]);
    const inner = last.map((p): Point => [p[0] - 6, p[1]]);
    if (s.q) d += path(strands(last, inner, 5, 1.7, rnd), INK);
  }
  if (found?.dots) {
    let dots = "";
    for (let i = 0; i < 46; i++) {
      const x = 43 + rnd() * 26;
      const y = 76 + rnd() * 17;
      const mouth = x > 46 && x < 62 && y > 78 && y < 83;
      if (!mouth && y < 94 - Math.abs(x - 55) * 0.35)
        dots += cut(
          [
            [x, y],
            [x + 0.5, y + 1.7],
          ],
          0.9,
        );
    }
    d += path(dots, INK);
  }
  d += mouth(s.m, she, s.t, found?.o !== undefined && s.d !== 6);
  if (found?.tash) {
    const lines =
      strands("52 76.5 48 77 44.5 79.5 41 83", "52 79 48 79.5 45 81 42 83", 2, 0.9, rnd) +
      strands("55 76.5 60 77 64 79 68 81.5", "55 79 60 79.5 64 81 67 82.5", 3, 0.9, rnd);
    d += lined(curve(found.tash, true), hairTone, 1.4) + path(lines, hairCut);
  }
  return d + (s.x === 5 ? path(disc(66.5, 77, 1.3), INK) : "");
}

function curl([x, y]: Point, r: number, { hairTone, hairCut }: Drawn): string {
  const lines =
    cut(
      [
        [x - 3.5, y + 1.5],
        [x - 1.5, y - 3.4],
        [x + 2.6, y - 2.4],
        [x + 2.4, y + 1.8],
      ],
      1.5,
    ) +
    cut(
      [
        [x - 1.2, y + 2.4],
        [x - 0.5, y - 0.5],
        [x + 1.2, y + 0.4],
      ],
      1.1,
    );
  return lined(disc(x, y, short(r)), hairTone, 1.4) + path(lines, hairCut);
}

function knot(x: number, y: number, r: number, { rnd, hairTone, hairCut }: Drawn): string {
  const over: Point[] = [
    [x - 8, y + 3],
    [x - 3, y - 8],
    [x + 5, y - 7],
    [x + 8, y],
  ];
  const under: Point[] = [
    [x - 3, y + 6],
    [x, y],
    [x + 3, y],
    [x + 5, y + 5],
  ];
  return lined(disc(x, y, r), hairTone, 1.9) + path(strands(over, under, 4, 1.4, rnd), hairCut);
}

/** Hair before the face; or what comes out under a hat. */
function fringe(drawn: Drawn): string {
  const { s, rnd, hair, gear, hairTone, hairCut, id } = drawn;
  const hidden = gear?.hides ?? false;
  if (!hair) return "";
  if (hidden && tight(s.g)) return "";
  if (hidden && hair.o && !hair.plait && ![3, 7, 9].includes(s.r)) {
    if (s.g === 5) return "";
    const lines = strands("83 45 86 52 87 60 87 68", "88 48 90 54 91 60 90 67", 3, 1.2, rnd);
    return (
      lined(curve("80 42 86 44 90 52 92 64 88 72 86 62 83.5 52", true), hairTone, 1.6) +
      path(lines, hairCut) +
      path(curve("40 43 42 40 44 39 42 46 40.5 51 39 48", true), hairTone, edged(1.2))
    );
  }
  let d = "";
  if (hair.o) {
    d += lined(curve(hair.o, true) + (hair.o2 ? curve(hair.o2, true) : ""), hairTone, 1.9);
    d += (hair.g ?? []).map(([a, b, n, w]) => path(strands(a, b, n, w, rnd), hairCut)).join("");
  }
  if (hair.curls)
    d += points(hair.curls)
      .map((p) => curl(p, (hair.r ?? 6) * (0.85 + rnd() * 0.3), drawn))
      .join("");
  if (hair.bun) d += knot(...hair.bun, drawn);
  const plaited = s.q ? hairTone : "#6b4a2f";
  for (const plait of [hair.braid, hair.plait])
    if (plait)
      d +=
        path(braid(plait[0], plait[1], plait[2] + 0.9), INK) + path(braid(plait[0], plait[1], plait[2] - 0.9), plaited);
  return hidden ? clip(`${id}h`, "M0 36H120V140H0Z") + within(`${id}h`, d) : d;
}

/** All that the head covers, for the rim of paper around it. */
function silhouette({ s, gear, hair, head }: Drawn): string {
  const hidden = gear?.hides ?? false;
  let d = curve(head, true) + curve(EAR, true);
  if (hair?.b && !(hidden && tight(s.g))) d += curve(hair.b, true);
  if (hair && !hidden) {
    if (hair.o) d += curve(hair.o, true);
    if (hair.curls)
      d += points(hair.curls)
        .map((p) => disc(p[0], p[1], hair.r ?? 6))
        .join("");
    if (hair.bun) d += disc(...hair.bun);
    if (hair.braid) d += braid(hair.braid[0], 13, 6);
  }
  if (hair?.plait && !(hidden && tight(s.g))) d += braid(hair.plait[0], 11, 5);
  const found = nth(BEARDS, s.d);
  if (found?.o) d += curve(found.o, true);
  return gear ? d + outlines((gear.b?.() ?? "") + gear.f()) : d;
}

/** The candle stands low at the left; its light thins out into the dark. */
function ground(seed: string, wide: boolean, flip: string): string {
  const rnd = dice(seed);
  const [ox, oy] = [4, 138];
  const many = wide ? 74 : heavy() ? 20 : 40;
  let rays = "";
  for (let i = 0; i < many; i++) {
    const turn = (wide ? -3.2 : -1.68) + (i / (many - 1)) * (wide ? 3.27 : 1.75) + (rnd() - 0.5) * 0.02;
    const reach = (i % 2 ? 92 : 132) + rnd() * 44;
    const p = (t: number): Point => [ox + Math.cos(turn) * t, oy + Math.sin(turn) * t];
    rays += wedge(p(12), p(reach), (i % 2 ? 4.6 : 6.4) * (heavy() ? 1.7 : 1));
    if (rnd() < 0.6 && !heavy()) rays += cut([p(reach + 4 + rnd() * 4), p(reach + 16 + rnd() * 14)], 1.6);
  }
  return `<g${flip}><rect x="-80" y="-30" width="280" height="190" fill="${INK}"/>${path(rays + disc(ox, oy, 62), HOUSE)}</g>`;
}

/** The highest point of a person: the figure is scaled so that it fills the frame. */
function highest({ s, gear, hair }: Drawn): number {
  const hat = gear ? (gear.top ?? 8) : 30;
  if (!hair || gear?.hides) return Math.min(hat, 20);
  return Math.min(hat, hair.bun ? 1 : hair.curls ? 7 : hair.braid ? 9 : s.r === 8 ? 20 : 12);
}

/** Where a group stands: the light, and what they carry. */
export function standing(seed: string, wide: boolean): string {
  const spears = [8, 30, 92, 114].map(
    (x, at) =>
      lined(`M${x - 1.2} ${at % 2 ? 8 : 16}h2.4V132h-2.4Z`, "#a3622c", 1) +
      lined(`M${x - 4} ${at % 2 ? 10 : 18}L${x} ${at % 2 ? -4 : 4}l4 14Z`, "#cfc0a2", 1.2),
  );
  const banner =
    lined("M59 -4h3V60h-3Z", "#a3622c", 1) +
    lined("M62 -2C74 -8 86 6 100 -2L95 14 101 30C86 36 74 24 62 30Z", HOUSE, 1.6);
  const rim = path(outlines(spears.join("") + banner), PAPER, `${edged(4, PAPER)} stroke-linejoin="round"`);
  return ground(seed, wide, "") + rim + spears.join("") + banner;
}

export function person(line: string, { mood, facing, wide = false, bare = false }: Pose = {}): string {
  const s = readLine(line);
  const seed = JSON.stringify(s); // before the mood, so that no line jumps when it changes
  if (mood) Object.assign(s, MOODS[mood]);
  if (facing) s.f = facing === "right" ? 1 : 0;
  const rnd = dice(seed);
  const drawn: Drawn = {
    s,
    rnd,
    she: s.s === 1,
    head: points(nth(HEADS, s.h)),
    hair: nth(HAIRS, s.r),
    gear: nth(GEAR, s.g),
    skin: nth(SKIN, s.t),
    glint: nth(GLINT, s.t),
    hairTone: nth(HAIR_COLOURS, s.q),
    hairCut: s.q === 0 ? PAPER : INK,
    id: `c${Math.floor(rnd() * 1e9).toString(36)}`,
  };
  const back = behind(drawn);
  const body = below(drawn);
  const earring = s.x === 6 ? lined(disc(86, 71.5, 2.6), GOLD, 1.3) : "";
  const front = face(drawn) + beard(drawn) + fringe(drawn) + (drawn.gear?.f() ?? "") + earring;
  const k = 127 / (132 - highest(drawn));
  const flip = s.f ? "translate(120 0) scale(-1 1) " : "";
  const lean = nth([0, 5, -6, 2.5], s.l);
  const turn = lean ? ` transform="rotate(${lean} 64 98)"` : "";
  const rim = `${edged(5, PAPER)} stroke-linejoin="round"`;
  const behindAll = bare ? "" : ground(`${s.h}${s.g}${s.r}${s.n}`, wide, flip && ` transform="${flip.trim()}"`);
  return (
    behindAll +
    `<g transform="${flip}translate(${short(60 - 61 * k)} ${short(132 - 132 * k)}) scale(${k.toFixed(3)})">` +
    path(curve(BODY, true), PAPER, rim) +
    path(silhouette(drawn), PAPER, rim + turn) +
    `<g${turn}>${back}</g>${body}<g${turn}>${front}</g></g>`
  );
}
