/** The view of Houses-Skirmish, read: units, what is on them, what is known, who fights whom. */
import type { UnitFigures, View } from "../../generated/skirmish";
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
export type Trait = UnitFigures["trait"];

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

export function units(view: View, rank: Rank, seat: number): (Unit | null)[] {
  return (view[rank][seat] ?? []).map((written, at) => {
    const place = `${seat}.${rank}_${at + 1}`;
    const figures = view.figures.units[place];
    return written && figures ? unit(written, place, figures) : null;
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
  return (view.hands[seat] ?? []).map(held);
}

export function alive(view: View, seat: number): boolean {
  return view.figures.alive.includes(seat);
}

export const MARKS = ["poisoned", "spent", "doubled", "summoned", "marked", "leaving"] as const;
export type Mark = (typeof MARKS)[number];

/** What lies on the cards of a unit. */
export function marks(view: View, ids: readonly string[]): Mark[] {
  return MARKS.filter((mark) => ids.some((id) => view[mark].includes(id)));
}
