/** The components of every game with land: boards, point cards, bonus and exploration tiles, settlers. */

// oxlint-disable typescript/no-non-null-assertion -- the layout gives every seat, location and stack its cell, and tables of components have an entry per id

import type { Assembly, ScorePart } from '../core/core.ts';
import { RulesError } from '../core/errors.ts';
import type { ComponentNames } from '../core/events.ts';
import type { Luck } from '../core/luck.ts';
import { notYellow } from '../core/spice.ts';
import type { Layout, State } from '../core/state.ts';
import type { HoldView } from '../core/view.ts';
import type { LandBuild, LandMode, LandPack } from '../games/new-world/pack.ts';
import {
  bonusTilePoints,
  dealStacks,
  describeStacks,
  describeTiles,
  type Stack,
  type StackRange,
  type StacksView,
  turnUpStacks,
} from './bonus.ts';
import { cardPoints, type CardRowView, dealCards, describeCards, describeDeck, fillRow, ICONS } from './cards.ts';
import { dealExploration, explorationIds, explorationPlaces, explorationPoints } from './exploration.ts';
import { type Forts, workAtForts } from './forts.ts';
import { production, trade, upgrades } from './goods.ts';
import { dealSettlers, describeLocations, LANDMARK_CELLS, type Location, type LocationView } from './locations.ts';
import type { IslandSeatView, IslandsView } from './islands.ts';
import type { MerchantMarketView, MerchantSeatView } from './merchants.ts';
import type { RouteSeatView } from './route.ts';
import type { BOARD_STACKS, Space, SpaceActions } from './spaces.ts';
import type { Refill } from './turn-up.ts';

declare module '../core/core.ts' {
  interface Tables {
    readonly land: LandTable;
  }
}

/** With up to so many seats the spaces marked `2-3` are covered. */
const MOST_SEATS_COVERED = 3;

/** The components of a seat on land. */
export interface LandSeatView {
  /** Settlers ready to be sent out, and those still to come. */
  readonly settlers: number;
  readonly reserve: number;
  /** Its point cards, bonus tiles and exploration tiles. */
  readonly cards: readonly string[];
  readonly tiles: readonly string[];
  readonly explored: readonly string[];
}

/** The view of a table with land. */
export interface LandTableView extends CardRowView, StacksView {
  /** The arrangement of the boards, row by row. */
  readonly boards: readonly (readonly string[])[];
  readonly locations: readonly LocationView[];
  /** Exploration tiles beside the boards, in games that leave them there. */
  readonly beside?: readonly string[];
}

/** The view of any game with land; fields that only some games have are optional. */
export interface LandView extends LandTableView, Partial<MerchantMarketView>, Partial<IslandsView> {
  readonly seats: readonly LandSeat[];
}

/** A seat of any game with land. */
export interface LandSeat
  extends HoldView, LandSeatView, Partial<MerchantSeatView>, Partial<RouteSeatView>, Partial<IslandSeatView> {}

/** One game's table with land, for one number of seats. */
export class LandTable {
  readonly seats: number;
  /** The board that was chosen, in a game that lets one be chosen. */
  readonly fourth: string | null;
  readonly pack: LandPack;
  readonly build: LandBuild;
  readonly spaces: readonly Space[];
  /** The ids of the locations, as the state counts them. */
  readonly ids: readonly string[];
  readonly forts: Forts;
  readonly stacks: readonly Stack[];
  /** Per location: its slot in the row of merchant cards, or -1. */
  readonly marketSlot: Int8Array;
  /** Fills the row of point cards and the stacks of bonus tiles. */
  readonly refills: readonly Refill[];
  readonly #boards: readonly string[];
  /** The point cards used, by position. */
  readonly usedCards: readonly number[];
  /** Bits of the bonus tiles used. */
  readonly usedTiles: number;
  /** The locations that are covered at the start. */
  readonly coveredAtStart: readonly number[];
  readonly #boardStacks: ReadonlyMap<string, StackRange>;

