import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { type Core, FastLuck, GAMES, MOST_OPTIONS, one, startMatch, type State } from '../../src/index.ts';
import { Turn } from '../../src/core/turn-choice.ts';

const settings = GAMES.flatMap(({ id, seats: [fewest, most] }) =>
  Array.from({ length: most - fewest + 1 }, (_, more) => [id, fewest + more] as const),
);

/**
 * Advances two equal states, one at random and the other with the listed option that the same luck selects; or, where candidates are
 * drawn until one is an option, with the listed option that it came to.
 */
function makeBoth(core: Core): (strayed: State, listed: State, seed: number) => boolean {
  const codes = new Int32Array(MOST_OPTIONS);
  const luck = new FastLuck(0);
  const twin = new FastLuck(0);
  const chosen = makeChosen(core);
  return (strayed, listed, seed) => {
    if (core.phase(listed) instanceof Turn) return chosen(strayed, listed, seed) !== null;
    luck.reseed(seed);
    twin.reseed(seed);
    const n = core.legal(listed, codes);
    core.apply(listed, codes[twin.draw(n)]!, twin);
    core.applyAtRandom(strayed, luck);
    return luck.drawn === twin.drawn && strayed.cells.every((value, cell) => value === listed.cells[cell]);
  };
}

/**
 * Advances two equal states, one at random and the other with the only listed option that leads to the same state with the rest of
 * the same luck. Returns its code, or null where there is none.
 */
function makeChosen(core: Core): (strayed: State, listed: State, seed: number) => number | null {
  const codes = new Int32Array(MOST_OPTIONS);
  const luck = new FastLuck(0);
  const twin = new FastLuck(0);
  const before = core.newState();
  return (strayed, listed, seed) => {
    before.copy(listed);
    luck.reseed(seed);
    core.applyAtRandom(strayed, luck);
    const n = core.legal(before, codes);
    for (let option = 0; option < n; option++) {
      const code = codes[option]!;
      for (let draws = 0; draws <= luck.drawn; draws++) {
        twin.reseed(seed);
        for (let draw = 0; draw < draws; draw++) twin.draw(2);
        listed.copy(before);
        core.apply(listed, code, twin);
        if (twin.drawn === luck.drawn && strayed.cells.every((value, cell) => value === listed.cells[cell]))
          return code;
      }
    }
    return null;
  };
}

/** Throws for each option. */
const THROWS_EACH = 300;

/** Of a hundred million fair dice, about one has a larger sum of squared deviations: (sum - sides) / sqrt(2 sides) above this. */
const UNFAIR = 7;

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

  test.each(['new-world', 'east-to-west-1', 'east-to-west-2', 'east-to-west-3'] as const)(
    '%s: every option of a turn is equally likely',
    (game) => {
      const { core } = startMatch({ game, seats: 2, seed: 'fair' });
      const chosen = makeChosen(core);
      const state = core.newState();
      const [strayed, listed] = [core.newState(), core.newState()];
      const codes = new Int32Array(MOST_OPTIONS);
      const luck = new FastLuck(5);
      core.deal(state, luck);
      for (const round of [1, 6, 12, 18]) {
        const asked = (): boolean => core.phase(state) instanceof Turn && core.legal(state, codes) > 5;
        while (state.round < round || !asked()) core.applyAtRandom(state, luck);
        const options = [...codes.subarray(0, core.legal(state, codes))];
        const times = new Map(options.map((code) => [code, 0]));
        for (let seed = 0; seed < THROWS_EACH * options.length; seed++) {
          strayed.copy(state);
          listed.copy(state);
          const code = chosen(strayed, listed, seed)!;
          times.set(code, times.get(code)! + 1);
        }
        const squares = options.reduce((sum, code) => sum + (times.get(code)! - THROWS_EACH) ** 2 / THROWS_EACH, 0);
        expect((squares - options.length) / Math.sqrt(2 * options.length)).toBeLessThan(UNFAIR);
      }
    },
  );

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
