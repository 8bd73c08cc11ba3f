/** `windrose perft`: how many sequences of choices there are, a line a depth; pins the options of a game to the unit. */

// oxlint-disable typescript/no-non-null-assertion -- depths and options stay below the lengths of their rows

import { MatchLuck, type MatchRequest, MOST_OPTIONS, startMatch } from '@windrose/rules';
import type { Command } from 'commander';

import { addMatchFlags, addSeatsFlag, gameArgument, type MatchFlags, matchRequest, whole } from '../flags.ts';
import { listenBetween, listenForStop, tellStopped, withFlags } from '../interrupt.ts';

interface Flags extends MatchFlags {
  readonly depth: number;
  readonly json?: boolean;
}

export function addPerft(program: Command): void {
  const command = program
    .command('perft')
    .description('count the sequences of choices of each length from the set-up on: a line "depth positions" a length')
    .addArgument(gameArgument())
    .requiredOption('--depth <number>', 'the longest sequences', whole(1, 99))
    .option('--seed <text>', "seed of the match's luck", '1')
    .option('--json', 'tell the result as one JSON object');
  addSeatsFlag(addMatchFlags(command))
    .addHelpText(
      'after',
      "\nChance is the luck of a match with this seed: what is drawn after a choice depends on the choice's number alone.\n" +
        'A sequence that ends the match counts for its own length and no longer one.',
    )
    .action(run);
}

async function run(game: string, flags: Flags): Promise<void> {
  const positions: number[] = [];
  const stop = listenForStop();
  const counted = perft(matchRequest(game, flags), flags.depth);
  let last = performance.now();
  for (let piece = counted.next(); piece.done !== true; piece = counted.next()) {
    if (piece.value !== null) {
      positions.push(piece.value);
      if (!flags.json) console.log(`${positions.length} ${piece.value}`);
    }
    if (performance.now() - last < LISTENING_MS) continue;
    await listenBetween();
    last = performance.now();
    if (stop.aborted) break;
  }
  if (flags.json) console.log(JSON.stringify({ game, seed: flags.seed, positions }));
  if (positions.length < flags.depth) tellStopped(`after depth ${positions.length} of ${flags.depth}`, withFlags({}));
}

/** How often it is looked whether somebody has pressed Ctrl-C, in milliseconds. */
const LISTENING_MS = 100;

/** How many steps from the set-up on pieces of the counting are: each takes a moment. */
const PIECES = 3;

/** How many sequences of 1, 2, … `depth` choices a match allows, one after the other; null between pieces of the counting. */
function* perft(request: MatchRequest, depth: number): Generator<number | null, void> {
  const match = startMatch(request);
  const { core } = match;
  const luck = new MatchLuck(request.seed);
  const states = Array.from({ length: depth }, () => core.newState());
  const codes = Array.from({ length: depth }, () => new Int32Array(MOST_OPTIONS));
  match.copyState(states[0]!);

  const sequences = (made: number, length: number): number => {
    const state = states[made]!;
    const options = codes[made]!;
    const n = core.legal(state, options);
    if (made + 1 === length) return n;
    const next = states[made + 1]!;
    let sum = 0;
    for (let option = 0; option < n; option++) {
      next.copy(state);
      luck.at(made + 1);
      core.apply(next, options[option]!, luck);
      sum += sequences(made + 1, length);
    }
    return sum;
  };
  const pieces = function* (made: number, length: number): Generator<null, number> {
    if (made >= PIECES || made + 1 === length) return sequences(made, length);
    const state = states[made]!;
    const options = codes[made]!;
    const next = states[made + 1]!;
    const n = core.legal(state, options);
    let sum = 0;
    for (let option = 0; option < n; option++) {
      next.copy(state);
      luck.at(made + 1);
      core.apply(next, options[option]!, luck);
      sum += yield* pieces(made + 1, length);
      yield null;
    }
    return sum;
  };
  for (let length = 1; length <= depth; length++) yield yield* pieces(0, length);
}
