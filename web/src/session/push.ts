/** Being told by this browser while the page is closed: its subscription, and the seats that the hall writes to it about. */
import { ROOT, to } from "../root";
import * as lobby from "./lobby";
import { latestKey } from "./seats.svelte";
import { read, write } from "./storage.svelte";

/** Whether this browser can be told things, or what is in the way. */
export type Can = "yes" | "https" | "browser" | "denied";

const WORKER = to("/worker.js");
/** By seat, the digest of the address that the hall was given for it. */
const GIVEN = "greathall.push";
type Given = Record<string, string>;

const seatName = (table: string, key: string): string => `${table}.${key}`;

/** What was given, under the keys that the seats have now: the hall has kept it for them. */
const given = (): Given =>
  Object.fromEntries(
    Object.entries(read<Given>(GIVEN, {})).map(([seat, digest]) => {
      const [table = "", key = ""] = seat.split(".");
      return [seatName(table, latestKey(table, key)), digest];
    }),
  );

export function canPush(): Can {
  if (!window.isSecureContext) return "https";
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return "browser";
  return Notification.permission === "denied" ? "denied" : "yes";
}

/** The SHA-256 of a text, as the hall writes it. */
async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const same = (one: ArrayBuffer | null | undefined, other: Uint8Array): boolean =>
  String(new Uint8Array(one ?? new ArrayBuffer(0))) === String(other);

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const raw = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(raw, (letter) => letter.charCodeAt(0));
}

/** The subscription that this browser has, if it has one. */
async function subscription(): Promise<PushSubscription | null> {
  const registration = canPush() === "yes" ? await navigator.serviceWorker.getRegistration(ROOT) : undefined;
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** By what the hall knows this browser; empty if it is told nothing. */
export async function ownDigest(): Promise<string> {
  const own = await subscription();
  return own ? await digest(own.endpoint) : "";
}

async function subscribe(): Promise<PushSubscription> {
  const key = bytes((await lobby.ways()).push);
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  if (before && same(before.options.applicationServerKey, key)) return before;
  await before?.unsubscribe(); // it was made for another hall at this address
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

async function give(table: string, key: string, own: PushSubscription): Promise<void> {
  const { endpoint = "", keys = {} } = own.toJSON();
  const { p256dh = "", auth = "" } = keys;
  const { digest } = await lobby.addAddress(table, key, { kind: "push", endpoint, p256dh, auth });
  write(GIVEN, { ...given(), [seatName(table, key)]: digest });
}

/** Be told by this browser of what happens at a seat; the browser asks its guest. False if they, or the browser, would rather not. */
export async function turnOn(table: string, key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  await give(table, key, await subscribe());
  return true;
}

/** Be told nothing more by this browser. */
export async function turnOff(table: string, key: string, id: string): Promise<void> {
  await lobby.dropAddress(table, key, id);
  const { [seatName(table, key)]: _, ...others } = given();
  write(GIVEN, others);
}

/** Browsers change their addresses now and then: give the hall the new one for all seats that had the old. */
export async function renew(): Promise<void> {
  const all = Object.entries(given());
  if (all.length === 0 || canPush() !== "yes" || Notification.permission !== "granted") return;
  const own = await subscribe();
  const now = await digest(own.endpoint);
  for (const [seat, before] of all) {
    const [table = "", key = ""] = seat.split(".");
    if (before !== now) await give(table, key, own).catch(() => undefined); // the seat may be another's by now
  }
}
