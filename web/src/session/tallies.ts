/** What many games come to: how often one has won, streaks, and whom to try next. */
import type { Played } from "./progress.svelte";

type Result = Pick<Played, "won" | "level">;

/** Won and played of some games. */
export interface Tally {
  won: number;
  played: number;
}

export function tally(some: readonly Result[]): Tally {
  return { won: some.filter((game) => game.won).length, played: some.length };
}

/** How many of the latest games were won one after the other, and the most that ever were; the latest come first. */
export function streaks(some: readonly Result[]): { now: number; best: number } {
  const now = some.findIndex((game) => !game.won);
  let [run, best] = [0, 0];
  for (const game of some) best = Math.max(best, (run = game.won ? run + 1 : 0));
  return { now: now < 0 ? some.length : now, best };
}

/** How many of how many last games against a level must be won before the next one is worth a try. */
const [ENOUGH, LAST] = [2, 3];

/** The strongest level that one should try next; the weakest where nothing has been played. */
export function nextLevel(some: readonly Result[], levels: readonly string[]): string {
  const beaten = levels.map((level) => {
    const last = some.filter((game) => game.level === level).slice(0, LAST);
    return tally(last).won >= ENOUGH;
  });
  return levels[Math.min(beaten.lastIndexOf(true) + 1, levels.length - 1)] ?? "";
}
