/** The reason of a hint counts what is held now, not what was held when its turn began. */

import { goodOf } from '@windrose/analysis';
import { createBot } from '@windrose/bots';
import { type AnyView, type Match, startMatch } from '@windrose/rules';
import { expect, test } from 'vitest';

import { reasonOf } from '../src/screens/review/reason-of.ts';

const holdOf = (match: Match, seat: number): string => {
  const view: AnyView = match.state();
  return view.seats[seat]!.hold;
};

const within = (part: string, all: string): boolean =>
  [...new Set(part)].every((cube) => part.split(cube).length <= all.split(cube).length);

/** Turns that bring cubes for others, of which some have been left on the way: before them, and their choices. */
function turns(): { readonly from: Match; readonly line: readonly number[]; readonly goes: string }[] {
  const found = [];
  for (const seed of ['a']) {
    const match = startMatch({ game: 'eastern-wonders', seats: 2, seed });
    const bot = createBot({ core: match.core, seed: 1, level: 'deckhand' });
    while (!match.over) {
      if (!match.inSetUp && match.decision!.kind === 'sail') {
        const ahead = match.fork();
        while (!ahead.over && ahead.turn === match.turn) ahead.choose(bot.chooseFor(ahead));
        const line = ahead.choices.slice(match.version).map(({ option }) => option.code);
        const good = goodOf(match, line, 'none');
        if (good.kind === 'cubes') found.push({ from: match.fork(), line, goes: good.goes });
      }
      match.choose(bot.chooseFor(match));
    }
  }
  return found;
}

test('what goes for other cubes is counted anew when some of it has gone', () => {
  let spent = 0;
  for (const { from, line, goes } of turns()) {
    const { seat } = from.decision!;
    const now = from.fork();
    for (const [at, code] of line.entries()) {
      const rest = line.slice(at);
      const begun = at === 0 ? null : { from, line };
      const told = reasonOf(now, rest, begun, null);
      expect(told).not.toBe('whole');
      const good = goodOf(now, rest, 'none');
      const named = told === 'rest' && good.kind === 'cubes' ? good.goes : '';
      expect(within(named, holdOf(now, seat))).toBe(true);
      if (!within(goes, holdOf(now, seat))) spent++;
      now.choose(code);
    }
  }
  // The reason of the whole turn would have named cubes that are not held any more.
  expect(spent).toBeGreaterThan(0);
});

test('what can be paid for after the turn is told from its beginning to its end', () => {
  const match = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'a' });
  const bot = createBot({ core: match.core, seed: 1, level: 'deckhand' });
  const told: string[] = [];
  while (!match.over && told.length === 0) {
    if (!match.inSetUp && match.decision!.kind === 'sail') {
      const ahead = match.fork();
      while (!ahead.over && ahead.turn === match.turn) ahead.choose(bot.chooseFor(ahead));
      const line = ahead.choices.slice(match.version).map(({ option }) => option.code);
      const now = match.fork();
      now.choose(line[0]!);
      const rest = line.slice(1);
      const good = goodOf(match, line);
      if (good.kind === 'payable' && rest.length > 0)
        told.push(reasonOf(now, rest, { from: match.fork(), line }, { ...good.claim, id: 'v1' }));
    }
    match.choose(bot.chooseFor(match));
  }
  expect(told).toEqual(['whole']);
});
