/** `windrose train`: lets the bots learn to judge positions of a game, from matches played on the spot. */

import { fileURLToPath } from 'node:url';

import { HIDDEN, seedAfter, train } from '@windrose/bots/training';
import type { Command } from 'commander';

import { needClone } from '../clone.ts';
import { comesWith } from '../command-name.ts';
import { Fault } from '../faults.ts';
import { gameArgument, whole } from '../flags.ts';
import { listenForStop, reportStopped, withFlags } from '../interrupt.ts';
import { newFile } from '../kept.ts';
import { checkWritable, writeOut } from '../output.ts';
import { Progress } from '../progress.ts';
import { big } from '../table.ts';
import { coreOf, weightsByGame, weightsIn } from '../weights.ts';

/** The files that ship: one per game. */
const shippedOf = (game: string): string =>
  fileURLToPath(new URL(`../../../bots/src/games/${game}/weights.json`, import.meta.url));

/** Matches per generation, and generations, of the shipped weights. */
const USUAL_MATCHES = 3000;
const USUAL_GENERATIONS = 3;

/** Matches of the trial of a generation, with an interval of 7 % to either side. */
const USUAL_TRIAL = 200;

interface Flags {
  readonly trial: number;
  readonly search: number;
  readonly hidden: number;
  readonly matches: number;
  readonly generations: number;
  readonly workers: number;
  readonly seed: number;
  readonly out?: string;
  readonly ship?: boolean;
  readonly from?: string;
  readonly json?: boolean;
}

/** A generation against the weights before it. */
interface Trial {
  readonly generation: number;
  readonly won: number;
  readonly lost: number;
  readonly tied: number;
  readonly kept: boolean;
}

export function addTrain(program: Command): void {
  program
    .command('train')
    .description('train the bots to judge positions of a game, from matches they play against each other')
    .addArgument(gameArgument())
    .option('--matches <number>', 'matches per generation', whole(1, 1_000_000), USUAL_MATCHES)
    .option(
      '--generations <number>',
      'number of generations; each learns from matches played by the one before',
      whole(1, 100),
      USUAL_GENERATIONS,
    )
    .option(
      '--trial <number>',
      'test matches of each generation against the weights before it, an even number; it is kept only if it wins more than it loses (0: always kept)',
      whole(0, 100_000),
      USUAL_TRIAL,
    )
    .option(
      '--search <number>',
      'rounds of tree search for each turn, in all generations but a first one without --from; what the search expects is learned beside the outcome',
      whole(0, 1000),
      0,
    )
    .option('--hidden <number>', 'number of hidden units of the net', whole(1, 1000), HIDDEN)
    .option('--workers <number>', 'number of threads', whole(1, 64), 1)
    .option(
      '--seed <number>',
      'seed for all luck; the same seed, matches and generations give the same weights',
      whole(0, 2 ** 31 - 1),
      1,
    )
    .option(
      '--out <file>',
      'file to write the weights to; weights of other games in it stay, and any other file is refused',
    )
    .option('--ship', 'replace the weights that the bots in this clone use')
    .option('--from <file>', 'start from the weights in this file')
    .option('--json', 'print the result, with the trial of each generation, as one JSON object')
    .addHelpText(
      'after',
      `\nTo compare weights, name files after a plus: arena GAME --players captain+weights.json,captain. To play with them at a\ntable, write a bot of five lines: ${comesWith('docs/writing-a-bot.md')}. Ctrl-C keeps the finished\n` +
        'generations and prints the command that continues from there.',
    )
    .action(run);
}

async function run(
  game: string,
  { matches, generations, workers, seed, trial, search, hidden, ...flags }: Flags,
): Promise<void> {
  if ((flags.out === undefined) === (flags.ship !== true)) {
    throw new Fault(
      'Say where to write the weights: --out FILE, or --ship to replace those that the bots in this clone use.',
      2,
    );
  }
  if (trial % 2 !== 0) throw new Fault(`--trial must be even, because each deal is played twice; ${trial} is not.`, 2);
  if (flags.ship) needClone('--ship replaces weights');
  const out = flags.out ?? shippedOf(game);
  checkWritable(out);
  if (flags.out !== undefined) weightsByGame(out);
  const known = flags.from === undefined ? undefined : weightsIn(flags.from, coreOf(game));
  const begun = performance.now();
  const stop = listenForStop();
  const progress = new Progress(matches * generations, 'matches');
  let last = 0;
  const trials: Trial[] = [];
  const lesson = await train({
    game,
    matches,
    generations,
    seed,
    threads: workers,
    search,
    hidden,
    ...(known ? { known } : {}),
    trial,
    tried: ({ won, lost, tied }, generation) => {
      trials.push({ generation: generation + 1, won, lost, tied, kept: won > lost });
      if (flags.json) return;
      progress.hide();
      const outcome = won > lost ? 'kept' : 'not kept';
      console.log(
        `Generation ${generation + 1}: ${won} won, ${lost} lost, ${tied} tied against the weights before; ${outcome}.`,
      );
    },
    stop,
    done: (played, generation) => {
      progress.show(matches * generation + played);
      last = generation;
    },
  });
  progress.end();
  const seconds = Math.round((performance.now() - begun) / 1000);
  const print = (sentence: string, written: string | null): void => {
    const { samples = 0, right = null, loss = null } = lesson ?? {};
    const played = matches * (lesson?.generations ?? 0);
    const result = { game, seed, matches: played, positions: samples, seconds, right, loss, trials, out: written };
    if (flags.json) console.log(JSON.stringify(result));
    else if (sentence !== '') console.log(sentence);
  };
  if (lesson === null) {
    print('', null);
    reportStopped('before a generation was finished: nothing is written', withFlags({}));
    return;
  }
  if (lesson.best === 0) {
    print(
      `No generation won against the weights ${flags.from === undefined ? 'in use' : `in ${flags.from}`}: nothing is written.`,
      null,
    );
    return;
  }
  try {
    writeOut(out, inRows(flags.out === undefined ? lesson.weights : { ...weightsByGame(out), [game]: lesson.weights }));
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    // The file has changed during the training.
    let kept: string;
    try {
      kept = newFile(`weights-${game}`);
      writeOut(kept, inRows({ [game]: lesson.weights }));
    } catch (another) {
      if (!(another instanceof Fault)) throw another;
      throw new Fault(`${error.message} The weights could not be kept elsewhere either: ${another.message}`);
    }
    throw new Fault(`${error.message} The weights are in ${kept}.`);
  }
  print(
    `${big(lesson.samples)} positions from ${big(matches * lesson.generations)} matches in ${big(seconds)} s: the winner is predicted correctly in ${(lesson.right * 100).toFixed(1)} %, ` +
      `mean negative log likelihood ${lesson.loss.toFixed(3)}.\nThe weights are in ${out}.`,
    out,
  );
  if (lesson.generations < generations) {
    reportStopped(
      `in generation ${last + 1} of ${generations}`,
      withFlags({
        '--from': out,
        '--trial': String(trial),
        '--generations': String(generations - lesson.generations),
        '--seed': String(seedAfter(seed, lesson.generations)),
      }),
    );
  }
}

/** JSON with a line for each row of numbers. */
function inRows(all: object): string {
  return `${JSON.stringify(all, null, 1).replace(/\[[-\d,\s]+\]/g, (row) => row.replace(/\s+/g, ''))}\n`;
}