  /**
   * @param fourth the board that was chosen, in a game that lets one be chosen.
   * @throws RulesError `bad-options` when it is none of those to choose from.
   */
  constructor(pack: LandPack, mode: LandMode, seats: number, fourth: string | null = null) {
    const build = pack.builds[mode];
    if (fourth !== null && !build.choice.includes(fourth)) {
      throw new RulesError('bad-options', `The board is one of ${build.choice.join(', ')}, not ${fourth}.`, 'board');
    }
    this.seats = seats;
    this.fourth = fourth;
    this.pack = pack;
    this.build = build;
    this.#boards = fourth === null ? build.boards : [...build.boards, fourth];
    const boards = this.#boards.map((name) => pack.boards.get(name)!);
    this.spaces = boards.flatMap((board) => board.spaces);
    this.ids = this.spaces.map((space) => space.id);

    const stacks: Stack[] = [];
    const stackUp = (added: readonly Stack[]): StackRange => {
      const first = stacks.length;
      stacks.push(...added);
      return { first, end: stacks.length };
    };
    const fortStacks = build.forts.map((id) => {
      const space = this.spaces.find((candidate) => candidate.id === id)!;
      return stackUp(space.stacks.map((size) => ({ at: id, size })));
    });
    const fortStackAt = Int32Array.from(stacks, ({ at }) => 1 << this.ids.indexOf(at));
    const purposes = [...new Set(boards.map((board) => board.stacksFor).filter((purpose) => purpose !== null))];
    this.#boardStacks = new Map(
      purposes.map((purpose) => [
        purpose,
        stackUp(boards.filter((board) => board.stacksFor === purpose).flatMap((board) => board.stacks)),
      ]),
    );
    this.stacks = stacks;
    this.forts = {
      slot: Int8Array.from(this.ids, (id) => build.forts.indexOf(id)),
      bit: Int32Array.from(build.forts, (id) => 1 << this.ids.indexOf(id)),
      first: Int8Array.from(fortStacks, (range) => range.first),
      end: Int8Array.from(fortStacks, (range) => range.end),
      stackAt: fortStackAt,
      cards: pack.cards,
      spaces: build.bonusSpaces,
    };
    this.usedCards = pack.cardMarks.flatMap((marks, card) =>
      marks.star !== build.starRemoved && marks.seats <= seats ? [card] : [],
    );
    this.usedTiles = pack.bonusMarks.reduce(
      (tiles, mark, tile) => (mark === null || !build.marksRemoved.includes(mark) ? tiles | (1 << tile) : tiles),
      0,
    );
    this.coveredAtStart = this.spaces.flatMap(({ exploration }, at) =>
      exploration === 'always' || (exploration === '2-3' && seats <= MOST_SEATS_COVERED) ? [at] : [],
    );
    this.marketSlot = Int8Array.from(this.ids, (id) => build.markets.indexOf(id));
    this.refills = [turnUpStacks, (state, luck) => fillRow(state, pack.cards, luck)];
  }

  /** The stacks on boards that are given for something. */
  boardStacks(purpose: (typeof BOARD_STACKS)[number]): StackRange {
    return this.#boardStacks.get(purpose) ?? { first: 0, end: 0 };
  }

  /** The locations with their actions: production, upgrade, trade and fort in every game, the others as given. */
  locations(own: SpaceActions = {}): Location[] {
    const fort = workAtForts(this.forts);
    const actions: SpaceActions = {
      production: (space) => production(space.gain),
      upgrade: (space) => upgrades(space.upgrades),
      trade: (space) => trade(space.give, space.take),
      fort: (space) => fort(this.build.forts.indexOf(space.id)),
      ...own,
    };
    return this.spaces.map((space) => ({
      id: space.id,
      settlers: space.settlers,
      landmark: space.landmark,
      action: actions[space.kind]!(space),
    }));
  }

  /** The cells of a state that this table needs. */
  get layout(): Layout {
    const { seats, pack } = this;
    const locations = this.ids.length;
    return {
      hold: seats,
      limit: seats,
      ready: seats,
      reserve: seats,
      settlers: locations,
      holder: locations,
      covered: locations,
      closed: 1,
      occupied: seats,
      asked: locations,
      beside: this.build.spareTiles === 'beside' ? 1 : 0,
      explored: seats,
      help: seats * LANDMARK_CELLS,
      tool: seats * LANDMARK_CELLS,
      icons: seats * ICONS.length,
      stack: this.stacks.length,
      stacked: this.stacks.length,
      unseen: 1,
      tiles: seats,
      cards: seats * pack.cards.words,
      row: this.build.forts.length,
      next: 1,
      deck: pack.cards.words,
    };
  }

  /** Lays everything out and gives the seats their cubes and settlers. */
  deal(state: State, luck: Luck): void {
    const { seats, pack, build } = this;
    const { start, startWithTwoSeats, total } = pack.settlers;
    const printed = this.spaces.map((space) => space.settlers);
    dealSettlers(state, printed, seats === 2 ? startWithTwoSeats : start, total);
    state.limit.fill(pack.limit);
    for (let seat = 0; seat < seats; seat++) state.hold[seat] = pack.startingCubes[seat]!;
    dealCards(state, pack.cards, this.usedCards, luck);
    dealStacks(state, this.stacks, this.usedTiles, luck);
    dealExploration(state, pack.exploration, this.coveredAtStart, build.spareTiles, luck);
  }

  /** The lines of the scores that every table has. */
  get scores(): ScorePart[] {
    const { pack } = this;
    return [
      { part: 'cards', of: (state, seat) => cardPoints(state, seat, pack.cards) },
      { part: 'bonus', of: (state, seat) => bonusTilePoints(state, seat, pack.bonusTiles, pack.settlers.total) },
      { part: 'exploration', of: (state, seat) => explorationPoints(state, seat, pack.exploration) },
      { part: 'cubes', of: (state, seat) => notYellow(state.hold[seat]!) },
    ];
  }

  /** The ids of the components. */
  get names(): Partial<ComponentNames> {
    const { pack } = this;
    return {
      location: explorationPlaces(this.ids),
      card: pack.cards.ids,
      exploration: pack.exploration.ids,
      bonus: pack.bonusTiles.ids,
    };
  }

  /** The data of a seat, in the format of the protocol. */
  describeSeat(state: State, seat: number): LandSeatView {
    const { pack } = this;
    return {
      settlers: state.ready[seat]!,
      reserve: state.reserve[seat]!,
      cards: describeCards(state, seat, pack.cards),
      tiles: describeTiles(state, seat, pack.bonusTiles),
      explored: explorationIds(state.explored[seat]!, pack.exploration),
    };
  }

  /** The data of the table, in the format of the protocol, with the arrangement of the boards row by row. */
  describeTable(state: State): LandTableView {
    const { pack, build } = this;
    return {
      boards: build.arrangement.map((row) => row.map((name) => name ?? this.#boards.at(-1)!)),
      locations: describeLocations(state, this.ids, pack.exploration.ids),
      ...(build.spareTiles === 'beside' ? { beside: explorationIds(state.beside[0]!, pack.exploration) } : {}),
      ...describeDeck(state, pack.cards),
      ...describeStacks(state, this.stacks, pack.bonusTiles),
    };
  }
}

/** The table on land of a game put together, or null when it has none. */
export function landTableOf({ tables }: Assembly): LandTable | null {
  return tables?.land ?? null;
}
