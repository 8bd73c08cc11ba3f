/**
 * The rarely used rules that the matches of a simulation have reached: every kind of decision, every source of a bonus tile,
 * and every branch of the reaction of Solo's rival. It compares states before and after a choice, independently of the
 * engine's code.
 */

// oxlint-disable typescript/no-non-null-assertion -- seats and places are those of the state, whose rows the core has made

import { type Core, landTableOf, type Match, popcount, seaTableOf, type State } from '@windrose/rules';

/** The number of times each rarely used rule was reached, by its name. */
export type Coverage = Readonly<Record<string, number>>;

const PLAYER = 0;
const RIVAL = 1;
const TWO_YELLOW = 2;
/** The most cubes of one spice in one place. */
const MOST = 127;
/** Number of merchant cards per bonus tile in Part III. */
const CARDS_FOR_BONUS = 4;

/** The bonus tile that an option takes: by ability or by stack; both are missing for an option that declines. */
interface Taken {
  readonly kind: string;
  readonly tile?: string;
  readonly stack?: number;
}

/** Watches matches of one core, before and after every choice. */
export class CoverageWatch {
  readonly #core: Core;
  readonly #before: State;
  readonly #counted = new Map<string, number>();
  /** The number of decisions of each kind. They are counted separately because every step has one. */
  readonly #decisions = new Map<string, number>();
  readonly #solo: boolean;
  /** Per stack of bonus tiles of a game with land: its place. */
  readonly #stacks: readonly string[];
  readonly #spaces: number;
  readonly #fourthCards: boolean;
  #code = 0;
  /** The action that the player of Solo has chosen in this turn. */
  #action = '';
  /** The VP tiles that lay on ports before that. */
  #shown: number[] = [];

  constructor(match: Match) {
    const { core } = match;
    this.#core = core;
    this.#before = core.newState();
    this.#solo = seaTableOf(core.assembly)?.rival !== undefined;
    const land = landTableOf(core.assembly);
    this.#stacks = land === null ? [] : land.stacks.map(({ at }) => at);
    this.#spaces = land?.build.bonusSpaces ?? 0;
    this.#fourthCards =
      land !== null && land.boardStacks('fourth-merchant').end > land.boardStacks('fourth-merchant').first;
  }

  /** Called before a choice. */
  before(state: State, code: number): void {
    this.#before.copy(state);
    this.#code = code;
  }

  /** Called after a choice. */
  after(state: State): void {
    const before = this.#before;
    const phase = this.#core.phase(before);
    const { kind } = phase;
    this.#decisions.set(kind, (this.#decisions.get(kind) ?? 0) + 1);
    if (kind === 'bonus' || kind === 'tile' || kind === 'column') {
      const option: Taken = phase.option(before, this.#code);
      if (this.#stacks.length === 0) this.#count(`bonus tile ${option.tile ?? option.kind}`);
      else if (option.stack !== undefined) this.#count(`bonus tile from ${this.#stacks[option.stack]!}`);
    }
    if (this.#stacks.length > 0) this.#lookOnLand(before, state);
    if (this.#solo) this.#lookAtRival(before, state, kind);
  }

  /** The counts by name in alphabetical order. */
  get counted(): Coverage {
    const decisions = [...this.#decisions].map(([kind, times]): [string, number] => [`decision ${kind}`, times]);
    return Object.fromEntries([...this.#counted, ...decisions].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  #count(name: string): void {
    this.#counted.set(name, (this.#counted.get(name) ?? 0) + 1);
  }

  /** A tile is due and does not come: no space is empty, or no stack has one. */
  #lookOnLand(before: State, after: State): void {
    const seat = before.mover;
    const card = this.#fourthCards && after.merchants[seat]! > before.merchants[seat]!;
    const column = emptied(after, seat) > emptied(before, seat);
    if (!card && !column) return;
    const asked = after.over === 0 && this.#core.phase(after).kind === 'bonus';
    if (asked) return;
    const full = popcount(after.tiles[seat]!) >= this.#spaces;
    const why = full ? 'no space' : 'no stack';
    if (card && after.merchants[seat]! % CARDS_FOR_BONUS === 0) this.#count(`fourth card without a tile: ${why}`);
    if (column) this.#count(`column without a tile: ${why}`);
  }

  #lookAtRival(before: State, after: State, kind: string): void {
    if (kind === 'act') {
      this.#action = this.#core.phase(before).option(before, this.#code).kind;
      this.#shown = [...before.port];
    }
    if (!this.#core.reacted(before.phase, before.turn, after)) return;
    const action = this.#action;
    const claimed = after.vp[RIVAL]! & ~before.vp[RIVAL]!;
    const settled = outposts(after) > outposts(before);
    const at = before.boat[PLAYER]!;
    if (claimed !== 0) {
      const tile = 31 - Math.clz32(claimed);
      const fresh = action === 'claim' && !this.#shown.includes(tile);
      this.#count(fresh ? 'rival: the order just turned up' : 'rival: an order');
      // Only the fierce rival continues after an order.
      if (this.#level !== 2) {
        this.#countLimit(after, before);
        return;
      }
    }
    const also = claimed === 0 ? '' : ', after an order';
    const market = before.tile[at]! >= 0;
    if (action === 'claim') this.#count(`rival: two yellow for a claim${also}`);
    else {
      const place = !market ? 'not on a market tile' : settled ? 'an outpost' : 'no second outpost';
      const trades = action === 'harvest' ? '' : `, ${this.#tradesOf(before, kind)}`;
      this.#count(`rival: ${action}, ${place}${trades}${also}`);
    }
    const full = [0, 8, 16, 24].some((shift) => ((after.hold[RIVAL]! >> shift) & 255) === MOST);
    if (full) this.#count(`rival: stops counting at ${MOST}`);
    if (after.hold[RIVAL]! - before.hold[RIVAL]! === TWO_YELLOW && action === 'harvest')
      this.#count('rival: two yellow for a harvest');
    this.#countLimit(after, before);
  }

  get #level(): number {
    return seaTableOf(this.#core.assembly)!.rival!;
  }

  /** The player's limit is checked after the reaction. */
  #countLimit(after: State, before: State): void {
    if (after.turn === before.turn && after.over === 0) this.#count('limit: discards after the reaction');
    else if (after.over === 1) this.#count('limit: the match ends with the reaction');
    else this.#count('limit: kept');
  }

  /** The number of trades of the player in the turn that the latest choice belongs to, in words. */
  #tradesOf(before: State, kind: string): string {
    const more = kind === 'trade' || (kind === 'act' && this.#action === 'trade');
    const option = this.#core.phase(before).option(before, this.#code).kind;
    const trades = before.trades + (more && (option === 'again' || option === 'trade') ? 1 : 0);
    return trades === 0 ? 'no trade' : trades === 1 ? 'one trade' : 'more trades';
  }
}

/** The number of empty columns on a seat's board. */
function emptied({ built }: State, seat: number): number {
  if (built.length === 0) return 0;
  let fewest = built[seat * 4]!;
  for (let row = 1; row < 4; row++) fewest = Math.min(fewest, built[seat * 4 + row]!);
  return fewest;
}

/** The number of outposts of the rival. */
function outposts(state: State): number {
  let stand = 0;
  for (let at = 0; at < state.outposts.length; at++) stand += (state.outposts[at]! >> RIVAL) & 1;
  return stand;
}

/** The sum of two ranges of matches. */
export function addCoverage(a: Coverage, b: Coverage): Coverage {
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])].sort();
  return Object.fromEntries(names.map((name) => [name, (a[name] ?? 0) + (b[name] ?? 0)]));
}
