/** The seats this browser holds, and what it knows of tables. Keys never leave it but to the hall.
 *
 * Each seat is an entry of its own in the browser's storage, and so is each table: tabs never write over one another's.
 * The storage belongs to the hall's address, so halls are kept apart by the browser. */
import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { allLearnt, games, keepLearnt, keepPlayed, lastAt } from "./progress.svelte";
import type { Holdings } from "./recovery";
import { type Known, knownIn, listIn, type Seat, seatIn, type Shuffled, VERSION, versionIn } from "./shapes";
import { discard, hearOthers, names, refused, store, stored } from "./storage.svelte";

export type { Known, Seat } from "./shapes";
/** Somebody who plays at this device. */
export type Person = Pick<Seat, "name" | "key">;

/** A game of one's own: everyone who plays it in this browser. */
export interface MyGame {
  table: string;
  game: string;
  names: string;
  over: boolean;
  at: number;
  /** Forgotten, and not yet beyond recall. */
  forgotten: boolean;
}

const SEAT = "greathall.seat.";
const TABLE = "greathall.table.";
/** The shape before: all tables in one entry. */
const LIST = "greathall.seats";
/** This many tables that one has only watched are remembered. */
const MOST_WATCHED = 40;

const seatEntry = (table: string, key: string): string => `${SEAT}${table}.${key}`;
const tableEntry = (table: string): string => TABLE + table;

/** By the names of their entries. */
const seats = new SvelteMap<string, Seat>();
const tables = new SvelteMap<string, Known>();
/** What was forgotten since the page was opened, by table. */
const forgotten = new SvelteMap<string, { seats: Seat[]; known: Known }>();

/** Take an entry in as it is stored now. */
function take(entry: string): void {
  const [seat, known] = [seatIn(stored(entry)), knownIn(stored(entry))];
  if (entry.startsWith(SEAT) && seat) seats.set(entry, seat);
  else seats.delete(entry);
  if (entry.startsWith(TABLE) && known) tables.set(entry, known);
  else tables.delete(entry);
}

function takeAll(): void {
  for (const entry of [...seats.keys(), ...tables.keys(), ...names(SEAT), ...names(TABLE)]) take(entry);
}

/** Store an entry, unless a later page has written it in a shape of its own. */
function put(entry: string, value: Seat | Known): void {
  if (versionIn(stored(entry)) > VERSION) return;
  store(entry, JSON.stringify(value));
  take(entry);
}

function drop(entry: string): void {
  discard(entry);
  take(entry);
}

/** Bring what was stored in one list into entries. It stays where it is until everything is stored in the new shape. */
function renew(): void {
  const list = listIn(stored(LIST));
  if (!list) return;
  for (const seat of list.seats)
    if (!seats.has(seatEntry(seat.table, seat.key))) put(seatEntry(seat.table, seat.key), seat);
  for (const known of list.tables) if (!tables.has(tableEntry(known.table))) put(tableEntry(known.table), known);
  if (refused("greathall.", "any").length === 0) discard(LIST);
}

takeAll();
renew();
hearOthers("greathall.", (entry) => (entry === null ? takeAll() : take(entry)));

/** Everyone who sits at a table in this browser, in the order in which they came. */
export function seatsAt(table: string): Seat[] {
  return [...seats.values()].filter((seat) => seat.table === table).sort((one, other) => one.since - other.since);
}

export function seatOf(table: string, key: string): Seat | undefined {
  return seats.get(seatEntry(table, key));
}

export function knownTable(table: string): Known | undefined {
  return tables.get(tableEntry(table));
}

/** The key with which this browser opens the finished games of a table: that of a seat, of one that was held, or of the watchers. */
export function replayKey(table: string): string {
  return seatsAt(table)[0]?.key ?? lastAt(table)?.key ?? knownTable(table)?.watch ?? "";
}

const fresh = (table: string): Known => ({
  version: VERSION,
  table,
  game: "",
  host: "",
  watch: "",
  over: false,
  at: Date.now(),
});

/** The games that are played in this browser, the latest first; with those that were just forgotten. */
export function myGames(): MyGame[] {
  const called = (known: Known, people: Seat[], gone: boolean): MyGame => ({
    table: known.table,
    game: known.game,
    names: people.map((seat) => seat.name).join(", "),
    over: known.over,
    at: known.at,
    forgotten: gone,
  });
  const held = [...new Set([...seats.values()].map((seat) => seat.table))];
  return [
    ...held.map((table) => called(knownTable(table) ?? fresh(table), seatsAt(table), false)),
    ...[...forgotten]
      .filter(([table]) => !held.includes(table))
      .map(([, gone]) => called(gone.known, gone.seats, true)),
  ].sort((one, other) => other.at - one.at);
}

export function keepSeat(
  table: string,
  key: string,
  part: Partial<Pick<Seat, "name" | "ordered" | "read" | "came" | "shuffles">>,
): void {
  untrack(() => {
    const entry = seatEntry(table, key);
    const before = seatIn(stored(entry)) ?? { version: VERSION, table, key, name: "", since: Date.now() };
    put(entry, { ...before, ...part });
  });
}

