/** What the things of Dûhr say of themselves. */
import { about, type Explanation, type Note } from "../../parts/explain.svelte";
import Sigil from "../../parts/Sigil.svelte";
import { valuesOf } from "../../session/picking";
import { say } from "../../words/index.svelte";
import type { View } from "../../generated/duhr";
import {
  agenda,
  agendaName,
  agendaText,
  cardCalled,
  costOf,
  eventText,
  house,
  kindOf,
  nameOf,
  plotOf,
  statusName,
} from "./cards";

type Status = View["status"][number];

const sign = (of: string): Note["mark"] => ({ drawn: Sigil, of });

/** What a card does that is open. */
function ability(card: string): string {
  const kind = kindOf(card);
  if (kind === "event") return eventText(card);
  return kind === "unknown" ? "" : say(`duhr-about-${kind}`, { house: nameOf(card) });
}

interface State {
  /** It can't be used in this turn. */
  aside?: boolean;
  /** It lies face down. */
  down?: boolean;
}

/** A suspicion, a scandal or an event. */
export function explainedCard(card: string, { aside = false, down = false }: State = {}): Explanation {
  const kind = kindOf(card);
  const costs = kind === "suspicion" || kind === "scandal" ? costOf(kind) : 0;
  const notes: Note[] = [];
  if (down) notes.push({ term: say("duhr-concealed"), text: say("duhr-explain-concealed"), mark: sign("web") });
  if (aside) notes.push({ term: say("duhr-aside"), text: say("duhr-explain-aside") });
  if (costs) notes.push({ term: `−${costs}`, text: say("duhr-explain-costs", { costs }), mark: sign("seal") });
  if (kind === "suspicion") {
    const { title, text } = house(card);
    notes.push({ term: title, text });
  }
  return { title: cardCalled(card), text: [ability(card)], notes };
}

export function explainedHouse(id: string, status: Status, points: number): Explanation {
  const one = house(id);
  return {
    title: say("duhr-house", { house: one.name }),
    text: [`${one.title}: ${one.text}`],
    notes: [
      { term: statusName(status), text: say(`duhr-explain-${status}`) },
      { term: say("points", { points }), text: say("duhr-explain-points") },
    ],
  };
}

export function explainedAgenda(id: string, whose: string, done?: boolean): Explanation {
  const card = agenda(id);
  const title = whose ? say("duhr-agenda-of", { house: whose }) : agendaName(id);
  if (!card) return about(title, say("duhr-explain-agenda-hidden"));
  const points = { term: `+${card.points}`, text: say("duhr-explain-agenda", { points: card.points }) };
  const state = done === undefined ? [] : [{ term: say(done ? "duhr-done" : "duhr-undone") }];
  return { title: card.name, text: [agendaText(id)], notes: [points, ...state] };
}

/** A conspiracy, as it is written in a view. */
export function explainedPlot(written: string, whose: string): Explanation {
  const plot = plotOf(written);
  const title = say("duhr-conspiracy-of", { house: whose });
  const text = [say(plot.up ? "duhr-about-plot-up" : "duhr-about-plot-down")];
  if (plot.house === "?")
    return {
      title,
      text,
      notes: [{ term: say("duhr-concealed"), text: say("duhr-explain-plot"), mark: sign("hood") }],
    };
  const one = house(plot.house);
  return { title: `${title}: ${one.name}`, text, notes: [{ term: one.title, text: one.text, mark: sign("hood") }] };
}

/** A thing that is named in a sentence. */
export function explained(thing: string, view: View): Explanation {
  const [id = ""] = valuesOf(thing);
  const seat = view.houses.indexOf(id);
  if (thing.startsWith("house:") && seat >= 0)
    return explainedHouse(id, view.status[seat] ?? "favored", view.figures.points[seat] ?? 0);
  return thing.startsWith("agenda:") ? explainedAgenda(id, "") : explainedCard(id);
}
