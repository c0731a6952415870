/** The connection to a table: says hello again after every loss. What is asked for is sent as soon as it can be, and again after a loss
 * unless the hall has answered it. */
import type { Incoming } from "../generated/incoming";
import type { Event, Outgoing, Welcome } from "../generated/outgoing";

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

/** The kinds of the guest's own events that answer a request; moves, questions and pings are answered otherwise. */
const ANSWERS: Partial<Record<Asking["type"], readonly string[]>> = {
  offer: ["offered"],
  call: ["called"],
  say: ["said"],
  order: ["ordered"],
  undo: ["undone", "undo_asked"],
  undo_answer: ["undo_answered"],
  vote: ["voted"],
  hand_over: ["handed_over"],
  take_back: ["taken_back"],
};

/** Something asked and not yet answered. */
interface Waiting {
  asking: Asking;
  /** From which seat it was last sent: seats change hands. Null: it was never sent. */
  from: number | null;
}

/** Whether an event is the hall's answer. */
function answers(what: Event["what"], { asking, from }: Waiting): boolean {
  if (from === null || what["seat"] !== from || !ANSWERS[asking.type]?.includes(String(what["kind"]))) return false;
  if (asking.type === "say") return what["text"] === asking.text.trim();
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
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #over = false;
  #greeted = false;
  /** By its number. */
  #waiting = new Map<number, Waiting>();

  constructor(
    readonly table: string,
    readonly key: string,
    private readonly listener: Listener,
    private language = "en",
  ) {
    this.#connect();
    window.addEventListener("online", this.#tryNow);
  }

  /** Ask the hall for something. Without a connection it is kept and sent when there is one again. */
  ask(asking: Asking): void {
    const id = this.#next++;
    this.#waiting.set(id, { asking, from: null });
    this.#send(id);
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
    clearTimeout(this.#timer);
    this.#socket?.close();
    this.#connect();
  }

  close(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    window.removeEventListener("online", this.#tryNow);
    this.#socket?.close();
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/wire/${encodeURIComponent(this.table)}`);
    this.#socket = socket;
    this.#greeted = false;
    this.listener.line(this.#seen === 0 ? "connecting" : "lost", "");
    socket.onopen = () => {
      const hello = { protocol: PROTOCOL, key: this.key, since: this.#seen, language: this.language };
      socket.send(JSON.stringify({ type: "hello", ...hello }));
    };
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
        this.seat = message.viewer;
        this.#again(message);
        this.listener.hear(message);
        this.listener.line("open", "");
        return;
      case "event":
        this.#seen = message.number;
        this.#settle(message.what);
        if (message.position) this.#outdate(message.position.question);
        this.#follow(message);
        break;
      case "refused":
      case "why":
      case "pong":
        if (message.id !== null) this.#waiting.delete(message.id);
    }
    this.listener.hear(message);
  }

  /** After a loss: what the hall heard before it is known from the events; the rest is sent. */
  #again({ events, position }: Welcome): void {
    for (const { number, what } of events) if (!(number <= this.#known)) this.#settle(what);
    this.#outdate(position.question);
    for (const id of this.#waiting.keys()) this.#send(id);
  }

  /** Forget the request that an event answers: one, the first. */
  #settle(what: Event["what"]): void {
    const answered = [...this.#waiting].find(([, waiting]) => answers(what, waiting));
    if (answered) this.#waiting.delete(answered[0]);
  }

  /** Forget moves for any question but the present one. */
  #outdate(question: number | null): void {
    for (const [id, { asking }] of this.#waiting)
      if (asking.type === "move" && asking.question !== question) this.#waiting.delete(id);
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

  #lost(why: string): void {
    if (this.#over) return;
    if (FINAL.includes(why)) {
      this.#over = true;
      this.listener.line("closed", why);
      return;
    }
    if (why === "no_such_event") this.#seen = this.#known = 0;
    this.listener.line("lost", why);
    this.#timer = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.7);
  }

  #tryNow = (): void => {
    if (this.#socket?.readyState !== WebSocket.CLOSED || this.#over) return;
    clearTimeout(this.#timer);
    this.#connect();
  };
}
