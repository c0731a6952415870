/** Beasts; and the sigils, cut large. */
import { sigilOf } from "../sigils";
import type { Thing } from "./things";
import { curve, cut, dice, disc, GOLD, hoop, HOUSE, INK, lined, PAPER, path, strands, teeth } from "./tools";

export const BEASTS: Record<string, Thing> = {
  raven: {
    cut: () =>
      lined(
        curve("10 36 26 30 36 14 54 8 68 18 72 40 94 62 112 96 116 120 96 108 70 108 46 96 34 70 32 46", true),
        INK,
        2,
      ) +
      lined("M34 26 4 38 34 44Z", HOUSE, 1.8) +
      path(
        strands("66 40 84 62 100 84 110 114", "50 60 62 84 78 98 98 106", 10, 1.8, dice(3)) +
          strands("44 20 52 26 58 36 60 50", "40 46 42 58 48 72 54 84", 5, 1.4, dice(4)),
        PAPER,
      ) +
      path(disc(46, 28, 4.5), PAPER) +
      path(disc(45, 28, 2.2), INK) +
      path(
        cut("62 106 60 128", 3.4) +
          cut("76 108 78 128", 3.4) +
          cut("52 130 60 126 68 130", 3) +
          cut("70 130 78 126 88 130", 3),
        GOLD,
      ),
  },
  horse: {
    cut: () =>
      lined(
        curve(
          "36 130 36 130 40 100 34 84 16 92 6 86 4 74 18 54 28 34 42 18 46 4 56 14 72 18 92 40 104 78 112 130 112 130",
          true,
        ),
        "#54321d",
        2.2,
      ) +
      path("M72 18C92 40 104 78 112 130H74C84 100 74 76 62 62C74 50 78 34 72 18Z", INK) +
      path(teeth("70 30 68 48 76 84 76 126", 20, 10, 2.4, [-0.96, 0.2], dice(3)), INK) +
      lined(curve("50 10 66 16 82 34 96 66 104 104 90 84 84 64 72 46 62 34", true), HOUSE, 1.6) +
      path(strands("58 16 72 30 84 52 96 84", "66 34 76 48 86 66 94 84", 6, 1.5, dice(4)), INK) +
      path(disc(38, 42, 4), PAPER) +
      path(disc(37, 42, 2.4), INK) +
      path(cut("12 82 18 80", 2.6) + cut("10 72 13 74", 2.8) + cut("30 62 40 72 50 76", 1.8), PAPER) +
      path("M22 66 50 50M26 48 60 60M50 50 62 22", "none", ` stroke="${GOLD}" stroke-width="3.200"`),
  },
  hound: {
    cut: () =>
      lined(
        curve(
          "20 130 20 130 30 100 30 78 10 74 2 62 10 52 30 44 40 26 52 20 62 6 72 24 88 44 94 80 104 130 104 130",
          true,
        ),
        PAPER,
        2.2,
      ) +
      path("M62 6 72 24 88 44 94 80 104 130H70C78 100 70 76 64 62C72 44 70 24 62 6Z", INK) +
      path(
        teeth("64 20 68 44 70 84 72 126", 20, 10, 2.4, [-0.96, 0.2], dice(5)) +
          cut("8 62 22 64 34 62", 2.2) +
          cut("36 84 44 100 42 120", 1.8),
        INK,
      ) +
      path(disc(8, 55, 4), INK) +
      path(disc(40, 44, 3.6), INK) +
      lined("M30 84C50 96 76 92 92 78L95 90C76 106 48 108 29 96Z", HOUSE, 1.8) +
      lined(disc(50, 104, 5), GOLD, 1.5),
  },
  eel: {
    cut: () =>
      hoop("M104 118C60 130 24 112 46 88C66 68 110 86 100 52C92 28 52 44 24 26", HOUSE, 20) +
      path(
        cut("96 122 60 124 40 110", 3) +
          cut("50 94 70 80 96 80", 3) +
          cut("104 66 104 50 88 42", 3) +
          cut("76 40 56 42 38 36", 3),
        INK,
      ) +
      lined(curve("34 14 14 10 -2 24 4 34 18 40 34 40", true), HOUSE, 2) +
      path(disc(16, 20, 3.6), PAPER) +
      path(disc(15, 20, 1.8) + cut("0 28 10 30 20 28", 2), INK),
  },
};

/** A sigil with its own light and shadow. */
export function emblem(of: string): Thing {
  const d = sigilOf(of);
  return {
    rimmed: true,
    cut: () =>
      `<g transform="translate(4 8) scale(3.5)"><path d="${d}" fill="${PAPER}" stroke="${PAPER}" stroke-width="2.6" stroke-linejoin="round" fill-rule="evenodd"/><path d="${d}" fill="${INK}" fill-rule="evenodd"/></g>`,
  };
}
