/** English: the words of the page, then those of each game. */
import { decks } from "./en/decks";
import { duhr } from "./en/duhr";
import { lessons } from "./en/lessons";
import { page } from "./en/page";
import { skirmish } from "./en/skirmish";
import { thrones } from "./en/thrones";
import { treachery } from "./en/treachery";

export const en = { ...page, ...decks, ...lessons, ...treachery, ...duhr, ...skirmish, ...thrones };
