/** What is proposed at a table, pure: who has agreed, and whose answer is missing. The hall decides by the same rule who has a voice. */
import type { Asking, PositionForm, SeatForm } from "./wire";

/** What those present decide together while a game goes on. */
export type Matter = "undo" | "hand_over" | "substitute" | "abandon";

export interface Proposal {
  matter: Matter;
  /** The seat that it is about: an absent one, or whoever asks to take a move back; −1: none. */
  target: number;
  agreed: number[];
  missing: number[];
}

const MATTERS: readonly string[] = ["hand_over", "substitute", "abandon"] satisfies Matter[];

/** The seats that have a voice: of everyone who is there and has not resigned. */
function voices(seats: readonly SeatForm[]): number[] {
  return seats.flatMap((seat, at) => (seat.kind === "person" && !seat.absent && !seat.resigned ? [at] : []));
}

/** Whether all other people have left, so that one decides alone. */
export function leftAlone(seats: readonly SeatForm[], viewer: number): boolean {
  const others = seats.filter((seat, at) => seat.kind === "person" && at !== viewer);
  return others.length > 0 && others.every((seat) => seat.absent || seat.resigned);
}

export function proposals(position: PositionForm | null, seats: readonly SeatForm[]): Proposal[] {
  if (position?.phase !== "playing" && position?.phase !== "outdated") return [];
  const found = new Map<string, Proposal>();
  const asks = position.undo;
  if (asks !== null)
    found.set("undo", { matter: "undo", target: asks, agreed: [asks, ...position.undo_agreed], missing: [] });
  for (const [matter, target, seat] of position.votes) {
    if (!MATTERS.includes(matter)) continue;
    const key = `${matter} ${target}`;
    const known = found.get(key) ?? { matter: matter as Matter, target, agreed: [], missing: [] };
    known.agreed.push(seat);
    found.set(key, known);
  }
  const all = [...found.values()];
  for (const one of all) one.missing = voices(seats).filter((seat) => !one.agreed.includes(seat));
  return all;
}

/** What a guest says to propose it or to agree; or to refuse or withdraw it. */
export function answer({ matter, target }: Pick<Proposal, "matter" | "target">, agreed: boolean): Asking {
  if (matter === "undo") return { type: "undo_answer", agreed };
  return matter === "abandon"
    ? { type: "vote", matter, wanted: agreed }
    : { type: "vote", matter, target, wanted: agreed };
}
