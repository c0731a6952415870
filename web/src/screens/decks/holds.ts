/** What a deck holds, and what becomes of it when a card is put in or taken out. Whether it may be played says the hall alone. */
import type { ReadyDeck } from "../../session/lobby";
import { faceOf, type Face, type Kind, title } from "../../games/thrones/cards";

/** The form in which the hall gives and takes decks: cards by their ids, each as often as it is there. */
export type Holds = ReadyDeck["deck"];

/** Types in the order in which deck lists print them. */
export const KINDS: readonly Kind[] = ["Agenda", "Plot", "Character", "Location", "Attachment", "Event"];
/** Those that cost gold. */
const PRICED: readonly Kind[] = ["Character", "Location", "Attachment"];
/** The highest column of the curve is for this and more. */
export const DEAREST = 6;

export const empty = (house: string | null): Holds => ({ house, agenda: null, cards: [], plots: [] });

export function copies(holds: Holds, face: Face): number {
  if (face.kind === "Agenda") return holds.agenda === face.id ? 1 : 0;
  return (face.kind === "Plot" ? holds.plots : holds.cards).filter((id) => id === face.id).length;
}

/** The deck with one copy more; an agenda takes the place of the one before. */
export function withCard(holds: Holds, face: Face): Holds {
  if (face.kind === "Agenda") return { ...holds, agenda: face.id };
  if (face.kind === "Plot") return { ...holds, plots: [...holds.plots, face.id] };
  return { ...holds, cards: [...holds.cards, face.id] };
}

/** The deck with one copy less. */
export function withoutCard(holds: Holds, face: Face): Holds {
  if (face.kind === "Agenda") return holds.agenda === face.id ? { ...holds, agenda: null } : holds;
  const part = face.kind === "Plot" ? "plots" : "cards";
  const at = holds[part].lastIndexOf(face.id);
  return at < 0 ? holds : { ...holds, [part]: holds[part].filter((_, place) => place !== at) };
}

export interface Shelf {
  kind: Kind;
  size: number;
  cards: { face: Face; count: number }[];
}

/** The cards by type, the cheapest first. */
export function shelves(holds: Holds): Shelf[] {
  const counts = new Map<string, number>();
  for (const id of [...(holds.agenda ? [holds.agenda] : []), ...holds.plots, ...holds.cards])
    counts.set(id, (counts.get(id) ?? 0) + 1);
  const cards = [...counts].map(([id, count]) => ({ face: faceOf(id), count }));
  cards.sort((one, other) => one.face.cost - other.face.cost || title(one.face).localeCompare(title(other.face)));
  return KINDS.map((kind) => {
    const held = cards.filter((card) => card.face.kind === kind);
    return { kind, cards: held, size: held.reduce((sum, card) => sum + card.count, 0) };
  });
}

/** How many cards cost 0, 1, 2 … gold. */
export function curve(holds: Holds): number[] {
  const columns = Array<number>(DEAREST + 1).fill(0);
  for (const id of holds.cards) {
    const face = faceOf(id);
    const at = Math.min(DEAREST, face.cost);
    if (PRICED.includes(face.kind)) columns[at] = (columns[at] ?? 0) + 1;
  }
  return columns;
}
