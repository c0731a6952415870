/** What whoever runs the hall can see and do there, by their key. */
import type { components } from "../generated/lobby";
import { ask } from "./lobby";

type Schemas = components["schemas"];
export type Line = Schemas["TableLine"];
export type Watched = Schemas["Watched"];
export type Settled = Schemas["Ledger"];
/** A guest: one field, or a table and a seat. */
export type Someone = Partial<Schemas["Someone"]>;
/** What can be settled of a guest, and lifted again. */
export type Measure = "bans" | "mutes";
/** In which list of what is settled each of them stands. */
export const LISTS = { bans: "banned", mutes: "muted" } as const;

export class Operator {
  constructor(readonly key: string) {}

  tables(phase: string): Promise<Line[]> {
    return this.#ask("GET", `/tables?most=200&phase=${phase}`);
  }
  watch(table: string): Promise<Watched> {
    return this.#ask("GET", `/tables/${table}`);
  }
  close(table: string): Promise<void> {
    return this.#ask("POST", `/tables/${table}/close`);
  }
  open(table: string): Promise<void> {
    return this.#ask("POST", `/tables/${table}/open`);
  }
  delete(table: string): Promise<void> {
    return this.#ask("DELETE", `/tables/${table}`);
  }
  free(table: string, seat: number): Promise<void> {
    return this.#ask("DELETE", `/tables/${table}/seats/${seat}`);
  }
  settled(): Promise<Settled> {
    return this.#ask("GET", "/settled");
  }
  settle(measure: Measure, who: Someone): Promise<Settled> {
    return this.#ask("POST", `/${measure}`, who);
  }
  lift(measure: Measure, who: Someone): Promise<Settled> {
    return this.#ask("POST", `/${measure}/lift`, who);
  }
  announce(text: string, minutes: number | null): Promise<Settled> {
    return this.#ask("PUT", "/announcement", { text, minutes });
  }
  withdraw(): Promise<Settled> {
    return this.#ask("DELETE", "/announcement");
  }
  exported(key: string): Promise<Schemas["Belonging"][]> {
    return this.#ask("POST", "/belongings/export", { key });
  }
  erase(key: string): Promise<Schemas["Erased"]> {
    return this.#ask("POST", "/belongings/delete", { key });
  }

  #ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    return ask(method, `/admin${path}`, this.key, body);
  }
}
