/** No mark of a chart lies on another. */
import { expect, test } from "@playwright/test";
import { labels, spread } from "../src/screens/replay/marks.ts";

test("marks that would lie on each other are moved apart, and stay in the chart", () => {
  expect(spread([10, 100, 250], 32, 300)).toEqual([10, 100, 250]);
  expect(spread([100, 104, 110], 32, 300)).toEqual([100, 132, 164]);
  expect(spread([280, 290, 299], 32, 300)).toEqual([236, 268, 300]);
  expect(spread([], 32, 300)).toEqual([]);
});

test("names find room in their bands, and none lies on another", () => {
  const chances = Array.from({ length: 21 }, (_, at) => {
    const first = 0.2 + 0.01 * at;
    return [first, 0.3, 0.15, 0.35 - 0.01 * at];
  });
  const widths = [60, 110, 40, 80];
  const room = { width: 320, height: 140, line: 19 };
  const found = labels(chances, widths, room);
  expect(found.map(({ seat }) => seat).sort()).toEqual([0, 1, 2, 3]);
  for (const one of found)
    for (const other of found.filter(({ seat }) => seat > one.seat)) {
      const apart = (room.width / 20) * Math.abs(one.at - other.at);
      const wide = ((widths[one.seat] ?? 0) + (widths[other.seat] ?? 0)) / 2;
      expect(apart >= wide || room.height * Math.abs(one.top - other.top) >= room.line).toBe(true);
    }
  expect(labels([[1, 0]], [60, 60], room)).toEqual([]); // at the very edge of the chart no name has room
});
