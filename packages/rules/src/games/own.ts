/** The games that this program knows: ours, and those of somebody's own that it was given when it started. */

import { RulesError } from '../core/errors.ts';
import type { Game } from '../core/game.ts';
import { PACKS } from './packs.ts';
import { GAME_IDS, type GameId, GAMES, type Games } from './index.ts';

/** A game as programs see it that play any. */
export type FamilyGame<Id extends GameId = GameId> = Game<Games[Id]>;

const own = new Map<string, FamilyGame>();

/** An id: small letters, digits and hyphens. */
const ID = /^[a-z][a-z0-9-]{1,39}$/;

/** The most seats a game may have. */
const MOST_SEATS = 5;

/**
 * Lets the program play a game of somebody's own by its id, as it does ours. Before any match is started: the states of
 * cores that were made earlier lack the fields of its mechanisms.
 * @param game what a module says is a game ({@link Game}); a second time it changes nothing.
 * @throws RulesError `bad-game` with what is missing.
 */
export function addGame(game: unknown): FamilyGame {
  const fault = faultOf(game);
  if (fault !== null) throw new RulesError('bad-game', fault);
  // From here on it passes as one of the family: who reads options, views and packs by the types of ours asks what is
  // there first, as for a game of ours that lacks a realm.
  const made = game as FamilyGame;
  const known = own.get(made.id);
  if (known !== undefined && known !== made) {
    throw new RulesError('bad-game', `There is another game with the id "${made.id}" already.`);
  }
  own.set(made.id, made);
  return made;
}

/** Every game the program can play: ours in the order in which they are offered, then those it was given. */
export function allGames(): readonly FamilyGame[] {
  return [...GAMES, ...own.values()];
}

/** Whether a game of ours has this id. */
export function isGameId(id: unknown): id is GameId {
  return GAMES.some((game) => game.id === id);
}

/** Finds a game by its id. @throws RulesError `unknown-game` with the ids there are. */
export function findGame(id: unknown): FamilyGame {
  const game = allGames().find((candidate) => candidate.id === id);
  if (game) return game;
  const ids = [...GAME_IDS, ...own.keys()].join(', ');
  throw new RulesError('unknown-game', `There is no game ${JSON.stringify(id)}; the games are ${ids}.`);
}

/** What a value lacks to be a game, as a sentence; null if nothing. */
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
