/** Whom the hall seats where a bot plays. */
import { NOBLES } from "../src/parts/art/nobles.ts";

export const NAMES: readonly string[] = Object.keys(NOBLES);
/** The name of any of them. */
export const NOBLE = new RegExp(NAMES.join("|"));
