/** Which screen the address names. Keys come after `#`, are taken at once and put out of sight. */
import { placeAt, to } from "./root";

/** How one comes to a seat by a link that is exchanged: invited, or from another device of one's own. */
export type Way = "invite" | "device";

export type Route =
  | { screen: "hall" }
  | { screen: "new"; game: string; deck: string }
  | { screen: "table"; table: string; key: string }
  | { screen: "substitute"; table: string; seat: number; token: string }
  | { screen: "arrival"; table: string; way: Way; token: string }
  | { screen: "learn"; game: string; second: boolean }
  | { screen: "progress" }
  | { screen: "replay"; table: string; game: number; at: number | null; eyes: string; key: string }
  | { screen: "decks"; asked: string }
  | { screen: "enter"; password: string }
  | { screen: "operator" }
  | { screen: "nowhere" };

/** What stands in an address, however it is written there. */
function decode(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

function read(): Route {
  const place = placeAt(location.pathname) ?? location.pathname;
  const [first = "", second = "", third = ""] = place.split("/").filter(Boolean);
  if (!first) return { screen: "hall" };
  if (first === "new") {
    return { screen: "new", game: second, deck: new URLSearchParams(location.hash.slice(1)).get("deck") ?? "" };
  }
  if (first === "decks" && !second) return { screen: "decks", asked: location.hash.slice(1) };
  if (first === "table" && second) {
    const [, way, token = ""] = /^#(invite|device)=(.*)$/.exec(location.hash) ?? [];
    if (way) return { screen: "arrival", table: second, way: way as Way, token };
    return { screen: "table", table: second, key: location.hash.slice(1) };
  }
  if (first === "substitute" && second && /^\d+$/.test(third))
    return { screen: "substitute", table: second, seat: Number(third), token: location.hash.slice(1) };
  if (first === "enter" && !second) return { screen: "enter", password: decode(location.hash.slice(1)) };
  if (first === "operator" && !second) return { screen: "operator" };
  if (first === "progress" && !second) return { screen: "progress" };
  if (first === "learn" && second) return { screen: "learn", game: second, second: third === "wins" };
  if (first === "replay" && second && Number(third) > 0) {
    const hash = new URLSearchParams(location.hash.slice(1));
    const at = hash.get("at");
    return {
      screen: "replay",
      table: second,
      game: Number(third),
      at: at === null ? null : Math.max(0, Number(at) || 0),
      eyes: hash.get("eyes") ?? "all",
      key: hash.get("key") ?? "",
    };
  }
  return { screen: "nowhere" };
}

let current: Route = $state.raw(read());

/** How many links were opened in this tab: the same one may be opened again, since its key is out of sight. */
let visits = $state(0);

export function opened(): number {
  return visits;
}

export function route(): Route {
  return current;
}

/** Go to a place in the hall. */
export function go(place: string): void {
  const address = to(place);
  if (address !== location.pathname + location.hash) history.pushState(null, "", address);
  current = read();
  window.scrollTo(0, 0);
}

/** Go on from an address that is only a way to another one. */
export function goInstead(place: string): void {
  history.replaceState(null, "", to(place));
  current = read();
}

/** The address without the key, so that it can be shown and shared. */
export function hideKey(): void {
  if (location.hash) history.replaceState(null, "", location.pathname);
}

// Browsers tell of a changed hash by this, too. Its own event comes later, when the key is out of sight already.
window.addEventListener("popstate", () => {
  current = read();
  visits++;
});

/** Follows links of the page without loading it again. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.origin !== location.origin || link.hasAttribute("download") || link.target) return;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const place = placeAt(link.pathname);
  if (place === null || place.startsWith("/api")) return;
  event.preventDefault();
  go(place + link.hash);
}
