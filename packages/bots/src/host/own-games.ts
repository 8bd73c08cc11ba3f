/** Custom games: modules named at startup. Threads and programs started by this one know them, too. */

import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { addGame } from '@windrose/rules';
import { addBots } from '../evaluate/own.ts';
import { offerOurPackages } from './our-packages.ts';

/** The environment variable that tells threads and programs which modules were named: a JSON list of file URLs. */
const NAMED = 'WINDROSE_GAMES';

/** The contents of a custom game's module. */
export interface OwnGame {
  /** The absolute path of the module. */
  readonly path: string;
  /** The id of the game. */
  readonly id: string;
  /** Its words; validated by the code that uses them. */
  readonly words: unknown;
}

/**
 * Loads a custom game and registers it in this program, its threads and the programs it starts.
 * @param path of the module, which exports `game`, `words` and optionally `bots`.
 * @throws Error that describes the fault.
 */
export async function readOwnGame(path: string): Promise<OwnGame> {
  const file = resolve(path);
  if (!existsSync(file)) throw new Error(`${path}: there is no such module`);
  if (statSync(file).isDirectory()) throw new Error(`${path}: that is a folder; name the module in it`);
  const address = pathToFileURL(file).href;
  const read = await load(address);
  const named = namedGames();
  if (!named.includes(address)) process.env[NAMED] = JSON.stringify([...named, address]);
  return read;
}

/** Reads the modules that were named when the program started: for threads, and programs that it starts. */
export async function readNamedGames(): Promise<readonly OwnGame[]> {
  const read: OwnGame[] = [];
  for (const address of namedGames()) read.push(await load(address));
  return read;
}

async function load(address: string): Promise<OwnGame> {
  const path = fileURLToPath(address);
  let module: Readonly<Record<string, unknown>>;
  offerOurPackages();
  try {
    module = (await import(address)) as Readonly<Record<string, unknown>>;
  } catch (error) {
    throw new Error(`${path}: the module cannot be loaded: ${error instanceof Error ? error.message : String(error)}`);
  }
  const { game, words, bots } = module;
  if (game === undefined) throw new Error(`${path}: this is not a module with a game; it has to export "game"`);
  if (words === undefined) throw new Error(`${path}: the module has to export the "words" of its game`);
  try {
    const { id } = addGame(game);
    if (bots !== undefined) addBots(id, bots);
    return { path, id, words };
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function namedGames(): readonly string[] {
  const text = process.env[NAMED];
  if (text === undefined || text === '') return [];
  const named: unknown = JSON.parse(text);
  if (!Array.isArray(named)) throw new Error(`${NAMED} is a JSON list of addresses of modules`);
  return named.map(String);
}
