/** The engine protocol: one request, one answer. `docs/engine-protocol.md` is its reference. */

import {
  type ErrorCode,
  loadMatch,
  type Match,
  matchFrom,
  type MatchOptions,
  type Option,
  positionOf,
  type RawPack,
  RulesError,
  startMatch,
} from '@windrose/rules';
import { wordsFor } from '@windrose/words';

import { Fault } from '../faults.ts';
import { readPack } from '../flags.ts';
import { Batch, MOST_MATCHES } from './batch.ts';

/** What can be wrong with a request: the rules' own codes, and those of the protocol. */
type ProtocolErrorCode =
  | ErrorCode
  | 'bad-json'
  | 'too-long'
  | 'bad-request'
  | 'no-match'
  | 'wrong-version'
  | 'internal';

/** An answer: its fields as they are written. */
export type Answer = Readonly<Record<string, unknown>>;

/** A request that is an object; its fields are still anything. */
type Request = Readonly<Record<string, unknown>>;

/** The longest request, in bytes: room for the longest record. */
export const LONGEST_REQUEST = 16 * 2 ** 20;

/** Nothing in the protocol nests deeper; JSON may. */
const DEEPEST = 64;

/** The fields of `choose` that are no part of an option. */
const NO_OPTION_FIELDS = ['do', 'id', 'version', 'code', 'text'];

const ENGLISH = wordsFor('en');

/** A request that cannot be done. */
class Refusal extends Error {
  readonly code: ProtocolErrorCode;
  readonly where: string | null;

  constructor(code: ProtocolErrorCode, message: string, where: string | null = null) {
    super(message);
    this.code = code;
    this.where = where;
  }
}

/** One program's conversation: at most one match at a time. */
export class Session {
  #match: Match | null = null;
  #packs: readonly RawPack[] = [];
  #begun: Batch | null = null;
  /** Whether `quit` was asked for. */
  over = false;

