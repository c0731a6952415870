/** Rays as they are cut into lino: wedges that grow from a light and end in nothing. */

/** A row of numbers between 0 and 1 that is always the same. */
export function dice(seed: number): () => number {
  let at = seed;
  return () => {
    at = (at * 16807) % 2147483647;
    return at / 2147483647;
  };
}

const round = (number: number): number => Math.round(number * 10) / 10;

/** A wedge from a point, `width` wide there, to a tip. */
export function wedge([x, y]: readonly [number, number], [to, up]: readonly [number, number], width: number): string {
  const long = Math.hypot(to - x, up - y) || 1;
  const [across, along] = [(-(up - y) / long) * (width / 2), ((to - x) / long) * (width / 2)];
  return `M${round(x + across)} ${round(y + along)}L${round(to)} ${round(up)}L${round(x - across)} ${round(y - along)}Z`;
}

/** The burst behind whoever has won: all around a point, in a view of 1440 by 900; every fourth ray apart, for gold. */
export function glory(x: number, y: number, count: number): readonly [string, string] {
  const next = dice(5);
  let [house, gold] = ["", ""];
  for (let at = 0; at < count; at++) {
    const turn = (at / count) * 2 * Math.PI + (next() - 0.5) * 0.02;
    const far = (at % 2 ? 0.62 : 1) * (620 + next() * 330);
    const place = (long: number): [number, number] => [x + Math.cos(turn) * long, y + Math.sin(turn) * long * 0.86];
    const ray = wedge(place(120), place(far), at % 2 ? 14 : 22);
    if (at % 4 === 1) gold += ray;
    else house += ray;
    if (next() < 0.6) house += wedge(place(far + 14), place(far + 50 + next() * 60), 5);
  }
  return [house, gold];
}
