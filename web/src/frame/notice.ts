/** What a guest hears and is told of: sounds made by program and a notification, each only if wished for. */
import { keepWishes, wishes } from "../session/memory.svelte";

let audio: AudioContext | undefined;

/** A stroke: when it begins, its pitch, how loud it is and how long it rings. */
type Stroke = readonly [at: number, pitch: number, volume: number, ring: number];

/** A small bell for one's turn, a tap on wood for a card, three rising strokes for the end. */
const SOUNDS: Record<"turn" | "card" | "end", readonly Stroke[]> = {
  turn: [
    [0, 660, 0.12, 0.7],
    [0.14, 880, 0.12, 0.7],
  ],
  card: [
    [0, 190, 0.14, 0.09],
    [0.012, 310, 0.05, 0.05],
  ],
  end: [
    [0, 523, 0.1, 0.6],
    [0.16, 659, 0.1, 0.6],
    [0.32, 784, 0.12, 1.1],
  ],
};

export function sound(name: keyof typeof SOUNDS): void {
  if (!wishes.sound) return;
  audio ??= new AudioContext();
  const start = audio.currentTime;
  for (const [at, pitch, loud, ring] of SOUNDS[name]) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = name === "card" ? "triangle" : "sine";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start + at);
    volume.gain.exponentialRampToValueAtTime(loud, start + at + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + at + ring);
    tone.connect(volume).connect(audio.destination);
    tone.start(start + at);
    tone.stop(start + at + ring + 0.05);
  }
}

/** Whether this browser can tell its guest anything outside the page. */
export function canNotify(): boolean {
  return "Notification" in window && window.isSecureContext;
}

/** Keep the wish to be told; the browser asks its guest. False if they, or the browser, would rather not. */
export async function wishNotices(wanted: boolean): Promise<boolean> {
  wishes.notify = wanted && canNotify() && (await Notification.requestPermission()) === "granted";
  keepWishes();
  return wishes.notify === wanted;
}

/** Tell a guest who looks elsewhere; a click brings them back. */
export function notify(title: string, text: string): void {
  if (!wishes.notify || document.visibilityState === "visible" || !canNotify() || Notification.permission !== "granted")
    return;
  const notice = new Notification(title, { body: text, tag: "greathall" });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
