/** Plays whole matches of one game at full speed and counts their results. */

import { type Budget, createPlayer, type Policy, POLICIES, type PolicyName, type PlayerName } from '@windrose/bots';
import { type Core, FastLuck, type MatchRequest, MOST_OPTIONS, Referee, sha256Text, startMatch } from '@windrose/rules';

import { addCoverage, type Coverage, CoverageWatch } from './coverage.ts';

/** A range of matches to play. Match `n` of a seed does not depend on other matches. */
export interface Job {
  readonly request: MatchRequest;
  /** The player at all seats: a policy, a level or a yardstick. */
  readonly policy: PolicyName | PlayerName;
  /** The budget of a level per turn; missing: its own budget. */
  readonly budget?: Budget;
  readonly referee: boolean;
  /** Whether to count how often rarely used rules are reached. */
  readonly coverage?: boolean;
  /** The number of the first match. */
  readonly from: number;
  readonly matches: number;
}

/** A violation of the rules, or an error, in a match. */
interface Violation {
  readonly match: number;
  /** Version of the match at the violation. */
  readonly decision: number;
  readonly message: string;
}

/** The results of a range of matches. Tallies of neighbouring ranges can be added up. */
export interface Tally {
  matches: number;
  decisions: number;
  turns: number;
  /** The number of matches by their number of rounds, from one round. */
  rounds: number[];
  /** Per side (the seats, then the solo rival): the sum of its scores. */
  scores: number[];
  /** Per side: matches won; a stalled match has no winner. */
  wins: number[];
  /** Matches that ended by the rules, that stalled, and that were stopped by a violation. */
  ends: { finished: number; stalled: number; broken: number };
  /** The number of violations, and the first few of them. */
  violations: number;
  faults: Violation[];
  /** The number of times each rarely used rule was reached; empty if not requested. */
  coverage: Coverage;
}

/** Number of matches played on one board (a generated map) before a new one is made. */
const MATCHES_PER_BOARD = 64;

/** A match with more decisions than this counts as endless. */
const MOST_DECISIONS = 1_000_000;

/** Maximum number of violations reported in full. */
const MOST_FAULTS = 10;

/** The number of the first match on the same board. Ranges that start with such a match make each board only once. */
export function boardStart(match: number): number {
  return match - (match % MATCHES_PER_BOARD);
}

/** Counts the rounds of a match. */
export function countRound({ rounds }: Tally, round: number): void {
  while (rounds.length < round) rounds.push(0);
  rounds[round] = (rounds[round] ?? 0) + 1;
}

/**
 * Plays matches.
 * @param done called after each board with the number of matches played.
 * @throws RulesError when the requested match is not allowed.
 */
export function simulate(job: Job, done: (matches: number) => void): Tally {
  const { request, policy, referee, from, matches } = job;
  const seed = Number.parseInt(sha256Text(request.seed).slice(0, 8), 16);
  const chance = new FastLuck(0);
  const choice = new FastLuck(0);
  const codes = new Int32Array(MOST_OPTIONS);
  const tally = noTally();

  for (let first = boardStart(from); first < from + matches; first += MATCHES_PER_BOARD) {
    const board = startMatch({ ...request, seed: `${request.seed}/${first}` });
    const { core } = board;
    const state = core.newState();
    const chooserOf = choosers(policy, core, job.budget);
    const judge = referee ? new Referee(board) : null;
    const watch = job.coverage ? new CoverageWatch(board) : null;
    const last = Math.min(first + MATCHES_PER_BOARD, from + matches);
    for (let match = Math.max(first, from); match < last; match++) {
      let decisions = 0;
      let fault: string | null = null;
      try {
        chance.reseed(seed, match);
        choice.reseed(seed, ~match);
        const choose = chooserOf(match);
        core.deal(state, chance);
        if (judge !== null) fault = judge.begin(state);
        while (fault === null && state.over === 0) {
          const n = core.legal(state, codes);
          const code = choose(state, codes, n, choice);
          if (watch !== null) watch.before(state, code);
          core.apply(state, code, chance);
          if (watch !== null) watch.after(state);
          decisions++;
          if (judge !== null) fault = judge.check(state);
          if (decisions > MOST_DECISIONS) fault = `The match does not end within ${MOST_DECISIONS} decisions.`;
        }
      } catch (error) {
        fault = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      }
      tally.matches++;
      tally.decisions += decisions;
      tally.turns += state.turn;
      if (fault !== null) {
        tally.ends.broken++;
        tally.violations++;
        if (tally.faults.length < MOST_FAULTS) tally.faults.push({ match, decision: decisions, message: fault });
        continue;
      }
      tally.ends[state.final === 1 ? 'finished' : 'stalled']++;
      countRound(tally, state.round);
      for (let side = 0; side < core.sides; side++) {
        tally.scores[side] = (tally.scores[side] ?? 0) + core.points(state, side);
      }
      const winner = state.final === 1 ? core.leader(state) : -1;
      for (let side = 0; side < core.sides; side++) {
        tally.wins[side] = (tally.wins[side] ?? 0) + (side === winner ? 1 : 0);
      }
    }
    if (watch !== null) tally.coverage = addCoverage(tally.coverage, watch.counted);
    done(tally.matches);
  }
  return tally;
}

/** The player of each match. Policies are shared; bots are created for each match, so that a match is the same in any range. */
function choosers(policy: Job['policy'], core: Core, budget: Budget = {}): (match: number) => Policy {
  if (Object.hasOwn(POLICIES, policy)) {
    const one = POLICIES[policy as PolicyName](core);
    return () => one;
  }
  return (match) => {
    const bot = createPlayer({ core, player: policy as PlayerName, seed: match, budget });
    return (state, codes, n) => bot.choose(state, codes, n);
  };
}

/** An empty tally. */
export function noTally(): Tally {
  return {
    matches: 0,
    decisions: 0,
    turns: 0,
    rounds: [],
    scores: [],
    wins: [],
    ends: { finished: 0, stalled: 0, broken: 0 },
    violations: 0,
    faults: [],
    coverage: {},
  };
}

/** The tally of two ranges together, `a` being the earlier one. */
export function addTallies(a: Tally, b: Tally): Tally {
  const add = (x: readonly number[], y: readonly number[]): number[] =>
    Array.from({ length: Math.max(x.length, y.length) }, (_, at) => (x[at] ?? 0) + (y[at] ?? 0));
  return {
    matches: a.matches + b.matches,
    decisions: a.decisions + b.decisions,
    turns: a.turns + b.turns,
    rounds: add(a.rounds, b.rounds),
    scores: add(a.scores, b.scores),
    wins: add(a.wins, b.wins),
    ends: {
      finished: a.ends.finished + b.ends.finished,
      stalled: a.ends.stalled + b.ends.stalled,
      broken: a.ends.broken + b.ends.broken,
    },
    violations: a.violations + b.violations,
    faults: [...a.faults, ...b.faults].slice(0, MOST_FAULTS),
    coverage: addCoverage(a.coverage, b.coverage),
  };
}

/** The minimum, median and maximum number of rounds of a tally; all 0 if no match ended. */
export function roundsOf({ rounds }: Tally): { min: number; median: number; max: number } {
  const total = rounds.reduce((sum, matches) => sum + matches, 0);
  if (total === 0) return { min: 0, median: 0, max: 0 };
  const nth = (n: number): number => {
    let seen = 0;
    return rounds.findIndex((matches) => (seen += matches) > n);
  };
  return {
    min: nth(0),
    median: (nth(Math.floor((total - 1) / 2)) + nth(Math.floor(total / 2))) / 2,
    max: nth(total - 1),
  };
}
