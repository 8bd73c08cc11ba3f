/**
 * Whether the analysis can be believed, on fresh matches that no weights were trained on. `npm run proof:teacher -- …`:
 *
 * - `calibration`: matches between strong bots; how often the side wins that a position gives 10, 20, … in 100 chances.
 * - `mistakes`: matches with weaker players are analysed; each marked turn is then played out both ways, on luck and by bots
 *   that the analysis did not use.
 * - `claims`: turns of navigators at which a claim could be gone for; what few tries say of the plan beside it, and what it is worth at the end.
 *
 * `--games a,b` (all), `--matches N` (a game), `--minutes N` ends it early, `--pairs N` (mistakes and claims: playouts both ways, 400),
 * `--seed TEXT`. `--out FILE` appends every measurement as a line of JSON; the same command goes on where the file ends.
 */

import { parseArgs } from 'node:util';

import { createBotWith, type Level, loadWeights, type NetWeights } from '@windrose/bots';
import { reviewing, type Review, type ReviewedStep } from '@windrose/analysis';
import {
  FastLuck,
  GAME_IDS,
  type GameId,
  loadMatch,
  type Match,
  type MatchRecord,
  required,
  startMatch,
  type State,
} from '@windrose/rules';

import { errorOf } from '../../packages/analysis/src/review/estimate.ts';
import { type PlayoutBots, Playouts } from '../../packages/analysis/src/review/playouts.ts';
import { chanceOf, PositionJudge } from '../../packages/analysis/src/review/judge.ts';
import { SAMPLES } from '../../packages/analysis/src/review/turn-task.ts';
import { reviewStepsOf } from '../../packages/analysis/src/review/steps.ts';
import { claimsTable, passedClaims, type PassedClaimTurn } from './claims.ts';
import { Measurements } from './measurements.ts';
import { type Judged, reliability } from './reliability.ts';

/** Bots that the analysis does not use, quick ones; their taste is finer. */
const OTHER_BOTS: PlayoutBots = {
  kinds: [
    { level: 'captain', budget: { iterations: 3 } },
    { level: 'captain', budget: { iterations: 7 } },
    { level: 'admiral', budget: { iterations: 5 } },
  ],
  seed: 90_000,
  variety: 0.015,
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: GAME_IDS.join(',') },
    matches: { type: 'string', default: '50' },
    minutes: { type: 'string', default: '600' },
    pairs: { type: 'string', default: '400' },
    seed: { type: 'string', default: 'teacher' },
    out: { type: 'string' },
  },
});
const [task] = positionals;
const games = values.games.split(',').filter((id): id is GameId => GAME_IDS.some((game) => game === id));
const matches = Number(values.matches);
const pairs = Number(values.pairs);
const end = performance.now() + Number(values.minutes) * 60_000;
const isLate = (): boolean => performance.now() > end;

if (task === 'calibration') await calibrate();
else if (task === 'mistakes') await playOutMistakes();
else if (task === 'claims') await lookAtClaims();
else throw new Error(`"${task ?? ''}" is not a task; the tasks are calibration, claims and mistakes`);

/** Bots on all seats, of these levels in turn. */
function seated({ core }: Match, weights: NetWeights | null, kinds: readonly [Level, number | null][], seed: number) {
  return Array.from({ length: core.seats }, (_, seat) => {
    const [level, iterations] = required(kinds[(seat + seed) % kinds.length], 'kind of bot');
    return createBotWith({
      core,
      seed: 1000 * seed + seat,
      level,
      weights,
      ...(iterations ? { budget: { iterations } } : {}),
    });
  });
}

function begin(game: GameId, number: number): Match {
  // Solo's rival is fierce: against the easier ones strong bots always win.
  if (game === 'eastern-wonders-solo') {
    return startMatch({ game, seats: 1, seed: `${values.seed} ${number}`, options: { level: 'fierce' } });
  }
  return startMatch({ game, seats: 2, seed: `${values.seed} ${number}` });
}

async function lookAtClaims(): Promise<void> {
  const file = new Measurements<PassedClaimTurn>(values.out);
  const last = Math.max(-1, ...file.lines.map((line) => line.match));
  for (let number = last + 1; number < matches && !isLate(); number++) {
    for (const game of games) {
      const match = begin(game, number);
      const weights = await loadWeights(match.core);
      for (const turn of passedClaims(match, weights, { game, number, pairs, others: OTHER_BOTS })) {
        file.add(turn);
        if (isLate()) break;
      }
    }
  }
  console.log(claimsTable(file.lines));
}

