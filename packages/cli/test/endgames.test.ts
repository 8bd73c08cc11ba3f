// Run by `npm run proof:tests`, not by `npm test`.
// @module-tag full

import { FastLuck, MOST_OPTIONS, type State } from '@windrose/rules';
import { describe, expect, test } from 'vitest';

import { type Endgame, endgames, measureRegret } from '../src/measure/endgames.ts';

const timeout = 180_000;

/** Plays on, choice by choice, and gives what the end is worth to the seat. */
function play({ core, start, seat }: Endgame, seed: number, choose: (codes: Int32Array, state: State) => number) {
  const state = core.newState();
  const codes = new Int32Array(MOST_OPTIONS);
  const luck = new FastLuck(seed);
  let drawn = 0;
  state.copy(start);
  while (state.over === 0) {
    const before = luck.drawn;
    core.apply(state, choose(codes.subarray(0, core.legal(state, codes)), state), luck);
    if (state.over === 0) drawn += luck.drawn - before;
  }
  return { points: core.points(state, seat), drawn };
}

describe('last turns, solved exactly', () => {
  test.each([
    ['new-world', 2],
    ['eastern-wonders', 1],
    ['east-to-west-3', 1],
  ] as const)(
    'of %s: no way to play is better, and the best one is as good as was found',
    { timeout },
    (game, wanted) => {
      for (const endgame of endgames(game, 2, wanted)) {
        const { core, start } = endgame;
        const { points } = endgame.worth(start);
        const luck = new FastLuck(3);
        for (let seed = 0; seed < 300; seed++) {
          const random = play(endgame, seed, (codes) => codes[luck.draw(codes.length)]!);
          // With luck the result may exceed the expected value.
          expect(random.drawn > 0 || random.points <= points + 1e-9).toBe(true);
        }
        // Taking the best choice each time loses nothing, and yields the predicted value unless chance intervenes.
        const state = core.newState();
        state.copy(start);
        const best = play(endgame, 1, (codes) => {
          const worth = Array.from(codes, (code) => endgame.worthOf(state, code).points);
          const most = Math.max(...worth);
          expect(most).toBeCloseTo(endgame.worth(state).points, 9);
          const code = codes[worth.indexOf(most)]!;
          core.apply(state, code, luck);
          return code;
        });
        expect(best.drawn > 0 || Math.abs(best.points - points) < 1e-9).toBe(true);
      }
    },
  );

  test('cost weak players points, and strong players almost none', { timeout }, async () => {
    const [passenger, captain] = await measureRegret('new-world', 6, ['passenger', 'captain']);
    expect(passenger!.endgames).toBe(6);
    expect(passenger!.points).toBeGreaterThan(0.5);
    expect(captain!.points).toBeLessThan(passenger!.points / 2);
    expect(captain!.perfect).toBeGreaterThan(passenger!.perfect);
    expect([captain, passenger].every((one) => one!.win >= 0 && one!.win <= 1)).toBe(true);
  });
});
