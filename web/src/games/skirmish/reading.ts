/** The view of Houses-Skirmish, read: units, what is on them, what is known, who fights whom. */
import type { View } from "..";
import { card, type Card, isCard } from "./cards";

/** A card in play; a Joker with what it is: a role, or the card whose double it is. */
export interface Token {
  id: string;
  role: string;
}

export interface Unit {
  /** `1.front_2` */
  place: string;
  /** The leader first. */
  tokens: readonly [Token, ...Token[]];
  exhausted: boolean;
  /** Readied to block in this combat. */
  recovered: boolean;
  figures: UnitFigures;
}

export type Rank = "front" | "rear";

/** `1.front_2` or a player, `seat_1`. */
export interface Attack {
  slot: string;
  target: string;
  blockers: string[] | null;
  excess: string | null;
}

export type Trait = "" | "normal" | "enhanced" | "silenced";

export interface UnitFigures {
  strength: number;
  trait: Trait;
  damage: number;
}

export interface Figures {
  units: Record<string, UnitFigures>;
  alive: number[];
  attacker: string | null;
  looked_at: number;
}

export interface Step {
  step: string;
  [field: string]: unknown;
}

/** A card that somebody holds or that lies in the deck: `7c`, `?`, and the seats that have seen it. */
export interface Held {
  id: string;
  hidden: boolean;
  /** null: nobody else; empty: everyone. */
  seen: readonly number[] | null;
}

export const RANKS: readonly Rank[] = ["front", "rear"];
export const SLOTS = [1, 2, 3, 4] as const;

export function token(written: string): Token {
  const [id = "", role = ""] = written.split(":");
  return { id, role };
}

/** `7c`, `7c exhausted`, `7d recovered` or `7c+9c`. */
function unit(written: string, place: string, figures: UnitFigures): Unit {
  const [names = "", how] = written.split(" ");
  const [first = "", ...rest] = names.split("+");
  const tokens: Unit["tokens"] = [token(first), ...rest.map(token)];
  return { place, tokens, exhausted: how === "exhausted", recovered: how === "recovered", figures };
}

/** The card that a card in play counts as. */
export function face({ id, role }: Token): Card {
  return card(role && isCard(role) ? role : id);
}

/** `7c`, `? seen 1`, `7c seen`. */
export function held(written: string): Held {
  const [id = "?", seen, ...by] = written.split(" ");
  return { id, hidden: id === "?", seen: seen ? by.map(Number) : null };
}

export function list(view: View, part: string): readonly string[] {
  return (view[part] as string[] | undefined) ?? [];
}

export function units(view: View, rank: Rank, seat: number): (Unit | null)[] {
  return ((view[rank] as (string | null)[][])[seat] ?? []).map((written, at) => {
    const place = `${seat}.${rank}_${at + 1}`;
    const known = figures(view).units[place];
    return written && known ? unit(written, place, known) : null;
  });
}

/** What stands at a place, `1.front_2`. */
export function unitAt(view: View, place: string): Unit | null {
  const [seat = "0", slot = ""] = place.split(".");
  const [rank, number] = slot.split("_");
  return units(view, rank === "rear" ? "rear" : "front", Number(seat))[Number(number) - 1] ?? null;
}

/** The key under which a target is drawn: a unit or a player. */
export function targetKey(view: View, target: string): string {
  if (target.startsWith("seat_")) return `player:${target}`;
  const there = unitAt(view, target);
  return there ? `card:${there.tokens[0].id}` : "";
}

export function hand(view: View, seat: number): Held[] {
  return ((view["hands"] as string[][])[seat] ?? []).map(held);
}

export function life(view: View, seat: number): number {
  return (view["life"] as number[])[seat] ?? 0;
}

export function alive(view: View, seat: number): boolean {
  return figures(view).alive.includes(seat);
}

export function step(view: View): Step | null {
  return ((view["stack"] as Step[] | undefined) ?? []).at(-1) ?? null;
}

export function attacks(view: View): readonly Attack[] {
  return (view["attacks"] as Attack[] | undefined) ?? [];
}

/** What follows from the open cards, as the hall works it out. */
export function figures(view: View): Figures {
  return view["figures"] as Figures;
}

export const MARKS = ["poisoned", "spent", "doubled", "summoned", "marked", "leaving"] as const;
export type Mark = (typeof MARKS)[number];

/** What lies on the cards of a unit. */
export function marks(view: View, ids: readonly string[]): Mark[] {
  return MARKS.filter((mark) => ids.some((id) => list(view, mark).includes(id)));
}
