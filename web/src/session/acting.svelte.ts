/** What a guest has picked so far, and what follows from it. */
import { getContext, setContext, untrack } from "svelte";
import type { MoveForm, PositionForm } from "../generated/outgoing";
import { attempt, narrow, type Narrowed, type Option, type PartsOf } from "./picking";

export interface Answering {
  /** Somebody picks a thing: what was said of the one before is read. */
  picks(): void;
  play(move: Record<string, string>, question: number): void;
  /** Asks the hall why a thing can't be used now, or why this can't be done with it. */
  why(key: string, move: Record<string, string> | null): void;
  /** Someone wanted a thing that can be used, but not with what is picked. */
  apart(key: string, picks: readonly string[]): void;
  /** Someone wanted a move that is legal, but not the one that a lesson asks for. */
  astray(): void;
  confirms(): boolean;
}

/** How a thing looks: picked, possible next, possible later, or neither. */
export type Look = "picked" | "lit" | "later" | "quiet";

/** Somebody who borrows the table, as one who puts an offer together: what is clicked goes there. */
export interface Borrower {
  state(key: string, name: string): Look;
  pick(key: string, name: string): void;
}

/** A picked thing: its key, and its name, which tells copies apart. */
interface Pick {
  key: string;
  name: string;
}

const NOTHING: ReadonlySet<string> = new Set();

/** Whether a move is one of several that a person chooses together, as all attackers are: the text of the move that closes the choice. */
export type Together = (move: Record<string, string>) => string;

/** What things of these keys are called: the second of equal cards is `card:scandal#1`. */
function named(keys: readonly string[]): Pick[] {
  return keys.map((key, at) => {
    const copy = keys.slice(0, at).filter((other) => other === key).length;
    return { key, name: copy ? `${key}#${copy}` : key };
  });
}

export class Acting {
  #picked: Pick[] = $state([]);
  readonly #picks: string[] = $derived(this.#picked.map((pick) => pick.key));
  borrower: Borrower | null = $state.raw(null);
  #position: PositionForm | null = $state.raw(null);
  #parts: PartsOf = $state.raw(() => []);
  #together: Together = $state.raw(() => "");
  /** The texts of the moves that are made one after the other, as soon as each is asked for: they were confirmed together. */
  #following: readonly string[] = [];
  #sent: number | null = $state(null);
  /** The thing that keyboard focus rests on. */
  focus: string = $state("");
  /** The thing that the pointer or the focus rests on: what could follow it is shown before it is picked. */
  peek: string = $state("");

