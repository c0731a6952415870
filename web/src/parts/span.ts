/** Times as people read them. */
import { language, say } from "../words/index.svelte";

const HOUR = 3600;
const DAY = 24 * HOUR;

/** How long something still takes, as on a clock: `1 d 4 h`, `3 h 20 min`, `4:05`. */
export function span(seconds: number): string {
  const whole = Math.floor(seconds);
  if (whole >= DAY) return say("span-days", { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / HOUR) });
  const minutes = Math.floor((whole % HOUR) / 60);
  if (whole >= HOUR) return say("span-hours", { hours: Math.floor(whole / HOUR), minutes });
  return `${minutes}:${String(whole % 60).padStart(2, "0")}`;
}

/** As dates are written where the guest lives, where that is in the language of the page; English here is British. */
function region(): string {
  const spoken = language();
  return navigator.languages.find((code) => code.split("-")[0] === spoken) ?? (spoken === "en" ? "en-GB" : spoken);
}

/** The day of a moment, in milliseconds. */
export function day(at: number): string {
  return new Date(at).toLocaleDateString(region(), { dateStyle: "medium" });
}

/** The day that comes after that many seconds, with its hour. */
export function dayIn(seconds: number): string {
  const day = new Date(Date.now() + seconds * 1000);
  return day.toLocaleString(region(), {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
  });
}
