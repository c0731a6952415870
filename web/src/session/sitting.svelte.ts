/** A guest at a table: what the hall has told, kept together. */
import { Acting, type Together } from "./acting.svelte";
import type { Outgoing } from "../generated/outgoing";
import { mutes } from "./company.svelte";
import { freshKey } from "./keys";
import * as lobby from "./lobby";
import { manner, wishes } from "./memory.svelte";
import { type PartsOf, type ThingOf, thingOf } from "./picking";
import { dropSeat, keepSeat, keepTable, knownTable, offerKey, renewedKey, seatOf, seatsAt } from "./seats.svelte";
import { Shuffles } from "./shuffle";
import { asSentence } from "../words/hall";
import { worded } from "../words/nobles";
import { language, say } from "../words/index.svelte";
import {
  type Asking,
  type Event,
  type ForeseenForm,
  type Line,
  type PositionForm,
  type SeatForm,
  type TableForm,
  Wire,
} from "./wire";

export interface Saying {
  number: number;
  seat: number;
  /** What whoever spoke was called then: people change seats. */
  name: string;
  text: string;
}

/** What a sitting needs to know of how its game is drawn. */
interface Drawn {
  parts: PartsOf;
  together?: Together;
  thing?: ThingOf;
  called(key: string): string;
}

export interface Note {
  reason: string;
  line: string;
}

/** What the seats and the table are drawn from: a sitting, or a moment of a replay. */
export interface Seen
  extends Pick<Sitting, "viewer" | "seats" | "now">, Partial<Pick<Sitting, "events" | "heard" | "overDays">> {
  readonly position: Pick<PositionForm, "asked" | "clocks" | "result"> | null;
}

/** Whether somebody is shown as away: whoever is not connected; over days, where nobody need stay, only whom the hall calls absent. */
export const isAway = ({ overDays }: Pick<Seen, "overDays">, seat: SeatForm): boolean =>
  seat.kind === "person" && !seat.bot && (overDays ? seat.absent : !seat.here);

/** Whether nothing more follows: between the games of a match, the next one does. */
const isOver = ({ phase, match }: PositionForm): boolean =>
  (phase === "abandoned" || phase === "over") && match?.over !== false;

/** Why the key of a seat opens it no more. */
const LOST = ["rekeyed", "not_yours", "seat_freed", "removed"];

export class Sitting {
  line: Line = $state("connecting");
  /** The hall's word when the door is closed. */
  closed: string = $state("");
  viewer: number = $state(-1);
  table: TableForm | null = $state.raw(null);
  position: PositionForm | null = $state.raw(null);
  events: Event[] = $state.raw([]);
  /** Why the seat is no longer the guest's, in the hall's words. */
  parting: string = $state("");
  /** What the hall, or a rule, has against what was tried last. */
  note: Note | null = $state.raw(null);
  /** What would follow from what is picked, as far as one can know; null: nothing is picked, or it is not known yet. */
  foreseen: ForeseenForm | null = $state.raw(null);
  /** How many things were told before this page listened, or before the table gathered again for another game: they are history, not news. */
  heard: number = $state(0);
  /** What this guest has said and the hall has not heard yet. */
  unheard: string[] = $state.raw([]);
  /** Whether a lost connection has just come back. */
  back: boolean = $state(false);
  /** What this guest wanted around a loss, and came too late for. */
  missed: Asking["type"][] = $state.raw([]);
  /** On how many other devices one's seat is open. */
  others: number = $state(0);
  /** How many of them the guest has said are theirs. */
  own: number = $state(0);
  /** Whether the guest has not said so of all. */
  readonly elsewhere: boolean = $derived(this.others > this.own);
  /** What whoever runs the hall has to say to everyone; empty: nothing. */
  announced: string = $state("");
  /** The key that the seat has now, where it is another than this sitting's. */
  renewed: string = $state("");
  readonly acting: Acting;
  /** What this guest's seat has heard and sent about shuffles. */
  readonly shuffles: Shuffles;
  /** What was said by all whom the guest wants to hear. */
  readonly talk: Saying[] = $derived(
    this.events
      .filter((event) => event.what["kind"] === "said")
      .map(({ number, what, text }) => ({ number, seat: Number(what["seat"]), name: String(what["name"]), text }))
      .filter(({ name }) => !mutes(name)),
  );
  readonly seats = $derived(this.table?.seats ?? []);
  /** Whether this guest plays among bots alone. */
  readonly alone: boolean = $derived(
    this.viewer >= 0 && this.seats.every((seat, at) => at === this.viewer || seat.kind === "bot"),
  );
  /** Who decides, and what for. */
  readonly prompt: string = $derived(this.position?.prompt ?? "");
  readonly asked: boolean = $derived(this.position?.question !== null && this.position?.question !== undefined);

