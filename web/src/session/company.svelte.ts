/** Whom this guest would rather not hear, and with whom not sit, as this browser remembers it: by their names, since a hall without
 * accounts knows people by nothing else from table to table. */
import { hearOthers, read, write } from "./storage.svelte";

interface Company {
  /** Names as they were shown; what they say is hidden. */
  muted: string[];
  /** The same, and their tables are not listed. */
  blocked: string[];
}

const COMPANY = "greathall.company";
const nobody: Company = { muted: [], blocked: [] };

let company: Company = $state.raw(read(COMPANY, nobody));
hearOthers(COMPANY, () => (company = read(COMPANY, nobody)));

/** What a name looks like, as far as a browser can tell: names of one likeness are one person's. */
export const likeness = (name: string): string => name.normalize("NFKC").toLowerCase().replace(/\s/g, "");

const among = (names: readonly string[], name: string): boolean =>
  names.some((other) => likeness(other) === likeness(name));

function keep(list: keyof Company, name: string, wanted: boolean): void {
  const others = company[list].filter((other) => likeness(other) !== likeness(name));
  company = { ...company, [list]: wanted ? [...others, name] : others };
  write(COMPANY, company);
}

/** Whether what somebody says is hidden. */
export const mutes = (name: string): boolean => among(company.muted, name) || blocks(name);
export const blocks = (name: string): boolean => among(company.blocked, name);
export const mute = (name: string, wanted: boolean): void => keep("muted", name, wanted);
export const block = (name: string, wanted: boolean): void => keep("blocked", name, wanted);

/** Hear somebody again, and sit with them. */
export function forgive(name: string): void {
  mute(name, false);
  block(name, false);
}

/** Everyone who is muted or blocked. */
export const shunned = (): string[] => [
  ...company.blocked,
  ...company.muted.filter((name) => !among(company.blocked, name)),
];
