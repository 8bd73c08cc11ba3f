import { describe, expect, test } from 'vitest';

import { Turn, type TurnChoice } from '../../src/core/turn-choice.ts';
import { GAMES, startMatch } from '../../src/index.ts';

/** A way to spend a turn that has the codes from `first` to before `end`. */
function choiceOf(first: number, end: number): TurnChoice {
  return {
    first,
    codes: end - first,
    options: () => 1,
    apply: () => {},
    option: () => ({ kind: `from-${first}` }),
    token: () => `from-${first}`,
  };
}

describe('the ways to spend a turn', () => {
  test('share out the codes of the decision: two with the same code are refused', () => {
    expect(() => new Turn([choiceOf(0, 1), choiceOf(1, 6), choiceOf(8, 40)])).not.toThrow();
    expect(() => new Turn([choiceOf(0, 2), choiceOf(1, 6)])).toThrow('code 1 of a turn belongs to 2 of its choices');
  });

  test('a core knows which game it plays', () => {
    for (const { id, seats } of GAMES) expect(startMatch({ game: id, seats: seats[0], seed: 'x' }).core.game).toBe(id);
  });
});
