/**
 * The form for the printed figures of a box: the fields of a pack, grouped by pieces, and how input changes the pack. Packs are
 * immutable.
 */

import { type PackFinding, type RawPack, SPICES } from '@windrose/rules';

import type { PackId } from '../../play/own-box.ts';

/** The keys that lead to a value in a pack. */
export type Path = readonly (string | number)[];

/** The values of a field. */
export type Figure = string | number | boolean | null;

/** A figure that can be typed in. */
export interface FormField {
  readonly path: Path;
  /** The key of the figure, or its name among the figures of the whole box. */
  readonly key: string;
  /** `numbers`: a list of them; `word`: one of a few. */
  readonly kind: 'cubes' | 'number' | 'numbers' | 'word';
  /** The allowed values of a `word`. */
  readonly allowed: readonly Figure[];
}

/** A piece of the box: a card, a tile, a location; or what else belongs together. */
export interface FormRow {
  readonly path: Path;
  /** The name of the piece; empty for figures without a piece. */
  readonly id: string;
  readonly fields: readonly FormField[];
}

/** Pieces of one sort, or those of a board. */
export interface FormGroup {
  readonly id: string;
  readonly path: Path;
  /** The name of the board, if it is one. */
  readonly board: string | null;
  readonly rows: readonly FormRow[];
}

/** The lists of pieces of each pack. */
const LISTS: Readonly<Record<PackId, readonly Path[]>> = {
  'eastern-wonders': [['marketTiles'], ['vpTiles', 'tiles'], ['bonusTiles'], ['startingSets']],
  'new-world': [['pointCards'], ['bonusTiles'], ['explorationTiles']],
  'spice-road': [['starters'], ['merchantCards'], ['pointCards']],
};

/** Figures of no piece, by the key that says what they are. */
const REST: Readonly<Record<PackId, readonly (readonly [key: string, path: Path])[]>> = {
  'eastern-wonders': [
    ['limit', ['playerBoard', 'hold']],
    ['outpostValues', ['playerBoard', 'values']],
    ['sandValues', ['sandToSea', 'playerBoard', 'values']],
  ],
  'new-world': [
    ['limit', ['playerBoards', 'storage']],
    ['settlersTotal', ['playerBoards', 'settlers', 'total']],
    ['settlersStart', ['playerBoards', 'settlers', 'start']],
    ['settlersStartTwo', ['playerBoards', 'settlers', 'startWithTwoSeats']],
    ...[0, 1, 2, 3].map((seat) => [`start${seat + 1}`, ['playerBoards', 'startingCubes', seat]] as const),
    ...SPICES.map((spice, row) => [`row${spice}`, ['playerBoards', 'sideB', 'outposts', 'values', row]] as const),
  ],
  'spice-road': [
    ['limit', ['limit']],
    ['gold', ['coins', 'gold']],
    ['silver', ['coins', 'silver']],
    ...[0, 1, 2, 3, 4].map((seat) => [`start${seat + 1}`, ['startingCubes', seat]] as const),
    ...[2, 3, 4, 5].map((seats) => [`last${seats}`, ['lastCard', String(seats)]] as const),
  ],
};

/** The keys of a piece that are printed figures, in the order in which one reads a piece. */
const KEYS: Readonly<Record<string, FormField['kind']>> = {
  kind: 'word',
  symbol: 'word',
  give: 'cubes',
  take: 'cubes',
  gain: 'cubes',
  price: 'cubes',
  cost: 'cubes',
  cubes: 'cubes',
  cube: 'word',
  upgrades: 'number',
  reach: 'word',
  settlers: 'number',
  count: 'number',
  pile: 'numbers',
  bonusStacks: 'numbers',
  landmark: 'word',
  icon: 'word',
  vp: 'number',
  exploration: 'word',
  star: 'word',
  players: 'word',
  mark: 'word',
};

/** Kinds that no piece can be changed to or from: how many there are of them is part of the rules. */
const FIXED_KINDS: readonly unknown[] = ['fort', 'market'];

/** Fields of a pack that say how reliable a figure is. */
const STANDING = ['confidence', 'firmer', 'note'];

type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a path of a pack; undefined if there is none. */
export function figureAt(pack: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined,
    pack,
  );
}

/** The rows of a list, or none. */
function rowsAt(pack: unknown, path: Path): readonly Row[] {
  const list = figureAt(pack, path);
  return Array.isArray(list) ? list.filter(isRow) : [];
}

/** The rows that are like those of a list: those of the list itself, or the spaces of all boards. */
function alikeIn(pack: RawPack, list: Path): readonly Row[] {
  if (list[0] !== 'boards') return rowsAt(pack, list);
  return isRow(pack.boards) ? Object.keys(pack.boards).flatMap((name) => rowsAt(pack, ['boards', name, 'spaces'])) : [];
}

const isFigure = (value: unknown): value is Figure => value === null || typeof value !== 'object';

