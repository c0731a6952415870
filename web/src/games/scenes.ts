/** What the games' scenes on the stage are made with. */
import type { ToldForm } from "../generated/outgoing";
import type { Scene } from ".";

export type Fields = Record<string, string>;

/** What happened before a link: its own chain, and all that is remembered. */
export function before(chain: readonly ToldForm[], at: number, past: readonly ToldForm[]): Fields[] {
  return [...past, ...chain.slice(0, at)].map(({ event }) => event);
}

/** The latest of these kinds. */
export function latest(happened: readonly Fields[], ...verbs: string[]): Fields | undefined {
  return happened.findLast((event) => verbs.includes(event["verb"] ?? ""));
}

/** Seats as events call them: `2`, or `seat_2`; −1: nobody. */
export function seatOf(name = ""): number {
  const [, number] = /^(?:seat_)?(\d+)$/.exec(name) ?? [];
  return number === undefined ? -1 : Number(number);
}

/** Things, where they are named and known. */
export const known = (kind: string, ...names: (string | undefined)[]): string[] =>
  names.filter((name) => name && name !== "?").map((name) => `${kind}:${name}`);

/** A scene with what it has. */
export function scene(tag: string, actor: number, cards: readonly string[], more: Partial<Scene> = {}): Scene {
  return { tag, actor, cards, target: null, ...more };
}
