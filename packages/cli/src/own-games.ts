/** Custom games: `--game <module>`, for every command, loaded before the games are listed. */

import { readOwnGame } from '@windrose/bots/host';
import { isGameId } from '@windrose/rules';
import { addWords } from '@windrose/words';

import { comesWith, quoted } from './command-name.ts';
import { Fault } from './faults.ts';

/** The flag. */
const FLAG = '--game';

/** Commands whose first argument is a game. */
const WITH_GAME: ReadonlySet<string> = new Set(['play', 'simulate', 'arena', 'perft', 'legend']);

/** The help text of the flag. */
export const OWN_GAME_HELP = `
To use a game of your own, name its module: ${FLAG} ./my-game/index.ts takes the place of the game's id in play,
simulate, arena, engine, perft and legend. ${comesWith('docs/adding-a-game.md')} explains how to make one.`;

/** The modules of the games that were read, by the games' ids, as they were named. */
const modules = new Map<string, string>();

/** The name of a game in a command: its id, or the module of a custom game. */
export function gameInCommand(id: string): string {
  const module = modules.get(id);
  return module === undefined ? id : `${FLAG} ${quoted(module)}`;
}

/** The flags that name the module of a custom game in a command that needs no id: none for a built-in game. */
export function moduleInCommand(id: string): string {
  return modules.has(id) ? ` ${gameInCommand(id)}` : '';
}

/**
 * Loads the modules named on a command line and registers their games.
 * @param args the arguments of the program.
 * @returns the arguments without the flag; a command without its game gets the first module's.
 * @throws Fault when a module is missing or exports no game.
 */
export async function takeOwnGames(args: readonly string[]): Promise<string[]> {
  const { named, rest } = split(args);
  const ids: string[] = [];
  for (const module of named) ids.push(await take(module));
  const [command, next] = rest;
  const [first] = ids;
  if (first !== undefined && command !== undefined && WITH_GAME.has(command)) {
    if (next === undefined || next.startsWith('-')) rest.splice(1, 0, first);
  }
  return rest;
}

/**
 * The modules that follow the flag, and the other arguments. Some commands have a flag of this name for a game's id: an id is
 * no module.
 */
function split(args: readonly string[]): { named: string[]; rest: string[] } {
  const named: string[] = [];
  const rest: string[] = [];
  for (let at = 0; at < args.length; at++) {
    const word = args[at] ?? '';
    if (word === FLAG && !isGameId(args[at + 1] ?? '')) {
      const module = args[++at];
      if (module === undefined) throw new Fault(`${FLAG} needs the path of a module.`, 2);
      named.push(module);
    } else if (word.startsWith(`${FLAG}=`) && !isGameId(word.slice(FLAG.length + 1)))
      named.push(word.slice(FLAG.length + 1));
    else rest.push(word);
  }
  return { named, rest };
}

async function take(module: string): Promise<string> {
  try {
    const { id, words } = await readOwnGame(module);
    addWords(id, words);
    modules.set(id, module);
    return id;
  } catch (error) {
    throw new Fault(
      `${FLAG} ${module}: ${error instanceof Error ? error.message : String(error)}.`.replace(/\.\.$/, '.'),
      2,
    );
  }
}
