/** The bound of claims at sea never rules out what can be done. */

import { createBot } from '@windrose/bots';
import { type GameId, required, startMatch, type State } from '@windrose/rules';
import { describe, expect, test } from 'vitest';

import { SeaBound } from '../src/puzzles/sea-bound.ts';
import { ClaimSolver, type Target } from '../src/puzzles/solver.ts';
import { TurnExplorer } from '../src/puzzles/turn-ends.ts';

describe.each([
  { game: 'eastern-wonders', seats: 2 },
  { game: 'eastern-wonders', seats: 4 },
  { game: 'eastern-wonders-solo', seats: 1 },
] as const)('in $game with $seats seats', ({ game, seats }) => {
  const match = startMatch({ game: game as GameId, seats, seed: 'bound' });
  const { core } = match;
  const bound = required(SeaBound.of(core) ?? undefined, 'bound');
  const solver = new ClaimSolver(core);
  const explorer = new TurnExplorer(core);
  const state = core.newState();

  /** Whether a target can be claimed within some turns, by trying all of them. */
  function canClaim(cells: Int32Array, seat: number, target: Target, turns: number): boolean {
    const ends = explorer.ends(cells, (at) => solver.claimed(at, seat, target)) ?? [];
    const isClaimed = (of: Int32Array): boolean => {
      state.cells.set(of);
      return solver.claimed(state, seat, target);
    };
    if (ends.some((end) => isClaimed(end.cells))) return true;
    if (turns === 1) return false;
    return ends.some((end) => {
      state.cells.set(end.cells);
      const isOn = !end.drawn && state.over === 0 && state.final === 0;
      return isOn && canClaim(end.cells, seat, target, turns - 1);
    });
  }

  /** Positions of a match between easy bots: some before each turn, some within one. */
  const positions: State[] = [];
  const bots = Array.from({ length: seats }, (_, seat) => createBot({ core, seed: seat, level: 'boatswain' }));
  for (let number = 0; !match.over && match.round < 16; number++) {
    const seat = required(match.decision ?? undefined, 'decision').seat;
    const isTaken = !match.inSetUp && number % (seats === 1 ? 11 : 17) === 0;
    if (isTaken) positions.push(match.copiedState());
    match.choose(required(bots[seat], 'bot').choose(match.copiedState()));
  }

  // Orders can be claimed late in a match, and to try everything takes long.
  const late = positions.slice(-4);

  test('what can be claimed within two turns is never ruled out, and most of what cannot be is', () => {
    let possible = 0;
    let ruledOut = 0;
    let impossible = 0;
    for (const at of late) {
      for (const target of solver.targets(at).filter(({ kind }) => kind === 'order')) {
        for (const turns of [1, 2]) {
          const order = { price: target.price, port: at.port.indexOf(target.index) };
          const isIn = canClaim(at.cells.slice(), at.actor, target, turns);
          const canBe = bound.canBe(at, at.actor, order, turns);
          expect(canBe || !isIn).toBe(true);
          possible += Number(isIn);
          impossible += Number(!isIn);
          ruledOut += Number(!canBe);
        }
      }
    }
    expect(possible).toBeGreaterThan(0);
    expect(ruledOut / impossible).toBeGreaterThan(0.7);
  });
});

test('games in which cards or a land bring cubes, too, have no bound', () => {
  for (const game of ['sand-to-sea', 'east-to-west-1', 'new-world', 'spice-road'] as const)
    expect(SeaBound.of(startMatch({ game, seats: 2, seed: 'bound' }).core)).toBeNull();
});