  #wire: Wire;
  /** Whether the key is that of a seat which was lost. */
  readonly #lost: boolean;
  /** Whether the hall has been promised to hear what this guest has been told. */
  #tells = false;
  #offset = 0;
  #parts: PartsOf = () => [];
  #thing: ThingOf = thingOf;
  #together: Together = () => "";
  #called: (key: string) => string = (key) => key;
  /** Whether somebody still waits to hear why a thing can't be used. */
  #wonders = false;

  constructor(
    readonly name: string,
    readonly key: string,
  ) {
    this.shuffles = new Shuffles(name, key);
    this.#lost = key !== "" && knownTable(name)?.lost === key;
    this.acting = new Acting({
      picks: () => {
        this.note = null;
        this.#wonders = false;
      },
      play: (move, question) => this.ask({ type: "move", move, question }),
      why: (key, move) => this.#wonder(key, move),
      apart: (key, picks) => {
        const [thing, picked] = [key, picks.at(-1) ?? ""].map((one) => this.#called(one));
        this.note = { reason: say("why-apart", { thing: thing ?? "", picked: picked ?? "" }), line: "" };
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
          if (line !== "connecting") this.back = line === "open" && (this.line === "lost" || this.back);
          this.line = line;
          this.closed = line === "closed" ? why : "";
          if (line === "closed") this.others = 0;
          if (why === "rekeyed" || why === "not_yours") this.renewed = renewedKey(name, key) ?? "";
          if (LOST.includes(why)) dropSeat(name, key);
          // Others at this device, and the host of the table, can still sit there.
          if (why === "removed" && seatsAt(name).length === 0 && !knownTable(name)?.host)
            keepTable(name, { removed: true });
          // Another hall may have had this address: the keys stay, out of the way.
          if (why === "not_there" && seatsAt(name).length > 0) keepTable(name, { over: true });
        },
        waiting: (asked) => {
          const unheard = asked.flatMap((asking) => (asking.type === "say" ? [asking.text] : []));
          if (unheard.length > 0 || this.unheard.length > 0) this.unheard = unheard;
        },
        watches: () => this.#lost,
        tells: () => (this.#tells = manner.pace !== "instant"),
        missed: ({ type }) => (this.missed = [...this.missed, type]),
      },
      language(),
    );
  }

  ask(asking: Asking): void {
    this.note = null;
    this.missed = [];
    this.#wire.ask(asking);
  }

  /** The guest has been told all that led to the position: among bots alone, those wait for it. */
  told(): void {
    this.#tells ||= manner.pace !== "instant";
    if (this.#tells && this.alone && this.position) this.#wire.told(this.position.number);
  }

  /** Let the hall know who else plays at this device, by their keys. */
  beside(keys: readonly string[]): void {
    this.#wire.neighbours(keys);
  }

  /** Ask what would follow from these moves, made one after the other; none: forget what was foreseen. */
  foresee(moves: readonly string[]): void {
    this.foreseen = null;
    const question = this.position?.question ?? null;
    if (moves.length > 0 && question !== null) this.#wire.foresee(question, moves);
  }

  /** Be told everything in another language. */
  speak(language: string): void {
    this.#wire.speak(language);
  }

  /** End all other connections to one's seat: give it a key that only this browser has. Of its addresses for notices only these go on. */
  async endOthers(keep: string[]): Promise<void> {
    const next = seatOf(this.name, this.key)?.next ?? freshKey();
    offerKey(this.name, this.key, next);
    await lobby.changeKey(this.name, this.key, next, keep);
    // Whoever had the seat's key may have had the host's, which opens nothing any more: the seat hosts by its own.
    if (this.table?.host === this.viewer) keepTable(this.name, { host: "" });
    this.renewed = renewedKey(this.name, this.key) ?? next;
  }

  leave(): void {
    this.#wire.close();
  }

  /** Leave, but for the connection, which knows nothing of this sitting any more. */
  leaveOpen(): Wire {
    this.#wire.hush();
    return this.#wire;
  }

  /** How the table of this game names the things of a move. */
  setDrawing({ parts, together, thing, called }: Drawn): void {
    this.#parts = parts;
    this.#together = together ?? this.#together;
    this.#thing = thing ?? thingOf;
    this.#called = called;
    this.acting.take(this.position, parts, this.#together);
  }

  /** Ask why a thing can't be used; whoever only watches hears what is going on. */
  #wonder(key: string, move: Record<string, string> | null): void {
    const view = this.position?.view;
    if (!view) return;
    if (this.viewer < 0 || this.position?.result) {
      this.note = { reason: this.prompt, line: "" };
      return;
    }
    this.ask({ type: "why", thing: this.#thing(key, view), move });
    this.#wonders = true;
  }

  /** The time of the hall now, in seconds. */
  now(): number {
    return performance.now() / 1000 + this.#offset;
  }

  /** Whether nobody need stay at the page. */
  get overDays(): boolean {
    return this.table?.plan.pace.kind === "days";
  }

  /** The key by which this guest may act as the host of the table as it stands; empty: they may not. */
  hostKey({ host = -1, seats }: Pick<TableForm, "host" | "seats">): string {
    if (host < 0) return knownTable(this.name)?.host ?? "";
    if (host === this.viewer && this.line !== "closed") return this.key;
    // Whoever hosts may share this device. A host who has got up, or whose seat is somebody else's now, has left that to others.
    return seatsAt(this.name).find(({ name }) => name === seats[host]?.name)?.key ?? "";
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
        this.table = worded(message.table);
        // In another language everything is told again.
        this.events = [
          ...this.events.filter(({ number }) => number < (message.events[0]?.number ?? Infinity)),
          ...message.events,
        ];
        message.events.forEach((event) => this.#close(event));
        this.#place(message.position);
        if (message.viewer >= 0)
          keepSeat(this.name, this.key, { name: message.table.seats[message.viewer]?.name ?? "" });
        keepTable(this.name, {
          game: message.table.plan.game,
          ...(message.viewer < 0 && this.key && !this.#lost ? { watch: this.key } : {}),
          over: isOver(message.position),
        });
        message.events.forEach((event) => this.shuffles.hear(event, false, this.table));
        break;
      }
      case "event":
        this.#time(message.at);
        this.events = [...this.events, message];
        this.#close(message);
        this.shuffles.hear(message, true, this.table);
        if (message.table) this.table = worded(message.table);
        if (message.position) this.#place(message.position);
        break;
      case "presence":
        this.#time(message.at);
        if (this.table)
          this.table = {
            ...this.table,
            seats: this.table.seats.map((seat, at) => ({
              ...seat,
              here: message.here[at] ?? false,
              absent: message.absent[at] ?? false,
              takes_over: message.takes_over[at] ?? null,
            })),
          };
        break;
      case "elsewhere":
        this.others = message.others;
        break;
      case "announced":
        this.announced = message.text;
        break;
      case "refused":
        if (message.word === "seat_freed") {
          this.parting = asSentence(message.reason);
          keepTable(this.name, { lost: this.key });
        }
        // A move that comes late was answered meanwhile, or somebody was faster: the new position says enough. A number for the shuffle nobody
        // has asked the guest for.
        if (message.word !== "too_late" && message.word !== "shuffled")
          this.note = {
            reason: asSentence(message.reason),
            line: message.line,
          };
        this.acting.reopen();
        break;
      case "why":
        if (!this.#wonders) break;
        this.note = message.legal ? null : { reason: asSentence(message.reason), line: message.line };
        break;
      case "foreseen":
        if (message.question === this.position?.question) this.foreseen = message;
        break;
      case "pong":
        this.#time(message.at);
    }
  }

  /** With the gathering for another game, all of the last one is history. */
  #close({ number, what }: Event): void {
    if (what["kind"] === "gathered") this.heard = Math.max(this.heard, number);
  }

  #place(position: PositionForm): void {
    if (position.phase !== this.position?.phase && this.position) {
      keepTable(this.name, { over: isOver(position) });
    }
    this.note = null;
    this.position = position;
    this.foreseen = null;
    this.acting.take(position, this.#parts, this.#together);
    const number = position.shuffle && this.shuffles.answer(position.shuffle);
    if (number) this.#wire.ask(number);
  }

  #time(at: number): void {
    this.#offset = at - performance.now() / 1000;
  }
}
