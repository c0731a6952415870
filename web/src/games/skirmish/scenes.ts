/** What happens in Houses-Skirmish, on the stage. */
import type { ToldForm } from "../../generated/outgoing";
import { say } from "../../words/index.svelte";
import type { Scene } from "..";
import { before, type Fields, known, latest, scene, seatOf } from "../scenes";
import { isCard } from "./cards";

const unit = (name = ""): string | null => (isCard(name) ? `card:${name}` : null);

/** What a seat does with a card, to whom. */
function deed(tag: string, { player, card, by, unit: aimed, at, from, whose }: Fields): Scene {
  const met = seatOf(at ?? from ?? whose);
  return scene(tag, seatOf(player), known("card", card ?? by), { target: unit(aimed) ?? (met >= 0 ? met : null) });
}

/** What a blow does: to a unit, or to a seat. */
function blow(event: Fields, actor: number): Scene {
  const { verb = "", amount = "", by, also, player, unit: struck } = event;
  const stamp = verb === "poisoned" ? say("stage-poisoned") : `−${amount}`;
  const target = verb === "hurt" ? seatOf(player) : unit(struck);
  return scene(say("stage-hit"), actor, known("card", by, also), { target, stamp, mark: "hurt" });
}

export function sceneOf(chain: readonly ToldForm[], at: number, past: readonly ToldForm[]): Scene | null {
  const event = chain[at]?.event ?? {};
  const { verb = "", card, unit: whom, why = "", with: blocker, attacker, target, player } = event;
  const turn = seatOf(latest(before(chain, at, past), "turn")?.["player"]);
  switch (verb) {
    case "deployed":
    case "summoned":
    case "imitated":
    case "declared":
      return deed(say("stage-deploys"), event);
    case "scouted":
    case "played":
    case "aimed":
    case "interrupted":
    case "seized":
    case "taken":
      return deed(say("stage-ability"), event);
    case "attacked": {
      const seat = seatOf(target);
      return scene(say("stage-attack"), turn, known("card", whom), {
        target: unit(target) ?? (seat >= 0 ? seat : null),
      });
    }
    case "blocked":
      return scene(say("stage-block"), -1, known("card", blocker), {
        target: unit(attacker),
        stamp: say("stage-blocked"),
      });
    case "damaged":
    case "hurt":
    case "poisoned":
      return blow(event, turn);
    case "negated":
    case "shielded":
      return scene(say("stage-hit"), -1, [], { target: unit(whom), stamp: say("stage-saved"), mark: "good" });
    case "buried":
    case "burned":
      if (why !== "defeated" && why !== "poisoned") return null;
      return scene(say("stage-hit"), -1, [], { target: unit(card), stamp: say("stage-defeated"), mark: "dead" });
    case "out":
      return scene(say("stage-out"), -1, [], { target: seatOf(player), stamp: say("stage-out"), mark: "dead" });
    default:
      return null;
  }
}
