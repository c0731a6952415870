/** All pictures, as SVG: fetched when a table needs the first of them. */
import { person, type Pose, standing } from "./person";
import { stranger } from "./line";
import { NOBLES } from "./nobles";
import { scene, wideView } from "./scene";
import type { Picture } from "./picture";
import { cutAt } from "./tools";

/** How much of a person is seen. */
const PEOPLE = { whole: "0 0 120 132", card: "3 1 114 96", wide: "-38 0 196 101", round: "14 3 92 92" } as const;
const SCENES = { whole: "0 0 120 132", card: "-3 7 126 109", round: "10 16 100 100" } as const;

export interface Cut {
  /** The view: x, y, width and height. */
  view: readonly [number, number, number, number];
  svg: string;
}

/** Several people stand together: an army, a company. */
function group(lines: readonly string[], pose: Pose): string {
  const places = ["translate(-17 16) scale(.68)", "translate(56 16) scale(.68)", "translate(18 27) scale(.7)"];
  const one = (line: string, at: number): string =>
    `<g transform="${places[at] ?? ""}">${person(line, { ...pose, bare: true })}</g>`;
  return standing(lines.join(), pose.wide ?? false) + lines.map(one).join("");
}

/** Nobles of the hall have faces of their own; everybody else has one by their name. */
function lineOf(name: string): string {
  return NOBLES[name]?.line ?? stranger(name);
}

function personOf({ line, name, mood, facing, view }: Picture): string {
  const lines = (line || lineOf(name ?? "")).split(" / ");
  const pose: Pose = { mood, facing, wide: view === "wide" };
  return lines.length > 1 ? group(lines, pose) : person(lines[0] ?? "", pose);
}

export function draw(picture: Picture, small: boolean): Cut {
  const { kind, line, sigil, view } = picture;
  const seen = kind === "person" ? PEOPLE[view] : view === "wide" ? wideView(line) : SCENES[view];
  const [x = 0, y = 0, width = 120, height = 132] = seen.split(" ").map(Number);
  const svg = cutAt(small, () => (kind === "person" ? personOf(picture) : scene(line, sigil)));
  return { view: [x, y, width, height], svg };
}
