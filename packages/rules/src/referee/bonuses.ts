/** The referee on bonus tiles: none lost, none doubled, one for each emptied column, and room for what they allow. */

// oxlint-disable typescript/no-non-null-assertion -- runs at every decision of a watched match; rows of the state are as long as the layout says

import type { State } from '../core/state.ts';
import { bitsIn, type Inspector, same } from './inspector.ts';

/** Bonus tiles in the order in which a state counts them: four abilities, then plain points. */
const KINDS = 5;
const HOLD = 3;
const POINTS = 4;
/** The increase of the limit by a hold tile. */
const HOLD_ROOM = 3;

/** The figures that an inspector of bonus tiles needs. */
export interface BonusRules {
  /** Tiles of each of the four abilities. */
  readonly counts: readonly number[];
  /** VP of a tile of each ability. */
  readonly vp: readonly number[];
  /** VP of the plain tiles, from the top. */
  readonly pile: readonly number[];
  /** The limit of a seat without a hold tile. */
  readonly limit: number;
  /** The reward for an emptied column; a tile by default. */
  readonly columns?: 'a tile or a card, the first a card';
}

/** Tiles are in the supply or with a seat; a seat has as many as columns emptied, while there are any. */
export class Bonuses implements Inspector {
  readonly #rules: BonusRules;
  readonly #seats: number;

  constructor(seats: number, rules: BonusRules) {
    this.#seats = seats;
    this.#rules = rules;
  }

  begin(state: State): string | null {
    return this.#count(state);
  }

  check(before: State, after: State, kind: string): string | null {
    const unchanged =
      kind !== 'bonus' &&
      same(after.built, before.built) &&
      same(after.bonus, before.bonus) &&
      same(after.supply, before.supply) &&
      same(after.limit, before.limit);
    return unchanged ? null : this.#count(after);
  }

  #count({ supply, bonus, limit, built, bonuses, mover }: State): string | null {
    const { counts, pile, limit: bare, columns: brings } = this.#rules;
    for (let kind = 0; kind < POINTS; kind++) {
      let tiles = supply[kind]!;
      if (tiles < 0) return `The supply of bonus tile ${kind} is ${tiles}.`;
      for (let at = kind; at < bonus.length; at += KINDS) tiles += bonus[at]!;
      if (tiles !== counts[kind]) return `Of bonus tile ${kind} there are ${tiles} instead of ${counts[kind]!}.`;
    }
    let taken = 0;
    let points = 0;
    for (let at = POINTS; at < bonus.length; at += KINDS) {
      taken |= bonus[at]!;
      points += bitsIn(bonus[at]!);
    }
    const gone = supply[POINTS]!;
    if (gone !== points || gone > pile.length)
      return `${points} points tiles are taken, ${gone} are gone from the pile.`;
    for (let tile = 0; tile < gone; tile++) {
      if (((taken >> pile[tile]!) & 1) === 0) return `The points tile ${pile[tile]!} is lost.`;
    }

    let left = pile.length - gone;
    for (let kind = 0; kind < POINTS; kind++) left += supply[kind]!;
    for (let seat = 0; seat < this.#seats; seat++) {
      const base = seat * KINDS;
      const allowed = bare + HOLD_ROOM * bonus[base + HOLD]!;
      if (limit[seat] !== allowed) return `The limit of seat ${seat} is ${limit[seat]!} instead of ${allowed}.`;
      let tiles = bitsIn(bonus[base + POINTS]!) + (seat === mover ? bonuses : 0);
      for (let kind = 0; kind < POINTS; kind++) tiles += bonus[base + kind]!;
      const row = seat * 4;
      let columns = built[row]!;
      for (let other = 1; other < 4; other++) if (built[row + other]! < columns) columns = built[row + other]!;
      const most = brings === undefined ? columns : Math.max(columns - 1, 0);
      if (tiles > most || (brings === undefined && tiles < columns && left > 0)) {
        return `Seat ${seat} has emptied ${columns} columns and has ${tiles} bonus tiles.`;
      }
    }
    return null;
  }

  points(state: State, side: number): Record<string, number> {
    const { vp, pile } = this.#rules;
    const base = side * KINDS;
    let points = 0;
    for (let kind = 0; kind < POINTS; kind++) points += state.bonus[base + kind]! * vp[kind]!;
    for (const tile of pile) if (((state.bonus[base + POINTS]! >> tile) & 1) === 1) points += tile;
    return { bonus: points };
  }
}
