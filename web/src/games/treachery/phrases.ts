/** Actions in words: the same as their drawings. */
import { language, say } from "../../words/index.svelte";
import type { Symbol } from "./cards";

const EFFECTS: Record<string, "heal" | "up" | "down" | "attack"> = { "+": "heal", "^": "up", v: "down", "!": "attack" };

/** `moves down and is attacked` */
export function doing(effects: string): string {
  const done = [...effects].map((effect) => say(`treachery-does-${EFFECTS[effect] ?? "up"}`));
  return new Intl.ListFormat(language()).format(done);
}

/** `white moves up, yellow; below: yellow` */
export function described(rows: readonly Symbol[][]): string {
  const symbol = (one: Symbol): string =>
    `${say(one.yellow ? "treachery-yellow" : "treachery-white")} ${doing(one.effects)}`.trim();
  return rows.map((row) => row.map(symbol).join(", ")).join(`; ${say("treachery-below")} `);
}
