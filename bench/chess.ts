/** chessops: random chess, every legal move equally likely. */

import { FastLuck } from '@windrose/rules';
import { Chess, type Square, type SquareSet } from 'chessops';

import type { Counts, Task } from './measure.ts';

/** A longer match is broken off. */
const MOST_PLIES = 300;

/** The tasks of chessops. */
export function chessTasks(): Task[] {
  return [randomChess()];
}

function randomChess(): Task {
  const luck = new FastLuck(1);
  return {
    name: 'chess',
    run(ms: number): Counts {
      const end = performance.now() + ms;
      let steps = 0;
      let matches = 0;
      do {
        const position = Chess.default();
        for (let ply = 0; ply < MOST_PLIES && !position.isEnd(); ply++) {
          const all = position.allDests();
          let moves = 0;
          for (const to of all.values()) moves += to.size();
          let left = luck.draw(moves);
          for (const [from, dests] of all) {
            const here = dests.size();
            if (left >= here) {
              left -= here;
              continue;
            }
            position.play(promoted(position, from, nth(dests, left)));
            break;
          }
          steps++;
        }
        matches++;
      } while (performance.now() < end);
      return { steps, turns: steps, matches };
    },
    setUp(matches: number): void {
      for (let match = 0; match < matches; match++) Chess.default();
    },
  };
}

function nth(squares: SquareSet, n: number): Square {
  let left = n;
  for (const square of squares) if (left-- === 0) return square;
  throw new RangeError('fewer squares than that');
}

/** A pawn that reaches the last row becomes a queen. */
function promoted(position: Chess, from: Square, to: Square) {
  const last = to < 8 || to >= 56;
  const pawn = last && position.board.pawn.has(from);
  return pawn ? ({ from, to, promotion: 'queen' } as const) : { from, to };
}
