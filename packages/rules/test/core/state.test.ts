import { describe, expect, test } from 'vitest';

import { FastLuck, Features, GAMES, MOST_OPTIONS, startMatch } from '../../src/index.ts';
import { clearTurn, declareNumbers, declareRows, Plan, type State } from '../../src/core/state.ts';

declare module '../../src/core/state.ts' {
  interface State {
    /** A number of a mechanism that is none of ours. */
    tide: number;
    /** A row of it. */
    readonly buoys: Int32Array;
    /** Numbers of a third. */
    swell: number;
    current: number;
  }
}

const sizes = (): [string, number, number][] =>
  GAMES.map(({ id, seats: [seats] }): [string, number, number] => {
    const { core } = startMatch({ game: id, seats, seed: 'sizes' });
    return [id, core.newState().cells.length, new Features(core).size];
  });

/** Every own property of a state that is no declared row. */
const strays = (state: State, plan: Plan): string[] => {
  const rows = new Set(['cells', 'log', ...Object.keys(new Plan({}).newState())]);
  return Object.keys(state).filter((name) => !rows.has(name) || plan.numbers.some((number) => number.name === name));
};

describe('the fields of states', () => {
  test.each(GAMES.map(({ id, seats }) => [id, seats[1]] as const))(
    '%s keeps everything it changes in the cells, so a copy is the same',
    (game, seats) => {
      const { core } = startMatch({ game, seats, seed: 'fields' });
      const state = core.newState();
      const luck = new FastLuck(1);
      const codes = new Int32Array(MOST_OPTIONS);
      core.deal(state, luck);
      for (let decision = 0; decision < 3000 && state.over === 0; decision++) {
        core.apply(state, codes[luck.draw(core.legal(state, codes))]!, luck);
      }
      expect(strays(state, core.plan)).toEqual([]);
      const copy = core.newState();
      copy.copy(state);
      expect([...copy.cells]).toEqual([...state.cells]);
    },
  );

  test('of a custom game do not change those of built-in games, and must be named in a layout', () => {
    const before = sizes();
    declareNumbers({ tide: 'number' });
    declareRows(
      { buoys: 'set' },
      (Fields) =>
        class extends Fields {
          override readonly buoys = this.view('buoys');
        },
    );
    expect(sizes()).toEqual(before);

    const named = new Plan({ hold: 2, tide: 1, buoys: 3 }).newState();
    named.tide = 7;
    named.buoys[2] = 5;
    expect([...named.hold, ...named.buoys, named.tide]).toEqual([0, 0, 0, 0, 5, 7]);

    const unnamed = new Plan({ hold: 2 }).newState();
    expect(unnamed.tide).toBe(0);
    expect(() => (unnamed.tide = 1)).toThrow('does not name the number "tide"');
    const forgotten = 'does not name the row "buoys"';
    expect(() => unnamed.buoys[0]).toThrow(forgotten);
    expect(() => (unnamed.buoys[0] = 1)).toThrow(forgotten);
    expect(() => unnamed.buoys.fill(1)).toThrow(forgotten);
    expect(() => unnamed.buoys.length).toThrow(forgotten);
    expect([...unnamed.hold]).toEqual([0, 0]);
    // A layout that names a row with no cells does so on purpose.
    expect(new Plan({ buoys: 0 }).newState().buoys).toHaveLength(0);
  });

  test('that come before one that is named must be named all the same', () => {
    declareNumbers({ swell: 'number', current: 'number' }, 'turn');
    const state = new Plan({ hold: 2, current: 1 }).newState();
    state.current = 3;
    expect(() => (state.swell = 1)).toThrow('does not name the number "swell"');
    clearTurn(state);
    expect([state.swell, state.current]).toEqual([0, 0]);
  });

  test('can be declared only once', () => {
    expect(() => declareNumbers({ round: 'number' })).toThrow('"round" of states is declared already');
    expect(() => declareRows({ hold: 'bundle' }, (Fields) => Fields)).toThrow('"hold" of states is declared already');
    // @ts-expect-error -- no mechanism declares it
    expect(() => new Plan({ parrots: 2 })).toThrow('no mechanism declares the field "parrots"');
  });
});
