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

/** So many matches were played for what ships. */
const USUAL_MATCHES = 60;

interface Flags {
  readonly matches: number;
  readonly seed: number;
  readonly out: string;
}

export function addTrain(program: Command): void {
  program
    .command('train')
    .description('let the bots learn to judge positions of a game, from matches they play on the spot')
    .addArgument(gameArgument())
    .option('--matches <number>', 'how many matches are played', whole(1, 1_000_000), USUAL_MATCHES)
    .option('--seed <number>', 'the same seed and number of matches learn the same', whole(0, 2 ** 31 - 1), 1)
    .option('--out <file>', 'the file in which the weights of this game are put among those of the others', SHIPPED)
    .addHelpText('after', '\nWithout --out the weights that the bots play with are replaced.')
    .action(run);
}

function run(game: string, { matches, seed, out }: Flags): void {
  const begun = performance.now();
  const progress = new Progress(matches, 'matches');
  const { learned, samples, loss, right } = train({ game, matches, seed, done: (played) => progress.show(played) });
  progress.end();
  const all = existsSync(out) ? (readJson(readText(out), out) as Record<string, unknown>) : {};
  writeFileSync(out, `${JSON.stringify({ ...all, [game]: learned }, null, 2)}\n`);
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(
    `${big(samples)} positions of ${big(matches)} matches in ${big(seconds)} s: the winner is named rightly in ${(right * 100).toFixed(1)} %, ` +
      `mean negative log likelihood ${loss.toFixed(3)}.\n${out} has the weights.`,
  );
}
