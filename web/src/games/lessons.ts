/** The lessons of each game: how it is played, then what wins it. */
import { duhr, duhrWins } from "./duhr/lesson";
import type { Lesson } from "./lesson";
import { skirmish, skirmishWins } from "./skirmish/lesson";
import { thrones, thronesWins } from "./thrones/lesson";
import { treachery, treacheryWins } from "./treachery/lesson";

export const LESSONS: Readonly<Record<string, readonly [Lesson, Lesson]>> = {
  treachery: [treachery, treacheryWins],
  skirmish: [skirmish, skirmishWins],
  duhr: [duhr, duhrWins],
  thrones: [thrones, thronesWins],
};

/** The lesson for which a table was laid. */
export function lessonOf(game: string, plan: string): Lesson | undefined {
  return LESSONS[game]?.find(({ name }) => name === plan);
}
