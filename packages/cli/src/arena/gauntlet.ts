/** One level against every yardstick: the pairings, their results, and whether each reaches its target. */

import { type Budget, type PlayerName, type YardstickName } from '@windrose/bots';
import type { GameId } from '@windrose/rules';

import type { MatchLine } from './match.ts';
import type { Setting } from './plan.ts';
import { type Share, wilson } from './wilson.ts';

/** The opponents of the level: a yardstick, as often as there are other seats, or the rival of Solo. */
type Opponent = YardstickName | 'rival';

/** A pairing: a game, the number of seats, and the opponents on the other seats. */
export interface Pairing {
  readonly game: GameId;
  readonly seats: number;
  readonly against: Opponent;
  /** The number of matches to play. */
  readonly matches: number;
}

/** The number of matches at tables of each kind: two seats, more seats, solo. */
export interface Amounts {
  readonly two: number;
  readonly more: number;
  readonly solo: number;
}

/** The game that is played against the rival, and how hard the rival is. */
const SOLO = { game: 'eastern-wonders-solo', level: 'fierce' } as const;

/** The target with two seats and in Solo: the share won, the lower bound of its interval, and the number of matches. */
const AIM = { share: 0.95, low: 0.92, matches: 1000 };

/** The target with more seats, as a multiple of the fair share. */
const AIM_TIMES_FAIR = 2;

/**
 * All tables: per game each number of seats against each yardstick, two seats first; with one seat among the seats,
 * and Eastern Wonders among the games, Solo comes last.
 */
export function pairings(
  games: readonly GameId[],
  seats: readonly number[],
  against: readonly YardstickName[],
  { two, more, solo }: Amounts,
): Pairing[] {
  const all = seats
    .filter((count) => count > 1)
    .flatMap((count) =>
      games.flatMap((game) =>
        against.map((name): Pairing => ({ game, seats: count, against: name, matches: count === 2 ? two : more })),
      ),
    );
  if (seats.includes(1) && games.includes('eastern-wonders')) {
    all.push({ game: SOLO.game, seats: 1, against: 'rival', matches: solo });
  }
  return all;
}

/** The name of a table and of its file. */
export function nameOf({ game, seats, against }: Pairing): string {
  return `${game}-${seats}-${against}`;
}

/** The arena of a table: the level sits once, on each seat in turn. */
export function settingOf({ game, seats, against }: Pairing, level: PlayerName, budget: Budget, seed: string): Setting {
  return against === 'rival'
    ? { request: { game, seats, seed, options: { level: SOLO.level } }, players: [level], budget }
    : { request: { game, seats, seed }, players: [level, against], budget };
}

/** The result of a table. */
export interface Outcome extends Pairing {
  readonly played: number;
  /** Matches that the level won by the rules; among them those in which the turn order decided between equal points. */
  readonly won: number;
  /** Matches with equal points at the top, won or lost. */
  readonly equal: number;
  /** The share won of all matches played, with Wilson's 95 % interval. */
  readonly share: Share;
  /** The share won by the level, as a multiple of the fair share of one seat. */
  readonly timesFair: number;
  readonly meanScores: readonly [number, number];
  /** Milliseconds that the level took for a decision with more than one option: on average, and the slowest. */
  readonly msPerDecision: number;
  readonly slowestMs: number;
  /** Milliseconds of thinking a match took: of the level, and of all others. */
  readonly msPerMatch: readonly [number, number];
  /** The number of failures of the level, each replaced by a simple choice. */
  readonly failures: number;
  readonly stalled: number;
  readonly reached: boolean;
  /** The reason why the target is not reached; empty if it is. */
  readonly short: string;
}

