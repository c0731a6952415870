/** Texts, each with how often it stands there one after the other: whoever draws seven cards is told of once. */
export function repeated<One extends { text: string }>(told: readonly One[]): [One, number][] {
  const found: [One, number][] = [];
  for (const one of told) {
    const last = found.at(-1);
    if (last?.[0].text === one.text) last[1]++;
    else found.push([one, 1]);
  }
  return found;
}

/** What stands behind a text that is there so often. */
export const times = (count: number): string => (count > 1 ? ` (${count}×)` : "");
