/** Texts of lessons on a phone: what is read at once, and what is folded. */

import { steps as english } from '@windrose/analysis/lessons/en';
import { steps as polish } from '@windrose/analysis/lessons/pl';
import { describe, expect, test } from 'vitest';

import { LEAD, leadOf } from '../src/screens/lessons/lead.ts';

describe('the beginning of a text', () => {
  test('is all of it where that is short, or one sentence', () => {
    expect(leadOf('Sail on. Trade.', 20)).toEqual({ lead: 'Sail on. Trade.', rest: null });
    const long = 'Sail on, and on, and on, and on, until nobody sees you any more';
    expect(leadOf(long, 20)).toEqual({ lead: long, rest: null });
  });

  test('ends with a sentence, and nothing of the text is lost', () => {
    const text = 'Sail on. Take “Two Terraces.” Łódź stoi. Then trade as often as you can pay for it.';
    const { lead, rest } = leadOf(text, 42);
    expect(lead).toBe('Sail on. Take “Two Terraces.” Łódź stoi.');
    expect(`${lead} ${rest}`).toBe(text);
  });

  test.each(Object.entries({ english, polish }))('of every step fits about three lines: %s', (_, steps) => {
    for (const taught of Object.values(steps)) {
      for (const { text } of Object.values(taught)) {
        for (const most of Object.values(LEAD)) {
          const { lead, rest } = leadOf(text, most);
          expect(lead.length).toBeLessThanOrEqual(most + 16);
          expect(rest === null ? lead : `${lead} ${rest}`).toBe(text);
        }
      }
    }
  });
});