/** Sums up the matches of a table. */
export function outcomeOf(pairing: Pairing, lines: readonly MatchLine[]): Outcome {
  const { seats, against } = pairing;
  const played = lines.length;
  let won = 0;
  let decisions = 0;
  let slowest = 0;
  let failures = 0;
  const scores: [number, number] = [0, 0];
  const ms: [number, number] = [0, 0];
  const others = against === 'rival' ? 1 : seats - 1;
  for (const line of lines) {
    // A match that stalls is not won, however far ahead a seat is.
    if (line.finished && line.seats[line.winner]?.player === 0) won++;
    for (const seat of line.seats) {
      const side = seat.player === 0 ? 0 : 1;
      scores[side] += seat.score / (side === 0 ? 1 : others);
      ms[side] += seat.ms;
      if (side === 1) continue;
      decisions += seat.decisions;
      slowest = Math.max(slowest, seat.slowest);
      failures += seat.failures;
    }
    scores[1] += line.rival ?? 0;
  }
  const share = wilson(won, played);
  const timesFair = (share.share ?? 0) * (against === 'rival' ? 2 : seats);
  const mean = (sum: number, of: number): number => (of === 0 ? 0 : sum / of);
  const short = whatIsShort(pairing, played, share, timesFair);
  return {
    ...pairing,
    played,
    won,
    equal: lines.filter(({ tie }) => tie).length,
    share,
    timesFair,
    meanScores: [mean(scores[0], played), mean(scores[1], played)],
    msPerDecision: mean(ms[0], decisions),
    slowestMs: slowest,
    msPerMatch: [mean(ms[0], played), mean(ms[1], played)],
    failures,
    stalled: lines.filter(({ finished }) => !finished).length,
    reached: short === '',
    short,
  };
}

function whatIsShort({ seats, matches }: Pairing, played: number, share: Share, timesFair: number): string {
  if (played === 0) return 'not played';
  if (seats > 2) {
    if (timesFair < AIM_TIMES_FAIR) return `${(AIM_TIMES_FAIR - timesFair).toFixed(2)} short`;
    return played < matches ? `${matches - played} matches to go` : '';
  }
  const reached = share.share ?? 0;
  if (reached < AIM.share) return `${((AIM.share - reached) * 100).toFixed(1)} % short`;
  const wanted = seats === 2 ? Math.max(matches, AIM.matches) : matches;
  if (played < wanted) return `${wanted - played} matches to go`;
  return share.low < AIM.low ? `interval ${((AIM.low - share.low) * 100).toFixed(1)} % short` : '';
}

/** The outcomes as tables of Markdown, one for each number of seats. */
export function markdownOf(outcomes: readonly Outcome[], level: string): string {
  const groups = [...new Set(outcomes.map(({ seats }) => seats))].map((seats) => {
    const rows = outcomes.filter((outcome) => outcome.seats === seats);
    const head = [
      'game',
      'against',
      'won of',
      'share [95 %]',
      ...(seats > 2 ? ['× fair share'] : []),
      'equal points',
      'points',
      'ms a decision, most',
      'aim',
    ];
    const lines = rows.map((row) => [
      row.game,
      row.against === 'rival' ? `rival, ${SOLO.level}` : seats > 2 ? `${seats - 1} × ${row.against}` : row.against,
      `${row.won} of ${row.played}`,
      row.share.share === null
        ? '–'
        : `${percent(row.share.share)} % [${percent(row.share.low)}, ${percent(row.share.high)}]`,
      ...(seats > 2 ? [row.played === 0 ? '–' : row.timesFair.toFixed(2)] : []),
      String(row.equal),
      `${row.meanScores[0].toFixed(1)} : ${row.meanScores[1].toFixed(1)}`,
      `${row.msPerDecision.toFixed(1)}, ${row.slowestMs.toFixed(0)}`,
      row.reached ? 'reached' : row.short,
    ]);
    const aim =
      seats > 2
        ? `at least ${AIM_TIMES_FAIR} times the fair share`
        : `at least ${AIM.share * 100} % won, the interval above ${AIM.low * 100} %` +
          (seats === 2 ? `, ${AIM.matches} matches` : '');
    const title = seats === 1 ? `${level}, Solo` : `${level}, ${seats} seats`;
    return [`**${title}** (aim: ${aim})`, '', rowOf(head), rowOf(head.map(() => '---')), ...lines.map(rowOf)].join(
      '\n',
    );
  });
  return groups.join('\n\n');
}

function rowOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function percent(value: number): string {
  return (value * 100).toFixed(1);
}