/** The key of a seat is to be replaced by this one. Both are kept until the hall has said which it is, so that no answer can be lost. */
export function offerKey(table: string, key: string, next: string): void {
  untrack(() => {
    const entry = seatEntry(table, key);
    const before = seatIn(stored(entry));
    if (before) put(entry, { ...before, next });
  });
}

/** The key that a seat has now, where the one that one knew opens nothing any more: this tab was given another, or another tab was. */
export function renewedKey(table: string, key: string): string | undefined {
  return untrack(() => {
    const known = seatIn(stored(seatEntry(table, key)));
    if (!known?.next) return followed(table, key);
    const { next, former = [], ...old } = known;
    put(seatEntry(table, next), { ...old, key: next, former: [...former, key] });
    drop(seatEntry(table, key));
    return next;
  });
}

/** The key of the seat that once had this one. */
const followed = (table: string, key: string): string | undefined =>
  seatsAt(table).find((seat) => seat.former?.includes(key))?.key;

/** The key that a seat has now, by the one that it had or has. */
export const latestKey = (table: string, key: string): string => followed(table, key) ?? key;

/** The key opens nothing any more. */
export function dropSeat(table: string, key: string): void {
  untrack(() => drop(seatEntry(table, key)));
}

export function keepTable(table: string, part: Partial<Omit<Known, "version" | "table" | "at">>): void {
  untrack(() => {
    const entry = tableEntry(table);
    put(entry, { ...(knownIn(stored(entry)) ?? fresh(table)), ...part, at: Date.now() });
    forgetWatched();
  });
}

/** Write down what the hall commits itself to. What was heard first stays. */
export function keepCommitment(table: string, game: number, commitment: string): void {
  const noted = untrack(() => knownIn(stored(tableEntry(table)))?.commitments ?? {});
  if (!(game in noted)) keepTable(table, { commitments: { ...noted, [game]: commitment } });
}

/** What a seat has heard and sent about the shuffle of a game, as it is stored now: another tab may have written it. */
export const shuffleAt = (table: string, key: string, game: number): Shuffled | undefined =>
  seatIn(stored(seatEntry(table, key)))?.shuffles?.[game];

/** Write more of it down. Whoever only watches has no seat to note it for. */
export function keepShuffle(table: string, key: string, game: number, part: Shuffled): void {
  const seat = seatIn(stored(seatEntry(table, key)));
  if (!seat) return;
  keepSeat(table, key, { shuffles: { ...seat.shuffles, [game]: { ...seat.shuffles?.[game], ...part } } });
}

/** Of the tables at which nobody here sits or is host, the oldest make room. */
function forgetWatched(): void {
  const held = new Set(names(SEAT).map((entry) => entry.slice(SEAT.length).split(".")[0]));
  const watched = [...tables.values()].filter((known) => !known.host && !held.has(known.table));
  for (const known of watched.sort((one, other) => other.at - one.at).slice(MOST_WATCHED))
    drop(tableEntry(known.table));
}

/** All that this browser holds, in one list. */
export function holdings(): Holdings {
  return { seats: [...seats.values()], tables: [...tables.values()], played: games(), learnt: allLearnt() };
}

/** Take in what another list holds: what is here already stays as it is. How many seats are new, and how many games that are over. */
export function bringIn(brought: Holdings): { seats: number; games: number } {
  const fresh = brought.seats.filter(
    ({ table, key }) =>
      stored(seatEntry(table, key)) === null && !seatsAt(table).some((seat) => seat.former?.includes(key)),
  );
  for (const seat of fresh) put(seatEntry(seat.table, seat.key), seat);
  for (const known of brought.tables) {
    const here = knownIn(stored(tableEntry(known.table)));
    if (stored(tableEntry(known.table)) === null) put(tableEntry(known.table), known);
    else if (here)
      put(tableEntry(known.table), {
        ...known,
        ...here,
        game: here.game || known.game,
        host: here.host || known.host,
        watch: here.watch || known.watch,
      });
  }
  brought.learnt.forEach(keepLearnt);
  return { seats: fresh.length, games: brought.played.filter(keepPlayed).length };
}

/** Forget everything about a table, until it is brought back or the page is left. */
export function forget(table: string): void {
  const gone = { seats: seatsAt(table), known: knownTable(table) ?? fresh(table) };
  for (const seat of gone.seats) drop(seatEntry(table, seat.key));
  drop(tableEntry(table));
  forgotten.set(table, gone);
}

export function bringBack(table: string): void {
  const gone = forgotten.get(table);
  if (!gone) return;
  for (const seat of gone.seats) put(seatEntry(table, seat.key), seat);
  put(tableEntry(table), gone.known);
  forgotten.delete(table);
}

/** The seats of running games whose keys are lost when the page is left. */
export function unkept(): Seat[] {
  const lost = new Set(refused("greathall.", "any"));
  const list = stored(LIST) ?? "";
  return [...seats.values()].filter(
    ({ table, key }) =>
      !knownTable(table)?.over &&
      !list.includes(key) &&
      (lost.has(seatEntry(table, key)) || (lost.has(tableEntry(table)) && knownTable(table)?.host)),
  );
}
