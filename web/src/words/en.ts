/** English: the words of the page, then those of each game. */
import { decks } from "./en/decks";
import { duhr } from "./en/duhr";
import { hall } from "./en/hall";
import { lessons } from "./en/lessons";
import { page } from "./en/page";
import { seats } from "./en/seats";
import { skirmish } from "./en/skirmish";
import { thrones } from "./en/thrones";
import { treachery } from "./en/treachery";

export const en = { ...page, ...hall, ...seats, ...decks, ...lessons, ...treachery, ...duhr, ...skirmish, ...thrones };
