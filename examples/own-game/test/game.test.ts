import { createBot } from '@windrose/bots';
import {
  addGame,
  FastLuck,
  findGame,
  loadMatch,
  makeNotation,
  parseNotation,
  RulesError,
  startMatch,
} from '@windrose/rules';
import { addWords, wordsFor } from '@windrose/words';
import { beforeAll, describe, expect, test } from 'vitest';

import { bots, game, words } from '../src/index.ts';
import { CARDS, WEATHERS } from '../src/weather.ts';
import { naiveHold, naiveOptions, naivePoints } from './naive.ts';
import { addBots } from '@windrose/bots';

const start = (seats: number, seed: string) => startMatch({ game, seats, seed });

/** Plays on at random until the match is over or `stop` says so. */
function playOn(match: ReturnType<typeof start>, seed: number, stop: () => boolean = () => false): void {
  const luck = new FastLuck(seed);
  while (!match.over && !stop()) {
    const options = match.legal();
    const option = options[luck.draw(options.length)];
    if (option) match.choose(option.code);
  }
}

describe('Trade Winds', () => {
  test.each([2, 3, 4])('with %i seats offers, moves and counts what a naive table does', (seats) => {
    for (let seed = 0; seed < 3; seed++) {
      const match = start(seats, `naive ${seed}`);
      const luck = new FastLuck(seed);
      for (let decision = 0; decision < 600 && match.decision; decision++) {
        const { mover, ...seen } = match.state();
        const table = { ...seen, mover: mover ?? 0 };
        const options = match.legal();
        const naive = naiveOptions(table, match.decision.kind);
        expect(options).toHaveLength(naive.length);
        expect(options).toMatchObject(naive);
        const option = options[luck.draw(options.length)];
        if (!option) throw new Error('no option');
        const hold = naiveHold(table, option);
        match.choose(option.code);
        expect(match.state().seats[table.mover]?.hold).toBe(hold);
        expect(match.scores().seats.map(({ total }) => total)).toEqual(match.state().seats.map(naivePoints));
      }
    }
  });

  test('the weather changes with the rounds, and each card comes up once before they are shuffled', () => {
    const match = start(2, 'weather');
    const seen: string[] = [];
    let round = 0;
    playOn(match, 1, () => {
      if (match.round !== round) seen.push(match.state().weather);
      round = match.round;
      return seen.length === CARDS.length;
    });
    const tally = WEATHERS.map(({ id }) => seen.filter((weather) => weather === id).length);
    expect(tally).toEqual(WEATHERS.map(({ cards }) => cards));
  });

  test('a choice that revealed the weather cannot be undone, a voyage can', () => {
    const match = start(2, 'undo');
    match.choose({ kind: 'voyage', to: 'A', steps: 0, cost: 0 });
    expect(match.undoableTo).toBe(0);
    match.choose({ kind: 'pass' });
    match.choose({ kind: 'voyage', to: 'A', steps: 0, cost: 0 });
    match.choose({ kind: 'pass' });
    expect(match.round).toBe(2);
    expect(match.undoableTo).toBe(match.version);
    expect(() => match.undo()).toThrow('something hidden was revealed');
  });

  test('the fourth order ends the match with its round', () => {
    const match = start(2, 'end');
    const bot = [1, 2].map((seed) => createBot({ core: match.core, seed, level: 'navigator' }));
    const state = match.core.newState();
    while (match.decision) {
      match.copyState(state);
      match.choose(bot[match.decision.seat]?.choose(state) ?? -1);
    }
    expect(match.final).toBe(true);
    expect(Math.max(...match.state().seats.map(({ orders }) => orders.length))).toBe(4);
    expect(match.scores().winner).not.toBeNull();
  });
});

describe('as a game of a program', () => {
  beforeAll(() => {
    addGame(game);
    addWords(game.id, words);
    addBots(game.id, bots);
  });

  test('it is found by its id, and its records and notations replay', () => {
    expect(findGame('trade-winds').id).toBe('trade-winds');
    const match = start(3, 'record');
    playOn(match, 7, () => match.version === 60);
    expect(loadMatch(JSON.parse(JSON.stringify(match.record()))).state()).toEqual(match.state());
    expect(parseNotation(makeNotation(loadMatch(match.record()))).state()).toEqual(match.state());
  });

  test.each(['en', 'pl'] as const)('every option, event and score has words in %s', (language) => {
    const wording = wordsFor(language);
    const match = loadMatch(start(2, `words ${language}`).record());
    const luck = new FastLuck(3);
    const texts = new Set<string>();
    while (match.decision) {
      expect(wording.decision(match.decision.kind, match.game.id)).toMatch(/\w/);
      const options = match.legal();
      for (const option of options) texts.add(wording.option(match, option));
      const option = options[luck.draw(options.length)];
      for (const event of match.choose(option?.code ?? -1)) texts.add(wording.event(match, event));
    }
    for (const sentence of texts) expect(sentence).not.toMatch(/undefined|null|\[object/);
    expect(texts.size).toBeGreaterThan(30);
    expect(wording.game('trade-winds').title).toBe({ en: 'Trade Winds', pl: 'Pasaty' }[language]);
    expect(wording.scoreLines(match, 0).map(({ part }) => part)).toEqual(['orders', 'cubes']);
    expect(wording.tables(match)).toHaveLength(2);
  });

  test('a bot that looks ahead beats one that errs', () => {
    const won = [0, 0];
    for (let deal = 0; deal < 6; deal++) {
      const match = start(2, `bots ${deal}`);
      const seats = deal % 2 === 0 ? (['navigator', 'passenger'] as const) : (['passenger', 'navigator'] as const);
      const bot = seats.map((level, seed) => createBot({ core: match.core, seed, level }));
      const state = match.core.newState();
      while (match.decision) {
        match.copyState(state);
        match.choose(bot[match.decision.seat]?.choose(state) ?? -1);
      }
      const { winner } = match.scores();
      won[winner === seats.indexOf('navigator') ? 0 : 1]!++;
    }
    expect(won[0]).toBeGreaterThan(4);
  });

  test('another game can not take its id, nor it that of ours', () => {
    expect(() => addGame({ ...game })).toThrow(RulesError);
    expect(() => addGame({ ...game, id: 'new-world' })).toThrow('belongs to a game of Windrose');
    expect(() => addGame({ ...game, id: 'other', assemble: undefined })).toThrow('no function "assemble"');
    expect(() => addWords('trade-winds', { pl: words.pl })).toThrow('lack English');
  });
});
