/** Who would lose does not end the match while another turn plays on. */

import { createBot } from '@windrose/bots';
import { type Match, startMatch } from '@windrose/rules';
import { expect, test } from 'vitest';

import { withoutLosing } from '../src/review/not-losing.ts';

/** The match after an option. */
function after(match: Match, code: number): Match {
  const fork = match.fork();
  fork.choose(code);
  return fork;
}

/** The decisions of matches of Spice Road of which an option ends the match, with that option. */
function* endings(): Generator<{ readonly match: Match; readonly code: number }> {
  for (let seed = 0; seed < 12; seed++) {
    const match = startMatch({ game: 'spice-road', seats: 2, seed: `end ${seed}` });
    const bots = [0, 1].map((seat) =>
      createBot({ core: match.core, seed: seat, level: seat === 0 ? 'boatswain' : 'deckhand' }),
    );
    while (!match.over) {
      for (const { code } of match.legal()) if (after(match, code).over) yield { match: match.fork(), code };
      match.choose(bots[match.decision!.seat]!.chooseFor(match));
    }
  }
}

test('a line that ends the match as lost gives way to the best that plays on, and one that wins does not', () => {
  const told = [...endings()].map(({ match, code }) => {
    const others = match.legal().flatMap((option) => (option.code === code ? [] : [option.code]));
    const candidates = [code, ...others].map((one) => ({ code: one, line: [one], scores: [], win: [], visits: 1 }));
    const { line } = withoutLosing(match, { line: [code], candidates });
    const best = others.find((other) => !after(match, other).over);
    const wins = after(match, code).scores().winner === match.decision!.seat;
    const kind = wins ? 'won' : best === undefined ? 'last' : 'lost';
    return { kind, line, wanted: kind === 'lost' ? [best] : [code] };
  });
  expect(told.map(({ line }) => line)).toEqual(told.map(({ wanted }) => wanted));
  expect(new Set(told.map(({ kind }) => kind))).toEqual(new Set(['won', 'last', 'lost']));
});
