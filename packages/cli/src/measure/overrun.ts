/** Measures how far levels exceed their time: whole matches between bots, every decision timed against its budget. */

import { createBot, type Level } from '@windrose/bots';
import { findGame, startMatch, required } from '@windrose/rules';

/** The levels whose time can be set, and what they are given for a turn, in milliseconds. */
const LEVELS_TIMED: readonly Level[] = ['navigator', 'captain', 'admiral'];
const BUDGETS = [10, 50, 150];

/** Matches of each game, number of seats, level and budget unless said otherwise. */
export const OVERRUN_MATCHES = 1;

/** The maximum overrun of a bot, in milliseconds. */
export const OVERRUN_LIMIT = 50;

/** The measurement of one level with one budget. All times are in milliseconds. */
export interface Overrun {
  readonly game: string;
  readonly seats: number;
  readonly level: Level;
  readonly ms: number;
  /** Decisions with more than one option. */
  readonly decisions: number;
  /** The longest overrun by the clock; other programs on the machine contribute to it. */
  readonly latest: number;
  /** The same by the time a processor worked for it. */
  readonly latestWorked: number;
}

/**
 * Plays matches of every level and budget with the fewest and the most seats.
 * @param next called after each match; true from it ends the measuring there, and what is begun is left out.
 */
export async function measureOverrun(game: string, matches: number, next: Next): Promise<Overrun[]> {
  const found: Overrun[] = [];
  for (const seats of new Set(findGame(game).seats)) {
    for (const level of LEVELS_TIMED) {
      for (const ms of BUDGETS) {
        const late = { decisions: 0, latest: -Infinity, latestWorked: -Infinity };
        for (let number = 0; number < matches; number++) {
          playTimed({ game, seats, level, ms, number }, late);
          if (await next()) return found;
        }
        found.push({ game, seats, level, ms, ...late });
      }
    }
  }
  return found;
}

/** Called between two pieces of measuring: whether it is to end. */
export type Next = () => Promise<boolean>;

/** The total number of matches of the measurement. */
export function overrunMatches(game: string, matches: number): number {
  return new Set(findGame(game).seats).size * LEVELS_TIMED.length * BUDGETS.length * matches;
}

interface Task {
  readonly game: string;
  readonly seats: number;
  readonly level: Level;
  readonly ms: number;
  readonly number: number;
}

function playTimed(
  { game, seats, level, ms, number }: Task,
  late: { decisions: number; latest: number; latestWorked: number },
): void {
  const match = startMatch({ game: findGame(game).id, seats, seed: `overrun ${number}` });
  const bots = Array.from({ length: seats }, (_, seat) =>
    createBot({ core: match.core, seed: seat + 1, level, budget: { ms } }),
  );
  while (!match.over) {
    const { seat } = required(match.decision, 'decision');
    const bot = required(bots[seat], `bot of seat ${seat}`);
    const open = match.legal().length > 1;
    const worked = process.threadCpuUsage();
    const begun = performance.now();
    const option = bot.chooseFor(match);
    const took = performance.now() - begun;
    const { user, system } = process.threadCpuUsage(worked);
    match.choose(option);
    if (!open) continue;
    late.decisions++;
    late.latest = Math.max(late.latest, took - ms);
    late.latestWorked = Math.max(late.latestWorked, (user + system) / 1000 - ms);
  }
}
