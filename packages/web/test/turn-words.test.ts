/** The ribbon's text at a moment. */

import { startMatch } from '@windrose/rules';
import { wordsFor } from '@windrose/words';
import { expect, it } from 'vitest';

import { en as first } from '../src/i18n/en.ts';
import { table as later } from '../src/i18n/table.en.ts';
import { Session } from '../src/play/local-session.ts';
import { turnWords } from '../src/table/turn-words.ts';

/** All the page says. */
const en = { ...first, ...later };

it('says that the table is set up until the last turn of the set-up has ended', () => {
  const sitters = ['Ada', 'Bea'].map((name) => ({ kind: 'person' as const, name }));
  const record = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'ribbon' }).record();
  const stored = { id: 'x', sitters, record, pending: [], touched: 0, round: 0, over: false };
  const session = new Session(stored, { choose: () => new Promise(() => {}) }, { keep: () => {} });
  const said = (): string[] => {
    const { when, count } = turnWords(session, session.table(), en, wordsFor('en'));
    return [session.table().stage, when, count];
  };
  for (let seat = 0; seat < 2; seat++) {
    while (session.table().stage === 'choice') {
      expect(said()[1]).toBe('Setting up');
      session.choose([session.table().options[0]!.code]);
    }
    expect(said().slice(0, 2), 'the turn is held').toEqual(['held', 'Setting up']);
    session.endTurn();
  }
  expect(said().slice(0, 2)).toEqual(['choice', 'Round 1']);
});
