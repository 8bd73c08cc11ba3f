import { createHmac } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { FastLuck, type Luck, MatchLuck, ScriptedLuck, startMatch } from '../../src/index.ts';

/**
 * The chi-square statistic of counts against equal chances, less its mean, in units of its standard deviation:
 * for fair chances almost always below 4.
 */
function unfairness(counts: readonly number[]): number {
  const degrees = counts.length - 1;
  const expected = counts.reduce((a, b) => a + b) / counts.length;
  const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return (chi - degrees) / Math.sqrt(2 * degrees);
}

const zeros = (size: number): number[] => Array.from({ length: size }, () => 0);

function tally(size: number, draws: number, draw: () => number): number[] {
  const counts = zeros(size);
  for (let i = 0; i < draws; i++) counts[draw()]!++;
  return counts;
}

const sources: Record<string, () => Luck> = {
  FastLuck: () => new FastLuck(7, 11),
  MatchLuck: () => {
    const luck = new MatchLuck('chi-square');
    luck.at(5);
    return luck;
  },
};

describe.each(Object.entries(sources))('%s', (_name, make) => {
  test.each([2, 3, 6, 7, 26, 100])('draws each of %i equally often', (n) => {
    const luck = make();
    expect(unfairness(tally(n, 4000, () => luck.draw(n)))).toBeLessThan(4);
  });

  test('pairs of draws in a row are independent', () => {
    const luck = make();
    expect(unfairness(tally(25, 10_000, () => luck.draw(5) * 5 + luck.draw(5)))).toBeLessThan(4);
  });

  test('stays below n even when n is large', () => {
    const luck = make();
    for (let i = 0; i < 200; i++) {
      const drawn = luck.draw(2 ** 31);
      expect(Number.isInteger(drawn) && drawn >= 0 && drawn < 2 ** 31).toBe(true);
    }
  });

  test('one out of one is no chance: nothing is drawn', () => {
    const luck = make();
    expect(luck.draw(1)).toBe(0);
    expect(luck.drawn).toBe(0);
    luck.draw(2);
    expect(luck.drawn).toBe(1);
  });
});

describe('FastLuck', () => {
  test('is the same for the same seed, and other for another seed or stream', () => {
    const draws = (luck: FastLuck): number[] => Array.from({ length: 20 }, () => luck.draw(1000));
    expect(draws(new FastLuck(3, 4))).toEqual(draws(new FastLuck(3, 4)));
    const luck = new FastLuck(9);
    luck.draw(5);
    luck.reseed(3, 4);
    expect(luck.drawn).toBe(0);
    expect(draws(luck)).toEqual(draws(new FastLuck(3, 4)));
    expect(draws(new FastLuck(3, 5))).not.toEqual(draws(new FastLuck(3, 4)));
    expect(draws(new FastLuck(4, 4))).not.toEqual(draws(new FastLuck(3, 4)));
  });

  test('its numbers are pinned: a simulation of today can be repeated for ever', () => {
    const luck = new FastLuck(1);
    expect(Array.from({ length: 8 }, () => luck.draw(100))).toMatchInlineSnapshot(`
      [
        53,
        45,
        8,
        15,
        65,
        62,
        8,
        24,
      ]
    `);
  });

  test('the first draws of seeds in a row are independent', () => {
    let seed = 0;
    expect(unfairness(tally(20, 10_000, () => new FastLuck(seed++).draw(20)))).toBeLessThan(4);
  });
});

