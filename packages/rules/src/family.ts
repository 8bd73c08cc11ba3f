/** All built-in games ready to play: matches by the id of a game, with built-in or custom packs. */

import { RulesError } from './core/errors.ts';
import { checkCovered, type Game } from './core/game.ts';
import type { GameShape, MatchOptions, OptionsOf } from './core/shape.ts';
import { RecordedLuck } from './core/luck.ts';
import { type Choice as ChoiceOf, type CodedOption as CodedOptionOf, Match as MatchOf } from './core/match.ts';
import { namePack, type PackName, type RawPack } from './core/pack.ts';
import { failAt, parseLines, playWords } from './core/notation.ts';
import { checkRecord, otherRules, type MatchRecord } from './core/record.ts';
import { type GameId, type Games, type MatchOptionsOf, type Option } from './games/index.ts';
import { type FamilyGame, findGame } from './games/own.ts';
import { EARLIER_PACKS, type PackFiles, PACKS } from './games/packs.ts';
import { type Position, setOut } from './position/position.ts';

/** A match of a game; without a type argument, of any built-in game. */
export type Match<Id extends GameId = GameId> = MatchOf<Games[Id]>;

/** The class of matches. Use {@link startMatch} and similar functions, which supply the packs. */
export const Match: typeof MatchOf = MatchOf;

/** A match of any game, built-in or custom. */
export type AnyMatch = MatchOf;

/** An option of a match of a game, with the code by which it is recorded. */
export type CodedOption<Id extends GameId = GameId> = CodedOptionOf<Option<Id>>;

/** A choice that stands in a match of a game. */
export type Choice<Id extends GameId = GameId> = ChoiceOf<Option<Id>>;

/** One of the packs that a match is played with, as it is in its file. @throws RangeError when its game has no such pack. */
export function packOf<Name extends keyof PackFiles>(match: Match, name: Name): PackFiles[Name] {
  const packs: Partial<PackFiles> = match.components;
  const pack = packs[name];
  if (!pack) throw new RangeError(`${match.game.id} is played without the pack "${name}"`);
  return pack;
}

/** Whether a match is played with a pack. */
export function hasPack(match: Match, name: keyof PackFiles): boolean {
  return name in match.components;
}

/** The input for starting a match. */
export interface MatchRequest<Id extends GameId = GameId> {
  /** The id of the game. */
  readonly game: Id;
  readonly seats: number;
  /** If the game is known only at run time, its options are checked then. */
  readonly options?: GameId extends Id ? MatchOptions : MatchOptionsOf<Id>;
  /** The secret of the match's luck: any text. */
  readonly seed: string;
  /** The luck of a followed match, whose secret is unknown; the seed is then ignored. */
  readonly luck?: RecordedLuck;
  /** Own packs, each replacing the built-in pack of its name. */
  readonly packs?: readonly RawPack[];
}

/** The input for starting a match of a game object. */
export interface OwnMatchRequest<Shape extends GameShape> extends Omit<MatchRequest, 'game' | 'options'> {
  /** The game itself. */
  readonly game: Game<Shape>;
  readonly options?: OptionsOf<Shape>;
}

/**
 * Starts a match of a built-in game, by id, or of any game object.
 * @throws RulesError when the game, a seat count, an option, a map or a pack is not allowed.
 * @example Playing a match to its end, always by the first option
 * ```ts
 * import { loadMatch, startMatch } from '@windrose/rules';
 *
 * const match = startMatch({ game: 'new-world', seats: 3, seed: 'a secret', options: { board: 'D1' } });
 * while (!match.over) {
 *   const [first] = match.legal();
 *   if (first) match.choose(first.code);
 * }
 * console.log(match.scores());
 * // The record replays it exactly, anywhere.
 * console.log(loadMatch(match.record()).over);
 * ```
 */
export function startMatch<Shape extends GameShape>(request: OwnMatchRequest<Shape>): MatchOf<Shape>;
export function startMatch<Id extends GameId>(request: MatchRequest<Id>): Match<Id>;
export function startMatch({ game, packs = [], ...setup }: MatchRequest | OwnMatchRequest<GameShape>): AnyMatch {
  const own = { ...setup, packs: withOwnPacks(packs) };
  if (typeof game === 'object' && game !== null) {
    checkCovered(game, own.options);
    return Match.start(game, own);
  }
  const found = findGame(game);
  checkCovered(found, own.options);
  return Match.start(found, own);
}

/**
 * Starts a match from a position instead of the deal.
 * @throws RulesError `bad-position` with the place and the reason, or what {@link startMatch} throws.
 */
export function matchFrom(position: Position, seed: string, packs: readonly RawPack[] = []): Match {
  const { game, seats, options, state } = position;
  if (typeof state !== 'object' || state === null) {
    throw new RulesError('bad-position', 'The state of a position is an object.', 'state');
  }
  const found = findGame(game);
  checkCovered(found, options);
  return Match.start(found, { seats, options, seed, packs: withOwnPacks(packs), position: setOut(state) });
}

