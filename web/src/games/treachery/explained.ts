/** What the things of Treachery say of themselves. */
import { about, type Explanation } from "../../parts/explain.svelte";
import { valuesOf } from "../../session/picking";
import { say } from "../../words/index.svelte";
import type { View } from "../../generated/treachery";
import { action, character, houseName, sideName, standing } from "./cards";
import { described, meanings } from "./phrases";

export function explainedCharacter(id: string, state: "unwounded" | "wounded" | "killed"): Explanation {
  const { name, text, house } = character(id);
  return {
    title: name,
    text: [text],
    notes: [
      { term: say(`treachery-${state}`), text: say(`treachery-about-${state}`) },
      {
        term: houseName(house),
        text: say(house === "neutral" ? "treachery-about-neutral" : "treachery-about-house"),
      },
    ],
  };
}

/** A whole card: both of its actions. */
export function explainedCard(id: string): Explanation {
  const card = action(id);
  const sides = (["top", "bottom"] as const).map((side) => `${sideName(side)}: ${described(card[side])}`);
  return { title: card.name, text: sides, notes: meanings([...card.top, ...card.bottom]) };
}

/** `green over red`, or `?`. */
export function explainedAgenda(agenda: string): Explanation {
  const [rise, fall] = agenda.split(" over ");
  if (!rise || !fall) return about(say("treachery-agenda"), say("treachery-about-agenda-hidden"));
  const houses = { rise: houseName(rise), fall: houseName(fall) };
  return about(
    say("treachery-agenda"),
    say("treachery-about-agenda-rise", houses),
    say("treachery-about-agenda-fall", houses),
    say("treachery-about-agenda-wounds"),
  );
}

/** A thing that is named in a sentence. */
export function explained(thing: string, view: View): Explanation {
  const [id = ""] = valuesOf(thing);
  if (thing.startsWith("action:")) return explainedCard(id);
  const one = view.rows
    .flat()
    .map(standing)
    .find((noble) => noble.id === id);
  return explainedCharacter(id, one?.health || "unwounded");
}
