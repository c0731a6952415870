/** What this browser has seen of one's games: how each ended, and which lessons are done. Each is an entry of its own in the storage, so that tabs
 * never write over one another's, and forgetting a seat forgets nothing here. */
import { SvelteMap } from "svelte/reactivity";
import { hearOthers, names, store, stored } from "./storage.svelte";

/** The shape of the entries. Whoever changes what a field means counts it up, and reads the shapes before. */
const VERSION = 1;

/** A game that is over. */
export interface Played {
  version: typeof VERSION;
  table: string;
  /** Which game of that table. */
  number: number;
  game: string;
  seats: number;
  /** How well the bots played, if all rivals were bots of one level; empty against people. */
  level: string;
  rivals: string[];
  won: boolean;
  /** When it was over, in milliseconds. */
  at: number;
  /** That of the seat, which opens the game for good, also for whoever has lost the seat since. */
  key: string;
}

/** The last day that dates can name, in milliseconds. */
const LATEST = 8.64e15;
const PLAYED = "greathall.played.";
const LEARNT = "greathall.learnt.";
const entries = new SvelteMap<string, Played>();
const lessons = new SvelteMap<string, boolean>();

/** A game that is over, as it is written; null where it can't be read. */
export function playedIn(text: string | null): Played | null {
  try {
    const found = JSON.parse(text ?? "null") as Partial<Played> | null;
    const whole =
      found?.version === VERSION &&
      typeof found.table === "string" &&
      typeof found.number === "number" &&
      typeof found.game === "string" &&
      typeof found.level === "string" &&
      Array.isArray(found.rivals) &&
      typeof found.won === "boolean" &&
      typeof found.at === "number" &&
      Math.abs(found.at) <= LATEST &&
      typeof found.key === "string";
    return whole ? (found as Played) : null;
  } catch {
    return null; // somebody else's
  }
}

function look(name: string): void {
  if (name.startsWith(LEARNT)) lessons.set(name.slice(LEARNT.length), stored(name) !== null);
  const found = name.startsWith(PLAYED) ? playedIn(stored(name)) : null;
  if (found) entries.set(name, found);
  else entries.delete(name);
}

function lookAll(): void {
  for (const name of [...names(PLAYED), ...names(LEARNT)]) look(name);
}
lookAll();
for (const start of [PLAYED, LEARNT]) hearOthers(start, (name) => (name === null ? lookAll() : look(name)));

/** All games that were seen to their end, the latest first. */
export function games(): Played[] {
  return [...entries.values()].sort((one, other) => other.at - one.at);
}

/** How the last game of a table ended. */
export function lastAt(table: string): Played | undefined {
  return games().find((game) => game.table === table);
}

/** Keep how a game has ended: what was kept first stays. Whether it is new. */
export function keepPlayed(game: Omit<Played, "version">): boolean {
  const name = `${PLAYED}${game.table}.${game.number}`;
  if (stored(name) !== null) return false;
  store(name, JSON.stringify({ version: VERSION, ...game }));
  look(name);
  return true;
}

/** Whether the lesson of a game is done. */
export const learnt = (game: string): boolean => lessons.get(game) ?? false;

/** The games whose lessons are done. */
export const allLearnt = (): string[] => [...lessons].flatMap(([game, done]) => (done ? [game] : []));

export function keepLearnt(game: string): void {
  if (learnt(game)) return;
  store(LEARNT + game, "1");
  look(LEARNT + game);
}
