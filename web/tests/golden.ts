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

/** A number of positions of each golden game of that name, from changing eyes. */
export async function golden(game: string, count: number): Promise<Position[]> {
  const args = ["-m", "tests.golden.positions", game, String(count)];
  const { stdout } = await promisify(execFile)(PYTHON, args, { cwd: ROOT, maxBuffer: 2 ** 28 });
  return stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Position);
}
