/** Places: a sky, and what stands under it. */
import { arch, flag, ground, halo, hill, lamp, pane, rays, roof, slit, tree, wall, water } from "./setting";
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
  points,
  STEEL,
  strands,
  teeth,
  wedge,
  WOOD,
} from "./tools";

export interface Place {
  sky: () => string;
  stands: () => string;
  /** Where a wide picture of it begins, so that its heart is in it. */
  heart: number;
}

export const PLACES: Record<string, Place> = {
  keep: {
    heart: 26,
    sky: () => rays([60, 100], [34, 118], 44, [0.5, 1], 11),
    stands: () =>
      halo(
        wall(25, 56, 19, 50) +
          roof(25, 56, 19, 20) +
          wall(79, 50, 20, 56) +
          roof(79, 50, 20, 22) +
          wall(43, 32, 32, 74) +
          flag(59, 33) +
          wall(36, 74, 50, 34),
      ) +
      slit(52, 48) +
      slit(62, 56) +
      slit(32, 68) +
      slit(85, 62) +
      arch(52, 108, 16, 24, INK) +
      path(cut("56 92 56 108", 1.3) + cut("60 88 60 108", 1.3) + cut("64 92 64 108", 1.3), PAPER) +
      ground("-10 118 18 106 44 104 78 104 104 108 130 118", 5) +
      path("M52 108C50 116 44 124 34 134H74C72 124 70 116 68 108Z", PAPER, edged(1.4)),
  },
  harbour: {
    heart: 20,
    sky: () => rays([26, 36], [9, 100], 34, [-0.22, 0.3], 3) + rays([26, 36], [9, 40], 14, [0.3, 0.78], 4),
    stands: () =>
      water(90, 70, 8) +
      halo(
        lined("M46 92C50 104 54 108 60 110H96C104 106 108 98 112 88L98 92Z", WOOD) +
          lined("M77 90V24L80 24V90Z", INK, 1) +
          lined("M52 34C64 30 92 30 104 36C98 48 98 60 106 74C90 68 66 68 50 74C58 60 58 48 52 34Z", HOUSE),
      ) +
      path(
        strands("56 36 62 48 61 60 55 71", "100 38 94 48 94 62 102 72", 7, 1.5, dice(3)) +
          cut("52 98 76 103 108 95", 1.8) +
          cut("56 104 78 107 104 101", 1.5),
        INK,
      ) +
      path("M82 92 112 88C108 98 104 106 96 110H84Z", INK, ' opacity=".75"') +
      flag(78.5, 26, 0.8) +
      halo(
        lined("M12 112 18 46H34L40 112Z", PAPER) +
          lined("M15 46V42H37V46Z", PAPER) +
          lined("M18 42V31H34V42Z", GOLD) +
          lined("M15 31 26 20 37 31Z", HOUSE),
      ) +
      path("M27 46H34L40 112H28Z", INK) +
      path(teeth("28 48 28 70 28 90 28 112", 16, 6, 1.8, [-1, 0.1], dice(2)), INK) +
      ground("-10 110 12 106 32 108 46 118 52 132", 9),
  },
  inn: {
    heart: 20,
    sky: () => rays([94, 22], [12, 90], 30, [0, 1], 6),
    stands: () =>
      path(disc(94, 22, 10.5), PAPER) +
      path(disc(98.5, 19, 8.5), HOUSE) +
      halo(
        wall(58, 66, 46, 48, { flat: true, side: 0.78 }) +
          lined("M54 68 81 36 108 68Z", HOUSE) +
          wall(18, 58, 44, 58, { flat: true, side: 0.86 }) +
          lined("M13 61 40 24 67 61Z", PAPER) +
          lined("M48 20h8v22l-8-11Z", PAPER),
      ) +
      path(
        strands("40 26 30 40 22 50 15 60", "40 26 44 40 48 50 54 61", 9, 1.3, dice(1)) +
          strands("81 38 72 50 64 60 58 67", "81 38 90 50 98 60 104 67", 9, 1.6, dice(2)),
        INK,
      ) +
      path("M40 24 67 61H54Z", INK) +
      path("M81 36 108 68H96Z", INK) +
      pane(24, 68) +
      pane(40, 68) +
      pane(66, 74) +
      pane(84, 74) +
      arch(31, 116, 13, 23, INK) +
      arch(33, 116, 9, 20, GOLD) +
      path(cut("62 84 76 84", 2), INK) +
      halo(lined("M66 87h13v12h-13Z", HOUSE, 1.5), 2.5) +
      path("M70 91h5v5a2.5 2.5 0 0 1-5 0Z", INK) +
      path("M52 20c-4-6 4-8 0-14 5 3 3 8 6 12Z", PAPER) +
      ground("-10 118 30 114 62 115 100 112 130 118", 4) +
      path(
        "M31 116C28 124 20 130 10 138H60C52 128 46 122 44 116Z",
        GOLD,
        ` stroke="${INK}" stroke-width="1.3" opacity=".9"`,
      ),
  },
  shrine: {
    heart: 46,
    sky: () => rays([62, 86], [16, 104], 44, [0.48, 1.02], 2),
    stands: () =>
      halo(tree(20, 112, 0.95) + tree(106, 110, 0.8), 3) +
      halo(
        wall(40, 58, 44, 52, { flat: true, side: 0.8 }) +
          lined("M34 60 62 22 90 60Z", HOUSE) +
          lined("M57 28V14h10v14Z", PAPER) +
          lined("M55 15 62 5 69 15Z", HOUSE),
      ) +
      path("M62 22 90 60H76Z", INK) +
      path(strands("62 26 52 40 44 52 38 60", "62 26 66 40 70 52 74 60", 8, 1.4, dice(3)), INK) +
      path("M59.5 18h5v6h-5Z", INK) +
      arch(50, 110, 24, 40, INK) +
      rays([62, 92], [4, 22], 18, [0, 1], 7, GOLD, 2.6) +
      lined("M59 110V96h6v14Z", PAPER, 1.3) +
      path("M62 86c3 4 3.5 6 0 9-3.5-3-3-5 0-9Z", GOLD) +
      ground("-10 116 30 109 62 110 96 108 130 116", 6) +
      lined("M44 110h36v5h-36ZM38 115h48v6h-48Z", PAPER) +
      path("M66 110h14v5h-14ZM66 115h20v6h-20Z", INK),
  },
  bridge: {
    heart: 42,
    sky: () => rays([60, 80], [10, 110], 48, [0.5, 1], 4),
    stands: () =>
      hill("-10 84 14 70 34 78 52 84 76 82 96 68 116 76 130 82", INK, 4, 9) +
      water(84, 60, 2) +
      halo(
        wall(4, 42, 22, 60) +
          roof(4, 42, 22, 20) +
          lined(
            "M-8 82C26 66 92 66 130 80V96C124 94 120 98 118 112H100C100 96 92 88 82 88C72 88 66 96 66 112H50C50 96 44 89 36 89C28 89 22 98 22 112H-8Z",
            PAPER,
          ),
      ) +
      path(
        strands("-6 82 26 68 92 68 128 80", "-6 88 26 75 92 75 128 86", 3, 1.2, dice(3)) +
          [30, 36, 42, 76, 82, 88]
            .map((x, i) => wedge([x, 88], [x + (x - (x < 60 ? 36 : 82)) * 0.4, 80], 1.7))
            .join("") +
          cut("54 92 62 92", 1.3) +
          cut("52 98 60 98", 1.3) +
          cut("104 92 114 92", 1.3) +
          cut("6 94 16 94", 1.3),
        INK,
      ) +
      path("M60 92C64 96 66 104 66 112H58ZM14 94C20 98 22 106 22 112H12ZM110 96C114 92 120 90 130 92V112H108Z", INK) +
      slit(12, 56) +
      lamp(44, 66) +
      lamp(88, 67) +
      path(cut("44 68 44 76", 1.5) + cut("88 69 88 77", 1.5), INK, edged(0.5, PAPER)),
  },
  mine: {
    heart: 54,
    sky: () => rays([56, 70], [30, 108], 44, [0.45, 1.05], 2),
    stands: () =>
      halo(
        lined(curve("-10 112 10 72 24 58 38 30 54 16 66 26 78 40 96 56 112 84 130 108 130 142 -10 142", true), PAPER),
      ) +
      path("M54 16C66 26 78 40 96 56C104 66 108 78 130 108V142H70C84 116 76 96 68 80C60 62 62 38 54 16Z", INK) +
      path(
        teeth("55 18 60 40 64 62 70 82 78 104 76 120", 22, 12, 2.4, [-0.95, 0.3], dice(5)) +
          strands("38 34 28 56 18 70 4 100", "50 24 46 44 40 58 34 62", 7, 1.5, dice(6)),
        INK,
      ) +
      path(strands("70 34 84 52 98 68 112 100", "66 44 76 66 86 86 92 116", 7, 1.5, dice(8)), PAPER) +
      arch(32, 116, 32, 42, INK) +
      rays([48, 96], [3, 20], 20, [0, 1], 5, GOLD, 3) +
      lined("M28 116V74h6v42ZM62 116V74h6v42ZM24 76V68H72V76Z", WOOD) +
      path(cut("26 72 48 71 70 72", 1.5) + cut("31 80 31 112", 1.3) + cut("65 80 65 112", 1.3), INK) +
      ground("-10 120 24 114 48 115 80 116 130 122", 3) +
      path(
        cut("44 116 34 140", 2.6) + cut("54 116 62 140", 2.6) + cut("40 122 58 122", 2) + cut("36 130 60 130", 2.2),
        INK,
      ) +
      halo(
        lined("M74 104H104L99 122H79Z", HOUSE) +
          lined(curve("76 104 80 96 86 99 90 93 96 98 102 104", true), PAPER, 1.5),
      ) +
      path("M92 104H104L99 122H90Z", INK) +
      lined(disc(83, 124, 4.2) + disc(96, 124, 4.2), STEEL),
  },
  causeway: {
    heart: 46,
    sky: () => rays([62, 66], [10, 110], 50, [0.5, 1], 8),
    stands: () =>
      path(disc(62, 66, 8), PAPER) +
      water(66, 62, 5, 70) +
      halo(lined("M57 68H67L100 140H14Z", PAPER, 1.6)) +
      path(
        [72, 77, 84, 93, 104, 118]
          .map((y, i) => {
            const t = (y - 68) / 72;
            return cut(
              [
                [57 - 43 * t + 2, y],
                [62, y + 1],
                [67 + 33 * t - 2, y],
              ],
              1 + t * 2,
            );
          })
          .join("") + "M66 70 100 140H80Z",
        INK,
      ) +
      points("70 0.22 78 0.36 90 0.58 108 0.95")
        .map(([y, k]) => {
          const t = (y - 68) / 72;
          return [57 - 43 * t - 3, 67 + 33 * t + 3]
            .map(
              (x) =>
                lined(`M${x - 3.5 * k} ${y + 6 * k}V${y - 26 * k}h${7 * k}V${y + 6 * k}Z`, WOOD, 1.3) +
                path(`M${x + 0.5} ${y - 26 * k}h${3 * k}V${y + 6 * k}h${-3 * k}Z`, INK),
            )
            .join("");
        })
        .join("") +
      rays([101, 78], [4, 15], 14, [0, 1], 4, GOLD, 2.2) +
      lamp(101, 78) +
      halo(
        path(
          "M18 70c4-2 7 0 8 4l9 3-9 1c0 4-3 6-2 9 7-1 13 3 15 9-5-1-7 1-10 1l-1 14h-2l.5-14h-1.5L24 112h-2l1-15c-5-2-6-8-4-13 1-4 1-7-1-9Z",
          HOUSE,
          edged(1.3),
        ),
        3.5,
      ) +
      path(
        [4, 9, 38, 108, 114]
          .map(
            (x, i) =>
              wedge([x, 128], [x + (i % 2 ? 5 : -4), 88 + i * 3], 2.4, 2) + wedge([x + 3, 128], [x + 9, 100], 2, -1),
          )
          .join(""),
        HOUSE,
      ),
  },
  market: {
    heart: 38,
    sky: () => rays([60, 96], [30, 112], 44, [0.5, 1], 6),
    stands: () =>
      halo(wall(70, 44, 18, 56) + roof(70, 44, 18, 26)) +
      slit(76, 56) +
      halo(
        lined("M4 70C16 66 26 54 30 42C34 54 46 66 58 70L54 112H8Z", PAPER) +
          lined("M60 76C72 72 82 62 86 50C92 62 102 72 116 76L112 114H64Z", PAPER),
      ) +
      path(
        "M30 42C34 54 46 66 58 70L54 112H44C44 90 40 60 30 42ZM30 42C26 54 20 66 18 71L20 112H28ZM86 50C92 62 102 72 116 76L112 114H102C102 92 96 64 86 50ZM86 50C82 62 76 70 74 76L76 114H85Z",
        HOUSE,
        edged(1.4),
      ) +
      path("M50 72 58 70 54 112H48ZM108 76 116 76 112 114H106Z", INK) +
      flag(30, 43, 0.8) +
      flag(86, 51, 0.8) +
      path("M22 112V92C24 84 34 84 36 92V112ZM82 114V94C84 87 94 87 96 94V114Z", INK) +
      lamp(29, 94) +
      ground("-10 116 30 111 62 113 96 112 130 116", 3) +
      halo(
        lined("M36 112h34v14h-34Z", WOOD) +
          lined(
            disc(42, 108, 4.2) + disc(51, 108, 4.2) + disc(60, 108, 4.2) + disc(46.5, 102, 4) + disc(56, 102, 4),
            GOLD,
            1.3,
          ),
      ) +
      path("M60 112h10v14H60Z", INK) +
      path(cut("37 118 60 118", 1.4), INK),
  },
};
