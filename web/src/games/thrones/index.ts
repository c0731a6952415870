/** A Game of Thrones: how its moves name things, and what they are called. */
import { keyOf, type Option, type Part, valuesOf } from "../../session/picking";
import { say } from "../../words/index.svelte";
import type { View } from "../../generated/thrones";
import type { Crest } from "../../parts/Seat.svelte";
import type { Dealing, Drawing, Mention, Won } from "..";
import Before from "./Before.svelte";
import Coin from "./Coin.svelte";
import { faceOf, house, learn, named, title, titleName } from "./cards";
import { explained } from "./explained";
import Large from "./Large.svelte";
import Mark from "./Mark.svelte";
import Middle from "./Middle.svelte";
import { causeOf, seatName } from "./realm";
import { sceneOf } from "./scenes";
import Side from "./Side.svelte";

/** Fields in the order in which a person chooses; a card is a card whatever the move does with it. */
const FIELDS: readonly (readonly [string, string])[] = [
  ["card", "card"],
  ["on", "card"],
  ["to", "card"],
  ["title", "title"],
  ["challenge", "challenge"],
  ["player", "player"],
  ["gold", "gold"],
];

function parts(move: Record<string, string>): Part[] {
  return FIELDS.flatMap(([field, kind]) => {
    const value = move[field];
    // A card that answers what happened to itself is clicked once.
    if (!value || (field === "to" && value === move["card"])) return [];
    return [{ key: keyOf(kind, value), fields: [field] }];
  });
}

function called(key: string): string {
  const [value = ""] = valuesOf(key);
  if (key.startsWith("card:")) return title(faceOf(value));
  if (key.startsWith("title:")) return titleName(value);
  if (key.startsWith("player:")) return seatName(Number(value.slice(5)));
  if (key.startsWith("gold:")) return say("thrones-gold-count", { count: Number(value) });
  return named("challenge", value);
}

/** What the ability does that would be used; or whom the picked thing is for. */
function asks(left: readonly Option[], picks: readonly string[]): string {
  const move = left[0]?.form.move;
  if (!move || picks.length === 0) return "";
  const { verb = "", card = "", ability = "1", to = card } = move;
  if (left.length === 1 && ["use", "respond", "order"].includes(verb)) {
    const spare = to !== card && faceOf(to).name === faceOf(card).name;
    return spare
      ? say("thrones-ask-spare", { card: title(faceOf(to)) })
      : (faceOf(card).does[Number(ability) - 1] ?? "");
  }
  if (left.length < 2) return "";
  if (left.every((option) => option.form.move["on"])) return say("thrones-ask-on", { card: title(faceOf(card)) });
  if (left.every((option) => option.form.move["verb"] === "challenge")) return say("thrones-ask-whom");
  return "";
}

function mention(kind: string, name: string): Mention | null {
  const key = keyOf(kind, name);
  if (kind === "title") return { key, rings: [key] };
  if (kind !== "card") return null;
  const { sigil: of, colour } = house(faceOf(name).houses[0] ?? "");
  return { key, crest: { of, colour }, rings: [key] };
}

/** Round, phase and challenge. */
function part(view: View): string {
  const { round, phase, challenge } = view;
  return `${round} ${phase} ${challenge ? `${challenge.kind} ${challenge.attacker}` : ""}`;
}

function passes(move: Record<string, string>): boolean {
  return move["verb"] === "pass";
}

/** The House in whose court a card lies, or the card that it is attached to. */
function lies(view: View): [string, string][] {
  return view.play.flatMap((cards, seat) =>
    (Array.isArray(cards) ? cards : []).flatMap((written): [string, string][] => {
      const [name = "?", ...how] = written.split(" ");
      if (name === "?") return [];
      const on = how.find((one) => one.startsWith("on="))?.slice(3);
      return [[keyOf("card", name), on ? keyOf("card", on) : `court:${seat}`]];
    }),
  );
}

/** Totals stand until the challenge is over. */
function atOnce(path: string): boolean {
  return path.startsWith("figures/totals/");
}

/** Both totals as they would be, and what the challenge is about. */
function stakes({ challenge, figures: now }: View, { totals }: Readonly<Record<string, unknown>>): string {
  const [attack, defence] = Array.isArray(totals) ? (totals as unknown[]) : [];
  if (!challenge || typeof attack !== "number" || typeof defence !== "number") return "";
  if (String(now.totals) === String(totals)) return "";
  const claim = now.seats[challenge.attacker]?.claim ?? 0;
  return say(`thrones-stakes-${challenge.kind}`, { attack, defence, claim });
}

/** All attackers are named before the challenge goes on, and so are all defenders. */
function together(move: Record<string, string>): string {
  return ["attack", "defend"].includes(move["verb"] ?? "") ? "done" : "";
}

function crest(view: View, seat: number): Crest {
  const standing = view.figures.seats[seat];
  const { sigil, colour } = house(standing?.house ?? "");
  const partner = standing?.partner ?? null;
  if (partner === null || seat === view.viewer) return { of: sigil, colour };
  const called =
    partner === view.viewer
      ? say("thrones-partner")
      : say("thrones-partner-of", { name: seatName(partner).replace(/ \(.*\)$/, "") });
  return { of: sigil, colour, called };
}

/** The goal that was reached, where cards had changed it. */
function won({ winners, ending, figures }: View): Won | null {
  const seat = winners[0] ?? -1;
  const { goal = 0, causes = [] } = figures.seats[seat] ?? {};
  if (ending !== "victory" || causes.length === 0) return null;
  const path = `figures/seats/${seat}`;
  return {
    text: say("thrones-goal-won", { goal, causes: causes.map(causeOf).join(", ") }),
    figure: [`${path}/goal`, ...causes.map((_, at) => `${path}/causes/${at}/amount`)].join(" "),
  };
}

const GOLD = "gold";

/** In the Littlefinger variant gold changes hands, and words bind nobody (A-12.7). */
const dealing: Dealing<View> = {
  Face: Coin,
  houses: (view) => view.gold.map((_, seat) => `seat_${seat}`),
  deals: (view) => view.deals,
  left: (view, seat) => view.figures.offers_left[seat] ?? 0,
  hand: (view, seat) => Array<string>(view.gold[seat] ?? 0).fill(GOLD),
  kinds: () => [GOLD],
  secrets: [],
  secretOf: () => "",
  cardCalled: () => say("thrones-gold-count", { count: 1 }),
  secretCalled: (secret) => secret,
  houseCalled: (seat, view) => named("house", view.figures.seats[Number(seat.slice(5))]?.house ?? ""),
  turn: () => null,
  words: { how: "thrones-deal-how", most: "thrones-deal-most" },
};

export async function draw(): Promise<Drawing<View>> {
  await learn();
  return {
    Middle,
    Side,
    Before,
    parts,
    called,
    asks,
    passes,
    part,
    together,
    atOnce,
    stakes,
    lies,
    crest,
    won,
    mention,
    scene: sceneOf,
    Mark,
    Large,
    explained,
    dealing,
  };
}
