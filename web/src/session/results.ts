/** What is kept of a game when it is over. */
import { keepLearnt, keepPlayed } from "./progress.svelte";
import { knownTable } from "./seats.svelte";
import type { Sitting } from "./sitting.svelte";
import type { TableForm } from "./wire";

/** Keep how the game of a seat has ended, once it has; one that was abandoned has neither winner nor loser; a lesson counts as one, and not as a game. */
export function keepResult(sitting: Sitting, { plan }: TableForm): void {
  const { name: table, position, seats, viewer } = sitting;
  if (plan.lesson) {
    if (knownTable(table)?.lesson === -1) keepLearnt(plan.lesson === `${plan.game}_wins` ? plan.lesson : plan.game);
    return;
  }
  // What somebody else has played counts for nobody.
  if (sitting.events.some(({ what }) => what["kind"] === "started" && what["goes_on"])) return;
  if (position?.phase !== "over" || !position.result || viewer < 0) return;
  const { winners, resigned } = position.result;
  const others = seats.filter((_, seat) => seat !== viewer);
  const levels = new Set(others.map((seat) => (seat.kind === "person" ? "" : seat.bot)));
  keepPlayed({
    table,
    number: position.game,
    game: plan.game,
    seats: seats.length,
    level: levels.size === 1 ? ([...levels][0] ?? "") : "",
    rivals: others.map((seat) => seat.noble ?? seat.name),
    won: winners.includes(viewer) && !resigned.includes(viewer),
    at: Date.now(),
    key: sitting.key,
  });
}
