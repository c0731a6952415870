/** The record of a game, as far as a replay needs it; the form is described in the hall's documentation. */

export interface Shuffle {
  /** Published before the deal. */
  commitment: string;
  nonce: string;
  /** As JSON: a text in quotation marks, or a number. */
  seed: string;
}

export function shuffleOf(record: string): Shuffle {
  const value = (name: string): string => new RegExp(`^${name}: (.*)$`, "m").exec(record)?.[1] ?? "";
  return { commitment: value("commitment"), nonce: value("nonce"), seed: value("seed") };
}

/** The text whose SHA-256 is the commitment. */
export function sealedText(shuffle: Shuffle): string {
  return `[${JSON.stringify(shuffle.nonce)}, ${shuffle.seed}]`;
}

/** SHA-256 in the browser, in hexadecimal digits; null where a browser computes it over safe connections only. */
export async function sha256(text: string): Promise<string | null> {
  if (!("subtle" in crypto)) return null;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
