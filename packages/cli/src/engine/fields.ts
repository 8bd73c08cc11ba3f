/** The fields that requests of the engine protocol, positions and records know, and the warnings about others. */

import { type RawPack, unreadInPack } from '@windrose/rules';

import { nearest } from '../nearest.ts';
import { findingInWords } from '../pack-findings.ts';

/** Fields that every request may carry. */
const COMMON = ['do', 'id', 'strict'];

/** Fields by which a bot is described. */
const BOT = ['level', 'ms', 'iterations', 'seed'];

/** Fields by which a match is started. */
const MATCH = ['game', 'seats', 'options', 'luck', 'position'];

/** Per request: the fields it knows besides the common ones; `choose` may have those of an option, too. */
export const FIELDS: Readonly<Record<string, readonly string[]>> = {
  new: MATCH,
  state: [],
  legal: ['node'],
  choose: ['code', 'kind', 'option', 'version', 'legal', 'text'],
  undo: ['to', 'version'],
  scores: [],
  position: [],
  record: [],
  load: ['record', 'pack'],
  info: [],
  legend: MATCH,
  bot: BOT,
  think: [...BOT, 'lines'],
  save: [],
  restore: ['saved'],
  forget: ['saved'],
  root: [],
  step: ['node', 'code', 'draws', 'drop'],
  observe: ['node'],
  drop: ['nodes'],
  batch: [...MATCH, 'matches', 'features', 'final', 'rival', 'bots'],
  quit: [],
};

/** Requests that take something away: with a field that they do not know they are refused, lest they take away too much. */
const TAKING_AWAY = ['undo', 'forget', 'drop'];

/** The fields of options of any decision. */
const OF_OPTIONS = ['at', 'to', 'leave', 'cube', 'cubes', 'slot', 'card', 'stack', 'tile', 'on', 'from', 'a', 'b'];

/** A field that a request does not know, and what may have been meant. */
export interface UnknownField {
  /** Its name, or its path. */
  readonly name: string;
  readonly message: string;
  /** Whether the request is refused for it, even where others are only warned of. */
  readonly refused: boolean;
}

/** The fields of a request that mean nothing; empty if all are known. Those of `choose` depend on the decision: {@link strangeToChoice}. */
export function unknownFields(request: Readonly<Record<string, unknown>>): UnknownField[] {
  const name = String(request['do']);
  const own = Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined;
  const mayBeOfOption = name === 'choose' && request['option'] === undefined;
  if (own === undefined || mayBeOfOption) return [];
  const known = [...COMMON, ...own];
  return Object.keys(request)
    .filter((field) => !known.includes(field))
    .map((field) => {
      // The answer of `position` has its table under `state`; if it were dealt afresh, the match would be another one.
      if (field === 'state' && own.includes('position'))
        return { ...unknownField(field, `"${name}"`, 'did you mean "position"?'), refused: true };
      const refused = TAKING_AWAY.includes(name) || (name === 'choose' && nearest(field.slice(0, 40), own) !== null);
      return { ...unknown(field, name, own), refused };
    });
}

/**
 * The fields of a choice that no option has; it is refused for one that resembles a known field.
 * @param choice the option, or the request that has its fields.
 * @param legal the options there are.
 */
export function strangeToChoice(
  choice: Readonly<Record<string, unknown>>,
  within: 'an option' | '"choose"',
  legal: readonly object[],
): UnknownField[] {
  const now = [...new Set(legal.flatMap((option) => Object.keys(option)))];
  const request = within === '"choose"' ? [...COMMON, ...(FIELDS['choose'] ?? [])] : ['code', 'kind', 'text'];
  return Object.keys(choice)
    .filter((field) => ![...now, ...request, ...OF_OPTIONS].includes(field))
    .map((field) => {
      const short = field.slice(0, 40);
      const meant = nearest(short, [...now, ...request]) ?? nearest(short, OF_OPTIONS);
      if (meant !== null) return { ...unknownField(short, within, `did you mean "${meant}"?`), refused: true };
      return unknownField(short, within, `it knows ${[...new Set([...request, ...now])].join(', ')}`);
    });
}

