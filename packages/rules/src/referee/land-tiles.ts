/** The referee on the tiles of the land: bonus tiles in their stacks, exploration tiles on and beside the boards. */

// oxlint-disable typescript/no-non-null-assertion -- runs at every decision of a watched match; rows of the state are as long as the layout says

import type { State } from '../core/state.ts';
import { bitsIn, type Inspector, same } from './inspector.ts';

/** A bonus tile as its pack prints it. */
interface BonusTileFigures {
  readonly kind: string;
  /** Icons it counts, 0 to 3. */
  readonly icons: readonly number[];
  readonly vp: number;
}

/** The figures that an inspector of these tiles needs. */
export interface TileRules {
  readonly seats: number;
  readonly bonusTiles: readonly BonusTileFigures[];
  /** Bits of the bonus tiles used in this game. */
  readonly used: number;
  /** Sizes of all stacks. */
  readonly stacks: readonly number[];
  /** The maximum number of bonus tiles of a seat. */
  readonly spaces: number;
  /** Points of each exploration tile. */
  readonly exploration: readonly number[];
  /** Per location: whether a tile covers it at the start. */
  readonly covered: readonly boolean[];
  /** Whether tiles that cover nothing are beside the boards. */
  readonly beside: boolean;
  readonly settlers: number;
  /** Icons of a seat, by kind, counted from its components. */
  icons(state: State, seat: number): readonly number[];
}

/** No tile is lost or duplicated, and seats have no more than fit. */
export class LandTiles implements Inspector {
  readonly #rules: TileRules;
  /** Bits of the exploration tiles of the match. */
  #laid = 0;

  constructor(rules: TileRules) {
    this.#rules = rules;
  }

  begin(state: State): string | null {
    const { stacks, covered, exploration, beside } = this.#rules;
    if ([...state.tiles, ...state.explored].some((bits) => bits !== 0)) return 'A seat begins with a tile.';
    if (stacks.some((size, stack) => state.stacked[stack] !== size))
      return 'A stack begins with another number of tiles.';
    if (covered.some((covers, at) => covers !== state.covered[at]! >= 0))
      return 'Other spaces are covered than should be.';
    this.#laid = 0;
    for (const tile of state.covered) if (tile >= 0) this.#laid |= 1 << tile;
    const laid = bitsIn(this.#laid);
    if (laid !== covered.filter(Boolean).length) return 'An exploration tile was laid twice.';
    if (beside) {
      if (bitsIn(state.beside[0]!) !== exploration.length - laid)
        return 'Exploration tiles beside the boards are missing.';
      this.#laid |= state.beside[0]!;
    }
    return this.#conserved(state) ?? this.#explored(state);
  }

  check(before: State, after: State, kind: string): string | null {
    const { mover } = before;
    if (!same(after.stack, before.stack) || !same(after.stacked, before.stacked) || !same(after.tiles, before.tiles)) {
      const fault = this.#conserved(after);
      if (fault !== null) return fault;
      for (let seat = 0; seat < after.tiles.length; seat++) {
        const got = bitsIn(after.tiles[seat]!) - bitsIn(before.tiles[seat]!);
        if (got === 0) continue;
        if (seat !== mover || got !== 1) return `Seat ${seat} got ${got} bonus tiles at once.`;
        if (kind !== 'tile' && kind !== 'bonus') return `A bonus tile came by the decision "${kind}".`;
        const tile = 31 - Math.clz32(after.tiles[seat]! & ~before.tiles[seat]!);
        if (!before.stack.includes(tile)) return `Seat ${seat} got a bonus tile that was not on top of a stack.`;
      }
    }
    if (
      !same(after.covered, before.covered) ||
      !same(after.explored, before.explored) ||
      !same(after.beside, before.beside)
    ) {
      const fault = this.#explored(after);
      if (fault !== null) return fault;
      if (kind !== 'explore') return `An exploration tile moved by the decision "${kind}".`;
      if (bitsIn(after.explored[mover]! ^ before.explored[mover]!) !== 1) return 'Not one exploration tile was taken.';
    }
    // Between turns everything that was taken has been replaced.
    if (after.turn === before.turn) return null;
    for (let stack = 0; stack < after.stack.length; stack++) {
      if (after.stack[stack]! < 0 && after.stacked[stack]! > 0) return `Nothing was turned up on stack ${stack}.`;
    }
    return null;
  }

  audit(state: State): string | null {
    return this.#conserved(state) ?? this.#explored(state);
  }

  points(state: State, seat: number): Record<string, number> {
    const { bonusTiles, exploration, settlers } = this.#rules;
    const icons = this.#rules.icons(state, seat);
    const bonus = bonusTiles
      .filter((_, tile) => ((state.tiles[seat]! >> tile) & 1) === 1)
      .reduce((points, { kind, icons: [one = 0, other = 0], vp }) => {
        if (kind === 'per-icon') return points + vp * icons[one]!;
        if (kind === 'per-2-settlers') return points + vp * Math.floor((settlers - state.reserve[seat]!) / 2);
        if (kind === 'per-2-merchants') return points + vp * Math.floor((state.merchants[seat] ?? 0) / 2);
        if (kind === 'flat') return points + vp;
        return points + vp * (one === other ? Math.floor(icons[one]! / 2) : Math.min(icons[one]!, icons[other]!));
      }, 0);
    const explored = exploration.filter((_, tile) => ((state.explored[seat]! >> tile) & 1) === 1);
    return { bonus, exploration: explored.reduce((points, vp) => points + vp, 0) };
  }

  #conserved({ stack, stacked, unseen, tiles }: State): string | null {
    const { seats, used, stacks, spaces } = this.#rules;
    let seen = unseen[0]!;
    let left = 0;
    for (let index = 0; index < stack.length; index++) {
      left += stacked[index]!;
      const tile = stack[index]!;
      if (stacked[index]! < 0 || stacked[index]! > stacks[index]!)
        return `Stack ${index} has ${stacked[index]!} tiles.`;
      if (tile < 0) continue;
      if (stacked[index] === 0) return `A tile lies on stack ${index}, which has none.`;
      if (((seen >> tile) & 1) === 1) return `Bonus tile ${tile} is there twice.`;
      seen |= 1 << tile;
    }
    let taken = 0;
    for (let seat = 0; seat < seats; seat++) {
      const own = tiles[seat]!;
      if ((seen & own) !== 0) return `A bonus tile of seat ${seat} is there twice.`;
      seen |= own;
      taken += bitsIn(own);
      if (bitsIn(own) > spaces) return `Seat ${seat} has ${bitsIn(own)} bonus tiles.`;
    }
    if (seen !== (used | 0)) return 'Bonus tiles were lost or come from nowhere.';
    const all = stacks.reduce((sum, size) => sum + size, 0);
    return left + taken === all ? null : `${all} bonus tiles were stacked, ${left} are left and ${taken} taken.`;
  }

  #explored({ covered, explored, beside }: State): string | null {
    let seen = beside.length > 0 ? beside[0]! : 0;
    for (let at = 0; at < covered.length; at++) {
      const tile = covered[at]!;
      if (tile < 0) continue;
      if (((seen >> tile) & 1) === 1) return `Exploration tile ${tile} is there twice.`;
      seen |= 1 << tile;
    }
    for (let seat = 0; seat < explored.length; seat++) {
      if ((seen & explored[seat]!) !== 0) return `An exploration tile of seat ${seat} is there twice.`;
      seen |= explored[seat]!;
    }
    return seen === this.#laid ? null : 'Exploration tiles were lost or come from nowhere.';
  }
}
