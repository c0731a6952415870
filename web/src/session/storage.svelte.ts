/** The browser's storage, by name. What it refuses is held until the page is left, and tried again with all that is stored later. */
import { SvelteMap } from "svelte/reactivity";

const held = new SvelteMap<string, string>();

function look(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null; // forbidden: as if there were nothing
  }
}

function put(name: string, text: string): boolean {
  try {
    localStorage.setItem(name, text);
    return true;
  } catch {
    return false; // full or forbidden
  }
}

function retry(): void {
  for (const [name, text] of held) if (put(name, text)) held.delete(name);
}

export function stored(name: string): string | null {
  return held.get(name) ?? look(name);
}

export function store(name: string, text: string): void {
  held.set(name, text);
  retry();
}

export function discard(name: string): void {
  held.delete(name);
  try {
    localStorage.removeItem(name);
  } catch {
    // forbidden: there is nothing either
  }
  retry();
}

/** The names that begin like this. */
export function names(start: string): string[] {
  let found: string[] = [];
  try {
    found = Object.keys(localStorage);
  } catch {
    // forbidden: only what is held
  }
  return [...new Set([...found, ...held.keys()])].filter((name) => name.startsWith(start));
}

/** What is lost when the page is left: names whose latest text, or any at all, the browser does not store. */
export function refused(start: string, which: "latest" | "any"): string[] {
  return [...held.keys()].filter((name) => name.startsWith(start) && (which === "latest" || look(name) === null));
}

/** Hear of what other tabs store and discard: its name, or null where all may have changed. */
export function hearOthers(start: string, hear: (name: string | null) => void): void {
  window.addEventListener("storage", ({ key }) => {
    if (key !== null) held.delete(key); // theirs is later
    if (key === null || key.startsWith(start)) hear(key);
  });
}

/** An object under a name, with what it lacks. */
export function read<T>(name: string, otherwise: T): T {
  try {
    return { ...otherwise, ...(JSON.parse(stored(name) ?? "{}") as T) };
  } catch {
    return otherwise; // unreadable: as if it were new
  }
}

export function write(name: string, value: unknown): void {
  store(name, JSON.stringify(value));
}
