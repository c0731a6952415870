/** The record of a game, as far as a replay needs it; the form is described in the hall's documentation. */

export interface Shuffle {
  /** Published before the deal. */
  commitment: string;
  nonce: string;
  /** The hall's part of the seed; empty where players have added nothing to it. */
  part: string;
  /** What they have added, by seat. */
  numbers: (string | null)[];
  seed: string;
}

export function shuffleOf(record: string): Shuffle {
  const value = (name: string): string => new RegExp(`^${name}: (.*)$`, "m").exec(record)?.[1] ?? "";
  return {
    commitment: value("commitment"),
    nonce: value("nonce"),
    part: value("part"),
    numbers: Array.from({ length: Number(value("seats")) }, (_, seat) => value(`number ${seat}`) || null),
    seed: String(JSON.parse(value("seed"))),
  };
}
