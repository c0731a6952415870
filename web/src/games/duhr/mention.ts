/** What the sentences of Dûhr name. */
import { keyOf } from "../../session/picking";
import type { View } from "../../generated/duhr";
import type { Mention } from "..";
import { crest, isHouse, kindOf, sigilOf } from "./cards";

type Event = Record<string, string>;

function houseMention(id: string): Mention {
  const key = keyOf("house", id);
  return { key, crest: crest(id), rings: [key] };
}

/** A card, ringed where it may be: on the Houses of which the event tells, or else in the middle or one's hand. */
function cardMention(card: string, event: Event, view: View): Mention {
  const { seat, house, source = house, second, to } = event;
  const kind = kindOf(card);
  const lies = source !== undefined && kind !== "event";
  const mine = seat !== undefined && seat === view.houses[view.viewer ?? -1];
  return {
    key: keyOf("card", card),
    crest: { of: sigilOf(card), colour: kind === "suspicion" ? crest(card).colour : "#b9925a" },
    rings: lies
      ? [source, second, to].filter((id) => id !== undefined).map((id) => keyOf("lying", id, card))
      : [keyOf("event", card), ...(mine ? [keyOf("card", card)] : [])],
  };
}

export function mention(kind: string, name: string, event: Event, view: View): Mention | null {
  switch (kind) {
    case "seat":
      return houseMention(view.houses[Number(name)] ?? "");
    case "house":
      // A pair of suspicions goes by its House.
      return event["verb"] === "discarded_pair" ? cardMention(name, event, view) : houseMention(name);
    case "card":
    case "lying":
      return kindOf(name) === "unknown" ? null : cardMention(name, event, view);
    case "effect":
      // An ability goes by its House, and a masterstroke is not a card.
      if (isHouse(name)) return houseMention(name);
      return kindOf(name) === "event" ? cardMention(name, event, view) : null;
    case "agenda":
      return { key: keyOf("agenda", name), rings: [keyOf("agenda", name)] };
    default:
      return null;
  }
}
