/** What the games' scenes on the stage are made with. */
import type { ToldForm } from "../generated/outgoing";
import { say } from "../words/index.svelte";
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

/** What is offered, agreed and promised, where seats make deals; `seatBy` knows the seats as deals call them. */
export function dealt(event: Fields, happened: readonly Fields[], seatBy: (name?: string) => number): Scene | null {
  const { verb, seat, to, fate, offer } = event;
  const actor = seatBy(seat);
  if (verb === "offered") return scene(say("stage-offer"), actor, []);
  if (verb === "accepted") {
    const maker = seatBy(happened.findLast((one) => one["verb"] === "offered" && one["offer"] === offer)?.["seat"]);
    const target = maker < 0 ? null : maker;
    return scene(say("stage-deal"), actor, [], { target, stamp: say("stage-agreed"), mark: "good" });
  }
  if (verb !== "judged" || (fate !== "broken" && fate !== "kept")) return null;
  return scene(say("stage-promise"), actor, [], {
    target: seatBy(to),
    stamp: say(`stage-promise-${fate}`),
    mark: fate === "broken" ? "hurt" : "good",
  });
}
