// Run by `npm run proof:tests`, not by `npm test`.
// @module-tag full

/** A bundle with a bot of one game contains only the weights of that game, and the evaluation of its realm. */

import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ENTRIES = {
  '@windrose/rules': fileURLToPath(new URL('../../rules/src/index.ts', import.meta.url)),
  '@windrose/bots': fileURLToPath(new URL('../src/index.ts', import.meta.url)),
};

const GAMES = ['spice-road', 'eastern-wonders', 'new-world'] as const;
const weightsFile = (game: string): string =>
  fileURLToPath(new URL(`../src/games/${game}/weights.json`, import.meta.url));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'windrose-bots-size-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The modules that evaluate positions of one realm. */
const REALM = /(?:realms|evaluate|features|road)\/(?:land|sea|road|own-plan|thinker)\.ts$/;

async function bundled(
  name: string,
  program: string,
): Promise<{ code: string; realms: ReadonlySet<string>; result: readonly number[] }> {
  const input = join(folder, `${name}.ts`);
  const file = join(folder, `${name}.mjs`);
  writeFileSync(input, program);
  const bundle = await rolldown({ input, resolve: { alias: ENTRIES } });
  try {
    const { output } = await bundle.write({ file, minify: true });
    const code = output.map((part) => (part.type === 'chunk' ? part.code : '')).join('');
    const modules = output.flatMap((part) => (part.type === 'chunk' ? Object.entries(part.modules) : []));
    const used = modules.filter(
      ([id, { renderedLength }]) => id.includes('/bots/') && REALM.test(id) && renderedLength > 0,
    );
    const realms = new Set(used.map(([id]) => (/road\/|road\.ts/.test(id) ? 'road' : /(\w+)\.ts$/.exec(id)![1]!)));
    const { result } = (await import(pathToFileURL(file).href)) as { result: readonly number[] };
    return { code, realms, result };
  } finally {
    await bundle.close();
  }
}

/** Some numbers of what was learned of a game, as a bundle has them. */
function numbersOf(game: string): string {
  const { hidden } = JSON.parse(readFileSync(weightsFile(game), 'utf8')) as { hidden: readonly (readonly number[])[] };
  return String(hidden[1]!.slice(0, 12));
}

const PACKS = { 'spice-road': 'SPICE_ROAD', 'eastern-wonders': 'EASTERN_WONDERS', 'new-world': 'NEW_WORLD' } as const;

/** A program that starts a match of one game, with only its packs. */
function start(game: string, seats: number, packs: readonly (keyof typeof PACKS)[]): string {
  const given = packs.map((pack) => `'${pack}': ${PACKS[pack]}_PACK`).join(', ');
  return `
  import { Match, ${game}, ${packs.map((pack) => `${PACKS[pack]}_PACK`).join(', ')} } from '@windrose/rules';
  const match = Match.start(${game}, { seats: ${seats}, seed: 'size', packs: { ${given} } });`;
}

/** The export of a bundle with a bot: the choices of 30 decisions. */
const PLAYED = `for (let made = 0; made < 30; made++) match.choose(bot.chooseFor(match));
  export const result = match.choices.map(({ option }) => option.code);`;

/** The program with a bot that has the weights of one game. */
const lean = (constant: string): string =>
  `import { createBotWith, ${constant}_WEIGHTS as weights } from '@windrose/bots';
  const bot = createBotWith({ core: match.core, seed: 1, level: 'captain', weights });
  ${PLAYED}`;

/**
 * The number of decisions compared. The luck of a search depends on the cells of a state, and a bundle without the mechanisms of
 * other games has fewer of them: later in a match it occasionally samples another outcome.
 */
const COMPARED = 20;

describe('a bundle with a bot', { timeout: 120_000 }, () => {
  test.each([
    ['spiceRoad', 'SPICE_ROAD', 'spice-road', 'road'],
    ['easternWonders', 'EASTERN_WONDERS', 'eastern-wonders', 'sea'],
    ['newWorld', 'NEW_WORLD', 'new-world', 'land'],
  ] as const)(
    'of %s plays as the bots of all games do, with the weights of that game and the evaluation of its realm alone',
    async (game, constant, name, realm) => {
      const begun = start(game, 2, [name]);
      const rules = await bundled(`rules-${name}`, `${begun} export const result = [match.legal()[0].code];`);
      const one = await bundled(`one-${name}`, `${begun} ${lean(constant)}`);
      const all = await bundled(
        `all-${name}`,
        `${begun} import { createBot } from '@windrose/bots';
       const bot = createBot({ core: match.core, seed: 1, level: 'captain' });
       ${PLAYED}`,
      );
      expect(one.result).toHaveLength(30);
      expect(one.result.slice(0, COMPARED)).toEqual(all.result.slice(0, COMPARED));
      // Beside the rules and its weights, a bot is its code.
      const bot = one.code.length - rules.code.length - statSync(weightsFile(name)).size;
      expect(bot).toBeGreaterThan(20_000);
      expect(bot).toBeLessThan(45_000);
      expect([...one.realms]).toEqual([realm]);
      expect([...all.realms].toSorted()).toEqual(['land', 'road', 'sea']);
      const found = GAMES.map((of) => [of, one.code.includes(numbersOf(of)), all.code.includes(numbersOf(of))]);
      expect(found).toEqual(GAMES.map((of) => [of, of === name, true]));
    },
  );

  test('that loads weights when a game is played keeps those of each game in a file of their own', async () => {
    const input = join(folder, 'loading.ts');
    writeFileSync(input, "export { createBotWith, loadWeights } from '@windrose/bots';");
    const bundle = await rolldown({ input, resolve: { alias: ENTRIES } });
    const { output } = await bundle.write({ dir: join(folder, 'loading'), minify: true });
    await bundle.close();
    const files = output.flatMap((part) => (part.type === 'chunk' ? part : []));
    for (const game of GAMES) {
      const holders = files.filter(({ code }) => code.includes(numbersOf(game)));
      expect(holders.map(({ isEntry, isDynamicEntry }) => [isEntry, isDynamicEntry])).toEqual([[false, true]]);
    }
    const first = files.filter(({ isEntry }) => isEntry);
    expect(first.flatMap(({ code }) => GAMES.filter((game) => code.includes(numbersOf(game))))).toEqual([]);
  });

  test.each([
    ['easternWondersSolo', 'EASTERN_WONDERS_SOLO', 1, ['eastern-wonders']],
    ['eastToWest1', 'EAST_TO_WEST_1', 2, ['new-world', 'spice-road']],
    ['eastToWest2', 'EAST_TO_WEST_2', 2, ['new-world', 'eastern-wonders']],
    ['eastToWest3', 'EAST_TO_WEST_3', 2, ['new-world', 'eastern-wonders', 'spice-road']],
    ['sandToSea', 'SAND_TO_SEA', 2, ['eastern-wonders', 'spice-road']],
  ] as const)('of %s plays, though no other game is there', async (game, constant, seats, packs) => {
    const { result } = await bundled(game, `${start(game, seats, packs)} ${lean(constant)}`);
    expect(result).toHaveLength(30);
  });
});
