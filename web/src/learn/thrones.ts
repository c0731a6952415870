/** A Game of Thrones: one round, from setup over plot, marshalling and the three challenges to dominance. */
import { type Lesson, windows } from "./lesson";

const OSANNE = "0.osanne_reed_regent.2";
const CUTTHROAT = "0.sluice_cutthroat.2";
const STEWARD = "0.weir_steward.2";
const BLADE = "0.hired_blade";

export const thrones: Lesson = {
  name: "thrones_1",
  options: { decks: "thornmere,calder" },
  steps: [
    { word: "lesson.thrones.court", rings: ["player:seat_0", "player:seat_1"] },
    {
      word: "lesson.thrones.setup",
      plays: [`place card=${CUTTHROAT}`, `place card=${BLADE}`, `place card=${STEWARD}`, "~done"],
    },
    {
      word: "lesson.thrones.plot",
      plays: ["plot card=0.market_tithes", ...windows(3)],
    },
    { word: "lesson.thrones.marshal", plays: [`marshal card=${OSANNE}`, ...windows(7)] },
    {
      word: "lesson.thrones.intrigue",
      plays: [
        "challenge challenge=intrigue",
        `attack card=${OSANNE}`,
        "done",
        ...windows(2),
        `stand card=${OSANNE}`,
        ...windows(1),
      ],
    },
    {
      word: "lesson.thrones.power",
      plays: [
        "challenge challenge=power",
        `attack card=${OSANNE}`,
        `attack card=${STEWARD}`,
        "~done",
        ...windows(2),
        `stand card=${OSANNE}`,
        ...windows(1),
      ],
    },
    {
      word: "lesson.thrones.military",
      plays: [
        "challenge challenge=military",
        `attack card=${OSANNE}`,
        `attack card=${BLADE}`,
        "done",
        ...windows(3),
        `stand card=${OSANNE}`,
        ...windows(1),
        "~done",
        ...windows(2),
      ],
    },
    {
      word: "lesson.thrones.defend",
      plays: [`defend card=${OSANNE}`, "~done", ...windows(1)],
    },
    { word: "lesson.thrones.claim" },
    { word: "lesson.thrones.free" },
  ],
};
