/** The pack of A New World and of the combined games with land, read and checked. */

import { required } from '../../core/required.ts';
import { checkUnique, openPack, type PackReader } from '../../core/pack.ts';
import { type Bundle, one, SPICE_COUNT, type SpiceLetter } from '../../core/spice.ts';
import { BONUS_TILE_KINDS, type BonusTile, type BonusTiles, bonusTable, MOST_BONUS_TILES } from '../../land/bonus.ts';
import { cardTable, ICONS, MOST_POINT_CARDS, type PointCard, type PointCards } from '../../land/cards.ts';
import {
  EXPLORATION_KINDS,
  type ExplorationTile,
  type ExplorationTiles,
  explorationTable,
  MOST_EXPLORATION_TILES,
} from '../../land/exploration.ts';
import { LANDMARK_COUNT, MOST_LOCATIONS, NO_LANDMARK } from '../../land/locations.ts';
import {
  BOARD_STACKS,
  type BoatReach,
  type Board,
  type Space,
  SPACE_KINDS,
  type SpaceKind,
} from '../../land/spaces.ts';
import type { OutpostBoard } from '../../sea/outposts.ts';

/** The games played with this pack, as it calls them. */
export type LandMode = 'base' | 'part1' | 'part2' | 'part3';

/** The part of the pack that one of these games uses. */
export interface LandBuild {
  /** The boards, in the order in which their locations count. */
  readonly boards: readonly string[];
  /** Boards of which one is chosen. */
  readonly choice: readonly string[];
  /** The arrangement of the boards, row by row; the chosen board is `null`. */
  readonly arrangement: readonly (readonly (string | null)[])[];
  /** The ids of the forts and of the market locations, from the left. */
  readonly forts: readonly string[];
  readonly markets: readonly string[];
  /** The use of exploration tiles that cover no space: beside the boards, or out of the match. */
  readonly spareTiles: 'beside' | 'leave';
  /** The star of the point cards that are taken out. */
  readonly starRemoved: string;
  /** The marks of the bonus tiles that are taken out. */
  readonly marksRemoved: readonly string[];
  /** The maximum number of bonus tiles of a seat. */
  readonly bonusSpaces: number;
}

/** A space of a board as it is in the file; what its kind does not have is missing. */
export interface SpaceFile {
  readonly id: string;
  readonly kind: SpaceKind;
  readonly settlers: number;
  readonly landmark: string | null;
  readonly exploration: boolean | '2-3';
  /** Column and row on its board, from 0. */
  readonly at: readonly [number, number];
  readonly gain?: string;
  readonly upgrades?: number;
  readonly give?: string;
  readonly take?: string;
  readonly reach?: BoatReach;
  readonly bonusStacks?: readonly number[];
}

/** One side of a board as it is in the file. */
export interface BoardFile {
  readonly columns: number;
  readonly rows: number;
  readonly spaces: readonly SpaceFile[];
  /** Its own stacks of bonus tiles, if any: their sizes, places and purposes. */
  readonly bonusStacks?: readonly number[];
  readonly bonusAt?: readonly [number, number];
  readonly bonusFor?: (typeof BOARD_STACKS)[number];
}

/** An icon of the land games. */
export type Icon = (typeof ICONS)[number];

/** A point card as it is in the file; what its kind does not have is missing. */
interface PointCardFile {
  readonly id: string;
  readonly kind: Icon;
  readonly cost: string;
  readonly vp: number;
  readonly star: (typeof STARS)[number] | null;
  readonly players: keyof typeof SEATS_OF_MARK;
  readonly settlers?: number;
  readonly landmark?: string;
  readonly cube?: SpiceLetter;
}

/** A bonus tile as it is in the file. */
interface BonusTileFile {
  readonly id: string;
  readonly kind: (typeof BONUS_TILE_KINDS)[number];
  readonly icons: readonly Icon[];
  readonly vp: number;
  readonly mark: (typeof MARKS)[number] | null;
}

/** An exploration tile as it is in the file; what its kind does not have is missing. */
interface ExplorationTileFile {
  readonly id: string;
  readonly kind: (typeof EXPLORATION_KINDS)[number];
  readonly cubes?: string;
  readonly settlers?: number;
  readonly vp?: number;
  readonly icon?: Icon;
}

