/** Files of weights, as `train` writes them: by the id of the game, or of one game as they ship. */

import { existsSync } from 'node:fs';

import { createBot, type NetWeights } from '@windrose/bots';
import { type Core, findGame, startMatch } from '@windrose/rules';

import { Fault } from './faults.ts';
import { readJson, readText } from './flags.ts';

/** The core of a match of a game with the fewest seats: weights are the same for all. */
export function coreOf(game: string): Core {
  const { id, seats } = findGame(game);
  return startMatch({ game: id, seats: seats[0], seed: '1' }).core;
}

/** The weights of a core's game in a file. @throws Fault when it is not a weights file, or has none that fit. */
export function weightsIn(file: string, core: Core): NetWeights {
  const all = readJson(readText(file), file);
  const byGame: unknown = typeof all === 'object' && all !== null ? Reflect.get(all, core.game) : undefined;
  const found = byGame ?? all;
  if (!isWeights(found)) throw new Fault(`${file}: it has no weights of ${core.game}.`);
  try {
    createBot({ core, seed: 1, weights: found });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new Fault(
      `${file}: its weights of ${core.game} are those of another version of the bots (${error.message}). Learn them anew with "windrose train".`,
    );
  }
  return found;
}

/** The content of a file to which the weights of a game are added; empty if there is none. @throws Fault when it is another file. */
export function weightsByGame(file: string): Readonly<Record<string, unknown>> {
  if (!existsSync(file)) return {};
  const all = readJson(readText(file), file);
  if (typeof all !== 'object' || all === null || Array.isArray(all) || !Object.values(all).every(isWeights)) {
    throw new Fault(`${file} exists already and is not a file of weights by game, as "train" writes it.`);
  }
  return { ...all };
}

function isWeights(found: unknown): found is NetWeights {
  if (typeof found !== 'object' || found === null) return false;
  return ['hidden', 'out'].every((name) => isRows(Reflect.get(found, name)));
}

function isRows(found: unknown): boolean {
  return (
    Array.isArray(found) &&
    found.every((row) => Array.isArray(row) && row.every((weight) => typeof weight === 'number'))
  );
}
