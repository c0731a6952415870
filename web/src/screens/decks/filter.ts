/** Which cards are shown. The filter stands in the address, so that a view can be linked. */
import { type Face, type Named, named, title } from "../../games/thrones/cards";
import { DEAREST } from "./holds";

export interface Filter {
  houses: string[];
  kinds: string[];
  costs: string[];
  crest: string;
  keyword: string;
  words: string;
}

export const NEUTRAL = "neutral";
export const CRESTS = ["Holy", "Learned", "Noble", "War"] as const;
const LISTS = ["houses", "kinds", "costs"] as const;
const WORDS = ["crest", "keyword", "words"] as const;

export function readFilter(asked: URLSearchParams): Filter {
  const list = (name: string): string[] => (asked.get(name) ?? "").split(",").filter(Boolean);
  const word = (name: string): string => asked.get(name) ?? "";
  return {
    houses: list("houses"),
    kinds: list("kinds"),
    costs: list("costs"),
    crest: word("crest"),
    keyword: word("keyword"),
    words: word("words"),
  };
}

/** The address of the view: what is shown of the cards, and which deck lies beside them. */
export function address(filter: Filter, deck: string): string {
  const asked = new URLSearchParams();
  for (const name of LISTS) if (filter[name].length > 0) asked.set(name, filter[name].join(","));
  for (const name of WORDS) if (filter[name]) asked.set(name, filter[name]);
  if (deck) asked.set("deck", deck);
  const text = asked.toString().replaceAll("%2C", ",");
  return text ? `/decks#${text}` : "/decks";
}

/** How many filters are set. */
export function set(filter: Filter): number {
  return [...LISTS.map((name) => filter[name].length > 0), ...WORDS.map((name) => filter[name] !== "")].filter(Boolean)
    .length;
}

const priced = (face: Face): boolean => ["Character", "Location", "Attachment"].includes(face.kind);

export function costOf(face: Face): string {
  return priced(face) ? String(Math.min(DEAREST, face.cost)) : "";
}

/** Everything that stands on a card, to be searched. */
function written(face: Face): string {
  const all = (kind: Named, words: readonly string[]): string[] => words.map((word) => named(kind, word));
  const parts = [
    title(face),
    named("type", face.kind),
    ...all("house", [face.only, ...face.houses]),
    ...all("trait", face.traits),
    ...all("crest", face.crests),
    ...all("keyword", face.keywords),
  ];
  return [...parts, ...face.text].join(" ").toLowerCase();
}

export function fits(face: Face, filter: Filter): boolean {
  const houses = [...face.houses, ...(face.only ? [face.only] : [])];
  const { words } = filter;
  return (
    (filter.houses.length === 0 ||
      filter.houses.some((house) => (house === NEUTRAL ? houses.length === 0 : houses.includes(house)))) &&
    (filter.kinds.length === 0 || filter.kinds.includes(face.kind)) &&
    (filter.costs.length === 0 || filter.costs.includes(costOf(face))) &&
    (!filter.crest || face.crests.includes(filter.crest)) &&
    (!filter.keyword || face.keywords.includes(filter.keyword)) &&
    (!words ||
      words
        .toLowerCase()
        .split(/\s+/)
        .every((word) => written(face).includes(word)))
  );
}
