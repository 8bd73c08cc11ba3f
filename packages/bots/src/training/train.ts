/** Learns to judge positions of one game from matches that bots play against each other on the spot. */

import { Worker } from 'node:worker_threads';

import { FastLuck } from '@windrose/rules';
import type { NetWeights } from '../evaluate/net.ts';
import { fit, Samples, type Schooling } from './fit.ts';
import { type Play, playMatches, type Seen } from './play.ts';
import type { Told } from './thread.ts';

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
  /** How many threads play; with 1 it is done on this one. */
  readonly threads?: number;
  /** Is told now and then how many matches of a generation (counted from 0) are played. */
  readonly done?: (matches: number, generation: number) => void;
}

/** What came of it. */
export interface Lesson {
  readonly weights: NetWeights;
  /** Positions learned from the last time. */
  readonly samples: number;
  /** Of positions not learned from: mean negative log likelihood of the winners, and the share whose winner was named rightly. */
  readonly loss: number;
  readonly right: number;
}

const SCHOOLING: Schooling = { hidden: 40, epochs: 6, rate: 0.002 };

/** So many generations are learned from at once, the latest. */
const REMEMBERED = 3;

/** Matches of different generations get seeds so far apart. */
const APART = 7919;

/** Plays matches and learns from them, generation after generation. */
export async function train({
  game,
  matches,
  generations,
  seed,
  threads = 1,
  done = () => {},
}: Training): Promise<Lesson> {
  let remembered: (readonly Seen[])[] = [];
  let weights: NetWeights | null = null;
  let lesson: Lesson | null = null;
  for (let generation = 0; generation < generations; generation++) {
    const play: Play = { game, from: 0, matches, seed: seed + APART * generation, weights };
    const seen = await playAll(play, threads, (played) => done(played, generation));
    remembered = [...remembered, seen].slice(-REMEMBERED);
    const samples = gather(remembered.flat());
    const draw = new FastLuck(seed, -1 - generation);
    const { weights: learned, loss, right } = fit(samples, SCHOOLING, (n) => draw.draw(n));
    weights = learned;
    lesson = { weights, samples: samples.size, loss, right };
  }
  if (lesson === null) throw new RangeError('at least one generation is needed');
  return lesson;
}

function gather(all: readonly Seen[]): Samples {
  const samples = new Samples(all[0]!.inputs);
  for (const { inputs, x, positions, gains } of all) {
    let row = 0;
    for (const [rows, winner, rivalGain] of positions) {
      samples.begin(winner, rivalGain);
      for (let i = 0; i < rows; i++, row++) samples.add(x.subarray(row * inputs, (row + 1) * inputs), gains[row]!);
    }
  }
  return samples;
}

/** Plays on so many threads, each its part of the matches. */
async function playAll(play: Play, threads: number, done: (matches: number) => void): Promise<Seen[]> {
  if (threads === 1) return [playMatches(play, done)];
  const edges = Array.from({ length: threads + 1 }, (_, at) => Math.round((play.matches * at) / threads));
  const played = edges.map(() => 0);
  return Promise.all(
    edges.slice(1).map((end, at) => {
      const from = edges[at]!;
      return playThere({ ...play, from, matches: end - from }, (matches) => {
        played[at] = matches;
        done(played.reduce((sum, part) => sum + part, 0));
      });
    }),
  );
}

function playThere(play: Play, done: (matches: number) => void): Promise<Seen> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: play });
    worker.on('message', (told: Told) => {
      if ('seen' in told) resolve(told.seen);
      else done(told.done);
    });
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('a thread ended before its matches were played')));
  });
}
