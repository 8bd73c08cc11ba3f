/** What a hint says of a bonus tile with more points that its turn leaves. */

import { weightsFor } from '@windrose/bots';
import { type Match, required, startMatch } from '@windrose/rules';
import { wordsFor } from '@windrose/words';
import { describe, expect, test } from 'vitest';

import { type Aim, NO_AIM } from '../src/review/aim.ts';
import { hintParts } from '../src/review/hint-parts.ts';
import { leavesPoints, passedTile } from '../src/review/passed-tile.ts';
import { messages as en } from '../src/words/en.ts';
import { messages as pl } from '../src/words/pl.ts';
import { reviewWordsOf } from '../src/words/words.ts';

const english = reviewWordsOf(en, wordsFor('en'));
const polish = reviewWordsOf(pl, wordsFor('pl'));

/** A turn of Eastern Wonders that empties the first column: the choices up to its bonus tile, and the match before it. */
function emptying(): { readonly match: Match; readonly codes: readonly number[]; readonly there: Match } {
  const start = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'besides' });
  while (start.inSetUp) start.choose(required(start.legal()[0], 'option').code);
  const state = start.copiedState();
  // Three rows have lost their first outpost; which fourth one a turn builds is found by trying.
  for (let row = 0; row < 4; row++) {
    for (let other = 0; other < 4; other++) state.built[other] = other === row ? 0 : 1;
    const match = start.standingAt(state);
    const ways: { readonly at: Match; readonly codes: readonly number[] }[] = [{ at: match, codes: [] }];
    for (const { at, codes } of ways) {
      for (const { code } of at.legal()) {
        const there = at.fork();
        there.choose(code);
        const way = [...codes, code];
        if (there.decision?.kind === 'bonus') return { match, codes: way, there };
        if (there.turn === match.turn && way.length < 3) ways.push({ at: there, codes: way });
      }
    }
  }
  throw new Error('no turn empties a column');
}

const { match, codes, there } = emptying();
const weights = weightsFor(match.core);
const tile = (name: string): number =>
  required(
    there.legal().find((option) => option.kind === 'bonus' && 'tile' in option && option.tile === name),
    name,
  ).code;
const free = [...codes, tile('free-move')];
const said = (told: Aim, of = english): readonly string[] => of.good(match, free, told).map(({ text }) => text);
const aim = (value: number, error: number, rounds: number | null = 10): Aim => ({
  ...NO_AIM,
  tile: { points: 6, gain: { value, error }, rounds },
});

describe('a bonus tile with more points than the one taken', () => {
  test('is played on, too, where the turn leaves it', () => {
    const passed = required(passedTile(match, weights, free) ?? undefined, 'passed tile');
    const before = required(there.scores().seats[0], 'own score').total;
    const points = there.fork();
    points.choose(tile('points'));
    expect(passed.points).toBe(required(points.scores().seats[0], 'own score').total - before);
    expect(passed.rounds).toBe(10);
    expect(passed.gain.error).toBeGreaterThan(0);
    // The same tries say the same.
    expect(passedTile(match, weights, free)).toEqual(passed);
  });

  test('is the last thing that a hint finds out', { tags: 'full' }, () => {
    const parts = [...hintParts(match, weights, { line: free, candidates: [] }, { ms: Infinity })];
    const aims = parts.flatMap((part) => (part.kind === 'aim' ? [part] : []));
    expect(aims.map(({ final }) => final)).toEqual([...aims.slice(1).map(() => false), true]);
    expect(aims.slice(0, -1).every((part) => part.aim.tile === null)).toBe(true);
    expect(aims.at(-1)?.aim.tile).not.toBeNull();
  });

  test('is not there where the turn takes it, takes no tile, or is the last one', () => {
    expect(leavesPoints(match, free)).toBe(true);
    expect(leavesPoints(match, [...codes, tile('points')])).toBe(false);
    expect(leavesPoints(match, codes)).toBe(false);
    const state = match.copiedState();
    state.final = 1;
    expect(leavesPoints(match.standingAt(state), free)).toBe(false);
    expect(passedTile(match, null, [...codes, tile('points')])).toBeNull();
  });

  test('is said to be worse by how much, or about as good; nothing is said where it may be better', () => {
    expect(said(aim(6, 1.2))).toContain(
      'Taking the tile for 6 points instead would leave you 4 to 8 points worse off 10 rounds later, as bots played both on.',
    );
    expect(said(aim(6, 1.2, null), polish)).toContain(
      'Kafel za 6 punktów też jest do wzięcia, ale wtedy masz o 4–8 pkt mniej na koniec partii, według prób botów.',
    );
    expect(said(aim(0.5, 1.2))).toContain(
      'Taking the tile for 6 points instead would be about as good: when bots play both on, neither is clearly ahead.',
    );
    expect(said(aim(0.5, 1.2), polish)).toContain(
      'Kafel za 6 punktów byłby mniej więcej tak samo dobry: gdy boty dogrywają obie drogi, żadna nie ma wyraźnej przewagi.',
    );
    expect(said(aim(-6, 1.2)).join(' ')).not.toContain('6 points');
  });

  test('is not named where the first stage of a hint says what to look at', () => {
    const line = [tile('free-move')];
    expect(english.look(there, line)).toBe(
      'Look at the bonus tiles: which one helps you most until the end of the match?',
    );
    expect(polish.look(there, line)).toBe('Popatrz na kafle bonusowe: który najbardziej pomoże ci do końca partii?');
  });
});
