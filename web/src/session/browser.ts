/** What this browser calls itself when somebody sits down in it, so that a table knows whom its host has removed. */
import { store, stored } from "./storage.svelte";

const TOKEN = "greathall.browser";

/** A long random text, made once. The hall keeps only a hash of it, another one for each table. */
export function browserToken(): string {
  const kept = stored(TOKEN);
  if (kept) return kept;
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  const token = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  store(TOKEN, token);
  return token;
}
