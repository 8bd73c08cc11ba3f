/** The engine protocol: one request, one answer. `docs/engine-protocol.md` is its reference. */

import {
  type ErrorCode,
  type Event,
  findGame,
  loadMatch,
  type Match,
  matchFrom,
  type MatchOptions,
  positionOf,
  type RawPack,
  RulesError,
  sha256Text,
  startMatch,
  withRule,
} from '@windrose/rules';
import { mostIterations } from '@windrose/bots';
import { wordsFor } from '@windrose/words';

import { Fault, withHint } from '../faults.ts';
import { readRawPack } from '../flags.ts';
import { didYouMean, nearest } from '../nearest.ts';
import { Batch, type BatchBot, MOST_MATCHES } from './batch.ts';
import {
  FIELDS,
  strangeToBots,
  strangeToChoice,
  strangeToLuck,
  strangeToPacks,
  strangeToPosition,
  strangeToRecord,
  type UnknownField,
  unknownFields,
} from './fields.ts';
import { infoOf } from './info.ts';
import { legendOf } from './legend.ts';
import { Partners, readBot } from './partner.ts';
import { Positions } from './positions.ts';

/** Error codes of requests: those of the rules and those of the protocol. */
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

/** The fields of `choose` that are not part of an option. */
const NO_OPTION_FIELDS = ['do', 'id', 'strict', 'version', 'code', 'text', 'legal'];

/** The most matches that one program saves at once. */
const MOST_SAVED = 1024;

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
export class EngineSession {
  /** Whether an unknown field refuses a request instead of causing a warning. */
  readonly #strict: boolean;
  #match: Match | null = null;
  #partners: Partners | null = null;
  #positions: Positions | null = null;
  readonly #saved = new Map<number, Match>();
  #nextSaved = 0;
  #packs: readonly RawPack[] = [];
  #begun: Batch | null = null;
  /** The warnings for the current request, and whether they refuse it. */
  #warnings: string[] = [];
  #strictNow = false;
  /** Whether `quit` was received. */
  over = false;

