/** What the things of Thrones say of themselves. */
import { about, type Explanation, type Note } from "../../parts/explain.svelte";
import { valuesOf } from "../../session/picking";
import { type Plain, say, sayIf } from "../../words/index.svelte";
import type { CharacterFigures, TitleFigures, View } from "../../generated/thrones";
import { type Challenge, type Face, faceOf, named, title, titleMark, titleName, titleText } from "./cards";
import Mark from "./Mark.svelte";
import { causeOf, type Lying, whileOf } from "./realm";

const mark = (of: string): Note["mark"] => ({ drawn: Mark, of });

const ICONS: Record<string, Challenge> = { M: "military", I: "intrigue", P: "power" };
const GIFTS = ["income", "initiative", "influence"] as const;
const KEYWORDS: Record<string, Plain> = {
  Deadly: "thrones-keyword-deadly",
  Deathbound: "thrones-keyword-deathbound",
  Limited: "thrones-keyword-limited",
  "No Attachments": "thrones-keyword-no-attachments",
  Renown: "thrones-keyword-renown",
  Stealth: "thrones-keyword-stealth",
  Setup: "thrones-keyword-setup",
  Ambush: "thrones-keyword-ambush",
  Infamy: "thrones-keyword-infamy",
  Intimidate: "thrones-keyword-intimidate",
  Stalwart: "thrones-keyword-stalwart",
  Vengeful: "thrones-keyword-vengeful",
  Vigilant: "thrones-keyword-vigilant",
};

/** A keyword in plain words. */
function keyword(word: string): Note {
  const meaning = KEYWORDS[word];
  return { term: named("keyword", word), ...(meaning ? { text: say(meaning) } : {}), mark: mark("star") };
}

/** The signs and numbers on a card. */
function printed(face: Face, figure?: CharacterFigures, cost = face.cost): Note[] {
  const notes: Note[] = [];
  if (face.kind === "Character") {
    const strength = figure?.strength ?? face.strength;
    const changed = strength === face.strength ? "" : ` ${say("thrones-explain-printed", { number: face.strength })}`;
    notes.push({
      term: say("thrones-str", { strength }),
      text: say("thrones-explain-str") + changed,
      mark: mark("shield"),
    });
    for (const letter of figure?.icons ?? face.icons) {
      const kind = ICONS[letter];
      if (kind) notes.push({ term: named("challenge", kind), text: say(`thrones-explain-${kind}`), mark: mark(kind) });
    }
  }
  if (face.kind === "Plot")
    for (const figure of ["income", "initiative", "claim"] as const)
      notes.push({
        term: `${say(`thrones-${figure}`)} ${face[figure]}`,
        text: say(`thrones-explain-${figure}`),
        mark: mark(figure === "income" ? "gold" : figure),
      });
  else {
    for (const gift of GIFTS)
      if (face[gift] !== 0)
        notes.push({
          term: `${say(`thrones-${gift}`)} ${face[gift] > 0 ? "+" : "−"}${Math.abs(face[gift])}`,
          text: say(`thrones-explain-${gift}`),
          mark: mark(gift === "income" ? "gold" : gift),
        });
    if (face.kind !== "Agenda" && face.kind !== "Event" && !figure) {
      const changed = cost === face.cost ? "" : ` ${say("thrones-explain-printed", { number: face.cost })}`;
      notes.push({
        term: say("thrones-costs", { cost }),
        text: say("thrones-explain-cost") + changed,
        mark: mark("gold"),
      });
    }
  }
  notes.push(...(figure?.keywords ?? face.keywords).map(keyword));
  if (face.unique) notes.push({ term: say("thrones-unique"), text: say("thrones-explain-unique"), mark: mark("star") });
  return notes;
}

/** How a card lies on the table. */
function lying(card: Lying): Note[] {
  const notes: Note[] = [];
  if (card.leaving) notes.push({ term: sayIf(`thrones-leaving-${card.leaving}`, card.leaving), mark: mark("dead") });
  if (card.role)
    notes.push({
      term: say(`thrones-${card.role}`),
      text: say(`thrones-explain-${card.role}`),
      mark: mark("military"),
    });
  if (card.kneels)
    notes.push({ term: say("thrones-kneels"), text: say("thrones-explain-kneels"), mark: mark("Character") });
  if (card.power)
    notes.push({
      term: say("thrones-power-count", { count: card.power }),
      text: say("thrones-explain-card-power"),
      mark: mark("power"),
    });
  const spares = card.with.filter((other) => other.spare).length;
  if (spares)
    notes.push({
      term: say("thrones-duplicates", { count: spares }),
      text: say("thrones-explain-duplicate"),
      mark: mark("deck"),
    });
  for (const other of card.with)
    if (!other.spare)
      notes.push({ term: title(other.face), text: other.face.text.join(" "), mark: mark("Attachment") });
  return notes;
}

interface Told {
  /** As it lies on the table. */
  card?: Lying | undefined;
  figure?: CharacterFigures | undefined;
  cost?: number | undefined;
}

export function explainedCard(face: Face, { card, figure, cost }: Told = {}): Explanation {
  if (card?.spare)
    return {
      title: say("thrones-duplicate", { card: title(face) }),
      text: face.text,
      notes: [{ term: say("thrones-duplicate-word"), text: say("thrones-explain-duplicate"), mark: mark("deck") }],
    };
  return {
    title: title(face),
    text: face.text,
    notes: [...(card ? lying(card) : []), ...printed(face, figure, cost)],
  };
}

export function explainedTitle(one: TitleFigures, names: readonly string[]): Explanation {
  const where = one.holder !== null ? (names[one.holder] ?? "") : say(one.free ? "thrones-free" : "thrones-aside");
  return {
    title: titleName(one.title),
    text: [titleText(one)],
    notes: [{ term: where, text: say("thrones-explain-title"), mark: mark(titleMark(one.title)) }],
  };
}

/** A House: what it takes to win, and what changes that. What it has stands on the banner, and each explains itself. */
export function explainedHouse(view: View, seat: number, name: string): Explanation {
  const figures = view.figures.seats[seat];
  if (!figures) return about(name);
  const notes: Note[] = figures.causes.map((cause) => ({
    term: causeOf(cause),
    text: whileOf(cause),
    mark: mark("Agenda"),
  }));
  if (view.kneeling_houses.includes(seat))
    notes.push({ term: say("thrones-kneels"), text: say("thrones-explain-kneeling-house"), mark: mark("Character") });
  const goal = say("thrones-goal-sheet", { goal: figures.goal });
  return {
    title: `${name}, ${say("thrones-house", { house: named("house", figures.house) })}`,
    text: [`${goal}. ${say("thrones-explain-goal")}`],
    notes,
  };
}

/** A number on the banner of a House. */
export function explainedCount(
  what: "power" | "gold" | "hand" | "income" | "initiative" | "claim",
  number: number,
): Explanation {
  return about(
    `${say(`thrones-${what}`)}: ${number}`,
    what === "power" ? say("thrones-explain-own-power") : say(`thrones-explain-${what}`),
  );
}

/** A thing that is named in a sentence. */
export function explained(thing: string, view: View): Explanation {
  const [name = ""] = valuesOf(thing);
  const held = view.figures.titles.find((one) => one.title === name);
  if (thing.startsWith("title:") && held) return explainedTitle(held, []);
  return explainedCard(faceOf(name), { figure: view.figures.characters[name] });
}
