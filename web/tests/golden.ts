/** Positions of the golden games, to be drawn. */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { PYTHON } from "./hall.ts";

const ROOT = join(import.meta.dirname, "../..");

export interface Position {
  /** Of the golden game. */
  named: string;
  players: string[];
  viewer: number;
  at: number;
  prompt: string;
  asked: number[];
  view: Record<string, unknown>;
  result: Record<string, unknown> | null;
}

/** What happened in a golden game: the position before, and each chain with the position after it. */
export interface Happened {
  before: Position;
  chains: (Position & {
    told: { text: string; event: Record<string, string>; marks: [number, number, string, string][] }[];
  })[];
}

/** The first stretch of a golden game, played under these names, in which all that is asked for happens to the eyes of a seat. */
export async function happened(game: string, viewer: number, names: string[], wanted: string[]): Promise<Happened> {
  const args = ["-m", "tests.golden.chains", game, String(viewer), names.join(","), ...wanted];
  const { stdout } = await promisify(execFile)(PYTHON, args, { cwd: ROOT, maxBuffer: 2 ** 28 });
  return JSON.parse(stdout) as Happened;
}

/** A number of positions of each golden game of that name, from changing eyes. */
export async function golden(game: string, count: number): Promise<Position[]> {
  const args = ["-m", "tests.golden.positions", game, String(count)];
  const { stdout } = await promisify(execFile)(PYTHON, args, { cwd: ROOT, maxBuffer: 2 ** 28 });
  return stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Position);
}