/** The fields that an object may have, each with those of what it holds; null where anything may stand. */
type Shape = Readonly<{ [field: string]: Shape }> | null;

/** The fields of a record; `sitters` is added where a match is saved. */
const RECORD: Shape = {
  windrose: null,
  rules: null,
  game: null,
  seats: null,
  options: null,
  packs: { name: null, version: null, hash: null },
  luck: {
    seed: null,
    hash: null,
    told: null,
    server: null,
    parts: { seat: null, hash: null, part: null },
    people: null,
  },
  position: null,
  codes: null,
  sitters: null,
};

/** Fields of own packs that are not read. */
export function strangeToPacks(packs: readonly RawPack[]): UnknownField[] {
  return packs.flatMap(unreadInPack).map((finding) => ({
    name: finding.where,
    message: findingInWords(finding).replace(/\.$/, ''),
    refused: false,
  }));
}

/** The fields of the bots of a batch that mean nothing. */
export function strangeToBots(bots: object): UnknownField[] {
  const bot: Shape = Object.fromEntries(BOT.map((field) => [field, null]));
  return Object.entries(bots).flatMap(([seat, asked]) => strange(asked, bot, `bots.${seat}`, 'a bot'));
}

/** The fields of `luck` that mean nothing. */
export function strangeToLuck(luck: object): UnknownField[] {
  return strange(luck, { seed: null }, 'luck', '"luck"');
}

/**
 * The fields of the state of a position that mean nothing.
 * @param known the state of the match that was made of it, which has every field.
 */
export function strangeToPosition(state: object, known: object, where = 'state'): UnknownField[] {
  return strange(state, { ...shapeOf(known), claimed: null }, where, 'a position');
}

/**
 * The fields of a record that mean nothing.
 * @param known the state of the match at the beginning, for a record with a position.
 */
export function strangeToRecord(record: object, known: object): UnknownField[] {
  const position: unknown = 'position' in record ? record.position : undefined;
  return [
    ...strange(record, RECORD, '', 'a record'),
    ...(typeof position === 'object' && position !== null ? strangeToPosition(position, known, 'position') : []),
  ];
}

/** The fields of a value and of what it holds; the rows of a list share theirs. */
function shapeOf(value: unknown): Shape {
  if (Array.isArray(value)) return value.map(shapeOf).reduce(both, null);
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, shapeOf(inner)]));
}

function both(one: Shape, other: Shape): Shape {
  if (one === null || other === null) return one ?? other;
  const fields = [...Object.keys(one), ...Object.keys(other)];
  return Object.fromEntries(fields.map((field) => [field, both(one[field] ?? null, other[field] ?? null)]));
}

function strange(value: unknown, shape: Shape, where: string, of: string): UnknownField[] {
  if (shape === null || typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((row, at) => strange(row, shape, `${where}[${at}]`, of));
  return Object.entries(value).flatMap(([field, inner]) => {
    const path = where === '' ? field : `${where}.${field}`;
    const inside = Object.hasOwn(shape, field) ? shape[field] : undefined;
    return inside === undefined ? [unknown(field, of, Object.keys(shape), path)] : strange(inner, inside, path, of);
  });
}

/** @param of what does not know the field: the name of a request, or a noun. */
function unknown(field: string, of: string, own: readonly string[], path = field): UnknownField {
  const short = field.slice(0, 40);
  const meant = nearest(short, own);
  const hint = meant === null ? `it knows ${own.join(', ') || 'none of its own'}` : `did you mean "${meant}"?`;
  const noun = Object.hasOwn(FIELDS, of) ? `"${of}"` : of;
  return unknownField(path.slice(0, path.length - field.length) + short, noun, hint);
}

function unknownField(name: string, of: string, hint: string): UnknownField {
  return { name, message: `"${name}" is not a field of ${of}; ${hint}`, refused: false };
}
