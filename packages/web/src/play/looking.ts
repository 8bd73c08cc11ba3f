/** A match that somebody only looks at: nothing on its table can be chosen. */

import type { Match } from '@windrose/rules';

import type { TableSnapshot, TableSession } from './session.ts';

/** The actions of a spectator at a table. */
export const LOOKING = {
  choose: () => {},
  undoStep: () => {},
  undoTurn: () => {},
  undoTo: () => {},
  endTurn: () => {},
  skip: () => {},
} as const satisfies Partial<TableSession>;

/**
 * The table of a match that is looked at.
 * @param turn the match before a turn of which another line is shown: it is told of that turn’s round, also where its last choice has
 * led to the next one
 */
export function lookedAt(match: Match, turn: Match = match): TableSnapshot {
  return {
    match,
    stage: match.over ? 'over' : 'shown',
    mover: match.mover ?? 0,
    seat: match.decision?.seat ?? 0,
    decision: null,
    options: [],
    canUndo: false,
    settled: match.version,
    round: turn.round,
    botFailed: false,
  };
}
