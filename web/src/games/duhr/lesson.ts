/** Dûhr: favor, suspicion and scandal, the two secrets, offers taken and refused, and the fall of a House. */
import type { View } from "../../generated/duhr";
import { keyOf } from "../../session/picking";
import type { Sitting } from "../../session/sitting.svelte";
import { hasMoved, isDone, type Lesson, windows } from "../lesson";

const seen = (sitting: Sitting): View | null => (sitting.position?.view as View | null | undefined) ?? null;
const houses = (sitting: Sitting): string[] => seen(sitting)?.houses.map((house) => keyOf("house", house)) ?? [];
const secrets = (sitting: Sitting): string[] => [
  keyOf("plot", "mine"),
  keyOf("agenda", seen(sitting)?.agendas[sitting.viewer] ?? ""),
];

export const duhr: Lesson = {
  // Of many rivals those who play what is told.
  name: "duhr_1__4796",
  options: { first: "0", agendas: "white" },
  steps: [
    { word: "lesson-duhr-houses", rings: ["house:usari"] },
    { word: "lesson-duhr-secrets", rings: ["agenda:dexterous_hand", "plot:mine", "house:lycosia"] },
    { word: "lesson-duhr-raise", plays: ["raise_suspicion house=lycosia", "create_scandal target=lycosia"] },
    { word: "lesson-duhr-turn", plays: ["end_actions", "draw"] },
    { word: "lesson-duhr-promise", plays: ["accept"] },
    { word: "lesson-duhr-negate", plays: ["pass", ...windows(3)] },
    { word: "lesson-duhr-refuse", plays: ["decline", ...windows(4)] },
    {
      word: "lesson-duhr-fall",
      plays: ["raise_suspicion house=lycosia", "place_scandal pair=usari target=lycosia"],
    },
    { word: "lesson-duhr-chain", rings: ["house:lycosia", "house:kardosa"] },
    { word: "lesson-duhr-free" },
  ],
};

/** What wins it: the count, the clock, pairs that are kept, deals that cost little, and the agenda. */
export const duhrWins: Lesson = {
  name: "duhr_wins",
  options: { first: "0" },
  steps: [
    { word: "lesson-duhr-count", rings: houses },
    { word: "lesson-duhr-clock" },
    { word: "lesson-duhr-pairs", done: hasMoved },
    { word: "lesson-duhr-deals" },
    { word: "lesson-duhr-masks", rings: secrets },
    { word: "lesson-duhr-villain" },
    { word: "lesson-play", done: isDone },
    { word: "lesson-end" },
  ],
};
