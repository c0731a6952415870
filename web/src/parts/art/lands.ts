/** Open country: graves and fields, gorges and camps, roads. */
import type { Place } from "./places";
import { bird, figure, fire, ground, halo, hill, rays, tree, water } from "./setting";
import {
  curve,
  cut,
  dice,
  disc,
  edged,
  GOLD,
  HOUSE,
  INK,
  lined,
  PAPER,
  path,
  strands,
  teeth,
  wedge,
  WOOD,
} from "./tools";

const stone = (x: number, y: number, w: number, h: number): string =>
  lined(`M${x} ${y}V${y - h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y - h + w / 2}V${y}Z`, PAPER, 1.6) +
  path(`M${x + w * 0.62} ${y}V${y - h + w * 0.1}Q${x + w} ${y - h + w * 0.2} ${x + w} ${y - h + w / 2}V${y}Z`, INK) +
  path(
    cut(
      [
        [x + w * 0.15, y - h * 0.62],
        [x + w * 0.5, y - h * 0.62],
      ],
      1.5,
    ) +
      cut(
        [
          [x + w * 0.15, y - h * 0.44],
          [x + w * 0.48, y - h * 0.44],
        ],
        1.3,
      ),
    INK,
  );
const tent = (x: number, y: number, w: number, h: number, fill = PAPER): string =>
  lined(`M${x} ${y}L${x + w / 2} ${y - h}L${x + w} ${y}Z`, fill, 1.6) +
  path(`M${x + w / 2} ${y - h}L${x + w} ${y}H${x + w * 0.66}Z`, INK) +
  path(`M${x + w * 0.4} ${y}L${x + w * 0.5} ${y - h * 0.55}L${x + w * 0.58} ${y}Z`, INK);
