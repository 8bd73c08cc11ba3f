/** The land games as the page sees them: positions typed, what is printed on boards, what a location asks for. */

import {
  type BoardFile,
  type LandSeat,
  type LandView,
  type LocationView,
  type Match,
  packOf,
  type PlaceView,
  required,
  type SpaceFile,
} from '@windrose/rules';
import { Faces } from '@windrose/words';

import { pageGameOf } from '../../games/catalogue.ts';
import { known } from '../../table/known.ts';
import { lastCardOf } from '../../play/progress.ts';
import type { ChartPosition } from '../sea/position.ts';

/** Everything public of a land game. */
export type LandPosition = LandView;

/** The match as one seat sees it. */
export function landPosition(match: Match, viewer: number): LandPosition {
  const position = match.view(viewer);
  if (!('locations' in position)) throw new RangeError(`${match.game.id} is not played on land`);
  return position;
}

/** The chart's part of a position with islands. */
export function islandsOf(position: LandPosition, map: readonly PlaceView[]): ChartPosition {
  return { seats: position.seats.map(({ boat }) => ({ boat: boat ?? null })), map, ports: [] };
}

/** The printed content of a land game's components. */
export interface LandPrint {
  readonly faces: Faces;
  readonly boards: ReadonlyMap<string, BoardFile>;
  readonly spaces: ReadonlyMap<string, SpaceFile>;
  /** The number of point cards of one seat that triggers the end; null if something else does. */
  readonly lastCard: number | null;
  /** The maximum number of bonus tiles of a seat. */
  readonly bonusSpaces: number;
  /** Points of the outposts' spaces, a row a spice; null in games without islands. */
  readonly outposts: readonly (readonly number[])[] | null;
  /** Whether every fourth merchant card brings a bonus tile. */
  readonly fourths: boolean;
  /** The sign of a landmark: a drawing's name. */
  readonly mark: (landmark: string) => string;
}

/** The signs there are for landmarks, in the order in which packs list them. */
const MARKS = ['river', 'forest', 'hill', 'plain'];

/** Read once for all moments of a match. */
const prints = new WeakMap<Match['components'], LandPrint>();

/** Reads the packs of a match. They are checked already: the match could not have been set up otherwise. */
export function landPrint(match: Match): LandPrint {
  const read = prints.get(match.components);
  if (read) return read;
  const pack = packOf(match, 'new-world');
  const mode = pack.modes[pageGameOf(match.game.id)?.land?.mode ?? 'base'];
  const boards = new Map(Object.entries(pack.boards));
  const print: LandPrint = {
    faces: new Faces(match),
    boards,
    spaces: new Map([...boards.values()].flatMap((board) => board.spaces.map((space) => [space.id, space] as const))),
    lastCard: lastCardOf(match),
    bonusSpaces: mode.bonusSpaces,
    outposts: mode.islands ? pack.playerBoards.sideB.outposts.values : null,
    fourths: mode.boards.some((name) => known(boards, name, 'board').bonusFor === 'fourth-merchant'),
    mark: (landmark) => `mark-${MARKS[pack.landmarks.indexOf(landmark)]}`,
  };
  prints.set(match.components, print);
  return print;
}

/** A seat's permanent benefits for one landmark. */
export interface Lasting {
  readonly landmark: string;
  /** The reduction of settlers needed at locations with this landmark. */
  readonly help: number;
  /** The cubes its tools yield there. */
  readonly tools: string;
}

/** A seat's native help and tools, landmark by landmark, in the order in which they were first gained. */
export function lastingOf(seat: Pick<LandSeat, 'cards'>, { faces }: LandPrint): Lasting[] {
  const found = new Map<string, { help: number; tools: string }>();
  for (const card of seat.cards) {
    const { benefit } = faces.pointCard(card);
    if (benefit.kind !== 'help' && benefit.kind !== 'tool') continue;
    const before = found.get(benefit.landmark) ?? { help: 0, tools: '' };
    if (benefit.kind === 'help') before.help++;
    else before.tools += benefit.cube;
    found.set(benefit.landmark, before);
  }
  return [...found].map(([landmark, { help, tools }]) => ({ landmark, help, tools }));
}

/** The number of settlers a seat would need at a location now, were it free of exploration tiles and own settlers. */
export function neededAt(location: LocationView, seat: LandSeat, print: LandPrint): number {
  const space = known(print.spaces, location.at, 'location');
  const asked = location.settlers ? location.settlers.count + 1 : space.settlers;
  const help = lastingOf(seat, print).find(({ landmark }) => landmark === space.landmark)?.help ?? 0;
  return Math.max(asked - help, 1);
}

/** The value of a bonus tile to a seat if the match ended now. */
export function tileWorth(match: Match, seat: number, tile: string): number {
  const state = match.copiedState();
  // The engine's own score line, asked about this tile alone.
  state.tiles[seat] = 1 << required(match.core.names.bonus, 'bonus tile').indexOf(tile);
  const line = match.core.scores.find(({ part }) => part === 'bonus');
  return required(line, 'score line of bonus tiles').of(state, seat);
}

/** The current worths of bonus tiles, in points. */
interface TileWorths {
  /** The worth of the top tile of each stack to the viewer; 0 for an empty stack. */
  readonly stacks: readonly number[];
  /** The worths of each seat's own tiles to that seat. */
  readonly seats: readonly (readonly number[])[];
}

/** The current worths of all bonus tiles of a position. */
export function tileWorths(match: Match, viewer: number): TileWorths {
  const { stacks, seats } = landPosition(match, viewer);
  return {
    stacks: stacks.map(({ top }) => (top === null ? 0 : tileWorth(match, viewer, top))),
    seats: seats.map(({ tiles }, seat) => tiles.map((tile) => tileWorth(match, seat, tile))),
  };
}