/**
 * Replays a record exactly.
 * @param own own packs it may have been played with; the built-in ones are always there.
 * @throws RulesError `bad-record` when it is damaged, of other rules, or its pack is not at hand.
 */
export function loadMatch(record: unknown, own: readonly RawPack[] = []): Match {
  const checked = checkRecord(record);
  const match = startRecorded(checked, own);
  match.replay(checked.codes);
  return match;
}

/**
 * Replays a match written in notation.
 * @throws RulesError `bad-notation` with the line, or what {@link loadMatch} throws for its header.
 */
export function parseNotation(text: string, own: readonly RawPack[] = []): Match {
  const { head, words, rulesLine } = parseLines(text);
  const game = findGame(head.game);
  if (head.rules !== game.rules) failAt(rulesLine, otherRules(game, head.rules));
  const match = startRecorded(checkRecord({ ...head, codes: [] }), own);
  playWords(match, words);
  return match;
}

/** The match of a record before its first choice, with the very packs it was played with. */
function startRecorded({ seats, options, luck, position, ...named }: MatchRecord, own: readonly RawPack[]): Match {
  const { game, packs } = findNamed(named, own);
  return Match.start(game, {
    seats,
    options,
    packs,
    ...luckOf(luck),
    ...(position ? { position: setOut(position) } : {}),
  });
}

/** The rules and packs named in a stored match. */
export interface NamedGame {
  /** The id of the game. */
  readonly game: string;
  /** The version of its rules. */
  readonly rules: number;
  readonly packs: readonly PackName[];
}

/**
 * Starts a match that was set up earlier or elsewhere, with exactly the rules and packs it names.
 * @param own own packs it may be played with; the built-in ones, earlier ones too, are always there.
 * @throws RulesError `bad-record` when it is of other rules or its pack is not at hand, or what {@link startMatch} throws.
 */
export function startNamed(named: NamedGame, { packs: own = [], ...setup }: Omit<MatchRequest, 'game'>): Match {
  const { game, packs } = findNamed(named, own);
  return Match.start(game, { ...setup, packs });
}

/** The reason why this engine cannot continue a stored match (other rules, or a missing pack), or null. */
export function faultOfNamed(named: NamedGame, own: readonly RawPack[] = []): RulesError | null {
  try {
    findNamed(named, own);
    return null;
  } catch (error) {
    if (error instanceof RulesError) return error;
    throw error;
  }
}

/**
 * The game and the packs that a stored match names.
 * @throws RulesError `bad-record` when this engine has other rules, or a pack is missing.
 */
export function findNamed(
  named: NamedGame,
  own: readonly RawPack[] = [],
): { game: FamilyGame; packs: Record<string, RawPack> } {
  const game = findGame(named.game);
  // Matches under other rules are refused, never replayed differently.
  if (named.rules !== game.rules) throw new RulesError('bad-record', otherRules(game, named.rules), 'rules');
  const unnamed = game.packs.find((name) => !named.packs.some((pack) => pack.name === name));
  if (unnamed !== undefined) {
    throw new RulesError(
      'bad-record',
      `The record does not name the pack "${unnamed}" that ${game.id} needs.`,
      'packs',
    );
  }
  const packs: Record<string, RawPack> = { ...PACKS };
  for (const { name, hash, version } of named.packs) {
    const candidates = [...own, ...Object.values(PACKS), ...EARLIER_PACKS].filter((pack) => pack.pack === name);
    const pack = candidates.find((candidate) => namePack(candidate).hash === hash);
    if (!pack) {
      const message = `The match was played with the pack "${name}" version ${version} (${hash.slice(0, 12)}…), which is not at hand; load that pack file first.`;
      throw new RulesError('bad-record', message, 'packs');
    }
    packs[name] = pack;
  }
  return { game, packs };
}

function luckOf(luck: MatchRecord['luck']): { seed: string; luck?: RecordedLuck } {
  return 'seed' in luck ? { seed: luck.seed } : { seed: '', luck: new RecordedLuck(luck.told) };
}

function withOwnPacks(own: readonly RawPack[]): Record<string, RawPack> {
  const packs: Record<string, RawPack> = { ...PACKS };
  for (const pack of own) {
    const name = typeof pack === 'object' && pack !== null ? pack.pack : undefined;
    if (typeof name !== 'string' || !Object.hasOwn(PACKS, name)) {
      const allowed = Object.keys(PACKS);
      const message = `pack: expected one of ${allowed.join(', ')}, found ${JSON.stringify(name)}`;
      throw new RulesError('bad-pack', message, 'pack', null, {
        word: typeof name === 'string' ? name : null,
        allowed,
      });
    }
    packs[name] = pack;
  }
  return packs;
}
