/** Treachery in a Pocket: the ladder, the agenda, and a game to its end. Every move teaches, so none is asked for. */
import type { Sitting } from "../../session/sitting.svelte";
import { say } from "../../words/index.svelte";
import { hasMoved, isDone, type Lesson } from "../lesson";
import type { View } from "../../generated/treachery";
import { keyOf } from "../../session/picking";
import { character, houseName, standing } from "./cards";

const picked = (sitting: Sitting): boolean => sitting.acting.picks.length > 0;
const chosen = (sitting: Sitting): boolean => sitting.acting.last !== null && picked(sitting);

const seen = (sitting: Sitting): View | null => (sitting.position?.view as View | null | undefined) ?? null;

/** The Houses of the guest's agenda. */
function agenda(sitting: Sitting): string[] {
  return (seen(sitting)?.agendas[sitting.viewer] ?? "").split(" over ");
}
function wanted(sitting: Sitting): { rise: string; fall: string } {
  const [rise = "", fall = ""] = agenda(sitting).map(houseName);
  return { rise, fall };
}

/** Everybody at court. */
function court(sitting: Sitting): string[] {
  return (seen(sitting)?.rows ?? []).flat().map((written) => standing(written).id);
}
const keys = (names: readonly string[]): string[] => names.map((name) => keyOf("character", name));
/** The Nobles of both Houses. */
function theirs(sitting: Sitting): string[] {
  const houses = agenda(sitting);
  return keys(court(sitting).filter((name) => houses.includes(character(name).house)));
}

export const treachery: Lesson = {
  name: "treachery",
  options: { first: "0" },
  steps: [
    { word: "lesson-treachery-ladder", rings: (sitting) => keys(court(sitting)) },
    { word: (sitting) => say("lesson-treachery-agenda", wanted(sitting)), rings: theirs },
    { word: "lesson-treachery-action", done: (sitting) => picked(sitting) || hasMoved(sitting) },
    {
      word: (sitting) => say("lesson-treachery-whom", wanted(sitting)),
      done: (sitting) => chosen(sitting) || hasMoved(sitting),
    },
    { word: "lesson-treachery-confirm", done: hasMoved },
    { word: "lesson-treachery-rival", done: (sitting) => hasMoved(sitting) && sitting.asked },
    { word: "lesson-treachery-wounds", rings: theirs },
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
      rings: theirs,
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
