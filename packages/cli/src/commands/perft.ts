/** `windrose perft`: how many sequences of choices there are, a line a depth; pins the options of a game to the unit. */

import { MatchLuck, type MatchRequest, MOST_OPTIONS, startMatch } from '@windrose/rules';
import type { Command } from 'commander';

import { addMatchFlags, addSeatsFlag, gameArgument, type MatchFlags, matchRequest, whole } from '../flags.ts';

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

function run(game: string, flags: Flags): void {
  const positions: number[] = [];
  for (const count of perft(matchRequest(game, flags), flags.depth)) {
    positions.push(count);
    if (!flags.json) console.log(`${positions.length} ${count}`);
  }
  if (flags.json) console.log(JSON.stringify({ game, seed: flags.seed, positions }));
}

/** How many sequences of 1, 2, … `depth` choices a match allows, one after the other. */
function* perft(request: MatchRequest, depth: number): Generator<number> {
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
  for (let length = 1; length <= depth; length++) yield sequences(0, length);
}
