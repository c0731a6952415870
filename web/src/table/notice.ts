/** Telling a guest that it is their turn: a soft sound and a notification, each only if wished for. */
import { wishes } from "../memory.svelte";

let audio: AudioContext | undefined;

/** Two soft strokes of a small bell. */
export function chime(): void {
  if (!wishes.sound) return;
  audio ??= new AudioContext();
  const start = audio.currentTime;
  for (const [at, pitch] of [
    [0, 660],
    [0.14, 880],
  ] as const) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start + at);
    volume.gain.exponentialRampToValueAtTime(0.12, start + at + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + at + 0.7);
    tone.connect(volume).connect(audio.destination);
    tone.start(start + at);
    tone.stop(start + at + 0.75);
  }
}

export function notify(title: string, text: string): void {
  if (document.visibilityState === "visible" || !("Notification" in window) || Notification.permission !== "granted")
    return;
  new Notification(title, { body: text, tag: "greathall" });
}
