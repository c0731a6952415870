/** Treachery in a Pocket: the ladder, the agenda, and a game to its end. Every move teaches, so none is asked for. */
import type { Sitting } from "../../session/sitting.svelte";
import { say } from "../../words/index.svelte";
import { type Lesson, played } from "../lesson";
import { houseName } from "./cards";

const moved = (sitting: Sitting): boolean => played(sitting).length > 0;
const picked = (sitting: Sitting): boolean => sitting.acting.picks.length > 0;
const chosen = (sitting: Sitting): boolean => sitting.acting.last !== null && picked(sitting);

/** The Houses of the guest's agenda. */
function wanted(sitting: Sitting): { rise: string; fall: string } {
  const agenda = (sitting.position?.view?.["agendas"] as string[] | undefined)?.[sitting.viewer] ?? "";
  const [rise = "", fall = ""] = agenda.split(" over ").map(houseName);
  return { rise, fall };
}

export const treachery: Lesson = {
  name: "treachery",
  options: { first: "0" },
  steps: [
    { word: "lesson-treachery-ladder" },
    { word: (sitting) => say("lesson-treachery-agenda", wanted(sitting)) },
    { word: "lesson-treachery-action", done: (sitting) => picked(sitting) || moved(sitting) },
    {
      word: (sitting) => say("lesson-treachery-whom", wanted(sitting)),
      done: (sitting) => chosen(sitting) || moved(sitting),
    },
    { word: "lesson-treachery-confirm", done: moved },
    { word: "lesson-treachery-rival", done: (sitting) => moved(sitting) && sitting.asked },
    { word: "lesson-treachery-wounds" },
    { word: "lesson-help" },
    { word: "lesson-play", done: (sitting) => Boolean(sitting.position?.result) },
    { word: "lesson-end" },
  ],
};
