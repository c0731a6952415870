/** Goods, writings and signs. */
import { sig, type Thing } from "./things";
import {
  curve,
  cut,
  dice,
  disc,
  edged,
  GOLD,
  hoop,
  HOUSE,
  INK,
  lined,
  PAPER,
  path,
  short,
  STEEL,
  strands,
  teeth,
  WOOD,
} from "./tools";

const flame = (x: number, y: number): string =>
  lined(`M${x} ${y - 26}c10 12 10 20 0 27-10-7-10-15 0-27Z`, GOLD, 1.5) +
  path(`M${x} ${y - 12}c4 5 4 9 0 12-4-3-4-7 0-12Z`, PAPER);

/** Leaves around a ring. */
function leaves(n: number, cx: number, cy: number, r: number): string {
  return Array.from({ length: n }, (_, i) => {
    const turn = (i / n) * 6.2832;
    const [x, y] = [cx + Math.cos(turn) * r, cy + Math.sin(turn) * r];
    const lean = turn + 1.1 + (i % 2 ? 0.75 : -0.45);
    const [u, v] = [Math.cos(lean), Math.sin(lean)];
    const along = (t: number, by: number): string => `${short(x + u * t - v * by)} ${short(y + v * t + u * by)}`;
    return `M${along(0, 0)}Q${along(9, 6)} ${along(19, 0)}Q${along(9, -6)} ${along(0, 0)}Z`;
  }).join("");
}

