/** What happens in Treachery, on the stage. */
import type { ToldForm } from "../../generated/outgoing";
import { say } from "../../words/index.svelte";
import type { Scene } from "..";
import { before, known, latest, scene, seatOf } from "../scenes";

/** What becomes of a Character, by what is told of it. */
const FATES: Record<string, Scene["mark"]> = {
  healed: "good",
  moved_up: "good",
  rose: "good",
  moved_down: "out",
  wounded: "hurt",
  killed: "dead",
};

export function sceneOf(chain: readonly ToldForm[], at: number, past: readonly ToldForm[]): Scene | null {
  const event = chain[at]?.event ?? {};
  const { verb = "", seat, card, character, because, one, other } = event;
  if (verb === "acted" || verb === "stuck") return scene(say("stage-action"), seatOf(seat), known("action", card));
  const mark = FATES[verb];
  if (!mark && verb !== "exchanged" && verb !== "lost") return null;
  // Effects don't name the card that has them: it is the last that was used.
  const acted = latest(before(chain, at, past), "acted");
  const fate = {
    target: known("character", character ?? one)[0] ?? null,
    ...(mark ? { mark } : {}),
    stamp: say(`stage-treachery-${verb as "killed"}`),
  };
  if (verb === "exchanged")
    return scene(say("stage-ability"), -1, known("character", because), {
      ...fate,
      target: known("character", other)[0] ?? null,
    });
  if (because) return scene(say("stage-ability"), -1, known("character", because), fate);
  return scene(say("stage-effect"), seatOf(acted?.["seat"]), known("action", acted?.["card"]), fate);
}
