/**
 * A place or a thing as a line: what it is, and how it is lit and set. `keep`, `bridge l2 f1`, `banner =ram`, `letter +raven l1`.
 * `l`: how light falls · `f1`: turned · `=`: the sigil that is cut into it, if not the House's · `+`: what lies before it, small.
 */
import { sigilOf } from "../sigils";
import { ARMS } from "./arms";
import { BEASTS, emblem } from "./beasts";
import { GOODS } from "./goods";
import { LANDS, stars } from "./lands";
import { PLACES } from "./places";
import { ROOMS } from "./rooms";
import { DARK, halo, rays } from "./setting";
import { type Thing, THINGS } from "./things";
import { disc, GOLD, HOUSE, INK, PAPER, path } from "./tools";

const ALL_PLACES = { ...PLACES, ...LANDS, ...ROOMS };
const ALL_THINGS: Record<string, Thing> = { ...THINGS, ...ARMS, ...GOODS, ...BEASTS };

export const SCENES: readonly string[] = [...Object.keys(ALL_PLACES), ...Object.keys(ALL_THINGS)];

/** How light falls on a thing: from low at the left, around it, from above, from low at the right, by day, through the dark. */
const LIGHTS: readonly ((seed: number) => string)[] = [
  (seed) => path(disc(4, 138, 50), HOUSE) + rays([4, 138], [12, 185], 80, [0.48, 1.01], seed, HOUSE, 7),
  (seed) => rays([60, 62], [30, 118], 56, [0, 1], seed),
  (seed) => path(disc(60, -14, 34), HOUSE) + rays([60, -14], [30, 150], 60, [-0.02, 0.52], seed, HOUSE, 7),
  (seed) => path(disc(116, 138, 50), HOUSE) + rays([116, 138], [12, 185], 80, [0.48, 1.01], seed, HOUSE, 7),
  (seed) =>
    `<rect x="-80" y="-20" width="280" height="180" fill="${HOUSE}"/>${rays([60, 150], [40, 170], 50, [0.5, 1], seed, INK, 5)}`,
  (seed) => stars(seed) + path("M-80 104C0 92 120 92 200 104V160H-80Z", HOUSE),
];

/** Other skies than a place's own: the moon, the stars, sunrise, a storm. */
const SKIES: readonly ((seed: number) => string)[] = [
  () => "",
  (seed) =>
    stars(seed) +
    rays([22, 26], [13, 70], 26, [0, 1], seed) +
    path(disc(22, 26, 12), PAPER) +
    path(disc(27, 23, 10), INK),
  (seed) => rays([-10, 90], [20, 190], 60, [0.7, 1.05], seed, HOUSE, 7) + path(disc(-10, 90, 26), GOLD),
  (seed) => stars(seed) + stars(seed + 1),
  (seed) =>
    `<rect x="-80" y="-20" width="280" height="180" fill="${HOUSE}"/>${rays([60, 90], [20, 150], 44, [0.5, 1], seed, INK, 6)}`,
];

const turned = (svg: string): string => `<g transform="translate(120 0) scale(-1 1)">${svg}</g>`;
const moved = (transform: string, svg: string): string => `<g transform="${transform}">${svg}</g>`;

export interface SceneLine {
  what: string;
  light: number;
  turned: boolean;
  sigil: string;
  before: string;
}

export function readScene(line: string): SceneLine {
  const [what = "", ...more] = line.split(" ");
  const found = (start: string): string => more.find((one) => one.startsWith(start))?.slice(start.length) ?? "";
  return { what, light: Number(found("l")), turned: found("f") === "1", sigil: found("="), before: found("+") };
}

const thingOf = (what: string): Thing => ALL_THINGS[what] ?? emblem(what);
export const isPlace = (line: string): boolean => readScene(line).what in ALL_PLACES;

function lying(thing: Thing, sigil: string): string {
  const drawn = thing.rimmed ? thing.cut(sigil) : halo(thing.cut(sigil));
  return thing.pose ? moved(thing.pose, drawn) : drawn;
}

/** The inside of an SVG with the view 0 0 120 132; `sigil` is the House's. */
export function scene(line: string, sigil = ""): string {
  const { what, light, turned: back, sigil: own, before } = readScene(line);
  const seed = [...line].reduce((sum, one) => sum + one.charCodeAt(0), 0);
  const mark = own || sigil ? sigilOf(own || sigil) : "";
  const place = ALL_PLACES[what];
  let drawn = place
    ? (light ? (SKIES[light]?.(seed) ?? "") : place.sky()) + place.stands()
    : (LIGHTS[light]?.(seed) ?? "") + lying(thingOf(what), mark);
  if (back) drawn = turned(drawn);
  if (before) drawn += moved("translate(58 62) scale(.52)", lying(thingOf(before), mark));
  return DARK + drawn;
}

/** The part of it that a wide picture shows. */
export function wideView(line: string): string {
  const place = ALL_PLACES[readScene(line).what];
  return place ? `-4 ${place.heart} 128 66` : "-64 2 248 128";
}
