/** Matches that fast-check makes: a setting, choices by chance, and now and then something taken back. */

import fc from 'fast-check';

import { FastLuck, GAMES, type Match, startMatch, type GameId } from '../src/index.ts';
import { choose, eager } from './players.ts';

/** What a random match is made of. */
export interface MatchPlan {
  readonly game: GameId;
  readonly seats: number;
  readonly covered: boolean;
  readonly seed: string;
  readonly chance: number;
  /** How many choices and undos. */
  readonly moves: number;
}

/** Plans of matches of every game of the family. */
export function plans(most = 120): fc.Arbitrary<MatchPlan> {
  return fc.oneof(
    ...GAMES.map(({ id, seats: [fewest, largest] }) =>
      fc.record({
        game: fc.constant(id),
        seats: fc.integer({ min: fewest, max: largest }),
        covered: fc.boolean(),
        seed: fc.string({ maxLength: 12 }),
        chance: fc.nat(),
        moves: fc.nat(most),
      }),
    ),
  );
}

/** Plays a plan; `watch` is called before every choice and undo. */
export function played(plan: MatchPlan, watch: (match: Match) => void = () => {}): Match {
  const { game, seats, covered, seed, chance, moves } = plan;
  const match = startMatch({ game, seats, seed, options: covered ? { covered } : {} });
  const luck = new FastLuck(chance);
  for (let move = 0; move < moves && !match.over; move++) {
    watch(match);
    const back = match.version - match.undoableTo;
    if (back > 0 && luck.draw(6) === 0) match.undo(match.version - 1 - luck.draw(back));
    else choose(match, eager, luck);
  }
  return match;
}

/** Everything a match says of itself, for comparing two. */
export function everything(match: Match): unknown {
  const { version, over, mover, round, turn, inSetUp, final, decision, undoableTo } = match;
  const flags = { version, over, mover, round, turn, inSetUp, final, decision, undoableTo };
  return { flags, legal: match.legal(), state: match.state(), scores: match.scores(), choices: [...match.choices] };
}
