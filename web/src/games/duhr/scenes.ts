/** What happens in Dûhr, on the stage. Seats are called by their Houses. */
import type { ToldForm } from "../../generated/outgoing";
import type { View } from "../../generated/duhr";
import { say } from "../../words/index.svelte";
import type { Scene } from "..";
import { before, dealt, type Fields, known, scene } from "../scenes";
import { kindOf } from "./cards";

const EVENTS = ["betrayal", "blackmail", "collaborators", "espionage", "informants", "intrigue"];
const MASTERSTROKES = ["reveal_card", "remove_scandal", "place_scandal"];

/** What is done to a House with a card that lies there, or is laid there. */
const LYING: Record<string, Scene["mark"]> = {
  placed: "hurt",
  removed: "good",
  turned_up: "out",
  turned_down: "good",
  moved: "hurt",
  moved_down: "hurt",
  replaced: "out",
  taken: "good",
  taken_down: "good",
};

/** What becomes of a House. */
const FATES: Record<string, Scene["mark"]> = {
  favor_lost: "hurt",
  favor_regained: "good",
  vilified: "dead",
  standing_regained: "good",
  lost_hand: "hurt",
};

const house = (name?: string): string | null => known("house", name)[0] ?? null;
const card = (...names: (string | undefined)[]): string[] =>
  known("card", ...names).filter((key) => kindOf(key.slice(5)) !== "unknown");

function deed(event: Fields, actor: number): Scene | null {
  const { verb = "", house: met, to, target, source, one, ability, pair, seat, owner, doer } = event;
  if (EVENTS.includes(verb))
    return scene(say("stage-event"), actor, card(verb), { target: house(target ?? to ?? source ?? one) });
  if (MASTERSTROKES.includes(verb))
    return scene(say("stage-masterstroke"), actor, card(pair), { target: house(target ?? source) });
  if (verb === "use" || verb === "use_into")
    return scene(say("stage-ability"), actor, known("house", ability), { target: house(to ?? source) });
  if (verb === "negated" || verb === "countered")
    return scene(say("stage-negation"), actor, [], { target: house(doer), stamp: say("stage-negated") });
  if (verb === "conspiracy_up")
    return scene(say("stage-conspiracy"), -1, known("house", met), {
      target: house(seat),
      stamp: say("stage-revealed"),
      mark: "out",
    });
  if (verb === "gave" || verb === "seized" || verb === "saw_hand")
    return scene(say("stage-effect"), actor, [], { target: house(verb === "gave" ? to : owner) });
  const laid = LYING[verb];
  if (laid)
    return scene(say("stage-suspicion"), actor, card(event["by"] ?? event["card"]), {
      target: house(to ?? met),
      stamp: say(`stage-duhr-${verb as "placed"}`),
      mark: laid,
    });
  return null;
}

export function sceneOf(chain: readonly ToldForm[], at: number, past: readonly ToldForm[], view: View): Scene | null {
  const event = chain[at]?.event ?? {};
  const { verb = "", seat = "" } = event;
  const fate = FATES[verb];
  if (fate)
    return scene(say("stage-standing"), -1, [], {
      target: house(event["house"] ?? seat),
      stamp: say(`stage-duhr-${verb as "vilified"}`),
      mark: fate,
    });
  const seatBy = (house = ""): number => view.houses.indexOf(house);
  return deed(event, seatBy(seat)) ?? dealt(event, before(chain, at, past), seatBy);
}
