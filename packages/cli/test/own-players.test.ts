import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { readPlayer } from '../src/arena/plan.ts';
import type { Summary } from '../src/arena/summary.ts';
import { windrose } from './run.ts';

const LONG = { timeout: 240_000 };
const TS = fileURLToPath(new URL('../../../examples/bots/looks-ahead.ts', import.meta.url));
const PY = `cmd:python3 ${fileURLToPath(new URL('../../../examples/bots/claims_first.py', import.meta.url))}`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'windrose-own-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function module(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

async function arena(game: string, players: string, ...more: string[]) {
  const { out, err, code } = await windrose(['arena', game, '--players', players, '--json', ...more]);
  expect([code, code === 0 ? '' : err]).toEqual([0, '']);
  return { ...(JSON.parse(out) as Summary), err };
}

describe('players of somebody’s own', () => {
  test('the examples in TypeScript and Python play an arena without a fault, and beat random play', LONG, async () => {
    const { players } = await arena('spice-road', `${TS},${PY},B0`, '--matches', '12');
    expect(players.map(({ failures }) => failures)).toEqual([0, 0, 0]);
    const [ts, py, random] = players;
    expect(ts!.wins).toBeGreaterThan(random!.wins);
    expect(py!.wins).toBeGreaterThan(random!.wins);
  });

  test(
    'sees the match as it stands: a bot of the house asked by a module plays as it does by itself',
    LONG,
    async () => {
      const asked = module(
        'asks.mjs',
        `import { createBot } from ${JSON.stringify(new URL('../../bots/src/index.ts', import.meta.url).href)};
export default ({ core }) => createBot({ core, seed: 7, level: 'deckhand' });`,
      );
      const first = await arena('eastern-wonders', `${asked},B2`, '--matches', '2');
      const again = await arena('eastern-wonders', `${asked},B2`, '--matches', '2');
      expect(first.players[0]!.failures).toBe(0);
      expect(again.players.map(({ meanScore }) => meanScore)).toEqual(first.players.map(({ meanScore }) => meanScore));
    },
  );

  test('that choose what is not legal, throw, or die are counted, told and replaced', LONG, async () => {
    const bad = module(
      'bad.mjs',
      `let n = 0;
export default () => () => {
  n++;
  if (n === 2) throw new Error('overboard');
  if (n === 4) process.exit(3);
  return n === 1 ? 9999 : { kind: 'nothing' };
};`,
    );
    const { players, err } = await arena('spice-road', `${bad},B0`, '--matches', '2');
    expect(players[0]!.failures).toBeGreaterThan(10);
    expect(err).toMatch(/bad\.mjs failed: it chose 9999, which is not legal; allowed are .* A simple choice was made/);
    expect(err).toMatch(/failed: overboard/);
    expect(err).toMatch(/Further failures in this match are only counted/);
  });

  test('that cannot be loaded are told with the reason, whenever they should choose', LONG, async () => {
    const missing = module('missing.mjs', `import 'nowhere-to-be-found'; export default () => () => 0;`);
    const { players, err } = await arena('spice-road', `${missing},B0`, '--matches', '1');
    expect(players[0]!.failures).toBeGreaterThan(3);
    expect(err).toMatch(/missing\.mjs failed: .*nowhere-to-be-found/);
    expect(err).not.toContain('nobody has sat down');
    const none = module('none.mjs', `export const player = 1;`);
    expect((await arena('spice-road', `${none},B0`, '--matches', '1')).err).toMatch(
      /failed: .*none\.mjs exports no function as its default/,
    );
  });

  test('that never answer are stopped, and the match goes on', LONG, async () => {
    const slow = module(
      'slow.mjs',
      `import { existsSync, writeFileSync } from 'node:fs';
const mark = ${JSON.stringify(join(folder, 'slept'))};
export default () => ({ options }) => {
  if (!existsSync(mark)) {
    writeFileSync(mark, '');
    for (;;);
  }
  return options[0];
};`,
    );
    const { players, err } = await arena('spice-road', `${slow},B1`, '--matches', '2', '--ms', '20');
    expect(players[0]!.failures).toBe(1);
    expect(err).toMatch(/slow\.mjs failed: it had not answered after 5020 ms/);
  });

  test('are simulated, seat by seat', LONG, async () => {
    const args = ['simulate', 'spice-road', '--players', `${TS},B0`, '--matches', '3', '--json'];
    const { out, err, code } = await windrose(args);
    expect([code, code === 0 ? '' : err]).toEqual([0, '']);
    const told = JSON.parse(out) as { matches: number; scores: number[]; wins: number[] };
    expect(told.matches).toBe(3);
    expect(told.scores[0]).toBeGreaterThan(told.scores[1]!);
  });

  test('sit at the prompt among others', LONG, async () => {
    const file = join(folder, 'played.json');
    const { out, code } = await windrose(['play', 'spice-road', '--seats', `${TS},B1`, '--save', file, '--plain']);
    expect(code).toBe(0);
    expect(out).toMatch(/The match is over/i);
  });

  test('that are not there are refused with what there is', async () => {
    expect(() => readPlayer('./nobody.mjs', 'spice-road')).toThrow('There is no file "./nobody.mjs".');
    expect(() => readPlayer('cmd:', 'spice-road')).toThrow('After "cmd:" comes a command');
    expect(() => readPlayer('nobody', 'spice-road')).toThrow('There is no player "nobody"; the players are passenger');
    const { err, code } = await windrose(['arena', 'spice-road', '--players', './nobody.mjs,B0']);
    expect([err.trim(), code]).toEqual(['There is no file "./nobody.mjs".', 2]);
  });

  test('may have milliseconds of their own', () => {
    expect(readPlayer('cmd:python3 bot.py --to a@b.c@20', 'spice-road')).toMatchObject({
      label: 'cmd:python3 bot.py --to a@b.c@20',
      ms: 20,
    });
    expect(readPlayer('admiral@5', 'spice-road')).toMatchObject({ label: 'admiral@5', ms: 5 });
    expect(() => readPlayer('admiral@x', 'spice-road')).toThrow('After "@" come milliseconds');
    expect(() => readPlayer('B1@5', 'spice-road')).toThrow('takes no milliseconds');
  });
});
