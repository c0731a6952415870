/** Whether the hall can still be heard. A network may freeze without closing anything, and browsers don't show the pings of WebSocket: so
 * after a silence the hall is asked for a sign of life. Anything that it says is one. */

/** After how much silence the hall is asked, and how long it may take to answer, in milliseconds: a dead line is known within ten seconds. */
const ASK_AFTER = 3000;
const ANSWER_WITHIN = 6000;
/** A timer that comes so much too late was held back: the page was asleep or in the background, and has yet to read what came. */
const LATE = 2000;

export class Pulse {
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the timer should run. */
  #due = 0;
  #heard = 0;
  #asked = 0;
  /** Since when something is waited for; null: nothing is. */
  #since: number | null = null;
  #patience = ANSWER_WITHIN;
  #asks = false;

  constructor(
    private readonly ask: () => void,
    private readonly lost: () => void,
  ) {}

  /** Wait for something to be heard, for that many milliseconds at most; if the line is open, asking meanwhile: the hall too wants to hear
   * from the guest while a long welcome is on its way. */
  expect(patience: number, open: boolean): void {
    this.#heard = this.#asked = this.#since = performance.now();
    this.#patience = patience;
    this.#asks = open;
    this.#plan();
  }

  /** The hall has said something. */
  heard(): void {
    this.#heard = performance.now();
    this.#since = null;
    this.#patience = ANSWER_WITHIN;
  }

  /** Ask at once: much may have happened while the page was out of sight. */
  check(): void {
    if (this.#asks) this.#ask();
    this.#plan();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asks = false;
  }

  #ask(): void {
    const now = performance.now();
    this.ask();
    this.#asked = now;
    this.#since ??= now;
  }

  #look(): void {
    const now = performance.now();
    if (this.#since !== null && now - this.#due > LATE) this.#since = now;
    if (this.#since !== null && now - this.#since >= this.#patience) {
      this.stop();
      this.lost();
      return;
    }
    if (this.#asks && now - Math.max(this.#heard, this.#asked) >= ASK_AFTER) this.#ask();
    this.#plan();
  }

  #plan(): void {
    clearTimeout(this.#timer);
    const ends = this.#since === null ? Infinity : this.#since + this.#patience;
    const asks = this.#asks ? Math.max(this.#heard, this.#asked) + ASK_AFTER : Infinity;
    this.#due = Math.min(ends, asks);
    // A little later, so that no rounding makes it too early.
    if (this.#due < Infinity) this.#timer = setTimeout(() => this.#look(), this.#due - performance.now() + 1);
  }
}
