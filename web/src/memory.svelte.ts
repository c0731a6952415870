/** What this browser remembers: its guest's name, wishes, and the seats it holds. Keys never leave it but to the hall. */

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
}

export interface Wishes {
  name: string;
  language: string;
  light: "night" | "day" | "system";
  confirm: boolean;
  /** Windows in which one can only pass are passed without asking. */
  hurry: boolean;
  motion: boolean;
  sound: boolean;
}

const WISHES = "greathall.wishes";
const SEATS = "greathall.seats";
const MOST_SEATS = 40;

function read<T>(name: string, otherwise: T): T {
  try {
    return { ...otherwise, ...(JSON.parse(localStorage.getItem(name) ?? "{}") as T) };
  } catch {
    return otherwise; // unreadable or forbidden: as if it were new
  }
}

function write(name: string, value: unknown): void {
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
  motion: true,
  sound: false,
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

export function forgetSeat(table: string): void {
  delete seats[table];
  write(SEATS, seats);
}

/** Whether things may move: a switch, and the wish of the whole system. */
export function moving(): boolean {
  return wishes.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