describe('MatchLuck', () => {
  /** The definition once more: HMAC of "number/block", big-endian words, those above the last multiple of n skipped. */
  function* words(secret: string, number: number): Generator<number, never> {
    for (let block = 0; ; block++) {
      const bytes = createHmac('sha256', secret).update(`${number}/${block}`).digest();
      for (let at = 0; at < 32; at += 4) yield bytes.readUInt32BE(at);
    }
  }

  test('is the published definition', () => {
    for (const secret of ['', 'windrose', 'ż'.repeat(50)]) {
      for (const number of [-1, 0, 1, 77]) {
        const luck = new MatchLuck(secret);
        luck.at(number);
        const stream = words(secret, number);
        for (const n of [2, 26, 6, 2 ** 31, 1_500_000_000, 3, 3_000, 1_200_000_000, 5, 7, 11, 13]) {
          let word = stream.next().value;
          while (word >= Math.floor(2 ** 32 / n) * n) word = stream.next().value;
          expect(luck.draw(n)).toBe(word % n);
        }
      }
    }
  });

  test('its numbers are pinned: a deal of today can be checked for ever', () => {
    const luck = new MatchLuck('windrose');
    luck.at(1);
    expect(Array.from({ length: 8 }, () => luck.draw(26))).toMatchInlineSnapshot(`
      [
        5,
        21,
        11,
        17,
        15,
        24,
        2,
        14,
      ]
    `);
  });

  test('a decision cannot be re-rolled: its stream does not depend on earlier draws', () => {
    const luck = new MatchLuck('fair');
    luck.at(3);
    const first = [luck.draw(100), luck.draw(100), luck.draw(100)];
    luck.at(2);
    luck.draw(6);
    luck.at(3);
    expect([luck.draw(100), luck.draw(100), luck.draw(100)]).toEqual(first);
  });
});

describe('ScriptedLuck', () => {
  test('draws the scripted numbers, and throws when one is out of range', () => {
    const luck = new ScriptedLuck(2, 0, 5);
    expect([luck.draw(3), luck.draw(1), luck.draw(9)]).toEqual([2, 0, 0]);
    expect(() => luck.draw(5)).toThrow('scripted draw 5 is not below 5');
    expect(() => luck.draw(5)).toThrow('no draw number 4');
  });
});

describe('components revealed one by one are a shuffled pile', () => {
  const deals = 3000;

  test('[EW-7] [EW-8] [SH-18r] every order lies on every port equally often, and the Closed Port never at the beginning', () => {
    const match = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'piles' });
    const { core } = match;
    const state = core.newState();
    const luck = new FastLuck(5);
    const counts = Array.from({ length: 4 }, () => zeros(26));
    for (let deal = 0; deal < deals; deal++) {
      core.deal(state, luck);
      state.port.forEach((tile, port) => counts[port]![tile]!++);
    }
    for (const onPort of counts) {
      expect(onPort).toHaveLength(26);
      expect(unfairness(onPort)).toBeLessThan(4);
    }
  });

  test('[EW-5] [SH-18r] every market tile lies on every place equally often, and is missing in one deal of six', () => {
    const match = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'tiles' });
    const { core } = match;
    const state = core.newState();
    const luck = new FastLuck(6);
    const onC4 = zeros(24);
    const missing = zeros(24);
    for (let deal = 0; deal < deals; deal++) {
      core.deal(state, luck);
      onC4[state.tile[12]!]!++;
      for (let tile = 0; tile < 24; tile++) if (!state.tile.includes(tile)) missing[tile]!++;
    }
    expect(unfairness(onC4)).toBeLessThan(4);
    expect(unfairness(missing)).toBeLessThan(4);
    expect(missing.reduce((a, b) => a + b)).toBe(4 * deals);
  });

  test('[EW-8] [SH-18r] the Closed Port comes up after each of the 1st to 6th claim equally often', () => {
    const match = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'closed' });
    const { core } = match;
    const state = core.newState();
    const luck = new FastLuck(7);
    const codes = new Int32Array(256);
    const claimOf = (): number => {
      core.deal(state, luck);
      for (let decision = 0; decision < 4; decision++) {
        core.legal(state, codes);
        core.apply(state, codes[0]!, luck);
      }
      for (let claims = 1; ; claims++) {
        // Seat 0 is on an open port, with cubes for everything: it stays and claims; seat 1 passes.
        const port = state.port.findIndex((tile) => tile < 26);
        state.boat[0] = core.names.place!.indexOf(['A1', 'A4', 'E1', 'E4'][port]!);
        state.hold[0] = 0x05050505;
        state.vp[0] = 0;
        play('stay');
        play('claim');
        if (state.port.includes(26)) return claims - 1;
        while (state.actor === 0) play('drop-Y', 'drop-R', 'drop-G', 'drop-B');
        play('stay');
        play('pass');
      }
    };
    const play = (...words: string[]): void => {
      const phase = core.phase(state);
      const n = core.legal(state, codes);
      const code = [...codes.subarray(0, n)].find((candidate) => words.includes(phase.token(state, candidate)));
      core.apply(state, code!, luck);
    };
    expect(unfairness(tally(6, 3000, claimOf))).toBeLessThan(4);
  });
});
