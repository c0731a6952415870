/** The part of a replay's address that names a moment, whose eyes, and the key of a shared link: it is there to be passed on. */

/** Whose eyes: a seat's number, `watch` for those who only watched, `all` for everything open. */
export type Eyes = string;

/** What the hall calls them. */
export function viewerOf(eyes: Eyes): number {
  return eyes === "all" ? -2 : eyes === "watch" ? -1 : Number(eyes);
}

export const hashOf = (at: number, eyes: Eyes, key: string): string =>
  `#at=${at}&eyes=${eyes}${key ? `&key=${key}` : ""}`;
