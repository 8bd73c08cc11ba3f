/** The fields that each request of the engine protocol knows, and the warnings about others. */

import { nearest } from '../nearest.ts';

/** Fields that every request may carry. */
const COMMON = ['do', 'id', 'strict'];

/** Fields by which a bot is described. */
const BOT = ['level', 'ms', 'iterations', 'seed'];

/** Fields by which a match is started. */
const MATCH = ['game', 'seats', 'options', 'luck', 'position'];

/** Per request: the fields it knows besides the common ones; `null` where an option's own fields may stand in it. */
export const FIELDS: Readonly<Record<string, readonly string[] | null>> = {
  new: MATCH,
  state: [],
  legal: [],
  choose: null,
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
  batch: [...MATCH, 'matches', 'features', 'final', 'bots'],
  quit: [],
};

/** A field that a request does not know, and what may have been meant. */
export interface UnknownField {
  readonly name: string;
  readonly message: string;
}

/** The fields of a request that mean nothing; empty if all are known. */
export function unknownFields(request: Readonly<Record<string, unknown>>): UnknownField[] {
  const name = String(request['do']);
  const own = Object.hasOwn(FIELDS, name) ? FIELDS[name] : null;
  if (!own) return [];
  const known = [...COMMON, ...own];
  return Object.keys(request)
    .filter((field) => !known.includes(field))
    .map((field) => {
      const short = field.slice(0, 40);
      const meant = nearest(short, own);
      const hint = meant === null ? `it knows ${own.join(', ') || 'none of its own'}` : `did you mean "${meant}"?`;
      return { name: short, message: `"${short}" is not a field of "${name}"; ${hint}` };
    });
}
