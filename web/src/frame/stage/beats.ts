/** The sentences of the hall as beats: what belongs together stands together, and long chains are told in fewer words. */
import type { ToldForm } from "../../generated/outgoing";
import type { Drawing, Scene, View } from "../../games";
import type { Event } from "../../session/wire";
import type { Beat } from "../../session/telling.svelte";
import { language, say } from "../../words/index.svelte";
import { ringsOf } from "../mentions";
import { heardIn } from "../sounds";

/** More words at once nobody wants to read beside the table. */
const MOST_WORDS = 24;
/** How many things that fare alike are named. */
const NAMED = 4;
/** What is counted where it happens to the same seat again and again. */
const COUNTED = ["drew", "dealt"];

interface Link {
  text: string;
  rings: readonly string[];
  scene: Scene | "joins" | null;
}

/** What one seat draws: several cards are counted. */
function several(told: ToldForm, count: number): string {
  const [start = 0, end = 0] = told.marks.find(([, , kind]) => kind === "seat") ?? [];
  const who = told.text.slice(start, end);
  return say("stage-draws", { who: who || "you", count });
}

/** The first of several sentences that differ in one name alone, and these names. */
function alike(links: readonly ToldForm[]): string {
  const [first] = links;
  if (!first || links.length === 1) return first?.text ?? "";
  const names = links
    .slice(1)
    .flatMap(({ text, marks }) => marks.slice(0, 1).map(([start, end]) => text.slice(start, end)));
  const shown = names.slice(0, NAMED);
  const left = names.length - shown.length;
  const all = left > 0 ? [...shown, say("stage-others", { count: left })] : shown;
  return `${first.text} ${say("stage-likewise", { names: new Intl.ListFormat(language()).format(all) })}`;
}

/** With its first name left out, what a sentence says; empty if it names more than one thing. */
function shape({ event, text, marks }: ToldForm): string {
  const [only, second] = marks;
  if (!only || second || only[2] === "seat") return "";
  return `${event["verb"]} ${text.slice(0, only[0])}…${text.slice(only[1])}`;
}

const seatOf = ({ event }: ToldForm): string => event["seat"] ?? event["player"] ?? "";

/** Which sentences stand for how many: those that would only be said again and again are told once. */
function grouped(
  told: readonly ToldForm[],
  looks: readonly (Scene | "joins" | null)[],
): { links: ToldForm[]; text: string; at: number }[] {
  const found: { links: ToldForm[]; text: string; at: number; kind: string }[] = [];
  told.forEach((one, at) => {
    if (!one.text) return;
    const counted = COUNTED.includes(one.event["verb"] ?? "") && one.event["cause"] === undefined;
    // What is seen on the stage is said by itself.
    const kind = counted ? `${one.event["verb"]} ${seatOf(one)}` : looks[at] ? "" : shape(one);
    const before = counted ? found.find((group) => group.kind === kind) : found.at(-1);
    if (before && kind && before.kind === kind) before.links.push(one);
    else found.push({ links: [one], text: one.text, at, kind });
  });
  return found.map(({ links, at, kind }) => {
    const [first] = links;
    const counted = first && COUNTED.includes(first.event["verb"] ?? "") && kind.startsWith(first.event["verb"] ?? "");
    const text = counted && links.length > 1 && first ? several(first, links.length) : alike(links);
    return { links, text, at };
  });
}

/** What a move brought about, in beats. What looks like nothing goes with its neighbours: after what it follows, or before the first. */
export function beatsOf(
  { told }: Pick<Event, "told">,
  past: readonly ToldForm[],
  drawing: Drawing | null,
  view: View | null,
  viewer: number,
): Beat<Scene>[] {
  /** What is not staged shows where it falls. */
  const falls: { key: string; text: string; good: boolean }[] = [];
  const all = told.map((_, at) => (view && drawing?.scene ? drawing.scene(told, at, past, view) : null));
  const links: Link[] = grouped(told, all).map(({ links, text, at }) => {
    const looks = all[at] ?? null;
    const scene = staged(looks, viewer);
    if (!scene && looks && looks !== "joins" && looks.stamp && looks.target !== null) {
      const key = typeof looks.target === "string" ? looks.target : `seat:${looks.target}`;
      falls.push({ key, text: looks.stamp, good: looks.mark === "good" });
    }
    return { text, rings: links.flatMap((one) => ringsOf(one, drawing, view)), scene };
  });
  const beats: { before?: string[]; text: string; more: string[]; rings: string[]; scene: Scene | null }[] = [];
  let first: string[] = [];
  let firstRings: string[] = [];
  for (const { text, rings, scene } of links) {
    const last = beats.at(-1);
    if (scene === "joins" && last) {
      last.text += ` ${text}`;
      last.rings.push(...rings);
    } else if (scene && scene !== "joins") {
      beats.push({ before: first, text, more: [], rings: [...firstRings, ...rings], scene });
      [first, firstRings] = [[], []];
    } else if (last) {
      last.more.push(text);
      last.rings.push(...rings);
    } else {
      first.push(text);
      firstRings.push(...rings);
    }
  }
  if (first.length > 0) beats.push(...plain(first, firstRings));
  const sound = heardIn(told.map(({ event }) => event["verb"] ?? ""));
  return beats.map((beat, at) => (at === 0 ? { ...beat, sound, falls } : beat));
}

/** Nobody needs to see on the stage what they have just done, unless it decides something. */
function staged(scene: Scene | "joins" | null, viewer: number): Scene | "joins" | null {
  if (scene === null || scene === "joins") return scene;
  const weighty = scene.plate !== undefined || scene.turned !== undefined || scene.mark === "dead";
  return scene.actor === viewer && viewer >= 0 && !weighty ? null : scene;
}

/** Sentences without a scene, as many at once as can be read. */
function plain(
  texts: readonly string[],
  rings: string[],
): { text: string; more: string[]; rings: string[]; scene: null }[] {
  const found: { text: string; more: string[]; rings: string[]; scene: null }[] = [];
  for (const text of texts) {
    const last = found.at(-1);
    const joined = last ? `${last.text} ${text}` : text;
    if (last && joined.split(" ").length <= MOST_WORDS) last.text = joined;
    else found.push({ text, more: [], rings, scene: null });
  }
  return found;
}
