/** Treachery in a Pocket: how its moves name things, and what they are called. */
import { keyOf, type Part, valuesOf } from "../../session/picking";
import { say } from "../../words/index.svelte";
import type { View } from "../../generated/treachery";
import type { Drawing, Mention } from "..";
import Before from "./Before.svelte";
import { action, character, HOUSES, learn, sideName, standing } from "./cards";
import { explained } from "./explained";
import Large from "./Large.svelte";
import Middle from "./Middle.svelte";
import { sceneOf } from "./scenes";
import Secret from "./Secret.svelte";
import Side from "./Side.svelte";
import { effectsNamed } from "./symbols";

const CHOSEN = ["first", "second", "third", "target", "one", "other"];

function parts(move: Record<string, string>): Part[] {
  const found: Part[] = [];
  const { card, side } = move;
  if (card && side) found.push({ key: keyOf("action", card, side), fields: ["card", "side"] });
  for (const field of CHOSEN) {
    const who = move[field];
    if (who) found.push({ key: keyOf("character", who), fields: [field] });
  }
  return found;
}

function called(key: string): string {
  const [name = "", side = ""] = valuesOf(key);
  return side ? `${action(name).name}, ${sideName(side)}` : character(name).name;
}

/** Whom the next symbol of the picked action is for. */
function asks(left: Parameters<NonNullable<Drawing["asks"]>>[0], picks: readonly string[]): string {
  const first = picks[0];
  if (!first?.startsWith("action:") || left.length < 2) return "";
  const [name = "", side = "top"] = valuesOf(first);
  const symbol = action(name)
    [side === "top" ? "top" : "bottom"].flat()
    .filter((one) => one.effects)[picks.length - 1];
  if (!symbol) return "";
  return say("treachery-ask", { effects: effectsNamed(symbol.effects) });
}

function mention(kind: string, name: string): Mention | null {
  if (kind === "card")
    return { key: keyOf("action", name), rings: [keyOf("action", name, "top"), keyOf("action", name, "bottom")] };
  if (kind !== "character") return null;
  const { sigil: of = "ring", colour = "" } = HOUSES[character(name).house] ?? {};
  const key = keyOf("character", name);
  return { key, crest: { of, colour }, rings: [key] };
}

const named = (row: readonly string[]): string[] => row.map((one) => standing(one).id);

/** Rows come and go: a row of another view is the one of now with which it has most Characters in common. */
function lies(view: View, now: View): [string, string][] {
  const rows = now.rows.map(named);
  return (Array.isArray(view.rows) ? view.rows : []).flatMap((row) => {
    if (!Array.isArray(row)) return [];
    const names = named(row);
    const common = rows.map((other) => other.filter((name) => names.includes(name)).length);
    const most = Math.max(...common);
    return most === 0
      ? []
      : names.map((name): [string, string] => [keyOf("character", name), `row:${common.indexOf(most)}`]);
  });
}

/** An action says whom it heals and moves; not what an attack does, nor what follows from abilities. */
function tells({ verb = "", because }: Record<string, string>): boolean {
  return ["healed", "moved_up", "moved_down"].includes(verb) && because === undefined;
}

export async function draw(): Promise<Drawing<View>> {
  await learn();
  return {
    Middle,
    Side,
    Before,
    tall: true,
    tells,
    lies,
    parts,
    called,
    asks,
    mention,
    scene: sceneOf,
    Secret,
    Large,
    explained,
  };
}
