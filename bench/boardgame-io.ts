/** boardgame.io's reducer: tic-tac-toe as its tutorial writes it, and a move that does nothing; and its MCTS bot. */

import { createRequire } from 'node:module';

import { FastLuck } from '@windrose/rules';
import type * as CorePart from 'boardgame.io/core' with { 'resolution-mode': 'require' };
import type * as AI from 'boardgame.io/ai' with { 'resolution-mode': 'require' };
import type * as Internal from 'boardgame.io/internal' with { 'resolution-mode': 'require' };

import type { Counts, Task } from './measure.ts';

// Its parts are folders with a package.json each, which only `require` resolves.
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as typeof Internal;
const { MCTSBot } = require('boardgame.io/ai') as typeof AI;
const { INVALID_MOVE } = require('boardgame.io/core') as typeof CorePart;

interface Cells {
  readonly cells: (string | null)[];
}

interface MoveContext {
  readonly G: Cells;
  readonly playerID: string;
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

const ticTacToe = {
  setup: (): Cells => ({ cells: Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }: MoveContext, id: number) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }: { G: Cells; ctx: { currentPlayer: string } }) => {
    const won = LINES.some((line) => {
      const row = line.map((cell) => G.cells[cell]);
      return row[0] !== null && row.every((owner) => owner === row[0]);
    });
    if (won) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

const nothing = {
  setup: () => ({}),
  moves: { wait: () => {} },
};

const move = (type: string, args: unknown[], playerID: string) => ({
  type: 'MAKE_MOVE' as const,
  payload: { type, args, playerID, credentials: '' },
});

/** The tasks of boardgame.io. */
export function boardgameIoTasks(): Task[] {
  return [randomTicTacToe(), emptyMove(), treeSearch()];
}

/** Whole matches, every free cell equally likely. */
function randomTicTacToe(): Task {
  const reduce = CreateGameReducer({ game: ticTacToe });
  const luck = new FastLuck(1);
  return {
    name: 'tic-tac-toe',
    run(ms: number): Counts {
      const end = performance.now() + ms;
      let steps = 0;
      let matches = 0;
      do {
        let state = InitializeGame({ game: ticTacToe, numPlayers: 2 });
        while (state.ctx.gameover === undefined) {
          const free: number[] = [];
          state.G.cells.forEach((owner: string | null, cell: number) => owner === null && free.push(cell));
          const action = move('clickCell', [free[luck.draw(free.length)]], state.ctx.currentPlayer);
          state = reduce(state, action);
          steps++;
        }
        matches++;
      } while (performance.now() < end);
      return { steps, turns: steps, matches };
    },
    setUp(matches: number): void {
      for (let match = 0; match < matches; match++) InitializeGame({ game: ticTacToe, numPlayers: 2 });
    },
  };
}

/** The same move repeatedly: the cost of the reducer without any rule. */
function emptyMove(): Task {
  const reduce = CreateGameReducer({ game: nothing });
  const action = move('wait', [], '0');
  return {
    name: 'empty move',
    run(ms: number): Counts {
      const end = performance.now() + ms;
      let state = InitializeGame({ game: nothing, numPlayers: 2 });
      let steps = 0;
      do {
        for (let i = 0; i < 100; i++) state = reduce(state, action);
        steps += 100;
      } while (performance.now() < end);
      return { steps };
    },
  };
}

/** Number of iterations for a choice, its bot's default. */
const ITERATIONS = 1000;

/** Its own bot on its own small game: from the empty board, playouts to the end. */
function treeSearch(): Task {
  const enumerate = (G: Cells): { move: string; args: number[] }[] =>
    G.cells.flatMap((owner, cell) => (owner === null ? [{ move: 'clickCell', args: [cell] }] : []));
  const start = InitializeGame({ game: ticTacToe, numPlayers: 2 });
  let seed = 0;
  return {
    name: 'search tic-tac-toe',
    run(ms: number): Counts {
      const end = performance.now() + ms;
      let steps = 0;
      do {
        const bot = new MCTSBot({ game: ticTacToe, enumerate, seed: seed++, iterations: ITERATIONS });
        // It thinks synchronously; the promise can be ignored.
        void bot.play(start, '0');
        steps += ITERATIONS;
      } while (performance.now() < end);
      return { steps };
    },
  };
}
