/** Who sits at a match that is begun from another one. */

import { describe, expect, test } from 'vitest';

import { LEVELS } from '@windrose/bots';
import { en } from '../src/i18n/en.ts';
import { pl } from '../src/i18n/pl.ts';
import { table as tableEn } from '../src/i18n/table.en.ts';
import { table as tablePl } from '../src/i18n/table.pl.ts';
import { CATALOGUE } from '../src/games/catalogue.ts';
import { quickSeats } from '../src/play/quick-seats.ts';
import { harderSitters, QUICK_LEVEL, quickSitters } from '../src/play/start.ts';
import type { Sitter } from '../src/play/store.ts';

const you: Sitter = { kind: 'person', name: 'Ada' };
const bot = (level?: NonNullable<Sitter['level']>): Sitter => ({ kind: 'bot', name: 'Bea', ...(level && { level }) });

describe('whoever has won', () => {
  test('may play against bots of the next level each, on the same seats', () => {
    expect(harderSitters([bot('passenger'), you, bot('navigator')])).toEqual({
      sitters: [bot('deckhand'), you, bot('mate')],
      level: 'mate',
    });
  });

  test('meets stronger bots beside the strongest, but none where all are the strongest', () => {
    expect(harderSitters([you, bot('admiral'), bot('deckhand')])).toEqual({
      sitters: [you, bot('admiral'), bot('boatswain')],
      level: 'admiral',
    });
    expect(harderSitters([you, bot('admiral')])).toBeNull();
  });

  test('has beaten a bot of the usual level where none is named', () => {
    expect(harderSitters([you, bot()])).toEqual({ sitters: [you, bot('helmsman')], level: 'helmsman' });
  });
});

describe('"Play now"', () => {
  test('says how well the bots play against whom it begins', () => {
    expect(en.playNowAgainst(1)).toContain(` ${tableEn.levels[QUICK_LEVEL].plain} `);
    // "łatwym" is declined from "łatwy".
    expect(pl.playNowAgainst(1)).toContain(` ${tablePl.levels[QUICK_LEVEL].plain}m `);
    expect(pl.playNowAgainst(2)).toContain(` ${tablePl.levels[QUICK_LEVEL].plain}mi `);
  });

  test.each(CATALOGUE)('begins $id against as many as the first page says', ({ id, seats: [fewest, most] }) => {
    const bots = quickSitters(id, 'Ada', ['Bea']).filter(({ kind }) => kind === 'bot');
    expect(bots).toHaveLength(quickSeats(fewest, most) - 1);
  });
});

test('every level has words that tell it from the others, in every language', () => {
  for (const { levels } of [tableEn, tablePl])
    expect(new Set(LEVELS.map((level) => levels[level].plain)).size).toBe(LEVELS.length);
});
