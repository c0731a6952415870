/** A guest's own share in the shuffle: a number for each game that nobody else knows beforehand, and what shows after the game that it was
 * used. `greathall.client.shuffle` does the same for programs. */
import { sha256 as digest } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { ResultForm, ShuffleForm, TableForm } from "../generated/outgoing";
import { keepCommitment, keepShuffle, knownTable, shuffleAt } from "./seats.svelte";
import type { Shuffled } from "./shapes";
import type { Asking, Event } from "./wire";

/** What became of the number: it is in the seed; the hall says that the seat's came from another tab or device; others have added theirs, and
 * this browser came too late; the hall shuffled alone, since nobody was there; it has not asked this guest, who was; the number was sealed
 * and is not in the seed; or what the hall says now is not what it said then. */
export type Verdict = "shared" | "elsewhere" | "others" | "alone" | "skipped" | "left_out" | "broken";

export type Made = Pick<ResultForm, "part" | "seed" | "nonce" | "numbers">;

/** SHA-256 in hexadecimal digits. Browsers have one of their own, but not over plain http. */
export const sha256 = (text: string): string => bytesToHex(digest(utf8ToBytes(text)));

/** The text whose SHA-256 is published before the deal: a JSON list as Python writes it. */
export const sealedText = ({ part, seed, nonce }: Pick<Made, "part" | "seed" | "nonce">): string =>
  `[${JSON.stringify(nonce)}, ${JSON.stringify(part || seed)}]`;

/** What the hall's part and the numbers of the seats are written as; the SHA-256 of that is the seed. */
export const sharedText = ({ part, numbers }: Pick<Made, "part" | "numbers">): string =>
  [part, ...numbers.flatMap((number, seat) => (number === null ? [] : `${seat} ${number}`))].join(" ");

/** What one seat hears and sends about the shuffles of its table. */
export class Shuffles {
  /** The numbers that were drawn in this tab, by game. */
  readonly #drawn = new Map<number, string>();
  /** What was sent last: it is sent again by the connection, where that is lost. */
  #answered = "";

  constructor(
    readonly table: string,
    readonly key: string,
  ) {}

  /** Note what the hall commits to, whose numbers it says are in, and a game that begins while one is there and was not asked. */
  hear({ what }: Event, live: boolean, table: TableForm | null): void {
    if (what["kind"] !== "started" && what["kind"] !== "shuffle_begun") return;
    const game = Number(what["game"]);
    keepCommitment(this.table, game, String(what["commitment"]));
    if (what["kind"] === "shuffle_begun" || !table || !this.#holds()) return;
    const added = Array.isArray(what["numbers"]) ? what["numbers"].map(Number) : [];
    if (!this.#kept(game)?.added) this.#keep(game, { added });
    const asked = this.#kept(game)?.number !== undefined || this.#kept(game)?.seals !== undefined;
    if (live && !table.plan["lesson"] && !asked) this.#keep(game, { skipped: true });
  }

  /** What to answer to a shuffle that goes on, if it asks for something. The number is kept before it is sealed, so that it can be shown after
   * the page was loaded again. It is shown only once it is noted by what all others are sealed: a hall that had it before could make up
   * theirs. */
  answer({ game, asks, seals, sealed, closed, rotated, commitment }: ShuffleForm): Asking | null {
    keepCommitment(this.table, game, commitment);
    if (!this.#holds()) return null;
    if (closed && !this.#kept(game)?.seals) this.#keep(game, { seals, rotated });
    // Another tab, or another device of the seat, may have been faster.
    const number = [this.#drawn.get(game), this.#kept(game)?.number].find((own) => own && sha256(own) === sealed);
    if (sealed !== null && this.#kept(game)?.number !== (number ?? "")) this.#keep(game, { number: number ?? "" });
    const answered = `${game} ${asks}`;
    if (asks === null || this.#answered === answered) return null;
    if (asks === "seal") {
      this.#answered = answered;
      return { type: "seal_number", game, seal: sha256(this.#number(game) || this.#draw(game)) };
    }
    if (!number || !this.#kept(game)?.seals?.includes(sha256(number))) return null;
    this.#answered = answered;
    return { type: "show_number", game, number };
  }

  /** What became of one's own number in a finished game. */
  verdict(game: number, result: Made): Verdict {
    const committed = sha256(sealedText(result));
    const kept = this.#kept(game);
    if (
      committed !== (knownTable(this.table)?.commitments?.[game] ?? committed) ||
      (result.part && sha256(sharedText(result)) !== result.seed) ||
      !areThose(kept, result.numbers) ||
      !wereSealed(kept, result.numbers)
    )
      return "broken";
    if (kept?.number) return result.part && result.numbers.includes(kept.number) ? "shared" : "left_out";
    if (kept?.skipped) return "skipped";
    if (!result.part) return "alone";
    return kept?.number === "" ? "elsewhere" : "others";
  }

  #holds(): boolean {
    return this.key !== "";
  }

  #kept(game: number): Shuffled | undefined {
    return shuffleAt(this.table, this.key, game);
  }

  #number(game: number): string {
    return this.#drawn.get(game) ?? this.#kept(game)?.number ?? "";
  }

  #keep(game: number, part: Shuffled): void {
    keepShuffle(this.table, this.key, game, part);
  }

  #draw(game: number): string {
    const parts = Array.from(crypto.getRandomValues(new Uint32Array(8)));
    const number = parts.map((part) => part.toString(16).padStart(8, "0")).join("");
    this.#drawn.set(game, number);
    this.#keep(game, { number });
    return number;
  }
}

/** Whether the numbers are of those seats that the hall named when the game began. */
const areThose = (kept: Shuffled | undefined, numbers: readonly (string | null)[]): boolean =>
  !kept?.added || numbers.every((number, seat) => (number !== null) === kept.added?.includes(seat));

/** Whether every number was sealed, by whoever has it, before one's own was shown. Otherwise the hall could have made one up. */
export function wereSealed(kept: Shuffled | undefined, numbers: readonly (string | null)[]): boolean {
  const seals = kept?.seals;
  if (!seals) return !kept?.number || !numbers.includes(kept.number); // nothing was shown here
  const from = (seat: number): number => (seat - (kept.rotated ? 1 : 0) + seals.length) % seals.length;
  return numbers.every((number, seat) => number === null || seals[from(seat)] === sha256(number));
}
