/** The shapes in which seats and tables are stored in the browser. They are read with care, since other pages and people write there too. */

/** The shape of the entries. Whoever changes what a field means counts it up, and reads the shapes before. */
export const VERSION = 1;

/** A seat at a table, by its key. */
export interface Seat {
  version: typeof VERSION;
  table: string;
  key: string;
  /** What whoever sits there is called. */
  name: string;
  /** When it was first held here, in milliseconds. */
  since: number;
  /** The last game for which the hall was told one's standing orders. */
  ordered?: number;
  /** The last game over days whose terms were read. */
  read?: number;
  /** The key that is to take the place of this one, while the hall is asked. */
  next?: string;
  /** How it was taken: by the token of a link, which leads back to it, or as `session/taking.ts` says. */
  came?: string;
  /** The keys that it had before. */
  former?: string[];
  /** What was heard and sent about the shuffles here, by game. */
  shuffles?: Record<string, Shuffled>;
}

/** What a seat has heard and sent about the shuffle of a game. */
export interface Shuffled {
  /** The number that was added here; empty where another device of the seat was faster. */
  number?: string;
  /** By what all numbers were sealed, as it was heard before one's own was shown. */
  seals?: (string | null)[];
  /** Whether everyone moves on by a seat before the cards are dealt, as it was heard with the seals. */
  rotated?: boolean;
  /** The seats whose numbers are in, as the hall said when the game began. */
  added?: number[];
  /** Whether the game began while one was there, and the hall had not asked for a number. */
  skipped?: boolean;
}

/** What is known of a table, whoever sits at it. */
export interface Known {
  version: typeof VERSION;
  table: string;
  game: string;
  /** The host's key, where this browser laid the table. */
  host: string;
  /** The key for watchers of an unlisted table. */
  watch: string;
  /** Whether its game was over when somebody here was last at it. */
  over: boolean;
  /** When that was, in milliseconds. */
  at: number;
  /** How far the lesson at this table has come; −1: it is over. */
  lesson?: number;
  /** What the hall committed itself to before each game, written down when it was first heard. */
  commitments?: Record<string, string>;
  /** The tokens of the invitations that were made here and wait for their guests, by their numbers. */
  invitations?: Record<string, string>;
  /** The key of a seat that was lost to somebody else, or in one's absence: one may watch by it, and sit down again before a game. */
  lost?: string;
  /** By how a seat was taken here, the key that was made for it, until the hall has answered. */
  taking?: Record<string, string>;
  /** Whether its host has removed whoever sat there in this browser: nobody sits down there again with it. */
  removed?: boolean;
}

type Fields = Record<string, unknown>;

const isFields = (found: unknown): found is Fields =>
  typeof found === "object" && found !== null && !Array.isArray(found);

function fieldsIn(text: string | null): Fields | null {
  try {
    const found: unknown = JSON.parse(text ?? "null");
    return isFields(found) ? found : null;
  } catch {
    return null;
  }
}

const word = (found: unknown): string => (typeof found === "string" ? found : "");
const number = (found: unknown): number => (typeof found === "number" ? found : 0);
const words = (found: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isFields(found) ? found : {}).flatMap(([name, text]) =>
      typeof text === "string" ? [[name, text]] : [],
    ),
  );

const shufflesIn = (found: unknown): Record<string, Shuffled> =>
  Object.fromEntries(
    Object.entries(isFields(found) ? found : {}).flatMap(([game, one]) =>
      isFields(one) ? [[game, shuffledIn(one)]] : [],
    ),
  );

const shuffledIn = ({ number: own, seals, rotated, added, skipped }: Fields): Shuffled => ({
  ...(own === undefined ? {} : { number: word(own) }),
  ...(Array.isArray(seals) ? { seals: seals.map((seal) => word(seal) || null) } : {}),
  ...(rotated === true ? { rotated } : {}),
  ...(Array.isArray(added) ? { added: added.map(number) } : {}),
  ...(skipped === true ? { skipped } : {}),
});

/** The shape in which something is written; 0 where it does not say. */
export function versionIn(text: string | null): number {
  return number(fieldsIn(text)?.["version"]);
}

/** A seat as it is written, with fields that this page does not know; null where it can't be read. */
export function seatIn(text: string | null): Seat | null {
  const found = fieldsIn(text);
  if (found?.["version"] !== VERSION) return null;
  const { table, key, name, since, ordered, read, next, came, former, shuffles, ...others } = found;
  if (!word(table) || !word(key)) return null;
  return {
    ...others,
    version: VERSION,
    table: word(table),
    key: word(key),
    name: word(name),
    since: number(since),
    ...(ordered === undefined ? {} : { ordered: number(ordered) }),
    ...(read === undefined ? {} : { read: number(read) }),
    ...(next === undefined ? {} : { next: word(next) }),
    ...(came === undefined ? {} : { came: word(came) }),
    ...(shuffles === undefined ? {} : { shuffles: shufflesIn(shuffles) }),
    ...(former === undefined ? {} : { former: Array.isArray(former) ? former.filter(word).map(word) : [] }),
  };
}

/** The same for what is known of a table. */
export function knownIn(text: string | null): Known | null {
  const found = fieldsIn(text);
  return found?.["version"] === VERSION && word(found["table"]) ? known(found, word(found["table"])) : null;
}

function known(found: Fields, table: string): Known {
  const { game, host, watch, over, at, lesson, commitments, invitations, lost, taking, removed, ...others } = found;
  return {
    ...others,
    version: VERSION,
    table,
    game: word(game),
    host: word(host),
    watch: word(watch),
    over: over === true,
    at: number(at),
    ...(lesson === undefined ? {} : { lesson: number(lesson) }),
    ...(commitments === undefined ? {} : { commitments: words(commitments) }),
    ...(invitations === undefined ? {} : { invitations: words(invitations) }),
    ...(lost === undefined ? {} : { lost: word(lost) }),
    ...(taking === undefined ? {} : { taking: words(taking) }),
    ...(removed === true ? { removed } : {}),
  };
}

/** The shape before all versions: one list by table, in which several people at a table shared an entry. Null where there is none. */
export function listIn(text: string | null): { seats: Seat[]; tables: Known[] } | null {
  const list = fieldsIn(text);
  if (!list) return null;
  const seats: Seat[] = [];
  const tables: Known[] = [];
  for (const [table, found] of Object.entries(list)) {
    if (!isFields(found)) continue;
    const { key, name, people: sharing, ordered, ...rest } = found;
    const given = isFields(ordered) ? ordered : {};
    // A watcher has no key; who sits alone is not among the people.
    const people: Fields[] = Array.isArray(sharing) ? sharing.filter(isFields) : [];
    if (people.every((person) => person["key"] !== key)) people.push({ key, name });
    for (const [at, person] of people.filter((one) => word(one["key"])).entries()) {
      const last = given[word(person["key"])];
      seats.push({
        version: VERSION,
        table,
        key: word(person["key"]),
        name: word(person["name"]),
        since: number(rest["at"]) + at,
        ...(last === undefined ? {} : { ordered: number(last) }),
      });
    }
    tables.push(known(rest, table));
  }
  return { seats, tables };
}
