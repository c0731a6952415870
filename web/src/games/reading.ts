/** Reading what the hall sends of a game's cards: a reader takes anything, and gives what it promises or says where that is not so. */

export type Reader<T> = (found: unknown, where: string) => T;
/** What a reader gives. */
export type Read<R> = R extends Reader<infer T> ? T : never;

function wrong(where: string, what: string): never {
  throw new TypeError(`${where} is not ${what}`);
}

export const text: Reader<string> = (found, where) => (typeof found === "string" ? found : wrong(where, "a text"));
export const number: Reader<number> = (found, where) => (typeof found === "number" ? found : wrong(where, "a number"));
export const flag: Reader<boolean> = (found, where) => (typeof found === "boolean" ? found : wrong(where, "yes or no"));

/** One of these words. */
export function oneOf<T extends string>(...words: T[]): Reader<T> {
  return (found, where) => words.find((word) => word === found) ?? wrong(where, `one of ${words.join(", ")}`);
}

export function list<T>(of: Reader<T>): Reader<T[]> {
  return (found, where) =>
    Array.isArray(found) ? found.map((one, at) => of(one, `${where}/${at}`)) : wrong(where, "a list");
}

const isFields = (found: unknown): found is Record<string, unknown> =>
  typeof found === "object" && found !== null && !Array.isArray(found);

/** Anything of a kind, by names that the cards give. */
export function byName<T>(of: Reader<T>): Reader<Record<string, T>> {
  return (found, where) =>
    isFields(found)
      ? Object.fromEntries(Object.entries(found).map(([name, one]) => [name, of(one, `${where}/${name}`)]))
      : wrong(where, "a table of names");
}

/** Where nothing is said, what is usual. */
export function usually<T>(of: Reader<T>, usual: T): Reader<T> {
  return (found, where) => (found === undefined ? usual : of(found, where));
}

/** These fields, and no others. */
export function form<F extends object>(fields: { [K in keyof F]: Reader<F[K]> }): Reader<F> {
  return (found, where) => {
    if (!isFields(found)) return wrong(where, "a form");
    const made: Partial<F> = {};
    for (const name in fields) made[name] = fields[name](found[name], `${where}/${name}`);
    return made as F;
  };
}