/** A match of the calibration: the positions that were judged, and who won. */
interface CalibrationMatch {
  readonly game: GameId;
  readonly match: number;
  readonly winner: number;
  /** The chances of the seat to move, one for each playout, as the network gives them. */
  readonly positions: readonly { readonly round: number; readonly side: number; readonly leaves: readonly number[] }[];
}

async function calibrate(): Promise<void> {
  const file = new Measurements<CalibrationMatch>(values.out);
  for (let number = 0; number < matches && !isLate(); number++) {
    for (const game of games) {
      if (isLate()) break;
      if (!file.lines.some((line) => line.game === game && line.match === number)) file.add(await judged(game, number));
    }
  }
  const known = file.lines.map(({ game, match, winner, positions }) => ({
    game,
    judged: positions.map(({ side, leaves }): Judged => ({ match, leaves, won: side === winner })),
  }));
  for (const game of games) {
    const some = known.flatMap((one) => (one.game === game ? one.judged : []));
    if (some.length > 0) console.log(reliability(game, some));
  }
}

async function judged(game: GameId, number: number): Promise<CalibrationMatch> {
  const match = begin(game, number);
  const { core } = match;
  const weights = await loadWeights(core);
  const judge = new PositionJudge(core, weights, 1);
  const bots = seated(
    match,
    weights,
    [
      ['admiral', 10],
      ['admiral', 20],
      ['admiral', 30],
    ],
    number,
  );
  const luck = new FastLuck(number, 5);
  const state = core.newState();
  match.copyState(state);
  const positions: { readonly round: number; readonly side: number; readonly leaves: readonly number[] }[] = [];
  let turn = -1;
  while (state.over === 0) {
    // Neighbouring positions say nearly the same: every third turn.
    if (state.turn !== turn && state.turn % 3 === 0) {
      const side = state.mover;
      const leaves = judge.leaves(state, [], SAMPLES, state.turn * 1000);
      positions.push({ round: state.round, side, leaves: leaves.map((leaf) => chanceOf(leaf, side)) });
    }
    turn = state.turn;
    core.apply(state, required(bots[state.actor], 'bot').choose(state), luck);
  }
  return { game, match: number, winner: core.leader(state), positions };
}

/** A match with its marked turns, and a marked turn played out by other bots: the two kinds of lines in the file. */
interface ReviewedMatch {
  readonly kind: 'review';
  readonly game: GameId;
  readonly match: number;
  readonly record: MatchRecord;
  readonly rest: number;
  readonly marked: readonly ReviewedStep[];
}

interface PlayedOutTurn {
  readonly kind: 'played out';
  readonly game: GameId;
  readonly match: number;
  /** The turn's first choice. */
  readonly from: number;
  readonly pairs: number;
  /** The measured loss and its standard error. */
  readonly measured: number;
  readonly error: number;
}

async function playOutMistakes(): Promise<void> {
  const file = new Measurements<ReviewedMatch | PlayedOutTurn>(values.out);
  for (let number = 0; number < matches && !isLate(); number++) {
    for (const game of games) {
      if (isLate()) break;
      const known = file.lines.find(
        (line): line is ReviewedMatch => line.kind === 'review' && line.game === game && line.match === number,
      );
      const review = known ?? (await reviewedMatch(game, number));
      if (review === null) break;
      if (!known) file.add(review);
      for (const step of review.marked) {
        if (isLate()) break;
        const { from } = step;
        const isDone = file.lines.some(
          (line) => line.kind === 'played out' && line.game === game && line.match === number && line.from === from,
        );
        if (isDone) continue;
        const match = loadMatch(review.record);
        const before = required(
          reviewStepsOf(match).find((one) => one.from === from),
          'step',
        ).before;
        const { measured, error } = playOut(match, await loadWeights(match.core), before, step);
        file.add({ kind: 'played out', game, match: number, from, pairs, measured, error });
        const [least, most] = required(step.lossInterval, 'interval of a mark').map((part) => (100 * part).toFixed(0));
        console.log(
          `${game} ${number}, choice ${from}: stated ${(100 * step.loss).toFixed(0)} [${least}, ${most}], ` +
            `measured ${(100 * measured).toFixed(1)} ± ${(100 * error).toFixed(1)}`,
        );
      }
    }
  }
  summarise(file.lines);
}

