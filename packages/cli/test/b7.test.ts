// Run by `npm run proof:tests`, not by `npm test`.
// @module-tag full

/** B7 is the strongest level of an earlier commit: it is built from the history of the clone, and plays without a failure. */

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { putInPlace } from '../src/yardsticks/b7.ts';
import { windrose } from './run.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const COMMIT = '5306917d48b91c9bba320d19174ce97ae837e9b9^{commit}';
const hasHistory = spawnSync('git', ['-C', ROOT, 'cat-file', '-e', COMMIT]).status === 0;

let home: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'windrose-b7-'));
});
afterAll(() => rmSync(home, { recursive: true }));

const arena = (game: string) =>
  windrose(['arena', game, '--players', 'B0,B7@1', '--matches', '2', '--json'], '', { WINDROSE_HOME: home });

// One game by the rules of the commit, one whose rules have changed since.
test.runIf(hasHistory).each(['spice-road', 'east-to-west-2'])(
  'B7 plays %s without a failure',
  async (game) => {
    const { code, out, err } = await arena(game);
    expect([code, err]).toEqual([0, expect.not.stringContaining('failed')]);
    expect(JSON.parse(out)).toMatchObject({ matches: 2, players: [{ failures: 0 }, { failures: 0 }] });
  },
  240_000,
);

test.runIf(hasHistory)(
  'a folder built with an earlier program gets the one of today',
  { timeout: 240_000 },
  async () => {
    const [built] = readdirSync(join(home, 'yardsticks'));
    writeFileSync(join(home, 'yardsticks', built!, 'then', 'play.mjs'), 'throw new Error("an earlier program");');
    expect(await arena('spice-road')).toMatchObject({ code: 0, err: expect.not.stringContaining('failed') });
  },
);

test('of two processes that build B7 at the same time, the second keeps what the first has built', () => {
  const folder = mkdtempSync(join(home, 'place-'));
  const [first, second, place] = [join(folder, 'first'), join(folder, 'second'), join(folder, 'place')];
  for (const made of [first, second]) {
    mkdirSync(made);
    writeFileSync(join(made, 'program'), made);
  }
  putInPlace(first, place);
  putInPlace(second, place);
  expect(readFileSync(join(place, 'program'), 'utf8')).toBe(first);
  expect(() => putInPlace(join(folder, 'missing'), join(folder, 'elsewhere'))).toThrow('ENOENT');
});

test.skipIf(hasHistory)('B7 reports that the history of the clone is missing', async () => {
  expect(await arena('spice-road')).toMatchObject({ code: 1, out: expect.stringContaining('git fetch --unshallow') });
});
