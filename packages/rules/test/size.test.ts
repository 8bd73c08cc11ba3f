/** A bundle with one game contains the code of that game only. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ENTRY = fileURLToPath(new URL('../src/index.ts', import.meta.url));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'windrose-size-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Bundles a program that uses the package. @returns its export `result`, and its size in bytes. */
async function bundled(name: string, program: string): Promise<{ result: unknown; bytes: number }> {
  const input = join(folder, `${name}.ts`);
  const file = join(folder, `${name}.mjs`);
  writeFileSync(input, program.replace('@windrose/rules', ENTRY));
  const bundle = await rolldown({ input });
  try {
    const { output } = await bundle.write({ file, minify: true });
    const bytes = output.reduce((sum, part) => sum + (part.type === 'chunk' ? Buffer.byteLength(part.code) : 0), 0);
    const { result } = (await import(pathToFileURL(file).href)) as { result: unknown };
    return { result, bytes };
  } finally {
    await bundle.close();
  }
}

/** A program that plays a match of one game to its end, always by the first option. */
const playing = (game: string, pack: string, name: string): string => `
  import { Match, ${game}, ${pack} } from '@windrose/rules';
  const match = Match.start(${game}, { seats: 2, seed: 'size', packs: { '${name}': ${pack} } });
  for (let made = 0; made < 40; made++) match.choose(match.legal()[0].code);
  export const result = match.choices.length;
`;

describe('a bundle', { timeout: 120_000 }, () => {
  test.each([
    ['spiceRoad', 'SPICE_ROAD_PACK', 'spice-road', 55_000],
    ['easternWonders', 'EASTERN_WONDERS_PACK', 'eastern-wonders', 75_000],
    ['newWorld', 'NEW_WORLD_PACK', 'new-world', 110_000],
  ])('of %s plays, and has the code and the figures of that game alone', async (game, pack, name, most) => {
    const { result, bytes } = await bundled(name, playing(game, pack, name));
    expect(result).toBe(40);
    expect(bytes).toBeLessThan(most);
    // A bundle that has next to nothing is none.
    expect(bytes).toBeGreaterThan(most / 4);
  });
});
