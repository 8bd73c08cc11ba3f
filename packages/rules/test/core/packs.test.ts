import { describe, expect, test } from 'vitest';

import { builtInPack, PACKS, type RawPack, startMatch } from '../../src/index.ts';
import { thrown } from '../thrown.ts';

describe('built-in packs', () => {
  test.each(Object.entries(PACKS))('%s is found by its name', (name, pack) => {
    expect(builtInPack(name)).toBe(pack);
  });

  test('another name finds none', () => {
    expect(builtInPack('spice-roads')).toBeUndefined();
  });
});

describe('merchant cards of a pack', () => {
  /** Spice Road with a number of merchant cards, the two starting cards included; cards with new ids fill it up. */
  const packOf = (cards: number): RawPack => {
    const pack = structuredClone(PACKS['spice-road']) as RawPack & {
      starters: unknown[];
      merchantCards: { id: string }[];
    };
    const [first] = pack.merchantCards;
    const more = cards - pack.starters.length - pack.merchantCards.length;
    for (let number = 1; number <= more; number++) pack.merchantCards.push({ ...first, id: `more-${number}` });
    return pack;
  };
  const start = (cards: number): unknown =>
    startMatch({ game: 'spice-road', seats: 2, seed: 'packs', packs: [packOf(cards)] });

  test('may be 64 in all', () => {
    expect(() => start(64)).not.toThrow();
  });

  test('may not be 65, and the refusal says where and how many', () => {
    const { code, message } = thrown(() => start(65));
    expect(code).toBe('bad-pack');
    expect(message).toMatch(/merchantCards.*62/s);
  });
});
