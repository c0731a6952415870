/** What a guest has picked so far, and what follows from it. */
import { getContext, setContext } from "svelte";
import type { PositionForm } from "./made/outgoing";
import { attempt, narrow, type Narrowed, type Option, type PartsOf } from "./picking";

export interface Answering {
  play(move: Record<string, string>, question: number): void;
  /** Asks the hall why a move is not legal. */
  why(move: Record<string, string>): void;
  /** Someone picked a thing while nothing is asked of them, or a thing that no rule speaks of. */
  idle(key: string): void;
  confirms(): boolean;
}

const NOTHING: ReadonlySet<string> = new Set();

export class Acting {
  #picks: string[] = $state([]);
  #position: PositionForm | null = $state.raw(null);
  #parts: PartsOf = $state.raw(() => []);
  #sent: number | null = $state(null);
  /** The thing that keyboard focus rests on. */
  focus: string = $state("");
  /** The thing that the pointer or the focus rests on: what could follow it is shown before it is picked. */
  peek: string = $state("");

  /** Things shown as picked although nobody picks: those of a past move. */
  shown: ReadonlySet<string> = $state.raw(NOTHING);

  readonly options: readonly Option[] = $derived(
    this.#position === null || this.#position.question === null || this.#sent === this.#position.question
      ? []
      : this.#position.moves.map((form) => ({ form, parts: this.#parts(form.move) })),
  );
  readonly narrowed: Narrowed = $derived(narrow(this.options, this.#picks));
  readonly peeked: ReadonlySet<string> = $derived(
    this.narrowed.lit.has(this.peek) ? narrow(this.options, [...this.#picks, this.peek]).lit : NOTHING,
  );
  /** The one move that is left, once something was picked or where there is only one. */
  readonly last: Option | null = $derived.by(() => {
    const { left, whole } = this.narrowed;
    if (left.length === 1) return left[0] ?? null;
    const only = whole[0];
    return whole.length === 1 && only && left.every((option) => option === only) ? only : null;
  });

  constructor(private readonly answering: Answering) {}

  get picks(): readonly string[] {
    return this.#picks;
  }

  /** Whether something is asked and not yet answered. */
  get asked(): boolean {
    return this.options.length > 0;
  }

  /** A new position: what was picked for the old question is no longer meant. */
  take(position: PositionForm | null, parts: PartsOf): void {
    if (position?.question !== this.#position?.question || position?.game !== this.#position?.game) {
      this.#picks = [];
      this.#sent = null;
    }
    this.#position = position;
    this.#parts = parts;
  }

  state(key: string): "picked" | "lit" | "later" | "quiet" {
    if (this.narrowed.lit.has(key)) return "lit";
    if (this.#picks.includes(key) || this.shown.has(key)) return "picked";
    return this.narrowed.later.has(key) ? "later" : "quiet";
  }

  pick(key: string): void {
    const state = this.state(key);
    if (state === "lit" || state === "later") {
      this.#picks = [...this.#picks, key];
      if (!this.answering.confirms() && this.last) this.confirm();
    } else if (state === "picked") {
      this.#picks = this.#picks.filter((other) => other !== key);
    } else if (this.asked) {
      this.#explain(key);
    } else {
      this.answering.idle(key);
    }
  }

  /** Start over with another thing of the same kind, or ask why it is not possible. */
  #explain(key: string): void {
    const kind = key.slice(0, key.indexOf(":") + 1);
    const at = this.#picks.findIndex((pick) => pick.startsWith(kind));
    const before = at < 0 ? [] : this.#picks.slice(0, at);
    const instead = narrow(this.options, before);
    if (at >= 0 && (instead.lit.has(key) || instead.later.has(key))) {
      this.#picks = [...before, key];
      return;
    }
    const move = attempt(this.options, this.#picks, key) ?? attempt(this.options, [], key);
    if (move) this.answering.why(move);
    else this.answering.idle(key);
  }

  /** Step back; false if there was nothing to take back. */
  back(): boolean {
    if (this.#picks.length === 0) return false;
    this.#picks = this.#picks.slice(0, -1);
    return true;
  }

  backTo(length: number): void {
    this.#picks = this.#picks.slice(0, length);
  }

  choose(option: Option): void {
    if (this.answering.confirms() && option.parts.length > 0) this.#picks = option.parts.map((part) => part.key);
    else this.play(option);
  }

  /** Show a move as if its things were picked; it is not played. */
  suggest(move: string): void {
    const found = this.options.find((option) => option.form.text === move);
    if (found) this.#picks = found.parts.map((part) => part.key);
  }

  confirm(): void {
    if (this.last) this.play(this.last);
  }

  play(option: Option): void {
    const question = this.#position?.question;
    if (question === null || question === undefined || this.#sent === question) return;
    this.#sent = question;
    this.#picks = [];
    this.answering.play(option.form.move, question);
  }

  /** The hall refused: the question is open again. */
  reopen(): void {
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
