/** The ribbon's text at a moment. */

import { createBot, USUAL_LEVEL } from '@windrose/bots';
import { startMatch } from '@windrose/rules';
import { wordsFor } from '@windrose/words';
import { expect, it } from 'vitest';

import { en as first } from '../src/i18n/en.ts';
import { table as later } from '../src/i18n/table.en.ts';
import { Session } from '../src/play/local-session.ts';
import { QUICK_LEVEL } from '../src/play/start.ts';
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

it('tells of the turn before what matters most: a claim rather than the card that is turned over after it', () => {
  const sitters = ['Ada', 'Bea'].map((name) => ({ kind: 'person' as const, name }));
  const match = startMatch({ game: 'new-world', seats: 2, seed: 'ribbon' });
  const bot = createBot({ core: match.core, seed: 1, level: 'deckhand' });
  const claimed = (): boolean => {
    const last = match.choices.at(-1);
    return match.choices.some(({ turn, events }) => turn === last?.turn && events.some(({ kind }) => kind === 'card'));
  };
  while (!claimed() || match.choices.at(-1)!.turn === match.turn) match.choose(bot.chooseFor(match));
  expect(
    match.choices
      .at(-1)!
      .events.filter(({ kind }) => kind !== 'turn')
      .at(-1)!.kind,
  ).not.toBe('card');
  const stored = { id: 'x', sitters, record: match.record(), pending: [], touched: 0, round: 0, over: false };
  const session = new Session(stored, { choose: () => new Promise(() => {}) }, { keep: () => {} });
  const { before } = turnWords(session, session.table(), en, wordsFor('en'));
  // Where it went comes first, as long as all of it fits the ribbon.
  expect(before).toMatch(/^(?:Ada|Bea) (?:places \d+ settlers? on [^;]+; )?(?:.+; )?claims a point card/);
});

it.each([
  ['eastern-wonders', /^(?:Ada|Bea) sails to [A-Z]\d+; (?:trades|gains) [^;]+\.$/],
  ['new-world', /^(?:Ada|Bea) places \d+ settlers? on [^;]+; trades [^;]+\.$/],
] as const)('tells of the whole turn before, in short: where and what, in %s', (game, whole) => {
  const sitters = ['Ada', 'Bea'].map((name) => ({ kind: 'person' as const, name }));
  const match = startMatch({ game, seats: 2, seed: 'whole' });
  const bot = createBot({ core: match.core, seed: 1, level: 'deckhand' });
  const told = new Set<string>();
  for (let made = 0; made < 120 && !match.over; made++) {
    match.choose(bot.chooseFor(match));
    if (match.inSetUp || match.over || match.choices.at(-1)!.turn === match.turn) continue;
    const stored = { id: 'x', sitters, record: match.record(), pending: [], touched: 0, round: 0, over: false };
    const session = new Session(stored, { choose: () => new Promise(() => {}) }, { keep: () => {} });
    for (const language of ['en', 'pl'] as const) {
      const { before } = turnWords(session, session.table(), en, wordsFor(language));
      if (before === null) continue;
      expect(before.split('; ').length).toBeLessThan(4);
      expect(before.includes('; ') ? before.length : 0).toBeLessThan(130);
      expect(before.match(/\b(?:Ada|Bea) /g) ?? []).toHaveLength(1);
      told.add(before);
    }
  }
  expect([...told].some((sentence) => whole.test(sentence))).toBe(true);
});

it('says that one may act where one is instead of sailing, and of a held turn that it is done', () => {
  const sitters = [
    { kind: 'person' as const, name: 'Ada' },
    { kind: 'bot' as const, name: 'Bea' },
  ];
  const match = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'act' });
  const bot = createBot({ core: match.core, seed: 1, level: 'deckhand' });
  while (match.inSetUp || match.decision!.kind !== 'sail' || match.decision!.seat !== 0) {
    match.choose(bot.chooseFor(match));
  }
  const stored = { id: 'x', sitters, record: match.record(), pending: [], touched: 0, round: 0, over: false };
  const session = new Session(stored, { choose: () => new Promise(() => {}) }, { keep: () => {} });
  const said = () => turnWords(session, session.table(), en, wordsFor('en'));
  expect(said()).toMatchObject({ title: 'Your turn', todo: 'Sail on, or act here' });
  while (session.table().stage === 'choice') {
    const { options } = session.table();
    session.choose([(options.find(({ kind }) => kind !== 'step') ?? options[0]!).code]);
  }
  expect(said()).toMatchObject({ title: 'Your turn is done', todo: 'End it, or undo something first.' });
});

it('names the level of the bots of a match that is begun at once as it is', () => {
  expect(QUICK_LEVEL).toBe(USUAL_LEVEL);
});

it('says what a cube is paid for, and what is to be done before a click that comes too early', () => {
  const match = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'paid' });
  const paid = { kind: 'paid', seat: 0, cubes: 'Y' } as const;
  expect(wordsFor('en').event(match, paid, ['Ada'])).toBe('Ada pays a yellow cube for an outpost.');
  expect(wordsFor('pl').event(match, paid, ['Ada'])).toBe('Ada płaci żółtą kostkę za placówkę.');
  expect(later.whyNot.notNow('Choose your starting cubes')).toBe('Not yet. First: Choose your starting cubes');
});
