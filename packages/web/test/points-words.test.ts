/** Points in words add up: what a claim brings, and what the cubes paid for it counted. */

import { createBot } from '@windrose/bots';
import { type GameId, type Match, startMatch } from '@windrose/rules';
import { wordsFor } from '@windrose/words';
import { expect, test } from 'vitest';

import { en as first } from '../src/i18n/en.ts';
import { table as later } from '../src/i18n/table.en.ts';
import { momentsOf } from '../src/play/moments.ts';
import { outcomeOf } from '../src/play/outcome.ts';
import { changesInWords, pointsInWords, withoutCubesPaid } from '../src/table/points-words.ts';

const ui = { ...first, ...later };
const words = wordsFor('en');

/** The first moment at which a claim can be paid with cubes that count. */
function atClaim(game: GameId): { readonly match: Match; readonly code: number } {
  const match = startMatch({ game, seats: 2, seed: 'claims' });
  const bots = [0, 1].map((seat) => createBot({ core: match.core, seed: seat }));
  for (;;) {
    const code = bots[match.decision!.seat]!.chooseFor(match);
    const { gain, points } = outcomeOf(match, [code]);
    const isClaim = match.legal().some((option) => option.code === code && option.kind === 'claim');
    if (isClaim && points[1] - points[0] < gain) return { match, code };
    match.choose(code);
  }
}

test.each(['spice-road', 'eastern-wonders'] as const)('the parts of a claim are the whole change, in %s', (game) => {
  const { match, code } = atClaim(game);
  const outcome = outcomeOf(match, [code]);
  const told = changesInWords(outcome, match, ui, words);
  expect(told).toMatch(/^\+\d+ for the (?:card|order), (?:\+\d for the coin, )?−\d+ for cubes paid$/);
  const sum = [...told.matchAll(/([+−])(\d+)/g)].reduce(
    (all, [, sign, n]) => all + (sign === '+' ? 1 : -1) * Number(n),
    0,
  );
  expect(sum).toBe(outcome.points[1] - outcome.points[0]);
  const cubes = Number(/−(\d+)/.exec(told)![1]);

  // The log and the moment say the same.
  const events = match.choose(code);
  const claim = events.find(({ kind }) => kind === 'card' || kind === 'claimed')!;
  expect(words.event(match, claim)).toContain(`, cubes paid −${cubes})`);
  expect(wordsFor('pl').event(match, claim)).toContain(`, oddane kostki −${cubes})`);
  expect(withoutCubesPaid(words.event(match, claim))).toBe(
    words.event(match, claim).replace(`, cubes paid −${cubes})`, ')'),
  );
  expect(momentsOf(events, match)[0]).toMatchObject({ kind: 'claim', cubes });
});

test('what points are made of names each part and says that cubes count', () => {
  const { match, code } = atClaim('spice-road');
  const { seat } = match.decision!;
  match.choose(code);
  const told = pointsInWords(match, seat, ui, words);
  expect(told).toMatch(
    /^\d+ points? now: Point cards \d+(?:.* and Cubes \d+)?\. Each cube that is not yellow counts 1 point, now and at the end\.$/,
  );
});

test('points without any claim are explained by the cubes that bring them', () => {
  const match = startMatch({ game: 'spice-road', seats: 2, seed: 'claims' });
  const bots = [0, 1].map((seat) => createBot({ core: match.core, seed: seat }));
  const total = (): number => match.scores().seats[0]!.total;
  while (total() < 2) match.choose(bots[match.decision!.seat]!.chooseFor(match));
  expect(match.scores().seats[0]!.parts).toMatchObject({ cards: 0, cubes: total() });
  const counting = words.cubesThere(match.state().seats[0]!.hold.replaceAll('Y', ''));
  expect(pointsInWords(match, 0, ui, words)).toBe(
    `${total()} points now for cubes alone: ${counting}. Each cube that is not yellow counts 1 point, now and at the end.`,
  );
});
