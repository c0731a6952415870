/** What is settled for a table, in words. */
import type { Game, NewPlan } from "../../session/lobby";
import { language, LANGUAGES, say, sayIf } from "../../words/index.svelte";

export interface Term {
  about: string;
  says: string;
}

const DAY = 86_400;

/** A time in words, in the unit in which people would say it. */
export function duration(seconds: number): string {
  const [unit, length] = (
    [
      ["day", DAY],
      ["hour", 3600],
      ["minute", 60],
    ] as const
  ).find(([, length]) => seconds >= length && (seconds % length === 0 || seconds >= 5 * length)) ?? ["second", 1];
  return new Intl.NumberFormat(language(), {
    style: "unit",
    unit,
    unitDisplay: "long",
    maximumFractionDigits: 1,
  }).format(seconds / length);
}

function pace({ pace }: NewPlan): string {
  if (pace?.kind === "real_time")
    return say("terms-pace-clocks", {
      decision: duration(pace.decision ?? 30),
      reserve: duration(pace.reserve ?? 300),
    });
  if (pace?.kind === "days") return say("terms-pace-days", { decision: duration((pace.days ?? 2) * DAY) });
  return say("terms-pace-untimed");
}

function late({ pace }: NewPlan, bot: string): Term[] {
  if (pace?.kind !== "real_time" && pace?.kind !== "days") return [];
  return [
    { about: say("terms-late"), says: say(pace.kind === "days" ? "terms-late-days" : "terms-late-bot", { bot }) },
  ];
}

function windows({ pace, window }: NewPlan, game: Game): Term[] {
  if (game.occasions.length === 0) return [];
  const closes = pace?.kind !== "days" && window;
  return [
    {
      about: say("terms-windows"),
      says: closes ? say("terms-windows-close", { time: duration(closes) }) : say("terms-windows-wait"),
    },
  ];
}

/** What can be set in the game itself. */
function options(plan: NewPlan, game: Game): Term[] {
  return game.options.map(({ name, title, names, default: usual }) => {
    const chosen = plan.options?.[name] ?? usual;
    if (name === "decks") return { about: title, says: say(chosen ? "terms-decks-laid" : "terms-decks-own") };
    return { about: title, says: names[chosen] ?? chosen };
  });
}

function absence({ pace, handover }: NewPlan, bot: string): string {
  if (pace?.kind === "days") return say("terms-absence-days");
  return handover ? say("terms-absence-bot", { time: duration(handover), bot }) : say("terms-absence-vote", { bot });
}

function watchers({ watchers, listed, delay }: NewPlan): string {
  if (watchers === "none") return say("terms-watchers-none");
  if (watchers === "delayed") return say("terms-watchers-delayed", { time: duration(delay ?? 60) });
  return say(listed ? "terms-watchers-all" : "terms-watchers-link");
}

/** All of them, in the order in which one would ask. */
export function terms(plan: NewPlan, game: Game): Term[] {
  const bot = sayIf(`level-${plan.stand_in}`, plan.stand_in ?? "");
  const length = plan.match ? say("terms-match-of", { contest: game.match }) : say("terms-single");
  return [
    { about: say("terms-pace"), says: pace(plan) },
    ...late(plan, bot),
    ...(plan.holidays
      ? [{ about: say("terms-holidays"), says: say("terms-holidays-of", { days: plan.holidays }) }]
      : []),
    ...windows(plan, game),
    ...options(plan, game),
    { about: say("terms-match"), says: length },
    { about: say("terms-absence"), says: absence(plan, bot) },
    { about: say("terms-watchers"), says: watchers(plan) },
    { about: say("terms-hints"), says: say(`terms-hints-${plan.hints ?? "against_bots"}`) },
    { about: say("terms-talk"), says: say(plan.talk === false ? "terms-talk-none" : "terms-talk-all") },
    ...(plan.language ? [{ about: say("table-language"), says: LANGUAGES[plan.language] ?? plan.language }] : []),
    { about: say("terms-who"), says: say(plan.listed ? "terms-who-listed" : "terms-who-invited") },
  ];
}
