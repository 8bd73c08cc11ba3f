/** Windrose's own tasks: random play of a game on the core, choices on the typed face, and tree search. */

import { DecisionTree, POLICIES } from '@windrose/bots';
import { FastLuck, findGame, type Match, MOST_OPTIONS, startMatch, type GameId } from '@windrose/rules';

import type { Counts, Task } from './measure.ts';

/** The tasks of a game: random play with every number of seats; the typed face and tree search with the fewest. */
export function windroseTasks(game: GameId): Task[] {
  const [fewest, most] = findGame(game).seats;
  const seats = Array.from({ length: most - fewest + 1 }, (_, more) => fewest + more);
  return [
    ...seats.map((n) => randomPlay(game, n)),
    typedFace(game, fewest),
    treeSearch(game, fewest, 0),
    treeSearch(game, fewest, 10),
  ];
}

const counted = (seats: number): string => (seats === 1 ? '1 seat' : `${seats} seats`);

/** Whole matches, every option equally likely, set-up and dealing included. */
function randomPlay(game: GameId, seats: number): Task {
  const { core } = startMatch({ game, seats, seed: 'bench' });
  const state = core.newState();
  const luck = new FastLuck(1);
  return {
    name: `random ${counted(seats)}`,
    run(ms: number): Counts {
      const end = performance.now() + ms;
      let steps = 0;
      let turns = 0;
      let matches = 0;
      do {
        core.deal(state, luck);
        while (state.over === 0) {
          core.applyAtRandom(state, luck);
          steps++;
        }
        turns += state.turn;
        matches++;
      } while (performance.now() < end);
      return { steps, turns, matches };
    },
    setUp(matches: number): void {
      for (let match = 0; match < matches; match++) core.deal(state, luck);
    },
  };
}

/** Enough matches to be representative. */
const TYPED_MATCHES = 10;

/** Recorded matches replayed through `Match.choose`: checked, applied, described by typed events, undoable. */
function typedFace(game: GameId, seats: number): Task {
  const luck = new FastLuck(2);
  const matches = Array.from({ length: TYPED_MATCHES }, (_, number) => {
    const match = startMatch({ game, seats, seed: `bench ${number}` });
    playOut(match, luck);
    return { start: match.restart(), codes: match.choices.map(({ option }) => option.code) };
  });
  let next = 0;
  return {
    name: `typed ${counted(seats)}`,
    run(ms: number): Counts {
      const end = performance.now() + ms;
      let steps = 0;
      let played = 0;
      do {
        const { start, codes } = matches[next++ % matches.length]!;
        const match = start.fork();
        for (const code of codes) match.choose(code);
        steps += codes.length;
        played++;
      } while (performance.now() < end);
      return { steps, matches: played };
    },
    setUp(played: number): void {
      for (let match = 0; match < played; match++) matches[match % matches.length]!.start.fork();
    },
  };
}

function playOut(match: Match, luck: FastLuck): void {
  while (!match.over) {
    const options = match.legal();
    match.choose(options[luck.draw(options.length)]!.code);
  }
}

/** Number of iterations before a search restarts from another position. */
const ITERATIONS_A_SEARCH = 2000;

/** Positions that come up when claims and buildings are made as soon as they can be. */
const SEARCHED = 20;

/** Iterations of the plain tree over small decisions, points counted at its edge or `rollout` random turns further on. */
function treeSearch(game: GameId, seats: number, rollout: number): Task {
  const { core } = startMatch({ game, seats, seed: 'bench' });
  const tree = new DecisionTree({ core, seed: 1, rollout });
  const positions = Array.from({ length: SEARCHED }, (_, number) => {
    const choose = POLICIES['claim-first'](core);
    const state = core.newState();
    const codes = new Int32Array(MOST_OPTIONS);
    const luck = new FastLuck(3, number);
    core.deal(state, luck);
    while (state.round <= 1 + number) core.apply(state, choose(state, codes, core.legal(state, codes), luck), luck);
    return state;
  });
  let next = 0;
  return {
    name: `search ${counted(seats)}, ${rollout === 0 ? 'leaf value' : `rollout of ${rollout} turns`}`,
    run(ms: number): Counts {
      const end = performance.now() + ms;
      let steps = 0;
      do {
        tree.search(positions[next++ % positions.length]!, ITERATIONS_A_SEARCH);
        steps += ITERATIONS_A_SEARCH;
      } while (performance.now() < end);
      return { steps };
    },
  };
}
