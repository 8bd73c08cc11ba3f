/** The land games as the page sees them: positions typed, what is printed on boards, what a location asks for. */

import type { Match, SpiceLetter } from '@windrose/rules';
import { Faces } from '@windrose/words';

import type { ChartPosition, SeaPlace } from '../sea/position.ts';

/** A seat of a land game, as the engine describes it. What only some games have may be missing. */
export interface LandSeat {
  readonly hold: string;
  readonly limit: number;
  /** Settlers ready to be sent out, and those still to come. */
  readonly settlers: number;
  readonly reserve: number;
  readonly cards: readonly string[];
  readonly tiles: readonly string[];
  readonly explored: readonly string[];
  /** How many merchant cards it has taken. */
  readonly merchants?: number;
  readonly route?: readonly { readonly card: string; readonly settlers: number }[];
  readonly boat?: string | null;
  readonly outposts?: Readonly<Record<SpiceLetter, number>>;
}

/** A location and what lies and stands there. */
export interface Location {
  readonly at: string;
  readonly exploration: string | null;
  readonly settlers: { readonly seat: number; readonly count: number } | null;
}

/** A stack of bonus tiles at a fort or on a board. */
interface Stack {
  readonly at: string;
  readonly top: string | null;
  readonly left: number;
}

/** Everything public of a land game. */
export interface LandPosition {
  readonly seats: readonly LandSeat[];
  /** How the boards lie, row by row. */
  readonly boards: readonly (readonly string[])[];
  readonly locations: readonly Location[];
  /** Exploration tiles beside the boards. */
  readonly beside?: readonly string[];
  readonly row: readonly (string | null)[];
  readonly next: string | null;
  readonly deck: readonly string[];
  readonly stacks: readonly Stack[];
  readonly unseen: readonly string[];
  /** Merchant cards, null for a gap. */
  readonly market?: readonly (string | null)[];
  /** The face-down deck of merchant cards in layers, from the top. */
  readonly merchantDeck?: readonly (readonly string[])[];
  readonly map?: readonly SeaPlace[];
}

/** The match as one seat sees it. */
export function landPosition(match: Match, viewer: number): LandPosition {
  return match.view(viewer) as unknown as LandPosition;
}

/** What a chart shows of the islands of a position. */
export function islandsOf(position: LandPosition, map: readonly SeaPlace[]): ChartPosition {
  return { seats: position.seats.map(({ boat }) => ({ boat: boat ?? null })), map, ports: [] };
}

/** What can be done at a location. */
type SpaceKind =
  | 'production'
  | 'upgrade'
  | 'trade'
  | 'fort'
  | 'market'
  | 'refresh-market'
  | 'adjust-route'
  | 'move-boat'
  | 'boat-trade'
  | 'outpost-trade';

/** A space of a board as it is printed. */
export interface Space {
  readonly id: string;
  readonly kind: SpaceKind;
  readonly settlers: number;
  readonly landmark: string | null;
  /** Column and row on its board, from 0. */
  readonly at: readonly [number, number];
}

/** One side of a board. */
export interface Board {
  readonly columns: number;
  readonly rows: number;
  readonly spaces: readonly Space[];
  /** Where its own stacks of bonus tiles lie, if it has any. */
  readonly bonusAt?: readonly [number, number];
  readonly bonusFor?: string;
}

/** What is printed on the components of a land game. */
export interface LandPrint {
  readonly faces: Faces;
  readonly boards: ReadonlyMap<string, Board>;
  readonly spaces: ReadonlyMap<string, Space>;
  /** How many bonus tiles a seat may have. */
  readonly bonusSpaces: number;
  /** Points of the outposts' spaces, a row a spice; null in games without islands. */
  readonly outposts: readonly (readonly number[])[] | null;
  /** Whether every fourth merchant card brings a bonus tile. */
  readonly fourths: boolean;
  /** The sign of a landmark: a drawing's name. */
  readonly mark: (landmark: string) => string;
}

interface Mode {
  readonly boards: readonly string[];
  readonly bonusSpaces: number;
  readonly islands: boolean;
}

interface RawLandPack {
  readonly landmarks: readonly string[];
  readonly boards: Readonly<Record<string, Board>>;
  readonly modes: Readonly<Record<string, Mode>>;
  readonly playerBoards: { readonly sideB: { readonly outposts: { readonly values: readonly (readonly number[])[] } } };
}

/** What the pack calls the games that are played with it. */
const MODES: Readonly<Record<string, string>> = {
  'new-world': 'base',
  'east-to-west-1': 'part1',
  'east-to-west-2': 'part2',
  'east-to-west-3': 'part3',
};

/** The signs there are for landmarks, in the order in which packs list them. */
const MARKS = ['river', 'forest', 'hill', 'plain'];

/** Read once for all moments of a match. */
const prints = new WeakMap<Match['components'], LandPrint>();

/** Reads the packs of a match. They are checked already: the match could not have been set up otherwise. */
export function landPrint(match: Match): LandPrint {
  const known = prints.get(match.components);
  if (known) return known;
  const pack = match.components['new-world'] as unknown as RawLandPack;
  const mode = pack.modes[MODES[match.game.id]!]!;
  const boards = new Map(Object.entries(pack.boards));
  const print: LandPrint = {
    faces: new Faces(match),
    boards,
    spaces: new Map([...boards.values()].flatMap((board) => board.spaces.map((space) => [space.id, space] as const))),
    bonusSpaces: mode.bonusSpaces,
    outposts: mode.islands ? pack.playerBoards.sideB.outposts.values : null,
    fourths: mode.boards.some((name) => pack.boards[name]!.bonusFor === 'fourth-merchant'),
    mark: (landmark) => `mark-${MARKS[pack.landmarks.indexOf(landmark)]}`,
  };
  prints.set(match.components, print);
  return print;
}

/** What a seat has for one landmark for good. */
export interface Lasting {
  readonly landmark: string;
  /** By how many fewer settlers it needs at locations with this landmark. */
  readonly help: number;
  /** The cubes its tools yield there. */
  readonly tools: string;
}

/** A seat's native help and tools, landmark by landmark, in the order in which they were first gained. */
export function lastingOf(seat: LandSeat, { faces }: LandPrint): Lasting[] {
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

/** How many settlers a seat would need at a location now, were it free of exploration tiles and own settlers. */
export function neededAt(location: Location, seat: LandSeat, print: LandPrint): number {
  const space = print.spaces.get(location.at)!;
  const asked = location.settlers ? location.settlers.count + 1 : space.settlers;
  const help = lastingOf(seat, print).find(({ landmark }) => landmark === space.landmark)?.help ?? 0;
  return Math.max(asked - help, 1);
}

/** What a bonus tile would be worth to a seat if the match ended now. */
export function tileWorth(match: Match, seat: number, tile: string): number {
  const state = match.core.newState();
  match.copyState(state);
  // The engine's own score line, asked about this tile alone.
  state.tiles[seat] = 1 << match.core.names.bonus!.indexOf(tile);
  return match.core.scores.find(({ part }) => part === 'bonus')!.of(state, seat);
}
