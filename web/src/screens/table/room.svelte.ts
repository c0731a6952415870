/** The room before the game, as a guest finds it, and what they may do there. */
import { likeness } from "../../session/company.svelte";
import * as lobby from "../../session/lobby";
import { keepWishes, wishes } from "../../session/memory.svelte";
import { dropSeat, keepTable, knownTable, seatsAt } from "../../session/seats.svelte";
import type { Sitting } from "../../session/sitting.svelte";
import { companion, SELF, takeSeat } from "../../session/taking";
import type { Event, SeatForm, TableForm } from "../../session/wire";
import { reasonOf } from "../../words/hall";
import { say } from "../../words/index.svelte";

/** What the room is given: it is the same room when its guest sits down or gets up. */
export interface Given {
  sitting: Sitting;
  form: TableForm;
  sit: (key: string) => void;
  /** The guest has left the seat. */
  left: () => void;
}

export class Room {
  readonly #given: () => Given;
  fault = $state("");

  constructor(given: () => Given) {
    this.#given = given;
  }

  get sitting(): Sitting {
    return this.#given().sitting;
  }
  get form(): TableForm {
    return this.#given().form;
  }
  get table(): string {
    return this.form.table;
  }
  get plan(): TableForm["plan"] {
    return this.form.plan;
  }
  /** The key by which the guest may act as the host; empty for other guests. */
  get host(): string {
    return this.sitting.hostKey(this.form);
  }
  /** What was last told of who hosts the table, if anything was. */
  get hosted(): Event | undefined {
    return this.sitting.events.findLast(({ what }) => what["kind"] === "hosted");
  }
  /** Whether somebody hosts only until the host is back. */
  get deputised(): boolean {
    return this.hosted?.what["why"] === "absence";
  }
  get seated(): boolean {
    return this.sitting.viewer >= 0 && this.sitting.line !== "closed";
  }
  /** One's own seat; −1: none. */
  get own(): number {
    return this.seated ? this.sitting.viewer : -1;
  }
  get listed(): boolean {
    return this.plan.listed;
  }
  /** Whether a free seat can be taken without an invitation: at a listed table, and by whoever has laid a private one or had a seat there. */
  get open(): boolean {
    return this.listed || this.#laid !== "";
  }
  get #laid(): string {
    const { host = "", lost = "" } = knownTable(this.table) ?? {};
    return this.host || host || lost;
  }
  get free(): number[] {
    return this.form.seats.flatMap((seat, at) => (seat.kind === "free" ? [at] : []));
  }
  seat(at: number): SeatForm | undefined {
    return this.form.seats[at];
  }
  /** Whether whoever has this name plays at this device. */
  near(name: string): boolean {
    return seatsAt(this.table).some((seat) => seat.name === name);
  }
  taken(name: string): boolean {
    return this.form.seats.some((seat) => seat.kind !== "free" && likeness(seat.name) === likeness(name));
  }

  /** One's own name; guests without one are numbered. */
  name(): string {
    const guest = say("guest");
    let name = wishes.name.trim() || guest;
    for (let number = 2; !wishes.name.trim() && this.taken(name); number++) name = `${guest} ${number}`;
    return name;
  }

  async doing(what: () => Promise<void>): Promise<void> {
    this.fault = "";
    try {
      await what();
    } catch (error) {
      this.fault = reasonOf(error);
    }
  }

  join(at: number): Promise<void> {
    return this.doing(async () => {
      keepWishes();
      const name = this.name();
      const own = await takeSeat(this.table, SELF, name, (key) => lobby.sit(this.table, at, name, key, this.#laid));
      this.#given().sit(own);
    });
  }

  leave(): Promise<void> {
    return this.doing(async () => {
      await lobby.free(this.table, this.own, this.sitting.key);
      this.#given().left();
    });
  }

  fill(seats: number[], bot: string): Promise<void> {
    return this.doing(async () => {
      for (const at of seats) await lobby.seatBot(this.table, at, bot, this.host);
    });
  }

  /** Free somebody's seat; whoever had it at this device is no longer waited for here. */
  release(at: number): Promise<void> {
    return this.doing(async () => {
      const name = this.seat(at)?.name;
      await lobby.free(this.table, at, this.host);
      const gone = seatsAt(this.table).find((seat) => seat.name === name && seat.key !== this.sitting.key);
      if (gone) dropSeat(this.table, gone.key);
    });
  }

  /** Seat somebody else at this device. */
  share(name: string): Promise<void> {
    return this.doing(async () => {
      const at = this.free[0];
      if (at === undefined || !name) return;
      await takeSeat(this.table, companion(name), name, (key) => lobby.sit(this.table, at, name, key, this.host));
    });
  }

  swap(one: number, other: number): Promise<void> {
    return this.doing(() => lobby.swap(this.table, one, other, this.host));
  }

  /** Give the table to another player, for good. */
  handOn(at: number): Promise<void> {
    return this.doing(async () => {
      await lobby.handOn(this.table, at, this.host);
      keepTable(this.table, { host: "" });
    });
  }

  start(): Promise<void> {
    return this.doing(() => lobby.start(this.table, this.host));
  }

  /** Take another seat, or ask whoever sits there; or answer them. */
  change(at: number, wanted = true): void {
    this.sitting.ask({ type: "change_seat", seat: at, wanted });
  }

  ready(ready: boolean): void {
    this.sitting.ask({ type: "ready", ready });
  }
}
