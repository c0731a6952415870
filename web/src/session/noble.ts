/** Nobles of the hall, by the names that they have everywhere. */

/** In keys of texts. */
export const idOf = (name: string): string => name.replaceAll(/\W/g, "_");
