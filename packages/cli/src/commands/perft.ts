/** `windrose perft`: how many sequences of choices there are, a line a depth; pins the options of a game to the unit. */

// oxlint-disable typescript/no-non-null-assertion -- depths and options stay below the lengths of their rows

import { MatchLuck, type MatchRequest, MOST_OPTIONS, startMatch } from '@windrose/rules';
import type { Command } from 'commander';

import { Fault } from '../faults.ts';
import { addMatchFlags, addSeatsFlag, gameArgument, type MatchFlags, matchRequest, whole } from '../flags.ts';
import { listenBetween, listenForStop, reportStopped, withFlags } from '../interrupt.ts';
import { Progress } from '../progress.ts';

interface Flags extends MatchFlags {
  readonly depth: number;
  readonly from: number;
  readonly json?: boolean;
}

export function addPerft(program: Command): void {
  const command = program
    .command('perft')
    .description('count the possible sequences of choices from the start, for each length; prints "depth count" lines')
    .addArgument(gameArgument())
    .requiredOption('--depth <number>', 'greatest length to count', whole(1, 99))
    .option('--from <number>', 'smallest length to count', whole(1, 99), 1)
    .option('--seed <text>', 'seed for all luck', '1')
    .option('--json', 'print the result as one JSON object');
  addSeatsFlag(addMatchFlags(command))
    .addHelpText(
      'after',
      '\nLuck is fixed by the seed: what is drawn after a choice depends only on how many choices came before it.\n' +
        'A sequence that ends the match counts at its own length only.',
    )
    .action(run);
}

async function run(game: string, flags: Flags): Promise<void> {
  const { depth, from } = flags;
  if (from > depth) throw new Fault(`--from ${from} is greater than --depth ${depth}.`, 2);
  const counts = new Map<number, number>();
  const stop = listenForStop();
  let last = performance.now();
  let progress: Progress | null = null;
  let reached = from - 1;
  for (const { length, count, pieces } of perft(matchRequest(game, flags), from, depth)) {
    if (count !== null) {
      progress?.end();
      progress = null;
      counts.set(length, count);
      if (length >= from) {
        reached = length;
        if (!flags.json) console.log(`${length} ${count}`);
      }
    }
    if (performance.now() - last < LISTENING_MS) continue;
    const total = counts.get(piecesOf(length));
    if (count === null && total !== undefined) {
      progress ??= new Progress(total, `beginnings counted to depth ${length}`);
      progress.show(pieces);
    }
    await listenBetween();
    last = performance.now();
    if (stop.aborted) break;
  }
  progress?.end();
  const positions = [...counts].flatMap(([length, count]) => (length < from ? [] : [count]));
  if (flags.json) console.log(JSON.stringify({ game, seed: flags.seed, ...(from > 1 ? { from } : {}), positions }));
  if (reached < depth)
    reportStopped(`after depth ${reached} of ${depth}`, withFlags({ '--from': String(reached + 1) }));
}

/** Milliseconds between checks for Ctrl-C. */
const LISTENING_MS = 100;

/** The length of the sequences into which the counting of a length is divided: counting what follows one takes a moment. */
function piecesOf(length: number): number {
  return Math.max(3, length - 5);
}

/** The progress of the counting. */
interface Counted {
  /** The length that is being counted. */
  readonly length: number;
  /** The number of sequences of the length that has just been counted; null in between. */
  readonly count: number | null;
  /** The number of pieces of this length that are counted. */
  readonly pieces: number;
}

/**
 * The number of sequences of `from`, …, `depth` choices of a match, one after the other, with progress in between. First come
 * the lengths that give the number of parts.
 */
function* perft(request: MatchRequest, from: number, depth: number): Generator<Counted, void> {
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
  let done = 0;
  const pieces = function* (made: number, length: number): Generator<Counted, number> {
    if (made >= piecesOf(length) || made + 1 === length) {
      done++;
      return sequences(made, length);
    }
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
      yield { length, count: null, pieces: done };
    }
    return sum;
  };
  for (let length = 1; length <= depth; length++) {
    if (length < from && length > piecesOf(depth)) continue;
    done = 0;
    yield { length, count: yield* pieces(0, length), pieces: done };
  }
}
