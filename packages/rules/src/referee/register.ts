/** What the referee watches in each game: one line a game. */

import { RulesError } from '../core/errors.ts';
import type { Match } from '../core/match.ts';
import type { GameId } from '../games/index.ts';
import { watchSolo } from '../games/eastern-wonders-solo/referee.ts';
import { watchEasternWonders } from '../games/eastern-wonders/referee.ts';
import type { Inspected, Inspector } from './inspector.ts';
import { watchNewWorld, watchPart1, watchPart2, watchPart3 } from './land.ts';
import { watchSandToSea } from '../games/sand-to-sea/referee.ts';
import { watchSpiceRoad } from '../games/spice-road/referee.ts';

/** The inspectors of each game by its id. */
const REFEREED: Readonly<Record<GameId, (match: Inspected) => readonly Inspector[]>> = {
  'eastern-wonders': watchEasternWonders,
  'eastern-wonders-solo': watchSolo,
  'new-world': watchNewWorld,
  'east-to-west-1': watchPart1,
  'east-to-west-2': watchPart2,
  'east-to-west-3': watchPart3,
  'spice-road': watchSpiceRoad,
  'sand-to-sea': watchSandToSea,
};

/** The inspectors of a match. @throws RulesError `unknown-game` when nobody has said what to watch in its game. */
export function inspectorsOf(match: Match): readonly Inspector[] {
  const { id, inspectors } = match.game;
  const watch = new Map<string, (inspected: Inspected) => readonly Inspector[]>(Object.entries(REFEREED)).get(id);
  const all = watch ?? inspectors;
  if (all === undefined) throw new RulesError('unknown-game', `The referee does not know ${id}.`);
  return all(match);
}