  readonly #requests: ReadonlyMap<string, (request: Request) => Answer> = new Map(
    Object.entries({
      new: (request) => this.#new(request),
      state: () => ({ state: this.#present.state() }),
      legal: ({ node }) => (node === undefined ? this.#legal(this.#present) : this.#legalAt(nodeOf(node))),
      choose: (request) => this.#choose(request),
      undo: (request) => this.#undo(request),
      scores: () => ({ ...this.#present.scores() }),
      position: () => ({ position: positionOf(this.#present) }),
      record: () => ({ record: this.#present.record() }),
      load: (request) => this.#load(request),
      info: () => ({ info: infoOf(Object.keys(FIELDS)) }),
      legend: (request) => ({
        legend: legendOf(request.game === undefined ? this.#present : this.#started(request).match),
      }),
      bot: (request) => this.#asked.choose(this.#present, request),
      think: (request) => this.#think(request),
      save: () => this.#save(),
      restore: ({ saved }) => this.#restore(saved),
      forget: ({ saved }) => this.#forget(saved),
      root: () => this.#root(),
      step: (request) => this.#step(request),
      observe: ({ node }) => ({ features: this.#kept.observe(nodeOf(node)) }),
      drop: ({ nodes }) => this.#drop(nodes),
      batch: (request) => this.#batch(request),
      quit: () => {
        this.over = true;
        return {};
      },
    }),
  );

  constructor({ strict = false }: { readonly strict?: boolean } = {}) {
    this.#strict = strict;
  }

  /** Answers one line. Never throws; an answer with `error` means that nothing has changed. */
  answer(line: string): Answer {
    let request: Request;
    try {
      request = parse(line);
    } catch (error) {
      return fault(error);
    }
    const id = Object.hasOwn(request, 'id') ? { id: request.id } : {};
    this.#warnings = [];
    this.#strictNow = this.#strict || request.strict === true;
    const warnings = () => (this.#warnings.length > 0 ? { warnings: this.#warnings } : {});
    try {
      const name = request.do;
      const answer = typeof name === 'string' ? this.#requests.get(name) : undefined;
      if (answer === undefined) {
        const known = [...this.#requests.keys()];
        const hint = typeof name === 'string' ? requestMeant(name, known) : fieldMeant(request);
        throw new Refusal('bad-request', `"do" is one of ${known.join(', ')}, not ${show(name)}.${hint}`, 'do');
      }
      this.#meet(unknownFields(request));
      return { ...id, ...answer(request), ...warnings() };
    } catch (error) {
      return { ...id, ...fault(error), ...warnings() };
    }
  }

  /** Warns of fields that mean nothing. @throws Refusal if the request is strict, or must not be done with one. */
  #meet(unknown: readonly UnknownField[]): void {
    const [first] = this.#strictNow ? unknown : unknown.filter(({ refused }) => refused);
    if (first) {
      this.#warnings = [];
      throw notKnown(first);
    }
    this.#warnings.push(...unknown.map(({ message }) => message));
  }

  /** The match that a request describes. */
  #started(request: Request) {
    const { unknown, ...made } = started(request);
    this.#meet(unknown);
    return made;
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
    const { match, packs } = this.#started(request);
    this.#begin(match);
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
    const { final = false, rival = false } = request;
    if (typeof final !== 'boolean') throw new Refusal('bad-request', '"final" is true or false.', 'final');
    if (typeof rival !== 'boolean') throw new Refusal('bad-request', '"rival" is true or false.', 'rival');
    const { match } = this.#started(request);
    const bots = readBots(request.bots, match.seats);
    if (isObject(request.bots)) this.#meet(strangeToBots(request.bots));
    this.#begun = new Batch(match, matches, features, { final, rival, bots });
    return { batch: this.#begun.description };
  }

  #load({ record, pack }: Request): Answer {
    const packs = readPacks(pack, 'pack');
    const match = loadMatch(record, [...packs, ...this.#packs]);
    this.#meet(strangeToPacks(packs));
    if (isObject(record)) this.#meet(strangeToRecord(record, match.restart().state()));
    this.#begin(match);
    this.#keep(packs);
    return { version: match.version };
  }

  /** From now on requests are about this match. */
  #begin(match: Match): void {
    this.#match = match;
    this.#partners = null;
    this.#positions = null;
  }

  get #asked(): Partners {
    return (this.#partners ??= new Partners(this.#present.core));
  }

  #think(request: Request): Answer {
    const { lines = 5 } = request;
    if (typeof lines !== 'number' || !Number.isInteger(lines) || lines < 1) {
      throw new Refusal('bad-request', `"lines" is a whole number from 1 on, not ${show(lines)}.`, 'lines');
    }
    const asked = { level: 'admiral', ...request };
    const thought = this.#asked.think(this.#present, asked, lines);
    const { level, budget } = readBot(asked);
    const most = mostIterations(this.#present.core, level);
    if (most !== null && (budget?.iterations ?? 0) > most) {
      this.#warnings.push(
        `"iterations" is ${budget?.iterations}; a ${level} searches ${most} at most, an admiral as many as it is given`,
      );
    }
    return thought;
  }

  /** Keeps a copy of the match as it stands, its history included. */
  #save(): Answer {
    if (this.#saved.size >= MOST_SAVED) {
      throw new Refusal('bad-request', `At most ${MOST_SAVED} matches are saved; "forget" makes room.`);
    }
    const saved = this.#nextSaved++;
    this.#saved.set(saved, this.#present.fork());
    return { saved };
  }

  #restore(saved: unknown): Answer {
    const kept = this.#saved.get(saved as number);
    if (!kept) {
      const numbers = [...this.#saved.keys()];
      const there =
        numbers.length === 0
          ? 'none is saved'
          : numbers.length === 1
            ? `the only one has the number ${numbers[0]}`
            : `there are the numbers ${numbers.slice(-12).join(', ')}`;
      const message = `No match is saved under the number ${show(saved)}; ${there}.`;
      throw new Refusal('bad-request', message, 'saved');
    }
    const match = kept.fork();
    // Positions and plans belong to a core; a copy has the same.
    if (this.#match?.core === match.core) this.#match = match;
    else this.#begin(match);
    return { version: match.version };
  }

  #forget(saved: unknown): Answer {
    if (saved === undefined) this.#saved.clear();
    else this.#saved.delete(saved as number);
    return { saved: this.#saved.size };
  }

  #root(): Answer {
    const match = this.#present;
    this.#positions ??= new Positions(match.core, Number.parseInt(sha256Text(match.seed).slice(0, 8), 16) | 0);
    return { ...this.#positions.root(match) };
  }

  #step({ node, code, draws, drop }: Request): Answer {
    const positions = this.#kept;
    const from = nodeOf(node);
    if (typeof code !== 'number') throw new Refusal('bad-request', `"code" is a number, not ${show(code)}.`, 'code');
    if (draws !== undefined && !isNumbers(draws)) {
      throw new Refusal('bad-request', `"draws" is a list of numbers, not ${show(draws)}.`, 'draws');
    }
    if (drop !== undefined) this.#drop(drop);
    return { ...positions.step(from, code, draws) };
  }

  #drop(nodes: unknown): Answer {
    if (!isNumbers(nodes))
      throw new Refusal('bad-request', `"nodes" is a list of numbers, not ${show(nodes)}.`, 'nodes');
    this.#kept.drop(nodes);
    return { nodes: this.#kept.size };
  }

  get #kept(): Positions {
    if (!this.#positions)
      throw new Refusal('bad-request', 'No positions are kept yet; "root" keeps that of the match.');
    return this.#positions;
  }

  /** Keeps own packs, so that a match played with one can be loaded again. */
  #keep(packs: readonly RawPack[]): void {
    this.#packs = [...packs, ...this.#packs.filter((pack) => !packs.includes(pack))].slice(0, 16);
  }

  #legalAt(node: number): Answer {
    return this.#legal(this.#kept.matchAt(node, this.#present));
  }

  #legal(match: Match): Answer {
    const { decision } = match;
    if (!decision) return { over: true };
    return { decision, options: match.legal().map((option) => ({ ...option, text: ENGLISH.option(match, option) })) };
  }

  #choose(request: Request): Answer {
    const match = this.#present;
    checkVersion(match, request);
    let unknown: UnknownField[] = [];
    if (!match.over) {
      const { option } = request;
      const legal = match.legal();
      unknown = isObject(option)
        ? strangeToChoice(option, 'an option', legal)
        : strangeToChoice(request, '"choose"', legal);
      this.#meet(unknown);
    }
    const asked = readOption(request, unknown);
    const { code } = request;
    if (code === undefined && !asked) {
      throw new Refusal('bad-request', '"choose" needs the "code" of an option, or the option itself with its "kind".');
    }
    if (code !== undefined && typeof code !== 'number') {
      throw new Refusal('bad-request', `"code" is a number, not ${show(code)}.`, 'code');
    }
    if (code !== undefined && asked && !match.over) {
      // The request has an option together with its code: both must mean the same.
      const meant = match.legal().find((option) => option.code === code);
      const odd =
        meant &&
        Object.entries({ ...meant, ...asked }).find(
          ([key]) => key !== 'code' && valueOf(meant, key) !== asked[key],
        )?.[0];
      if (odd !== undefined) {
        const message = `The option with the code ${code} has ${show(valueOf(meant, odd))} as "${odd}", not ${show(asked[odd])}.`;
        throw new Refusal('illegal-choice', message, odd);
      }
    }
    const events = chosen(match, code ?? asked ?? {});
    return { version: match.version, events, ...(request.legal === true ? this.#legalAfter(match) : {}) };
  }

  /** The options after a choice. If a custom game lacks words for one of them, the choice is not made. */
  #legalAfter(match: Match): Answer {
    try {
      return this.#legal(this.#present);
    } catch (error) {
      const before = match.restart();
      before.replay(match.record().codes.slice(0, -1));
      this.#match = before;
      throw error;
    }
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

/** Names that other programs give to requests of this protocol. */
const ALSO_CALLED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    new: ['reset', 'start', 'begin', 'init'],
    state: ['view', 'observation'],
    legal: ['options', 'actions', 'moves', 'legal_actions', 'legalActions'],
    choose: ['move', 'play', 'act', 'action', 'apply'],
    scores: ['returns', 'points', 'rewards'],
    info: ['help', 'version', 'uci'],
    save: ['clone', 'copy', 'fork'],
    quit: ['exit', 'close', 'stop', 'bye'],
  }).flatMap(([name, others]) => others.map((other) => [other, name])),
);

/** A hint at the request that an unknown one probably means: one with another name, or the nearest. */
function requestMeant(name: string, known: readonly string[]): string {
  const other = ALSO_CALLED.get(name);
  return other === undefined ? didYouMean(name.slice(0, 40), known) : ` Did you mean "${other}"?`;
}

/** A hint for a request without "do": its name may stand in a field with a similar name. */
function fieldMeant(request: Request): string {
  if (request.do !== undefined) return '';
  const field = Object.keys(request).find((one) =>
    ['cmd', 'command', 'od', 'Do', 'DO', 'op', 'type', 'method'].includes(one),
  );
  return field === undefined ? '' : ` The name of a request stands in "do", not in "${field}".`;
}

/** A match that a request asks to be started, and the own packs it is played with. */
function started({ game, seats, options = {}, luck, position, ...more }: Request): {
  match: Match;
  packs: readonly RawPack[];
  /** Fields inside it that mean nothing. */
  unknown: readonly UnknownField[];
} {
  if (!isObject(options)) throw new Refusal('bad-options', 'The options of a match are an object.', 'options');
  if (!isObject(luck) || typeof luck.seed !== 'string') {
    const [odd] = isObject(luck) ? Object.keys(luck).filter((field) => field !== 'seed') : [];
    const hint = odd === undefined ? '' : didYouMean(odd.slice(0, 40), ['seed']);
    throw new Refusal('bad-request', `"luck" is {"seed": text}, not ${show(luck)}.${hint}`, 'luck');
  }
  if (seats === undefined) {
    const [low, most] = findGame(game).seats;
    const isClose = Object.keys(more).some((field) => nearest(field.slice(0, 40), ['seats']) !== null);
    const hint = isClose ? ' Did you mean "seats"?' : '';
    throw new Refusal('bad-seats', `"seats" is missing: the number of seats, ${low} to ${most}.${hint}`, 'seats');
  }
  const { pack, ...others } = options;
  const packs = readPacks(pack, 'options.pack');
  const asked = { game: findGame(game).id, seats: seats as number, options: others as MatchOptions };
  const unknown = [...strangeToLuck(luck), ...strangeToPacks(packs)];
  if (position === undefined) return { match: startMatch({ ...asked, seed: luck.seed, packs }), packs, unknown };
  if (!isObject(position)) {
    throw new Refusal('bad-position', `"position" is the state of a position, not ${show(position)}.`, 'position');
  }
  const match = matchFrom({ ...asked, state: position }, luck.seed, packs);
  return { match, packs, unknown: [...unknown, ...strangeToPosition(position, match.state())] };
}

/** The refusal of a request for a field that means nothing. */
function notKnown({ name, message }: UnknownField): Refusal {
  return new Refusal('bad-request', `${message}.`.replace('?.', '?'), name);
}

/** A request that cannot be done as it is. */
export function refuse(message: string): Error {
  return new Refusal('bad-request', message);
}

/** Applies a choice; an error names the violated rule, if any. */
function chosen(match: Match, choice: number | object): Event[] {
  try {
    return match.choose(typeof choice === 'number' ? choice : match.find(choice).code);
  } catch (error) {
    throw error instanceof RulesError ? withRule(error, match, choice) : error;
  }
}

/** The answer to something that went wrong. */
export function fault(error: unknown): Answer {
  if (error instanceof Refusal || error instanceof RulesError) {
    const { code, where } = error;
    const message = error instanceof RulesError ? withHint(error) : error.message;
    const rule = error instanceof RulesError ? error.rule : null;
    const place = where === null || where === '' ? {} : { where };
    return { error: { code, message, ...place, ...(rule === null ? {} : { rule }) } };
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

/** The nesting depth of brackets in a JSON text. */
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
function readOption(request: Request, unknown: readonly UnknownField[]): Request | null {
  const from = request.option === undefined ? request : request.option;
  if (!isObject(from)) throw new Refusal('bad-request', `"option" is an object, not ${show(from)}.`, 'option');
  const fields = Object.entries(from).filter(
    ([key]) => !NO_OPTION_FIELDS.includes(key) && !unknown.some(({ name }) => name === key.slice(0, 40)),
  );
  if (fields.length === 0) return null;
  for (const [key, value] of fields) {
    const plain = typeof value === 'number' || (typeof value === 'string' && value.length <= 200);
    if (!plain) throw new Refusal('bad-request', `An option's "${key.slice(0, 40)}" is a short text or a number.`);
  }
  if (typeof from.kind !== 'string') throw new Refusal('bad-request', 'An option has a "kind".', 'kind');
  return Object.fromEntries(fields);
}

/** A member of an object by its name. */
function valueOf(object: object | undefined, name: string): unknown {
  return object && Object.getOwnPropertyDescriptor(object, name)?.value;
}

/** A request may say at which version it was made; then it only counts there. */
function checkVersion(match: Match, { version }: Request): void {
  if (version === undefined || version === match.version) return;
  const message = `The request was made at version ${show(version)}; the match stands at ${match.version}.`;
  throw new Refusal('wrong-version', message, 'version');
}

/** The bots of a batch: `{"1": {"level": "captain"}}`, a level alone standing for `{"level"}`. */
function readBots(value: unknown, seats: number): BatchBot[] {
  if (value === undefined) return [];
  if (!isObject(value)) throw new Refusal('bad-request', `"bots" is an object by seats, not ${show(value)}.`, 'bots');
  const bots = Object.entries(value).map(([key, asked]) => {
    const seat = Number(key);
    if (!/^\d$/.test(key) || seat >= seats) {
      throw new Refusal('bad-request', `"bots" names seats from 0 to ${seats - 1}, not ${show(key)}.`, 'bots');
    }
    return { seat, ...readBot(typeof asked === 'string' ? { level: asked } : (asked ?? {}), `bots.${key}`) };
  });
  if (bots.length === seats) throw new Refusal('bad-request', 'A seat has to be left to the program.', 'bots');
  return bots;
}

/** Own packs: a file's path, a pack itself, or a list of these. */
function readPacks(value: unknown, where: string): RawPack[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one) => readPacks(one, where));
  if (typeof value === 'string') return [readRawPack(value)];
  if (isObject(value)) return [value];
  throw new Refusal('bad-request', `"pack" is the path of a pack file or a pack, not ${show(value)}.`, where);
}

function nodeOf(value: unknown): number {
  if (typeof value === 'number') return value;
  throw new Refusal('bad-request', `"node" is a number, not ${show(value)}.`, 'node');
}

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'number');
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function show(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 60);
}
