import { Core, FastLuck, findGame, GAMES, MOST_OPTIONS, PACKS } from '@windrose/rules';
import { describe, expect, it } from 'vitest';
import { POLICIES, type PolicyName } from '../src/index.ts';

function newCore(game: string, seats: number): Core {
  return new Core(findGame(game).assemble({ seats, options: {}, packs: PACKS, luck: new FastLuck(1) }));
}

/** Plays a match to its end: the codes chosen, and the points of all sides for each round. */
function play(core: Core, name: PolicyName, seed: number): { codes: number[]; pace: number } {
  const policy = POLICIES[name](core);
  const luck = new FastLuck(seed);
  const own = new FastLuck(seed, 1);
  const state = core.newState();
  const options = new Int32Array(MOST_OPTIONS);
  const codes: number[] = [];
  core.deal(state, luck);
  while (state.over === 0) {
    const n = core.legal(state, options);
    const code = policy(state, options, n, own);
    expect(options.subarray(0, n)).toContain(code);
    codes.push(code);
    core.apply(state, code, luck);
  }
  let points = 0;
  for (let seat = 0; seat < core.seats; seat++) points += core.points(state, seat);
  return { codes, pace: points / state.round };
}

describe.each(GAMES.map((game) => [game.id, game] as const))('policies in %s', (id, game) => {
  it('claim-first plays to the end, with only legal choices, and scores faster than random', () => {
    const core = newCore(id, game.seats[1]);
    const pace = (name: PolicyName): number => [1, 2, 3, 4].reduce((sum, seed) => sum + play(core, name, seed).pace, 0);
    expect(pace('claim-first')).toBeGreaterThan(pace('random'));
  });

  it('the same seed plays the same match', () => {
    const core = newCore(id, game.seats[0]);
    expect(play(core, 'claim-first', 5)).toEqual(play(core, 'claim-first', 5));
  });
});

describe('claim-first in Eastern Wonders', () => {
  it('builds and claims wherever it comes to and can', () => {
    const core = newCore('eastern-wonders', 2);
    const policy = POLICIES['claim-first'](core);
    const luck = new FastLuck(3);
    const state = core.newState();
    const options = new Int32Array(MOST_OPTIONS);
    core.deal(state, luck);
    const refused: string[] = [];
    for (let decision = 0; decision < 500 && state.over === 0; decision++) {
      const n = core.legal(state, options);
      const phase = core.phase(state);
      const kinds = Array.from(options.subarray(0, n), (code) => phase.option(state, code).kind);
      const code = policy(state, options, n, luck);
      const { kind } = phase.option(state, code);
      const gainful: readonly string[] = kinds.filter((k) => k === 'build' || k === 'claim');
      if (gainful.length > 0 && !gainful.includes(kind)) refused.push(kind);
      core.apply(state, code, luck);
    }
    expect(refused).toEqual([]);
  });
});
