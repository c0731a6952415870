/** The lessons, one for each game. */
import { duhr } from "./duhr";
import type { Lesson } from "./lesson";
import { skirmish } from "./skirmish";
import { thrones } from "./thrones";
import { treachery } from "./treachery";

export const LESSONS: Readonly<Record<string, Lesson>> = { treachery, skirmish, duhr, thrones };