/** The pack as it is in its file, once `readLandPack` has checked it; cubes are letters such as "YYR". */
export type LandPackFile = {
  readonly landmarks: readonly string[];
  readonly boards: Readonly<Record<string, BoardFile>>;
  readonly modes: Readonly<
    Record<
      LandMode,
      {
        readonly boards: readonly string[];
        readonly choice?: { readonly slot: string; readonly oneOf: readonly string[] };
        readonly arrangement: readonly (readonly string[])[];
        readonly forts: readonly string[];
        readonly markets: readonly string[];
        readonly islands: boolean;
        readonly starRemoved: (typeof STARS)[number];
        readonly marksRemoved: readonly (typeof MARKS)[number][];
        readonly bonusSpaces: number;
        readonly explorationTiles: { readonly on: 'board' | 'beside' };
      }
    >
  >;
  readonly pointCards: readonly PointCardFile[];
  readonly bonusTiles: readonly BonusTileFile[];
  readonly explorationTiles: readonly ExplorationTileFile[];
  readonly playerBoards: {
    readonly storage: number;
    readonly settlers: { readonly total: number; readonly start: number; readonly startWithTwoSeats: number };
    readonly startingCubes: readonly string[];
    readonly sideB: {
      readonly outposts: {
        readonly rows: readonly SpiceLetter[];
        readonly columns: number;
        readonly values: readonly (readonly number[])[];
      };
    };
  };
};

/** The parsed pack for the land games. */
export interface LandPack {
  readonly boards: ReadonlyMap<string, Board>;
  readonly builds: Readonly<Record<LandMode, LandBuild>>;
  readonly cards: PointCards;
  /** Per point card: its star or null, and the fewest seats with which it is used. */
  readonly cardMarks: readonly { readonly star: string | null; readonly seats: number }[];
  readonly bonusTiles: BonusTiles;
  /** Per bonus tile: its mark or null. */
  readonly bonusMarks: readonly (string | null)[];
  readonly exploration: ExplorationTiles;
  /** The number of cubes that a seat may keep. */
  readonly limit: number;
  readonly settlers: { readonly total: number; readonly start: number; readonly startWithTwoSeats: number };
  /** The cubes each seat starts with. */
  readonly startingCubes: readonly Bundle[];
  /** The outposts of the player board with islands. */
  readonly outposts: OutpostBoard;
}

const STARS = ['white', 'black'] as const;
const MARKS = ['I', 'III'] as const;
const SEATS_OF_MARK = { any: 2, '3+': 3, '4': 4 } as const;
const MOST_SETTLERS = 60;
const MOST_STACKS = 16;
/** The most columns or rows of a board. */
const MOST_LINES = 12;

/** The allowed content of each game's boards: kinds of spaces beyond the common ones, stacks, number of boards to choose from. */
const MODES: Readonly<
  Record<
    LandMode,
    {
      readonly kinds: readonly SpaceKind[];
      /** Whether forts may have stacks, and what stacks of the boards may be for. */
      readonly fortStacks: boolean;
      readonly stacks: readonly Board['stacksFor'][];
      readonly choice: number;
    }
  >
> = {
  base: { kinds: [], fortStacks: true, stacks: [], choice: 3 },
  part1: { kinds: ['market', 'refresh-market', 'adjust-route'], fortStacks: true, stacks: [], choice: 0 },
  part2: {
    kinds: ['move-boat', 'boat-trade', 'outpost-trade'],
    fortStacks: false,
    stacks: ['outpost-column'],
    choice: 0,
  },
  part3: {
    kinds: ['market', 'refresh-market', 'move-boat', 'boat-trade', 'outpost-trade'],
    fortStacks: false,
    stacks: ['outpost-column', 'fourth-merchant'],
    choice: 0,
  },
};
const ALL_GAMES: readonly SpaceKind[] = ['production', 'upgrade', 'trade', 'fort'];

