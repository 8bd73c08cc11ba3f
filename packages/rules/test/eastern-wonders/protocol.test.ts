import { describe, expect, test } from 'vitest';

import { parseNotation, startMatch } from '../../src/index.ts';
import { recording, recordings } from '../recorded.ts';
import { seaTable } from '../sea/table.ts';

/** The fields of every option, by decision, as the engine protocol names them. */
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  set: ['set: cubes'],
  boat: ['boat: at'],
  sail: ['stay:', 'step: leave to', 'stop:'],
  toll: ['pay: cube to'],
  heap: ['leave:', 'take:'],
  act: ['build:', 'claim:', 'harvest:', 'pass:', 'trade:'],
  price: ['pay: cube'],
  upgrade: ['skip:', 'upgrade: cube'],
  bonus: ['bonus: tile'],
  trade: ['again:', 'enough:'],
  discard: ['discard: cube'],
};

test('every decision offers options of the kinds and with the fields of the protocol', () => {
  const seen = new Map<string, Set<string>>();
  for (const name of recordings('eastern-wonders')) {
    const recorded = parseNotation(recording('eastern-wonders', name));
    const match = recorded.restart();
    for (const choice of recorded.choices) {
      const shapes = seen.get(choice.kind) ?? new Set();
      seen.set(choice.kind, shapes);
      for (const { code: _code, kind, ...values } of match.legal()) {
        shapes.add(`${kind}: ${Object.keys(values).sort().join(' ')}`.trim());
      }
      match.choose(choice.option.code);
    }
  }
  const found = Object.fromEntries([...seen].map(([kind, shapes]) => [kind, [...shapes].sort()]));
  expect(found).toEqual(OPTIONS);
});

describe('the state', () => {
  const match = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'shape' });
  for (const option of [
    { kind: 'set', cubes: 'YG' },
    { kind: 'boat', at: 'C4' },
  ] as const)
    match.choose(option);
  const state = match.state();

  test('has the common fields and those of the sea', () => {
    const common = ['game', 'version', 'round', 'mover', 'decision', 'over', 'stall', 'final', 'seats'];
    expect(Object.keys(state).sort()).toEqual([...common, 'map', 'ports', 'pile', 'supply'].sort());
    expect(state).toMatchObject({
      game: 'eastern-wonders',
      version: 2,
      round: 1,
      mover: 0,
      decision: { seat: 0, kind: 'set' },
      over: false,
      stall: 0,
    });
  });

  test('lists the possessions of a seat', () => {
    expect(state.seats[1]).toEqual({
      hold: 'YG',
      limit: 10,
      boat: 'C4',
      outposts: { Y: 0, R: 0, G: 0, B: 0 },
      bonus: [],
      claimed: [],
    });
    expect(state.seats[0]).toMatchObject({ hold: '', boat: null });
  });

  test('lists every place and port, and the tiles still in the pile', () => {
    expect(state.map).toHaveLength(24);
    expect(state.map[0]).toEqual({ at: 'A1', kind: 'port', outposts: [], heap: '' });
    expect(state.map[1]).toEqual({
      at: 'A2',
      kind: 'market',
      market: expect.stringMatching(/^m\d+$/),
      outposts: [],
      heap: '',
    });
    expect(state.ports[0]).toEqual({ at: 'A1', tile: expect.stringMatching(/^v\d+$/) });
    expect(state.pile).toEqual({ left: expect.any(Array), closed: { in: 6 } });
    expect(state.supply).toEqual({ 'free-move': 4, harvest: 4, upgrade: 4, hold: 4, points: [6, 5, 4, 3] });
  });

  test('lists outposts, heaps, bonus tiles, claimed tiles and the Closed Port', () => {
    const table = seaTable({
      seats: 2,
      boats: ['C4', 'A2'],
      tiles: { C4: 'm23' },
      outposts: { C4: [0, 1] },
      heaps: { B3: 'YYB' },
      bonus: [['hold', 'free-move', 'points-5', 'points-6']],
      claimed: [[], ['v9', 'v2']],
      ports: { A4: 'closed' },
    });
    const { seats, table: laid } = table.core.assembly.describe(table.state) as {
      seats: object[];
      table: { map: { at: string }[]; ports: object[]; pile: object };
    };
    expect(seats[0]).toMatchObject({
      outposts: { Y: 0, R: 0, G: 0, B: 1 },
      bonus: ['free-move', 'hold', 'points-6', 'points-5'],
    });
    expect(seats[1]).toMatchObject({ claimed: ['v2', 'v9'] });
    expect(laid.map.find((place) => place.at === 'C4')).toMatchObject({ market: 'm23', outposts: [0, 1] });
    expect(laid.map.find((place) => place.at === 'B3')).toMatchObject({ heap: 'YYB' });
    expect(laid.ports).toContainEqual({ at: 'A4', tile: 'closed' });
    expect(laid.pile).toMatchObject({ closed: null });
  });

  test('on other maps places are named by their coordinates, and sea tiles are listed', () => {
    const options = { map: 'pmsmmmmp.mmmmmmmm.pmmmmmmmp' };
    const { map } = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'shape', options }).state();
    expect(map[2]).toEqual({ at: '2,0', kind: 'sea', outposts: [], heap: '' });
  });

  test('after the end there is no mover and no decision', () => {
    const ended = parseNotation(recording('eastern-wonders', 'tie')).state();
    expect(ended).toMatchObject({ over: true, mover: null, decision: null });
  });
});
