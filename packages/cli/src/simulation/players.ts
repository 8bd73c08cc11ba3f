/** Matches between players by name, counted as those of simple policies are. */

import type { Budget } from '@windrose/bots';
import type { PlayerFailure } from '@windrose/bots/host';
import { type MatchRequest, startMatch } from '@windrose/rules';

import type { MatchLine } from '../arena/match.ts';
import { readPlayer, type Setting, weightsFiles } from '../arena/plan.ts';
import { playMatches } from '../arena/pool.ts';
import type { Records } from '../arena/records.ts';
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
    records,
    done,
    failed,
    onOutput,
    stop,
  }: {
    readonly records: Records | null;
    readonly done: (matches: number) => void;
    readonly failed: (failure: PlayerFailure) => void;
    readonly onOutput: (line: string) => void;
    readonly stop: AbortSignal;
  },
): Promise<Tally> {
  const { core } = startMatch(request);
  const weights = Object.fromEntries(weightsFiles(names).map((file) => [file, weightsIn(file, core)]));
  const labels = names.map((name) => readPlayer(name, request.game, weights).label);
  const setting: Setting = { request, players: labels, budget, weights, fixed: true, records: records !== null };
  const tally = noTally();
  const numbers = Array.from({ length: matches }, (_, at) => from + at);
  records?.refuseKnown(numbers);
  // Matches are counted in order, so that an interrupted run has a complete beginning to continue from.
  const early = new Map<number, { line: MatchLine; record: object | null }>();
  let next = from;
  await playMatches(setting, numbers, {
    threads,
    done: (line, record) => {
      early.set(line.match, { line, record });
      for (let due = early.get(next); due !== undefined; due = early.get(++next)) {
        early.delete(next);
        // The records are those of the matches that are counted.
        if (due.record !== null) records?.write(due.line.match, due.record);
        count(tally, due.line);
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
