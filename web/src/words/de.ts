/** German: the words of the page, then those of each game. */
import { decks } from "./de/decks";
import { duhr } from "./de/duhr";
import { hall } from "./de/hall";
import { lessons } from "./de/lessons";
import { page } from "./de/page";
import { seats } from "./de/seats";
import { skirmish } from "./de/skirmish";
import { thrones } from "./de/thrones";
import { treachery } from "./de/treachery";

export const de = { ...page, ...hall, ...seats, ...decks, ...lessons, ...treachery, ...duhr, ...skirmish, ...thrones };
