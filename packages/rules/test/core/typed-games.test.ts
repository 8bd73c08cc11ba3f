/** Requests that the engine's types refuse: if a line below an `@ts-expect-error` compiled, type checking would fail. */

import { describe, expect, test } from 'vitest';

import { type Match, type Option, packOf, startMatch } from '../../src/index.ts';

const sea = (): Match<'eastern-wonders'> => startMatch({ game: 'eastern-wonders', seats: 2, seed: 'typed' });
const land = (): Match<'new-world'> => startMatch({ game: 'new-world', seats: 2, seed: 'typed' });
const whichever = (): Match => sea();

describe('requests that do not compile are refused at run time too', () => {
  test('a choice that is not an option of the game', () => {
    // @ts-expect-error -- no option is of this kind
    expect(() => sea().choose({ kind: 'wrok' })).toThrow('"wrok" is not an option');
    // @ts-expect-error -- nor in any game
    expect(() => whichever().choose({ kind: 'wrok' })).toThrow('"wrok" is not an option');
    // @ts-expect-error -- there is no work at sea
    expect(() => sea().choose({ kind: 'work', at: 'A1-3' })).toThrow('is not an option');
    // @ts-expect-error -- a step says what it leaves
    expect(() => sea().choose({ kind: 'step', to: 'C4' })).toThrow('is not an option');
    // @ts-expect-error -- there is no such cube
    expect(() => sea().choose({ kind: 'discard', cube: 'X' })).toThrow('is not an option');
  });

  test('a match of no game, or with an option that its game does not have', () => {
    // @ts-expect-error -- there is no such game
    expect(() => startMatch({ game: 'chess', seats: 2, seed: '' })).toThrow('There is no game "chess"');
    // @ts-expect-error -- the option is called `board`
    expect(() => startMatch({ game: 'new-world', seats: 2, seed: '', options: { bord: 'D1' } })).toThrow('"bord"');
    // @ts-expect-error -- there is no such board
    expect(() => startMatch({ game: 'new-world', seats: 2, seed: '', options: { board: 'A1' } })).toThrow('"board"');
    // @ts-expect-error -- Spice Road has no map
    expect(() => startMatch({ game: 'spice-road', seats: 2, seed: '', options: { map: 'first' } })).toThrow('"map"');
    expect(() =>
      // @ts-expect-error -- there is no such level
      startMatch({ game: 'eastern-wonders-solo', seats: 1, seed: '', options: { level: 'merciless' } }),
    ).toThrow('"level"');
  });

  test('a pack that the game is played without', () => {
    // @ts-expect-error -- it is played without settlers
    expect(sea().components['new-world']).toBeUndefined();
    // @ts-expect-error -- no pack has this name
    expect(() => packOf(sea(), 'newworld')).toThrow('without the pack "newworld"');
  });
});

describe('types by game', () => {
  test('options are discriminated by their kind', () => {
    const placeOf = (option: Option<'new-world'>): string => {
      // @ts-expect-error -- no option is of this kind
      if (option.kind === 'wrok') return '';
      return option.kind === 'work' ? option.at : '';
    };
    const places = land().legal().map(placeOf);
    expect(places).toContain('A1-3');
  });

  test('views are typed', () => {
    const view = whichever().view(null);
    // @ts-expect-error -- not every game has boats
    expect(view.seats[0]?.boat).toBeNull();
    // @ts-expect-error -- in Eastern Wonders there is no rival
    expect(sea().state().rival).toBeUndefined();
    expect(view.game === 'new-world' ? view.locations : view.game).toBe('eastern-wonders');
    expect(land().state().locations.length).toBeGreaterThan(10);
    expect(startMatch({ game: 'eastern-wonders-solo', seats: 1, seed: 'x' }).state().rival.hold).toBe('');
  });
});
