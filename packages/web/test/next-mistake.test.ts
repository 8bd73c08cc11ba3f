/** Which marked turn is practised after another one. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { findMistake, type Mistake, MISTAKE_PREFIX, solveMistake } from '../src/play/mistakes.ts';
import { nextMistake } from '../src/play/source-match.ts';

/** Keeps entries as a browser does: each is a property. */
class Entries {
  [key: string]: unknown;

  constructor() {
    const hide = (name: string, value: unknown): void => void Object.defineProperty(this, name, { value });
    hide('getItem', (key: string) => this[key] ?? null);
    hide('setItem', (key: string, text: string) => (this[key] = text));
    hide('removeItem', (key: string) => delete this[key]);
  }
}

let entries = new Entries();

beforeEach(() => {
  entries = new Entries();
  vi.stubGlobal('localStorage', entries);
});
afterEach(() => vi.unstubAllGlobals());

function kept(id: string, loss: number, seed: string, more: Partial<Mistake> = {}): Mistake {
  const record = { game: 'spice-road', seats: 2, options: {}, luck: { seed }, codes: [] };
  const mistake = { id, record, packs: [], seat: 0, round: 1, mark: 'mistake', loss, found: 1, solved: false };
  entries[MISTAKE_PREFIX + id] = JSON.stringify({ ...mistake, played: [1], better: [2], ...more });
  return findMistake(id)!;
}

test('the next one is of the same match, and all of them come in turn, costliest first', () => {
  const dear = kept('b', 0.3, 'one');
  const cheap = kept('a', 0.1, 'one');
  const middle = kept('c', 0.2, 'one');
  kept('d', 0.9, 'two', { found: 5 });
  kept('e', 0.25, 'one', { own: false });
  expect(nextMistake(dear)!.id).toBe('c');
  expect(nextMistake(middle)!.id).toBe('a');
  expect(nextMistake(cheap)!.id).toBe('b');
  // A solved one is passed over, and its own place is known all the same.
  solveMistake(middle);
  expect(nextMistake(dear)!.id).toBe('a');
  expect(nextMistake(middle)!.id).toBe('a');
});

test('after the last one of a match those of others follow, and in the end none', () => {
  const only = kept('a', 0.1, 'one');
  expect(nextMistake(only)).toBeNull();
  const other = kept('b', 0.3, 'two');
  expect(nextMistake(only)!.id).toBe('b');
  solveMistake(other);
  expect(nextMistake(only)).toBeNull();
});
