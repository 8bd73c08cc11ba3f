/** The thing on the table that is the target of a puzzle. */

import type { Target } from '@windrose/analysis';
import type { AnyView, Match } from '@windrose/rules';

import type { Thing } from './targets.ts';

/** The port of an order, or the place of a card in the row; none once it is claimed. */
export function thingsOfTarget(match: Match, { kind, id }: Pick<Target, 'kind' | 'id'>): readonly Thing[] {
  const { ports = [], row = [] }: AnyView = match.state();
  if (kind === 'order') return ports.flatMap(({ at, tile }) => (tile === id ? [`place ${at}` as const] : []));
  const slot = row.indexOf(id);
  return slot < 0 ? [] : [`card ${slot}`];
}
