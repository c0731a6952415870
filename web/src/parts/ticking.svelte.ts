/** The time of the hall, looked at again and again. */
import { onMount } from "svelte";
import type { Seen } from "../session/sitting.svelte";

/** What time it is in the hall, in seconds, as long as the component stands on the page; looked at every so many milliseconds. */
export function ticking(seen: () => Pick<Seen, "now">, every: number): { readonly now: number } {
  let now = $state(0);
  onMount(() => {
    const tick = (): void => {
      now = seen().now();
    };
    tick();
    const timer = setInterval(tick, every);
    return () => clearInterval(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}
