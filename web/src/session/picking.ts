/**
 * One way to act, the same for every game. A legal move names things; a thing that is drawn has a key. Picking things leaves the
 * moves that name them all. This file knows no game, no page and no server.
 */
import type { MoveForm } from "../generated/outgoing";

/** A thing that a move names: the key under which it is drawn, and the fields of the move that its values fill, "" for none. */
export interface Part {
  key: string;
  fields: readonly string[];
  /** It may be chosen before or after its neighbours that are free as well: two cards to give, in any order. */
  free?: boolean;
}

export interface Option {
  form: MoveForm;
  parts: readonly Part[];
}

/** What a table says of a move: its things, in the order in which a person would choose them. */
export type PartsOf<V = Record<string, unknown>> = (move: Record<string, string>, view: V) => Part[];

export interface Narrowed {
  /** The moves that agree with what is picked. */
  left: readonly Option[];
  /** Keys that come next. */
  lit: ReadonlySet<string>;
  /** Keys that come later; they may be picked already. */
  later: ReadonlySet<string>;
  /** Moves that have nothing left to pick. */
  whole: readonly Option[];
}

/** `card:coup/top` fills its fields with `coup` and `top`. */
export function valuesOf(key: string): string[] {
  return key.slice(key.indexOf(":") + 1).split("/");
}

/** A drawn thing as the hall knows it: its kind, then its names. */
export type ThingOf<V = Record<string, unknown>> = (key: string, view: V) => string[];

export function thingOf(key: string): string[] {
  return [key.slice(0, key.indexOf(":")), ...valuesOf(key)];
}

export function keyOf(kind: string, ...values: string[]): string {
  return `${kind}:${values.join("/")}`;
}

/** How many parts may be chosen next: the first, and if it is free the free ones that follow it. */
function ahead(parts: readonly Part[]): number {
  if (!parts[0]?.free) return Math.min(1, parts.length);
  const bound = parts.findIndex((part) => !part.free);
  return bound < 0 ? parts.length : bound;
}

/** The parts that a move still needs; null if it does not name all that is picked, in order if that is asked. */
function rest(option: Option, picks: readonly string[], inOrder: boolean): Part[] | null {
  const parts = [...option.parts];
  for (const pick of picks) {
    const at = parts.findIndex((part) => part.key === pick);
    if (at < 0 || (inOrder && at >= ahead(parts))) return null;
    parts.splice(at, 1);
  }
  return parts;
}

export function narrow(options: readonly Option[], picks: readonly string[]): Narrowed {
  // Whoever picks in the order of the move is asked for one thing at a time; any other order is understood too.
  const ordered = options.some((option) => rest(option, picks, true) !== null);
  const left: Option[] = [];
  const lit = new Set<string>();
  const later = new Set<string>();
  const whole: Option[] = [];
  for (const option of options) {
    const parts = rest(option, picks, ordered);
    if (parts === null) continue;
    left.push(option);
    if (parts.length === 0) whole.push(option);
    const next = ordered ? ahead(parts) : parts.length;
    parts.forEach((part, at) => (at < next ? lit : later).add(part.key));
  }
  for (const key of lit) later.delete(key);
  return { left, lit, later, whole };
}

/** A move that would pick this thing next, though none does: what the hall is asked when someone wants to know why not. */
export function attempt(
  options: readonly Option[],
  picks: readonly string[],
  key: string,
): Record<string, string> | null {
  const kind = key.slice(0, key.indexOf(":"));
  for (const option of narrow(options, picks).left) {
    const open = rest(option, picks, false) ?? [];
    const part = open.find((other) => other.key.startsWith(`${kind}:`));
    if (!part) continue;
    const values = valuesOf(key);
    const filled = part.fields.map((field, at) => [field, values[at] ?? ""] as const).filter(([field]) => field);
    if (filled.length === 0) return null; // the move names nothing of this kind, so there is no other to ask for
    return { ...option.form.move, ...Object.fromEntries(filled) };
  }
  return null;
}
