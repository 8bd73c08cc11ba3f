/**
 * Everything a player might claim to do at a decision, judged. Legal is exactly what the match offers; for the rest
 * {@link whyNot} names the violated rule.
 */

import { required } from '../core/required.ts';
import { type Match, sameOption } from '../core/match.ts';
import { MOST_OPTIONS } from '../core/phase.ts';
import { SPICES } from '../core/spice.ts';
import { islandsOf } from '../land/islands.ts';
import type { GameId, Games, Option } from '../games/index.ts';
import { landTableOf } from '../land/table.ts';
import { merchantsOf } from '../road/merchant.ts';
import { ordersOf } from '../road/orders.ts';
import { BONUS_KINDS } from '../sea/bonus.ts';
import { seaTableOf } from '../sea/table.ts';
import { type Refusal, type ClaimedMove, whyNot } from './refusals.ts';

/** Something that may have been done, judged. */
export type CandidateMove =
  /** For an allowed move: the code by which it is chosen. */
  | { readonly option: Option; readonly code: number; readonly why: null }
  /** For a forbidden move: the reason. */
  | { readonly option: ClaimedMove; readonly code: null; readonly why: Refusal };

/** Everything that may be said to have been done at the present decision, judged; empty after the end. */
export function candidateMoves(match: Match<Games[GameId]>): CandidateMove[] {
  if (match.over) return [];
  const legal = match.legal();
  const state = match.copiedState();
  const allowed = legal.map(({ code, ...option }): CandidateMove => ({ option, code, why: null }));
  const refused = conceivable(match, legal).filter((option) => !legal.some((one) => sameOption(option, one)));
  return [
    ...allowed,
    ...refused.map((option): CandidateMove => ({ option, code: null, why: whyNot(match, state, option) })),
  ];
}

/** The meaning of a code, an option or a word of the notation at the present decision; null if it has none, or after the end. */
export function judge(match: Match<Games[GameId]>, choice: number | object | string): CandidateMove | null {
  if (match.over) return null;
  const candidates = candidateMoves(match);
  if (typeof choice === 'object') {
    // Anything else is an option of another decision, or of none.
    return (
      candidates.find((one) => sameOption(one.option, choice)) ?? {
        option: { kind: 'other' },
        code: null,
        why: { because: 'not-now' },
      }
    );
  }
  const legal = match.legal();
  if (typeof choice === 'string') {
    const at = match.tokens().indexOf(choice);
    if (at >= 0) return candidates.find(({ code }) => code === legal[at]?.code) ?? null;
  }
  const state = match.copiedState();
  const phase = match.core.phase(state);
  // A code that is not offered may still belong to this phase: it does if it describes a conceivable move.
  const codes = typeof choice === 'number' ? [choice] : Array.from({ length: MOST_OPTIONS }, (_, code) => code);
  for (const code of codes) {
    try {
      const option = phase.option(state, code);
      const candidate = candidates.find((one) => sameOption(one.option, option));
      if (candidate && (typeof choice === 'number' || phase.token(state, code) === choice)) return candidate;
    } catch (error) {
      // The phase has no option with that code.
      if (!(error instanceof RangeError)) throw error;
    }
  }
  return null;
}

const slots = <Kind extends string>(kind: Kind, many: number): { kind: Kind; slot: number }[] =>
  Array.from({ length: many }, (_, slot) => ({ kind, slot }));
const stacks = <Kind extends string>(kind: Kind, many: number): { kind: Kind; stack: number }[] =>
  Array.from({ length: many }, (_, stack) => ({ kind, stack }));

/** The moves that the game's components suggest at the present decision. */
function conceivable(match: Match<Games[GameId]>, legal: readonly Option[]): ClaimedMove[] {
  const { assembly } = match.core;
  const { kind } = required(match.decision, 'decision');
  const state = match.copiedState();
  const [sea, land, islands] = [seaTableOf(assembly), landTableOf(assembly), islandsOf(assembly)];
  const chart = sea?.chart ?? islands?.chart;
  switch (kind) {
    case 'turn':
      if (land) {
        return [
          ...land.ids.map((at) => ({ kind: 'work', at }) as const),
          ...(state.route.length > 0 ? slots('route', 5) : []),
          { kind: 'rest' },
        ];
      }
      return [
        ...required(merchantsOf(assembly), 'merchant cards').ids.map((card) => ({ kind: 'play', card }) as const),
        ...slots('acquire', state.market.length),
        ...(ordersOf(assembly) ? slots('claim', state.row.length) : []),
      ];
    case 'sail': {
      const places = required(chart, 'chart').places.filter((_, at) => at !== state.boat[state.mover]);
      if (islands) return places.map(({ id }) => ({ kind: 'sail', to: id }));
      // In From Sand to Sea a step costs a card, which is asked for later.
      const leaves = state.heap.length === 0 ? [null] : state.free > 0 ? ([''] as const) : (['', ...SPICES] as const);
      return [
        ...places.flatMap(({ id }) =>
          leaves.map((leave): Option => ({ kind: 'step', to: id, ...(leave === null ? {} : { leave }) })),
        ),
        state.steps > 0 ? { kind: 'stop' } : { kind: 'stay' },
      ];
    }
    case 'act':
      return [{ kind: 'build' }, { kind: 'trade' }, { kind: 'claim' }, { kind: 'pass' }];
    case 'toll':
    case 'price':
    case 'discard':
    case 'place':
      return legal.slice(0, 1).flatMap((like) => ('cube' in like ? SPICES.map((cube) => ({ ...like, cube })) : []));
    case 'upgrade':
      return SPICES.map((cube) => ({ kind: 'upgrade', cube }));
    case 'trade':
      return [{ kind: 'again' }, { kind: 'enough' }];
    case 'bonus':
    case 'column':
      if (land) return [...stacks('bonus', land.stacks.length), { kind: 'no-bonus' }];
      return [
        ...BONUS_KINDS.map((tile) => ({ kind: 'bonus', tile }) as const),
        ...(kind === 'column' ? slots('merchant', state.market.length) : []),
      ];
    case 'tile':
      return [...stacks('tile', required(land, 'land').stacks.length), { kind: 'no-tile' }];
    case 'explore': {
      const { ids, coveredAtStart } = required(land, 'land');
      return ids.filter((_, at) => coveredAtStart.includes(at)).map((at) => ({ kind: 'explore', at }));
    }
    default:
      return [];
  }
}
