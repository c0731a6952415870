/** Things, as they lie in the candle's light. */
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
  STEEL,
  strands,
  teeth,
  wedge,
  WOOD,
} from "./tools";

export interface Thing {
  /** A sigil may be cut into it. */
  cut: (sigil: string) => string;
  /** How it lies. */
  pose?: string;
  /** It has a rim of its own. */
  rimmed?: boolean;
}

/** A sigil from a square of 32. */
export const sig = (sigil: string, x: number, y: number, w: number): string =>
  sigil
    ? `<g transform="translate(${x} ${y}) scale(${w / 32})"><path d="${sigil}" fill="${INK}" fill-rule="evenodd"/></g>`
    : "";

export const THINGS: Record<string, Thing> = {
  letter: {
    cut: (sigil) =>
      lined("M14 46 88 26 106 92 32 112Z", PAPER) +
      lined("M14 46 68 76 88 26Z", PAPER) +
      path("M32 112 58 71 68 76 106 92Z", INK, ' opacity=".0"') +
      path(
        cut("32 112 46 92 57 71", 1.8) +
          cut("106 92 90 86 70 75", 1.8) +
          strands("100 70 96 78 92 84 88 90", "104 88 98 92 92 96 84 98", 5, 1.5, dice(2)) +
          strands("40 108 60 102 80 97 98 92", "44 103 62 98 78 93 94 89", 3, 1.3, dice(4)) +
          strands("22 50 30 54 36 58 42 62", "52 40 54 48 56 56 58 64", 5, 1, dice(5)),
        INK,
      ) +
      lined(curve("66 62 74 60 82 64 85 72 83 81 76 86 67 85 60 80 58 72 61 65", true), HOUSE) +
      lined(disc(71.5, 73, 8.3), HOUSE, 1.4) +
      sig(sigil, 65, 66.5, 13),
  },
  dagger: {
    pose: "rotate(38 60 66)",
    cut: () =>
      lined("M54 20 60 -2 66 20V78H54Z", PAPER) +
      path("M60 -2 66 20V78H60Z", INK) +
      path(teeth("60 8 60 30 60 54 60 76", 18, 4.5, 1.7, [-1, 0.2], dice(3)), INK) +
      lined("M36 78C44 84 76 84 84 78V87C76 92 44 92 36 87Z", GOLD) +
      path("M62 83C72 83 78 82 84 78V87C78 90 70 91 62 91Z", INK) +
      lined("M54 89H66V114H54Z", HOUSE) +
      path(
        [92, 97, 102, 107]
          .map((y) =>
            cut(
              [
                [54, y + 3],
                [60, y + 1],
                [66, y - 1],
              ],
              2,
            ),
          )
          .join(""),
        INK,
      ) +
      lined(disc(60, 119, 7), GOLD) +
      path(disc(60, 119, 3), INK),
  },
  coin: {
    cut: (sigil) =>
      [112, 103, 94]
        .map(
          (y, i) =>
            lined(
              `M${14 + i * 2} ${y - 4}V${y + 4}C${14 + i * 2} ${y + 14} ${58 + i * 2} ${y + 14} ${58 + i * 2} ${y + 4}V${y - 4}Z`,
              GOLD,
            ) +
            path(
              strands(
                [
                  [40 + i * 2, y + 2],
                  [40 + i * 2, y + 5],
                  [40 + i * 2, y + 8],
                  [40 + i * 2, y + 11],
                ],
                [
                  [57 + i * 2, y - 2],
                  [57 + i * 2, y + 1],
                  [57 + i * 2, y + 3],
                  [57 + i * 2, y + 5],
                ],
                6,
                2,
                dice(i),
              ),
              INK,
            ),
        )
        .join("") +
      lined("M18 90C18 78 62 78 62 90C62 102 18 102 18 90Z", GOLD) +
      lined(disc(74, 58, 36), GOLD) +
      lined(disc(74, 58, 29), GOLD, 1.4) +
      path("M74 22A36 36 0 0 1 94 88C110 66 104 36 74 22Z", INK) +
      path(teeth("84 26 98 42 100 62 92 84", 16, 7, 2.2, [-0.9, 0.1], dice(4)), INK) +
      path(
        Array.from({ length: 30 }, (_, i) => {
          const g = (i / 30) * 6.283;
          return wedge(
            [74 + Math.cos(g) * 35, 58 + Math.sin(g) * 35],
            [74 + Math.cos(g) * 30.5, 58 + Math.sin(g) * 30.5],
            1.7,
          );
        }).join(""),
        INK,
      ) +
      sig(sigil, 54, 38, 38),
  },
  seal: {
    cut: (sigil) =>
      lined("M44 84 34 130 46 122 54 132 62 90ZM70 88 78 132 86 120 98 126 84 82Z", HOUSE) +
      path(cut("50 92 44 112 43 122", 2) + cut("80 90 86 106 89 118", 2), INK) +
      lined(
        curve(
          "60 14 72 16 82 12 92 22 98 32 106 42 103 54 106 66 98 76 92 88 80 92 68 98 56 94 44 96 34 88 24 80 22 68 14 58 18 46 18 34 28 26 36 16 48 18",
          true,
        ),
        HOUSE,
      ) +
      path("M92 22C106 40 106 66 92 88C84 94 74 98 68 98C92 84 98 46 80 14Z", INK) +
      path(teeth("82 16 92 36 92 60 78 90", 18, 8, 2.4, [-0.95, 0.15], dice(4)), INK) +
      lined(disc(60, 55, 27), HOUSE) +
      path("M60 28A27 27 0 0 0 60 82A24 27 0 0 1 60 28Z", INK) +
      sig(sigil, 42, 37, 37) +
      path(cut("26 40 32 28 42 22", 2.6) + cut("22 60 26 72 32 80", 1.8), PAPER),
  },
  torch: {
    pose: "translate(4 9) scale(.93)",
    cut: () =>
      lined("M52 70H70L66 134H56Z", WOOD) +
      path("M62 70H70L66 134H61Z", INK) +
      path(teeth("62 74 62 94 62 112 62 130", 13, 4, 1.6, [-1, 0.2], dice(3)), INK) +
      lined("M46 60H76L72 78H50Z", STEEL) +
      path("M64 60H76L72 78H63Z", INK) +
      path(cut("47 66 62 67", 1.7) + cut("49 72 62 73", 1.7), INK) +
      lined(
        curve("61 62 46 60 36 50 34 36 42 24 44 34 50 28 50 12 60 0 62 12 72 18 74 30 80 24 88 38 86 50 76 60", true),
        HOUSE,
      ) +
      lined(curve("61 62 52 58 46 50 48 42 54 44 56 34 62 22 66 34 72 42 76 40 76 50 70 58", true), GOLD, 1.4) +
      path(curve("61 62 56 58 54 52 60 50 62 42 67 50 66 58", true), PAPER),
  },
  cup: {
    cut: () =>
      lined(
        "M30 18H92C94 46 84 66 66 70V100C80 104 88 110 88 118H34C34 110 42 104 56 100V70C38 66 28 46 30 18Z",
        GOLD,
      ) +
      path("M72 20H92C94 46 84 66 66 70V100C80 104 88 110 88 118H66C68 106 62 104 62 96V70C72 60 76 42 72 20Z", INK) +
      path(
        teeth("73 22 75 38 70 54 63 68", 16, 9, 2.4, [-0.96, 0.2], dice(6)) +
          teeth("62 72 62 82 62 92 64 104", 9, 4, 1.7, [-1, 0.2], dice(7)) +
          strands("42 114 48 110 54 107 58 102", "60 114 60 110 62 107 62 104", 3, 1.3, dice(3)),
        INK,
      ) +
      lined("M30 18C30 10 92 10 92 18C92 26 30 26 30 18Z", INK) +
      path("M36 19C40 15 80 14 87 18C84 23 42 24 36 19Z", HOUSE) +
      lined(curve("34 26 30 34 33 44 30 54 27 62 24 54 27 44 26 34", true), HOUSE, 1.4) +
      lined("M48 34 56 44 48 54 40 44Z", HOUSE, 1.5) +
      path(cut("60 34 62 44 58 54", 1.8), INK),
  },
  crown: {
    cut: () =>
      lined(curve("8 104 14 96 34 98 60 94 88 98 106 94 114 104 112 118 102 124 60 122 18 126 8 118", true), HOUSE) +
      path(
        strands("20 120 40 112 70 110 104 116", "22 104 46 102 74 102 102 104", 5, 2, dice(3)) +
          "M88 98 106 94 114 104 112 118 102 124 84 123C94 116 94 106 88 98Z",
        INK,
      ) +
      lined("M24 96 14 44 34 62 44 26 60 56 76 22 86 60 106 40 98 94C76 104 46 104 24 96Z", GOLD) +
      path("M76 22 86 60 106 40 98 94C90 98 82 100 76 100.5C82 80 80 50 76 22Z", INK) +
      path(teeth("76 30 79 50 80 72 77 98", 18, 9, 2.2, [-0.96, 0.2], dice(5)), INK) +
      path(cut("25 84 46 90 62 91", 2.2) + cut("23 76 46 82 62 83", 1.8), INK) +
      lined(disc(14, 42, 4.5) + disc(44, 24, 4.5) + disc(76, 20, 4.5) + disc(106, 38, 4.5), PAPER, 1.6) +
      lined("M44 62 51 72 44 82 37 72Z", HOUSE, 1.6) +
      path(disc(66, 73, 3.5), PAPER, edged(1.4)),
  },
  hourglass: {
    cut: () =>
      lined("M30 10H90V20H30ZM30 114H90V124H30Z", WOOD) +
      path("M70 10H90V20H70ZM70 114H90V124H70Z", INK) +
      lined("M34 20h5v94h-5ZM81 20h5v94h-5Z", WOOD, 1.4) +
      lined("M42 20H78C78 44 66 54 63 67C66 80 78 90 78 114H42C42 90 54 80 57 67C54 54 42 44 42 20Z", PAPER) +
      path(
        "M46 34C52 32 66 36 74 33C72 46 62 56 60 64C58 56 48 46 46 34ZM60 84C68 92 74 100 75 112H45C46 100 52 92 60 84Z",
        HOUSE,
        edged(1.3),
      ) +
      path(
        cut("60 62 60 86", 1.6) +
          "M70 21H78C78 44 66 54 63 67C66 80 78 90 78 113H71C72 92 62 80 62 67C62 54 72 44 70 21Z" +
          teeth("70 24 70 36 66 48 63 60", 8, 4, 1.6, [-1, 0.2], dice(2)) +
          teeth("63 76 67 88 70 98 71 110", 9, 4, 1.6, [-1, 0.1], dice(3)) +
          strands("48 110 50 104 54 98 58 92", "60 111 60 104 61 98 60 92", 4, 1.1, dice(4)),
        INK,
      ),
  },
};
