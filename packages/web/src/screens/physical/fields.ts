/** The form fields of a position: a plain control for each component on a game's table. */

import {
  type AnyView,
  hasPack,
  islandsOf,
  landTableOf,
  type Match,
  MOST_OF_A_SPICE,
  seaTableOf,
  type SpiceLetter,
  SPICES,
} from '@windrose/rules';
import type { Words } from '@windrose/words';

import { capital } from '../../i18n/capital.ts';
import { seaPrint } from '../../realms/sea/position.ts';
import type { PhysicalUi } from './en.ts';

/** The keys that lead to a value in the JSON of a position or sheet. */
export type Path = readonly (string | number)[];

/** Something to choose: the value, and how it is called. */
export type Choice = readonly [value: string, name: string];

interface Plain {
  readonly path: Path;
  readonly label: string;
}

/** One control. */
export type Field = Plain &
  (
    | { readonly kind: 'number'; readonly least: number; readonly most: number }
    | { readonly kind: 'flag' }
    /** Cubes as letters; how many of each colour is entered. */
    | { readonly kind: 'cubes' }
    /** One of several values; `none` is the label of an empty value, if it is allowed. */
    | { readonly kind: 'choice'; readonly choices: readonly Choice[]; readonly none?: string }
    /** Several things; `again` says that the same may be there more than once. */
    | { readonly kind: 'list'; readonly choices: readonly Choice[]; readonly again?: boolean }
    /** Some of the seats. */
    | { readonly kind: 'seats' }
    /** A number or none: the seat on a location, and its settlers. */
    | { readonly kind: 'standing'; readonly most: number }
    /** Cards with settlers on them, in order. */
    | { readonly kind: 'route'; readonly choices: readonly Choice[]; readonly most: number }
  );

/** Fields that belong together, under a heading. */
export interface FieldGroup {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly Field[];
}

/** The words needed for names. */
export interface Naming {
  readonly match: Match;
  readonly words: Words;
  readonly texts: PhysicalUi;
  readonly names: readonly string[];
}

/** JSON of a position. */
export type Json = { readonly [key: string]: unknown };

const has = (value: unknown, key: string): boolean => typeof value === 'object' && value !== null && key in value;

/** Everything that can be chosen in a match, by kind. */
function choicesOf({ match, words, texts }: Naming) {
  const { names } = match.core;
  const named = (ids: readonly string[] = [], nameOf: (id: string) => string): Choice[] =>
    ids.map((id) => [id, `${capital(nameOf(id))} (${id})`] as const);
  const sea = hasPack(match, 'eastern-wonders') ? seaPrint(match) : null;
  const cubes = (letters: string): string => words.cubes(letters);
  return {
    places: (names.place ?? []).map((id): Choice => [id, words.place(match, id)]),
    markets: [...(sea?.markets ?? [])].map(([id, { symbol, give, take }]): Choice => [
      id,
      `${capital(words.colour(symbol))}: ${cubes(give)} → ${cubes(take)} (${id})`,
    ]),
    orders: [...(sea?.orders ?? [])].map(([id, { price, points }]): Choice => [
      id,
      `${words.points(points)}: ${cubes(price)} (${id})`,
    ]),
    cards: named(names.card, (id) => words.card(match, id)),
    merchants: named(names.merchant, (id) => words.merchant(match, id)),
    tiles: match.core.names.location ? named(names.bonus, (id) => words.bonus(match, id)) : [],
    bonuses: bonusNames(match).map((id): Choice => [id, capital(words.bonus(match, id))]),
    exploration: named(names.exploration, (id) => words.exploration(match, id)),
    closed: ['closed', texts.closedPort] as Choice,
  };
}

/** The upper limits of numbers that are entered, by the match's packs; 0 for things that the game lacks. */
function limitsOf(match: Match) {
  const { assembly } = match.core;
  const land = landTableOf(assembly);
  const { coins }: AnyView = match.restart().state();
  return {
    settlers: land?.pack.settlers.total ?? 0,
    stacks: (land?.stacks ?? []).map(({ size }) => size),
    outposts: (islandsOf(assembly) ?? seaTableOf(assembly))?.board.columns ?? 0,
    coins: { gold: coins?.gold ?? 0, silver: coins?.silver ?? 0 },
  };
}

/** The bonus tiles of a game at sea: abilities, and the points of the pile. */
function bonusNames(match: Match): string[] {
  const { supply }: AnyView = match.restart().state();
  return Object.entries(supply ?? {}).flatMap(([kind, left]) =>
    typeof left === 'number' ? (left > 0 ? [kind] : []) : left.map((points) => `${kind}-${points}`),
  );
}

