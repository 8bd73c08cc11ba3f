/** Bonus tiles: taken when a column of outposts is emptied, useful from then on. */

// oxlint-disable typescript/no-non-null-assertion -- the layout gives every seat, place and tile its cell, and tables of components have an entry per id

import { bitList } from '../core/bits.ts';
import { EVENT_IDS } from '../core/events.ts';
import { Phase } from '../core/phase.ts';
import { declareRows, declareNumbers, type State } from '../core/state.ts';
import '../hold/bonus-tiles.ts';

declare module '../core/state.ts' {
  interface State {
    /** Per side, five a side: bonus tiles of each kind; of the last kind (points) the bits of their VP. */
    readonly bonus: Int32Array;
    /** Per bonus kind: tiles left in the supply; of the last kind how many of the pile are gone. */
    readonly supply: Int32Array;
    /** Bonus tiles still to be chosen. */
    bonuses: number;
  }
}

declareRows(
  { bonus: 'number', supply: 'number' },
  (Fields) =>
    class extends Fields {
      override readonly bonus = this.view('bonus');
      override readonly supply = this.view('supply');
    },
);
declareNumbers({ bonuses: 'number' });

/** The kinds of bonus tiles, in the order in which the state counts them. */
export const BONUS_KINDS = ['free-move', 'harvest', 'upgrade', 'hold', 'points'] as const;

/** A kind of bonus tile. */
export type BonusKind = (typeof BONUS_KINDS)[number];

/** Position of each kind in {@link BONUS_KINDS}. */
export const FREE_MOVE = 0;
export const HARVEST = 1;
export const UPGRADE = 2;
export const HOLD = 3;
export const POINTS = 4;

/** The number of cells of a side in `state.bonus`: one per kind. */
export const BONUS_CELLS = 5;

const KINDS = BONUS_KINDS.length;

/** The increase of a seat's limit by a hold tile. */
export const HOLD_ROOM = 3;

/** The supply of bonus tiles: how many of each ability, and the pile of plain points from the top. */
export interface BonusSupply {
  /** Tiles of each ability, in the order of {@link BONUS_KINDS} without points. */
  readonly counts: readonly number[];
  /** VP of each tile of an ability at the end. */
  readonly vp: readonly number[];
  /** VP of the plain tiles, from the top; at most 30 each. */
  readonly pile: readonly number[];
  /** Whether the pile is available only when all abilities are gone. */
  readonly pointsLast?: boolean;
  /** The maximum number of tiles of one ability per seat. */
  readonly mostOfAKind?: number;
}

/** Lays out the supply. */
export function dealBonuses(state: State, supply: BonusSupply): void {
  supply.counts.forEach((tiles, kind) => (state.supply[kind] = tiles));
}

/** The names of all tiles a seat may have: `hold`, `points-6` … by their codes in events (abilities, then points by VP). */
export const BONUS_NAMES: readonly string[] = [
  ...BONUS_KINDS.slice(0, POINTS),
  ...Array.from({ length: 31 }, (_, points) => `points-${points}`),
];

/** A bonus tile of a kind. */
export type BonusOption = { readonly kind: 'bonus'; readonly tile: BonusKind };

/** Asks for a bonus tile for each emptied column, while the supply has one. */
export class TakeBonus extends Phase<BonusOption> {
  readonly #supply: BonusSupply;

  constructor(supply: BonusSupply) {
    super('bonus', 'bonuses');
    this.#supply = supply;
  }

  reach(state: State): boolean {
    for (let kind = 0; kind < KINDS; kind++) {
      if (this.#open(state, kind)) {
        state.actor = state.mover;
        return true;
      }
    }
    state.bonuses = 0;
    return false;
  }

  legal(state: State, out: Int32Array): number {
    let n = 0;
    for (let kind = 0; kind < KINDS; kind++) if (this.#open(state, kind)) out[n++] = kind;
    return n;
  }

  apply(state: State, code: number): void {
    state.bonuses--;
    takeBonus(state, code, this.#supply);
  }

  option(_state: State, code: number): BonusOption {
    return { kind: 'bonus', tile: BONUS_KINDS[code]! };
  }

  token(_state: State, code: number): string {
    return `+${BONUS_KINDS[code]!}`;
  }

  #open(state: State, kind: number): boolean {
    return bonusOpen(state, kind, this.#supply);
  }
}

/** Whether the mover may take a tile of a kind. */
export function bonusOpen(state: State, kind: number, supply: BonusSupply): boolean {
  if (kind !== POINTS) {
    const most = supply.mostOfAKind;
    return state.supply[kind]! > 0 && (most === undefined || state.bonus[state.mover * KINDS + kind]! < most);
  }
  if (state.supply[POINTS]! >= supply.pile.length) return false;
  if (supply.pointsLast !== true) return true;
  for (let ability = 0; ability < POINTS; ability++) if (state.supply[ability]! > 0) return false;
  return true;
}

/** Gives the mover a tile of a kind that is open. */
export function takeBonus(state: State, kind: number, supply: BonusSupply): void {
  const seat = state.mover;
  let name = kind;
  if (kind === POINTS) {
    const points = supply.pile[state.supply[POINTS]!]!;
    state.supply[POINTS]!++;
    state.bonus[seat * KINDS + POINTS]! |= 1 << points;
    name = POINTS + points;
  } else {
    state.supply[kind]!--;
    state.bonus[seat * KINDS + kind]!++;
    if (kind === HOLD) state.limit[seat]! += HOLD_ROOM;
  }
  if (state.log !== null) state.log.emit(EVENT_IDS.bonus, seat, name);
}

/** The VP on a side's bonus tiles. */
export function bonusPoints(state: State, side: number, supply: BonusSupply): number {
  const base = side * KINDS;
  let points = 0;
  for (let kind = 0; kind < POINTS; kind++) points += state.bonus[base + kind]! * supply.vp[kind]!;
  for (let bits = state.bonus[base + POINTS]!; bits !== 0; bits &= bits - 1) points += 31 - Math.clz32(bits & -bits);
  return points;
}

/** A side's tiles by name, abilities first. */
export function bonusList(state: State, side: number): string[] {
  const base = side * KINDS;
  const list: string[] = [];
  for (let kind = 0; kind < POINTS; kind++)
    for (let n = state.bonus[base + kind]!; n > 0; n--) list.push(BONUS_KINDS[kind]!);
  for (const points of bitList(state.bonus[base + POINTS]!).reverse()) list.push(`points-${points}`);
  return list;
}

/** The supply: tiles of each ability, and the VP of the plain tiles from the top. */
export type SupplyView = Readonly<Record<Exclude<BonusKind, 'points'>, number>> & {
  readonly points: readonly number[];
};

/** The supply, in the format of the protocol. */
export function describeSupply(state: State, supply: BonusSupply): SupplyView {
  const left = (kind: number): number => state.supply[kind] ?? 0;
  return {
    'free-move': left(FREE_MOVE),
    harvest: left(HARVEST),
    upgrade: left(UPGRADE),
    hold: left(HOLD),
    points: supply.pile.slice(left(POINTS)),
  };
}
