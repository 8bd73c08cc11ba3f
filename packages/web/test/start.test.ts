/** Who sits at a match that is begun from another one. */

import { describe, expect, test } from 'vitest';

import { harderSitters } from '../src/play/start.ts';
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
