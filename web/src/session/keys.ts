/** Keys that this browser makes itself, so that nobody else ever has them. */

/** 256 random bits, as the hall writes them. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace("=", "");
}
