/** What this browser remembers: its guest's name, wishes, and the seats it holds. Keys never leave it but to the hall. */

/** Somebody who plays at this device, with the key of their seat. */
export interface Person {
  name: string;
  key: string;
}

export interface Seat {
  table: string;
  game: string;
  /** The seat's key; empty for a watcher of a listed table. */
  key: string;
  /** The host's key, where this browser laid the table. */
  host: string;
  /** The key for watchers of an unlisted table. */
  watch: string;
  name: string;
  /** When it was last at the table, in milliseconds. */
  at: number;
  over: boolean;
  /** How far the lesson at this table has come; −1: it is over. */
  lesson?: number;
  /** Everyone who shares this device, where several do. */
  people?: Person[];
  /** The last game for which the hall was told one's standing orders, by the key of the seat. */
  ordered?: Record<string, number>;
  /** What the hall committed itself to before each game, written down when it was first heard. */
  commitments?: Record<string, string>;
}

export interface Wishes {
  name: string;
  language: string;
  light: "night" | "day" | "system";
  confirm: boolean;
  /** What leaves no choice is done without asking, where that shows nobody anything. */
  hurry: boolean;
  /** By game, the occasions on which the hall should pass; a game that is not in it has its own habit. */
  orders: Record<string, string[]>;
  motion: boolean;
  sound: boolean;
  /** To be told by the browser when it is one's turn. */
  notify: boolean;
}

const WISHES = "greathall.wishes";
const SEATS = "greathall.seats";
const MOST_SEATS = 40;

/** What the browser has kept under a name. */
export function read<T>(name: string, otherwise: T): T {
  try {
    return { ...otherwise, ...(JSON.parse(localStorage.getItem(name) ?? "{}") as T) };
  } catch {
    return otherwise; // unreadable or forbidden: as if it were new
  }
}

export function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing plays all the same.
  }
}

const plain: Wishes = {
  name: "",
  language: "",
  light: "night",
  confirm: true,
  hurry: true,
  orders: {},
  motion: true,
  sound: false,
  notify: false,
};

/** Read and written like a plain object; the browser keeps it. */
export const wishes: Wishes = $state(read(WISHES, plain));

export function keepWishes(): void {
  write(WISHES, wishes);
}

const seats: Record<string, Seat> = $state(read<Record<string, Seat>>(SEATS, {}));

/** The seats this browser holds, the latest first. */
export function mySeats(): Seat[] {
  return Object.values(seats).sort((one, other) => other.at - one.at);
}

export function mySeat(table: string): Seat | undefined {
  return seats[table];
}

export function keepSeat(table: string, part: Partial<Seat>): void {
  const before = seats[table] ?? { table, game: "", key: "", host: "", watch: "", name: "", at: 0, over: false };
  seats[table] = { ...before, ...part, at: Date.now() };
  for (const old of mySeats().slice(MOST_SEATS)) delete seats[old.table];
  write(SEATS, seats);
}

/** Someone else plays at this device too. */
export function addPerson(table: string, person: Person): void {
  const seat = seats[table];
  if (!seat) return;
  keepSeat(table, { people: [...(seat.people ?? [{ name: seat.name, key: seat.key }]), person] });
}

/** Write down what the hall commits itself to. What was heard first stays. */
export function keepCommitment(table: string, game: number, commitment: string): void {
  const noted = seats[table]?.commitments ?? {};
  if (!(game in noted)) keepSeat(table, { commitments: { ...noted, [game]: commitment } });
}

export function forgetSeat(table: string): void {
  delete seats[table];
  write(SEATS, seats);
}

/** Whether things may move: a switch, and the wish of the whole system. */
export function moving(): boolean {
  return wishes.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
