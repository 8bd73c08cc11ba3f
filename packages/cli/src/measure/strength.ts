/** Strength against time: the strongest level meets itself with other budgets, and a yardstick to stand on. */

import { failureInWords } from '@windrose/bots/host';
import { type GameId, startMatch } from '@windrose/rules';

import { type Setting, wholeMatches } from '../arena/plan.ts';
import { playMatches } from '../arena/pool.ts';
import { showSummary } from '../arena/report.ts';
import type { MatchLine } from '../arena/match.ts';
import { type Summary, summarize } from '../arena/summary.ts';
import { Progress } from '../progress.ts';

/** Milliseconds for a turn. */
const TIMES = [10, 100, 1000] as const;

/** Games that are measured unless others are named. */
export const STRENGTH_GAMES: readonly GameId[] = ['eastern-wonders', 'new-world'];

/** Matches for every two of the players. */
export const STRENGTH_MATCHES = 10;

/** The measurement of a game. */
export interface Strength {
  readonly game: GameId;
  readonly summary: Summary;
}

/** Plays the matches until they are over or stopped, on one thread: others would take the milliseconds away. */
export async function measureStrength(
  games: readonly GameId[],
  matchesEach: number,
  stop: AbortSignal,
): Promise<Strength[]> {
  const players = [...TIMES.map((ms) => `strongest@${ms}`), 'B2'];
  const pairs = (players.length * (players.length - 1)) / 2;
  const progress = new Progress(games.length * pairs * matchesEach, 'matches');
  let done = 0;
  const measured: Strength[] = [];
  for (const game of games) {
    const setting: Setting = { request: { game, seats: 2, seed: 'strength' }, players, budget: {} };
    startMatch(setting.request);
    const lines: MatchLine[] = [];
    const numbers = Array.from({ length: wholeMatches(setting, pairs * matchesEach) }, (_, number) => number);
    await playMatches(setting, numbers, {
      threads: 1,
      done: (line) => {
        lines.push(line);
        progress.show(++done);
      },
      failed: (failure) => stop.aborted || console.error(failureInWords(failure)),
      onOutput: (line) => console.error(line),
      stop,
    });
    if (lines.length === 0) break;
    measured.push({ game, summary: summarize(setting, lines) });
  }
  progress.end();
  return measured;
}

/** The ratings, a table a game. */
export function showStrength(measured: readonly Strength[]): string {
  return measured.map(({ game, summary }) => `${game}\n${showSummary(summary, 2)}`).join('\n\n');
}
