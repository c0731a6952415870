/** The lessons, one for each game. */
import { duhr } from "./duhr/lesson";
import type { Lesson } from "./lesson";
import { skirmish } from "./skirmish/lesson";
import { thrones } from "./thrones/lesson";
import { treachery } from "./treachery/lesson";

export const LESSONS: Readonly<Record<string, Lesson>> = { treachery, skirmish, duhr, thrones };
