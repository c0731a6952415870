/** Laying tables, and who sits at them. */
import * as lobby from "./lobby";
import { wishes } from "./memory.svelte";
import { go, goInstead } from "../route.svelte";
import { freshKey } from "./keys";
import { keepSeat, keepTable } from "./seats.svelte";
import { SELF, takeSeat } from "./taking";
import { say } from "../words/index.svelte";

export function myName(): string {
  return wishes.name.trim() || say("guest");
}

/** Lay a table and sit down there, with all keys kept at once. */
async function laySeated(plan: lobby.NewPlan, lesson?: number): Promise<lobby.Laid> {
  const name = myName();
  const laid = await lobby.lay(plan, name);
  const { table, host, watch } = laid;
  keepTable(table, { game: plan.game, host, ...(lesson === undefined ? { watch } : { lesson }) });
  await takeSeat(table, SELF, name, (key) => lobby.sit(table, 0, name, key, host));
  return laid;
}

/** The tables whose games begin as soon as their host is there, and can add to the shuffle. */
const beginning = new Set<string>();

/** Whether the game of a table is to begin now: once. */
export const beginsNow = (table: string): boolean => beginning.delete(table);

/** A table against bots, begun at once: the first click of two. */
export async function playNow(
  { name }: lobby.Game,
  seats: number,
  level: string,
  options: Record<string, string> = {},
): Promise<void> {
  const plan: lobby.NewPlan = { game: name, seats, options, listed: false, window: 0, thinking: 0.6 };
  const laid = await laySeated(plan);
  for (let seat = 1; seat < seats; seat++) await lobby.seatBot(laid.table, seat, level, laid.host);
  beginning.add(laid.table);
  go(`/table/${laid.table}`);
}

/** A finished game goes on after a number of moves, at a table of one's own, against bots as one likes them in this game. */
export async function playOn(
  replay: { table: string; number: number; key: string; game: string },
  at: number,
  seat: number,
): Promise<void> {
  const [name, own] = [myName(), freshKey()];
  const bot = wishes.rivals[replay.game]?.level ?? "easy";
  const laid = await lobby.playOn(replay.table, replay.number, { at, seat, bot, name, own }, replay.key);
  keepTable(laid.table, { game: replay.game, host: laid.host });
  keepSeat(laid.table, own, { came: SELF, name });
  go(`/table/${laid.table}`);
}

/** A table for a lesson: always the same shuffle, one person who begins, and bots. */
export async function layLesson(
  name: string,
  lesson: { name: string; options?: Record<string, string> } | undefined,
): Promise<void> {
  const game = (await lobby.games()).find((known) => known.name === name);
  if (!game || !lesson) throw new lobby.Refusal(say("nowhere"));
  const plan: lobby.NewPlan = {
    game: name,
    seats: game.fewest,
    options: lesson.options ?? {},
    listed: false,
    window: 0,
    thinking: 0.6,
    watchers: "none",
    lesson: lesson.name,
  };
  const laid = await laySeated(plan, 0);
  for (let seat = 1; seat < game.fewest; seat++) await lobby.seatBot(laid.table, seat, "easy", laid.host);
  await lobby.start(laid.table, laid.host);
  goInstead(`/table/${laid.table}`);
}

/** The decks with which guests come to tables at which they have just sat down: the plan, which all can read, does not name them. */
const coming = new Map<string, string>();

/** The deck with which the guest comes to a table: once. */
export function takeDeck(table: string): string {
  const deck = coming.get(table) ?? "";
  coming.delete(table);
  return deck;
}

/** Come to a table with a deck. */
export function bringDeck(table: string, deck: string): void {
  if (deck) coming.set(table, deck);
}

/** A table for people: its host sits down, perhaps with a deck, and the others come by link. */
export async function layTable(plan: lobby.NewPlan, deck = ""): Promise<void> {
  const laid = await laySeated(plan);
  bringDeck(laid.table, deck);
  go(`/table/${laid.table}`);
}
