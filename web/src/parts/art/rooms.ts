/** Walls and rooms: towers, gates, halls, and where people work. */
import type { Place } from "./places";
import { arch, bird, figure, fire, flag, ground, halo, lamp, rays, roof, slit, wall } from "./setting";
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
  type Point,
  STEEL,
  strands,
  teeth,
  wedge,
  WOOD,
} from "./tools";

const low = (seed: number, n = 44): string => rays([60, 100], [24, 120], n, [0.5, 1], seed);
const plank = (d: string): string => lined(d, WOOD, 1.5);
/** Rows across a wall of shelves. */
const shelf = (y: number): string => {
  const r = dice(y);
  let d = "";
  for (let x = 18; x < 100;) {
    const w = 4 + r() * 5;
    const h = 11 + r() * 7;
    d += lined(`M${x} ${y}v${-h}h${w}v${h}Z`, r() < 0.4 ? HOUSE : r() < 0.5 ? INK : PAPER, 1.2);
    x += w + (r() < 0.15 ? 6 : 0.5);
  }
  return d + plank(`M12 ${y}H108V${y + 4}H12Z`);
};

export const ROOMS: Record<string, Place> = {
  tower: {
    heart: 16,
    sky: () => rays([58, 34], [16, 100], 40, [0, 1], 5),
    stands: () =>
      halo(wall(40, 44, 38, 74, { flat: true }) + wall(36, 20, 46, 28, { flat: true }) + roof(34, 22, 50, 24)) +
      arch(48, 48, 22, 24, INK) +
      halo(lined("M52 42C54 40 54 28 59 28C64 28 64 40 66 42Z", GOLD, 1.4), 1.5) +
      path(disc(59, 43.5, 1.8), GOLD) +
      slit(52, 62) +
      slit(52, 82) +
      arch(51, 118, 14, 20, INK) +
      bird(20, 30) +
      bird(98, 22, 0.8) +
      bird(30, 18, 0.6) +
      ground("-10 122 24 116 60 117 96 115 130 122", 5),
  },
  forge: {
    heart: 44,
    sky: () => rays([36, 84], [12, 118], 46, [0.4, 1.1], 3),
    stands: () =>
      halo(wall(12, 30, 48, 86, { flat: true, side: 0.86 })) +
      arch(20, 116, 32, 44, INK) +
      fire(36, 114, 0.62) +
      ground("-10 122 30 115 70 116 130 122", 8) +
      halo(
        lined("M70 112H104L98 122H76Z", INK) +
          plank("M74 122H100V134H74Z") +
          lined("M62 92C72 92 74 96 78 96H108V104C98 106 98 110 98 114H78C78 106 72 102 62 100Z", STEEL),
      ) +
      path("M94 96H108V104C98 106 98 110 98 114H90C92 108 92 102 94 96Z", INK) +
      halo(plank("M84 88 106 56 110 59 88 91Z") + lined("M98 44 122 60 116 70 92 54Z", STEEL)) +
      path(rayBits(84, 90), GOLD),
  },
  archive: {
    heart: 20,
    sky: () => "",
    stands: () =>
      shelf(34) +
      shelf(58) +
      shelf(82) +
      shelf(106) +
      rays([60, 72], [8, 46], 30, [0, 1], 6, GOLD, 3) +
      halo(
        lined("M50 92C50 84 70 84 70 92L74 112H46Z", PAPER) +
          lined("M52 62H68L72 88H48Z", GOLD) +
          lined("M54 62C54 52 66 52 66 62Z", INK),
      ) +
      path("M60 70c5 7 5 10 0 14-5-4-5-7 0-14Z", PAPER, edged(1.2)) +
      ground("-10 118 30 113 60 114 130 118", 2),
  },
  gate: {
    heart: 40,
    sky: () => rays([60, 60], [40, 118], 40, [0.5, 1], 8),
    stands: () =>
      halo(wall(4, 34, 30, 84) + wall(86, 34, 30, 84) + wall(30, 48, 60, 70)) +
      arch(38, 118, 44, 58, INK) +
      path(
        [46, 54, 62, 70].map((x) => `M${x} 66h3.400v52h-3.400Z`).join("") +
          "M40 76H80v3H40ZM39 92H81v3H39ZM38 108H82v3H38Z",
        STEEL,
        edged(0.8),
      ) +
      slit(16, 58) +
      slit(98, 58) +
      flag(18, 35, 0.8) +
      flag(100, 35, 0.8) +
      ground("-10 122 30 117 60 118 130 122", 5),
  },
  hall: {
    heart: 40,
    sky: () => rays([60, 30], [10, 118], 50, [0, 1], 3),
    stands: () =>
      halo(
        [6, 94].map((x) => wall(x, 6, 20, 112, { flat: true }) + lined(`M${x - 4} 6h28v8h-28Z`, PAPER, 1.6)).join(""),
      ) +
      halo(lined("M46 8H74V48L60 58 46 48Z", HOUSE)) +
      path(strands("50 12 51 26 50 38 52 48", "70 12 69 26 70 38 66 48", 5, 1.2, dice(4)), INK) +
      halo(lined("M44 104V66L52 58H68L76 66V104Z", WOOD) + lined("M50 92H70V104H50Z", HOUSE)) +
      path("M66 60 76 66V104H70V92Z", INK) +
      lined("M30 104H90V110H30ZM22 110H98V117H22Z", PAPER) +
      path("M70 104H90V110H70ZM70 110H98V117H70Z", INK) +
      ground("-10 120 30 117 60 118 130 120", 9),
  },
  stair: {
    heart: 40,
    sky: () => rays([88, 24], [8, 110], 34, [0.1, 0.65], 4),
    stands: () =>
      halo(
        [0, 1, 2, 3, 4, 5, 6]
          .map(
            (i) =>
              lined(`M${-10 + i * 4} ${134 - i * 14}H${46 + i * 8}V${120 - i * 14}H${-10 + i * 4}Z`, PAPER, 1.5) +
              path(`M${26 + i * 8} ${134 - i * 14}H${46 + i * 8}V${120 - i * 14}Z`, INK),
          )
          .join(""),
      ) +
      halo(wall(96, 8, 24, 130, { flat: true })) +
      arch(74, 40, 18, 30, GOLD) +
      halo(figure(62, 64, 1.5, HOUSE), 3) +
      lamp(100, 60),
  },
  well: {
    heart: 44,
    sky: () => low(7),
    stands: () =>
      halo(plank("M26 96V40h6v56ZM88 96V40h6v56Z") + roof(20, 44, 80, 30)) +
      path(cut("60 44 60 78", 2), PAPER) +
      halo(
        lined("M52 76H68L66 92H54Z", WOOD) + lined("M20 90C20 80 100 80 100 90V120C100 132 20 132 20 120Z", PAPER),
        3,
      ) +
      path("M70 83C88 84 100 86 100 90V120C100 126 86 129 70 129Z", INK) +
      path(
        cut("22 100 40 104 66 104", 1.5) +
          cut("22 112 42 116 66 116", 1.5) +
          cut("44 104 44 116", 1.4) +
          cut("30 102 30 90", 1.4) +
          teeth("70 86 70 100 70 116 70 128", 12, 7, 2, [-1, 0.1], dice(3)),
        INK,
      ) +
      lined("M28 90C28 84 92 84 92 90C92 96 28 96 28 90Z", INK, 1.4) +
      path("M40 91C50 88 72 88 80 91C70 94 50 94 40 91Z", HOUSE),
  },
  kiln: {
    heart: 48,
    sky: () => rays([60, 40], [8, 96], 30, [0.5, 1], 7),
    stands: () =>
      halo(
        lined(
          curve("18 118 20 84 34 62 48 52 48 36 48 36 70 36 70 36 70 52 84 62 98 84 100 118 100 118 18 118", true),
          PAPER,
        ),
      ) +
      path("M62 36H70V52C84 62 98 84 100 118H72C76 90 66 66 62 36Z", INK) +
      path(
        teeth("63 42 66 66 72 92 72 116", 18, 9, 2.2, [-0.95, 0.2], dice(5)) +
          cut("24 90 40 84 56 88", 1.4) +
          cut("34 72 46 68 58 72", 1.4) +
          cut("22 104 30 101 36 104", 1.4),
        INK,
      ) +
      arch(38, 118, 28, 34, INK) +
      fire(52, 117, 0.42) +
      path("M54 34C42 24 62 18 52 4C70 12 60 22 68 34Z", PAPER, edged(1.2)) +
      ground("-10 122 30 117 60 118 130 122", 7) +
      halo(plank("M92 126h26v6H92ZM95 119h22v6H95ZM99 112h16v6H99Z"), 3),
  },
};

/** Sparks from a blow. */
function rayBits(x: number, y: number): string {
  return [0, 1, 2, 3, 4, 5, 6]
    .map((i): string => {
      const turn = -2.9 + i * 0.45;
      const p = (t: number): Point => [x + Math.cos(turn) * t, y + Math.sin(turn) * t];
      return wedge(p(5), p(13 + (i % 3) * 4), 2.4);
    })
    .join("");
}
