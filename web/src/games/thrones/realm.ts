/** The view of Thrones, read: who has what, what lies on what, and what is being fought. */
import { numeral } from "../../parts/numeral";
import { say, sayIf } from "../../words/index.svelte";
import type { Cause, CharacterFigures, SeatFigures, View } from "../../generated/thrones";
import { faceOf, named, title, type Challenge, type Face } from "./cards";

/** A cause in words: its card, and by how much it changes the goal. */
export function causeOf({ card, amount }: Cause): string {
  const signed = amount > 0 ? `+${amount}` : numeral(amount);
  return say("thrones-goal-cause", { card: faceOf(card).name, amount: signed });
}

/** The condition of a cause in words; empty where it has none. */
export function whileOf(cause: Cause): string {
  return cause.while ? say("thrones-goal-while", { condition: named("while", cause.while) }) : "";
}

/** The goal of the moment, and the cards that cause it; empty where none does. */
export function goalOf({ goal, causes }: SeatFigures): string {
  const cards = causes.map((cause) => cause.card).filter((card, at, all) => all.indexOf(card) === at);
  return cards.length > 0
    ? say("thrones-goal-now", { goal, cards: cards.map((card) => faceOf(card).name).join(", ") })
    : "";
}

let names: readonly string[] = [];

/** The pieces know what the seats are called; the line below, which names what is picked, asks here. */
export function meet(seats: readonly string[]): void {
  names = seats;
}

export function seatName(seat: number): string {
  return names[seat] || say("seat-number", { number: seat + 1 });
}

/** A card on the table. */
export interface Lying {
  name: string;
  /** Asked for again each time: the language of the page may change. */
  readonly face: Face;
  /** Whose side it lies on. */
  seat: number;
  kneels: boolean;
  power: number;
  role: "" | "attacking" | "defending" | "bypassed";
  /** The card it lies on or under. */
  host: string;
  /** A duplicate. */
  spare: boolean;
  /** It is about to leave, in this manner. */
  leaving: string;
  /** Attachments and duplicates. */
  with: Lying[];
}

/** What was drawn before and is the same again stays the same thing: nothing on it need be drawn again. */
function keeper<T>(): (name: string, written: string, made: T) => T {
  const kept = new Map<string, { written: string; made: T }>();
  return (name, written, made) => {
    const before = kept.get(name);
    if (before?.written === written) return before.made;
    kept.set(name, { written, made });
    return made;
  };
}
const keepCard = keeper<Lying>();
const keepFigure = keeper<CharacterFigures>();

/** A character as it stands in play. */
export function figureOf(view: View, name: string): CharacterFigures | undefined {
  const figure = view.figures.characters[name];
  return figure && keepFigure(name, JSON.stringify(figure), figure);
}

/** `0.levy kneeling power=1 attacking on=0.other leaving=kill` */
export function lying(written: string, seat: number): Lying {
  const [name = "", ...marks] = written.split(" ");
  const told = new Map(marks.map((mark) => mark.split("=") as [string, string | undefined]));
  const role = (["attacking", "defending", "bypassed"] as const).find((one) => told.has(one));
  return {
    name,
    get face() {
      return faceOf(name);
    },
    seat,
    kneels: told.has("kneeling"),
    power: Number(told.get("power") ?? 0),
    role: role ?? "",
    host: told.get("on") ?? told.get("under") ?? "",
    spare: told.has("under"),
    leaving: told.get("leaving") ?? "",
    with: [],
  };
}

const courts = new WeakMap<View, Lying[]>();

/** Every card in play that lies on no other, with all that lies on and under it. Read once for each view. */
export function court(view: View): Lying[] {
  const known = courts.get(view);
  if (known) return known;
  const all = [view.play, view.under].flatMap((piles) =>
    piles.flatMap((pile, seat) => pile.map((card) => lying(card, seat))),
  );
  const byName = new Map(all.map((card) => [card.name, card]));
  const found: Lying[] = [];
  for (const card of all) {
    const host = byName.get(card.host);
    if (host) host.with.push(card);
    else found.push(card);
  }
  // Attackers and defenders are declared one by one before they count as such.
  const step = view.stack.at(-1);
  if (step?.step === "attackers" || step?.step === "defenders")
    for (const name of step.chosen ?? []) {
      const card = byName.get(name);
      if (card && !card.role) card.role = step.step === "attackers" ? "attacking" : "defending";
    }
  const written = ({ face: _, with: on, ...told }: Lying): string => JSON.stringify(told) + on.map(written).join();
  const read = found.map((card) => keepCard(card.name, written(card), card));
  courts.set(view, read);
  return read;
}

/** Whether a card stands in the line of the challenge rather than before its House. */
export function fights(card: Lying): boolean {
  return card.role === "attacking" || card.role === "defending";
}

const KIND_LETTERS: Record<string, Challenge> = { M: "military", I: "intrigue", P: "power" };

/** A printed card in words: kind, cost, STR, icons, keywords. */
export function spoken(face: Face, figure?: CharacterFigures, cost = face.cost): string {
  const parts = [title(face), named("type", face.kind)];
  if (face.kind === "Plot")
    parts.push(say("thrones-plot-figures", { income: face.income, initiative: face.initiative, claim: face.claim }));
  else if (!figure && face.kind !== "Event" && face.kind !== "Agenda") parts.push(say("thrones-costs", { cost }));
  if (face.kind === "Character") {
    const { strength, icons } = figure ?? face;
    parts.push(say("thrones-str", { strength }));
    parts.push(...[...icons].map((letter) => named("challenge", KIND_LETTERS[letter] ?? letter)));
  }
  parts.push(...(figure ?? face).keywords.map((word) => named("keyword", word)));
  return parts.join(", ");
}

/** A card in play in words. */
export function spokenLying(card: Lying, figure?: CharacterFigures): string {
  const parts = [card.spare ? say("thrones-duplicate", { card: title(card.face) }) : spoken(card.face, figure)];
  if (card.kneels) parts.push(say("thrones-kneels"));
  if (card.role) parts.push(sayIf(`thrones-${card.role}`, card.role));
  if (card.leaving) parts.push(sayIf(`thrones-leaving-${card.leaving}`, card.leaving));
  if (card.power) parts.push(say("thrones-power-count", { count: card.power }));
  if (card.host && !card.spare) parts.push(say("thrones-on", { card: title(faceOf(card.host)) }));
  const spares = card.with.filter((other) => other.spare).length;
  if (spares) parts.push(say("thrones-duplicates", { count: spares }));
  const attached = card.with.filter((other) => !other.spare).map((other) => title(other.face));
  if (attached.length) parts.push(say("thrones-with", { cards: attached.join(", ") }));
  return parts.join(", ");
}