/** A match between players who make mistakes, analysed; null if time runs out meanwhile. */
async function reviewedMatch(game: GameId, number: number): Promise<ReviewedMatch | null> {
  const match = begin(game, number);
  const weights = await loadWeights(match.core);
  const players = seated(
    match,
    weights,
    [
      ['captain', null],
      ['navigator', null],
      ['captain', 4],
      ['boatswain', null],
    ],
    number,
  );
  while (!match.over) match.choose(required(players[match.decision?.seat ?? 0], 'player').chooseFor(match));
  const { rest, steps, stopped } = reviewed(match, weights);
  const marked = steps.filter(({ mark }) => mark !== null);
  return stopped ? null : { kind: 'review', game, match: number, record: match.record(), rest, marked };
}

function reviewed(match: Match, weights: NetWeights | null): Review {
  const pieces = reviewing(match, weights, { stop: isLate });
  for (;;) {
    const { done, value } = pieces.next();
    if (done) return value;
  }
}

/** Both lines to the end, by bots and on luck that the analysis did not use. */
function playOut({ core }: Match, weights: NetWeights | null, from: State, { codes, better, seat }: ReviewedStep) {
  const playouts = new Playouts(core, weights, OTHER_BOTS);
  const wins = (line: readonly number[], pair: number): number => Number(playouts.winner(from, line, pair) === seat);
  const differences = Array.from(
    { length: pairs },
    (_, pair) => wins(required(better, 'better line'), pair) - wins(codes, pair),
  );
  const measured = differences.reduce((sum, each) => sum + each, 0) / pairs;
  const spread = differences.reduce((sum, each) => sum + (each - measured) ** 2, 0) / (pairs - 1);
  return { measured, error: Math.sqrt(spread / pairs) };
}

function summarise(lines: readonly (ReviewedMatch | PlayedOutTurn)[]): void {
  const reviews = lines.filter((line) => line.kind === 'review');
  const proven = lines.flatMap((line) => {
    if (line.kind !== 'played out') return [];
    const { game, match, from } = line;
    const review = reviews.find((one) => one.game === game && one.match === match);
    const step = required(
      review?.marked.find((one) => one.from === from),
      'marked turn',
    );
    return [{ ...line, loss: step.loss, interval: required(step.lossInterval, 'interval of a mark') }];
  });
  const excluding = proven.filter(({ measured, error }) => Math.abs(measured) > 1.96 * error);
  const worse = excluding.filter(({ measured }) => measured > 0);
  const inMeasured = proven.filter(({ loss, measured, error }) => Math.abs(loss - measured) <= 1.96 * error);
  const inStated = proven.filter(({ interval: [least, most], measured }) => measured >= least && measured <= most);
  // A measured loss is itself uncertain: what is to be expected is an interval for both.
  const inBoth = proven.filter(
    ({ loss, interval, measured, error }) => Math.abs(loss - measured) <= 1.645 * Math.hypot(errorOf(interval), error),
  );
  const share = (part: readonly unknown[], whole: readonly unknown[]): string =>
    `${part.length} of ${whole.length} (${((100 * part.length) / Math.max(1, whole.length)).toFixed(0)} %)`;
  const mean = (numbers: readonly number[]): string =>
    ((100 * numbers.reduce((sum, each) => sum + each, 0)) / Math.max(1, numbers.length)).toFixed(1);
  const rms = Math.sqrt(reviews.reduce((sum, { rest }) => sum + rest * rest, 0) / Math.max(1, reviews.length));
  console.log(
    [
      `${proven.length} marked turns of ${reviews.length} matches, played out both ways`,
      `interval of 95 % excludes zero: ${share(excluding, proven)}; of those the played turn is worse: ${share(worse, excluding)}`,
      `stated losses on average: ${mean(proven.map(({ loss }) => loss))}, measured: ${mean(proven.map(({ measured }) => measured))}`,
      `stated loss within the measured interval of 95 %: ${share(inMeasured, proven)}`,
      `measured loss within the stated interval of 90 %: ${share(inStated, proven)}, with its own error: ${share(inBoth, proven)}`,
      `the rest that losses and luck do not explain, a step: ${(100 * rms).toFixed(2)} points (rms of ${reviews.length} matches)`,
    ].join('\n'),
  );
}
