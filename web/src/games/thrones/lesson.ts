/** A Game of Thrones: one round, from setup over plot, marshalling and the three challenges to dominance. */
import { hasMoved, isDone, type Lesson, windows } from "../lesson";

/** Decks of its own, plain and without an agenda: the lesson stays as it is told when ready decks and agendas are weighed again. */
const THORNMERE = {
  house: "Thornmere",
  plots: [
    "market_tithes",
    "open_granaries",
    "steady_harvest",
    "muster_at_dawn",
    "drowning_season",
    "bailiffs_writ",
    "loose_tongues",
  ],
  cards: {
    osanne_reed_regent: 3,
    corvin_of_the_weir: 3,
    mother_ashreed: 2,
    ser_bram_sedge: 2,
    weir_steward: 3,
    heron_levy: 3,
    fenlight_scout: 2,
    reed_warden: 3,
    causeway_riders: 3,
    sluice_cutthroat: 3,
    hired_blade: 3,
    road_captain: 3,
    the_drowned_host: 1,
    toll_causeway: 3,
    crossroads_inn: 3,
    pilgrims_chapel: 3,
    bell_tower: 3,
    heronfall: 2,
    heronbill: 2,
    seal_of_the_weir: 3,
    marsh_fever: 3,
    into_the_reeds: 2,
    vigil_on_the_dyke: 2,
  },
};

/** No event and hardly an action: the rival leaves the round to the guest. */
const CALDER = {
  house: "Calder",
  plots: [
    "twice_on_the_anvil",
    "closed_gates",
    "second_strike",
    "steady_harvest",
    "loose_tongues",
    "open_granaries",
    "four_to_a_table",
  ],
  cards: {
    hadrec_anvil_lord: 3,
    brenna_of_the_crag: 3,
    father_hollin: 3,
    forge_steward: 3,
    ram_levy: 3,
    anvil_guard: 3,
    crag_riders: 3,
    ore_tithe_envoy: 3,
    slagpit_cutthroat: 3,
    the_hammer_host: 2,
    hired_blade: 3,
    road_captain: 3,
    sooty_wren: 2,
    osric_goldhorn: 2,
    charcoal_rents: 3,
    crossroads_inn: 3,
    pilgrims_chapel: 3,
    bell_tower: 3,
    bellows_shrine: 3,
    warden_of_the_scales: 3,
    smelters_debt: 3,
    padded_jack: 2,
  },
};

const OSANNE = "0.osanne_reed_regent.2";
const CUTTHROAT = "0.sluice_cutthroat.2";
const STEWARD = "0.weir_steward";
const BLADE = "0.hired_blade.2";

export const thrones: Lesson = {
  // Of many shuffles and rivals those that suit what is told.
  name: "thrones_10260__14",
  options: { decks: [THORNMERE, CALDER].map((deck) => JSON.stringify(deck)).join(",") },
  steps: [
    { word: "lesson-thrones-court", rings: ["player:seat_0", "player:seat_1"] },
    {
      word: "lesson-thrones-setup",
      plays: [`place card=${CUTTHROAT}`, `place card=${BLADE}`, `place card=${STEWARD}`, "~done"],
    },
    {
      word: "lesson-thrones-plot",
      plays: ["plot card=0.market_tithes", ...windows(2)],
    },
    { word: "lesson-thrones-marshal", plays: [`marshal card=${OSANNE}`, ...windows(4)] },
    {
      word: "lesson-thrones-intrigue",
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
      word: "lesson-thrones-power",
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
      word: "lesson-thrones-military",
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
      word: "lesson-thrones-defend",
      plays: [`defend card=${OSANNE}`, "~done", ...windows(1)],
    },
    { word: "lesson-thrones-claim", rings: ["player:seat_0", "player:seat_1", `card:${OSANNE}`] },
    { word: "lesson-thrones-free" },
  ],
};

/** What wins it: where power comes from, gold that stays, who acts first, defenders kept, and claims. */
export const thronesWins: Lesson = {
  name: "thrones_wins",
  options: { decks: [THORNMERE, CALDER].map((deck) => JSON.stringify(deck)).join(",") },
  steps: [
    { word: "lesson-thrones-race", rings: ["player:seat_0", "player:seat_1"] },
    { word: "lesson-thrones-spread", done: hasMoved },
    { word: "lesson-thrones-gold" },
    { word: "lesson-thrones-tempo" },
    { word: "lesson-thrones-unopposed" },
    { word: "lesson-thrones-price" },
    { word: "lesson-play", done: isDone },
    { word: "lesson-end" },
  ],
};
