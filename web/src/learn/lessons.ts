/** Short lessons, played on a real table: what is said beside it, and what one does to go on. */
import type { Sitting } from "../sitting.svelte";
import { say, sayIf, type Word } from "../words/index.svelte";

export interface Step {
  word: Word;
  /** Whether it was done; without it a button leads on. */
  done?(sitting: Sitting): boolean;
}

const picked = (sitting: Sitting): boolean => sitting.acting.picks.length > 0;
const chosen = (sitting: Sitting): boolean => sitting.acting.last !== null && picked(sitting);
const over = (sitting: Sitting): boolean => Boolean(sitting.position?.result);
/** How often this guest has moved. */
const moved = (sitting: Sitting): number =>
  sitting.events.filter((event) => event.what["kind"] === "played" && event.what["seat"] === sitting.viewer).length;

const END: Step[] = [{ word: "lesson.play", done: over }, { word: "lesson.end" }];

const ANY: Step[] = [
  { word: "lesson.any.look" },
  { word: "lesson.any.pick", done: (sitting) => picked(sitting) || moved(sitting) > 0 },
  { word: "lesson.any.confirm", done: (sitting) => moved(sitting) > 0 },
  { word: "lesson.any.why" },
  { word: "lesson.any.help" },
  ...END,
];

const LESSONS: Record<string, Step[]> = {
  treachery: [
    { word: "lesson.treachery.ladder" },
    { word: "lesson.treachery.agenda" },
    { word: "lesson.treachery.action", done: (sitting) => picked(sitting) || moved(sitting) > 0 },
    { word: "lesson.treachery.whom", done: (sitting) => chosen(sitting) || moved(sitting) > 0 },
    { word: "lesson.treachery.confirm", done: (sitting) => moved(sitting) > 0 },
    { word: "lesson.treachery.rival", done: (sitting) => moved(sitting) > 0 && sitting.asked },
    { word: "lesson.treachery.wounds" },
    { word: "lesson.any.help" },
    ...END,
  ],
};

export function lessonOf(game: string): Step[] {
  return LESSONS[game] ?? ANY;
}

/** What the words of a lesson may name of this very game. */
export function told(step: Step, sitting: Sitting): string {
  const agenda = (sitting.position?.view?.["agendas"] as string[] | undefined)?.[sitting.viewer] ?? "";
  const [rise = "", fall = ""] = agenda.split(" over ").map((house) => sayIf(`treachery.house.${house}`, house));
  const seats = String(sitting.seats.length);
  return say(step.word, { rise, fall, seats });
}
