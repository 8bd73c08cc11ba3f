/** The games this program knows: the built-in ones, and custom ones added at startup. */

import { RulesError } from '../core/errors.ts';
import type { Game } from '../core/game.ts';
import { PACKS } from './packs.ts';
import { GAME_IDS, type GameId, GAMES, type Games } from './index.ts';

/** A game as programs see it that support all games. */
export type FamilyGame<Id extends GameId = GameId> = Game<Games[Id]>;

const own = new Map<string, FamilyGame>();

/** An id: small letters, digits and hyphens. */
const ID = /^[a-z][a-z0-9-]{1,39}$/;

/** The most seats a game may have. */
const MOST_SEATS = 5;

/**
 * Adds a custom game, so that the program plays it by its id like a built-in one. Call it before starting any match: states
 * of cores made earlier lack the fields of its mechanisms.
 * @param game an export that should be a {@link Game}; adding it twice has no effect.
 * @throws RulesError `bad-game` with what is missing.
 */
export function addGame(game: unknown): FamilyGame {
  const fault = faultOf(game);
  if (fault !== null) throw new RulesError('bad-game', fault);
  // From here on it is treated as a built-in game: code that reads options, views and packs by the built-in types checks
  // what exists first, as for a built-in game that lacks a realm.
  const made = game as FamilyGame;
  const known = own.get(made.id);
  if (known !== undefined && known !== made) {
    throw new RulesError('bad-game', `There is another game with the id "${made.id}" already.`);
  }
  own.set(made.id, made);
  return made;
}

/** All games of the program: the built-in ones in display order, then the custom ones. */
export function allGames(): readonly FamilyGame[] {
  return [...GAMES, ...own.values()];
}

/** Whether a built-in game has this id. */
export function isGameId(id: unknown): id is GameId {
  return GAMES.some((game) => game.id === id);
}

/** Finds a game by its id. @throws RulesError `unknown-game` with the known ids. */
export function findGame(id: unknown): FamilyGame {
  const game = allGames().find((candidate) => candidate.id === id);
  if (game) return game;
  const allowed = [...GAME_IDS, ...own.keys()];
  const message = `There is no game ${JSON.stringify(id)}; the games are ${allowed.join(', ')}.`;
  throw new RulesError('unknown-game', message, null, null, { word: typeof id === 'string' ? id : null, allowed });
}

/** The reason why a value is not a game, as a sentence; null if it is one. */
function faultOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return `A game is an object, not ${show(value)}.`;
  const { id, rules, seats, packs, options, assemble }: Partial<Record<keyof Game, unknown>> = value;
  if (typeof id !== 'string' || !ID.test(id)) {
    return `The "id" of a game is 2 to 40 small letters, digits and hyphens, not ${show(id)}.`;
  }
  if (isGameId(id)) return `The id "${id}" belongs to a game of Windrose; choose another.`;
  if (!isWhole(rules, 1, 1_000_000))
    return `The "rules" of ${id} are the version of its rules, from 1, not ${show(rules)}.`;
  if (
    !Array.isArray(seats) ||
    seats.length !== 2 ||
    !isWhole(seats[0], 1, MOST_SEATS) ||
    !isWhole(seats[1], seats[0], MOST_SEATS)
  ) {
    return `The "seats" of ${id} are the fewest and the most, from 1 to ${MOST_SEATS}, not ${show(seats)}.`;
  }
  if (!Array.isArray(packs) || !packs.every((name) => typeof name === 'string' && Object.hasOwn(PACKS, name))) {
    return `The "packs" of ${id} are a list of packs of Windrose (${Object.keys(PACKS).join(', ')}), be it empty, not ${show(packs)}.`;
  }
  if (typeof options !== 'object' || options === null)
    return `The "options" of ${id} are an object, not ${show(options)}.`;
  if (typeof assemble !== 'function') return `${id} has no function "assemble".`;
  return null;
}

function isWhole(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

function show(value: unknown): string {
  return value === undefined ? 'nothing' : (JSON.stringify(value) ?? typeof value).slice(0, 60);
}
