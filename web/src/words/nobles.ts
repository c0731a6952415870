/** The nobles of the hall as they are called here: everywhere they have one name; its byname is worded by the reader's language. */
import { idOf } from "../session/noble";
import type { TableForm } from "../session/wire";
import { sayIf } from "./index.svelte";

/** What somebody at a table is called. */
export const called = (name: string): string => sayIf(`noble-name-${idOf(name)}`, name);

/** A table whose nobles are called so. */
export const worded = (table: TableForm): TableForm => ({
  ...table,
  seats: table.seats.map((seat) =>
    seat.kind === "bot" ? { ...seat, name: called(seat.name), noble: seat.name } : seat,
  ),
});