export const GOODS: Record<string, Thing> = {
  book: {
    cut: (sigil) =>
      lined("M6 40 56 28 60 34 64 28 114 40V110L64 98 60 104 56 98 6 110Z", WOOD, 2) +
      lined("M12 34C28 24 48 24 60 34V98C46 88 28 90 12 100Z", PAPER) +
      lined("M108 34C92 24 72 24 60 34V98C74 88 92 90 108 100Z", PAPER) +
      path(
        strands("64 40 76 34 92 34 104 40", "64 90 76 84 92 86 104 94", 10, 1.7, dice(3)) +
          cut("20 46 34 40 52 44", 1.5) +
          cut("20 54 34 48 52 52", 1.5) +
          cut("20 82 34 78 52 82", 1.5),
        INK,
      ) +
      sig(sigil, 26, 52, 24),
  },
  ledger: {
    pose: "rotate(-8 60 66)",
    cut: (sigil) =>
      lined("M22 12H98V122H22Z", HOUSE, 2.2) +
      path("M76 12H98V122H76Z", INK) +
      path(teeth("76 16 76 50 76 86 76 120", 24, 9, 2.2, [-1, 0.1], dice(4)), INK) +
      lined("M22 12H32V122H22Z", INK) +
      lined("M98 52H106V80H90V52Z", GOLD) +
      lined("M44 34H80V92H44Z", PAPER, 1.6) +
      sig(sigil, 46, 46, 32) +
      lined("M22 12 34 12 22 26ZM22 122 34 122 22 108Z", GOLD, 1.2),
  },
  scroll: {
    cut: (sigil) =>
      lined("M22 22H94V108H22Z", PAPER, 2) +
      lined("M14 10H102C108 10 108 28 102 28H14C8 28 8 10 14 10Z", PAPER, 2) +
      lined("M14 104H102C108 104 108 122 102 122H14C8 122 8 104 14 104Z", PAPER, 2) +
      path("M80 10H102C108 10 108 28 102 28H80ZM80 104H102C108 104 108 122 102 122H80ZM86 28H94V104H86Z", INK) +
      path(
        cut("30 40 50 38 74 40", 1.9) +
          cut("30 50 50 48 78 50", 1.9) +
          cut("30 60 48 58 62 60", 1.9) +
          cut("30 70 48 68 58 70", 1.9) +
          teeth("86 32 86 56 86 80 86 102", 18, 6, 1.8, [-1, 0.1], dice(3)),
        INK,
      ) +
      lined(disc(66, 86, 15), HOUSE) +
      sig(sigil, 57, 77, 18),
  },
  quill: {
    cut: () =>
      lined(curve("36 104 44 70 64 36 98 2 100 30 92 56 72 82 50 98", true), PAPER, 2) +
      path("M100 6C104 40 84 78 50 98L42 104C62 70 80 40 100 6Z", INK) +
      path(strands("44 84 56 66 70 48 90 22", "40 92 54 80 50 60 72 30", 9, 1.4, dice(4)), INK) +
      lined("M30 118 40 96 44 99 34 120Z", GOLD, 1.4) +
      lined("M56 104C56 98 96 98 96 104L102 126C102 134 50 134 50 126Z", HOUSE, 2) +
      path("M80 100C90 101 96 102 96 104L102 126C102 130 92 132 80 132Z", INK) +
      lined("M62 102C62 98 90 98 90 102C90 106 62 106 62 102Z", INK, 1.4),
  },
  key: {
    pose: "rotate(32 60 66)",
    cut: () =>
      lined(`${disc(60, 28, 24)}${disc(60, 28, 12)}`, GOLD, 2.2) +
      path("M70 7A24 24 0 0 1 70 49L66 38A12 12 0 0 0 66 18Z", INK) +
      lined("M55 50H65V124H55Z", GOLD, 1.8) +
      lined("M65 92H84V102H74V106H84V118H65Z", GOLD, 1.8) +
      path("M61 50H65V124H61Z", INK) +
      lined("M50 52H70V58H50Z", GOLD, 1.5),
  },
  ring: {
    cut: () =>
      hoop(disc(60, 78, 36), GOLD, 13) +
      path("M84 44A40 40 0 0 1 84 112L80 104A32 32 0 0 0 80 52Z", INK) +
      path(teeth("90 52 100 70 98 90 86 108", 14, 7, 2, [-0.9, 0.1], dice(3)), INK) +
      lined("M60 2 86 24 60 52 34 24Z", HOUSE, 2.2) +
      lined("M60 2 70 24 60 52 50 24Z", PAPER, 1.2) +
      path("M70 24 86 24 60 52Z", INK),
  },
  mask: {
    cut: () =>
      lined(curve("8 34 34 26 60 38 86 26 112 34 114 64 96 92 76 92 60 72 44 92 24 92 6 64", true), PAPER, 2.4) +
      path("M86 26 112 34 114 64 96 92 76 92 70 86C90 80 96 48 86 26Z", INK) +
      path(teeth("88 32 94 50 88 70 74 86", 14, 8, 2.2, [-0.96, 0.1], dice(3)), INK) +
      path(
        "M22 52C32 42 46 48 50 60C40 70 26 66 22 52ZM98 52C88 42 74 48 70 60C80 70 94 66 98 52Z",
        INK,
        edged(1.4, HOUSE),
      ) +
      lined(curve("60 38 50 20 52 4 60 -6 68 4 70 20", true), HOUSE) +
      path(cut("60 34 60 14 60 0", 1.8), INK) +
      path("M8 64C-4 84 6 104 -2 124M112 64C124 84 114 104 122 124", "none", edged(3.4, HOUSE)),
  },
  scales: {
    cut: () =>
      lined("M56 14H64V116H56Z", GOLD) +
      lined(disc(60, 12, 7), GOLD) +
      lined("M10 30C30 20 90 20 110 30L109 36C88 27 32 27 11 36Z", GOLD) +
      lined("M36 116H84V126H36Z", GOLD) +
      path("M16 34 4 76M16 34 32 76M104 34 88 90M104 34 118 90", "none", edged(1.8, PAPER)) +
      lined("M0 76H36C34 94 2 94 0 76Z", STEEL) +
      lined("M84 90H122C120 108 86 108 84 90Z", STEEL) +
      path("M20 76H36C35 86 28 90 20 90ZM104 90H122C121 100 112 104 104 104ZM61 14H64V116H61ZM66 116H84V126H66Z", INK) +
      lined(disc(12, 70, 6) + disc(24, 70, 6), HOUSE, 1.4) +
      lined("M92 90V78h8v12ZM102 90V72h9v18Z", INK, 1.2),
  },
  lantern: {
    cut: () =>
      hoop("M44 18C44 -8 76 -8 76 18", STEEL, 4) +
      lined("M36 34 60 10 84 34Z", HOUSE) +
      lined("M38 34H82L88 106H32Z", GOLD, 2) +
      lined("M28 106H92V118H28Z", HOUSE) +
      path("M66 16 84 34H68ZM74 106H92V118H74ZM76 34H82L88 106H78Z", INK) +
      path(cut("52 34 50 106", 3) + cut("68 34 70 106", 3) + cut("35 70 60 71 86 70", 2.6), INK) +
      flame(60, 92) +
      lined("M56 92h8v14h-8Z", PAPER, 1.2),
  },
  candle: {
    cut: () =>
      lined("M48 52H72V110H48Z", PAPER, 2) +
      path("M63 52H72V110H63Z", INK) +
      path(teeth("63 56 63 74 63 92 63 108", 14, 7, 2, [-1, 0.1], dice(3)), INK) +
      lined(curve("48 52 46 64 50 70 52 58 60 54", true), PAPER, 1.3) +
      lined("M30 108C30 100 90 100 90 108L96 122C96 130 24 130 24 122Z", GOLD, 2) +
      path("M72 103C84 104 90 106 90 108L96 122C96 126 86 128 72 128Z", INK) +
      path(cut("60 52 61 42", 2.4), INK, edged(0.8, PAPER)) +
      lined("M60 6c15 18 14 32 0 42-14-10-15-24 0-42Z", HOUSE, 2) +
      path("M60 24c7 9 7 17 0 22-7-5-7-13 0-22Z", GOLD),
  },
  sheaf: {
    cut: () =>
      lined(curve("34 128 48 88 22 44 14 18 34 6 60 2 86 6 106 18 98 44 72 88 86 128 86 128 34 128", true), GOLD, 2) +
      path(strands("40 124 52 88 34 48 22 20", "80 124 68 88 86 48 98 20", 13, 2, dice(3)), INK) +
      path("M86 6 106 18 98 44 72 88 86 128H70C64 100 66 90 70 80C84 56 92 30 86 6Z", INK) +
      lined("M42 76H78V92H42Z", HOUSE, 2) +
      path(cut("44 82 62 80 76 84", 1.8), INK),
  },
  skull: {
    cut: () =>
      lined(
        curve("30 88 16 70 14 42 30 16 60 8 90 16 106 42 104 70 90 88 88 112 88 112 32 112 32 112", true),
        PAPER,
        2.2,
      ) +
      path("M84 14C106 22 112 60 90 88L88 112H72C70 92 84 70 84 14Z", INK) +
      path(teeth("84 20 86 44 80 70 73 94", 18, 9, 2.2, [-0.96, 0.1], dice(4)), INK) +
      path(`${disc(40, 60, 13)}${disc(76, 60, 13)}M58 74 50 90H66Z`, INK) +
      path(cut("44 98 44 112", 2) + cut("56 98 56 112", 2) + cut("68 98 68 112", 2), INK) +
      path(disc(38, 62, 3) + disc(74, 62, 3), HOUSE) +
      path(cut("40 18 46 28 42 38", 1.6), INK),
  },
  hand: {
    cut: () =>
      lined(
        curve(
          "40 130 40 130 40 104 22 78 10 54 18 48 30 60 38 70 34 28 38 20 46 22 50 54 52 14 58 8 65 14 66 54 74 18 82 16 86 24 82 60 92 38 100 38 102 46 92 80 84 106 84 130 84 130",
          true,
        ),
        "#f5e3c4",
        2.2,
      ) +
      path("M82 60C80 86 70 104 72 130H84V106L92 80 102 46 100 38 92 38Z", INK) +
      path(
        teeth("82 62 80 82 72 104 72 128", 16, 8, 2, [-0.96, 0.2], dice(3)) +
          cut("40 84 54 74 70 80", 1.8) +
          cut("46 96 56 84 62 78", 1.6) +
          cut("50 56 51 64", 1.6) +
          cut("66 56 66 64", 1.6),
        INK,
      ) +
      lined("M34 116H90V134H34Z", HOUSE, 2) +
      path("M72 116H90V134H72Z", INK),
  },
  chest: {
    cut: () =>
      lined("M10 54C10 22 110 22 110 54V64H10Z", WOOD, 2.2) +
      lined("M10 64H110V118H10Z", WOOD, 2.2) +
      path("M82 31C100 36 110 44 110 54V118H82Z", INK) +
      path(
        teeth("82 34 82 60 82 90 82 116", 20, 9, 2.2, [-1, 0.1], dice(3)) +
          cut("12 78 48 78", 1.6) +
          cut("12 92 44 92", 1.6) +
          cut("12 106 48 106", 1.6),
        INK,
      ) +
      lined("M24 34H34V118H24Z", STEEL, 1.5) +
      lined("M86 34H96V118H86Z", STEEL, 1.5) +
      lined("M48 54H72V84C66 92 54 92 48 84Z", GOLD, 2) +
      path(`${disc(60, 68, 4)}M58 70h4v10h-4Z`, INK) +
      lined(disc(18, 122, 7) + disc(34, 126, 7) + disc(104, 124, 7), GOLD, 1.4),
  },
  purse: {
    cut: () =>
      lined(curve("44 44 24 64 12 94 22 120 60 128 98 120 108 94 96 64 76 44", true), HOUSE, 2.2) +
      path("M76 44C96 60 118 100 98 120C88 124 78 126 70 127C90 104 86 72 68 44Z", INK) +
      path(
        teeth("72 50 84 74 84 98 74 124", 18, 10, 2.4, [-0.96, 0.1], dice(3)) +
          strands("48 48 36 66 26 84 26 104", "60 48 56 66 52 84 54 104", 5, 1.6, dice(5)),
        INK,
      ) +
      lined(curve("44 44 34 22 48 26 60 14 72 26 86 22 76 44", true), HOUSE, 2) +
      lined("M42 40H78V50H42Z", GOLD, 1.8) +
      lined(disc(28, 116, 9) + disc(46, 124, 9), GOLD, 1.5),
  },
  cloak: {
    cut: () =>
      lined(
        curve("60 10 44 16 34 30 20 76 8 126 8 126 48 118 60 126 72 118 112 126 112 126 100 76 86 30 76 16", true),
        HOUSE,
        2.2,
      ) +
      path("M60 10 76 16 86 30 100 76 112 126 82 120C88 84 78 40 60 30Z", INK) +
      path(
        strands("46 28 36 60 28 92 20 120", "56 32 54 66 50 92 46 116", 6, 1.9, dice(3)) +
          teeth("68 36 80 62 84 90 82 118", 16, 9, 2.2, [-0.96, 0.1], dice(4)),
        INK,
      ) +
      path("M44 20C50 44 70 44 76 20C70 28 50 28 44 20Z", INK) +
      lined(disc(60, 38, 7), GOLD) +
      path("M76 96l14-3-2 14-13 1Z", PAPER, edged(1.4)),
  },
  jack: {
    cut: () =>
      lined("M40 14 52 22H68L80 14 112 30 104 62 92 56V124H28V56L16 62 8 30Z", PAPER, 2.2) +
      path("M80 14 112 30 104 62 92 56V124H72V22Z", INK) +
      path(
        [0, 1, 2, 3, 4]
          .map(
            (i) =>
              cut(
                [
                  [30, 44 + i * 18],
                  [60, 34 + i * 18],
                ],
                1.8,
              ) +
              cut(
                [
                  [30, 34 + i * 18],
                  [62, 48 + i * 18],
                ],
                1.8,
              ),
          )
          .join("") + teeth("72 30 72 60 72 90 72 122", 22, 8, 2, [-1, 0.1], dice(3)),
        INK,
      ) +
      lined("M57 22H63V124H57Z", HOUSE, 1.5) +
      path(disc(60, 40, 2) + disc(60, 60, 2) + disc(60, 80, 2) + disc(60, 100, 2), INK) +
      lined("M26 92H94V100H26Z", WOOD, 1.6),
  },
  door: {
    cut: () =>
      lined("M18 130V52A42 42 0 0 1 102 52V130Z", PAPER, 2.4) +
      lined("M28 130V54A32 32 0 0 1 92 54V130Z", WOOD, 2) +
      path("M72 24A32 32 0 0 1 92 54V130H72Z", INK) +
      path(
        cut("42 26 42 130", 2) +
          cut("57 22 57 130", 2) +
          teeth("72 30 72 60 72 96 72 128", 22, 7, 2, [-1, 0.1], dice(3)),
        INK,
      ) +
      lined("M28 54H60V62H28ZM28 102H60V110H28Z", STEEL, 1.4) +
      path(disc(66, 84, 7), "none", edged(6)) +
      path(disc(66, 84, 7), "none", edged(3.2, GOLD)) +
      path("M8 130H112V136H8Z", HOUSE),
  },
  bell: {
    cut: () =>
      lined(curve("60 12 44 20 36 44 32 78 14 104 14 104 106 104 106 104 88 78 84 44 76 20", true), GOLD, 2.4) +
      path("M66 13C84 24 84 60 90 80L106 104H74C82 70 76 40 66 13Z", INK) +
      path(
        teeth("70 22 78 48 78 74 75 102", 18, 10, 2.4, [-0.96, 0.1], dice(3)) +
          cut("34 74 54 80 76 78", 2.4) +
          cut("42 36 56 40 72 38", 2),
        INK,
      ) +
      lined(disc(60, 112, 11), HOUSE) +
      lined("M52 -4H68V14H52Z", WOOD) +
      path("M8 40C2 60 2 70 6 84M112 40C118 60 118 70 114 84", "none", edged(3.4, HOUSE)),
  },
  table: {
    cut: () =>
      lined("M6 60C6 36 114 36 114 60C114 86 6 86 6 60Z", WOOD, 2.2) +
      path("M76 42C98 44 114 50 114 60C114 72 96 78 76 80C92 66 92 56 76 42Z", INK) +
      path(strands("14 60 34 48 60 46 80 48", "16 68 36 76 60 78 80 76", 7, 1.5, dice(3)), INK) +
      lined("M50 80H70L76 118H88V126H32V118H44Z", WOOD, 2) +
      path("M62 80H70L76 118H88V126H64Z", INK) +
      [
        [26, 56],
        [58, 46],
        [92, 56],
        [58, 70],
      ]
        .map(([x = 0, y = 0]) =>
          lined(`M${x - 6} ${y - 16}h13c0 10-3 12-5 13v5h4v3h-11v-3h4v-5c-3-1-5-3-5-13Z`, GOLD, 1.3),
        )
        .join(""),
  },
  tally: {
    cut: () =>
      [18, 42, 66, 90]
        .map(
          (x, i) =>
            lined(`M${x} ${8 + (i % 2) * 6}h15v${112 - i * 4}h-15Z`, WOOD, 1.8) +
            path(`M${x + 9} ${8 + (i % 2) * 6}h6v${112 - i * 4}h-6Z`, INK) +
            path(
              [0, 1, 2, 3, 4, 5]
                .slice(0, 6 - i)
                .map((k) =>
                  cut(
                    [
                      [x, 24 + k * 14],
                      [x + 9, 22 + k * 14],
                    ],
                    3,
                  ),
                )
                .join(""),
              INK,
            ),
        )
        .join("") + lined(curve("6 68 40 58 80 62 116 56 116 66 80 73 40 70 8 78", true), HOUSE, 1.8),
  },
  wreath: {
    cut: () =>
      hoop(disc(60, 68, 40), WOOD, 5) +
      lined(leaves(26, 60, 68, 41), HOUSE, 1.4) +
      lined(
        [0.5, 1.7, 2.9, 4.1, 5.3].map((g) => disc(60 + Math.cos(g) * 40, 68 + Math.sin(g) * 40, 5)).join(""),
        PAPER,
        1.4,
      ),
  },
  veil: {
    cut: () =>
      lined(curve("60 6 34 14 24 40 14 92 10 128 10 128 110 128 110 128 106 92 96 40 86 14", true), PAPER, 2.2) +
      path(curve("60 28 44 36 42 62 50 86 60 92 70 86 78 62 76 36", true), INK) +
      path(
        strands("50 14 34 40 26 80 20 124", "58 22 40 44 38 80 40 124", 8, 1.6, dice(3)) +
          "M86 14C102 40 106 92 110 128H84C94 90 92 44 74 18Z",
        INK,
      ) +
      path(cut("52 56 55 54 58 56", 2.4) + cut("63 56 66 54 69 56", 2.4), PAPER) +
      lined("M34 18C50 8 70 8 86 18L88 26C70 16 50 16 32 26Z", HOUSE, 1.6),
  },
};
