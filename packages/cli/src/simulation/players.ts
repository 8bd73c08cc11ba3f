/** Matches between players by name, counted as those of simple policies are. */

import type { MatchRequest } from '@windrose/rules';

import { readPlayer, type Setting } from '../arena/plan.ts';
import { playMatches } from '../arena/pool.ts';
import { noTally, type Tally } from './simulate.ts';

/**
 * Plays matches. The seats are the players in turn order, from the first on again where there are more seats; they keep
 * their places in all matches. Only decisions with more than one option are counted.
 */
export async function simulatePlayers(
  request: MatchRequest,
  names: readonly string[],
  ms: number | undefined,
  matches: number,
  threads: number,
  done: (matches: number) => void,
): Promise<Tally> {
  const labels = names.map((name) => readPlayer(name, request.game).label);
  const setting: Setting = { request, players: labels, budget: ms === undefined ? {} : { ms }, fixed: true };
  const tally = noTally();
  const numbers = Array.from({ length: matches }, (_, number) => number);
  await playMatches(setting, numbers, {
    threads,
    done: ({ seats, rival, winner, rounds, finished }) => {
      tally.matches++;
      tally.ends[finished ? 'finished' : 'stalled']++;
      while (tally.rounds.length <= rounds) tally.rounds.push(0);
      tally.rounds[rounds]!++;
      const scores = [...seats.map(({ score }) => score), ...(rival === undefined ? [] : [rival])];
      scores.forEach((score, side) => {
        tally.scores[side] = (tally.scores[side] ?? 0) + score;
        tally.wins[side] = (tally.wins[side] ?? 0) + Number(finished && side === winner);
      });
      for (const seat of seats) {
        tally.decisions += seat.decisions;
        tally.turns += seat.turns ?? 0;
      }
      done(tally.matches);
    },
    warn: (sentence) => console.error(sentence),
  });
  return tally;
}