/** The fields of a piece. @param alike the pieces of its sort in the built-in pack */
function fieldsOf(row: Row, path: Path, alike: readonly Row[]): FormField[] {
  const fields = Object.entries(KEYS).flatMap(([key, kind]): FormField[] => {
    if (!(key in row)) return [];
    const seen = [...new Set(alike.map((other) => other[key]).filter((value) => value !== undefined))].filter(isFigure);
    const allowed = key === 'kind' ? seen.filter((value) => !FIXED_KINDS.includes(value)) : seen;
    if (key === 'kind' && !isChangeable(row, path, allowed)) return [];
    return [{ path: [...path, key], key, kind, allowed: kind === 'word' ? allowed : [] }];
  });
  const icons = Array.isArray(row.icons) ? row.icons : [];
  const allIcons = [...new Set(alike.flatMap((other) => (Array.isArray(other.icons) ? other.icons : [])))];
  icons.forEach((_, at) => {
    fields.push({ path: [...path, 'icons', at], key: 'icon', kind: 'word', allowed: allIcons.filter(isFigure) });
  });
  return fields;
}

/** Whether a piece may change its kind: the bonus tiles of the sea are one of each. */
function isChangeable(row: Row, path: Path, allowed: readonly Figure[]): boolean {
  const oneOfEach = 'pile' in row || ('count' in row && path[0] === 'bonusTiles');
  return !oneOfEach && allowed.length > 1 && !FIXED_KINDS.includes(row.kind);
}

/** The name of a piece in its pack, if any. */
function nameOf({ id, kind }: Row): string | null {
  if (typeof id === 'string') return id;
  return typeof kind === 'string' ? kind : null;
}

/** A pack as a form. @param shipped the built-in pack of that name */
export function formOf(pack: RawPack, shipped: RawPack, name: PackId): readonly FormGroup[] {
  const listed = (id: string, list: Path, board: string | null, before: readonly FormRow[] = []): FormGroup => {
    const alike = alikeIn(shipped, list);
    const rows = rowsAt(pack, list).map((row, at): FormRow => {
      const path = [...list, at];
      return { path, id: nameOf(row) ?? String(at + 1), fields: fieldsOf(row, path, alike) };
    });
    return { id, path: board === null ? list : ['boards', board], board, rows: [...before, ...rows] };
  };
  const boards = isRow(pack.boards) ? Object.keys(pack.boards) : [];
  const rest = REST[name].map(([key, path]): FormField => ({
    path,
    key,
    kind: kindOf(figureAt(shipped, path)),
    allowed: [],
  }));
  return [
    ...boards.map((board) => {
      const path = ['boards', board];
      const stacks = fieldsOf({ bonusStacks: figureAt(pack, [...path, 'bonusStacks']) }, path, []);
      const has = figureAt(pack, [...path, 'bonusStacks']) !== undefined;
      return listed(`board-${board}`, [...path, 'spaces'], board, has ? [{ path, id: '', fields: stacks }] : []);
    }),
    ...LISTS[name].map((list) => listed(String(list[0]), list, null)),
    { id: 'rest', path: [], board: null, rows: [{ path: [], id: '', fields: rest }] },
  ];
}

function kindOf(figure: unknown): FormField['kind'] {
  if (Array.isArray(figure)) return 'numbers';
  return typeof figure === 'number' ? 'number' : 'cubes';
}

/** Whether two JSON values are the same. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The number of figures in a form that differ from those of the built-in pack. */
export function countChanged(rows: readonly FormRow[], pack: RawPack, shipped: RawPack): number {
  return rows
    .flatMap(({ fields }) => fields)
    .filter(({ path }) => !isSame(figureAt(pack, path), figureAt(shipped, path))).length;
}

/** A copy of a JSON value with something else at a place. */
function withAt(value: unknown, path: Path, figure: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return figure;
  const inner = withAt(figureAt(value, [key]), rest, figure);
  if (Array.isArray(value)) return value.map((old: unknown, at) => (at === key ? inner : old));
  return { ...(isRow(value) ? value : {}), [key]: inner };
}

/**
 * Enters a figure. A piece of another kind gets the fields of that kind; a piece that was typed in is no longer marked as
 * guessed; one with its original figures is restored completely.
 */
export function typeIn(pack: RawPack, shipped: RawPack, row: FormRow, field: FormField, figure: unknown): RawPack {
  const old = figureAt(pack, row.path);
  let changed = withAt(pack, field.path, figure);
  const model = figureAt(shipped, row.path);
  // Boards and the whole box hold other pieces, too.
  if (row.id !== '' && isRow(old) && field.path.length > row.path.length) {
    const typed = figureAt(changed, row.path);
    const whole = isRow(typed) ? withKind(typed, row.path, shipped, field.key === 'kind') : typed;
    const own = isRow(whole) && isRow(model) && isLike(whole, model) ? model : asPrinted(whole);
    changed = withAt(changed, row.path, own);
  }
  const next = isRow(changed) ? changed : pack;
  const { version } = shipped;
  if (isSame({ ...next, version }, shipped)) return shipped;
  return next.version === version ? { ...next, version: `${String(version)}-own` } : next;
}

