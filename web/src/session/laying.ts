/** Laying tables, and who sits at them. */
import * as lobby from "./lobby";
import { wishes } from "./memory.svelte";
import { go, goInstead } from "../route.svelte";
import { keepSeat, keepTable } from "./seats.svelte";
import { say } from "../words/index.svelte";

export function myName(): string {
  return wishes.name.trim() || say("guest");
}

/** Keep the keys of a table that was laid here: its host's, and that of the host's own seat. */
function keepLaid(laid: lobby.Laid, key: string, known: { game: string; watch?: string; lesson?: number }): void {
  keepTable(laid.table, { ...known, host: laid.host });
  keepSeat(laid.table, key, { name: myName() });
}

/** A table against bots, begun at once: the first click of two. */
export async function playNow(game: lobby.Game, level: string, options: Record<string, string> = {}): Promise<void> {
  const { name, fewest: seats } = game;
  const plan: lobby.NewPlan = { game: name, seats, options, listed: false, window: 0, thinking: 0.6 };
  const laid = await lobby.lay(plan);
  const sat = await lobby.sit(laid.table, 0, myName(), laid.host);
  for (let seat = 1; seat < seats; seat++) await lobby.seatBot(laid.table, seat, level, laid.host);
  await lobby.start(laid.table, laid.host);
  keepLaid(laid, sat.key, { game: game.name, watch: laid.watch });
  go(`/table/${laid.table}`);
}

/** A table for a lesson: always the same shuffle, one person who begins, and bots. */
export async function layLesson(
  name: string,
  lesson: { name: string; options?: Record<string, string> } | undefined,
): Promise<void> {
  const game = (await lobby.games()).find((known) => known.name === name);
  if (!game || !lesson) throw new lobby.Refusal("not_there", say("nowhere"));
  const laid = await lobby.lay({
    game: name,
    seats: game.fewest,
    options: lesson.options ?? {},
    listed: false,
    window: 0,
    thinking: 0.6,
    watchers: "none",
    lesson: lesson.name,
  });
  const sat = await lobby.sit(laid.table, 0, myName(), laid.host);
  for (let seat = 1; seat < game.fewest; seat++) await lobby.seatBot(laid.table, seat, "easy", laid.host);
  await lobby.start(laid.table, laid.host);
  keepLaid(laid, sat.key, { game: name, lesson: 0 });
  goInstead(`/table/${laid.table}`);
}

/** A table for people: its host sits down, the others come by link. */
export async function layTable(plan: lobby.NewPlan): Promise<void> {
  const laid = await lobby.lay(plan);
  const sat = await lobby.sit(laid.table, 0, myName(), laid.host);
  keepLaid(laid, sat.key, { game: plan.game, watch: laid.watch });
  go(`/table/${laid.table}`);
}
