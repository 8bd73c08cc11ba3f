/**
 * Whether the analysis can be believed, on fresh matches that no weights were trained on. `npm run proof:teacher -- …`:
 *
 * - `calibration`: matches between strong bots; how often the side wins that a position gives 10, 20, … in 100 chances.
 * - `mistakes`: matches with weaker players are analysed; each marked mistake is then played out both ways, on luck and by
 *   bots that the analysis did not use.
 *
 * `--games a,b` (all), `--matches N` (a game), `--minutes N` ends it early, `--pairs N` (mistakes: playouts both ways, 400),
 * `--seed TEXT`, `--json FILE` keeps every measurement.
 */

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { createBotWith, type Level, loadWeights, type NetWeights } from '@windrose/bots';
import { reviewing, type Review, type ReviewedStep } from '@windrose/analysis';
import { FastLuck, GAME_IDS, type GameId, type Match, required, startMatch, type State } from '@windrose/rules';

import { evaluate } from '../../packages/analysis/src/review/comparison.ts';
import { type PlayoutBots, Playouts } from '../../packages/analysis/src/review/playouts.ts';
import { PositionJudge } from '../../packages/analysis/src/review/judge.ts';
import { SAMPLES } from '../../packages/analysis/src/review/review.ts';
import { stepsOf } from '../../packages/analysis/src/review/steps.ts';
import { type Judged, reliability } from './reliability.ts';

/** Bots that the analysis does not use; they search deeper, and their taste is finer. */
const OTHER_BOTS: PlayoutBots = {
  kinds: [
    { level: 'captain', budget: { iterations: 8 } },
    { level: 'admiral', budget: { iterations: 6 } },
    { level: 'admiral', budget: { iterations: 12 } },
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
    json: { type: 'string' },
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
else throw new Error(`"${task ?? ''}" is not a task; the tasks are calibration and mistakes`);

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

async function calibrate(): Promise<void> {
  const all: (Judged & { readonly game: string })[] = [];
  for (const game of games) {
    const judged: Judged[] = [];
    for (let number = 0; number < matches && !isLate(); number++) {
      const match = begin(game, number);
      const { core } = match;
      const weights = await loadWeights(core);
      const judge = new PositionJudge(core, weights);
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
      const seen: { readonly side: number; readonly chance: number }[] = [];
      let turn = -1;
      while (state.over === 0) {
        // Neighbouring positions say nearly the same: every third turn.
        if (state.turn !== turn && state.turn % 3 === 0) {
          const { outlook } = evaluate(judge, state, SAMPLES, state.turn);
          seen.push({ side: state.mover, chance: required(outlook.win[state.mover], 'chance of the mover') });
        }
        turn = state.turn;
        core.apply(state, required(bots[state.actor], 'bot').choose(state), luck);
      }
      const winner = core.leader(state);
      judged.push(...seen.map(({ side, chance }) => ({ match: number, chance, won: side === winner })));
    }
    all.push(...judged.map((one) => ({ game, ...one })));
    console.log(reliability(game, judged));
  }
  console.log(reliability('all games', all));
  if (values.json) writeFileSync(values.json, JSON.stringify(all));
}

/** A marked mistake, played out. */
interface Proven {
  readonly game: GameId;
  readonly seed: string;
  readonly choice: number;
  readonly loss: number;
  readonly interval: readonly [number, number];
  readonly pairs: number;
  /** The measured loss and its standard error. */
  readonly measured: number;
  readonly error: number;
}

async function playOutMistakes(): Promise<void> {
  const proven: Proven[] = [];
  const rests: number[] = [];
  for (let number = 0; number < matches && !isLate(); number++) {
    for (const game of games) {
      if (isLate()) break;
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
      const review = reviewed(match, weights);
      rests.push(review.rest);
      const marked = review.steps.filter(({ mark }) => mark === 'mistake' || mark === 'blunder');
      const before = stepsOf(match);
      for (const step of marked) {
        if (isLate()) break;
        const from = required(before[review.steps.indexOf(step)], 'step').before;
        const { measured, error } = playOut(match, weights, from, step);
        const interval = required(step.lossInterval, 'interval of a mistake');
        proven.push({
          game,
          seed: `${values.seed} ${number}`,
          choice: step.from,
          loss: step.loss,
          interval,
          pairs,
          measured,
          error,
        });
        const [least, most] = interval.map((part) => (100 * part).toFixed(0));
        console.log(
          `${game} ${number}, choice ${step.from}: stated ${(100 * step.loss).toFixed(0)} [${least}, ${most}], ` +
            `measured ${(100 * measured).toFixed(1)} ± ${(100 * error).toFixed(1)}`,
        );
      }
      if (values.json) writeFileSync(values.json, JSON.stringify({ proven, rests }));
    }
  }
  summarise(proven, rests);
}

function reviewed(match: Match, weights: NetWeights | null): Review {
  const pieces = reviewing(match, weights);
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

function summarise(proven: readonly Proven[], rests: readonly number[]): void {
  const excluding = proven.filter(({ measured, error }) => Math.abs(measured) > 1.96 * error);
  const worse = excluding.filter(({ measured }) => measured > 0);
  // The measured interval of 95 %, and the stated one of 90 %.
  const inMeasured = proven.filter(({ loss, measured, error }) => Math.abs(loss - measured) <= 1.96 * error);
  const inStated = proven.filter(({ interval: [least, most], measured }) => measured >= least && measured <= most);
  const share = (part: readonly unknown[], whole: readonly unknown[]): string =>
    `${part.length} of ${whole.length} (${((100 * part.length) / Math.max(1, whole.length)).toFixed(0)} %)`;
  const rms = Math.sqrt(rests.reduce((sum, rest) => sum + rest * rest, 0) / Math.max(1, rests.length));
  console.log(
    [
      `${proven.length} marked mistakes, each played out ${pairs} times both ways`,
      `interval of 95 % excludes zero: ${share(excluding, proven)}; of those the played turn is worse: ${share(worse, excluding)}`,
      `stated loss within the measured interval of 95 %: ${share(inMeasured, proven)}`,
      `measured loss within the stated interval of 90 %: ${share(inStated, proven)}`,
      `the rest that losses and luck do not explain, a step: ${(100 * rms).toFixed(2)} points (rms of ${rests.length} matches)`,
    ].join('\n'),
  );
}
