/** Custom games in the page: the modules named at build time. Modules are never loaded from a URL. */

import { fileURLToPath } from 'node:url';

import { readNamedGames } from '@windrose/bots/host';
import { addWords } from '@windrose/words';
import type { Plugin } from 'vite';

/** The module that is empty in the page as it comes. */
const EMPTY = fileURLToPath(new URL('../src/play/own-games.ts', import.meta.url)).replaceAll('\\', '/');

/** Packages that state is kept in: the page and a game outside its folder must have the same one. */
export const SHARED_PACKAGES = ['@windrose/rules', '@windrose/words', '@windrose/bots'];

/**
 * The plugin: puts the games into the page that the environment names as it does for threads (`WINDROSE_GAMES`).
 * @throws Error before anything is built, when a module is missing or is not a game.
 */
export function ownGames(): Plugin {
  let paths: readonly string[] = [];
  return {
    name: 'own-games',
    async buildStart() {
      const games = await readNamedGames();
      for (const { id, words } of games) addWords(id, words);
      paths = games.map(({ path }) => path);
    },
    load: {
      filter: { id: /\/own-games\.ts$/ },
      handler: (id) => (paths.length > 0 && id.replaceAll('\\', '/') === EMPTY ? readerOf(paths) : null),
    },
  };
}

/** The module that reads games of these paths. */
function readerOf(paths: readonly string[]): string {
  const imports = paths.map((path) => `import(${JSON.stringify(path)})`);
  return [
    'export async function readOwnGames() {',
    `  const [{ addOwnGame }, ...games] = await Promise.all([import('./add-own-game.ts'), ${imports.join(', ')}]);`,
    '  for (const game of games) addOwnGame(game);',
    '}',
  ].join('\n');
}
