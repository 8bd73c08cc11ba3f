/** Upgrades: a cube back to the supply, one of the next spice for it. */

// oxlint-disable typescript/no-non-null-assertion -- the layout gives every seat its cell

import { declareEvents, EVENT_IDS } from '../core/events.ts';
import type { Luck } from '../core/luck.ts';
import { Phase } from '../core/phase.ts';
import {
  canUpgrade,
  nthUpgradable,
  SPICE_COUNT,
  type SpiceLetter,
  SPICES,
  upgradableKinds,
  upgraded,
} from '../core/spice.ts';
import { declareNumbers, type State } from '../core/state.ts';

declare module '../core/state.ts' {
  interface State {
    /** Upgrades still allowed. */
    upgrades: number;
  }
}

declareNumbers({ upgrades: 'number' });

/** The events it emits. */
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
    const { mover } = state;
    if (upgradableKinds(state.hold[mover]!) > 0) {
      state.actor = mover;
      return true;
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

  override applyAtRandom(state: State, luck: Luck): void {
    const hold = state.hold[state.mover]!;
    const many = upgradableKinds(hold);
    const drawn = luck.draw(many + 1);
    this.apply(state, drawn === many ? REFUSE : nthUpgradable(hold, drawn));
  }

  apply(state: State, code: number): void {
    if (code === REFUSE) {
      state.upgrades = this.#refusal === 'skip' ? state.upgrades - 1 : 0;
      return;
    }
    state.upgrades--;
    state.hold[state.mover] = upgraded(state.hold[state.mover]!, code);
    if (state.log !== null) state.log.emit(EVENT_IDS.upgraded, state.mover, code, code + 1);
  }

  option(_state: State, code: number): UpgradeOption<Refusal> {
    return code === REFUSE ? { kind: this.#refusal } : { kind: 'upgrade', cube: SPICES[code]! };
  }

  token(_state: State, code: number): string {
    return code === REFUSE ? this.#refusal : `${SPICES[code]!}+`;
  }
}
