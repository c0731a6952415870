/** What the hall says of the deck on the desk, asked again whenever it changes. */
import * as lobby from "../../session/lobby";
import type { Holds } from "./holds";
import { reasonOf } from "../../words/hall";

const PAUSE = 150;

export class Checking {
  /** The last answer; null before the first. */
  said: lobby.ReadDeck | null = $state.raw(null);
  /** Whether it is about the deck as it is now. */
  fresh = $state(false);
  fault = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(readonly game: string) {}

  ask(holds: Holds | null): void {
    clearTimeout(this.#timer);
    this.fresh = false;
    const number = ++this.#asked;
    if (holds) this.#timer = setTimeout(() => void this.#read(holds, number), this.said ? PAUSE : 0);
    else this.said = null;
  }

  async #read(holds: Holds, number: number): Promise<void> {
    try {
      const said = await lobby.readDeck(this.game, JSON.stringify(holds));
      if (number !== this.#asked) return;
      [this.said, this.fresh, this.fault] = [said, true, ""];
    } catch (error) {
      if (number === this.#asked) this.fault = reasonOf(error);
    }
  }
}
