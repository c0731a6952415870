/** What the things of Houses-Skirmish say of themselves. */
import { about, type Explanation, type Note } from "../../parts/explain.svelte";
import { valuesOf } from "../../session/picking";
import { say } from "../../words/index.svelte";
import type { View } from "../../generated/skirmish";
import { card, DRAWN, slotName, traitOf } from "./cards";
import Icon from "./Icon.svelte";
import { ability, tokenName } from "./naming";
import { face, type Mark, marks, type Rank, type Token, type Unit } from "./reading";

const icon = (of: string): Note["mark"] => ({ drawn: Icon, of });

const explainedMark = (mark: Mark): Note => ({
  term: say(`skirmish-${mark}`),
  text: say(`skirmish-explain-${mark}`),
  mark: icon(mark === "doubled" ? "sword" : mark),
});

/** A card wherever it lies; a Joker that is something, as that. */
export function explainedCard(token: Token, view?: View): Explanation {
  const shown = face(token);
  const { kind, house, attack, defense } = shown;
  const notes: Note[] = [];
  const trait = traitOf(house);
  if (kind === "soldier" && trait)
    notes.push({ term: trait, text: say("skirmish-explain-trait"), mark: icon(DRAWN[house]?.trait ?? "") });
  if (kind === "jack" || shown.id === "ad")
    notes.push({ term: say("skirmish-instant"), text: say("skirmish-explain-instant"), mark: icon("jack") });
  if (kind === "queen")
    notes.push({ term: say("skirmish-queen"), text: say("skirmish-explain-queen"), mark: icon("queen") });
  if (attack > 0)
    notes.push({
      term: say("skirmish-attack", { number: attack }),
      text: say("skirmish-explain-attack"),
      mark: icon("sword"),
    });
  if (defense > 0)
    notes.push({
      term: say("skirmish-defense", { number: defense }),
      text: say("skirmish-explain-defense"),
      mark: icon("shield"),
    });
  if (view) notes.push(...marks(view, [token.id]).map(explainedMark));
  return { title: tokenName(token), text: ability(shown, token.role), notes };
}

/** A card of a unit, with all that is on the unit. */
export function explainedUnit(view: View, unit: Unit, token: Token = unit.tokens[0]): Explanation {
  const [leader, second] = unit.tokens;
  const { strength, trait, damage } = unit.figures;
  const known = explainedCard(token);
  const state = unit.recovered ? "recovered" : unit.exhausted ? "exhausted" : "ready";
  const notes: Note[] = [
    {
      term: say(`skirmish-${state}`),
      text: say(`skirmish-explain-${state}`),
      mark: icon(unit.recovered ? "recovery" : "hand"),
    },
  ];
  if (second)
    notes.push({
      term: say("skirmish-bond", { leader: tokenName(leader), second: tokenName(second) }),
      text: say("skirmish-explain-bond", { number: strength }),
      mark: icon("link"),
    });
  else if (strength !== face(leader).attack)
    notes.push({ term: say("skirmish-deals", { number: strength }), mark: icon("sword") });
  if (trait === "enhanced" || trait === "silenced")
    notes.push({
      term: say(`skirmish-${trait}`),
      text: say(`skirmish-explain-${trait}`),
      mark: icon(trait === "enhanced" ? "king" : "wizard"),
    });
  if (damage)
    notes.push({
      term: say("skirmish-damage", { number: damage }),
      text: say("skirmish-explain-damage"),
      mark: icon("doomed"),
    });
  const on = marks(
    view,
    unit.tokens.map(({ id }) => id),
  ).map(explainedMark);
  const now = view.stack.at(-1);
  if (now?.step === "destroying" && now.first === unit.place)
    on.push({ term: say("skirmish-doomed"), text: say("skirmish-explain-doomed"), mark: icon("doomed") });
  return { ...known, notes: [...notes, ...on, ...(known.notes ?? [])] };
}

export function explainedSlot(rank: Rank, slot: string): Explanation {
  return about(say("skirmish-empty", { slot: slotName(slot) }), say(`skirmish-explain-${rank}`));
}

/** A player, as a target. */
export function explainedLife(view: View, seat: number, name: string): Explanation {
  const left = view.life[seat] ?? 0;
  const warded = view.warded.includes(seat);
  return {
    title: `${name}: ${left > 0 ? say("skirmish-life", { number: left }) : say("skirmish-out")}`,
    text: [say("skirmish-explain-life")],
    notes: warded ? [{ term: say("skirmish-warded"), mark: icon("ward") }] : [],
  };
}

/** A thing that is named in a sentence. */
export function explained(thing: string): Explanation {
  const [id = ""] = valuesOf(thing);
  return explainedCard({ id: card(id).id, role: "" });
}
