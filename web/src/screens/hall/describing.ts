/** A table of the lobby in a few words. */
import { duration } from "../table/terms";
import { type Game, type OpenTable, type NewPlan, planOf } from "../../session/lobby";
import { language, LANGUAGES, say } from "../../words/index.svelte";

/** The units in which an age is told, the largest first. */
const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** When a table was laid, that many seconds ago. */
function laid(seconds: number): string {
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? [];
  if (!unit) return say("lobby-laid-now");
  const format = new Intl.RelativeTimeFormat(language());
  return say("lobby-laid", { ago: format.format(-Math.floor(seconds / length), unit) });
}

function pace({ pace }: NewPlan): string {
  if (pace?.kind === "real_time") return say("lobby-decision", { time: duration(pace.decision ?? 30) });
  if (pace?.kind === "days") return say("lobby-decision", { time: duration((pace.days ?? 2) * 86_400) });
  return say("lobby-untimed");
}

function windows({ pace, window }: NewPlan, game: Game | undefined): string {
  if (!game?.occasions.length || pace?.kind === "days") return "";
  return window ? say("lobby-windows", { time: duration(window) }) : say("lobby-windows-wait");
}

/** What is set otherwise than usual. */
function variants({ options }: NewPlan, game: Game | undefined): string[] {
  return (game?.options ?? []).flatMap(({ name, names, default: usual }) => {
    const chosen = options?.[name] ?? usual;
    return chosen === usual ? [] : (names[chosen] ?? []);
  });
}

/** What one would like to know of a table before one joins it, in the order in which one would ask. */
export function terms(table: OpenTable, game: Game | undefined): string[] {
  const plan = planOf(table);
  const { language: spoken = "" } = plan;
  return [
    pace(plan),
    windows(plan, game),
    plan.match ? say("lobby-match") : "",
    ...variants(plan, game),
    plan.pairing ? say("lobby-paired") : "",
    LANGUAGES[spoken] ?? spoken,
    laid(table.age ?? 0),
  ].filter(Boolean);
}
