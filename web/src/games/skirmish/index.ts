/** Houses-Skirmish: how its moves name things, and what they are called. */
import { keyOf, type Option, type Part, valuesOf } from "../../session/picking";
import { say } from "../../words/index.svelte";
import type { View } from "../../generated/skirmish";
import type { Drawing, Mention } from "..";
import Before from "./Before.svelte";
import { card, DRAWN, isCard, learn, slotName } from "./cards";
import { explained } from "./explained";
import Large from "./Large.svelte";
import Middle from "./Middle.svelte";
import { RANKS, token } from "./reading";
import { sceneOf } from "./scenes";
import Side from "./Side.svelte";

type Move = Record<string, string>;

/**
 * The things of each verb, in the order in which they are chosen. Who attacks, who is to be blocked and whose excess it is, is asked of one
 * unit at a time, so it is not picked. The slot of a Joker is the first of the Rear Ranks; what it is, is said by buttons.
 */
const CHOSEN: Record<string, readonly string[]> = {
  deploy: ["card", "slot"],
  scout: ["card", "player", "slot"],
  strike: ["card", "unit", "also", "slot"],
  queen: ["card"],
  fetch: ["card"],
  destroy: ["unit"],
  keep: ["card", "first", "second", "third"],
  imitate: ["card", "model", "slot"],
  summon: ["card", "slot"],
  move: ["unit", "slot"],
  bond: ["leader", "second"],
  interrupt: ["card"],
  double: ["card", "unit"],
  ward: ["card"],
  seize: ["card", "unit"],
  attack: ["target"],
  block: ["with", "second"],
  face: ["one", "two", "three", "four"],
  pick: ["one", "other"],
  spill: ["target"],
  rage: ["target"],
};

function parts(move: Move): Part[] {
  const { verb = "" } = move;
  if (verb === "return") return [part("unit", move["unit"]), { key: keyOf("spot", "hand"), fields: ["verb"] }];
  if (verb === "separate")
    return [
      { key: keyOf("bond", move["unit"] ?? ""), fields: ["unit"] },
      part("leader", move["leader"]),
      part("second", move["second"]),
    ];
  const left = verb === "deploy" && move["as"] ? ["card"] : (CHOSEN[verb] ?? []);
  // A Doppelganger that strikes is asked for its target alone.
  const fields = verb === "strike" && move["card"] === "black_joker" ? left.slice(1) : left;
  return fields.filter((field) => move[field]).map((field) => part(field, move[field]));
}

function part(field: string, value = ""): Part {
  return { key: keyOf(kindOf(value), value), fields: [field] };
}

function kindOf(value: string): string {
  if (isCard(value)) return "card";
  if (value.startsWith("seat_")) return "player";
  return value === "hand" || value === "barrows" ? "spot" : "slot";
}

function called(key: string): string {
  const [value = ""] = valuesOf(key);
  if (isCard(value)) return card(value).called;
  if (key === "spot:hand" || key === "spot:barrows")
    return say(key === "spot:hand" ? "skirmish-to-hand" : "skirmish-to-barrows");
  return value.startsWith("seat_") ? say("seat-number", { number: Number(value.slice(5)) + 1 }) : slotName(value);
}

/** What comes next, when something is picked: a card or a slot, in any order. */
function asks(left: readonly Option[], picks: readonly string[]): string {
  if (picks.length === 0 || left.length < 2) return "";
  const verbs = new Set(left.map((option) => option.form.move["verb"]));
  const [verb = ""] = verbs;
  if (verbs.size === 1 && verb === "keep") return say("skirmish-ask-keep");
  if (verbs.size === 1 && verb === "separate")
    return say(picks.length === 1 ? "skirmish-ask-leader" : "skirmish-ask-second", { card: called(picks[0] ?? "") });
  const named = picks.filter((key) => isCard(valuesOf(key)[0] ?? ""));
  const [first] = named;
  if (first === undefined) {
    const slot = picks.find((key) => key.startsWith("slot:"));
    return slot === undefined ? "" : say("skirmish-ask-stands", { slot: called(slot) });
  }
  const card = called(first);
  if (verbs.size > 1) return say("skirmish-ask-further", { card });
  if (left.every((option) => option.form.move["as"])) return say("skirmish-ask-as", { card });
  if (verb === "deploy" || verb === "summon" || verb === "move") return say("skirmish-ask-slot", { card });
  const aims = ["double", "seize", "strike"].includes(verb) && named.length === 1;
  return aims ? say("skirmish-ask-unit", { verb, card }) : "";
}

function mention(kind: string, name: string): Mention | null {
  if (kind !== "card") return null;
  const { sigil: of = "ring", colour = "" } = DRAWN[card(name).house] ?? {};
  const key = keyOf("card", name);
  return { key, crest: { of, colour }, rings: [key] };
}

/** Where units stand. */
function lies(view: View): [string, string][] {
  return RANKS.flatMap((rank) =>
    view[rank].flatMap((slots, seat) =>
      (Array.isArray(slots) ? slots : []).flatMap((written, at) => {
        if (!written || written === "?") return [];
        const spot = seat === view.viewer ? `slot:${rank}_${at + 1}` : `slot:${seat}.${rank}_${at + 1}`;
        return (written.split(" ")[0] ?? "")
          .split("+")
          .map((one): [string, string] => [keyOf("card", token(one).id), spot]);
      }),
    ),
  );
}

export async function draw(): Promise<Drawing<View>> {
  await learn();
  return { Middle, Side, Before, parts, lies, called, asks, mention, scene: sceneOf, Large, explained };
}
