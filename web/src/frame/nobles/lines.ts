import { idOf } from "../../session/noble";

/** To what nobles have something to say, in this order in the files of words. */
export const OCCASIONS = ["deal", "broken", "kill", "defeat", "victory"] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** The text that holds what a noble says. */
export const linesOf = (name: string): string => `noble-${idOf(name)}`;
