/** Matches between players by name, counted as those of simple policies are. */

import type { Budget } from '@windrose/bots';
import type { PlayerFailure } from '@windrose/bots/host';
import { type MatchRequest, startMatch } from '@windrose/rules';

import type { MatchLine } from '../arena/match.ts';
import { readPlayer, type Setting, weightsFiles } from '../arena/plan.ts';
import { playMatches } from '../arena/pool.ts';
import { weightsIn } from '../weights.ts';
import { countRound, noTally, type Tally } from './simulate.ts';

/**
 * Plays matches. The seats are the players in turn order, from the first on again where there are more seats; they keep
 * their places in all matches. Only decisions with more than one option are counted.
 */
export async function simulatePlayers(
  request: MatchRequest,
  names: readonly string[],
  budget: Budget,
  from: number,
  matches: number,
  threads: number,
  {
    done,
    failed,
    onOutput,
    stop,
  }: {
    readonly done: (matches: number) => void;
    readonly failed: (failure: PlayerFailure) => void;
    readonly onOutput: (line: string) => void;
    readonly stop: AbortSignal;
  },
): Promise<Tally> {
  const { core } = startMatch(request);
  const weights = Object.fromEntries(weightsFiles(names).map((file) => [file, weightsIn(file, core)]));
  const labels = names.map((name) => readPlayer(name, request.game, weights).label);
  const setting: Setting = { request, players: labels, budget, weights, fixed: true };
  const tally = noTally();
  const numbers = Array.from({ length: matches }, (_, at) => from + at);
  // Matches are counted in order, so that an interrupted run has a complete beginning to continue from.
  const early = new Map<number, MatchLine>();
  let next = from;
  await playMatches(setting, numbers, {
    threads,
    done: (line) => {
      early.set(line.match, line);
      for (let due = early.get(next); due !== undefined; due = early.get(++next)) {
        early.delete(next);
        count(tally, due);
      }
      done(tally.matches);
    },
    failed,
    onOutput,
    stop,
  });
  return tally;
}

function count(tally: Tally, { seats, rival, winner, rounds, finished }: MatchLine): void {
  tally.matches++;
  tally.ends[finished ? 'finished' : 'stalled']++;
  countRound(tally, rounds);
  const scores = [...seats.map(({ score }) => score), ...(rival === undefined ? [] : [rival])];
  scores.forEach((score, side) => {
    tally.scores[side] = (tally.scores[side] ?? 0) + score;
    tally.wins[side] = (tally.wins[side] ?? 0) + Number(finished && side === winner);
  });
  for (const seat of seats) {
    tally.decisions += seat.decisions;
    tally.turns += seat.turns ?? 0;
  }
}
