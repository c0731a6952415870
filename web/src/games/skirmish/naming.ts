/** Cards and places in words. */
import { say } from "../../words/index.svelte";
import type { View } from "../../generated/skirmish";
import { type Card, card, isCard, slotName, traitOf, variant } from "./cards";
import { face, type Held, marks, type Token, type Unit } from "./reading";

/** A card by its sign; a Joker with what it is. */
export function tokenName({ id, role }: Token): string {
  const name = card(id).called;
  if (!role) return name;
  return isCard(role)
    ? say("skirmish-double-of", { joker: name, card: card(role).called })
    : say("skirmish-as", { joker: name, role: variant(role).name });
}

/** A unit with everything that is on it. */
export function unitName(view: View, one: Unit): string {
  const [leader, second] = one.tokens;
  const { strength, trait, damage } = one.figures;
  return [
    second ? say("skirmish-bond", { leader: tokenName(leader), second: tokenName(second) }) : tokenName(leader),
    slotName(one.place.split(".")[1] ?? ""),
    one.exhausted ? say("skirmish-exhausted") : "",
    one.recovered ? say("skirmish-recovered") : "",
    second || strength !== face(leader).attack ? say("skirmish-deals", { number: strength }) : "",
    trait === "enhanced" || trait === "silenced"
      ? `${traitOf(face(leader).house)} ${say(trait === "enhanced" ? "skirmish-enhanced" : "skirmish-silenced")}`
      : "",
    ...marks(
      view,
      one.tokens.map(({ id }) => id),
    ).map((mark) => say(`skirmish-${mark}`)),
    damage ? say("skirmish-damage", { number: damage }) : "",
  ]
    .filter(Boolean)
    .join(", ");
}

/** Who else knows a card that somebody holds. */
export function seenBy(one: Held, owner: number, names: readonly string[]): string {
  if (one.seen === null) return "";
  const others = one.seen.filter((seat) => seat !== owner);
  if (one.seen.length === 0) return say("skirmish-seen-all");
  return others.length > 0
    ? say("skirmish-seen-by", { names: others.map((seat) => names[seat] ?? "").join(", ") })
    : "";
}

/** What a card does, in sentences; a Joker that is something, what it does as that. */
export function ability(one: Card, role = ""): readonly string[] {
  return one.kind === "joker" && role && !isCard(role) ? variant(role).text : one.text;
}
