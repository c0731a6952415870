/** The part of a replay's address that names a moment, whose eyes, and the key of a shared link: it is there to be passed on. */
export const hashOf = (at: number, eyes: string, key: string): string =>
  `#at=${at}&eyes=${eyes}${key ? `&key=${key}` : ""}`;