  /** Things shown as picked although nobody picks: those of a past move. */
  shown: ReadonlySet<string> = $state.raw(NOTHING);
  #pointing: Readonly<Record<string, readonly string[]>> = $state.raw({});
  /** Things that somebody speaks of. */
  readonly pointed: ReadonlySet<string> = $derived(new Set(Object.values(this.#pointing).flat()));
  /** In a lesson, whether a move is one that it asks for now. */
  guide: ((move: MoveForm) => boolean) | null = $state.raw(null);
  /** In a lesson, whether what is asked now is answered for the guest. */
  spared: boolean = $state(false);

  readonly options: readonly Option[] = $derived.by(() => {
    const position = this.#position;
    if (position === null || position.question === null || this.#sent === position.question) return [];
    const { moves, view } = position;
    return moves.map((form) => ({ form, parts: view ? this.#parts(form.move, view) : [] }));
  });
  /** The moves that can be picked: all, or in a lesson those it asks for. */
  readonly #open: readonly Option[] = $derived.by(() => {
    const { guide } = this;
    const found = guide ? this.options.filter((option) => guide(option.form)) : [];
    return found.length > 0 ? found : this.options;
  });
  /** Where things are chosen together: the text of the move that closes the choice. */
  readonly #closing: string = $derived.by(() => {
    const naming = this.options.filter(({ parts }) => parts.length > 0);
    if (this.guide || naming.some(({ parts }) => parts.length > 1)) return "";
    const closing = new Set(naming.map(({ form }) => this.#together(form.move)));
    const [only = ""] = closing;
    return closing.size === 1 && this.answering.confirms() ? only : "";
  });
  /** The moves that were chosen together; none where one is chosen at a time. */
  readonly gathered: readonly Option[] = $derived(
    this.#closing ? this.#picks.flatMap((pick) => this.options.find(({ parts }) => parts[0]?.key === pick) ?? []) : [],
  );
  readonly narrowed: Narrowed = $derived(narrow(this.#open, this.#closing ? [] : this.#picks));
  readonly peeked: ReadonlySet<string> = $derived(
    this.narrowed.lit.has(this.peek) && !this.#closing ? narrow(this.#open, [...this.#picks, this.peek]).lit : NOTHING,
  );
  /** The one move that is left, once something was picked or where there is only one. */
  readonly last: Option | null = $derived.by(() => {
    const { left, whole } = this.narrowed;
    if (this.gathered.length > 0) return null;
    // In a lesson everything is picked: that is what is learned.
    if (left.length === 1 && (!this.guide || whole.length === 1)) return left[0] ?? null;
    const only = whole[0];
    return whole.length === 1 && only && left.every((option) => option === only) ? only : null;
  });

  /** The texts of the moves that confirming what is picked would make; none while something is still to be picked. */
  readonly ready: readonly string[] = $derived.by(() => {
    if (this.gathered.length > 0) return [...this.gathered.map(({ form }) => form.text), this.#closing];
    return this.last && this.#picks.length > 0 ? [this.last.form.text] : [];
  });

  constructor(private readonly answering: Answering) {}

  /** Speak of things, or of none any more; everyone who speaks has a name. */
  point(who: string, keys: readonly string[]): void {
    this.#pointing = { ...untrack(() => this.#pointing), [who]: keys };
  }

  get picks(): readonly string[] {
    return this.#picks;
  }

  /** Whether something is asked and not yet answered. */
  get asked(): boolean {
    return this.options.length > 0;
  }

  /** A new position: what was picked for the old question is no longer meant. */
  take(position: PositionForm | null, parts: PartsOf, together: Together = this.#together): void {
    const fresh = position?.question !== this.#position?.question || position?.game !== this.#position?.game;
    if (fresh) {
      this.#picked = [];
      this.#sent = null;
    }
    this.#position = position;
    this.#parts = parts;
    this.#together = together;
    if (fresh) this.#follow();
  }

  /** Make the next of the moves that were confirmed together; where something else is asked, that comes first, and the rest is no longer meant. */
  #follow(): void {
    const [text, ...rest] = this.#following;
    this.#following = rest;
    const option = this.options.find(({ form }) => form.text === text);
    if (option) this.play(option);
    else if (this.asked) this.#following = [];
  }

  /** `name` tells copies apart: of two equal cards, the one that was picked is the one that steps forward. */
  state(key: string, name = key): Look {
    if (this.borrower) return this.borrower.state(key, name);
    const picked = this.#picked.some((pick) => pick.name === name) || this.shown.has(key);
    if (picked && this.#closing) return "picked";
    if (this.narrowed.lit.has(key) && !(picked && this.#copied(key))) return "lit";
    if (picked) return "picked";
    return this.narrowed.later.has(key) ? "later" : "quiet";
  }

  /** Whether some move names two of these. */
  #copied(key: string): boolean {
    return this.narrowed.left.some((option) => option.parts.filter((part) => part.key === key).length > 1);
  }

  pick(key: string, name = key): void {
    this.answering.picks();
    if (this.borrower) {
      this.borrower.pick(key, name);
      return;
    }
    const state = this.state(key, name);
    if (state === "lit" || state === "later") {
      this.#picked = [...this.#picked, { key, name }];
      if (!this.answering.confirms() && this.last) this.confirm();
    } else if (state === "picked") {
      this.#picked = this.#picked.filter((other) => other.name !== name);
    } else if (this.asked) {
      this.#explain(key, name);
    } else {
      this.answering.why(key, null);
    }
  }

  /** Go on with another thing of the same kind instead, or begin with it, or ask why it is not possible. */
  #explain(key: string, name: string): void {
    const kind = key.slice(0, key.indexOf(":") + 1);
    // The last one first: of a card and the unit it is used on, another unit replaces the unit.
    for (let at = this.#picks.length - 1; at >= 0; at--) {
      if (!this.#picks[at]?.startsWith(kind)) continue;
      const instead = narrow(this.#open, this.#picks.slice(0, at));
      if (!instead.lit.has(key) && !instead.later.has(key)) continue;
      this.#picked = [...this.#picked.slice(0, at), { key, name }];
      return;
    }
    const legal = narrow(this.options, this.#picks);
    if (legal.lit.has(key) || legal.later.has(key)) {
      this.answering.astray();
      return;
    }
    const afresh = narrow(this.#open, []);
    const move = this.#picks.length > 0 ? attempt(this.options, this.#picks, key) : null;
    if (afresh.lit.has(key)) this.#picked = [{ key, name }];
    else if (!move && afresh.later.has(key)) this.answering.apart(key, this.#picks);
    else this.answering.why(key, move);
  }

  /** Step back; false if there was nothing to take back. */
  back(): boolean {
    if (this.#picked.length === 0) return false;
    this.#picked = this.#picked.slice(0, -1);
    return true;
  }

  backTo(length: number): void {
    this.#picked = this.#picked.slice(0, length);
  }

  choose(option: Option): void {
    this.answering.picks();
    if (this.answering.confirms() && option.parts.length > 0)
      this.#picked = named(option.parts.map((part) => part.key));
    else this.play(option);
  }

  /** Show a move as if its things were picked; it is not played. */
  suggest(move: string): void {
    const found = this.options.find((option) => option.form.text === move);
    if (found) this.#picked = named(found.parts.map((part) => part.key));
  }

  confirm(): void {
    const [first] = this.gathered;
    if (first) {
      const following = this.ready.slice(1);
      this.play(first);
      this.#following = this.#sent === this.#position?.question ? following : [];
    } else if (this.last) this.play(this.last);
  }

  play(option: Option): void {
    const question = this.#position?.question;
    if (question === null || question === undefined || this.#sent === question) return;
    if (!this.#open.includes(option)) {
      this.answering.astray();
      return;
    }
    this.#sent = question;
    this.#picked = [];
    this.answering.play(option.form.move, question);
  }

  /** The hall refused: the question is open again. */
  reopen(): void {
    this.#following = [];
    this.#sent = null;
  }
}

const ACTING = Symbol("acting");

export function provideActing(acting: Acting): void {
  setContext(ACTING, acting);
}

export function useActing(): Acting {
  return getContext<Acting>(ACTING);
}
