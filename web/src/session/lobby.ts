/** The lobby over HTTP. */
import type { components } from "../generated/lobby";
import { to } from "../root";
import { language } from "../words/index.svelte";
import { browserToken } from "./browser";
import { asked, PASSWORD_NEEDED } from "./entrance";
import { wishes } from "./memory.svelte";

type Schemas = components["schemas"];
export type Game = Schemas["GameForm"];
export type Plan = Omit<Schemas["Laying"], "name">;
/** A plan as it is asked for: what it leaves out is as the hall has it. */
export type NewPlan = Pick<Plan, "game" | "seats"> & Partial<Plan>;
export type Table = Schemas["TableForm"];
/** A table as the lobby shows it. */
export type OpenTable = Schemas["LobbyForm"];
export type Laid = Schemas["Laid"];
export type Sat = Schemas["Sat"];
export type OpenSeat = Schemas["OpenSeat"];
export type Invitation = Schemas["InvitationMade"];
export type Invited = Schemas["InvitationShown"];
/** The cards of the game of this name. */
export type Cards<Name extends string> = Schemas[`${Capitalize<Name>}Cards` & keyof Schemas];
export type Rules = Schemas["RulesForm"];
export type Moment = Schemas["Moment"];
/** What a move of a finished game led to. */
export type Happened = Schemas["Happened"];
export type Hint = Schemas["Hint"];
export type Finished = Schemas["RecordForm"];
export type ReadyDeck = Schemas["ReadyDeck"];
export type ReadDeck = Schemas["ReadDeck"];
export type Bot = Plan["stand_in"];
/** How people can be told things while they are away, and where the owner of a seat is. */
export type Ways = Schemas["WaysForm"];
export type Address = Schemas["AddressForm"];
export type NewAddress = Schemas["Push"] | Schemas["Webhook"] | Schemas["Mail"];
export type Service = Schemas["Webhook"]["service"];
/** How a table stands for a seat. */
export type MySeat = Schemas["MySeat"];

/** The plan of a table; what an older hall did not say in it is left out. */
export const planOf = ({ plan, seats }: Pick<Table, "plan" | "seats">): NewPlan => ({
  ...plan,
  game: String(plan["game"]),
  seats: seats.length,
});

/** Which open tables a guest wants to see; what is empty or false is left open. */
export interface Search {
  game: string;
  pace: "" | "untimed" | "real_time" | "days";
  language: string;
  /** Only those whose host is there. */
  host: boolean;
}

/** The bots against which a guest plays with one click, the weakest first. */
export const RIVALS = ["easy", "middling", "hard", "expert"] as const;
/** All that a guest may choose for a table, as the hall lists them: two that follow a plain rule, then the levels. */
export const BOTS = ["random", "greedy", ...RIVALS] as const;

/** The hall said no, and why; nothing if it can't be reached. */
export class Refusal extends Error {
  constructor(
    reason = "",
    /** What programs know the reason by. */
    readonly word = "",
  ) {
    super(reason);
  }
}

/** For how many seconds altogether the page waits by itself where too much is asked from its address at once; what takes longer is said. */
const PATIENCE = 15;

/** What the hall answers; a refusal is thrown. */
export async function ask<T>(method: string, path: string, key = "", body?: unknown): Promise<T> {
  const text = await answered(method, path, key, body);
  return (text ? JSON.parse(text) : undefined) as T;
}

/** The text of an answer; a refusal is thrown. */
async function answered(method: string, path: string, key: string, body?: unknown): Promise<string> {
  const headers: Record<string, string> = { "accept-language": language() };
  if (body !== undefined) headers["content-type"] = "application/json";
  // By the same name as its connections, so that the owner of a seat does not take their own browser for another one.
  if (key) Object.assign(headers, { authorization: `Bearer ${key}`, "greathall-device": browserToken() });
  const request = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  let answer: Response;
  for (let waited = 0; ;) {
    try {
      answer = await fetch(to(`/api${path}`), request);
    } catch {
      throw new Refusal();
    }
    const wait = answer.status === 429 ? Number(answer.headers.get("retry-after")) : 0;
    waited += wait;
    if (!wait || waited > PATIENCE) break;
    await new Promise((over) => setTimeout(over, 1000 * wait));
  }
  const text = await answer.text();
  if (!answer.ok) {
    try {
      const { reason, word } = JSON.parse(text) as { reason: string; word: string };
      if (word === PASSWORD_NEEDED) asked.set(true);
      throw new Refusal(reason, word);
    } catch (error) {
      throw error instanceof Refusal ? error : new Refusal();
    }
  }
  return text;
}

