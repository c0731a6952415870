/** What a lesson is: steps beside a real table, whose shuffle and whose bots are always the same. */
import type { Sitting } from "../session/sitting.svelte";
import { type Plain, say } from "../words/index.svelte";

export interface Step {
  /** What it says; where that names something of this very game, how it is said. */
  word: Plain | ((sitting: Sitting) => string);
  /**
   * The moves it asks for, in their order: what the text of the move begins with. Those after `~` are made for the guest, as windows are
   * in which nothing can be done.
   */
  plays?: readonly string[];
  /** What it speaks of: ringed on the table; or, where that hangs on this very game, how it is found. */
  rings?: readonly string[] | ((sitting: Sitting) => readonly string[]);
  /** Whether it was done, where no certain move is asked for. Without this and without moves a button leads on. */
  done?(sitting: Sitting): boolean;
}

export interface Lesson {
  /** The shuffle follows from it, up to two underscores, and how the bots play. */
  name: string;
  options?: Record<string, string>;
  steps: readonly Step[];
}

/** Whether the guest has made a move. */
export const hasMoved = (sitting: Sitting): boolean => played(sitting).length > 0;

/** Whether the game is over. */
export const isDone = (sitting: Sitting): boolean => Boolean(sitting.position?.result);

/** Several windows in which the guest only passes. */
export function windows(times: number): string[] {
  return Array.from({ length: times }, () => "~pass");
}

/** What this guest has played and not taken back, as the hall writes it. */
export function played(sitting: Sitting): string[] {
  const all: { mine: boolean; move: string }[] = [];
  for (const { what } of sitting.events) {
    const kind = String(what["kind"]);
    if (kind === "started") all.length = 0;
    else if (kind === "undone") all.length = Number(what["moves"]);
    else if (["played", "called", "offered"].includes(kind))
      all.push({ mine: kind === "played" && what["seat"] === sitting.viewer, move: String(what["move"] ?? "") });
  }
  return all.filter((one) => one.mine).map((one) => one.move);
}

/** Whether a move is the one that a lesson asks for. */
export function follows(move: string, asked: string): boolean {
  const wanted = asked.replace("~", "");
  return move === wanted || move.startsWith(`${wanted} `);
}

/** How many moves the steps before this one ask for, and how many with it. */
export function span(steps: readonly Step[], at: number): [number, number] {
  const count = (upto: number): number =>
    steps.slice(0, upto).reduce((sum, step) => sum + (step.plays?.length ?? 0), 0);
  return [count(at), count(at + 1)];
}

/** The step that asks for the move of this number. */
export function stepOf(steps: readonly Step[], move: number): number {
  return Math.max(
    0,
    steps.findIndex((_, at) => span(steps, at)[1] > move),
  );
}

export function ringed({ rings }: Step, sitting: Sitting): readonly string[] {
  return typeof rings === "function" ? rings(sitting) : (rings ?? []);
}

export function told({ word }: Step, sitting: Sitting): string {
  return typeof word === "function" ? word(sitting) : say(word);
}
