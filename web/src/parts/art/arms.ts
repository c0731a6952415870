/** Arms, tools and the like. */
import { halo } from "./setting";
import { type Thing, sig } from "./things";
import {
  curve,
  cut,
  dice,
  disc,
  GOLD,
  hoop,
  HOUSE,
  INK,
  lined,
  PAPER,
  path,
  STEEL,
  strands,
  teeth,
  WOOD,
} from "./tools";

const BLADE =
  lined("M55 14 60 -6 65 14V86H55Z", PAPER) +
  path("M60 -6 65 14V86H60Z", INK) +
  path(teeth("60 8 60 34 60 60 60 84", 16, 3.5, 1.6, [-1, 0.2], dice(3)), INK);
const HILT =
  lined("M34 86C48 82 72 82 86 86L84 93C72 90 48 90 36 93Z", GOLD) +
  lined("M56 91H64V116H56Z", HOUSE) +
  path(cut("56 98 64 95", 1.8) + cut("56 104 64 101", 1.8) + cut("56 110 64 107", 1.8), INK) +
  lined(disc(60, 121, 6), GOLD);
const turned = (by: number, svg: string): string => `<g transform="rotate(${by} 60 66)">${svg}</g>`;

export const ARMS: Record<string, Thing> = {
  sword: { pose: "rotate(-30 60 66)", cut: () => BLADE + HILT },
  swords: {
    rimmed: true,
    pose: "translate(6 6) scale(.9)",
    cut: () => turned(40, halo(BLADE + HILT)) + turned(-40, halo(BLADE + HILT)),
  },
  shield: {
    cut: (sigil) =>
      lined("M60 8C76 16 92 18 104 18C106 66 96 104 60 126C24 104 14 66 16 18C28 18 44 16 60 8Z", HOUSE, 2.4) +
      path("M60 8C76 16 92 18 104 18C106 66 96 104 60 126Z", INK) +
      path(teeth("60 14 60 48 60 86 60 120", 26, 10, 2.4, [-1, 0.15], dice(4)), INK) +
      lined(disc(60, 62, 27), PAPER, 2) +
      sig(sigil, 40, 42, 40),
  },
  axe: {
    pose: "rotate(28 60 66)",
    cut: () =>
      lined("M56 6H64V128H56Z", WOOD) +
      path("M61 6H64V128H61Z", INK) +
      lined("M64 20C84 18 98 8 104 2C112 26 112 44 104 68C96 58 84 52 64 50Z", STEEL) +
      path("M98 9 104 2C112 26 112 44 104 68L99 62C104 44 104 26 98 9Z", INK) +
      path(strands("68 24 80 24 90 20 96 14", "68 46 80 48 90 52 96 56", 6, 1.5, dice(3)), INK) +
      lined("M56 24 44 28V44L56 48Z", STEEL),
  },
  hammer: {
    pose: "rotate(-26 60 66)",
    cut: () =>
      lined("M56 44H64V130H56Z", WOOD) +
      path("M61 44H64V130H61Z", INK) +
      lined("M26 14H94L98 20V44L92 50H28L22 44V20Z", STEEL) +
      path("M72 14H94L98 20V44L92 50H72Z", INK) +
      path(
        teeth("72 16 72 26 72 38 72 48", 10, 8, 2, [-1, 0.1], dice(5)) +
          cut("30 14 30 50", 2) +
          cut("38 30 60 30", 1.6),
        INK,
      ),
  },
  arrows: {
    pose: "rotate(34 60 66)",
    cut: () =>
      [38, 56, 74]
        .map(
          (x, i) =>
            lined(`M${x} ${20 + i * 6}h5v88h-5Z`, WOOD, 1.5) +
            lined(`M${x - 6} ${24 + i * 6}L${x + 2.5} ${2 + i * 6}L${x + 11} ${24 + i * 6}Z`, STEEL) +
            lined(`M${x - 5} ${106 + i * 6}L${x} ${96 + i * 6}h5l5 10v14l-5-6h-5l-5 6Z`, HOUSE),
        )
        .join("") + lined("M32 70H86V80H32Z", INK),
  },
  gauntlet: {
    cut: () =>
      lined(
        curve(
          "38 130 38 130 34 92 26 66 28 52 36 50 42 62 42 30 46 20 54 22 56 40 58 16 64 10 72 16 72 40 76 22 84 20 88 28 86 48 92 40 100 44 98 62 90 86 88 130 88 130",
          true,
        ),
        STEEL,
        2,
      ) +
      path("M72 40C74 70 66 98 70 130H88L90 86 98 62 100 44 92 40 86 48 84 20Z", INK) +
      path(
        teeth("72 44 72 70 68 98 70 128", 18, 9, 2.2, [-0.96, 0.2], dice(4)) +
          cut("42 62 44 76 42 84", 2) +
          cut("56 42 56 60", 1.8) +
          cut("36 96 52 100 70 98", 2.2) +
          cut("37 106 52 110 70 108", 2.2) +
          cut("44 46 50 48 55 46", 1.6) +
          cut("58 36 64 38 71 36", 1.6),
        INK,
      ),
  },
  horn: {
    cut: () =>
      lined(
        curve("12 40 26 22 34 40 52 58 78 60 98 44 108 20 112 22 112 22 110 58 90 86 58 92 28 74", true),
        PAPER,
        2,
      ) +
      path("M58 92C90 88 112 62 112 22L106 28C102 52 84 74 50 78Z", INK) +
      path(teeth("104 36 96 56 78 70 52 77", 16, 8, 2.2, [-0.5, -0.85], dice(4)), INK) +
      lined(curve("8 44 16 26 30 20 34 40 24 62", true), GOLD) +
      lined("M46 52 58 60 54 78 40 70Z", GOLD, 1.5) +
      lined("M86 54 94 48 102 62 94 70Z", GOLD, 1.5) +
      hoop("M48 78C46 104 82 118 96 66", HOUSE, 3),
  },
  drum: {
    cut: () =>
      lined("M18 44C18 28 102 28 102 44V102C102 120 18 120 18 102Z", HOUSE, 2) +
      path("M74 32C92 34 102 38 102 44V102C102 110 90 114 74 115Z", INK) +
      path(
        teeth("74 48 74 70 74 92 74 114", 14, 8, 2.2, [-1, 0.1], dice(4)) +
          cut("20 52 32 112", 2.2) +
          cut("32 112 46 58", 2.2) +
          cut("46 58 60 116", 2.2) +
          cut("60 116 74 58", 2.2),
        INK,
      ) +
      lined("M18 44C18 28 102 28 102 44C102 60 18 60 18 44Z", PAPER, 2) +
      path(strands("70 36 80 40 86 46 80 54", "92 38 98 42 98 48 90 52", 4, 1.4, dice(2)), INK) +
      lined("M4 8 60 40 57 45 2 14Z", WOOD, 1.5) +
      lined("M112 2 66 40 70 44 118 8Z", WOOD, 1.5) +
      lined(disc(60, 43, 5) + disc(67, 42, 5), WOOD, 1.4),
  },
  banner: {
    cut: (sigil) =>
      lined("M14 -2H20V134H14Z", WOOD, 1.6) +
      lined(disc(17, -2, 5), GOLD) +
      lined("M20 8C44 0 66 20 106 8L98 40 108 76C74 88 50 68 20 80Z", HOUSE, 2.2) +
      path("M88 12 106 8 98 40 108 76C100 79 92 80 84 79C90 56 84 34 88 12Z", INK) +
      path(
        teeth("88 14 86 34 88 56 84 78", 16, 9, 2.4, [-0.96, 0.1], dice(6)) +
          cut("24 16 40 12 58 16", 1.8) +
          cut("24 70 42 66 60 70", 1.8),
        INK,
      ) +
      lined(disc(52, 42, 22), PAPER, 1.8) +
      sig(sigil, 36, 26, 32),
  },
  chain: {
    cut: () =>
      lined(disc(20, 100, 16) + disc(20, 100, 8), STEEL, 2) +
      lined(disc(44, 80, 14) + disc(44, 80, 7), STEEL, 2) +
      lined(disc(86, 42, 14) + disc(86, 42, 7), STEEL, 2) +
      lined(disc(106, 22, 15) + disc(106, 22, 7.5), STEEL, 2) +
      path(
        cut("58 66 66 58", 4) +
          cut("56 56 52 46", 3.4) +
          cut("68 70 78 74", 3.4) +
          cut("62 50 60 36", 3) +
          cut("74 64 88 64", 3),
        GOLD,
      ),
  },
  rope: {
    cut: () =>
      lined("M56 -12H64V54H56Z", WOOD, 1.5) +
      path(
        [0, 8, 16, 24, 32, 40, 48]
          .map((y) =>
            cut(
              [
                [56, y],
                [64, y - 5],
              ],
              2,
            ),
          )
          .join(""),
        INK,
      ) +
      lined("M52 42H68V62H52Z", WOOD, 1.6) +
      path(cut("52 48 68 46", 2) + cut("52 54 68 52", 2) + cut("52 60 68 58", 2), INK) +
      hoop("M60 60C30 66 26 118 60 122C94 118 90 66 60 60Z", WOOD, 8) +
      path(
        cut("38 84 46 80", 2) +
          cut("35 98 44 98", 2) +
          cut("44 116 50 110", 2) +
          cut("74 118 68 112", 2) +
          cut("84 100 76 96", 2) +
          cut("82 84 74 82", 2),
        INK,
      ),
  },
};
