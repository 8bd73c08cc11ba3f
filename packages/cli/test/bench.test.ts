// Run by `npm run proof:tests`, not by `npm test`.
// @module-tag full

import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';

import { dirname } from 'node:path';

import { describe, expect, test } from 'vitest';

import { windrose } from './run.ts';

describe('windrose bench', () => {
  test('measures a game and its peers in processes of their own', async () => {
    const args = ['bench', 'eastern-wonders', '--rounds', '2', '--milliseconds', '5'];
    const { out, code } = await windrose([...args, '--json']);
    expect(code).toBe(0);
    const { rounds, results } = JSON.parse(out);
    expect(rounds).toBe(2);
    expect(results.map(({ subject, task }: Record<string, string>) => `${subject}: ${task}`)).toEqual([
      'eastern-wonders: random 2 seats',
      'eastern-wonders: random 3 seats',
      'eastern-wonders: random 4 seats',
      'eastern-wonders: typed 2 seats',
      'eastern-wonders: search 2 seats, leaf value',
      'eastern-wonders: search 2 seats, rollout of 10 turns',
      'boardgame.io: tic-tac-toe',
      'boardgame.io: empty move',
      'boardgame.io: search tic-tac-toe',
      'chessops: chess',
    ]);
    for (const result of results) {
      expect(result.steps).toBeGreaterThan(0);
      expect(result.bytes).toBeGreaterThanOrEqual(0);
      expect(Object.keys(result.times)).toHaveLength(4);
    }
    expect(results[6].times['boardgame.io tic-tac-toe']).toBe(1);
    // The peers allocate thousands of bytes per move, so the count works.
    expect(results[6].bytes).toBeGreaterThan(1000);

    const printed = await windrose(args);
    expect(printed.out).toMatch(/^eastern-wonders, 4 seats +[\d ]+/m);
    expect(printed.out).toMatch(/^chessops, chess +[\d ]+/m);
  });

  test('measures a game beside the same game of another clone, in turn', async () => {
    const clone = fileURLToPath(new URL('../../../', import.meta.url));
    const args = ['bench', 'spice-road', '--beside', clone, '--pairs', '2', '--rounds', '2', '--milliseconds', '5'];
    const { out, code } = await windrose([...args, '--json']);
    expect(code).toBe(0);
    const compared = JSON.parse(out);
    expect(compared.map(({ task }: Record<string, string>) => task)).toContain('random 2 seats');
    for (const { ratio, from, to, stretches } of compared) {
      expect(stretches).toBe(4);
      expect(from).toBeLessThanOrEqual(ratio);
      expect(to).toBeGreaterThanOrEqual(ratio);
    }
    const printed = await windrose(args);
    expect(printed.out).toMatch(/^spice-road, random 2 seats +\d+\.\d+/m);
    expect(printed.out).toMatch(/^spice-road, all +\d+\.\d+/m);
  });

  test('says so where the other folder is not a clone', async () => {
    const { code, err } = await windrose(['bench', 'spice-road', '--beside', tmpdir()]);
    expect(code).not.toBe(0);
    expect(err).toContain('is not a clone of Windrose');
  });

  test('leaves out a peer that cannot be had, and says why', async () => {
    const args = ['bench', 'spice-road', '--peers', '--rounds', '1', '--milliseconds', '5', '--json'];
    // Nothing is found on this path: neither cargo nor Python.
    const { out, err, code } = await windrose(args, '', { PATH: dirname(process.execPath) });
    expect(code).toBe(0);
    expect(err).toMatch(/^splendor_arena is left out: cargo cannot be run: /m);
    const subjects = new Set((JSON.parse(out).results as { subject: string }[]).map(({ subject }) => subject));
    // OpenSpiel is there where the Python package has been tested before.
    expect(subjects.has('OpenSpiel')).toBe(!err.includes('OpenSpiel is left out: '));
    expect([...subjects].slice(0, 3)).toEqual(['spice-road', 'boardgame.io', 'chessops']);
  });

  test('knows no other games', async () => {
    const { code, err } = await windrose(['bench', 'chess']);
    expect(code).toBe(2);
    expect(err).toContain('Allowed choices are');
  });
});