/** Reads the pack. @throws RulesError `bad-pack` with the path and what is allowed there. */
export function readLandPack(raw: unknown): LandPack {
  const pack = openPack(raw, 'new-world');
  const landmarks = pack
    .at('landmarks')
    .list(LANDMARK_COUNT, LANDMARK_COUNT)
    .map((row) => row.text());
  checkUnique(pack.at('landmarks'), landmarks);

  const cardRows = pack.at('pointCards').list(1, MOST_POINT_CARDS);
  const cards = cardRows.map((row) => readCard(row, landmarks));
  const tileRows = pack.at('bonusTiles').list(0, MOST_BONUS_TILES);
  const bonusTiles = tileRows.map(readBonusTile);
  const explorationRows = pack.at('explorationTiles').list(0, MOST_EXPLORATION_TILES);
  const explorationTiles = explorationRows.map(readExplorationTile);
  const bonusMarks = tileRows.map((row) => orNull(row.at('mark'), (mark) => mark.oneOf(MARKS)));

  const boards = readBoards(pack.at('boards'), landmarks);
  const spaces = [...boards.values()].flatMap((board) => board.spaces);
  const spaceRows = [...boards.keys()].flatMap((name) => pack.at('boards').at(name).at('spaces').list());
  checkUnique(
    pack,
    [...spaces, ...cards, ...bonusTiles, ...explorationTiles].map((component) => component.id),
    [...spaceRows, ...cardRows, ...tileRows, ...explorationRows].map((row) => row.at('id')),
  );
  const readMode = (mode: LandMode): LandBuild => {
    const reader = pack.at('modes').at(mode);
    const build = readBuild(reader, mode, boards);
    checkTiles(reader, build, boards, bonusMarks, explorationTiles.length);
    return build;
  };
  const own = pack.at('playerBoards');
  const total = own.at('settlers').at('total').whole(1, MOST_SETTLERS);

  return {
    boards,
    builds: { base: readMode('base'), part1: readMode('part1'), part2: readMode('part2'), part3: readMode('part3') },
    cards: cardTable(cards),
    cardMarks: cardRows.map((row) => ({
      star: orNull(row.at('star'), (star) => star.oneOf(STARS)),
      seats: SEATS_OF_MARK[row.at('players').oneOf(Object.keys(SEATS_OF_MARK) as (keyof typeof SEATS_OF_MARK)[])],
    })),
    bonusTiles: bonusTable(bonusTiles),
    bonusMarks,
    exploration: explorationTable(explorationTiles),
    limit: own.at('storage').whole(1, 60),
    settlers: {
      total,
      start: own.at('settlers').at('start').whole(1, total),
      startWithTwoSeats: own.at('settlers').at('startWithTwoSeats').whole(1, total),
    },
    startingCubes: own
      .at('startingCubes')
      .list(4, 4)
      .map((cubes) => cubes.cubes(0)),
    outposts: readOutposts(own.at('sideB').at('outposts')),
  };
}

/** Reads what may also be null. */
function orNull<Value>(reader: PackReader, read: (reader: PackReader) => Value): Value | null {
  return reader.value === null ? null : read(reader);
}

/** An id as it stands in options and notation: letters, digits and dashes. */
function readId(reader: PackReader): string {
  const id = reader.text();
  if (!/^[A-Za-z0-9-]+$/.test(id)) reader.fail(`expected an id of letters, digits and dashes, found "${id}"`);
  return id;
}

function readLandmark(reader: PackReader, landmarks: readonly string[]): number {
  return landmarks.indexOf(reader.oneOf(landmarks));
}

function readIcon(reader: PackReader): number {
  return ICONS.indexOf(reader.oneOf(ICONS));
}

function readCard(row: PackReader, landmarks: readonly string[]): PointCard {
  const kind = row.at('kind').oneOf(ICONS);
  return {
    id: readId(row.at('id')),
    kind,
    price: row.at('cost').cubes(),
    vp: row.at('vp').whole(0, 99),
    settlers: kind === 'settlers' ? row.at('settlers').whole(1, MOST_SETTLERS) : 0,
    landmark: kind === 'help' || kind === 'tool' ? readLandmark(row.at('landmark'), landmarks) : 0,
    yields: kind === 'tool' ? one(row.at('cube').spice()) : 0,
  };
}

/** The number of icons on a bonus tile of each kind. */
const ICONS_NAMED = { 'per-icon': 1, 'per-pair': 2, 'per-2-settlers': 0, 'per-2-merchants': 0, flat: 0 } as const;

function readBonusTile(row: PackReader): BonusTile {
  const kind = row.at('kind').oneOf(BONUS_TILE_KINDS);
  const named = ICONS_NAMED[kind];
  return {
    id: readId(row.at('id')),
    kind,
    icons: row.at('icons').list(named, named).map(readIcon),
    vp: row.at('vp').whole(0, 99),
  };
}

