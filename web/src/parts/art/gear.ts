/** What people wear on their heads. */
import {
  curve,
  cut,
  dice,
  disc,
  edged,
  fur,
  GOLD,
  HOUSE,
  INK,
  lined,
  nth,
  PAPER,
  path,
  points,
  STEEL,
  strands,
  wedge,
} from "./tools";

/** Headgear: what is drawn behind the head and before it, whether it hides the hair, and its highest point. */
export interface Gear {
  b?: () => string;
  f: () => string;
  hides?: boolean;
  top?: number;
}

/** By number; never renumbered, as faces are kept by their numbers. */
export const GEAR: readonly (Gear | null)[] = [
  null,
  {
    // 1 coronet
    f: () =>
      lined("M37 33 35.5 15 43.5 23 50 9 57.5 20 65 7 71 20 81 11 82 24 92 19 89.5 36C74 25 52 24 37 33Z", GOLD) +
      path("M38 33.5C53 25 73 26 89 36.5L88.5 41C72 30.5 53 29.5 38.5 38Z", INK) +
      path(disc(52, 29.5, 1.7) + disc(65, 28.7, 1.9) + disc(77.5, 31.7, 1.7) + disc(43, 32.7, 1.2), PAPER) +
      path(
        cut("52 14 52 24", 1.4) + cut("66 12 67 23", 1.4) + cut("80 16 78.5 27", 1.4) + cut("40 22 42.5 28", 1.2),
        INK,
      ),
    top: 7,
  },
  {
    // 2 high crown
    f: () =>
      lined("M38 34C36 26 33 20 31 14L40 19 44 5 54 15 62 1 71 14 82 4 84 18 95 13 90 37C74 26 53 25 38 34Z", GOLD) +
      path("M38 34.5C53 26 74 27 90 37.5L89.5 43C73 31.5 53 30.5 38.5 39.5Z", INK) +
      path(strands("42 12 44 20 45 25 45 28", "84 12 82 20 81 25 81 31", 8, 1.6, dice(3)), INK) +
      path(disc(62, 2.5, 2.6) + disc(44, 6, 2) + disc(82, 5, 2.2), PAPER, edged(1.3)) +
      path(disc(63, 31.5, 2.2) + disc(50, 33, 1.6) + disc(77, 34, 1.7), PAPER),
    top: 0,
  },
  {
    // 3 hood
    b: () => lined(curve("60 4 40 10 29 30 26 56 28 84 20 112 40 124 84 124 106 112 98 84 99 54 90 22", true), INK),
    f: () =>
      lined(
        "M60 4C38 6 27 28 26 56C25 76 29 88 22 112L36 116C40 100 39 90 36.5 76C34 54 36 38 46 28C56 21 72 22 80 32C88 44 90 70 86 88C85 98 90 108 96 114L106 108C96 92 99 74 99 54C99 26 84 4 60 4Z",
        INK,
      ) +
      path(
        strands("52 8 36 22 30 52 31 100", "56 14 42 26 33 54 34 104", 4, 1.3, dice(5)) +
          strands("66 8 84 20 95 52 92 104", "72 16 88 34 92 60 90 96", 5, 1.4, dice(6)),
        PAPER,
      ) +
      path(cut("46 28 34 44 36 76 38 100", 2.2), HOUSE) +
      path("M46 28C56 21 72 22 80 32C88 44 90 70 86 88C90 66 87 48 79 37C70 27 56 27 46 28Z", HOUSE),
    hides: true,
    top: 2,
  },
  {
    // 4 veil and wimple
    b: () => lined(curve("60 12 40 18 32 40 30 70 24 108 50 122 80 122 104 110 96 70 94 36 82 18", true), PAPER),
    f: () =>
      lined(
        "M60 11C42 12 33 28 32 50C31 72 30 90 24 112L40 118C42 104 39 92 38.5 80C37 60 38 46 43 38C54 31 70 32 79 40C85 52 86 68 82 80C74 90 66 95 56 96C50 95 44 91 40.5 86C40 96 44 108 52 116C66 118 84 108 100 112C98 92 96 74 95 52C94 26 80 10 60 11Z",
        PAPER,
      ) +
      path(
        strands("56 14 40 28 36 52 34 106", "60 18 46 28 39 44 37 60", 4, 1.2, dice(5)) +
          strands("64 14 84 24 92 54 94 104", "72 22 86 36 88 60 80 100", 7, 1.4, dice(6)) +
          strands("46 94 50 102 52 108 54 114", "74 92 72 102 72 108 76 112", 6, 1.3, dice(8)),
        INK,
      ) +
      path("M43 38C54 31 70 32 79 40L80 44.5C70 37 54 36.5 42 43Z", INK),
    hides: true,
  },
  {
    // 5 tall cone with veil
    b: () =>
      path(curve("74 6 96 26 108 60 106 104 92 112 84 60", true), PAPER, edged(1.6)) +
      path(strands("78 10 94 34 102 66 98 104", "80 22 88 44 94 70 92 106", 6, 1, dice(2)), INK),
    f: () =>
      lined("M41 38C44 26 62 2 83-12L93-6C92 14 91 32 89 46C76 32 56 29 41 38Z", HOUSE) +
      path(strands("46 32 56 18 68 6 82-6", "86 42 88 26 90 12 90-2", 9, 1.5, dice(7)), INK) +
      path("M41 38C56 29 76 32 89 46L88 51C75 37.5 56 34.5 41.5 43Z", INK) +
      path(cut("45 39 58 34.5 72 38 85 46", 1.3), PAPER),
    hides: true,
    top: -13,
  },
  {
    // 6 wrapped hat with a hanging end
    b: () => lined(curve("84 26 98 40 103 66 99 96 90 98 90 66", true), HOUSE),
    f: () =>
      lined(curve("36 36 34 24 42 13 56 16 66 5 82 8 86 18 97 24 96 37 88 42 78 37 62 32 46 35", true), HOUSE) +
      path(
        strands("38 34 38 24 46 18 58 20", "92 38 88 24 76 14 60 18", 11, 1.9, dice(4)) +
          strands("90 42 96 58 97 78 94 94", "96 42 101 60 101 78 97 94", 3, 1.4, dice(3)),
        INK,
      ) +
      path(cut("37 35 50 29 70 30 93 39", 2.6), INK),
    hides: true,
  },
  {
    // 7 cap with a feather
    f: () =>
      lined(curve("34 37 38 25 50 15 68 12 86 19 95 33 94 40 78 33 60 30 44 33", true), INK) +
      path(cut("35 37 52 28.5 74 29.5 95 40", 5.2), HOUSE, edged(1.2)) +
      path(strands("44 26 54 18 66 16 80 19", "46 29 60 22 74 23 90 31", 4, 1.3, dice(9)), PAPER) +
      lined("M88 34C98 22 104 6 97-8C88-2 81 10 82 30Z", PAPER, 1.5) +
      path(
        cut("86 32 92 18 96 6 97-5", 1.8) +
          [2, 8, 14, 20]
            .map((y) => wedge([92.5, y + 3], [99.5, y - 2], 1.2) + wedge([91.5, y + 4], [84.5, y + 1], 1.2))
            .join(""),
        INK,
      ),
    hides: true,
    top: -8,
  },
  {
    // 8 kettle helm
    b: () => lined(curve("36 44 33 70 30 104 96 106 94 70 91 44", true), "#6b5b49"),
    f: () =>
      lined("M38 34C40 16 50 9 63 8C78 9 87 18 89 36Z", STEEL) +
      lined(curve("24 46 38 33 62 29 88 34 105 48 88 46 64 40 40 43", true), STEEL) +
      path("M63 8C78 9 87 18 89 36L80 33.5C79 22 74 13 63 8Z", INK) +
      path(
        strands("70 12 76 20 78 26 79 33", "60 10 62 18 63 26 64 30", 5, 1.6, dice(2)) +
          cut("26 46 44 38 66 37 102 47", 2.2) +
          strands("70 32 80 36 90 40 100 46", "70 38 80 39 88 43 96 45", 4, 1.5, dice(3)),
        INK,
      ) +
      path(disc(46, 37, 1.1) + disc(60, 34.5, 1.1) + disc(76, 36, 1.1), INK),
    hides: true,
  },
  {
    // 9 mail hood with a steel cap
    b: () => lined(curve("60 12 40 20 31 44 31 78 22 108 44 122 84 122 106 108 97 78 96 44 84 20", true), "#6b5b49"),
    f: () =>
      lined(
        "M60 12C42 13 33 28 31 52C30 76 33 92 22 112L40 118C46 110 44 98 40 84C37 64 37 46 44 36C54 30 70 30 79 39C86 52 86 72 82 82C76 92 66 96 56 97C50 97 46 95 43 91C45 104 54 114 66 116C82 116 92 112 104 110C96 96 97 74 96 52C95 26 80 11 60 12Z",
        "#8a775d",
      ) +
      path(mail(), INK) +
      lined("M38 40C37 20 46 7 61 5C80 6 92 22 91 46C76 33 54 31 38 40Z", STEEL) +
      path("M66 5.5C82 9 92 24 91 46L80 37.5C81 24 76 12 66 5.5Z", INK) +
      path(strands("76 10 80 20 82 28 81 37", "62 8 66 18 68 26 67 33", 6, 1.6, dice(4)), INK) +
      path(cut("39 38.5 54 32 74 35 90 45", 2), INK),
    hides: true,
  },
  {
    // 10 fur hat
    f: () =>
      lined(curve("40 22 48 6 64 1 80 6 90 22 88 30 64 24 44 28", true), HOUSE) +
      path(strands("46 24 52 12 60 6 66 4", "86 26 82 14 76 8 68 4", 7, 1.5, dice(4)), INK) +
      fur("33 36 44 27 60 23 78 26 94 37 95 45 78 38 60 34 46 36 35 43", 22),
    hides: true,
    top: 0,
  },
  {
    // 11 broad hat
    f: () =>
      lined(curve("40 30 42 14 52 7 66 6 80 10 88 22 90 38 66 32", true), INK) +
      lined(curve("12 44 28 32 50 26 76 28 100 38 114 52 92 49 66 42 40 42", true), INK) +
      path(cut("40 30.5 54 26.5 74 28 89.5 36", 4.4), HOUSE) +
      path(
        strands("46 26 48 16 54 12 62 10", "84 30 80 20 74 14 66 10", 6, 1.2, dice(3)) +
          strands("18 42 34 34 50 31 66 31", "24 43 42 38 56 37 68 37", 3, 1.2, dice(2)) +
          cut("72 33 88 37 104 46", 1.2),
        PAPER,
      ),
    hides: true,
  },
  {
    // 12 kerchief
    f: () =>
      lined(curve("38 42 37 30 46 16 62 11 80 16 91 32 94 48 96 64 90 66 86 54 78 41 62 34 48 36", true), HOUSE) +
      path(strands("42 38 46 24 58 17 72 17", "90 52 88 38 82 26 72 16", 8, 1.4, dice(3)), INK) +
      path(
        [0, 1, 2, 3, 4, 5, 6, 7]
          .map((i) => disc(46 + ((i * 13) % 38), 20 + ((i * 7) % 17) + (i > 5 ? 8 : 0), 1.5))
          .join(""),
        PAPER,
      ) +
      path(cut("39 41 50 34 66 35 86 52", 2), INK),
    hides: true,
  },
  {
    // 13 turban
    f: () =>
      lined(curve("33 38 33 22 44 8 62 3 82 8 95 24 95 42 84 38 64 30 46 33", true), PAPER) +
      path(
        cut("36 36 44 16 62 8 80 10", 2.2) +
          cut("44 34 56 20 74 16 92 26", 2.2) +
          cut("58 31 72 24 86 28 94 36", 2.2) +
          cut("36 24 44 14 54 8", 1.8) +
          strands("70 8 84 16 92 28 92 38", "64 12 78 20 88 30 90 38", 5, 1.1, dice(4)),
        INK,
      ) +
      lined(disc(54, 24.5, 4.6), HOUSE, 1.6) +
      path(disc(52.6, 25.6, 1.3), PAPER) +
      lined("M54 20C51 12 52 4 57-4C62 4 61 13 57.5 20.5Z", PAPER, 1.4) +
      path(cut("56 18 56.5 8 57 0", 1.1), INK),
    hides: true,
    top: -4,
  },
  {
    // 14 skull cap
    f: () =>
      lined(curve("40 38 40 27 48 16 62 11.5 77 15 87 28 90 44 90 50 78 38 62 31 48 33", true), INK) +
      path(strands("46 30 50 22 58 17 68 16", "86 40 84 30 78 21 68 16", 5, 1.1, dice(2)), PAPER) +
      path(cut("40 37.5 50 32 66 31 89 48", 2.6), HOUSE),
  },
  {
    // 15 circlet
    f: () =>
      path("M39 38C52 30 74 31 87 44L87 49C74 36.5 52 35.5 39 43Z", GOLD, edged(1.5)) +
      lined("M52 30 56.5 37 52 44.5 47.5 37Z", HOUSE, 1.5) +
      path(disc(51, 38.5, 1), PAPER),
  },
  {
    // 16 flower wreath
    f: () =>
      ["38 39", "44 31.5", "52 27", "61 25.5", "70 27.5", "78 32", "84.5 39", "88 47"]
        .map((p, i) => {
          const [x, y] = nth(points(p), 0);
          return i % 2
            ? path(
                cut(
                  [
                    [x - 5, y + 4],
                    [x, y],
                    [x + 5, y - 4],
                  ],
                  4,
                ) +
                  cut(
                    [
                      [x - 4, y - 5],
                      [x, y],
                      [x + 4, y + 5],
                    ],
                    3.6,
                  ),
                INK,
              )
            : lined(
                [0, 1, 2, 3, 4]
                  .map((k) => disc(x + Math.cos(k * 1.2566 + i) * 3.1, y + Math.sin(k * 1.2566 + i) * 3.1, 2.3))
                  .join(""),
                i % 4 ? PAPER : HOUSE,
                1.1,
              ) + path(disc(x, y, 1.6), INK);
        })
        .join(""),
  },
  {
    // 17 close helm, visor up
    b: () => lined(curve("36 60 32 90 24 110 50 122 80 122 104 110 96 84 94 50", true), STEEL),
    f: () =>
      lined(
        "M38 40C35 18 46 5 62 4C82 5 94 20 95 44C96 66 94 84 88 94L72 104C80 92 86 78 85 62C85 52 82 44 78 40C64 33 50 34 38 40Z",
        STEEL,
      ) +
      path("M70 5C86 8 95 24 95 44C96 66 94 84 88 94L83 97C90 80 90 60 87 46C85 30 80 14 70 5Z", INK) +
      path(strands("82 16 88 36 90 60 86 90", "74 10 82 30 86 52 86 78", 6, 1.6, dice(4)), INK) +
      lined(curve("34 36 33 22 44 12 62 11 82 16 92 30 90 40 76 32 58 29 44 32", true), STEEL) +
      path(
        cut("37 28 52 20 72 21 88 32", 2.6) +
          [44, 52, 60, 68, 76]
            .map((x, i) =>
              cut(
                [
                  [x, 28 - (i === 2 ? 1 : 0) + i * 0.3],
                  [x + 0.5, 31.5 + i * 0.5],
                ],
                1.8,
              ),
            )
            .join(""),
        INK,
      ) +
      lined("M40 88C46 98 56 104 68 105L86 96 90 112 64 122 36 112Z", STEEL) +
      path(strands("46 98 54 106 66 109 84 102", "44 108 54 114 66 117 86 108", 4, 1.5, dice(6)), INK) +
      path("M64 5C60-4 66-12 80-14C94-14 104-4 106 10C98 2 88 0 80 4Z", HOUSE, edged(1.6)) +
      path(strands("66 3 70-6 82-8 102 6", "70 4 76-2 86-3 98 2", 4, 1.4, dice(1)), INK),
    hides: true,
    top: -10,
  },
];
/** Rings of mail around a face. */
function mail(): string {
  const ring = (x: number, y: number, w: number): string =>
    cut(
      [
        [x, y],
        [x + 2, y + 1.9],
        [x + 4.2, y],
      ],
      w,
    );
  let d = "";
  for (let y = 92; y < 122; y += 4.2)
    for (let x = 28 + ((y * 7) % 5); x < 104; x += 5) if (!(y < 99 && x > 41 && x < 80)) d += ring(x, y, 1.5);
  for (let y = 50; y < 92; y += 4.2) for (const x of [32.5, 86.5, 90.5]) d += ring(x + (y % 3), y, 1.4);
  return d;
}
