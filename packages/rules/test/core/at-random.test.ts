import fc from 'fast-check';
import { describe, test } from 'vitest';

import { type Core, FastLuck, GAMES, MOST_OPTIONS, one, startMatch, type State } from '../../src/index.ts';

const settings = GAMES.flatMap(({ id, seats: [fewest, most] }) =>
  Array.from({ length: most - fewest + 1 }, (_, more) => [id, fewest + more] as const),
);

/** Advances two equal states, one at random and the other with the listed option that the same luck selects. */
function makeBoth(core: Core): (strayed: State, listed: State, seed: number) => boolean {
  const codes = new Int32Array(MOST_OPTIONS);
  const luck = new FastLuck(0);
  const twin = new FastLuck(0);
  return (strayed, listed, seed) => {
    luck.reseed(seed);
    twin.reseed(seed);
    const n = core.legal(listed, codes);
    core.apply(listed, codes[twin.draw(n)]!, twin);
    core.applyAtRandom(strayed, luck);
    return luck.drawn === twin.drawn && strayed.cells.every((value, cell) => value === listed.cells[cell]);
  };
}

describe('going on at random', () => {
  test.each(settings)('%s with %i: as with the option that the same luck takes from the list', (game, seats) => {
    const { core } = startMatch({ game, seats, seed: 'stray' });
    const state = core.newState();
    const twin = core.newState();
    const goesTheSameWay = makeBoth(core);
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        core.deal(state, new FastLuck(seed));
        twin.copy(state);
        for (let decision = 0; state.over === 0 && decision < 2000; decision++) {
          if (!goesTheSameWay(state, twin, seed + decision)) return false;
        }
        return true;
      }),
      { numRuns: 10 },
    );
  });

  test.each([2, 3, 4])('on a map whose first place is a market, with %i seats', (seats) => {
    const options = { map: 'mmmmmp.mmmmmp.mmmmmp.mmmmmp' };
    const { core } = startMatch({ game: 'eastern-wonders', seats, seed: 'stray', options });
    const state = core.newState();
    const twin = core.newState();
    const goesTheSameWay = makeBoth(core);
    fc.assert(
      fc.property(fc.nat(), fc.nat(1), (seed, cubes) => {
        core.deal(state, new FastLuck(seed));
        while (state.turn <= seats) core.applyAtRandom(state, new FastLuck(seed + state.turn));
        // Few cubes, all boats near or on the first place: tolls there may be unaffordable.
        state.hold.fill(cubes * one(0));
        for (let seat = 0; seat < seats; seat++) state.boat[seat] = seat === state.mover ? 1 : 0;
        twin.copy(state);
        for (let decision = 0; decision < 6; decision++) {
          if (!goesTheSameWay(state, twin, seed + decision)) return false;
        }
        return true;
      }),
      { numRuns: 500 },
    );
  });

  test('draws the same option with an unlimited supply of cubes, where not every card may be taken', () => {
    const cubes = fc.oneof(fc.nat(4), fc.nat(127));
    const bundle = fc
      .tuple(cubes, cubes, cubes, cubes)
      .map((each) => each.reduce((sum, n, spice) => sum + n * one(spice), 0));
    const { core } = startMatch({ game: 'spice-road', seats: 2, seed: 'stray' });
    const state = core.newState();
    const twin = core.newState();
    const goesTheSameWay = makeBoth(core);
    fc.assert(
      fc.property(bundle, fc.array(bundle, { minLength: 6, maxLength: 6 }), fc.nat(), (hold, heaps, seed) => {
        core.deal(state, new FastLuck(seed));
        state.hold[0] = hold;
        state.marketHeap.set(heaps);
        twin.copy(state);
        // A turn and what is to be paid for it.
        for (let decision = 0; decision < 8; decision++) {
          if (!goesTheSameWay(state, twin, seed + decision)) return false;
        }
        return true;
      }),
      { numRuns: 2000 },
    );
  });
});
