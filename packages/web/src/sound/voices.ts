/** The synthesis of the sounds: a few oscillators and a breath of noise each, quiet, no recordings. */

import type { Cue, Sound } from './sounds.ts';

/** The gain at full volume; at the usual one a sound has an amplitude of at most about a tenth. */
const FULL = 0.37;

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/**
 * Plays sounds. A browser that makes no sound before the first click is asked again with the next one.
 * @param volume more than 0, at most 1
 */
export function sound(cues: readonly Cue[], volume: number): void {
  if (cues.length === 0) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => {});
  const out = context.createGain();
  out.gain.value = FULL * volume;
  out.connect(context.destination);
  for (const cue of cues) VOICES[cue.sound]({ context, out, at: context.currentTime + cue.at / 1000 });
}

/** Output and start time of a voice, in seconds of the context. */
interface Stage {
  readonly context: AudioContext;
  readonly out: AudioNode;
  readonly at: number;
}

const VOICES: Readonly<Record<Sound, (stage: Stage) => void>> = {
  water: (stage) => noise(stage, { from: 420, to: 900, width: 0.9, rise: 0.14, fall: 0.3, loud: 0.5 }),
  cube(stage) {
    // No two cubes of wood sound quite the same.
    const pitch = 880 * (0.9 + Math.random() * 0.2);
    tone(stage, { pitch, to: pitch * 0.7, fall: 0.05, loud: 0.34 });
    noise(stage, { from: 2400, to: 1800, width: 1.4, rise: 0.002, fall: 0.025, loud: 0.3 });
  },
  piece(stage) {
    tone(stage, { pitch: 230, to: 150, fall: 0.11, loud: 0.5 });
    noise(stage, { from: 900, to: 500, width: 1, rise: 0.003, fall: 0.05, loud: 0.4 });
  },
  card: (stage) => noise(stage, { from: 2600, to: 5200, width: 0.8, rise: 0.04, fall: 0.09, loud: 0.22 }),
  bell(stage) {
    tone(stage, { pitch: 1046.5, fall: 0.7, loud: 0.22 });
    tone(stage, { pitch: 2093 * 1.38, fall: 0.4, loud: 0.06 });
    tone({ ...stage, at: stage.at + 0.09 }, { pitch: 1568, fall: 0.7, loud: 0.16 });
  },
  // A ship's bell, struck twice two times.
  last(stage) {
    for (const at of [0.3, 0.5, 1, 1.2]) {
      tone({ ...stage, at: stage.at + at }, { pitch: 740, fall: 1.1, loud: 0.18 });
      tone({ ...stage, at: stage.at + at }, { pitch: 740 * 2.76, fall: 0.5, loud: 0.05 });
    }
  },
  turn(stage) {
    tone(stage, { pitch: 587.3, fall: 0.3, loud: 0.2 });
    tone({ ...stage, at: stage.at + 0.12 }, { pitch: 784, fall: 0.4, loud: 0.18 });
  },
  end(stage) {
    [523.3, 659.3, 784, 1046.5].forEach((pitch, step) =>
      tone({ ...stage, at: stage.at + step * 0.13 }, { pitch, fall: 0.9, loud: 0.2 }),
    );
  },
};

/** A tone that rings out. @param tune pitch in Hz, where it glides to, how long it rings in seconds, how loud from 0 to 1. */
function tone(
  { context: audio, out, at }: Stage,
  {
    pitch,
    to = pitch,
    fall,
    loud,
  }: { readonly pitch: number; readonly to?: number; readonly fall: number; readonly loud: number },
): void {
  const oscillator = audio.createOscillator();
  oscillator.type = 'sine';
  oscillator.frequency.setValueAtTime(pitch, at);
  oscillator.frequency.exponentialRampToValueAtTime(to, at + fall);
  oscillator.connect(envelope(audio, out, { at, rise: 0.004, fall, loud }));
  oscillator.start(at);
  oscillator.stop(at + fall + 0.02);
}

/** Noise of one colour. @param tune its middle in Hz, from and to; how sharp it is; how it rises and falls in seconds. */
function noise(
  { context: audio, out, at }: Stage,
  {
    from,
    to,
    width,
    rise,
    fall,
    loud,
  }: {
    readonly from: number;
    readonly to: number;
    readonly width: number;
    readonly rise: number;
    readonly fall: number;
    readonly loud: number;
  },
): void {
  hiss ??= whiteNoise(audio);
  const source = audio.createBufferSource();
  source.buffer = hiss;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = width;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + rise + fall);
  source.connect(filter).connect(envelope(audio, out, { at, rise, fall, loud }));
  source.start(at, Math.random() * 0.5);
  source.stop(at + rise + fall + 0.02);
}

/** A gain that rises and dies away. */
function envelope(
  audio: AudioContext,
  out: AudioNode,
  {
    at,
    rise,
    fall,
    loud,
  }: { readonly at: number; readonly rise: number; readonly fall: number; readonly loud: number },
): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + rise + fall);
  gain.connect(out);
  return gain;
}

/** A second and a half of it. */
function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate * 1.5, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
