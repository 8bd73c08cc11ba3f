/** What Solo's rival will do is told at the table before each choice, with the reason. */

import { createBot } from '@windrose/bots';
import { type Match, MatchLuck, startMatch } from '@windrose/rules';
import { wordsFor } from '@windrose/words';
import { expect, test } from 'vitest';

import { rivalAnswers } from '../src/realms/sea/rival-answers.ts';

const words = wordsFor('en');

/** A match in which the player harvests where the boat lies. */
function atAction(): Match {
  const match = startMatch({ game: 'eastern-wonders-solo', seats: 1, seed: 'how' });
  while (match.decision!.kind !== 'act') {
    const options = match.legal();
    match.choose((options.find(({ kind }) => kind === 'stay') ?? options[0]!).code);
  }
  return match;
}

test('before an action each one that ends the turn has its answer, and the rival does just that', () => {
  const match = atAction();
  const answers = rivalAnswers(match, words, ['Ada']);
  const harvest = match.legal().find(({ kind }) => kind === 'harvest')!;
  const told = answers.find(({ option }) => option === words.option(match, harvest))!;
  expect(told).toMatchObject({ why: 'harvest' });
  const events = match.choose(harvest.code);
  const done = events.filter((event) => event.kind === 'rival' || ('seat' in event && event.seat === 1));
  expect(told.done).toBe(done.map((event) => words.event(match, event, ['Ada'])).join(' '));
});

test('while the action has not been chosen, nothing is foretold', () => {
  const match = startMatch({ game: 'eastern-wonders-solo', seats: 1, seed: 'how' });
  expect(rivalAnswers(match, words, ['Ada'])).toEqual([]);
});

test('what the next tile will be is not looked at: matches that differ in it only get the same answers', () => {
  const before: Match[] = [];
  for (let seed = 0; seed < 100 && before.length < 40; seed++) {
    const match = startMatch({ game: 'eastern-wonders-solo', seats: 1, seed: `peek ${seed}` });
    const bot = createBot({ core: match.core, seed, level: 'deckhand' });
    while (!match.over && match.round < 60) {
      if (match.decision!.kind === 'act' && match.legal().some(({ kind }) => kind === 'claim'))
        before.push(match.fork());
      match.choose(bot.chooseFor(match));
    }
  }
  expect(before.length).toBeGreaterThanOrEqual(40);
  for (const match of before) {
    const answers = rivalAnswers(match, words, ['Ada']);
    for (const other of ['one', 'two', 'three']) {
      expect(rivalAnswers(match.fork(new MatchLuck(other)), words, ['Ada'])).toEqual(answers);
    }
  }
});
