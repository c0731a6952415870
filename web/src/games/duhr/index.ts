/** Dûhr: how its moves name things, what they are called, and what is asked next. */
import { keyOf, type Option, type Part, thingOf, valuesOf } from "../../session/picking";
import { say } from "../../words/index.svelte";
import type { View } from "../../generated/duhr";
import type { Drawing } from "..";
import Before from "./Before.svelte";
import { agendaName, cardCalled, crest, handKinds, house, learn, nameOf, plotOf, secretCalled } from "./cards";
import { explained } from "./explained";
import Face from "./Face.svelte";
import Large from "./Large.svelte";
import { lies } from "./lies";
import { mention } from "./mention";
import Middle from "./Middle.svelte";
import { sceneOf } from "./scenes";
import Secret from "./Secret.svelte";
import Side from "./Side.svelte";

type Move = Record<string, string>;
const EVENTS = ["betrayal", "blackmail", "collaborators", "espionage", "informants", "intrigue"];

const hand = (card: string | undefined, field: string, free = false): Part[] =>
  card ? [{ key: keyOf("card", card), fields: [field], free }] : [];
const at = (id: string | undefined, field: string, free = false): Part[] =>
  id ? [{ key: keyOf("house", id), fields: [field], free }] : [];
const lying = (on: string | undefined, card: string | undefined, fields: string[], free = false): Part[] =>
  on && card ? [{ key: keyOf("lying", on, card), fields, free }] : [];

/** The House on which the step on top of the stack falls, or the one it takes from. */
function struck(view: View): string {
  const top = view.stack.at(-1);
  if (top?.step === "taking") return view.houses[top.from] ?? "";
  return top?.step === "consequence" ? plotOf(view.conspiracies[top.seat] ?? "").house : "";
}

function parts(move: Move, view: View): Part[] {
  const { verb = "", source, card, to, target, pair, ability } = move;
  if (EVENTS.includes(verb))
    return [
      { key: keyOf("card", verb), fields: ["verb"] },
      ...at(target, "target"),
      ...at(ability, "ability"),
      ...lying(source, card, ["source", "card"], verb === "informants"),
      ...lying(move["second"], move["other"], ["second", "other"], true),
      ...at(to, "to"),
      ...(verb === "intrigue" ? [...at(move["one"], "one", true), ...at(move["other"], "other", true)] : []),
    ];
  switch (verb) {
    case "keep":
      return [{ key: keyOf("agenda", move["agenda"] ?? ""), fields: ["agenda"] }];
    case "raise_suspicion":
      return [...hand(move["house"], "house"), ...at(move["house"], "house")];
    case "create_scandal":
      return [{ key: keyOf("card", "scandal"), fields: ["verb"] }, ...at(target, "target")];
    case "use":
      return [...hand(ability, "ability"), ...lying(source, card, ["source", "card"]), ...at(to, "to")];
    case "reveal_card":
    case "remove_scandal":
    case "place_scandal":
      return [
        ...hand(pair, "pair"),
        ...hand(pair, "pair"),
        ...(verb === "place_scandal" ? at(target, "target") : []),
        ...(verb === "reveal_card" ? lying(source, card, ["source", "card"]) : []),
        ...(verb === "remove_scandal" ? lying(source, "scandal", ["source"]) : []),
      ];
    case "negate":
      return [...hand(pair, "pair"), ...hand(pair, "pair")];
    case "reveal_conspiracy":
      return [{ key: keyOf("plot", "mine"), fields: [] }];
    case "discard":
    case "exchange":
      return hand(card, "card");
    case "defame":
    case "expose":
      return lying(source, card, ["source", "card"]);
    case "scandalize":
      return at(target, "target");
    case "replace":
      return lying(struck(view), card, ["", "card"]);
    case "give":
      return [...hand(card, "card", true), ...hand(move["other"], "other", true)];
    case "take":
      return [{ key: keyOf("known", struck(view), card ?? ""), fields: ["", "card"] }];
    default:
      return [];
  }
}

function called(key: string): string {
  const kind = key.slice(0, key.indexOf(":"));
  const [first = "", second = ""] = valuesOf(key);
  if (kind === "house") return say("duhr-house", { house: house(first).name });
  if (kind === "agenda") return agendaName(first);
  if (kind === "plot") return say("duhr-conspiracy");
  if (kind === "lying")
    return say("duhr-on", {
      card: second.startsWith("concealed") ? say("duhr-concealed") : cardCalled(second),
      house: house(first).name,
    });
  return cardCalled(kind === "known" ? second : first);
}

/** What could be done with what is picked. */
function asks(left: readonly Option[], picks: readonly string[]): string {
  const first = picks[0];
  if (!first?.startsWith("card:") || left.length < 2) return "";
  const verbs = new Set(left.map((option) => option.form.move["verb"] ?? ""));
  const [card = ""] = valuesOf(first);
  const last = picks.at(-1) ?? "";
  const one = [...verbs][0];
  if (one === "collaborators" && picks.length === 1) return say("duhr-ask-ability");
  if ((one === "use" || one === "collaborators") && last.startsWith("lying:")) return say("duhr-ask-to");
  if (one === "give") return say("duhr-ask-another");
  if (verbs.size === 1 && (EVENTS.includes(one ?? "") || one === "create_scandal"))
    return say(one === "collaborators" || one === "informants" ? "duhr-ask-card" : "duhr-ask-house", {
      card: nameOf(card),
    });
  const can: string[] = [];
  const masterstrokes = (["reveal_card", "remove_scandal", "place_scandal"] as const).filter((verb) => verbs.has(verb));
  if (verbs.has("raise_suspicion")) can.push(say("duhr-can-raise"));
  if (verbs.has("use")) can.push(say("duhr-can-use", { title: house(card).title }));
  if (picks.length > 1) can.push(...masterstrokes.map((verb) => say(`duhr-can-${verb}`)));
  else if (masterstrokes.length > 0) can.push(say("duhr-can-masterstroke"));
  return can.length > 0 ? say("duhr-ask-can", { card: cardCalled(card), can: can.join(", ") }) : "";
}

export async function draw(): Promise<Drawing<View>> {
  await learn();
  return {
    Middle,
    Side,
    Before,
    lies,
    parts,
    thing: (key, view) =>
      key === keyOf("plot", "mine") ? ["plot", view.houses[view.viewer ?? -1] ?? ""] : thingOf(key),
    called,
    asks,
    crest: (view, seat) => {
      const id = view.houses[seat] ?? "";
      return { ...crest(id), called: house(id).name };
    },
    crowded: true,
    mention,
    scene: sceneOf,
    Secret,
    Large,
    explained,
    dealing: {
      Face,
      houses: (view) => view.houses,
      hand: (view, seat) => view.figures.usable[seat] ?? [],
      deals: (view) => view.deals,
      left: (view, seat) => view.figures.offers_left[seat] ?? 0,
      kinds: (view) => handKinds(view.houses),
      secrets: ["conspiracy", "agenda"],
      secretOf: (key, view, seat) => {
        if (key === keyOf("plot", "mine")) return "conspiracy";
        return key === keyOf("agenda", view.agendas[seat] ?? "?") ? "agenda" : "";
      },
      cardCalled,
      secretCalled,
      houseCalled: (id) => house(id).name,
      turn: (view) => view.turn,
      words: { how: "deal-how", most: "deal-most" },
    },
  };
}
