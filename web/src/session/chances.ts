/** How the chances changed: bands for a chart, and where they swung most. */

export interface Swing {
  /** After which move. */
  at: number;
  seat: number;
  from: number;
  to: number;
}

/** For each seat the outline of its band, in a square of 100: seats lie on top of each other, and always fill it. */
export function bands(chances: readonly (readonly number[])[]): string[] {
  const moves = Math.max(1, chances.length - 1);
  const seats = chances[0]?.length ?? 0;
  const edge = (at: number, seats: number): number =>
    100 * (chances[at] ?? []).slice(0, seats).reduce((sum, share) => sum + share, 0);
  const all = chances.map((_, at) => at);
  return Array.from({ length: seats }, (_, seat) =>
    [
      ...all.map((at) => `${(100 * at) / moves},${edge(at, seat)}`),
      ...all.toReversed().map((at) => `${(100 * at) / moves},${edge(at, seat + 1)}`),
    ].join(" "),
  );
}

/** The moves that changed most, in the order of the game. The end itself is none: then it is certain what was a chance before. */
export function swings(chances: readonly (readonly number[])[], most = 3, least = 0.02): Swing[] {
  const found: Swing[] = [];
  for (let at = 1; at < chances.length - 1; at++) {
    const before = chances[at - 1] ?? [];
    const after = chances[at] ?? [];
    const changes = after.map((share, seat) => share - (before[seat] ?? 0));
    const seat = changes.indexOf(Math.max(...changes));
    if ((changes[seat] ?? 0) >= least) found.push({ at, seat, from: before[seat] ?? 0, to: after[seat] ?? 0 });
  }
  const size = (swing: Swing): number => swing.to - swing.from;
  return found
    .sort((one, other) => size(other) - size(one))
    .slice(0, most)
    .sort((one, other) => one.at - other.at);
}
