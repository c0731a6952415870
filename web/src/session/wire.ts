/** The connection to a table: says hello again after every loss, and what was asked for meanwhile is sent once. */
import type { Incoming } from "../generated/incoming";
import type { Outgoing, Welcome } from "../generated/outgoing";

export type {
  Event,
  MoveForm,
  PositionForm,
  ResultForm,
  SeatForm,
  TableForm,
  ToldForm,
  Welcome,
} from "../generated/outgoing";

/** A message without the number that the connection gives it. */
type Unnumbered<T> = T extends unknown ? Omit<T, "id"> : never;
export type Asking = Unnumbered<Exclude<Incoming, { type: "hello" }>>;

export type Line = "connecting" | "open" | "lost" | "closed";

export interface Listener {
  /** Everything the hall says. */
  hear(message: Outgoing): void;
  /** How the connection stands; `why` is the hall's word when it has closed the door for good. */
  line(line: Line, why: string): void;
}

const PROTOCOL = 1;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** Trying again is no use after these. */
const FINAL = ["not_yours", "not_there", "other_protocol", "other_origin", "seat_freed", "unreadable", "other_engine"];

export class Wire {
  #socket: WebSocket | null = null;
  #seen = 0;
  #next = 1;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #over = false;
  #greeted = false;
  /** What was asked and not yet answered, by its number. */
  #waiting = new Map<number, Asking>();

  constructor(
    readonly table: string,
    readonly key: string,
    private readonly listener: Listener,
  ) {
    this.#connect();
    window.addEventListener("online", this.#hurry);
  }

  /** Ask the hall for something. Without a connection it is kept and sent when there is one again. */
  ask(asking: Asking): number {
    const id = this.#next++;
    this.#waiting.set(id, asking);
    this.#send(id, asking);
    return id;
  }

  /** Whether an answer to such a question waits to be sent or heard. */
  waits(type: Asking["type"]): boolean {
    return [...this.#waiting.values()].some((asking) => asking.type === type);
  }

  close(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    window.removeEventListener("online", this.#hurry);
    this.#socket?.close();
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/wire/${encodeURIComponent(this.table)}`);
    this.#socket = socket;
    this.#greeted = false;
    this.listener.line(this.#seen === 0 ? "connecting" : "lost", "");
    socket.onopen = () =>
      socket.send(JSON.stringify({ type: "hello", protocol: PROTOCOL, key: this.key, since: this.#seen }));
    socket.onmessage = (message) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(message.data)) as Outgoing);
    };
    socket.onclose = (closing) => {
      if (socket === this.#socket) this.#lost(closing.reason);
    };
  }

  #hear(message: Outgoing): void {
    switch (message.type) {
      case "welcome":
        this.#wait = FIRST_WAIT;
        this.#seen = message.number;
        this.#greeted = true;
        this.listener.hear(message);
        this.listener.line("open", "");
        this.#again(message);
        return;
      case "event":
        this.#seen = message.number;
        this.#settle(message.what, message.position?.question);
        break;
      case "refused":
      case "why":
      case "pong":
        if (message.id !== null) this.#waiting.delete(message.id);
    }
    this.listener.hear(message);
  }

  /** Forget what an event has answered. */
  #settle(what: Record<string, unknown>, question: number | null | undefined): void {
    for (const [id, asking] of this.#waiting) {
      const done =
        asking.type === "move"
          ? question !== undefined && question !== asking.question
          : asking.type === "say"
            ? what["kind"] === "said" && what["text"] === asking.text.trim()
            : asking.type !== "why" && asking.type !== "ping";
      if (done) this.#waiting.delete(id);
    }
  }

  /** After a loss: what has arrived before it is known from the events; the rest is sent, once. */
  #again(welcome: Welcome): void {
    for (const event of welcome.events) this.#settle(event.what, undefined);
    for (const [id, asking] of this.#waiting) {
      if (asking.type === "move" && asking.question !== welcome.position.question) this.#waiting.delete(id);
      else this.#send(id, asking);
    }
  }

  #send(id: number, asking: Asking): void {
    if (this.#socket?.readyState === WebSocket.OPEN && this.#greeted)
      this.#socket.send(JSON.stringify({ ...asking, id }));
  }

  #lost(why: string): void {
    if (this.#over) return;
    if (FINAL.includes(why)) {
      this.#over = true;
      this.listener.line("closed", why);
      return;
    }
    if (why === "no_such_event") this.#seen = 0;
    this.listener.line("lost", why);
    this.#timer = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.7);
  }

  #hurry = (): void => {
    if (this.#socket?.readyState !== WebSocket.CLOSED || this.#over) return;
    clearTimeout(this.#timer);
    this.#connect();
  };
}
