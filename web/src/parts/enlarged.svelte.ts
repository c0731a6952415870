/** What someone looks at closely. */
import type { Snippet } from "svelte";

interface Enlarged {
  label: string;
  large: Snippet;
}

let shown: Enlarged | null = $state.raw(null);

export function enlarge(label: string, large: Snippet): void {
  shown = { label, large };
}

export function enlarged(): Enlarged | null {
  return shown;
}

export function putAway(): void {
  shown = null;
}
