/** What a guest hears, made by program, and on a phone feels: only if wished for. */
import { manner, wishes } from "../session/memory.svelte";

/** A stroke: when it begins, its pitch, how loud it is and how long it rings; without a pitch it rustles. */
type Stroke = readonly [at: number, pitch: number, loud: number, ring: number];

interface Sound {
  /** How its tones are made. */
  tone?: OscillatorType;
  /** Around which pitch it rustles. */
  rustle?: number;
  strokes: readonly Stroke[];
  /** How a phone shakes, in milliseconds. */
  shake?: number[];
}

const NONE = 0;
const SOUNDS = {
  /** Cards run through the fingers. */
  shuffle: {
    rustle: 2600,
    strokes: Array.from({ length: 9 }, (_, at): Stroke => [at * 0.045, NONE, 0.05 + 0.012 * (at % 3), 0.05]),
  },
  /** A card is laid on wood. */
  card: {
    tone: "triangle",
    rustle: 1900,
    strokes: [
      [0, NONE, 0.09, 0.06],
      [0.012, 190, 0.12, 0.09],
    ],
  },
  /** Two coins. */
  coin: {
    tone: "sine",
    strokes: [
      [0, 2093, 0.05, 0.22],
      [0.06, 2794, 0.05, 0.3],
    ],
  },
  /** A blow. */
  hit: {
    tone: "triangle",
    rustle: 320,
    strokes: [
      [0, NONE, 0.3, 0.12],
      [0, 98, 0.24, 0.22],
    ],
    shake: [18],
  },
  /** Someone clears their throat, politely: two rising notes of a lute. */
  offer: {
    tone: "triangle",
    strokes: [
      [0, 392, 0.12, 0.35],
      [0.12, 523, 0.12, 0.5],
    ],
  },
  /** A small bell. */
  turn: {
    tone: "sine",
    strokes: [
      [0, 660, 0.12, 0.7],
      [0.14, 880, 0.12, 0.7],
    ],
    shake: [30],
  },
  /** Horns, from the gallery. */
  fanfare: {
    tone: "sawtooth",
    strokes: [
      [0, 392, 0.05, 0.2],
      [0.16, 392, 0.05, 0.16],
      [0.3, 523, 0.06, 0.3],
      [0.56, 659, 0.06, 0.3],
      [0.82, 784, 0.07, 1.2],
      [0.82, 523, 0.05, 1.2],
    ],
    shake: [30, 60, 30, 60, 80],
  },
  /** A low bell, twice. */
  defeat: {
    tone: "sine",
    strokes: [
      [0, 220, 0.14, 1.1],
      [0.5, 165, 0.14, 1.6],
    ],
    shake: [60],
  },
} satisfies Record<string, Sound>;

export type Sounding = keyof typeof SOUNDS;

let audio: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** A second of rustling. */
function rustling(context: AudioContext): AudioBuffer {
  const made = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = made.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return made;
}

export function sound(name: Sounding): void {
  if (!wishes.sound || manner.volume <= 0) return;
  const { tone = "sine", rustle = 1000, strokes, shake }: Sound = SOUNDS[name];
  if (shake && matchMedia("(pointer: coarse)").matches) navigator.vibrate?.(shake);
  audio ??= new AudioContext();
  noise ??= rustling(audio);
  const start = audio.currentTime;
  for (const [at, pitch, loud, ring] of strokes) {
    const volume = audio.createGain();
    volume.gain.setValueAtTime(0.0001, start + at);
    volume.gain.exponentialRampToValueAtTime(loud * manner.volume, start + at + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + at + ring);
    volume.connect(audio.destination);
    const source = pitch === NONE ? rustles(audio, noise, rustle, volume) : rings(audio, tone, pitch, volume);
    source.start(start + at);
    source.stop(start + at + ring + 0.05);
  }
}

function rings(context: AudioContext, tone: OscillatorType, pitch: number, to: AudioNode): AudioScheduledSourceNode {
  const source = context.createOscillator();
  source.type = tone;
  source.frequency.value = pitch;
  source.connect(to);
  return source;
}

function rustles(context: AudioContext, buffer: AudioBuffer, pitch: number, to: AudioNode): AudioScheduledSourceNode {
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  source.connect(filter).connect(to);
  return source;
}

/** What happened, by what it sounds like; the first that is found is heard. */
const HEARD: readonly (readonly [Sounding, readonly string[]])[] = [
  ["hit", ["wounded", "killed", "damaged", "hurt", "out", "won", "leaving", "vilified", "favor_lost"]],
  ["offer", ["offered"]],
  ["coin", ["gained", "paid", "gave", "powered", "card_powered", "handed"]],
  ["shuffle", ["reshuffled", "shuffled", "dealt"]],
];

/** What these events sound like together. */
export function heardIn(verbs: readonly string[]): Sounding {
  return HEARD.find(([, some]) => some.some((verb) => verbs.includes(verb)))?.[0] ?? "card";
}
