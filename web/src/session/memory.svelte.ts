/** What this guest wishes, as this browser remembers it. */
import type { Search } from "./lobby";
import { hearOthers, read, write } from "./storage.svelte";

/** How long what happens stands to be read. */
export const PACES = ["slow", "calm", "brisk", "instant"] as const;
export type Pace = (typeof PACES)[number];

export interface Wishes {
  name: string;
  /** What the guest's face is put together from; empty: it is made from the name. */
  face: string;
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
  /** Which tables of the hall one wants to see. */
  lobby: Search;
  /** By game, how many play at a table against bots, the guest among them, and how well the bots do. */
  rivals: Record<string, { seats: number; level: string }>;
}

const WISHES = "greathall.wishes";

const plain: Wishes = {
  name: "",
  face: "",
  language: "",
  light: "night",
  confirm: true,
  hurry: true,
  orders: {},
  motion: true,
  sound: false,
  notify: false,
  lobby: { game: "", pace: "", language: "", host: false },
  rivals: {},
};

/** Read and written like a plain object; the browser keeps it. */
export const wishes: Wishes = $state(read(WISHES, plain));
hearOthers(WISHES, () => Object.assign(wishes, read(WISHES, plain)));

export function keepWishes(): void {
  write(WISHES, wishes);
}

/** How what happens is told, kept apart from what else is wished for. */
export interface Manner {
  pace: Pace;
  /** Whether it was asked if sounds are wanted. */
  soundAsked: boolean;
  /** The games at whose table it was shown where to look. */
  looked: readonly string[];
  /** How loud they are, from 0 to 1. */
  volume: number;
}

const MANNER = "greathall.manner";
const usual: Manner = { pace: "calm", soundAsked: false, looked: [], volume: 0.7 };
export const manner: Manner = $state(read(MANNER, usual));
hearOthers(MANNER, () => Object.assign(manner, read(MANNER, usual)));

export function keepManner(): void {
  write(MANNER, manner);
}

/** Whether things may move: a switch, and the wish of the whole system. */
export function moving(): boolean {
  return wishes.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