  readonly #requests: Readonly<Record<string, (request: Request) => Answer>> = {
    new: (request) => this.#new(request),
    state: () => ({ state: this.#present.state() }),
    legal: () => this.#legal(),
    choose: (request) => this.#choose(request),
    undo: (request) => this.#undo(request),
    scores: () => ({ ...this.#present.scores() }),
    position: () => ({ position: positionOf(this.#present) }),
    record: () => ({ record: this.#present.record() }),
    load: (request) => this.#load(request),
    batch: (request) => this.#batch(request),
    quit: () => {
      this.over = true;
      return {};
    },
  };

  /** Answers one line. Never throws; an answer with `error` means that nothing has changed. */
  answer(line: string): Answer {
    let request: Request;
    try {
      request = parse(line);
    } catch (error) {
      return fault(error);
    }
    const id = Object.hasOwn(request, 'id') ? { id: request.id } : {};
    try {
      const name = request.do;
      if (typeof name !== 'string' || !Object.hasOwn(this.#requests, name)) {
        const known = Object.keys(this.#requests).join(', ');
        throw new Refusal('bad-request', `"do" is one of ${known}, not ${show(name)}.`, 'do');
      }
      return { ...id, ...this.#requests[name]!(request) };
    } catch (error) {
      return { ...id, ...fault(error) };
    }
  }

  get #present(): Match {
    if (!this.#match)
      throw new Refusal('no-match', 'There is no match yet; "new" starts one and "load" continues one.');
    return this.#match;
  }

  /** The batch that the last request has begun, if it has; from then on frames are exchanged. */
  takeBatch(): Batch | null {
    const batch = this.#begun;
    this.#begun = null;
    return batch;
  }

  #new(request: Request): Answer {
    const { match, packs } = started(request);
    this.#match = match;
    this.#keep(packs);
    return { version: match.version };
  }

  #batch(request: Request): Answer {
    const { matches = 1, features = true } = request;
    if (typeof matches !== 'number' || !Number.isInteger(matches) || matches < 1 || matches > MOST_MATCHES) {
      throw new Refusal('bad-request', `"matches" is 1 to ${MOST_MATCHES}, not ${show(matches)}.`, 'matches');
    }
    if (typeof features !== 'boolean' && features !== 'bytes') {
      throw new Refusal('bad-request', `"features" is true, false or "bytes", not ${show(features)}.`, 'features');
    }
    this.#begun = new Batch(started(request).match, matches, features);
    return { batch: this.#begun.description };
  }

  #load({ record, pack }: Request): Answer {
    const packs = readPacks(pack, 'pack');
    this.#match = loadMatch(record, [...packs, ...this.#packs]);
    this.#keep(packs);
    return { version: this.#match.version };
  }

  /** Remembers own packs, so that a match played with one can be loaded again. */
  #keep(packs: readonly RawPack[]): void {
    this.#packs = [...packs, ...this.#packs.filter((pack) => !packs.includes(pack))].slice(0, 16);
  }

  #legal(): Answer {
    const match = this.#present;
    const { decision } = match;
    if (!decision) return { over: true };
    return { decision, options: match.legal().map((option) => ({ ...option, text: ENGLISH.option(match, option) })) };
  }

  #choose(request: Request): Answer {
    const match = this.#present;
    checkVersion(match, request);
    const asked = readOption(request);
    const { code } = request;
    if (code === undefined && !asked) {
      throw new Refusal('bad-request', '"choose" needs the "code" of an option, or the option itself with its "kind".');
    }
    if (code !== undefined && typeof code !== 'number') {
      throw new Refusal('bad-request', `"code" is a number, not ${show(code)}.`, 'code');
    }
    if (code !== undefined && asked && !match.over) {
      // Somebody sent a whole option with its code: both must mean the same.
      const meant = match.legal().find((option) => option.code === code);
      const odd =
        meant && Object.keys({ ...meant, ...asked }).find((key) => key !== 'code' && meant[key] !== asked[key]);
      if (odd !== undefined) {
        const message = `The option with the code ${code} has ${show(meant![odd])} as "${odd}", not ${show(asked[odd])}.`;
        throw new Refusal('illegal-choice', message, odd);
      }
    }
    const events = match.choose(code ?? asked!);
    return { version: match.version, events };
  }

  #undo(request: Request): Answer {
    const match = this.#present;
    checkVersion(match, request);
    const { to } = request;
    if (to !== undefined && typeof to !== 'number') {
      throw new Refusal('bad-request', `"to" is the version to go back to, not ${show(to)}.`, 'to');
    }
    match.undo(to);
    return { version: match.version };
  }
}

/** A match that a request asks to be started, and the own packs it is played with. */
function started({ game, seats, options = {}, luck, position }: Request): { match: Match; packs: readonly RawPack[] } {
  if (!isObject(options)) throw new Refusal('bad-options', 'The options of a match are an object.', 'options');
  if (!isObject(luck) || typeof luck.seed !== 'string') {
    throw new Refusal('bad-request', `"luck" is {"seed": text}, not ${show(luck)}.`, 'luck');
  }
  const { pack, ...others } = options;
  const packs = readPacks(pack, 'options.pack');
  const asked = { game: game as string, seats: seats as number, options: others as MatchOptions };
  if (position === undefined) return { match: startMatch({ ...asked, seed: luck.seed, packs }), packs };
  if (!isObject(position)) {
    throw new Refusal('bad-position', `"position" is the state of a position, not ${show(position)}.`, 'position');
  }
  return { match: matchFrom({ ...asked, state: position }, luck.seed, packs), packs };
}

/** A request that cannot be done as it is. */
export function refuse(message: string): Error {
  return new Refusal('bad-request', message);
}

/** The answer to something that went wrong. */
export function fault(error: unknown): Answer {
  if (error instanceof Refusal || error instanceof RulesError) {
    const { code, message, where } = error;
    return { error: { code, message, ...(where === null || where === '' ? {} : { where }) } };
  }
  if (error instanceof Fault) return { error: { code: 'bad-pack', message: error.message } };
  const message = error instanceof Error ? error.message : String(error);
  return { error: { code: 'internal', message: `This is a fault of Windrose: ${message}` } };
}

/** The answer to a line that was never read. */
export function unread(why: 'too-long' | 'not-utf8'): Answer {
  return fault(
    why === 'too-long'
      ? new Refusal('too-long', `A request has at most ${LONGEST_REQUEST} bytes; this one was thrown away.`)
      : new Refusal('bad-json', 'The line is not UTF-8.'),
  );
}

function parse(line: string): Request {
  if (nesting(line) > DEEPEST) throw new Refusal('bad-json', `The request nests deeper than ${DEEPEST} levels.`);
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    throw new Refusal('bad-json', `The line is not JSON: ${(error as Error).message.slice(0, 200)}.`);
  }
  if (!isObject(value)) throw new Refusal('bad-request', `A request is a JSON object, not ${show(value)}.`);
  return value;
}

/** How deep the brackets of a JSON text nest. */
function nesting(line: string): number {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let at = 0; at < line.length; at++) {
    const letter = line.charCodeAt(at);
    if (quoted) {
      if (letter === 0x5c) at++;
      else if (letter === 0x22) quoted = false;
    } else if (letter === 0x22) quoted = true;
    else if (letter === 0x5b || letter === 0x7b) deepest = Math.max(deepest, ++depth);
    else if (letter === 0x5d || letter === 0x7d) depth--;
  }
  return deepest;
}

/** The option in a `choose` request: in the request itself, or under `option`. */
function readOption(request: Request): Option | null {
  const from = request.option === undefined ? request : request.option;
  if (!isObject(from)) throw new Refusal('bad-request', `"option" is an object, not ${show(from)}.`, 'option');
  const fields = Object.entries(from).filter(([key]) => !NO_OPTION_FIELDS.includes(key));
  if (fields.length === 0) return null;
  for (const [key, value] of fields) {
    const plain = typeof value === 'number' || (typeof value === 'string' && value.length <= 200);
    if (!plain) throw new Refusal('bad-request', `An option's "${key.slice(0, 40)}" is a short text or a number.`);
  }
  if (typeof from.kind !== 'string') throw new Refusal('bad-request', 'An option has a "kind".', 'kind');
  return Object.fromEntries(fields) as unknown as Option;
}

/** A request may say at which version it was made; then it only counts there. */
function checkVersion(match: Match, { version }: Request): void {
  if (version === undefined || version === match.version) return;
  const message = `The request was made at version ${show(version)}; the match stands at ${match.version}.`;
  throw new Refusal('wrong-version', message, 'version');
}

/** Own packs: a file's path, a pack itself, or a list of these. */
function readPacks(value: unknown, where: string): RawPack[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one) => readPacks(one, where));
  if (typeof value === 'string') return [readPack(value)];
  if (isObject(value)) return [value];
  throw new Refusal('bad-request', `"pack" is the path of a pack file or a pack, not ${show(value)}.`, where);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function show(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 60);
}
