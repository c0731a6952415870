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

/** The shape in which something is written; 0 where it does not say. */
export function versionIn(text: string | null): number {
  return number(fieldsIn(text)?.["version"]);
}

/** A seat as it is written, with fields that this page does not know; null where it can't be read. */
export function seatIn(text: string | null): Seat | null {
  const found = fieldsIn(text);
  if (found?.["version"] !== VERSION) return null;
  const { table, key, name, since, ordered, ...others } = found;
  if (!word(table) || !word(key)) return null;
  return {
    ...others,
    version: VERSION,
    table: word(table),
    key: word(key),
    name: word(name),
    since: number(since),
    ...(ordered === undefined ? {} : { ordered: number(ordered) }),
  };
}

/** The same for what is known of a table. */
export function knownIn(text: string | null): Known | null {
  const found = fieldsIn(text);
  return found?.["version"] === VERSION && word(found["table"]) ? known(found, word(found["table"])) : null;
}

function known(found: Fields, table: string): Known {
  const { game, host, watch, over, at, lesson, commitments, ...others } = found;
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
