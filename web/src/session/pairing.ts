/** Being paired with anyone. The key of one's seat is stored before the hall is asked for it: neither a lost answer nor a second click,
 * a second tab or loading the page again costs anyone a seat, or takes two. */
import { go, goInstead } from "../route.svelte";
import { blocks } from "./company.svelte";
import { freshKey } from "./keys";
import { bringDeck, myName } from "./laying";
import * as lobby from "./lobby";
import { dropSeat, keepSeat, keepTable, seatsAt } from "./seats.svelte";
import { store, stored } from "./storage.svelte";
import { say } from "../words/index.svelte";

/** At how many tables one tries to sit down, if others are faster or blocked. */
const TRIES = 30;

/** A seat that was asked for. */
interface Asked {
  table: string;
  key: string;
}

const entry = (game: string): string => `greathall.pairing.${game}`;

function askedFor(game: string): Asked | null {
  try {
    const { table, key } = JSON.parse(stored(entry(game)) ?? "null") as Partial<Asked>;
    return table && key ? { table, key } : null;
  } catch {
    return null;
  }
}

/** Whether the guest has blocked somebody at a table. The hall does not learn of it. */
export const shuns = (table: Pick<lobby.Table, "seats">): boolean =>
  table.seats.some((seat) => seat.kind === "person" && blocks(seat.name));

/** Go to the table at which to wait for others: to the one at which this browser waits already, or to the first that the hall names. */
export async function pair(game: string, deck = "", instead = false): Promise<void> {
  const asked = askedFor(game);
  const [seat] = asked ? await lobby.mySeats([asked]) : [];
  // Where the answer was lost, the game may have begun meanwhile.
  const lost = asked !== null && !seatsAt(asked.table).some(({ key }) => key === asked.key);
  if (asked && seat && (seat.phase === "gathering" || lost)) return arrive(game, asked, deck, instead);
  const besides: string[] = [];
  for (let tries = 0; tries < TRIES; tries++) {
    const table = await lobby.pairing(game, besides);
    if (shuns(table)) besides.push(table.table);
    else if (await sit(game, table.table, deck, instead)) return;
  }
  throw new lobby.Refusal(say("anyone-busy"));
}

/** Sit down at a table, and go there; false if others were faster. */
async function sit(game: string, table: string, deck: string, instead: boolean): Promise<boolean> {
  const asked = { table, key: freshKey() };
  store(entry(game), JSON.stringify(asked));
  for (let number = 1; ; number++) {
    const name = number === 1 ? myName() : `${myName()} ${number}`;
    try {
      await lobby.joinPairing(table, asked.key, name);
      arrive(game, asked, deck, instead, name);
      return true;
    } catch (error) {
      const word = error instanceof lobby.Refusal ? error.word : "";
      if (word === "begun" || word === "taken") return false;
      const [other] = seatsAt(table);
      if (word === "waiting_already" && other) {
        arrive(game, { table, key: other.key }, deck, instead);
        return true;
      }
      if (word !== "name_taken" || number > TRIES) throw error;
    }
  }
}

function arrive(game: string, asked: Asked, deck: string, instead: boolean, name?: string): void {
  store(entry(game), JSON.stringify(asked));
  keepTable(asked.table, { game });
  keepSeat(asked.table, asked.key, name === undefined ? {} : { name });
  bringDeck(asked.table, deck);
  (instead ? goInstead : go)(`/table/${asked.table}`);
}

/** Leave the seat at which one waits. */
export async function stopWaiting(table: string, seat: number, key: string): Promise<void> {
  await lobby.free(table, seat, key);
  dropSeat(table, key);
}

/** A table at which others have waited for longer than at this one, with room for the guest; empty: there is none. */
export async function olderTable(game: string, table: string): Promise<string> {
  const found = await lobby.openTables({ game, pairing: true });
  const mine = found.find((other) => other.table === table);
  const older = found.filter((other) => mine && before(other, mine) && !shuns(other));
  return older.sort((one, other) => (before(one, other) ? -1 : 1))[0]?.table ?? "";
}

function before(one: lobby.OpenTable, other: lobby.OpenTable): boolean {
  const [age, than] = [one.age ?? 0, other.age ?? 0];
  return age === than ? one.table < other.table : age > than;
}

/** Wait at that table instead; if others are faster, at any. */
export async function pairAt(game: string, table: string): Promise<void> {
  if (!(await sit(game, table, "", true))) await pair(game, "", true);
}
