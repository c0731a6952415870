/** How a seat has kept its word, and what it offers: beside its name at every table where deals are made. */
import type { Repute } from "../../parts/Seat.svelte";
import type { Drawing, View } from "../../games";

export function reputeOf({ dealing }: Drawing, view: View, seat: number): Repute | undefined {
  if (!dealing) return undefined;
  const own = dealing.houses(view)[seat] ?? "";
  const { offers = [], pledges = [] } = dealing.deals(view) ?? {};
  const went = (fate: string): number => pledges.filter((one) => one.by === own && one.fate === fate).length;
  return {
    own,
    offers: offers.filter((offer) => offer.maker === own).length,
    kept: went("kept"),
    broken: went("broken"),
  };
}