/** Where other devices find the hall, if this page was opened at the hall's own machine. */
export const addresses = async (): Promise<string[]> =>
  (await ask<Schemas["Addresses"]>("GET", "/addresses")).addresses;
/** What tells this hall from all others, at whichever address it is found. */
export const identity = async (): Promise<string> => (await ask<Schemas["HallForm"]>("GET", "/hall")).hall;
/** Give the hall its password. */
export async function enter(password: string): Promise<void> {
  await ask("POST", "/entrance", "", { password });
  asked.set(false);
}
export const games = (): Promise<Game[]> => ask("GET", "/games");
export const rules = (game: string): Promise<Rules> => ask("GET", `/games/${game}/rules`);
export const cards = <Name extends string>(game: Name): Promise<Cards<Name>> => ask("GET", `/games/${game}/cards`);
export const readyDecks = (game: string): Promise<ReadyDeck[]> => ask("GET", `/games/${game}/decks`);
/** A deck list in any form, read and checked. */
export const readDeck = (game: string, written: string): Promise<ReadDeck> =>
  ask("POST", `/games/${game}/decks/read`, "", { written });
/** The tables at which a stranger can sit down, as many as are wanted; what is empty or false is left open. */
export const openTables = (wanted: Partial<Search> & { pairing?: boolean }): Promise<OpenTable[]> => {
  const asked = Object.entries(wanted).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return ask("GET", `/tables?${new URLSearchParams([["phase", "gathering"], ...asked])}`);
};
export const runningTables = (): Promise<OpenTable[]> => ask("GET", "/tables?phase=playing");
/** The table at which to wait for anyone who wants to play a game; others than these. Nobody is seated yet. */
export const pairing = (game: string, besides: string[]): Promise<Table> =>
  ask("POST", "/pairing", "", { game, besides });
/** Sit down there with this key. */
/** The face that belongs to this name, or to a guest without one: whoever else plays in this browser has one by their own. */
const faceOf = (name: string): string => (name === wishes.name || !wishes.name ? wishes.face : "");

export const joinPairing = (table: string, key: string, name: string): Promise<Schemas["SeatTaken"]> =>
  ask("POST", `/tables/${table}/pairing`, "", { key, name, face: faceOf(name), browser: browserToken() });
export const table = (name: string): Promise<Table> => ask("GET", `/tables/${name}`);
/** A new table; the name under which its host is going to sit there is checked before it is laid. */
export const lay = (plan: NewPlan, name: string): Promise<Laid> =>
  ask("POST", "/tables", "", { language: language(), ...plan, name });
/** Sit down, with a key of one's own for the seat; at a private table with the host's key. */
export const sit = (table: string, seat: number, name: string, own: string, host: string): Promise<Sat> =>
  ask("POST", `/tables/${table}/seats/${seat}`, host, { name, face: faceOf(name), key: own, browser: browserToken() });
export const seatBot = (table: string, seat: number, bot: string, key: string): Promise<void> =>
  ask("POST", `/tables/${table}/seats/${seat}/bot`, key, { bot });
export const free = (table: string, seat: number, key: string): Promise<void> =>
  ask("DELETE", `/tables/${table}/seats/${seat}`, key);
export const swap = (table: string, one: number, other: number, key: string): Promise<void> =>
  ask("POST", `/tables/${table}/swap`, key, { one, other });
export const start = (table: string, key: string): Promise<void> => ask("POST", `/tables/${table}/start`, key);
/** What a seat that somebody else may take is about; a token is needed at private tables. */
export const openSeat = (table: string, seat: number, token: string): Promise<OpenSeat> =>
  ask("GET", `/tables/${table}/seats/${seat}/substitute`, token);
export const substitute = (table: string, seat: number, name: string, own: string, token: string): Promise<Sat> =>
  ask("POST", `/tables/${table}/seats/${seat}/substitute`, token, {
    name,
    face: faceOf(name),
    key: own,
    browser: browserToken(),
  });
export const substituteLink = (table: string, seat: number, key: string): Promise<Schemas["SubstituteLink"]> =>
  ask("POST", `/tables/${table}/seats/${seat}/substitute/link`, key);
