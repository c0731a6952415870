/** Where the page lies: at "/", or below a path of another site. Its programs lie in a folder of the page, so they know it by themselves. */
const folder = "..";
export const ROOT = new URL(folder, import.meta.url).pathname;

/** The address of a place in the hall, such as "/table/NAME", for links and for what is asked of the hall. */
export const to = (place: string): string => ROOT + place.slice(1);

/** The whole of it, to be passed on. */
export const linkTo = (place: string): string => location.origin + to(place);

/** Which place in the hall has this address; null: it belongs to another part of the site. */
export const placeAt = (address: string): string | null =>
  address.startsWith(ROOT) ? `/${address.slice(ROOT.length)}` : null;
