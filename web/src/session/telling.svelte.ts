/**
 * What moves bring about, one beat at a time, at the pace of whoever reads. The hall tells all that happened together with the position it
 * led to, and none between: so that position stands at once, while the sentences follow one another, and everything that has moved waits
 * where it was until its sentence comes. Nothing is dropped: what comes faster than it can be read is told together.
 */
import type { Acting } from "./acting.svelte";
import { manner, moving, type Pace } from "./memory.svelte";

/** A sentence that stands to be read, with what it looks like on the stage; null: it is told beside the table alone. */
export interface Beat<Scene> {
  text: string;
  /** What came before it and is not staged by itself, in smaller letters. */
  before?: readonly string[];
  /** What else belongs to it and came after it, in smaller letters. */
  more: readonly string[];
  /** The things it names. */
  rings: readonly string[];
  scene: Scene | null;
  /** What falls on things on the table: a number, or what becomes of them. */
  falls?: readonly { key: string; text: string; good: boolean }[];
  /** What it sounds like. */
  sound?: string;
  /** The longest that it stands, where much is told together. */
  most?: number;
}

/** How long a sentence stands, in milliseconds: for each word, and at least. */
const WORD = 220;
const SHORTEST = 1200;
const FACTOR: Record<Pace, number> = { slow: 1.7, calm: 1, brisk: 0.5, instant: 0 };
/** If more than this waits to be read, each move is told at once, and no longer than that. */
const BEHIND = 12_000;
const TOGETHER = 4000;

const words = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** How long a beat stands, at the pace that is wished for. */
export function reading({ before = [], text, more, most = Infinity }: Beat<unknown>): number {
  const whole = [...before, text, ...more].reduce((sum, one) => sum + words(one), 0);
  return Math.min(most, Math.max(SHORTEST, WORD * whole)) * FACTOR[manner.pace];
}

/** Beats as one: the scene of the last that has one. */
function merged<S>(beats: readonly Beat<S>[]): Beat<S>[] {
  const [first, ...others] = beats;
  if (!first) return [];
  return [
    {
      ...(first.before === undefined ? {} : { before: first.before }),
      text: first.text,
      more: [...first.more, ...others.flatMap(({ before = [], text, more }) => [...before, text, ...more])],
      rings: beats.flatMap(({ rings }) => rings),
      falls: beats.flatMap(({ falls = [] }) => falls),
      scene: beats.findLast(({ scene }) => scene)?.scene ?? null,
      ...(first.sound === undefined ? {} : { sound: first.sound }),
      most: TOGETHER,
    },
  ];
}

export class Telling<Scene> {
  /** What is being told, from its beginning, and how far it has come. */
  chain: readonly Beat<Scene>[] = $state.raw([]);
  at: number = $state(0);
  /** The beat that is told now; null: all is told. */
  readonly now: Beat<Scene> | null = $derived(this.chain[this.at] ?? null);
  /** For how long it stands, in milliseconds; 0: until whoever reads it goes on. */
  burns: number = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `begun` hears of each beat as it begins. */
  constructor(
    private readonly acting: Acting,
    private readonly begun: (beat: Beat<Scene>) => void = () => undefined,
  ) {}

  /** Tell what one move, or several at once, brought about, after all that is still being told. */
  tell(moves: readonly (readonly Beat<Scene>[])[]): void {
    if (manner.pace === "instant") return;
    const idle = this.now === null;
    const waiting = this.chain.slice(this.at + 1);
    const fresh = moves.flat();
    if (fresh.length === 0) return;
    const late = [...waiting, ...fresh].reduce((sum, beat) => sum + reading(beat), 0) > BEHIND * FACTOR[manner.pace];
    const behind = late && (waiting.length > 0 || moves.length > 1);
    const rest = behind ? [...merged(waiting), ...moves.flatMap(merged)] : [...waiting, ...fresh];
    this.chain = [...this.chain.slice(0, idle ? 0 : this.at + 1), ...rest];
    if (idle) this.#go(0);
  }

  next(): void {
    this.#go(this.at + 1);
  }

  /** Tell the one before again. */
  again(): void {
    this.#go(Math.max(0, this.at - 1));
  }

  /** Tell no more of it: somebody has seen enough, or acts. */
  skip(): void {
    this.#go(this.chain.length);
  }

  #go(to: number): void {
    clearTimeout(this.#timer);
    const beat = this.chain[to];
    if (!beat) this.chain = [];
    this.at = beat ? to : 0;
    this.acting.point("telling", beat?.rings ?? []);
    if (!beat) return;
    // Where nothing may move by itself, the stage stands until it has been read.
    this.burns = moving() || !beat.scene ? reading(beat) : 0;
    if (this.burns) this.#timer = setTimeout(() => this.next(), this.burns);
    this.begun(beat);
  }
}
