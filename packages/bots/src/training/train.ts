/** Learns to judge positions of one game from matches that bots play against each other on the spot. */

import { Worker } from 'node:worker_threads';

import { FastLuck, required } from '@windrose/rules';
import type { NetWeights } from '../evaluate/net.ts';
import { fit, Samples, type Schooling } from './fit.ts';
import type { Play, Seen } from './play.ts';
import type { TrainingReport } from './thread.ts';

/** What is to be learned. */
export interface Training {
  /** The id of a game. */
  readonly game: string;
  /** Of each generation. */
  readonly matches: number;
  /** How often it is learned: the first time from planners that only hope, then from who has learned. */
  readonly generations: number;
  /** Any 32-bit number; the same seed learns the same, on however many threads. */
  readonly seed: number;
  /** How many threads play. */
  readonly threads?: number;
  /** What the first generation knows already, such as what was learned before somebody stopped; without it, nothing. */
  readonly known?: NetWeights;
  /** When it is over, the generation that plays is given up. */
  readonly stop?: AbortSignal;
  /** Is told now and then how many matches of a generation (counted from 0) are played. */
  readonly done?: (matches: number, generation: number) => void;
}

/** What came of it. */
export interface Lesson {
  readonly weights: NetWeights;
  /** How many generations have learned; fewer than were wanted where it was stopped. */
  readonly generations: number;
  /** Positions learned from the last time. */
  readonly samples: number;
  /** Of the matches that were not learned from: mean negative log likelihood of the winners, and the share whose winner was named rightly. */
  readonly loss: number;
  readonly right: number;
}

const SCHOOLING: Schooling = { hidden: 40, epochs: 6, rate: 0.002 };

/** So many generations are learned from at once, the latest. */
const REMEMBERED = 3;

/** Matches of different generations get seeds so far apart. */
const APART = 7919;

/** The seed with which training goes on after so many generations, as if it had not been stopped there. */
export function seedAfter(seed: number, generations: number): number {
  return seed + APART * generations;
}

/**
 * Plays matches and learns from them, generation after generation.
 * @returns what the last generation has learned, or null where it was stopped before one had.
 */
export async function train({
  game,
  matches,
  generations,
  seed,
  threads = 1,
  known,
  stop,
  done = () => {},
}: Training): Promise<Lesson | null> {
  if (generations < 1) throw new RangeError('at least one generation is needed');
  let remembered: (readonly Seen[])[] = [];
  let weights: NetWeights | null = known ?? null;
  let lesson: Lesson | null = null;
  for (let generation = 0; generation < generations; generation++) {
    const play: Play = { game, from: 0, matches, seed: seedAfter(seed, generation), weights };
    const seen = await playAll(play, threads, (played) => done(played, generation), stop);
    if (seen === null) break;
    remembered = [...remembered, seen].slice(-REMEMBERED);
    const samples = gather(remembered.flat());
    const draw = new FastLuck(seed, -1 - generation);
    const { weights: learned, loss, right } = fit(samples, SCHOOLING, (n) => draw.draw(n));
    weights = learned;
    lesson = { weights, generations: generation + 1, samples: samples.size, loss, right };
  }
  return lesson;
}

function gather(all: readonly Seen[]): Samples {
  const [first] = all;
  const samples = new Samples(required(first, 'match to learn from').inputs);
  for (const { inputs, x, positions, gains } of all) {
    let row = 0;
    for (const [match, rows, winner, rivalGain] of positions) {
      samples.begin(match, winner, rivalGain);
      for (const gain of gains.slice(row, row + rows)) {
        samples.add(x.subarray(row * inputs, (row + 1) * inputs), gain);
        row++;
      }
    }
  }
  return samples;
}

/** Plays on so many threads, each its part of the matches; null if it was stopped. */
async function playAll(
  play: Play,
  threads: number,
  done: (matches: number) => void,
  stop: AbortSignal | undefined,
): Promise<Seen[] | null> {
  if (stop?.aborted) return null;
  const edges = Array.from({ length: threads + 1 }, (_, at) => Math.round((play.matches * at) / threads));
  const played = edges.map(() => 0);
  const workers = edges.slice(1).map((end, at) => {
    const from = required(edges[at], 'beginning of a part');
    const workerData: Play = { ...play, from, matches: end - from };
    return new Worker(new URL('./thread.ts', import.meta.url), { workerData });
  });
  const end = (): void => workers.forEach((worker) => void worker.terminate());
  stop?.addEventListener('abort', end, { once: true });
  try {
    const told = (at: number) => (matches: number) => {
      played[at] = matches;
      done(played.reduce((sum, part) => sum + part, 0));
    };
    return await Promise.all(workers.map((worker, at) => seenBy(worker, told(at))));
  } catch (error) {
    if (stop?.aborted) return null;
    throw error;
  } finally {
    stop?.removeEventListener('abort', end);
    end();
  }
}

function seenBy(worker: Worker, done: (matches: number) => void): Promise<Seen> {
  return new Promise((resolve, reject) => {
    worker.on('message', (told: TrainingReport) => {
      if ('seen' in told) resolve(told.seen);
      else done(told.done);
    });
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('a thread ended before its matches were played')));
  });
}
