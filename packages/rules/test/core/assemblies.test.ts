/** Faults of an assembly are reported before a match begins; a set-up in reverse order begins with the last seat. */

import { describe, expect, test } from 'vitest';

import { Match } from '../../src/core/match.ts';
import { type Game, type GameShape, RulesError } from '../../src/index.ts';
import {
  type Assembly,
  BeginTurn,
  EndTurn,
  type OptionBase,
  Phase,
  SetUpBackwards,
  type State,
  triggerEnd,
} from '../../src/mechanisms.ts';
import { thrown } from '../thrown.ts';

/** Asks each seat once, in the set-up as in a turn. */
class AskOnce extends Phase {
  reach(state: State): boolean {
    if (state.acted === 1) return false;
    state.actor = state.mover;
    return true;
  }
  legal(_state: State, out: Int32Array): number {
    out[0] = 0;
    return 1;
  }
  apply(state: State): void {
    state.acted = 1;
    if (state.round === 2) triggerEnd(state);
  }
  option(): OptionBase {
    return { kind: 'go' };
  }
  token(): string {
    return 'go';
  }
}

const SEATS = 3;

/** A game whose assembly is changed. */
function started(change: object = {}): Match<GameShape> {
  const assembly: Assembly = {
    game: 'quay',
    seats: SEATS,
    sides: SEATS,
    layout: { hold: SEATS, limit: SEATS },
    deal: () => undefined,
    chain: [new AskOnce('begin'), new SetUpBackwards(), new BeginTurn(), new AskOnce('go'), new EndTurn(SEATS, 2)],
    setUp: 2,
    scores: [],
    names: {},
    describe: () => ({ seats: [], table: {} }),
    ...change,
  };
  const quay: Game = {
    id: 'quay',
    rules: 1,
    seats: [SEATS, SEATS],
    packs: [],
    options: {},
    assemble: () => assembly,
  };
  return Match.start(quay, { seats: SEATS, seed: 'quay', packs: {} });
}

test('a set-up in reverse order asks every seat, the last one first', () => {
  const match = started();
  while (!match.over) match.choose(0);
  const asked = match.choices.map(({ kind, seat }) => `${kind} ${seat}`);
  expect(asked.join(', ')).toBe('begin 2, begin 1, begin 0, go 0, go 1, go 2, go 0, go 1, go 2');
});

describe('an assembly is refused', () => {
  test.each<[string, object, string]>([
    ['without its game', { game: undefined }, 'has nothing as its "game"; that is the id, "quay"'],
    ['of another game', { game: 'pier' }, 'has "pier" as its "game"'],
    ['without seats', { seats: undefined }, 'has nothing as its "seats"; they are those of the match, 3'],
    ['for other seats', { seats: 2 }, 'has 2 as its "seats"'],
    ['without sides', { sides: undefined }, 'has nothing as its "sides", which are scored: they are the seats, 3'],
    ['with too many sides', { sides: 5 }, 'has 5 as its "sides"'],
    ['without a chain', { chain: undefined }, 'lacks the list "chain"'],
    ['without scores', { scores: undefined }, 'lacks the list "scores"'],
    ['without a set-up', { deal: undefined }, 'lacks the function "deal"'],
    ['without names', { names: undefined }, 'lacks the object "names"'],
    ['whose set-up is longer than its chain', { setUp: 5 }, 'has 5 as its "setUp"'],
    ['without holds', { layout: { limit: SEATS } }, 'has nothing as "hold" of its layout; each seat needs one'],
    ['with too few limits', { layout: { hold: SEATS, limit: 2 } }, 'has 2 as "limit" of its layout'],
  ])('%s', (_, change, sentence) => {
    const error = thrown(() => started(change));
    expect(error).toBeInstanceOf(RulesError);
    expect([error.code, error.message]).toEqual(['bad-game', expect.stringContaining(sentence)]);
  });
});
