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

describe.each(['east-to-west-3', 'east-to-west-2', 'eastern-wonders'] as const)('a turn of %s', (game) => {
  test('without its detours has fewer choices or a shorter way, and leads to the same table', () => {
    let shorter = 0;
    for (const { before, codes } of turns(game, 400)) {
      const short = withoutDetours(before.core, before.copiedState(), codes);
      if (short === codes) continue;
      shorter++;
      const [was, is] = [after(before, codes), after(before, short)];
      expect(short.length < codes.length || is.sails < was.sails).toBe(true);
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
