/** Learns to judge positions of one game from matches that bots play against each other on the spot. */

import { Worker } from 'node:worker_threads';

import { FastLuck, required } from '@windrose/rules';
import type { NetWeights } from '../evaluate/net.ts';
import { fit, Samples, type TrainingSettings } from './fit.ts';
import type { Play, Seen } from './play.ts';
import type { Report, Task } from './thread.ts';
import type { Trial, TrialPlay } from './trial.ts';

export type { Trial } from './trial.ts';

/** The settings of a training run. */
export interface Training {
  /** The id of a game. */
  readonly game: string;
  /** The number of matches of each generation. */
  readonly matches: number;
  /** The number of generations. The first learns from planners that only know prospects, the others from trained ones. */
  readonly generations: number;
  /** Any 32-bit number; the same seed learns the same, on however many threads. */
  readonly seed: number;
  /** The number of threads that play. */
  readonly threads?: number;
  /**
   * Rounds of tree search for each turn in the matches of all generations but the first without earlier weights; 0 by default.
   * With search, what it expects of a position is learned beside the outcome, and threads share the fitting.
   */
  readonly search?: number;
  /** The number of hidden units; 40 by default. */
  readonly hidden?: number;
  /** The weights before the first generation, such as those of an interrupted run; none by default. */
  readonly known?: NetWeights;
  /**
   * The number of trial matches that each generation plays against the best weights so far; an even number. A generation is accepted
   * only if it wins more of them than it loses. With 0 matches, or without earlier weights, it is always accepted.
   */
  readonly trial?: number;
  /** Called with the trial of each generation (counted from 0). */
  readonly tried?: (trial: Trial, generation: number) => void;
  /** When aborted, the current generation is discarded. */
  readonly stop?: AbortSignal;
  /** Called from time to time with the number of matches played in a generation (counted from 0). */
  readonly done?: (matches: number, generation: number) => void;
}

/** The result. */
export interface Lesson {
  readonly weights: NetWeights;
  /** The number of generations that were trained; fewer than requested if the run was stopped. */
  readonly generations: number;
  /** The generation (counted from 1) that learned these weights; 0 if none was better than the weights known before. */
  readonly best: number;
  /** Positions learned from the last time. */
  readonly samples: number;
  /** On held-out matches: mean negative log likelihood of the winners, and the share of correctly predicted winners. */
  readonly loss: number;
  readonly right: number;
}

/** Hidden units of a net. */
export const HIDDEN = 40;

const TRAINING = { epochs: 6, rate: 0.002 } as const;

/** The number of parts of a batch in trainings with search. */
const SHARDS = 8;

/** The part of what is learned that comes from the search, where it looked at a position; the rest is the outcome. */
const SEARCHED = 0.5;

/** Number of latest generations used for fitting. */
const REMEMBERED = 3;

/** The distance between the seeds of successive generations. */
const APART = 7919;

/** The seed with which training resumes after a number of generations. */
export function seedAfter(seed: number, generations: number): number {
  return seed + APART * generations;
}

/** Added to the seed of trials, so that their deals differ from those of training. */
const TRIAL = 104_729;

/**
 * Plays matches and learns from them, generation after generation.
 * @returns the best result, or null if it was stopped during the first generation.
 * @throws RangeError without a generation, or with an odd number of matches of a trial.
 */
export async function train({
  game,
  matches,
  generations,
  seed,
  threads = 1,
  search = 0,
  hidden = HIDDEN,
  known,
  trial = 0,
  tried = () => {},
  stop,
  done = () => {},
}: Training): Promise<Lesson | null> {
  if (generations < 1) throw new RangeError('at least one generation is needed');
  if (trial % 2 !== 0) throw new RangeError('a trial has an even number of matches: each deal is played twice');
  let remembered: (readonly Seen[])[] = [];
  let champion: NetWeights | null = known ?? null;
  let best = 0;
  let lesson: Lesson | null = null;
  for (let generation = 0; generation < generations; generation++) {
    const own = seedAfter(seed, generation);
    const play: Play = { game, from: 0, matches, seed: own, weights: champion, search: champion === null ? 0 : search };
    const seen = await onThreads<Seen>(
      matches,
      threads,
      (from, to) => ({ learn: { ...play, from, matches: to - from } }),
      (played) => done(played, generation),
      stop,
    );
    if (seen === null) break;
    remembered = [...remembered, seen].slice(-REMEMBERED);
    const samples = gather(remembered.flat());
    const draw = new FastLuck(seed, -1 - generation);
    const settings: TrainingSettings = { ...TRAINING, hidden, shards: search > 0 ? SHARDS : 1, threads };
    const { weights, loss, right } = await fit(samples, settings, (n) => draw.draw(n));
    let accepted = true;
    if (champion !== null && trial > 0) {
      const against = { game, seed: own + TRIAL, candidate: weights, champion };
      const outcome = await tryOut(against, trial / 2, threads, stop);
      if (outcome === null) break;
      tried(outcome, generation);
      accepted = outcome.won > outcome.lost;
    }
    if (accepted) {
      champion = weights;
      best = generation + 1;
    }
    const { size } = samples;
    lesson = {
      weights: required(champion, 'net that is best'),
      generations: generation + 1,
      best,
      samples: size,
      loss,
      right,
    };
  }
  return lesson;
}

