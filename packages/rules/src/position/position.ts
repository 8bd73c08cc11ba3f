/**
 * Positions: the table between two turns, as JSON that a person or a program can write, read back into a match that
 * continues from there. Impossible positions are refused with the place and the reason.
 */

import { RulesError } from '../core/errors.ts';
import type { MatchOptions } from '../core/shape.ts';
import type { Match, SetOut } from '../core/match.ts';
import { isGameId } from '../games/own.ts';
import { PackReader } from '../core/pack.ts';
import type { State } from '../core/state.ts';
import { STALL_ROUNDS } from '../core/turns.ts';
import { islandsOf } from '../land/islands.ts';
import { landTableOf } from '../land/table.ts';
import { readSeaPack } from '../games/eastern-wonders/pack.ts';
import { readRoadPack } from '../games/spice-road/pack.ts';
import { merchantsOf } from '../road/merchant.ts';
import { ordersOf } from '../road/orders.ts';
import { makeMapCode } from '../sea/chart.ts';
import { seaTableOf } from '../sea/table.ts';
import { checkFollows } from './ledger.ts';
import { endsOnLand, readLand } from './land.ts';
import { endsOnRoad, readHands, readMarket, readOrders } from './road.ts';
import { checkLimits, endsAtSea, readSea, readWaters } from './sea.ts';

/** The most rounds of a position. */
const MOST_ROUNDS = 100_000;

/** A position with its game, seats and options (a custom map among them). */
export interface Position {
  readonly game: string;
  readonly seats: number;
  readonly options: MatchOptions;
  /**
   * The table in the format of the protocol's `state`. Derived data may be left out: limits, outposts by rows, piles and decks,
   * the supply, the coins on the table, whether the last round is running. `claimed` says whether a seat has claimed in this
   * round (no by default).
   */
  readonly state: Readonly<Record<string, unknown>>;
}

/** The position set out, for a match. */
export function setOut(state: Readonly<Record<string, unknown>>): SetOut {
  return { state, write: (into, match) => writePosition(new PackReader(state, 'state', 'bad-position'), into, match) };
}

/**
 * The position of a match at the beginning of the running turn, or at its end.
 * @throws RulesError `bad-position` while the seats are still setting up.
 */
export function positionOf(match: Match): Position {
  const start = match.restart();
  for (const { turn, option } of match.choices) {
    if (!match.over && turn === match.turn) break;
    start.choose(option.code);
  }
  if (start.inSetUp) {
    throw new RulesError('bad-position', 'A position can be taken once all seats have set up.', 'state');
  }
  const { core, game, seats } = match;
  const state = start.copiedState();
  const chart = seaTableOf(core.assembly)?.chart ?? islandsOf(core.assembly)?.chart;
  // A map or board drawn by chance is named: the position does not hold the luck that drew it.
  const drawn = chart !== undefined && chart.places.every(({ id, q, r }) => id === `${q},${r}`);
  const board = landTableOf(core.assembly)?.fourth ?? null;
  const options = {
    ...match.options,
    ...(drawn ? { map: makeMapCode(chart.places) } : {}),
    ...(board === null ? {} : { board }),
  };
  return { game: game.id, seats, options, state: { ...start.state(), claimed: state.claimed === 1 } };
}

/** Reads a position into an empty state, up to the beginning of the mover's turn. @throws RulesError `bad-position` */
function writePosition(position: PackReader, state: State, { core, seats, components, game }: Match): void {
  if (!isGameId(game.id)) position.fail(`positions of ${game.id}, a game of somebody's own, cannot be set out`);
  const { assembly } = core;
  const named = position.at('game');
  if (named.value !== undefined) named.oneOf([game.id]);
  const owns = position.at('seats').list(seats, seats);
  owns.forEach((own, seat) => (state.hold[seat] = own.at('hold').cubes(0)));
  const [sea, land, islands] = [seaTableOf(assembly), landTableOf(assembly), islandsOf(assembly)];
  const [merchants, orders] = [merchantsOf(assembly), ordersOf(assembly)];
  const road = 'spice-road' in components ? readRoadPack(components['spice-road']) : null;

  let final = false;
  if (sea) {
    readSea(position, state, sea, readSeaPack(components['eastern-wonders']).limit);
    final = endsAtSea(state);
  }
  if (merchants && land) readMarket(position, state, seats, merchants, land);
  else if (merchants) readHands(position, state, seats, merchants);
  if (land) {
    readLand(position, state, land);
    final = endsOnLand(state, land);
  }
  if (islands) readWaters(position, state, islands);
  if (orders && road) {
    readOrders(position, state, seats, road);
    state.limit.fill(road.limit);
    final = endsOnRoad(state, seats, road);
  }
  checkLimits(position, state, seats);
  readTurn(position, state, seats, final);
  owns.forEach((own, seat) => checkFollows(own.at('limit'), state.limit[seat]));
}

/** The seat whose turn it is, and the round. */
function readTurn(position: PackReader, state: State, seats: number, final: boolean): void {
  const read = (name: string, least: number, most: number, otherwise: number): number => {
    const field = position.at(name);
    return field.value === undefined ? otherwise : field.whole(least, most);
  };
  const flag = (name: string): boolean => {
    const field = position.at(name);
    if (field.value !== undefined && typeof field.value !== 'boolean') field.fail('expected true or false');
    return field.value === true;
  };
  state.round = read('round', 1, MOST_ROUNDS, 1);
  state.stall = read('stall', 0, STALL_ROUNDS, 0);
  state.claimed = flag('claimed') ? 1 : 0;
  state.final = final ? 1 : 0;
  checkFollows(position.at('final'), final);
  if (flag('over')) {
    state.over = 1;
    state.mover = seats - 1;
    return;
  }
  state.mover = read('mover', 0, seats - 1, 0);
}
