/** Where others find the hall: invitations that are written at the hall's own machine must not lead back to that machine alone. */
import * as lobby from "./lobby";

/** Whether the page was opened at an address that leads from this machine to itself. */
const alone = /^(localhost|.*\.localhost|127\.[\d.]+|\[::1\])$/.test(location.hostname);
/** What the hall says; null: it has not been asked. */
let found: string[] | null = $state.raw(null);
let asked: Promise<void> | null = null;

/** Ask the hall where others find it, once; if it can't be asked now, the next invitation asks again. */
export async function learnOutside(): Promise<void> {
  if (!alone) return;
  asked ??= lobby.addresses().then(
    (addresses) => void (found = addresses),
    () => void (asked = null),
  );
  await asked;
}

/** A link of this page as others can open it. */
export function outside(link: string): string {
  const origin = found?.[0];
  return origin && link.startsWith(location.origin) ? origin + link.slice(location.origin.length) : link;
}

/** Whether nobody else can open links of this page: the hall listens to its own machine alone. */
export function onlyHere(): boolean {
  return alone && found?.length === 0;
}
