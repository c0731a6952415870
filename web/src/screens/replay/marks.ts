/** Where the marks of the chart go, so that none lies on another. */

/** A name that is written into its band: at which move, and how far down, as a part of the chart. */
export interface Label {
  seat: number;
  at: number;
  top: number;
}

/** How wide and high the chart is, and a line of text in it, in pixels. */
export interface Room {
  width: number;
  height: number;
  line: number;
}

/** Places in ascending order, each moved as far from the one before as that distance at least, and back within the width. */
export function spread(places: readonly number[], distance: number, width: number): number[] {
  const found: number[] = [];
  for (const place of places) found.push(Math.max(place, (found.at(-1) ?? -Infinity) + distance));
  let limit = width;
  for (let at = found.length - 1; at >= 0; at--, limit -= distance) found[at] = Math.min(found[at] ?? 0, limit);
  return found;
}

/** For each name that finds room the widest part of its band that is still free; the widest names choose last. */
export function labels(
  chances: readonly (readonly number[])[],
  widths: readonly number[],
  { width, height, line }: Room,
): Label[] {
  const moves = Math.max(1, chances.length - 1);
  const placed: { left: number; right: number; y: number }[] = [];
  const found: Label[] = [];
  const seats = widths.map((_, seat) => seat).sort((one, other) => (widths[one] ?? 0) - (widths[other] ?? 0));
  for (const seat of seats) {
    const own = widths[seat] ?? 0;
    const bands = chances
      .map((shares, at) => ({ at, share: shares[seat] ?? 0 }))
      .filter(({ share }) => share * height >= line)
      .sort((one, other) => other.share - one.share);
    for (const { at, share } of bands) {
      const below = (chances[at] ?? []).slice(0, seat).reduce((sum, one) => sum + one, 0);
      const x = (width * at) / moves;
      const box = { left: x - own / 2, right: x + own / 2, y: height * (below + share / 2) };
      const free = placed.every(
        (other) => other.right <= box.left || box.right <= other.left || Math.abs(other.y - box.y) >= line,
      );
      if (!free || box.left < 0 || box.right > width) continue;
      placed.push(box);
      found.push({ seat, at, top: below + share / 2 });
      break;
    }
  }
  return found;
}