const plank = (d: string): string => lined(d, WOOD, 1.5);
export const LANDS: Record<string, Place> = {
  graves: {
    heart: 50,
    sky: () => rays([92, 30], [13, 96], 34, [0, 1], 9) + path(disc(92, 30, 12), PAPER),
    stands: () =>
      halo(tree(22, 100, 1.05), 3) +
      ground("-10 104 20 96 60 98 96 94 130 102", 3) +
      halo(stone(34, 112, 20, 30) + stone(66, 108, 16, 22) + stone(88, 116, 20, 32)) +
      halo(path("M14 124V106M8 112H20", "none", edged(4, WOOD)), 2) +
      path(wedge([56, 124], [54, 112], 2) + wedge([60, 126], [63, 114], 2) + wedge([110, 128], [113, 118], 2), HOUSE),
  },
  field: {
    heart: 56,
    sky: () => rays([60, 74], [14, 118], 50, [0.5, 1], 7) + path(disc(60, 76, 13), GOLD),
    stands: () =>
      hill("-10 82 20 74 50 78 84 72 130 80", PAPER, 3, 8) +
      lined("M-10 92C30 84 90 84 130 92V142H-10Z", HOUSE, 1.7) +
      path(
        [-40, -18, 2, 20, 38, 56, 76, 98].map((x) => wedge([x * 1.6 + 10, 140], [x * 0.35 + 48, 88], 7)).join(""),
        INK,
      ) +
      halo(
        [22, 88]
          .map(
            (x) =>
              lined(
                curve(`${x - 9} 112 ${x - 4} 98 ${x - 10} 82 ${x} 86 ${x + 10} 82 ${x + 4} 98 ${x + 9} 112`, true),
                GOLD,
              ) +
              path(
                strands(
                  [
                    [x - 6, 110],
                    [x - 2, 98],
                    [x - 7, 85],
                  ],
                  [
                    [x + 6, 110],
                    [x + 2, 98],
                    [x + 7, 85],
                  ],
                  5,
                  1.3,
                  dice(x),
                ),
                INK,
              ) +
              lined(`M${x - 5} 96h10v4h-10Z`, INK, 1),
          )
          .join(""),
      ),
  },
  gorge: {
    heart: 40,
    sky: () => rays([60, 40], [8, 116], 46, [0.48, 1.02], 6),
    stands: () =>
      water(116, 60, 4, 30) +
      halo(
        lined(curve("-12 20 -12 20 22 28 30 50 26 72 38 96 34 118 44 142 44 142 -12 142 -12 142", true), PAPER) +
          lined(curve("132 26 132 26 98 34 92 54 96 76 84 98 88 120 78 142 78 142 132 142 132 142", true), PAPER),
      ) +
      path("M18 28C30 44 24 72 36 96C32 116 40 130 44 142H30C20 110 12 60 6 24Z", INK) +
      path("M112 30C104 60 112 90 102 142H132V26Z", INK) +
      path(
        teeth("10 30 14 60 20 90 30 130", 18, 8, 2.2, [-0.95, 0.2], dice(2)) +
          teeth("110 34 106 64 110 94 102 136", 18, 8, 2.2, [-0.95, 0.2], dice(3)),
        INK,
      ) +
      path(
        cut("24 46 60 66 96 50", 3) +
          cut("26 60 60 80 95 64", 3) +
          [32, 42, 52, 62, 72, 82]
            .map((x) =>
              cut(
                [
                  [x, 52 + 10 * Math.sin((x - 24) / 23)],
                  [x + 1, 68 + 9 * Math.sin((x - 24) / 23)],
                ],
                2,
              ),
            )
            .join(""),
        WOOD,
        edged(0.8, PAPER),
      ) +
      halo(figure(56, 76, 0.8, HOUSE), 2.4),
  },
  barrow: {
    heart: 50,
    sky: () => rays([60, 96], [36, 118], 46, [0.5, 1], 2),
    stands: () =>
      halo(lined(curve("-14 124 2 88 28 62 60 52 92 62 118 88 134 124 134 142 -14 142", true), INK)) +
      path(strands("0 98 24 68 60 56 96 68", "8 118 34 84 60 70 88 82", 12, 1.6, dice(2)), PAPER) +
      halo(lined("M34 122V76h12v46ZM74 122V76h12v46ZM28 78 32 64H88L92 78Z", PAPER)) +
      path("M42 76h4v46h-4ZM82 76h4v46h-4ZM70 64H88L92 78H76Z", INK) +
      path("M46 122V78H74V122Z", INK) +
      rays([60, 104], [3, 24], 18, [0.45, 1.05], 5, HOUSE, 3) +
      path(disc(60, 104, 4), GOLD) +
      ground("-10 126 30 121 60 122 96 120 130 126", 4),
  },
  steppe: {
    heart: 40,
    sky: () => rays([104, 60], [10, 130], 50, [0.44, 1.02], 4) + path(disc(104, 60, 9), GOLD),
    stands: () =>
      hill("-10 86 24 78 60 84 96 76 130 82", PAPER, 5, 10) +
      halo(
        lined("M57 118V8h4v110Z", WOOD, 1.3) +
          lined("M61 12C80 8 92 18 108 14C102 26 92 28 98 40C84 34 74 42 61 36Z", HOUSE),
      ) +
      path(
        cut("64 20 78 18 92 22", 1.8) +
          cut("64 28 78 27 90 32", 1.6) +
          cut("58 60 30 96", 1.2) +
          cut("60 60 90 98", 1.2),
        INK,
      ) +
      halo(tent(4, 118, 46, 36) + tent(72, 116, 38, 28, HOUSE)) +
      ground("-10 120 30 115 70 118 130 116", 2) +
      grass(3),
  },
  camp: {
    heart: 52,
    sky: () => rays([60, 104], [14, 118], 40, [0.5, 1], 12) + stars(4),
    stands: () =>
      hill("-10 96 20 84 52 92 84 82 130 94", INK, 4, 8) +
      halo(tent(2, 112, 42, 40) + tent(74, 110, 44, 42, HOUSE)) +
      ground("-10 118 30 111 60 113 130 116", 3) +
      halo(fire(60, 120, 0.5), 3) +
      halo(figure(42, 126, 1.1) + figure(80, 126, 1.1, HOUSE), 2.6),
  },
  pyres: {
    heart: 48,
    sky: () =>
      rays([28, 66], [12, 70], 24, [0.4, 1.1], 4) +
      rays([66, 54], [12, 76], 26, [0.4, 1.1], 5) +
      rays([102, 68], [10, 60], 22, [0.4, 1.1], 6),
    stands: () =>
      hill("-10 104 18 84 42 88 64 72 84 86 106 82 130 100", INK, 4, 14) +
      halo(fire(24, 86, 0.6) + fire(65, 76, 0.8) + fire(104, 86, 0.5), 3) +
      path("M10 88H38L34 84H14ZM50 78H80L76 73H54ZM92 88H116L112 84H96Z", WOOD, edged(1.4)) +
      halo(figure(46, 118, 1.3, PAPER) + figure(84, 122, 1.2, PAPER), 2),
  },
  road: {
    heart: 46,
    sky: () => rays([60, 70], [10, 118], 50, [0.5, 1], 5),
    stands: () =>
      hill("-10 84 24 72 58 80 92 70 130 80", PAPER, 2, 10) +
      ground("-10 92 30 86 60 88 96 84 130 92", 6, INK) +
      lined("M62 82C52 92 84 98 70 110C60 122 30 126 14 142H84C104 128 112 112 96 102C84 94 76 90 68 82Z", PAPER, 1.6) +
      path(cut("76 102 82 112 66 128", 1.6) + cut("60 128 52 134", 1.6) + cut("70 92 76 98", 1.2), INK) +
      halo(plank("M28 126V62h6v64Z") + plank("M34 66H66L74 72 66 78H34Z") + plank("M28 82H6L0 87 6 92H28Z")) +
      path("M31 62h3v64h-3Z", INK) +
      path(cut("40 72 60 72", 1.5) + cut("10 87 24 87", 1.4), INK) +
      bird(92, 40) +
      bird(104, 50, 0.7),
  },
};

function grass(seed: number): string {
  const r = dice(seed);
  let d = "";
  for (let x = -4; x < 124; x += 5) d += wedge([x, 134], [x + 3 + r() * 5, 112 + r() * 12], 2.2, 2);
  return path(d, HOUSE);
}

export function stars(seed: number): string {
  const r = dice(seed);
  let d = "";
  for (let i = 0; i < 16; i++) {
    const [x, y, s] = [r() * 150 - 15, r() * 60 - 4, 1.6 + r() * 2];
    d +=
      cut(
        [
          [x - s, y],
          [x + s, y],
        ],
        1.2,
      ) +
      cut(
        [
          [x, y - s],
          [x, y + s],
        ],
        1.2,
      );
  }
  return path(d, PAPER);
}
