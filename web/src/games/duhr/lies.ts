/** Where cards would come to lie, in a view that is foreseen: from the hand, the Web of Scandal or another House, onto a House or the discards. */
import type { View } from "../../generated/duhr";
import { keyOf } from "../../session/picking";
import { lyingOn } from "./cards";

/** The place on a House where the next card comes to lie but so many. */
export const placeOn = (house: string, at: number): string => `place:${house}/${at}`;
export const WEB = "web:scandal";
export const DISCARDS = "discards";

interface Gone {
  card: string;
  key: string;
}

/** What is in the first list and no longer in the second. */
function missing(before: readonly string[], after: readonly string[]): string[] {
  const left = [...after];
  return before.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const sure = (cards: unknown): cards is string[] => Array.isArray(cards) && !cards.includes("?");
const bare = (board: readonly string[]): string[] => lyingOn(board).map(({ card }) => card);

export function lies(view: View, now: View): [string, string][] {
  const { boards, hands, discard } = view;
  if (view === now || !Array.isArray(boards)) return [];
  const viewer = now.viewer ?? -1;
  const before = now.hands[viewer] ?? [];
  const after = Array.isArray(hands) ? hands[viewer] : undefined;
  const spent = sure(after) ? missing(before, after) : [];
  const gone: Gone[] = spent.map((card) => ({ card, key: keyOf("card", card) }));
  const come: { card: string; spot: string }[] = [];
  now.houses.forEach((house, seat) => {
    const [old = [], fresh] = [now.boards[seat], boards[seat]];
    if (!sure(fresh)) return;
    const [had, has] = [bare(old), bare(fresh)];
    const lost = missing(had, has);
    for (const { card, named, copy } of lyingOn(old)) {
      const at = lost.indexOf(card);
      if (at < 0) continue;
      lost.splice(at, 1);
      gone.push({ card, key: keyOf("lying", house, named) + (copy ? `#${copy}` : "") });
    }
    for (const card of missing(has, had)) {
      // What is replaced lies there until then; any other comes behind the last.
      const at = has.findIndex((one, place) => one === card && had[place] !== card);
      const there = has.length === had.length ? lyingOn(old)[at] : undefined;
      come.push({ card, spot: there ? keyOf("lying", house, there.named) : placeOn(house, at - had.length) });
    }
  });
  const onHouses = come.flatMap(({ card, spot }): [string, string][] => {
    const at = gone.findIndex((one) => one.card === card);
    if (at >= 0) return gone.splice(at, 1).map(({ key }): [string, string] => [key, spot]);
    return card === "scandal" ? [[WEB, spot]] : [];
  });
  const laid = sure(discard) ? missing(discard, now.discard) : [];
  const onPile = gone.flatMap(({ card, key }): [string, string][] => {
    const at = laid.indexOf(card);
    if (at >= 0) laid.splice(at, 1);
    return at < 0 ? [] : [[key, DISCARDS]];
  });
  return [...onHouses, ...onPile];
}
