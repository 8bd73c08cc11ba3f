/** Turns without choices that change nothing, as hints tell them. */

import { type AnyView, FastLuck, type GameId, type Match, startMatch } from '@windrose/rules';
import { describe, expect, test } from 'vitest';

import { withoutDetours } from '../src/index.ts';

const codesOf = (match: Match, from: number): number[] => match.choices.slice(from).map(({ option }) => option.code);

/** Turns of random play, each with the match before it. */
function* turns(game: GameId, count: number): Generator<{ readonly before: Match; readonly codes: readonly number[] }> {
  const luck = new FastLuck(11);
  for (let seed = 0, made = 0; made < count; seed++) {
    const match = startMatch({ game, seats: 2, seed: `detours ${seed}` });
    while (!match.over && made < count) {
      const before = match.fork();
      while (!match.over && match.turn === before.turn) {
        const options = match.legal();
        match.choose(options[luck.draw(options.length)]!.code);
      }
      made++;
      yield { before, codes: codesOf(match, before.version) };
    }
  }
}

/** The table after some choices. */
function after(before: Match, codes: readonly number[]) {
  const match = before.fork();
  const sails = codes.flatMap((code) => match.choose(code)).filter(({ kind }) => kind === 'sailed').length;
  const { turn, decision } = match;
  const { seats }: AnyView = match.state();
  return { sails, turn, decision, points: match.scores().seats.map(({ total }) => total), seats };
}

test('a boat that came to an island by another one sails straight and keeps the cube that it left', () => {
  // A turn as bots played it: C4, C3, D3, where C4 and D3 are neighbours.
  const before = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'lesson 74' });
  for (const code of [2, 8, 1, 10, 128, 6, 0, 0, 104, 6, 0, 136, 98, 6, 0, 0, 0, 144, 6, 0]) before.choose(code);
  const codes = [88, 137, 6, 0, 0, 0];
  const short = withoutDetours(before.core, before.copiedState(), codes);
  const [was, is] = [after(before, codes), after(before, short)];
  expect([was.sails, is.sails]).toEqual([2, 1]);
  expect([was.seats[0]?.hold, is.seats[0]?.hold]).toEqual(['RGGG', 'YRGGG']);
});

describe.each(['east-to-west-3', 'east-to-west-2', 'eastern-wonders'] as const)('a turn of %s', (game) => {
  test('without its detours has fewer choices, a shorter way or more cubes, and leads to the same table', () => {
    let shorter = 0;
    for (const { before, codes } of turns(game, 400)) {
      const short = withoutDetours(before.core, before.copiedState(), codes);
      if (short === codes) continue;
      shorter++;
      const [was, is] = [after(before, codes), after(before, short)];
      const keepsMore = is.seats.some(({ hold }, seat) => hold.length > was.seats[seat]!.hold.length);
      expect(short.length < codes.length || is.sails < was.sails || keepsMore).toBe(true);
      expect([is.turn, is.decision?.seat]).toEqual([was.turn, was.decision?.seat]);
      expect(is.seats.map(({ boat }) => boat)).toEqual(was.seats.map(({ boat }) => boat));
      // Left cubes count a point each and stay in the hold, if anything changes.
      for (const [seat, total] of was.points.entries()) expect(is.points[seat]).toBeGreaterThanOrEqual(total);
    }
    expect(shorter).toBeGreaterThan(3);
  });

  test('is left as it is where it is not whole', () => {
    const parts = [...turns(game, 20)].map(({ before, codes }) => ({ before, part: codes.slice(0, -1) }));
    const changed = parts.filter(
      ({ before, part }) => withoutDetours(before.core, before.copiedState(), part) !== part,
    );
    expect(changed).toEqual([]);
  });
});
