/** Windows in which the guest need not be asked: those that leave no choice, and those they have chosen to let pass. */
import type { Acting } from "./acting.svelte";
import { moving, wishes } from "./memory.svelte";
import type { Option } from "./picking";

/** Long enough to see what happened, and for the hall to keep up. */
const PAUSE = 90;
const STILL = 50;

export class Passing {
  /** The part of the game that is let pass, and the moves that were known when that was said. */
  #skipped: { part: string; known: ReadonlySet<string> } | null = $state.raw(null);

  constructor(
    private readonly acting: Acting,
    /** Whether a move only lets a window pass. */
    private readonly passes: (move: Record<string, string>) => boolean,
    /** The part of the game that it is, in any form that is the same as long as the part lasts. */
    private readonly part: () => string,
    /** Whether answers are sealed until the window closes: then a move that is forced may be made at once. */
    private readonly sealed: () => boolean,
    /** Whether nobody can see how soon one answers, and tell by it what one holds. */
    private readonly unseen: () => boolean,
  ) {
    $effect(() => {
      const option = this.unasked;
      if (!option) return;
      const timer = setTimeout(() => this.acting.play(option), moving() ? PAUSE : STILL);
      return () => clearTimeout(timer);
    });
  }

  /** The move by which this window passes, if it is one. */
  get way(): Option | null {
    return this.acting.options.find((option) => option.parts.length === 0 && this.passes(option.form.move)) ?? null;
  }

  /** Whether windows are passed for the guest in this part of the game. */
  get skipping(): boolean {
    return this.#skipped !== null && this.#skipped.part === this.part() && this.unseen();
  }

  /** Whether they may be: not where a late answer would tell others that there is something to do. */
  get skippable(): boolean {
    return this.way !== null && this.unseen();
  }

  /** Pass now, and go on passing in this part of the game until something can be done that could not be done before. */
  skip(): void {
    const { way } = this;
    if (!way) return;
    this.#skipped = { part: this.part(), known: new Set(this.acting.options.map((option) => option.form.text)) };
    this.acting.play(way);
  }

  stop(): void {
    this.#skipped = null;
  }

  /** The move that is made without asking. */
  get unasked(): Option | null {
    const { options } = this.acting;
    const [only] = options;
    if (only && options.length === 1 && only.parts.length === 0)
      return (wishes.hurry && this.sealed()) || this.skipping ? only : null;
    const skipped = this.#skipped;
    if (!skipped || !this.skipping) return null;
    return options.every((option) => skipped.known.has(option.form.text)) ? this.way : null;
  }
}