/** Keep a seat for a guest, who comes by a link with the token. */
export const invite = (table: string, seat: number, name: string, key: string): Promise<Invitation> =>
  ask("POST", `/tables/${table}/seats/${seat}/invitation`, key, { name });
/** What an invitation is for; asking changes nothing. */
export const invitation = (table: string, token: string): Promise<Invited> =>
  ask("GET", `/tables/${table}/invitation`, token);
/** Exchange an invitation for a seat with this key. */
export const accept = (table: string, token: string, key: string): Promise<Schemas["SeatTaken"]> =>
  ask("POST", `/tables/${table}/invitation`, token, { key, face: wishes.face, browser: browserToken() });
/** A link for one's seat on another device, and what it opens; asking that changes nothing. */
export const lend = (table: string, key: string): Promise<Schemas["DeviceLink"]> =>
  ask("POST", `/tables/${table}/device`, key);
export const lent = (table: string, token: string): Promise<Schemas["DeviceShown"]> =>
  ask("GET", `/tables/${table}/device`, token);
/** Exchange such a link for the key of the seat; who asks again `by` the same gets the same answer. */
export const fetchSeat = (table: string, token: string, by: string): Promise<Sat> =>
  ask("POST", `/tables/${table}/device/fetch`, token, { by });
/** Give one's seat another key; of its addresses for notices only these go on. */
export const changeKey = (table: string, key: string, next: string, keep: string[]): Promise<void> =>
  ask("POST", `/tables/${table}/key`, key, { key: next, keep });
/** Give the host's rights to another player. */
export const handOn = (table: string, seat: number, key: string): Promise<void> =>
  ask("POST", `/tables/${table}/host`, key, { seat });
export const hint = (table: string, key: string): Promise<Hint> => ask("GET", `/tables/${table}/hint`, key);
/** The finished games of listed tables, the latest first. */
export const finished = (): Promise<Finished[]> => ask("GET", "/records?most=10");
export const record = (table: string, game: number, key: string): Promise<string> =>
  answered("GET", `/records/${table}/${game}`, key);
/** A game after a number of moves; `viewer` −2 sees everything. */
export const moment = (table: string, game: number, at: number, viewer: number, key: string): Promise<Moment> =>
  ask("GET", `/replays/${table}/${game}?at=${at}&viewer=${viewer}`, key);
/** What every move led to, as `viewer` was told it. */
export const course = async (table: string, game: number, viewer: number, key: string): Promise<Happened[]> =>
  (await ask<Schemas["Course"]>("GET", `/replays/${table}/${game}/moves?viewer=${viewer}`, key)).moves;
/** Every seat's share of the victory, before the first move and after each. */
export const chances = async (table: string, game: number, key: string): Promise<number[][]> =>
  (await ask<Schemas["Chances"]>("GET", `/replays/${table}/${game}/chances`, key)).chances;
/** A new table at which a finished game goes on after a number of moves, with this key for one's seat and bots at all others. */
export const playOn = (
  table: string,
  game: number,
  from: { at: number; seat: number; bot: string; name: string; own: string },
  key: string,
): Promise<Laid> => {
  const { own, ...wanted } = from;
  const guest = { key: own, face: faceOf(from.name), browser: browserToken() };
  return ask("POST", `/replays/${table}/${game}/play_on`, key, { ...wanted, ...guest });
};
/** The key of a link that opens a finished game of a private table; empty where everyone may see it. */
export const share = async (table: string, game: number, key: string): Promise<string> =>
  (await ask<Schemas["Share"]>("POST", `/replays/${table}/${game}/share`, key)).key;
export const ways = (): Promise<Ways> => ask("GET", "/notices");
export const noticeAddresses = (table: string, key: string): Promise<Address[]> =>
  ask("GET", `/tables/${table}/notices`, key);
export const addAddress = (table: string, key: string, address: NewAddress): Promise<Address> =>
  ask("POST", `/tables/${table}/notices`, key, address);
export const dropAddress = (table: string, key: string, id: string): Promise<void> =>
  ask("DELETE", `/tables/${table}/notices/${id}`, key);
/** How the tables stand for these seats; those whose keys open nothing are left out. */
export const mySeats = (seats: { table: string; key: string }[]): Promise<MySeat[]> =>
  ask("POST", "/seats", "", { seats });
