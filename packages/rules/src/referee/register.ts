/** The inspectors of a match, by its game. */

import { RulesError } from '../core/errors.ts';
import type { Match } from '../core/match.ts';
import { REFEREED } from '../games/index.ts';
import type { Inspected, Inspector } from './inspector.ts';

/** The inspectors of a match. @throws RulesError `bad-game` when its game has none. */
export function inspectorsOf(match: Match): readonly Inspector[] {
  const { id, inspectors } = match.game;
  const watch = new Map<string, (inspected: Inspected) => readonly Inspector[]>(Object.entries(REFEREED)).get(id);
  const all = watch ?? inspectors;
  if (all === undefined) {
    const wanted = '"inspectors", a function that returns its own checks; () => [] for none';
    throw new RulesError('bad-game', `The referee cannot watch ${id}: the game lacks ${wanted}.`);
  }
  return all(match);
}