/** Plays a candidate against the champion on a number of deals; null if stopped. */
async function tryOut(
  play: Omit<TrialPlay, 'from' | 'pairs'>,
  pairs: number,
  threads: number,
  stop: AbortSignal | undefined,
): Promise<Trial | null> {
  const task = (from: number, to: number): Task => ({ trial: { ...play, from, pairs: to - from } });
  const parts = await onThreads<Trial>(pairs, threads, task, () => {}, stop);
  if (parts === null) return null;
  const sum = (what: keyof Trial): number => parts.reduce((all, part) => all + part[what], 0);
  return { won: sum('won'), lost: sum('lost'), tied: sum('tied') };
}

/** Joins what threads saw. Where a search looked at a position, half of what is learned is what it expected. */
export function gather(all: readonly Seen[], searched = SEARCHED): Samples {
  const [first] = all;
  const { inputs } = required(first, 'match to learn from');
  const samples = new Samples(
    inputs,
    all.reduce((sum, { gains }) => sum + gains.length, 0),
  );
  const between = (outcome: number, expected: number | undefined): number =>
    expected === undefined ? outcome : outcome * (1 - searched) + expected * searched;
  for (const { x, positions, gains, outlooks } of all) {
    let row = 0;
    positions.forEach(([match, rows, winner, rivalGain], at) => {
      const outlook = outlooks[at] ?? null;
      samples.begin(match, winner, between(rivalGain, outlook?.gains[rows]));
      for (let seat = 0; seat < rows; seat++) {
        const gain = between(required(gains[row], 'gain of a row'), outlook?.gains[seat]);
        const chance = between(seat === winner ? 1 : 0, outlook?.chances[seat]);
        samples.add(x.subarray(row * inputs, (row + 1) * inputs), gain, chance);
        row++;
      }
    });
  }
  return samples;
}

/** Distributes the deals over threads; null if stopped. */
async function onThreads<Outcome>(
  deals: number,
  threads: number,
  taskOf: (from: number, to: number) => Task,
  done: (matches: number) => void,
  stop: AbortSignal | undefined,
): Promise<Outcome[] | null> {
  if (stop?.aborted) return null;
  const edges = Array.from({ length: threads + 1 }, (_, at) => Math.round((deals * at) / threads));
  const played = edges.map(() => 0);
  const workers = edges.slice(1).map((end, at) => {
    const workerData = taskOf(required(edges[at], 'beginning of a part'), end);
    return new Worker(new URL('./thread.ts', import.meta.url), { workerData });
  });
  const end = (): void => workers.forEach((worker) => void worker.terminate());
  stop?.addEventListener('abort', end, { once: true });
  try {
    const doneOf = (at: number) => (matches: number) => {
      played[at] = matches;
      done(played.reduce((sum, part) => sum + part, 0));
    };
    return await Promise.all(workers.map((worker, at) => outcomeOf<Outcome>(worker, doneOf(at))));
  } catch (error) {
    if (stop?.aborted) return null;
    throw error;
  } finally {
    stop?.removeEventListener('abort', end);
    end();
  }
}

function outcomeOf<Outcome>(worker: Worker, done: (matches: number) => void): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    worker.on('message', (report: Report<Outcome>) => {
      if ('outcome' in report) resolve(report.outcome);
      else done(report.done);
    });
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('a thread ended before its matches were played')));
  });
}
