/**
 * One way to act, the same for every game. A legal move names things; a thing that is drawn has a key. Picking things leaves the
 * moves that name them all. This file knows no game, no page and no server.
 */
import type { MoveForm } from "./made/outgoing";

/** A thing that a move names: the key under which it is drawn, and the fields of the move that it fills. */
export interface Part {
  key: string;
  fields: readonly string[];
}

export interface Option {
  form: MoveForm;
  parts: readonly Part[];
}

/** What a table says of a move: its things, in the order in which a person would choose them. */
export type PartsOf = (move: Record<string, string>) => Part[];

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

export function keyOf(kind: string, ...values: string[]): string {
  return `${kind}:${values.join("/")}`;
}

/** The keys that a move still needs; null if it does not name all that is picked. */
function rest(option: Option, picks: readonly string[]): string[] | null {
  const keys = option.parts.map((part) => part.key);
  for (const pick of picks) {
    const at = keys.indexOf(pick);
    if (at < 0) return null;
    keys.splice(at, 1);
  }
  return keys;
}

export function narrow(options: readonly Option[], picks: readonly string[]): Narrowed {
  // Whoever picks in the order of the move is asked for one thing at a time; any other order is understood too.
  const inOrder = options.filter((option) => picks.every((pick, at) => option.parts[at]?.key === pick));
  const left = inOrder.length > 0 ? inOrder : options.filter((option) => rest(option, picks) !== null);
  const lit = new Set<string>();
  const later = new Set<string>();
  const whole: Option[] = [];
  for (const option of left) {
    const keys = rest(option, picks) ?? [];
    if (keys.length === 0) whole.push(option);
    keys.forEach((key, at) => (at === 0 || inOrder.length === 0 ? lit : later).add(key));
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
    const open = [...option.parts];
    for (const pick of picks) {
      const at = open.findIndex((part) => part.key === pick);
      if (at >= 0) open.splice(at, 1);
    }
    const part = open.find((other) => other.key.startsWith(`${kind}:`));
    if (!part) continue;
    const values = valuesOf(key);
    const filled = part.fields.map((field, at) => [field, values[at] ?? ""] as const);
    return { ...option.form.move, ...Object.fromEntries(filled) };
  }
  return null;
}