function readExplorationTile(row: PackReader): ExplorationTile {
  const kind = row.at('kind').oneOf(EXPLORATION_KINDS);
  return {
    id: readId(row.at('id')),
    kind,
    cubes: kind === 'cubes' ? row.at('cubes').cubes() : 0,
    settlers: kind === 'settler' ? row.at('settlers').whole(1, MOST_SETTLERS) : 0,
    vp: kind === 'points' ? row.at('vp').whole(0, 99) : 0,
    icon: kind === 'icon' ? readIcon(row.at('icon')) : 0,
  };
}

function readBoards(reader: PackReader, landmarks: readonly string[]): Map<string, Board> {
  const boards = new Map<string, Board>();
  for (const name of reader.keys()) {
    const board = reader.at(name);
    const lines = [board.at('columns').whole(1, MOST_LINES), board.at('rows').whole(1, MOST_LINES)] as const;
    const spaces = board
      .at('spaces')
      .list(0, 12)
      .map((space) => {
        readCell(space.at('at'), lines);
        return readSpace(space, name, landmarks);
      });
    const stacks = board.has('bonusStacks') ? readStacks(board.at('bonusStacks')) : [];
    boards.set(name, {
      spaces,
      stacks: stacks.map((size) => ({ at: name, size })),
      stacksFor: stacks.length > 0 ? board.at('bonusFor').oneOf(BOARD_STACKS) : null,
    });
    if (stacks.length > 0) readCell(board.at('bonusAt'), lines);
  }
  return boards;
}

/** A board whose name was checked. */
const boardOf = (boards: ReadonlyMap<string, Board>, name: string): Board =>
  required(boards.get(name), `board ${name}`);

/** The cell of a component on a board; only drawings need it. */
function readCell(reader: PackReader, size: readonly [number, number]): void {
  reader.list(2, 2).forEach((line, axis) => line.whole(0, (size[axis] ?? 0) - 1));
}

function readStacks(reader: PackReader): number[] {
  return reader.list(0, MOST_STACKS).map((size) => size.whole(1, MOST_BONUS_TILES));
}

function readSpace(row: PackReader, board: string, landmarks: readonly string[]): Space {
  const id = readId(row.at('id'));
  if (!id.startsWith(`${board}-`)) row.at('id').fail(`the id of a space begins with its board, "${board}-"`);
  const kind = row.at('kind').oneOf(SPACE_KINDS);
  const covers = row.at('exploration').value;
  if (covers !== true && covers !== false && covers !== '2-3') {
    row.at('exploration').fail('expected true, false or "2-3"');
  }
  return {
    id,
    kind,
    settlers: row.at('settlers').whole(1, MOST_SETTLERS),
    landmark: orNull(row.at('landmark'), (landmark) => readLandmark(landmark, landmarks)) ?? NO_LANDMARK,
    exploration: covers === true ? 'always' : covers === false ? 'never' : '2-3',
    gain: kind === 'production' ? row.at('gain').cubes() : 0,
    upgrades: kind === 'upgrade' ? row.at('upgrades').whole(1, 20) : 0,
    give: kind === 'trade' ? row.at('give').cubes() : 0,
    take: kind === 'trade' ? row.at('take').cubes() : 0,
    reach: kind === 'move-boat' ? readReach(row.at('reach')) : 1,
    stacks: kind === 'fort' ? readStacks(row.at('bonusStacks')) : [],
  };
}

function readReach(reader: PackReader): BoatReach {
  const { value } = reader;
  if (value !== 1 && value !== 2 && value !== 'any') reader.fail('expected 1, 2 or "any"');
  return value;
}

/** The names of boards that the pack has. */
function readBoardNames(reader: PackReader, boards: ReadonlyMap<string, Board>): string[] {
  const names = reader.list(0, 12).map((name) => name.oneOf([...boards.keys()]));
  checkUnique(reader, names);
  return names;
}

