/** The whole family ready to play: matches by the id of a game, with the built-in packs or somebody's own. */

import { RulesError } from './core/errors.ts';
import type { Game, MatchOptions } from './core/game.ts';
import { ToldLuck } from './core/luck.ts';
import { Match } from './core/match.ts';
import { namePack, type RawPack } from './core/pack.ts';
import { parseLines, playWords } from './core/notation.ts';
import { checkRecord, type MatchRecord } from './core/record.ts';
import { GAMES } from './games/index.ts';
import { PACKS } from './packs/index.ts';
import { type Position, setOut } from './position/position.ts';

/** Finds a game by its id. @throws RulesError `unknown-game` with the ids there are. */
export function findGame(id: unknown): Game {
  const game = GAMES.find((candidate) => candidate.id === id);
  if (game) return game;
  const known = GAMES.map((candidate) => candidate.id).join(', ');
  throw new RulesError('unknown-game', `There is no game ${JSON.stringify(id)}; the games are ${known}.`);
}

/** What somebody asks for when starting a match. */
export interface MatchRequest {
  /** The id of the game. */
  readonly game: string;
  readonly seats: number;
  readonly options?: MatchOptions;
  /** The secret of the match's luck: any text. */
  readonly seed: string;
  /** For who follows somebody else's match, of which the secret is not known; the seed does not count then. */
  readonly told?: ToldLuck;
  /** Own packs, each taking the place of the built-in pack of its name. */
  readonly packs?: readonly RawPack[];
}

/** Starts a match. @throws RulesError when the game, a seat count, an option, a map or a pack is not allowed. */
export function startMatch({ game, packs = [], ...setup }: MatchRequest): Match {
  return Match.start(findGame(game), { ...setup, packs: withOwnPacks(packs) });
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
  return Match.start(findGame(game), { seats, options, seed, packs: withOwnPacks(packs), position: setOut(state) });
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
  const { head, words } = parseLines(text);
  const match = startRecorded(checkRecord({ ...head, codes: [] }), own);
  playWords(match, words);
  return match;
}

/** The match of a record before its first choice, with the very packs it was played with. */
function startRecorded(checked: MatchRecord, own: readonly RawPack[]): Match {
  const game = findGame(checked.game);
  const unnamed = game.packs.find((name) => !checked.packs.some((pack) => pack.name === name));
  if (unnamed !== undefined) {
    throw new RulesError(
      'bad-record',
      `The record does not name the pack "${unnamed}" that ${game.id} needs.`,
      'packs',
    );
  }
  const packs = { ...PACKS };
  for (const { name, hash, version } of checked.packs) {
    const candidates = [
      ...own.filter((pack) => pack.pack === name),
      ...(Object.hasOwn(PACKS, name) ? [PACKS[name]!] : []),
    ];
    const pack = candidates.find((candidate) => namePack(candidate).hash === hash);
    if (!pack) {
      const message = `The match was played with the pack "${name}" version ${version} (${hash.slice(0, 12)}…), which is not at hand; load that pack file first.`;
      throw new RulesError('bad-record', message, 'packs');
    }
    packs[name] = pack;
  }
  const { seats, options, luck, position } = checked;
  return Match.start(game, {
    seats,
    options,
    packs,
    ...luckOf(luck),
    ...(position ? { position: setOut(position) } : {}),
  });
}

function luckOf(luck: MatchRecord['luck']): { seed: string; told?: ToldLuck } {
  return 'seed' in luck ? { seed: luck.seed } : { seed: '', told: new ToldLuck(luck.told) };
}

function withOwnPacks(own: readonly RawPack[]): Record<string, RawPack> {
  const packs: Record<string, RawPack> = { ...PACKS };
  for (const pack of own) {
    const name = typeof pack === 'object' && pack !== null ? pack.pack : undefined;
    if (typeof name !== 'string' || !Object.hasOwn(PACKS, name)) {
      const known = Object.keys(PACKS).join(', ');
      throw new RulesError('bad-pack', `pack: expected one of ${known}, found ${JSON.stringify(name)}`, 'pack');
    }
    packs[name] = pack;
  }
  return packs;
}
