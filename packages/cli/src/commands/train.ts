/** `windrose train`: lets the bots learn to judge positions of a game, from matches played on the spot. */

import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { train } from '@windrose/bots/training';
import type { Command } from 'commander';

import { gameArgument, readJson, readText, whole } from '../flags.ts';
import { Progress } from '../progress.ts';
import { big } from '../table.ts';

/** What ships: one file for all games. */
const SHIPPED = fileURLToPath(new URL('../../../bots/src/weights/weights.json', import.meta.url));

/** So many matches of so many generations were played for what ships. */
const USUAL_MATCHES = 3000;
const USUAL_GENERATIONS = 3;

interface Flags {
  readonly matches: number;
  readonly generations: number;
  readonly workers: number;
  readonly seed: number;
  readonly out: string;
}

export function addTrain(program: Command): void {
  program
    .command('train')
    .description('let the bots learn to judge positions of a game, from matches they play on the spot')
    .addArgument(gameArgument())
    .option('--matches <number>', 'how many matches each generation plays', whole(1, 1_000_000), USUAL_MATCHES)
    .option(
      '--generations <number>',
      'how often it is learned, each time from matches of who learned before',
      whole(1, 100),
      USUAL_GENERATIONS,
    )
    .option('--workers <number>', 'how many threads play', whole(1, 64), 1)
    .option('--seed <number>', 'the same seed, matches and generations learn the same', whole(0, 2 ** 31 - 1), 1)
    .option('--out <file>', 'the file in which the weights of this game are put among those of the others', SHIPPED)
    .addHelpText('after', '\nWithout --out the weights that the bots play with are replaced.')
    .action(run);
}

async function run(game: string, { matches, generations, workers, seed, out }: Flags): Promise<void> {
  const begun = performance.now();
  const progress = new Progress(matches * generations, 'matches');
  const { weights, samples, loss, right } = await train({
    game,
    matches,
    generations,
    seed,
    threads: workers,
    done: (played, generation) => progress.show(matches * generation + played),
  });
  progress.end();
  const all = existsSync(out) ? (readJson(readText(out), out) as Record<string, unknown>) : {};
  writeFileSync(out, inRows({ ...all, [game]: weights }));
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(
    `${big(samples)} positions of ${big(matches * generations)} matches in ${big(seconds)} s: the winner is named rightly in ${(right * 100).toFixed(1)} %, ` +
      `mean negative log likelihood ${loss.toFixed(3)}.\n${out} has the weights.`,
  );
}

/** JSON with a line for each row of numbers. */
function inRows(all: Readonly<Record<string, unknown>>): string {
  return `${JSON.stringify(all, null, 1).replace(/\[[-\d,\s]+\]/g, (row) => row.replace(/\s+/g, ''))}\n`;
}
