/** The lobby over HTTP. */
import type { components } from "../generated/lobby";
import { language } from "../words/index.svelte";

type Schemas = components["schemas"];
export type Game = Schemas["GameForm"];
export type Plan = Schemas["Plan"];
/** A plan as it is asked for: what it leaves out is as the hall has it. */
export type NewPlan = Pick<Plan, "game" | "seats"> & Partial<Plan>;
export type Table = Schemas["TableForm"];
export type Laid = Schemas["Laid"];
export type Sat = Schemas["Sat"];
export type Rules = Schemas["RulesForm"];
export type Moment = Schemas["Moment"];
export type Hint = Schemas["Hint"];
export type Finished = Schemas["RecordForm"];
export type ReadyDeck = Schemas["ReadyDeck"];
export type ReadDeck = Schemas["ReadDeck"];
export type Bot = Plan["stand_in"];

/** The bots against which a guest plays with one click, the weakest first. */
export const RIVALS = ["easy", "middling", "hard"] as const;
/** All that a guest may choose for a table, as the hall lists them: two that follow a plain rule, then the levels, the weakest first. */
export const BOTS = ["random", "greedy", ...RIVALS, "expert"] as const;

/** The hall said no: a word for programs, a sentence for people. */
export class Refusal extends Error {
  constructor(
    readonly word: string,
    reason: string,
  ) {
    super(reason);
  }
}

async function ask<T>(method: string, path: string, key = "", body?: unknown): Promise<T> {
  const text = await answered(method, path, key, body);
  return (text ? JSON.parse(text) : undefined) as T;
}

/** The text of an answer; a refusal is thrown. */
async function answered(method: string, path: string, key: string, body?: unknown): Promise<string> {
  const headers: Record<string, string> = { "accept-language": language() };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (key) headers["authorization"] = `Bearer ${key}`;
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal("unreachable", "");
  }
  const text = await answer.text();
  if (!answer.ok) {
    try {
      const failure = JSON.parse(text) as { word: string; reason: string };
      throw new Refusal(failure.word, failure.reason);
    } catch (error) {
      throw error instanceof Refusal ? error : new Refusal("unreachable", "");
    }
  }
  return text;
}

export const games = (): Promise<Game[]> => ask("GET", "/games");
export const rules = (game: string): Promise<Rules> => ask("GET", `/games/${game}/rules`);
export const cards = (game: string): Promise<Record<string, unknown>> => ask("GET", `/games/${game}/cards`);
export const readyDecks = (game: string): Promise<ReadyDeck[]> => ask("GET", `/games/${game}/decks`);
/** A deck list in any form, read and checked. */
export const readDeck = (game: string, written: string): Promise<ReadDeck> =>
  ask("POST", `/games/${game}/decks/read`, "", { written });
export const tables = (phase: "gathering" | "playing"): Promise<Table[]> => ask("GET", `/tables?phase=${phase}`);
export const table = (name: string): Promise<Table> => ask("GET", `/tables/${name}`);
export const lay = (plan: NewPlan): Promise<Laid> => ask("POST", "/tables", "", plan);
export const sit = (table: string, seat: number, name: string, key = ""): Promise<Sat> =>
  ask("POST", `/tables/${table}/seats/${seat}`, key, { name });
export const seatBot = (table: string, seat: number, bot: string, key: string): Promise<void> =>
  ask("POST", `/tables/${table}/seats/${seat}/bot`, key, { bot });
export const free = (table: string, seat: number, key: string): Promise<void> =>
  ask("DELETE", `/tables/${table}/seats/${seat}`, key);
export const swap = (table: string, one: number, other: number, key: string): Promise<void> =>
  ask("POST", `/tables/${table}/swap`, key, { one, other });
export const start = (table: string, key: string): Promise<void> => ask("POST", `/tables/${table}/start`, key);
export const hint = (table: string, key: string): Promise<Hint> => ask("GET", `/tables/${table}/hint`, key);
/** The finished games of listed tables, the latest first. */
export const finished = (): Promise<Finished[]> => ask("GET", "/records?most=10");
export const record = (table: string, game: number): Promise<string> =>
  answered("GET", `/records/${table}/${game}`, "");
/** A game after so many moves; `viewer` −2 sees everything. */
export const moment = (table: string, game: number, at: number, viewer: number): Promise<Moment> =>
  ask("GET", `/replays/${table}/${game}?at=${at}&viewer=${viewer}`);
/** Every seat's share of the victory, before the first move and after each. */
export const chances = async (table: string, game: number): Promise<number[][]> =>
  (await ask<Schemas["Chances"]>("GET", `/replays/${table}/${game}/chances`)).chances;
