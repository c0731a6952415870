/** What the hall has said of a finished game: each moment, and how it went, fetched once for each pair of eyes and each language. */
import * as lobby from "../../session/lobby";
import { language } from "../../words/index.svelte";
import { type Eyes, viewerOf } from "./link";

export class Moments {
  #kept = new Map<string, Promise<lobby.Moment>>();
  #courses = new Map<string, Promise<lobby.Happened[]>>();

  constructor(
    private readonly table: string,
    private readonly game: number,
    /** Opens the games of a private table. */
    private readonly key: string,
  ) {}

  /** The game after a number of moves. What lies before and after it is fetched too. */
  async at(at: number, eyes: Eyes): Promise<lobby.Moment> {
    const found = await this.#moment(at, eyes);
    for (const near of [at + 1, at - 1])
      if (near >= 0 && near <= found.moves) void this.#moment(near, eyes).catch(() => {});
    return found;
  }

  /** What every move led to. */
  course(eyes: Eyes): Promise<lobby.Happened[]> {
    return kept(this.#courses, `${eyes} ${language()}`, () =>
      lobby.course(this.table, this.game, viewerOf(eyes), this.key),
    );
  }

  #moment(at: number, eyes: Eyes): Promise<lobby.Moment> {
    return kept(this.#kept, `${at} ${eyes} ${language()}`, () =>
      lobby.moment(this.table, this.game, at, viewerOf(eyes), this.key),
    );
  }
}

/** What was asked for before, unless that failed. */
function kept<T>(all: Map<string, Promise<T>>, name: string, ask: () => Promise<T>): Promise<T> {
  const before = all.get(name);
  if (before) return before;
  const asked = ask();
  all.set(name, asked);
  asked.catch(() => all.delete(name));
  return asked;
}
