/** Windrose's own tasks: random play of a game on the core, and choices on the typed face. */

import { FastLuck, findGame, type Match, MOST_OPTIONS, startMatch } from '@windrose/rules';

import type { Counts, Task } from './measure.ts';

/** The tasks of a game: random play with every number of seats, and the typed face with the fewest. */
export function windroseTasks(game: string): Task[] {
  const [fewest, most] = findGame(game).seats;
  const seats = Array.from({ length: most - fewest + 1 }, (_, more) => fewest + more);
  return [...seats.map((n) => randomPlay(game, n)), typedFace(game, fewest)];
}

const counted = (seats: number): string => (seats === 1 ? '1 seat' : `${seats} seats`);

/** Whole matches, every option equally likely, set-up and dealing included. */
function randomPlay(game: string, seats: number): Task {
  const { core } = startMatch({ game, seats, seed: 'bench' });
  const state = core.newState();
  const codes = new Int32Array(MOST_OPTIONS);
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
          const n = core.legal(state, codes);
          core.apply(state, codes[luck.draw(n)]!, luck);
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

/** Enough matches that one does not stand for all. */
const TYPED_MATCHES = 10;

/** Recorded matches chosen again through `Match.choose`: checked, applied, told in typed events, ready to be undone. */
function typedFace(game: string, seats: number): Task {
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
