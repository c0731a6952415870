/** What is seen on a card. Cards of other files have no line: they get somebody by their name, or something by their kind. */
import type { Face, Kind } from "./cards";
import { PEOPLE } from "./people";
import { THINGS } from "./things";

export interface Cast {
  /** Who drew them. */
  source: "ours";
  lines: Readonly<Record<string, string>>;
}

const USUAL: Record<Exclude<Kind, "Character">, readonly string[]> = {
  Location: ["keep", "inn", "bridge", "market", "tower"],
  Attachment: ["ring", "shield", "key", "cloak"],
  Event: ["hourglass", "letter", "torch", "door"],
  Plot: ["scroll", "drum", "banner", "table"],
  Agenda: ["ledger", "crown", "ring"],
};

/** Somebody for a character; empty where nobody is known and the name must do. */
export function personOf(face: Face): string {
  return PEOPLE.lines[face.id] ?? "";
}

export function sceneOf({ id, kind }: Face): string {
  const usual = kind === "Character" ? [] : USUAL[kind];
  const sum = [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return THINGS.lines[id] ?? usual[sum % usual.length] ?? "scroll";
}