/** The controls for what a seat has that scores; `whole` adds what only a position needs. */
export function seatFields(naming: Naming, own: Json, path: Path, whole: boolean): Field[] {
  const { texts, words } = naming;
  const all = choicesOf(naming);
  const limits = limitsOf(naming.match);
  const fields: Field[] = [{ kind: 'cubes', path: [...path, 'hold'], label: texts.hold }];
  const add = (key: string, field: (path: Path) => Field): void => {
    if (has(own, key)) fields.push(field([...path, key]));
  };
  if (whole) add('boat', (at) => ({ kind: 'choice', path: at, label: texts.boat, choices: all.places }));
  add('claimed', (at) => ({ kind: 'list', path: at, label: texts.claimed, choices: all.orders }));
  if (!whole && has(own, 'outposts')) {
    for (const spice of SPICES) {
      const label = texts.outpostsOf(words.colour(spice));
      fields.push({ kind: 'number', path: [...path, 'outposts', spice], label, least: 0, most: limits.outposts });
    }
  }
  add('bonus', (at) => ({ kind: 'list', path: at, label: texts.bonus, choices: all.bonuses, again: true }));
  add('cards', (at) => ({ kind: 'list', path: at, label: texts.cards, choices: all.cards }));
  add('tiles', (at) => ({ kind: 'list', path: at, label: texts.tiles, choices: all.tiles }));
  add('explored', (at) => ({ kind: 'list', path: at, label: texts.explored, choices: all.exploration }));
  if (whole)
    add('settlers', (at) => ({ kind: 'number', path: at, label: texts.settlers, least: 0, most: limits.settlers }));
  add('reserve', (at) => ({ kind: 'number', path: at, label: texts.reserve, least: 0, most: limits.settlers }));
  add('merchants', (at) => ({
    kind: 'number',
    path: at,
    label: texts.merchantsTaken,
    least: 0,
    // A card that was discarded can be taken again; this is what positions allow.
    most: 4 * all.merchants.length,
  }));
  if (has(own, 'coins')) {
    for (const kind of ['gold', 'silver'] as const) {
      fields.push({
        kind: 'number',
        path: [...path, 'coins', kind],
        label: texts.coins[kind],
        least: 0,
        most: limits.coins[kind],
      });
    }
  }
  if (whole) {
    add('route', (at) => ({
      kind: 'route',
      path: at,
      label: texts.route,
      choices: all.merchants,
      most: limits.settlers,
    }));
    for (const key of ['hand', 'played', 'pile'] as const) {
      add(key, (at) => ({ kind: 'list', path: at, label: texts[key], choices: all.merchants }));
    }
  }
  return fields;
}

