/** What people wear. */
import {
  at,
  curve,
  cut,
  dice,
  disc,
  edged,
  fur,
  HOUSE,
  INK,
  lined,
  nth,
  PAPER,
  path,
  STEEL,
  strands,
  wedge,
} from "./tools";
import { BODY } from "./heads";
const CLOTHES: readonly ((skin: string) => string)[] = [
  () => lined(curve(BODY, true), INK) + path(cut("40 106 52 116 70 116 88 104", 4.5), HOUSE) + path(folds(1), PAPER), // plain tunic
  () =>
    lined(curve(BODY, true), INK) +
    path(folds(2), PAPER) +
    lined(
      "M42 112C44 104 43 98 41 92L50 98C58 104 70 102 82 88L90 86C88 96 88 104 92 110C78 122 56 122 42 112Z",
      HOUSE,
    ) +
    path(strands("44 98 48 106 50 110 50 116", "86 92 82 102 82 108 84 114", 7, 1.3, dice(3)), INK), // 1 high collar
  () =>
    lined(curve(BODY, true), INK) +
    path(cut("44 106 54 114 68 114 84 104", 4), HOUSE) +
    fur(
      "44 104 30 107 12 115 2 134 30 134 40 124 52 117 68 118 82 122 92 134 118 134 112 116 98 107 86 102 76 110 64 113 52 110",
      30,
    ), // 2 fur mantle
  () => lined(curve(BODY, true), INK) + path(folds(1), HOUSE) + ruff(), // 3 ruff
  () =>
    lined(curve(BODY, true), STEEL) +
    path("M84 102 96 109 110 118 116 134 78 134C82 122 82 112 84 102Z", INK) +
    path(
      strands("70 112 76 120 78 126 80 134", "92 108 104 116 110 124 112 134", 9, 1.6, dice(8)) +
        cut("10 122 24 116 36 116 46 120", 1.8) +
        cut("8 130 24 124 38 124 50 128", 1.8) +
        cut("60 116 58 124 58 134", 1.6),
      INK,
    ) +
    lined("M42 108C44 102 43 98 42 94C52 104 70 102 82 90L90 90C89 98 90 104 92 108C78 118 56 118 42 108Z", STEEL) +
    path(
      cut("44 104 56 111 74 110 90 101", 2) +
        strands("72 100 76 106 78 108 80 112", "86 92 86 100 88 104 90 107", 4, 1.5, dice(5)),
      INK,
    ) +
    path("M50 118 72 118 70 134 52 134Z", HOUSE, edged(1.5)), // 4 plate
  (skin) =>
    lined(curve(BODY, true), HOUSE) +
    lined("M42 104C48 112 54 120 60 128C68 120 78 110 86 100L80 96 50 98Z", skin, 1.4) +
    path(cut("41 104 48 114 59 128.5", 2.6) + cut("87 100 78 112 61 128.5", 2.6) + folds(3), INK) +
    path(
      [0, 1, 2, 3, 4, 5, 6].map((i) => disc(45 + i * 5.6, 105.5 + Math.sin((i / 6) * Math.PI) * 8.5, 1.5)).join(""),
      PAPER,
      edged(0.9),
    ), // 5 gown
  () =>
    lined(curve(BODY, true), HOUSE) +
    lined(
      "M42 104C30 108 14 112 4 126L4 134 46 134C50 126 54 118 60 114C70 120 78 128 82 134L116 134C114 118 100 108 86 101C78 112 54 114 42 104Z",
      INK,
    ) +
    path(
      strands("36 108 26 116 22 124 20 134", "46 112 44 120 42 126 40 134", 4, 1.4, dice(4)) +
        strands("78 112 88 120 92 126 94 134", "90 106 102 114 108 122 112 132", 5, 1.4, dice(5)),
      PAPER,
    ) +
    lined(disc(60, 115, 5), PAPER, 1.8) +
    path(disc(60, 115, 2.2), HOUSE), // 6 cloak and clasp
  () =>
    lined(curve(BODY, true), INK) +
    path(folds(2), PAPER) +
    lined("M42 104 58 118 70 134 84 134 92 112 86 100 78 108 62 112 50 108Z", PAPER, 1.5) +
    path(
      cut("56 116 64 124 70 134", 1.6) +
        strands("62 114 68 122 72 128 74 134", "82 108 84 118 84 124 82 134", 3, 1.2, dice(2)),
      INK,
    ), // 7 robe
];

/** By number; never renumbered. */
export const clothes = (number: number, skin: string): string => nth(CLOTHES, number)(skin);

function folds(seed: number): string {
  return (
    strands("34 110 24 118 20 126 18 134", "40 110 34 120 32 128 30 134", 3, 1.4, dice(seed)) +
    strands("92 108 100 116 104 124 106 134", "100 112 108 118 110 126 112 134", 3, 1.3, dice(seed + 9))
  );
}

function ruff(): string {
  const whole = "M38 96C46 106 60 110 72 106C80 102 86 96 92 90L103 97C96 112 82 122 60 124C44 122 34 114 27 104Z";
  let d = "";
  for (let i = 0; i <= 16; i++) {
    const inner = at("38 98 46 108 60 112 76 108 92 94", i / 16);
    d += wedge(at("30 104 42 118 60 123 82 118 100 98", i / 16), inner, i % 2 ? 1.3 : 2.8);
  }
  return lined(whole, PAPER) + path(d, INK);
}
