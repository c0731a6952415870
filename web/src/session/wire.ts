/** The connection to a table: says hello again after every loss. What is asked for is sent as soon as it can be, and again after a loss
 * unless the hall has answered it. */
import type { Incoming } from "../generated/incoming";
import type { Event, Outgoing, SeatForm as SeatSent, TableForm as TableSent, Welcome } from "../generated/outgoing";
import { to } from "../root";
import { Pulse } from "./pulse";
import { browserToken } from "./browser";
import { asked, PASSWORD_NEEDED } from "./entrance";

export type { Event, ForeseenForm, MoveForm, PositionForm, ResultForm, ToldForm, Welcome } from "../generated/outgoing";

/** A seat as it is shown. */
export interface SeatForm extends SeatSent {
  /** The name that a noble of the hall has everywhere; `name` is worded for the reader. */
  noble?: string;
}

export interface TableForm extends Omit<TableSent, "seats"> {
  seats: SeatForm[];
}

/** A message without the number that the connection gives it. */
type Unnumbered<T> = T extends unknown ? Omit<T, "id"> : never;
export type Asking = Unnumbered<Exclude<Incoming, { type: "hello" | "told" | "neighbours" | "foresee" }>>;

export type Line = "connecting" | "open" | "lost" | "closed";

export interface Listener {
  /** Everything the hall says. */
  hear(message: Outgoing): void;
  /** How the connection stands; `why` is the hall's word when it has closed the door for good. */
  line(line: Line, why: string): void;
  /** What is asked and not yet answered. */
  waiting?(asked: readonly Asking[]): void;
  /** Whether one wants to watch by the key of a seat that was lost. */
  watches?(): boolean;
  /** Whether it will say what its guest has been told. */
  tells?(): boolean;
  /** What was asked around a loss and came too late. */
  missed?(asking: Asking): void;
}

const PROTOCOL = 1;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** How long it may take to make a connection, longer after every failure; then to be welcomed, which may be a long message. */
const FIRST_PATIENCE = 5000;
const LONGEST_PATIENCE = 20_000;
const WELCOME_WITHIN = 30_000;
/** Trying again is no use after these. */
const FINAL = [
  "not_yours",
  "not_there",
  "other_protocol",
  "other_origin",
  "seat_freed",
  "removed",
  "rekeyed",
  "unreadable",
  "other_engine",
  "banned",
  "table_closed",
  PASSWORD_NEEDED,
];

/** The kinds of the guest's own events that answer a request; moves, questions and pings are answered otherwise. */
const ANSWERS: Partial<Record<Asking["type"], readonly string[]>> = {
  offer: ["offered"],
  call: ["called"],
  say: ["said"],
  ready: ["ready"],
  change_seat: ["swap_asked", "swap_ended"],
  bring: ["brought"],
  order: ["ordered"],
  undo: ["undone", "undo_asked"],
  undo_answer: ["undo_answered"],
  vote: ["voted", "abandoned"],
  resign: ["resigned"],
  hand_over: ["handed_over"],
  take_back: ["taken_back"],
  holiday: ["holiday"],
  seal_number: ["number_sealed"],
  show_number: ["number_shown"],
};

/** Something asked and not yet answered. */
interface Waiting {
  asking: Asking;
  /** From which seat it was last sent: seats change hands. Null: it was never sent. */
  from: number | null;
  /** Whether it was asked without a connection, or is asked again after a loss. */
  kept: boolean;
}

