/** How each game is drawn. A game without a drawing is played from the list of its moves. */
import type { Component } from "svelte";
import type { Deals } from "../generated/deals";
import type { ToldForm } from "../generated/outgoing";
import type { Explanation } from "../parts/explain.svelte";
import type { Crest } from "../parts/Seat.svelte";
import type { Option, PartsOf, ThingOf } from "../session/picking";
import type { Plain } from "../words/index.svelte";

/** A game's view as the hall sends it. What is in it knows the game's drawing alone: each has its type in `generated/<game>.ts`. */
export type View = Record<string, unknown>;

/** What every piece of a table is given. `seat` is the one it is drawn for; −1 where it belongs to nobody. */
export interface PieceProps<V = View> {
  view: V;
  viewer: number;
  seat: number;
  /** What the seats are called. */
  names: readonly string[];
  /** Whose side it is, as texts call them: "you", or a name. */
  whose?: string;
}

/** What offers are made of, in a game whose seats make deals. */
export interface Dealing<V = View> {
  /** A card, small. */
  Face: Component<{ card: string }>;
  /** The seats as offers call them: by their Houses, where each is another. */
  houses(view: V): readonly string[];
  /** The offers and promises of the table; null where none are made. */
  deals(view: V): Deals | null;
  /** How many offers a seat may still make now. */
  left(view: V, seat: number): number;
  /** What a seat can give. */
  hand(view: V, seat: number): readonly string[];
  /** What can be asked for. */
  kinds(view: V): readonly string[];
  /** What can be shown. */
  secrets: readonly string[];
  /** The secret of a seat that a thing on the table is; empty if it is none. */
  secretOf(key: string, view: V, seat: number): string;
  cardCalled(card: string): string;
  secretCalled(secret: string): string;
  houseCalled(house: string, view: V): string;
  /** The number of the turn that is played; null where no promise is kept an account of. */
  turn(view: V): number | null;
  /** How an offer is put together, and that no more can be made now. */
  words: { how: Plain; most: Plain };
}

/** Something that a sentence of the hall names, and marks. */
export interface Mention {
  /** What it is; `Large` draws it. */
  key: string;
  crest?: Crest;
  /** The things on the table that are ringed while one looks at it. */
  rings: readonly string[];
}

/** What is said of a victory, and the paths of its numbers in the view. */
export interface Won {
  text: string;
  figure: string;
}

/** One side of a fight: who stands there, with how much, and with what. */
export interface PlateSide {
  seat: number;
  total: number;
  parts: readonly string[];
}

/** How a fight came out. */
export interface Plate {
  sides: readonly [PlateSide, PlateSide];
  /** What it was about, as a mark and in a word. */
  mark: string;
  kind: string;
  /** The side that won; −1: neither. */
  won: number;
  /** What follows from that by the rules, before it happens. */
  notes: readonly string[];
}

/** What a sentence looks like on the stage: who does something, with what, and whom it meets. */
export interface Scene {
  /** What kind of thing it is, in a word. */
  tag: string;
  /** Who does it; −1: nobody. */
  actor: number;
  /** What they do it with: things, drawn by `Large`. */
  cards: readonly string[];
  /** Whom it meets: a thing or a seat. */
  target: string | number | null;
  /** What becomes of it, in a few words, and what that looks like. */
  stamp?: string;
  mark?: "dead" | "hurt" | "out" | "good";
  plate?: Plate;
  /** Cards that are turned over together, each with its seat, what counts on it, and whether that is the most. */
  turned?: readonly { seat: number; card: string; count: number | null; most: boolean }[];
}

/** How a game with views of type `V` is drawn; the frame, which knows no game, hands views on as they come. */
export interface Drawing<V = View> {
  /** What lies in the middle of the table. */
  Middle: Component<PieceProps<V>>;
  /** What lies before you, larger. */
  Side: Component<PieceProps<V>>;
  /** What lies before a rival. */
  Before: Component<PieceProps<V>>;
  /** The things that a move names, in the order in which they are chosen. */
  parts: PartsOf<V>;
  /** A thing as the hall knows it, where its key says it otherwise. */
  thing?: ThingOf<V>;
  /** The middle is tall: on wide screens your side lies beside it, not below. */
  tall?: boolean;
  /** Whether a move is one of several that are chosen together and confirmed once: the text of the move that closes the choice, or nothing. */
  together?(move: Record<string, string>): string;
  /** Whether the sentence of a move tells this already, so that it need not be foreseen in words. */
  tells?(event: Record<string, string>): boolean;
  /** Where things lie in a view, which may be foreseen: the key of each, and the spot, as `data-spot` on the table as it is now, or the key of a
   * thing there. */
  lies?(view: V, now: V): readonly (readonly [thing: string, spot: string])[];
  /** Whether the figure at this path of a view is foreseen as it would be at once, before anybody answers: what counts until something is over. */
  atOnce?(path: string): boolean;
  /** What else is to be said of a move before it is made, by the figures as they would be at once. */
  stakes?(view: V, figures: Readonly<Record<string, unknown>>): string;
  /** What a picked thing is called. */
  called(key: string): string;
  /** What is asked next, when it is more than the prompt says; empty otherwise. */
  asks?(left: readonly Option[], picks: readonly string[]): string;
  /** Whether a move lets a window pass. In games that say so, a move is made without asking where there is no other. */
  passes?(move: Record<string, string>): boolean;
  /** The part of the game for which windows may be let pass together, in any form that stays the same as long as it lasts. */
  part?(view: V): string;
  /** The sigil and colour of a seat, where a seat is a House, and what the House is called where names alone don't tell. */
  crest?(view: V, seat: number): Crest;
  /** By what the game was won, where that needs saying. */
  won?(view: V): Won | null;
  /** Much lies before everyone: your side takes the whole width, and on a phone rivals are a list. */
  crowded?: boolean;
  dealing?: Dealing<V>;
  /**
   * What a mark of this kind and name stands for in the sentence of an event; null where there is nothing to look at. A replay has
   * sentences alone: the fields of its events are not known.
   */
  mention(kind: string, name: string, event: Record<string, string>, view: V): Mention | null;
  /**
   * What a link of a chain looks like on the stage, by what happened in it and before it. `joins`: it is said together with the one before.
   * Null: it belongs to its neighbours, or is said beside the table.
   */
  scene?(chain: readonly ToldForm[], at: number, past: readonly ToldForm[], view: V): Scene | "joins" | null;
  /** What a seat kept secret, turned over at the end. */
  Secret?: Component<{ view: V; seat: number }>;
  /** The mark of what a plate is about. */
  Mark?: Component<{ of: string }>;
  /** What a mentioned thing is and does. */
  explained(thing: string, view: V): Explanation;
  /** How it is drawn large, wherever it lies now. */
  Large: Component<{ thing: string; view: V }>;
}

/** Each drawing is loaded when its table is opened, together with the cards it draws. */
export const DRAWINGS: Record<string, () => Promise<Drawing>> = {
  duhr: async () => untyped(await (await import("./duhr")).draw()),
  skirmish: async () => untyped(await (await import("./skirmish")).draw()),
  treachery: async () => untyped(await (await import("./treachery")).draw()),
  thrones: async () => untyped(await (await import("./thrones")).draw()),
};

/** The hall names the game of a table and sends views of that game alone, so its drawing may be given whatever comes. */
function untyped<V>(drawing: Drawing<V>): Drawing {
  return drawing as Drawing;
}
