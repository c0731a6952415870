/** What the sentences of Dûhr name. The hall speaks English, whatever language the page is in. */
import { keyOf } from "../../picking";
import type { Mention } from "..";
import { agenda, crest, house, isHouse, kindOf, nameOf, sigilOf } from "./cards";

const HOUSES = ["seat", "house", "to", "other", "owner", "ability"];
const CARDS = ["card", "by", "pair"];

function houseMention(id: string): Mention {
  const key = keyOf("house", id);
  const { name } = house(id);
  return { key, words: [`House ${name}`, name], crest: crest(id), rings: [key] };
}

/** A card, which lies on one of these Houses or is in a hand. */
function cardMention(card: string, on: readonly string[]): Mention {
  const { name } = house(card);
  const words =
    kindOf(card) === "suspicion"
      ? [`suspicion of ${name}`, `suspicions of ${name}`]
      : [card === "scandal" ? "scandal" : nameOf(card)];
  const rings = on.length > 0 ? on.map((id) => keyOf("lying", id, card)) : [keyOf("card", card), keyOf("event", card)];
  const colour = kindOf(card) === "suspicion" ? crest(card).colour : "#b9925a";
  return { key: keyOf("card", card), words, crest: { of: sigilOf(card), colour }, rings };
}

export function mentions(event: Record<string, string>): Mention[] {
  const found: Mention[] = [];
  const on = [event["house"], event["to"]].filter((id): id is string => id !== undefined && isHouse(id));
  for (const [field, value] of Object.entries(event)) {
    if (HOUSES.includes(field) && isHouse(value)) found.push(houseMention(value));
    if (CARDS.includes(field) && kindOf(value) !== "unknown") found.push(cardMention(value, on));
    const aim = field === "agenda" ? agenda(value) : undefined;
    if (aim) found.push({ key: keyOf("agenda", value), words: [aim.name, aim.text], rings: [keyOf("agenda", value)] });
  }
  return found;
}
