import { settings } from './settings.svelte';

// Short tones, made here: no file to load.

export type Tone = 'turn' | 'move' | 'chat' | 'no' | 'end';

const NOTES: Record<Tone, [number, number, number][]> = {
  // frequency, start, length in seconds
  turn: [
    [523.3, 0, 0.16],
    [784, 0.14, 0.28],
  ],
  move: [[330, 0, 0.05]],
  chat: [
    [880, 0, 0.07],
    [1047, 0.08, 0.09],
  ],
  no: [[196, 0, 0.14]],
  end: [
    [523.3, 0, 0.2],
    [659.3, 0.18, 0.2],
    [784, 0.36, 0.45],
  ],
};

let context: AudioContext | null = null;
let woken = false;
for (const kind of ['pointerdown', 'keydown'])
  addEventListener(kind, () => (woken = true), { once: true, passive: true });

/** Plays a tone, if the person wants sound and has touched the page (browsers ask for that). */
export function sound(tone: Tone): void {
  if (!settings.sound || !woken || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
  const start = context.currentTime + 0.01;
  for (const [pitch, at, length] of NOTES[tone]) {
    const voice = context.createOscillator();
    const gain = context.createGain();
    voice.type = 'triangle';
    voice.frequency.value = pitch;
    gain.gain.setValueAtTime(0, start + at);
    gain.gain.linearRampToValueAtTime(tone === 'move' ? 0.05 : 0.12, start + at + 0.015);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + at + length);
    voice.connect(gain).connect(context.destination);
    voice.start(start + at);
    voice.stop(start + at + length + 0.02);
  }
}
