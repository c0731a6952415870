/** Treachery in a Pocket: the ladder, the agenda, and a game to its end. Every move teaches, so none is asked for. */
import type { Sitting } from "../../session/sitting.svelte";
import { say } from "../../words/index.svelte";
import { hasMoved, isDone, type Lesson } from "../lesson";
import { houseName } from "./cards";

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
    { word: "lesson-treachery-action", done: (sitting) => picked(sitting) || hasMoved(sitting) },
    {
      word: (sitting) => say("lesson-treachery-whom", wanted(sitting)),
      done: (sitting) => chosen(sitting) || hasMoved(sitting),
    },
    { word: "lesson-treachery-confirm", done: hasMoved },
    { word: "lesson-treachery-rival", done: (sitting) => hasMoved(sitting) && sitting.asked },
    { word: "lesson-treachery-wounds" },
    { word: "lesson-help" },
    { word: "lesson-play", done: isDone },
    { word: "lesson-end" },
  ],
};

/** What wins it: both Houses at once, rows that come and go, an Agenda that nobody reads, and the moment of the end. */
export const treacheryWins: Lesson = {
  name: "treachery_wins",
  options: { first: "0" },
  steps: [
    {
      word: (sitting) => say("lesson-treachery-count", wanted(sitting)),
      done: (sitting) => chosen(sitting) || hasMoved(sitting),
    },
    { word: (sitting) => say("lesson-treachery-both", wanted(sitting)), done: hasMoved },
    { word: "lesson-treachery-rows" },
    { word: "lesson-treachery-read" },
    { word: "lesson-treachery-price" },
    { word: "lesson-treachery-when" },
    { word: "lesson-play", done: isDone },
    { word: "lesson-end" },
  ],
};
