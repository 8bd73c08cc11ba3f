/** Trades: give exactly one bundle, take exactly another, as often as it can be paid. */

// oxlint-disable typescript/no-non-null-assertion -- the layout gives every seat its cell

import { declareEvents, EVENT_IDS } from '../core/events.ts';
import type { Luck } from '../core/luck.ts';
import { Phase } from '../core/phase.ts';
import { type Bundle, fits, has } from '../core/spice.ts';
import { declareNumbers, type State } from '../core/state.ts';

declare module '../core/state.ts' {
  interface State {
    /** Bundle: what the open trade gives. */
    take: number;
    /** The number of trades of the seat in this turn. */
    trades: number;
    /** Bundle: what the open trade takes from the hold; 0 when none is open. */
    give: number;
  }
}

declareNumbers({ take: 'bundle', trades: 'number' }, 'turn');
declareNumbers({ give: 'bundle' });

/** The events it emits. */
const EVENTS = {
  /** A trade was made once. */
  traded: { seat: 'number', give: 'cubes', take: 'cubes' },
} as const;
type Events = typeof EVENTS;
declare module '../core/events.ts' {
  interface EventShapes extends Events {}
}
declareEvents(EVENTS);

const AGAIN = 0;
const ENOUGH = 1;

/** Whether a hold can make a trade once. */
export function canTrade(hold: Bundle, give: Bundle, take: Bundle): boolean {
  return has(hold, give) && fits(hold - give, take);
}

/** Makes the open trade once for the mover. */
export function tradeOnce(state: State): void {
  state.hold[state.mover]! += state.take - state.give;
  state.trades++;
  if (state.log !== null) state.log.emit(EVENT_IDS.traded, state.mover, state.give, state.take);
}

/** Making the open trade once more, or no more. */
export type TradeOption = { readonly kind: 'again' } | { readonly kind: 'enough' };

/** Asks "once more or enough" while a trade is open (`state.give`) and payable. */
export class Trade extends Phase<TradeOption> {
  constructor() {
    super('trade', 'give');
  }

  reach(state: State): boolean {
    if (canTrade(state.hold[state.mover]!, state.give, state.take)) {
      state.actor = state.mover;
      return true;
    }
    state.give = 0;
    return false;
  }

  legal(_state: State, out: Int32Array): number {
    out[0] = AGAIN;
    out[1] = ENOUGH;
    return 2;
  }

  override applyAtRandom(state: State, luck: Luck): void {
    this.apply(state, luck.draw(2) === AGAIN ? AGAIN : ENOUGH);
  }

  apply(state: State, code: number): void {
    if (code === AGAIN) tradeOnce(state);
    else state.give = 0;
  }

  option(_state: State, code: number): TradeOption {
    return code === AGAIN ? { kind: 'again' } : { kind: 'enough' };
  }

  token(_state: State, code: number): string {
    return code === AGAIN ? 'again' : 'enough';
  }
}
