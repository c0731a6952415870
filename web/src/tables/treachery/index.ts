/** Treachery in a Pocket: how its moves name things, and what they are called. */
import { keyOf, type Part, valuesOf } from "../../picking";
import { say } from "../../words/index.svelte";
import type { Drawing } from "..";
import Before from "./Before.svelte";
import { action, character, learn } from "./cards";
import Middle from "./Middle.svelte";
import { doing } from "./phrases";
import Side from "./Side.svelte";

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
  return side
    ? `${action(name).name}, ${side === "top" ? say("treachery.top") : say("treachery.bottom")}`
    : character(name).name;
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
  return say("treachery.ask", { does: doing(symbol.effects) });
}

export async function draw(): Promise<Drawing> {
  await learn();
  return { Middle, Side, Before, tall: true, parts, called, asks };
}
