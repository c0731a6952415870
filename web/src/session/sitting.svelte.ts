/** A guest at a table: what the hall has told, kept together. */
import { Acting } from "./acting.svelte";
import type { Outgoing } from "../generated/outgoing";
import { wishes } from "./memory.svelte";
import type { PartsOf } from "./picking";
import { dropSeat, keepCommitment, keepSeat, keepTable, seatsAt } from "./seats.svelte";
import { refused } from "../words/hall";
import { language, say } from "../words/index.svelte";
import { type Asking, type Event, type Line, type PositionForm, type TableForm, Wire } from "./wire";

export interface Saying {
  number: number;
  seat: number;
  /** What whoever spoke was called then: people change seats. */
  name: string;
  text: string;
}

export interface Note {
  reason: string;
  line: string;
}

/** What the seats and the table are drawn from: a sitting, or a moment of a replay. */
export type Seen = Pick<Sitting, "viewer" | "seats" | "position" | "now">;

export class Sitting {
  line: Line = $state("connecting");
  /** The hall's word when the door is closed. */
  closed: string = $state("");
  viewer: number = $state(-1);
  table: TableForm | null = $state.raw(null);
  position: PositionForm | null = $state.raw(null);
  events: Event[] = $state.raw([]);
  /** What the hall, or a rule, has against what was tried last. */
  note: Note | null = $state.raw(null);
  /** How many things were told before this page listened: they are history, not news. */
  heard: number = $state(0);
  readonly acting: Acting;
  readonly talk: Saying[] = $derived(
    this.events
      .filter((event) => event.what["kind"] === "said")
      .map(({ number, what, text }) => ({ number, seat: Number(what["seat"]), name: String(what["name"]), text })),
  );
  readonly seats = $derived(this.table?.seats ?? []);
  /** Whether this guest plays among bots alone. */
  readonly alone: boolean = $derived(
    this.viewer >= 0 && this.seats.every((seat, at) => at === this.viewer || seat.kind === "bot"),
  );
  /** Who decides, and what for: the game's words, but for the end that no game knows of. */
  readonly prompt: string = $derived(
    this.position?.phase === "abandoned" ? say("ended-abandoned") : (this.position?.prompt ?? ""),
  );
  readonly asked: boolean = $derived(this.position?.question !== null && this.position?.question !== undefined);

  #wire: Wire;
  #offset = 0;
  #parts: PartsOf = () => [];

  constructor(
    readonly name: string,
    readonly key: string,
  ) {
    this.acting = new Acting({
      play: (move, question) => this.ask({ type: "move", move, question }),
      why: (move) => this.ask({ type: "why", move }),
      idle: () => {
        if (!this.acting.asked && this.position) this.note = { reason: this.prompt, line: "" };
      },
      astray: () => (this.note = { reason: say("lesson-astray"), line: "" }),
      confirms: () => wishes.confirm,
    });
    this.#wire = new Wire(
      name,
      key,
      {
        hear: (message) => this.#hear(message),
        line: (line, why) => {
          this.line = line;
          this.closed = line === "closed" ? why : "";
          if (why === "not_yours" || why === "seat_freed") dropSeat(name, key);
          // Another hall may have had this address: the keys stay, out of the way.
          if (why === "not_there" && seatsAt(name).length > 0) keepTable(name, { over: true });
        },
      },
      language(),
    );
  }

  ask(asking: Asking): void {
    this.note = null;
    this.#wire.ask(asking);
  }

  /** Be told everything in another language. */
  speak(language: string): void {
    this.#wire.speak(language);
  }

  leave(): void {
    this.#wire.close();
  }

  /** How the table of this game names the things of a move. */
  setParts(parts: PartsOf): void {
    this.#parts = parts;
    this.acting.take(this.position, parts);
  }

  /** The time of the hall now, in seconds. */
  now(): number {
    return performance.now() / 1000 + this.#offset;
  }

  called(seat: number): string {
    return this.seats[seat]?.name || `${seat + 1}`;
  }

  #hear(message: Outgoing): void {
    this.viewer = this.#wire.seat;
    switch (message.type) {
      case "welcome": {
        this.#time(message.at);
        const again = this.events.length > 0;
        if (!again) this.heard = message.number;
        this.table = message.table;
        // In another language everything is told again.
        this.events = [
          ...this.events.filter(({ number }) => number < (message.events[0]?.number ?? Infinity)),
          ...message.events,
        ];
        this.#place(message.position);
        if (message.viewer >= 0)
          keepSeat(this.name, this.key, { name: message.table.seats[message.viewer]?.name ?? "" });
        keepTable(this.name, {
          game: String(message.table.plan["game"]),
          ...(message.viewer < 0 && this.key ? { watch: this.key } : {}),
          over: message.position.phase === "over" || message.position.phase === "abandoned",
        });
        message.events.forEach((event) => this.#witness(event));
        break;
      }
      case "event":
        this.#time(message.at);
        this.events = [...this.events, message];
        this.#witness(message);
        if (message.table) this.table = message.table;
        if (message.position) this.#place(message.position);
        break;
      case "presence":
        if (this.table)
          this.table = {
            ...this.table,
            seats: this.table.seats.map((seat, at) => ({ ...seat, here: message.here[at] ?? false })),
          };
        break;
      case "refused":
        // A move that comes late was answered meanwhile, or somebody was faster: the new position says enough.
        if (message.word !== "too_late")
          this.note = { reason: refused(message.word, message.reason), line: message.line };
        this.acting.reopen();
        break;
      case "why":
        this.note = message.legal ? null : { reason: message.reason, line: message.line };
        break;
      case "pong":
        this.#time(message.at);
    }
  }

  #place(position: PositionForm): void {
    if (position.phase !== this.position?.phase && this.position) {
      keepTable(this.name, { over: position.phase === "over" || position.phase === "abandoned" });
    }
    this.note = null;
    this.position = position;
    this.acting.take(position, this.#parts);
  }

  #witness(event: Event): void {
    if (event.what["kind"] === "started")
      keepCommitment(this.name, Number(event.what["game"]), String(event.what["commitment"]));
  }

  #time(at: number): void {
    this.#offset = at - performance.now() / 1000;
  }
}