/** A mark by which the hall knows again what it is told twice. */
function mark(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether an event is the hall's answer. */
function answers(what: Event["what"], { asking, from }: Waiting): boolean {
  if (what["kind"] === "swapped")
    return asking.type === "change_seat" && (what["one"] === from || what["other"] === from);
  if (from === null || what["seat"] !== from || !ANSWERS[asking.type]?.includes(String(what["kind"]))) return false;
  if (asking.type === "say") return what["once"] === asking.once;
  if (asking.type === "vote" && what["kind"] === "abandoned") return asking.matter === "abandon";
  if (asking.type === "vote")
    return (
      what["matter"] === asking.matter &&
      what["target"] === (asking.target ?? -1) &&
      what["wanted"] === (asking.wanted ?? true)
    );
  return true;
}

export class Wire {
  /** The guest's seat, −1 for those who watch. */
  seat = -1;
  #socket: WebSocket | null = null;
  #seen = 0;
  /** What was seen before it is told again in another language: no request waits for an answer there. */
  #known = 0;
  #next = 1;
  /** The number under which it was last asked what would follow. */
  #foresight = 0;
  #wait = FIRST_WAIT;
  #patience = FIRST_PATIENCE;
  /** When the next connection is tried; undefined while there is one, or one is being made. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #pulse = new Pulse(
    () => {
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send('{"type":"ping"}');
    },
    () => {
      this.#abandon();
      this.#lost("");
    },
  );
  #over = false;
  #greeted = false;
  /** By its number. */
  #waiting = new Map<number, Waiting>();
  /** The keys of the others who play at this device. */
  #neighbours: readonly string[] = [];

  constructor(
    readonly table: string,
    readonly key: string,
    private listener: Listener,
    private language = "en",
  ) {
    this.#connect();
    window.addEventListener("online", this.#network);
    window.addEventListener("pageshow", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
  }

  /** Ask the hall for something. Without a connection it is kept and sent when there is one again. */
  ask(asking: Asking): void {
    const id = this.#next++;
    const marked = asking.type === "say" ? { ...asking, once: mark() } : asking;
    this.#waiting.set(id, { asking: marked, from: null, kept: !this.#greeted });
    this.#send(id);
    this.#tellWaiting();
  }

  /** Say that the guest has been told all that led to a position. Lost with the connection, it would come too late. */
  told(position: number): void {
    if (this.#greeted) this.#socket?.send(JSON.stringify({ type: "told", position }));
  }

  /** Say who else plays at this device, by their keys: they are there as long as this connection is. */
  neighbours(keys: readonly string[]): void {
    this.#neighbours = keys;
    if (this.#greeted && this.seat >= 0) this.#socket?.send(JSON.stringify({ type: "neighbours", keys }));
  }

  /** Ask what would follow from moves; only the latest question is answered, and none after a loss. */
  foresee(question: number, moves: readonly string[]): void {
    this.#foresight = this.#next++;
    if (this.#greeted) this.#socket?.send(JSON.stringify({ type: "foresee", question, moves, id: this.#foresight }));
  }

  /** Stay connected for whoever is about to come back, and keep nothing of what the hall says. */
  hush(): void {
    this.listener = { hear: () => undefined, line: () => undefined };
    this.#waiting.clear();
  }

  /** Whether anything asked is still to be answered. */
  get waits(): boolean {
    return this.#waiting.size > 0;
  }

  /** Hear everything in another language, from the beginning. */
  speak(language: string): void {
    if (language === this.language || this.#over) return;
    this.language = language;
    this.#known = this.#seen;
    this.#seen = 0;
    this.#abandon();
    this.#connect();
  }

  close(): void {
    this.#over = true;
    window.removeEventListener("online", this.#network);
    window.removeEventListener("pageshow", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#pulse.stop();
    this.#abandon();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${to(`/wire/${encodeURIComponent(this.table)}`)}`);
    this.#socket = socket;
    this.#greeted = false;
    this.#pulse.expect(this.#patience, false);
    this.listener.line(this.#seen === 0 ? "connecting" : "lost", "");
    socket.onopen = () => {
      const hello = {
        protocol: PROTOCOL,
        key: this.key,
        since: this.#seen,
        language: this.language,
        device: browserToken(),
        tells: this.listener.tells?.() ?? false,
        watch: this.listener.watches?.() ?? false,
      };
      socket.send(JSON.stringify({ type: "hello", ...hello }));
      if (socket === this.#socket) this.#pulse.expect(WELCOME_WITHIN, true);
    };
    socket.onmessage = (message) => {
      if (socket !== this.#socket) return;
      this.#pulse.heard();
      this.#hear(JSON.parse(String(message.data)) as Outgoing);
    };
    socket.onclose = (closing) => {
      if (socket === this.#socket) this.#lost(closing.reason);
    };
  }

  #hear(message: Outgoing): void {
    switch (message.type) {
      case "welcome": {
        this.#wait = FIRST_WAIT;
        this.#patience = FIRST_PATIENCE;
        this.#seen = message.number;
        this.#greeted = true;
        this.seat = message.viewer;
        const missed = this.#again(message);
        this.listener.hear(message);
        this.listener.line("open", "");
        missed.forEach((asking) => this.listener.missed?.(asking));
        this.#tellWaiting();
        if (this.#neighbours.length > 0) this.neighbours(this.#neighbours);
        return;
      }
      case "event":
        this.#seen = message.number;
        this.#settle(message.what);
        if (message.position) this.#outdate(message.position.question);
        this.#follow(message);
        break;
      case "pong":
        return this.listener.hear(message); // it answers nothing that anyone asked for
      case "foreseen":
        if (message.id === this.#foresight) this.listener.hear(message);
        return;
      case "refused":
      case "why":
        if (message.id === this.#foresight) return; // the question has changed: there is nothing to foresee
        if (message.id !== null) {
          const waiting = this.#waiting.get(message.id);
          this.#waiting.delete(message.id);
          if (message.type === "refused" && message.word === "too_late" && waiting?.kept)
            this.listener.missed?.(waiting.asking);
        }
    }
    this.listener.hear(message);
    this.#tellWaiting();
  }

  #tellWaiting(): void {
    this.listener.waiting?.([...this.#waiting.values()].map(({ asking }) => asking));
  }

  /** After a loss: what the hall heard before it is known from the events; the rest is sent. What comes too late is given back. */
  #again({ events, position }: Welcome): Asking[] {
    const fresh = events.filter(({ number }) => !(number <= this.#known));
    for (const { what } of fresh) this.#settle(what);
    const made = (from: number | null): boolean =>
      fresh.some(({ what }) => what["seat"] === from && ["played", "sealed"].includes(String(what["kind"])));
    const missed = this.#outdate(position.question).filter(({ from }) => from === null || !made(from));
    for (const [id, waiting] of this.#waiting) {
      waiting.kept = true;
      this.#send(id);
    }
    return missed.map(({ asking }) => asking);
  }

  /** Forget the request that an event answers: one, the first. */
  #settle(what: Event["what"]): void {
    const answered = [...this.#waiting].find(([, waiting]) => answers(what, waiting));
    if (answered) this.#waiting.delete(answered[0]);
  }

  /** Forget moves for any question but the present one: these. */
  #outdate(question: number | null): Waiting[] {
    const late = [...this.#waiting].filter(([, { asking }]) => asking.type === "move" && asking.question !== question);
    for (const [id] of late) this.#waiting.delete(id);
    return late.map(([, waiting]) => waiting);
  }

  /** Stay with one's seat: people change places before a game, and in a match seats rotate. The view says whose eyes it is seen with. */
  #follow({ what, position }: Event): void {
    if (what["kind"] === "swapped") {
      const [one, other] = [Number(what["one"]), Number(what["other"])];
      this.seat = this.seat === one ? other : this.seat === other ? one : this.seat;
    }
    const viewer = position?.view?.["viewer"];
    if (typeof viewer === "number") this.seat = viewer;
  }

  #send(id: number): void {
    const waiting = this.#waiting.get(id);
    if (!waiting || this.#socket?.readyState !== WebSocket.OPEN || !this.#greeted) return;
    waiting.from = this.seat;
    this.#socket.send(JSON.stringify({ ...waiting.asking, id }));
  }

  /** Let go of the connection, whatever becomes of it. */
  #abandon(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#greeted = false;
    socket?.close();
  }

  #lost(why: string): void {
    if (this.#over) return;
    this.#pulse.stop();
    this.#greeted = false;
    if (FINAL.includes(why)) {
      this.#over = true;
      if (why === PASSWORD_NEEDED) asked.set(true);
      this.listener.line("closed", why);
      return;
    }
    if (why === "no_such_event") this.#seen = this.#known = 0;
    this.listener.line("lost", why);
    // Not all guests of a hall that was gone for a moment come back in the same one.
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.8 + 0.4 * Math.random()));
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.7);
    this.#patience = Math.min(LONGEST_PATIENCE, this.#patience * 1.7);
  }

  /** The page is looked at again: see at once how the connection stands. */
  #wake = (): void => {
    if (this.#over || document.visibilityState === "hidden") return;
    if (this.#timer !== undefined) this.#connect();
    else this.#pulse.check();
  };

  /** There is a network again, perhaps another one: what was begun over the old one may never end. */
  #network = (): void => {
    if (this.#over || this.#greeted) return this.#wake();
    this.#abandon();
    this.#connect();
  };
}
