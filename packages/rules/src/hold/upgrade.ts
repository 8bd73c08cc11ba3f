/** Upgrades: a cube back to the supply, one of the next spice for it. */

import { declareEvents, EVENT_IDS } from '../core/events.ts';
import { Phase } from '../core/phase.ts';
import { canUpgrade, SPICE_COUNT, type SpiceLetter, SPICES, upgraded } from '../core/spice.ts';
import { declareNumbers, type State } from '../core/state.ts';

declare module '../core/state.ts' {
  interface State {
    /** Upgrades still allowed. */
    upgrades: number;
  }
}

declareNumbers({ upgrades: 'number' });

/** What is told of it. */
const EVENTS = {
  /** A cube became one of the next spice. */
  upgraded: { seat: 'number', from: 'spice', to: 'spice' },
} as const;
type Events = typeof EVENTS;
declare module '../core/events.ts' {
  interface EventShapes extends Events {}
}
declareEvents(EVENTS);

const REFUSE = SPICE_COUNT;

/** Upgrading a cube, or not. */
export type UpgradeOption<Refusal extends string> =
  | { readonly kind: 'upgrade'; readonly cube: SpiceLetter }
  | { readonly kind: Refusal };

/** Asks for one cube at a time while `state.upgrades` are left and something can be upgraded. */
export class Upgrade<Refusal extends 'skip' | 'enough'> extends Phase<UpgradeOption<Refusal>> {
  readonly #refusal: Refusal;

  /** @param refusal `skip` gives up one upgrade, `enough` all that are left. */
  constructor(refusal: Refusal) {
    super('upgrade', 'upgrades');
    this.#refusal = refusal;
  }

  reach(state: State): boolean {
    const hold = state.hold[state.mover]!;
    for (let spice = 0; spice < SPICE_COUNT; spice++) {
      if (canUpgrade(hold, spice)) {
        state.actor = state.mover;
        return true;
      }
    }
    state.upgrades = 0;
    return false;
  }

  legal(state: State, out: Int32Array): number {
    const hold = state.hold[state.mover]!;
    let n = 0;
    for (let spice = 0; spice < SPICE_COUNT; spice++) if (canUpgrade(hold, spice)) out[n++] = spice;
    out[n++] = REFUSE;
    return n;
  }

  apply(state: State, code: number): void {
    if (code === REFUSE) {
      state.upgrades = this.#refusal === 'skip' ? state.upgrades - 1 : 0;
      return;
    }
    state.upgrades--;
    state.hold[state.mover] = upgraded(state.hold[state.mover]!, code);
    if (state.log !== null) state.log.tell(EVENT_IDS.upgraded, state.mover, code, code + 1);
  }

  option(_state: State, code: number): UpgradeOption<Refusal> {
    return code === REFUSE ? { kind: this.#refusal } : { kind: 'upgrade', cube: SPICES[code]! };
  }

  token(_state: State, code: number): string {
    return code === REFUSE ? this.#refusal : `${SPICES[code]!}+`;
  }
}
