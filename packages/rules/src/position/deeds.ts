/**
 * What somebody at a table may say they did at a decision, whether the rules allow it or not; each judged. What is allowed
 * is what the match offers and nothing else; where something is not, {@link whyNot} says which rule is in its way.
 */

import type { CodedOption, Match } from '../core/match.ts';
import type { Option } from '../core/phase.ts';
import { SPICES } from '../core/spice.ts';
import { islandsOf } from '../land/islands.ts';
import { landTableOf } from '../land/table.ts';
import { merchantsOf } from '../road/merchant.ts';
import { ordersOf } from '../road/orders.ts';
import { BONUS_KINDS } from '../sea/bonus.ts';
import { seaTableOf } from '../sea/table.ts';
import { type Refusal, whyNot } from './refusals.ts';

/** Something that may have been done, judged. */
export interface Deed {
  readonly option: Option;
  /** The code by which it is chosen; null if it is not allowed. */
  readonly code: number | null;
  /** Why it is not allowed; null if it is. */
  readonly why: Refusal | null;
}

/** Whether two options say the same. */
function same(a: Option, b: CodedOption): boolean {
  const { code: _, ...other } = b;
  const keys = Object.keys(other);
  return keys.length === Object.keys(a).length && keys.every((key) => a[key] === other[key]);
}

/** Everything that may be said to have been done at the present decision, judged; empty after the end. */
export function deedsOf(match: Match): Deed[] {
  if (match.over) return [];
  const legal = match.legal();
  const state = match.core.newState();
  match.copyState(state);
  const allowed = legal.map(({ code, ...option }): Deed => ({ option, code, why: null }));
  const refused = conceivable(match, legal).filter((option) => !legal.some((one) => same(option, one)));
  return [...allowed, ...refused.map((option): Deed => ({ option, code: null, why: whyNot(match, state, option) }))];
}

const kinds = (...all: string[]): Option[] => all.map((kind) => ({ kind }));
const slots = (kind: string, many: number, name = 'slot'): Option[] =>
  Array.from({ length: many }, (_, slot) => ({ kind, [name]: slot }));

/** What the components of the game suggest at the present decision. */
function conceivable(match: Match, legal: readonly CodedOption[]): Option[] {
  const { assembly } = match.core;
  const { kind } = match.decision!;
  const state = match.core.newState();
  match.copyState(state);
  const [sea, land, islands] = [seaTableOf(assembly), landTableOf(assembly), islandsOf(assembly)];
  const chart = sea?.chart ?? islands?.chart;
  switch (kind) {
    case 'turn':
      if (land) {
        return [
          ...land.ids.map((at) => ({ kind: 'work', at })),
          ...(state.route.length > 0 ? slots('route', 5) : []),
          ...kinds('rest'),
        ];
      }
      return [
        ...merchantsOf(assembly)!.ids.map((card) => ({ kind: 'play', card })),
        ...slots('acquire', state.market.length),
        ...(ordersOf(assembly) ? slots('claim', state.row.length) : []),
      ];
    case 'sail': {
      const places = chart!.places.filter((_, at) => at !== state.boat[state.mover]);
      if (islands) return places.map(({ id }) => ({ kind: 'sail', to: id }));
      // In From Sand to Sea a step costs a card, which is asked for afterwards.
      const leaves = state.heap.length === 0 ? [null] : state.free > 0 ? [''] : ['', ...SPICES];
      return [
        ...places.flatMap(({ id }) =>
          leaves.map((leave): Option => ({ kind: 'step', to: id, ...(leave === null ? {} : { leave }) })),
        ),
        ...kinds(state.steps > 0 ? 'stop' : 'stay'),
      ];
    }
    case 'act':
      return kinds('build', 'trade', 'claim');
    case 'toll':
    case 'price':
    case 'discard':
    case 'place':
      return SPICES.map((cube) => {
        const { code: _, ...like } = legal[0]!;
        return { ...like, cube };
      });
    case 'upgrade':
      return SPICES.map((cube) => ({ kind: 'upgrade', cube }));
    case 'trade':
      return kinds('again', 'enough');
    case 'bonus':
    case 'column':
      if (land) return slots('bonus', land.stacks.length, 'stack');
      return [
        ...BONUS_KINDS.map((tile) => ({ kind: 'bonus', tile })),
        ...(kind === 'column' ? slots('merchant', state.market.length) : []),
      ];
    case 'tile':
      return [...slots('tile', land!.stacks.length, 'stack'), ...kinds('no-tile')];
    case 'explore':
      return land!.coveredAtStart.map((at) => ({ kind: 'explore', at: land!.ids[at]! }));
    default:
      return [];
  }
}