/** All controls for a position. */
export function positionFields(naming: Naming, state: Json): FieldGroup[] {
  const { match, words, texts, names } = naming;
  const all = choicesOf(naming);
  const limits = limitsOf(match);
  const groups: FieldGroup[] = [];
  const add = (id: string, title: string, fields: readonly Field[]): void => {
    if (fields.length > 0) groups.push({ id, title, fields });
  };
  const seatChoices = Array.from({ length: match.seats }, (_, seat): Choice => [String(seat), words.seat(seat, names)]);
  add('turn', texts.turn, [
    { kind: 'choice', path: ['mover'], label: texts.mover, choices: seatChoices },
    { kind: 'number', path: ['round'], label: texts.round, least: 1, most: 999 },
    { kind: 'flag', path: ['over'], label: texts.over },
  ]);
  const list = (key: string): readonly Json[] => (Array.isArray(state[key]) ? (state[key] as Json[]) : []);
  list('seats').forEach((own, seat) =>
    add(`seat-${seat}`, words.seat(seat, names), seatFields(naming, own, ['seats', seat], true)),
  );
  if (has(state, 'rival')) {
    add('rival', words.rival, [
      { kind: 'cubes', path: ['rival', 'hold'], label: texts.hold },
      { kind: 'list', path: ['rival', 'claimed'], label: texts.claimed, choices: all.orders },
      { kind: 'list', path: ['rival', 'outposts'], label: texts.outposts, choices: all.places },
    ]);
  }
  const row = list('row');
  const cardFields = row.map((_, slot): Field => {
    const rest = { path: ['row', slot], label: texts.slot(slot + 1), choices: all.cards };
    // If the next card is revealed only at the end of a turn, the row has a gap until then.
    return has(state, 'next') ? { kind: 'choice', ...rest, none: texts.gap } : { kind: 'choice', ...rest };
  });
  if (has(state, 'next')) {
    cardFields.push({ kind: 'choice', path: ['next'], label: texts.nextCard, choices: all.cards, none: texts.gap });
  }
  add('row', texts.pointCards, cardFields);
  const market = list('market') as readonly unknown[];
  const onRoad = !match.core.names.location;
  add(
    'market',
    texts.market,
    market.flatMap((_, slot): Field[] => {
      const label = texts.slot(slot + 1);
      if (!onRoad) {
        return [{ kind: 'choice', path: ['market', slot], label, choices: all.merchants, none: texts.gap }];
      }
      return [
        { kind: 'choice', path: ['market', slot, 'card'], label, choices: all.merchants },
        { kind: 'cubes', path: ['market', slot, 'heap'], label: texts.heapOn(slot + 1) },
      ];
    }),
  );
  if (has(state, 'merchantPile')) {
    add('merchantPile', texts.merchantPile, [
      { kind: 'list', path: ['merchantPile'], label: texts.merchantPile, choices: all.merchants },
    ]);
  }
  add(
    'ports',
    texts.ports,
    list('ports').map(({ at }, port): Field => ({
      kind: 'choice',
      path: ['ports', port, 'tile'],
      label: words.place(match, String(at)),
      choices: [...all.orders, all.closed],
      none: texts.gap,
    })),
  );
  add(
    'map',
    texts.map,
    list('map').flatMap((tile, at): Field[] => {
      const name = words.place(match, String(tile.at));
      if (tile.kind !== 'market') {
        return has(tile, 'heap') ? [{ kind: 'cubes', path: ['map', at, 'heap'], label: texts.heapAt(name) }] : [];
      }
      return [
        { kind: 'choice', path: ['map', at, 'market'], label: name, choices: all.markets },
        { kind: 'seats', path: ['map', at, 'outposts'], label: texts.outpostsAt(name) },
        ...(has(tile, 'heap')
          ? [{ kind: 'cubes', path: ['map', at, 'heap'], label: texts.heapAt(name) } as const]
          : []),
      ];
    }),
  );
  const covered = new Set(list('locations').flatMap(({ at, exploration }) => (exploration === null ? [] : [at])));
  add(
    'locations',
    texts.locations,
    list('locations').flatMap(({ at }, index): Field[] => [
      {
        kind: 'standing',
        most: limits.settlers,
        path: ['locations', index, 'settlers'],
        label: `${String(at)}: ${words.work(match, String(at))}`,
      },
      ...(covered.has(at)
        ? [
            {
              kind: 'choice',
              path: ['locations', index, 'exploration'],
              label: texts.explorationOn(String(at)),
              choices: all.exploration,
              none: texts.gap,
            } as const,
          ]
        : []),
    ]),
  );
  if (has(state, 'beside')) {
    add('beside', texts.beside, [{ kind: 'list', path: ['beside'], label: texts.beside, choices: all.exploration }]);
  }
  add(
    'stacks',
    texts.stacks,
    list('stacks').flatMap(({ at }, index): Field[] => {
      const label = texts.stackAt(index + 1, String(at));
      return [
        { kind: 'choice', path: ['stacks', index, 'top'], label, choices: all.tiles, none: texts.gap },
        {
          kind: 'number',
          path: ['stacks', index, 'left'],
          label: texts.leftIn(index + 1),
          least: 0,
          most: limits.stacks[index] ?? 0,
        },
      ];
    }),
  );
  return groups;
}

/** The value at a path. */
export function valueAt(json: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<string | number, unknown> | undefined)?.[key], json);
}

/** The same with another value at a path. */
export function withValue<Value>(json: Value, path: Path, value: unknown): Value {
  const [key, ...rest] = path;
  if (key === undefined) return value as Value;
  const copy = (Array.isArray(json) ? [...(json as unknown[])] : { ...json }) as Record<string | number, unknown>;
  copy[key] = withValue(copy[key], rest, value);
  return copy as Value;
}

/** Derived parts of a position, which are left to the rules. */
const FOLLOWING = new Set([
  'version',
  'decision',
  'pile',
  'supply',
  'deck',
  'merchantDeck',
  'unseen',
  'coins',
  'final',
  'boards',
]);
const FOLLOWING_OF_SEATS = new Set(['limit', 'outposts']);

/** A position as it is entered: without what follows from the rest. */
export function entered(state: Json): Json {
  const draft = Object.fromEntries(Object.entries(state).filter(([key]) => !FOLLOWING.has(key)));
  const seats = (draft.seats as readonly Json[]).map((own) =>
    Object.fromEntries(Object.entries(own).filter(([key]) => !FOLLOWING_OF_SEATS.has(key))),
  );
  return { ...draft, mover: draft.mover ?? 0, seats };
}

/** Cubes as letters, from how many there are of each colour. */
export const letters = (counts: Readonly<Record<SpiceLetter, number>>): string =>
  SPICES.map((spice) => spice.repeat(Math.max(0, Math.min(MOST_OF_A_SPICE, counts[spice])))).join('');

/** The number of cubes of each colour in a string of letters. */
export function amounts(text: string): Record<SpiceLetter, number> {
  return Object.fromEntries(SPICES.map((spice) => [spice, text.split(spice).length - 1])) as Record<
    SpiceLetter,
    number
  >;
}
