/** Taking seats with keys that this browser makes and stores before it asks: an answer that is lost costs nobody the seat. */
import { freshKey } from "./keys";
import * as lobby from "./lobby";
import { keepSeat, keepTable, knownTable } from "./seats.svelte";

/** How one takes a free seat for oneself; and for somebody else at this device. */
export const SELF = "self";
export const companion = (name: string): string => `companion ${name}`;

/** The keys for which the hall has not answered yet, by how the seat is taken. */
const pending = (table: string): Record<string, string> => knownTable(table)?.taking ?? {};

/** Whether this browser has asked for a seat in this way, and has had no answer. */
export const unanswered = (table: string, by: string): boolean => by in pending(table);

function settle(table: string, by: string): void {
  const { [by]: _, ...others } = pending(table);
  keepTable(table, { taking: others });
}

function keep(table: string, by: string, key: string, name: string): void {
  keepSeat(table, key, { came: by, name });
  keepTable(table, { removed: false }); // the host has invited them since
  settle(table, by);
}

/** Settle with the hall what was asked, with the same key again where the answer was lost. */
async function settled<T>(
  table: string,
  by: string,
  ask: (key: string) => Promise<T>,
): Promise<{ key: string; got: T | null }> {
  const key = pending(table)[by] ?? freshKey();
  keepTable(table, { taking: { ...pending(table), [by]: key } });
  try {
    return { key, got: await ask(key) };
  } catch (error) {
    if (!unanswered(table, by)) return { key, got: null }; // it was found out meanwhile
    // Only where the hall has said no is the key good for nothing.
    if (error instanceof lobby.Refusal && error.word) settle(table, by);
    if (error instanceof lobby.Refusal && error.word === "removed") keepTable(table, { removed: true });
    throw error;
  }
}

/** Bring a seat here from another device, by the token of a link. */
export async function fetchSeat(table: string, token: string, name: string): Promise<void> {
  const { got } = await settled(table, token, (by) => lobby.fetchSeat(table, token, by));
  if (got) keep(table, token, got.key, name);
}

/** Ask for a seat, with the same key again where the answer was lost. `by` is how it is taken: the token of a link, or one of those above. */
export async function takeSeat(
  table: string,
  by: string,
  name: string,
  ask: (key: string) => Promise<unknown>,
): Promise<string> {
  const { key, got } = await settled(table, by, async (own) => (await ask(own), true));
  if (got) keep(table, by, key, name);
  return key;
}

/** Keep the seats of a table that were taken here although no answer came; their keys. */
export async function recoverSeats({ table, seats }: lobby.Table): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(pending(table)).map(async ([by, key]) => {
      const [mine] = await lobby.mySeats([{ table, key }]).catch(() => []);
      if (mine) keep(table, by, key, seats[mine.seat]?.name ?? "");
      return mine ? [key] : [];
    }),
  );
  return found.flat();
}