/** A piece with the fields of its kind, those it has not yet as on another piece of that kind. */
function withKind(row: Row, path: Path, shipped: RawPack, changed: boolean): Row {
  if (!changed) return row;
  const alike = alikeIn(shipped, path.slice(0, -1));
  const built = figureAt(shipped, path);
  const model = isRow(built) && built.kind === row.kind ? built : alike.find(({ kind }) => kind === row.kind);
  if (!model) return row;
  const figures = new Set([...Object.keys(KEYS), 'icons']);
  const entries = Object.entries(row).filter(([key]) => !figures.has(key) || key in model);
  const missing = Object.entries(model).filter(([key]) => figures.has(key) && !(key in row));
  const own = Object.fromEntries([...entries, ...missing]);
  return 'icons' in model ? { ...own, icons: model.icons } : own;
}

/** Whether a piece has the figures of another one. */
function isLike(row: Row, model: Row): boolean {
  const figures = (one: Row): Row =>
    Object.fromEntries(
      Object.entries(one)
        .filter(([key]) => !STANDING.includes(key))
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );
  return isSame(figures(row), figures(model));
}

/** A piece whose figures were read from the box. */
function asPrinted(row: unknown): unknown {
  if (!isRow(row)) return row;
  const printed = Object.fromEntries(Object.entries(row).filter(([key]) => !STANDING.includes(key)));
  return 'confidence' in row ? { ...printed, confidence: 'exact' } : printed;
}

/** The faults, by the path of the field, row or group that shows them, in the form of {@link keyOf}. */
export type Faults = ReadonlyMap<string, readonly PackFinding[]>;

/** A path as a key of a map. */
export const keyOf = (path: Path): string => path.join('/');

/** Brings what a check has found to the fields it is about, or the nearest thing around them. */
export function faultsIn(groups: readonly FormGroup[], findings: readonly PackFinding[], name: string): Faults {
  const places = new Set(
    groups.flatMap((group) => [
      keyOf(group.path),
      ...group.rows.flatMap((row) => [keyOf(row.path), ...row.fields.map(({ path }) => keyOf(path))]),
    ]),
  );
  const found = new Map<string, PackFinding[]>();
  for (const finding of findings) {
    const path = pathOf(finding.where, name);
    let length = path.length;
    while (length > 0 && !places.has(keyOf(path.slice(0, length)))) length--;
    const key = keyOf(path.slice(0, length));
    found.set(key, [...(found.get(key) ?? []), finding]);
  }
  return found;
}

/** The keys of a path in a finding: `x.list[3].give` is `['list', 3, 'give']`. */
function pathOf(where: string, name: string): Path {
  const rest = where.startsWith(name) ? where.slice(name.length) : '';
  return Array.from(rest.matchAll(/\.([^.[]+)|\[(\d+)\]/g), ([, key, index]) => key ?? Number(index));
}

/** The number of faults in a group. */
export function countFaults(group: FormGroup, faults: Faults): number {
  const keys = [
    keyOf(group.path),
    ...group.rows.flatMap((row) => [keyOf(row.path), ...row.fields.map(({ path }) => keyOf(path))]),
  ];
  return [...new Set(keys)].reduce((sum, key) => sum + (faults.get(key)?.length ?? 0), 0);
}

/**
 * Parses a typed figure. Unreadable text is kept, and the check reports the fault.
 * @param letters how the language writes the letters of cubes.
 */
export function readFigure(
  kind: FormField['kind'],
  text: string,
  letters: (text: string) => string,
): Figure | number[] {
  const typed = text.trim();
  if (kind === 'number') return /^\d{1,6}$/.test(typed) ? Number(typed) : typed;
  if (kind === 'numbers') {
    const parts = typed.split(/[\s,;]+/).filter((part) => part !== '');
    return parts.every((part) => /^\d{1,6}$/.test(part)) ? parts.map(Number) : typed;
  }
  const plain = Array.from(typed.toUpperCase().replace(/\s/g, ''), (letter) => spiceOf(letter, letters) ?? letter);
  const known = plain.every((letter) => SPICES.some((spice) => spice === letter));
  return (known ? plain.toSorted((a, b) => rank(a) - rank(b)) : plain).join('');
}

/** The letter that the engine has for one that was typed, in the language or as packs write it. */
function spiceOf(letter: string, letters: (text: string) => string): string | undefined {
  return SPICES.find((spice) => letters(spice) === letter) ?? SPICES.find((spice) => spice === letter);
}

const rank = (letter: string): number => SPICES.findIndex((spice) => spice === letter);

/** A figure as it stands in its field. */
export function showFigure(figure: unknown, kind: FormField['kind'], letters: (text: string) => string): string {
  if (Array.isArray(figure)) return figure.join(', ');
  const text = typeof figure === 'string' || typeof figure === 'number' ? String(figure) : '';
  return kind === 'cubes' ? letters(text) : text;
}
