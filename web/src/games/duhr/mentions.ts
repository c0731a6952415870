/** What the sentences of Dûhr name. The hall speaks English, whatever language the page is in. */
import { keyOf } from "../../session/picking";
import type { View } from "../../generated/duhr";
import type { Mention } from "..";
import { agenda, crest, house, isHouse, kindOf, nameOf, sigilOf } from "./cards";

const HOUSES = ["seat", "house", "to", "one", "other", "owner", "doer", "ability", "target", "source", "second"];
const CARDS = ["card", "by"];
/** An event is told by its name when it is declared or negated. */
const EVENTS = ["verb", "effect"];

function houseMention(id: string): Mention {
  const key = keyOf("house", id);
  const { name } = house(id);
  return { key, words: [`House ${name}`, name], crest: crest(id), rings: [key] };
}

/** A card; these are the places where it may lie. */
function cardMention(card: string, rings: readonly string[]): Mention {
  const { name } = house(card);
  const words =
    kindOf(card) === "suspicion"
      ? [`suspicion of ${name}`, `suspicions of ${name}`]
      : [card === "scandal" ? "scandal" : nameOf(card)];
  const colour = kindOf(card) === "suspicion" ? crest(card).colour : "#b9925a";
  return { key: keyOf("card", card), words, crest: { of: sigilOf(card), colour }, rings };
}

export function mentions(event: Record<string, string>, view: View): Mention[] {
  const found: Mention[] = [];
  const mine = event["seat"] === view.houses[view.viewer ?? -1];
  const on = [event["house"], event["source"], event["to"]].filter(
    (id): id is string => id !== undefined && isHouse(id),
  );
  for (const [field, value] of Object.entries(event)) {
    if (HOUSES.includes(field) && isHouse(value)) found.push(houseMention(value));
    const held = [keyOf("event", value), ...(mine ? [keyOf("card", value)] : [])];
    if (CARDS.includes(field) && kindOf(value) !== "unknown")
      found.push(cardMention(value, on.length > 0 ? on.map((id) => keyOf("lying", id, value)) : held));
    if (field === "pair" || (EVENTS.includes(field) && kindOf(value) === "event")) found.push(cardMention(value, held));
    const aim = field === "agenda" ? agenda(value) : undefined;
    if (aim) found.push({ key: keyOf("agenda", value), words: [aim.name, aim.text], rings: [keyOf("agenda", value)] });
  }
  return found;
}
