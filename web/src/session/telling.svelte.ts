/**
 * What a move brings about, one link at a time. The hall tells all that happened together with the position it led to, and none between:
 * so that position stands at once and can be acted on, while the sentences follow one another, each with the things it names, and
 * everything that has moved waits where it was until its sentence comes.
 */
import type { Acting } from "./acting.svelte";
import { moving } from "./memory.svelte";

export interface Link {
  text: string;
  /** The things it names. */
  rings: readonly string[];
}

/** How long a sentence stands, in milliseconds: time for the movement, and for the words. */
const SHORTEST = 350;
const WORD = 60;
const LONGEST = 900;
/** How long a whole chain may take; a longer one is told faster. */
const CHAIN = 4000;
/** More than so many nobody could read: as after a long absence. Then only what came last is told, if that is not too much itself. */
const MOST = 20;

function reading(link: Link): number {
  return Math.min(LONGEST, Math.max(SHORTEST, WORD * link.text.split(" ").length));
}

export class Telling {
  /** The link that is told now; null: all is told. */
  now: Link | null = $state.raw(null);
  #left: Link[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly acting: Acting) {}

  /** Tell these links after those that are still being told; when each thing's turn comes, in milliseconds from now. */
  tell(links: readonly Link[]): ReadonlyMap<string, number> {
    const turns = new Map<string, number>();
    if (this.#left.length + links.length > MOST) this.skip();
    const many = this.#left.length + links.length;
    if (!moving() || many < 2 || many > MOST) return turns;
    const first = this.#left.length;
    this.#left.push(...links);
    let at = 0;
    this.#left.forEach((link, number) => {
      if (number >= first) for (const key of link.rings) if (!turns.has(key)) turns.set(key, at);
      at += this.#stands(link);
    });
    if (this.now === null) this.#next();
    return turns;
  }

  /** Tell no more of it: somebody has seen enough, or acts. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#left = [];
    this.now = null;
    this.acting.point("telling", []);
  }

  #stands(link: Link): number {
    const whole = this.#left.reduce((sum, one) => sum + reading(one), 0);
    return reading(link) * Math.min(1, CHAIN / whole);
  }

  #next(): void {
    const link = this.#left[0];
    if (!link) {
      this.skip();
      return;
    }
    this.now = link;
    this.acting.point("telling", link.rings);
    this.#timer = setTimeout(() => {
      this.#left.shift();
      this.#next();
    }, this.#stands(link));
  }
}
