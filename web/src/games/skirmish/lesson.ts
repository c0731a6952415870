/** Houses-Skirmish: deploy, attack, block, a fallen card fetched out of the Barrows, and a bond. */
import { isDone, type Lesson, played, windows } from "../lesson";

export const skirmish: Lesson = {
  // Of many rivals one who plays what is told.
  name: "skirmish_10__7471",
  options: { jokers: "without" },
  steps: [
    { word: "lesson-skirmish-table", rings: ["player:seat_0", "player:seat_1"] },
    { word: "lesson-skirmish-start", plays: ["start"] },
    { word: "lesson-skirmish-deploy", plays: ["deploy card=9c slot=front_1", "deploy card=7s slot=front_2"] },
    { word: "lesson-skirmish-done", plays: ["done", ...windows(3)] },
    { word: "lesson-skirmish-reserve", plays: ["deploy card=5d slot=front_3", "done"] },
    { word: "lesson-skirmish-attack", plays: ["hold unit=9c", "attack unit=7s target=seat_1", ...windows(10)] },
    {
      word: "lesson-skirmish-block",
      plays: ["block attacker=4c with=5d", "let_through attacker=8h", "block attacker=4s with=9c", ...windows(1)],
    },
    { word: "lesson-skirmish-barrows", plays: ["queen card=qh", "fetch card=7s"] },
    { word: "lesson-skirmish-bond", plays: ["deploy card=8s slot=front_2", "bond leader=8s second=7s"] },
    { word: "lesson-skirmish-free" },
  ],
};

/** What wins it: guards, good exchanges, life as a price, and cards kept for the moment when they count. */
export const skirmishWins: Lesson = {
  name: "skirmish_wins",
  options: { jokers: "without" },
  steps: [
    { word: "lesson-skirmish-question", rings: ["player:seat_1"] },
    { word: "lesson-skirmish-first", done: (sitting) => played(sitting).length > 1 },
    { word: "lesson-skirmish-guard" },
    { word: "lesson-skirmish-exchange" },
    { word: "lesson-skirmish-life", rings: ["player:seat_0"] },
    { word: "lesson-skirmish-keep" },
    { word: "lesson-play", done: isDone },
    { word: "lesson-end" },
  ],
};