function readBuild(reader: PackReader, mode: LandMode, boards: ReadonlyMap<string, Board>): LandBuild {
  const { kinds, fortStacks, stacks, choice } = MODES[mode];
  const names = readBoardNames(reader.at('boards'), boards);
  const oneOf = choice > 0 ? readBoardNames(reader.at('choice').at('oneOf'), boards) : [];
  if (oneOf.length !== choice) reader.at('choice').fail(`expected ${choice} boards to choose from`);
  for (const name of [...names, ...oneOf]) {
    const board = boardOf(boards, name);
    const strange = board.spaces.find((space) => ![...ALL_GAMES, ...kinds].includes(space.kind));
    if (strange) reader.at('boards').fail(`${strange.id} is a ${strange.kind} space, which this game does not have`);
    if (!fortStacks && board.spaces.some((space) => space.stacks.length > 0)) {
      reader.at('boards').fail(`a fort of ${name} has stacks of bonus tiles; the forts of this game give none`);
    }
    if (board.stacksFor !== null && !stacks.includes(board.stacksFor)) {
      reader.at('boards').fail(`${name} has stacks for "${board.stacksFor}", which this game does not have`);
    }
  }
  const listed = (kind: SpaceKind, key: string, least: number): string[] => {
    const found = names.flatMap((name) => boardOf(boards, name).spaces.filter((space) => space.kind === kind));
    const ids = reader
      .at(key)
      .list(least, 8)
      .map((entry) => entry.oneOf(found.map((space) => space.id)));
    checkUnique(reader.at(key), ids);
    if (ids.length !== found.length) reader.at(key).fail(`expected all ${found.length} spaces of the kind ${kind}`);
    return ids;
  };
  return {
    boards: names,
    choice: oneOf,
    arrangement: readArrangement(reader, names, choice > 0),
    forts: listed('fort', 'forts', 1),
    markets: listed('market', 'markets', kinds.includes('market') ? 1 : 0),
    spareTiles: reader.at('explorationTiles').at('on').oneOf(['board', 'beside']) === 'board' ? 'leave' : 'beside',
    starRemoved: reader.at('starRemoved').oneOf(STARS),
    marksRemoved: reader
      .at('marksRemoved')
      .list(0, 2)
      .map((mark) => mark.oneOf(MARKS)),
    bonusSpaces: reader.at('bonusSpaces').whole(0, MOST_STACKS),
  };
}

function readArrangement(reader: PackReader, names: readonly string[], choice: boolean): (string | null)[][] {
  const slot = choice ? reader.at('choice').at('slot').text() : null;
  const rows = reader
    .at('arrangement')
    .list(1, 6)
    .map((row) => row.list(1, 6).map((name) => name.oneOf(slot === null ? names : [...names, slot])));
  const laid = rows.flat();
  checkUnique(reader.at('arrangement'), laid);
  if (laid.length !== names.length + (choice ? 1 : 0)) reader.at('arrangement').fail('expected every board once');
  return rows.map((row) => row.map((name) => (name === slot ? null : name)));
}

/** Fails if a game has more stacked bonus tiles or covered locations than tiles. */
function checkTiles(
  reader: PackReader,
  build: LandBuild,
  boards: ReadonlyMap<string, Board>,
  bonusMarks: readonly (string | null)[],
  explorationTiles: number,
): void {
  const used = bonusMarks.filter((mark) => mark === null || !build.marksRemoved.includes(mark)).length;
  const fourths = build.choice.length > 0 ? build.choice.map((name) => [name]) : [[]];
  for (const fourth of fourths) {
    const laid = [...build.boards, ...fourth].map((name) => boardOf(boards, name));
    const spaces = laid.flatMap((board) => board.spaces);
    if (spaces.length > MOST_LOCATIONS) {
      reader.fail(`its boards have ${spaces.length} spaces; at most ${MOST_LOCATIONS} fit`);
    }
    const sizes = [
      ...laid.flatMap((board) => board.stacks.map(({ size }) => size)),
      ...spaces.flatMap((space) => space.stacks),
    ];
    const stacked = sizes.reduce((sum, size) => sum + size, 0);
    if (stacked > used) reader.fail(`its stacks take ${stacked} bonus tiles; there are ${used} for this game`);
    if (sizes.length > MOST_STACKS)
      reader.fail(`it has ${sizes.length} stacks of bonus tiles; at most ${MOST_STACKS} fit`);
    const covered = spaces.filter((space) => space.exploration !== 'never').length;
    if (covered > explorationTiles) {
      reader.fail(`it covers ${covered} spaces with exploration tiles; there are ${explorationTiles}`);
    }
  }
}

function readOutposts(reader: PackReader): OutpostBoard {
  const rows = reader.at('rows').list(SPICE_COUNT, SPICE_COUNT);
  rows.forEach((row, index) => {
    if (row.spice() !== index) row.fail('the rows are Y, R, G, B');
  });
  const columns = reader.at('columns').whole(1, 8);
  return {
    columns,
    values: reader
      .at('values')
      .list(SPICE_COUNT, SPICE_COUNT)
      .map((row) => row.list(columns, columns).map((value) => value.whole(0, 30))),
  };
}
