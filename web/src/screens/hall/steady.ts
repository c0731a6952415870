/** A list that changes while somebody looks at it, without jumping under their pointer or taking the focus from them. */

export interface Row<Item> {
  item: Item;
  /** It is no longer in the list; its place is kept until nobody holds it. */
  gone: boolean;
}

/** The rows after a look: while the list is held, those that are there stay where they are, and new ones follow them. */
export function steady<Item>(
  before: readonly Row<Item>[],
  found: readonly Item[],
  held: boolean,
  name: (item: Item) => string,
): Row<Item>[] {
  const fresh = (items: readonly Item[]): Row<Item>[] => items.map((item) => ({ item, gone: false }));
  if (!held) return fresh(found);
  const now = new Map(found.map((item) => [name(item), item]));
  const known = new Set(before.map(({ item }) => name(item)));
  return [
    ...before.map(({ item }) => ({ item: now.get(name(item)) ?? item, gone: !now.has(name(item)) })),
    ...fresh(found.filter((item) => !known.has(name(item)))),
  ];
}
