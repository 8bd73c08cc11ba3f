import { GALLERY } from '@windrose/rules';
import { describe, expect, test } from 'vitest';

import { FairnessMeter } from '../src/index.ts';

describe('the fairness of a map', () => {
  test('is measured by matches of bots, the same ones for the same seed', () => {
    // The map was drawn for the whole trilogy; the same small sea belongs to a shorter game.
    const game = 'east-to-west-2';
    const { code } = GALLERY.find(({ id }) => id === 'star')!;
    const [meter, again] = [0, 1].map(() => new FairnessMeter({ game, code, seed: 'x' }));
    expect(meter!.result()).toMatchObject({ matches: 0, evenness: null, error: null });
    meter!.play();
    again!.play();
    expect(meter!.result()).toEqual(again!.result());
    meter!.play();
    const a = meter!.result();
    expect(a.matches).toBe(2);
    expect(a.evenness).toBeLessThanOrEqual(1);
    expect(a.error).toBeGreaterThan(0);
    expect(a.corners.map(({ at }) => at)).toHaveLength(6);
    for (const { distance, worth, trade, orders } of a.corners) {
      expect(distance).toBeCloseTo(28 / 12);
      expect(worth).toBeCloseTo(trade + orders);
      expect(orders).toBe(0);
    }
    expect(a.corners.some(({ trade }) => trade > 0)).toBe(true);
  }, 240_000);

  test('counts the orders where they are claimed', () => {
    const { game, code } = GALLERY.find(({ id }) => id === 'lagoon')!;
    const meter = new FairnessMeter({ game, code, seed: 'x' });
    meter.play();
    const { corners } = meter.result();
    // The match ends with a seat's fourth order; each is worth 5 points or more.
    expect(corners.reduce((sum, { orders }) => sum + orders, 0)).toBeGreaterThan(20);
  }, 240_000);

  test('needs a map that the game can be played on', () => {
    expect(() => new FairnessMeter({ game: 'eastern-wonders', code: 'pmm', seed: 'x' })).toThrow(/needs exactly 4/);
    expect(() => new FairnessMeter({ game: 'eastern-wonders', code: 'px', seed: 'x' })).toThrow(/Row 1/);
  });
});
