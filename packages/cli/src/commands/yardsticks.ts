/** `windrose yardsticks`: one level against all yardsticks, as a table; stopped and continued at will. */

import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { type Budget, LEVELS, type PlayerName, YARDSTICKS, type YardstickName } from '@windrose/bots';
import { failureInWords } from '@windrose/bots/host';
import type { GameId } from '@windrose/rules';
import { type Command, Option } from 'commander';

import { markdownOf, nameOf, type Outcome, outcomeOf, type Pairing, pairings, settingOf } from '../arena/gauntlet.ts';
import { MOST_MS, type Setting, wholeMatches } from '../arena/plan.ts';
import { playMatches } from '../arena/pool.ts';
import { Results } from '../arena/results.ts';
import { Fault } from '../faults.ts';
import { gameIds, whole } from '../flags.ts';
import { listenForStop, reportStopped, withFlags } from '../interrupt.ts';
import { makeFolder } from '../output.ts';
import { Progress } from '../progress.ts';
import { big } from '../table.ts';
import { B7, buildB7 } from '../yardsticks/b7.ts';

const GAMES: readonly GameId[] = ['eastern-wonders', 'new-world', 'east-to-west-3'];
const NAMES = Object.keys(YARDSTICKS) as YardstickName[];

/** All tables advance together in this many parts, so that an early stop has some results for each. */
const PARTS = 4;

/** The sources that decide how bots play; those that only host, train or measure are left out. */
const BOTS = fileURLToPath(new URL('../../../bots/src/', import.meta.url));
const NOT_PLAYING = /^(?:host|training)[\\/]|^map-fairness\.ts$/;

interface Flags {
  readonly folder?: string;
  readonly level: PlayerName;
  readonly ms?: number;
  readonly iterations?: number;
  readonly games: readonly GameId[];
  readonly against: readonly YardstickName[];
  readonly seats: readonly number[];
  readonly matches: number;
  readonly matchesMore: number;
  readonly matchesSolo: number;
  readonly workers: number;
  readonly seed: string;
  readonly minutes?: number;
  readonly otherBots?: boolean;
  readonly json?: boolean;
}

export function addYardsticks(program: Command): void {
  const command = program.command('yardsticks');
  command
    .command('build-b7')
    .description(`build ${B7} from the history of this clone, unless it is built already, and print its folder`)
    .action(() => console.log(buildB7()));
  command
    .description(
      'rate a level against every yardstick under equal luck and print a table; continues where it was stopped',
    )
    .option('--folder <folder>', 'folder for the results, one file per pairing; finished matches are not played again')
    .addOption(
      new Option('--level <level>', 'the level to rate').choices([...LEVELS, 'strongest']).default('strongest'),
    )
    .option('--ms <number>', "the level's thinking time per turn in milliseconds (default: its own)", whole(1, MOST_MS))
    .option('--iterations <number>', 'search iterations per turn of the level', whole(1, 1_000_000_000))
    .addOption(
      new Option('--games <list>', 'the games to play').argParser(listOf(gameIds())).default(GAMES, GAMES.join(', ')),
    )
    .addOption(
      new Option('--against <list>', 'the yardsticks to play against')
        .argParser(listOf(NAMES))
        .default(NAMES, NAMES.join(', ')),
    )
    .option('--seats <list>', 'numbers of seats; 1 is Solo against the fierce rival', readSeats, [2])
    .option('--matches <number>', 'matches per pairing with two seats', whole(1, 1_000_000), 1000)
    .option('--matches-more <number>', 'matches per pairing with three or more seats', whole(1, 1_000_000), 300)
    .option('--matches-solo <number>', 'matches of Solo', whole(1, 1_000_000), 1000)
    .option('--workers <number>', 'number of threads', whole(1, 256), 1)
    .option('--seed <text>', 'seed for all deals', 'yardsticks')
    .option('--minutes <number>', 'stop after this many minutes; the same command continues', whole(1, 100_000))
    .option('--other-bots', 'continue even if the bots have changed since the results in the folder')
    .option('--json', 'print the result as one JSON object')
    .addHelpText(
      'after',
      '\nAll pairings play a quarter of their matches before the next quarter starts. The folder has the table so far as\n' +
        'table.md and table.json. Ctrl-C loses only the matches in progress.',
    )
    .action(run);
}

function listOf<T extends string>(known: readonly T[]): (text: string) => T[] {
  return (text) =>
    text.split(',').map((word) => {
      const found = known.find((one) => one.toLowerCase() === word.trim().toLowerCase());
      if (found === undefined) throw new Fault(`There is no "${word.trim()}"; there are ${known.join(', ')}.`, 2);
      return found;
    });
}

function readSeats(text: string): number[] {
  return text.split(',').map((word) => whole(1, 4)(word.trim()));
}

interface Table {
  readonly pairing: Pairing;
  readonly setting: Setting;
  readonly results: Results;
}

async function run(flags: Flags): Promise<void> {
  const { folder, level, games, seats, against, workers, seed } = flags;
  if (folder === undefined) throw new Fault('Name the folder for the results: --folder FOLDER.', 2);
  makeFolder(folder);
  checkBots(folder, flags.otherBots === true);
  const budget: Budget = {
    ...(flags.ms === undefined ? {} : { ms: flags.ms }),
    ...(flags.iterations === undefined ? {} : { iterations: flags.iterations }),
  };
  const amounts = { two: flags.matches, more: flags.matchesMore, solo: flags.matchesSolo };
  const tables = pairings(games, seats, against, amounts).map((pairing): Table => {
    const setting = settingOf(pairing, level, budget, seed);
    const file = join(folder, `${nameOf(pairing)}.jsonl`);
    const results = existsSync(file) ? Results.resume(file, setting) : Results.create(file, setting);
    return { pairing, setting, results };
  });
  if (tables.length === 0) throw new Fault('Nothing is to be played: Solo belongs to eastern-wonders.', 2);

  const outcomes = (): Outcome[] =>
    tables.map(({ pairing, setting, results }) =>
      outcomeOf(pairing, results.upTo(wholeMatches(setting, pairing.matches))),
    );
  const keep = (): void => {
    writeFileSync(join(folder, 'table.md'), `${markdownOf(outcomes(), level)}\n`);
    writeFileSync(join(folder, 'table.json'), `${JSON.stringify({ level, budget, seed, outcomes: outcomes() })}\n`);
  };

  const late = new AbortController();
  const stop = listenForStop();
  stop.addEventListener('abort', () => late.abort(), { once: true });
  const clock = flags.minutes === undefined ? null : setTimeout(() => late.abort(), flags.minutes * 60_000);
  const todo = (part: number) => tables.map((table) => ({ table, numbers: missing(table, part) }));
  const progress = new Progress(
    todo(PARTS).reduce((sum, { numbers }) => sum + numbers.length, 0),
    'matches',
  );
  let played = 0;
  try {
    for (let part = 1; part <= PARTS; part++) {
      for (const { table, numbers } of todo(part)) {
        if (numbers.length === 0 || late.signal.aborted) continue;
        await playMatches(table.setting, numbers, {
          threads: workers,
          done: (line) => {
            table.results.add(line);
            progress.show(++played);
          },
          failed: (failure) => stop.aborted || console.error(failureInWords(failure)),
          onOutput: (line) => console.error(line),
          stop: late.signal,
        });
        keep();
      }
    }
  } finally {
    if (clock !== null) clearTimeout(clock);
    progress.end();
  }
  keep();
  const left = todo(PARTS).reduce((sum, { numbers }) => sum + numbers.length, 0);
  if (late.signal.aborted && left > 0) {
    reportStopped(`with ${big(left)} matches left`, withFlags({}));
    if (!stop.aborted) process.exitCode = 0;
  }
  if (flags.json) {
    console.log(JSON.stringify({ level, budget, seed, outcomes: outcomes() }));
    return;
  }
  // Stopped early, most pairings may not have begun.
  const begun = outcomes().filter((outcome) => outcome.played > 0);
  if (begun.length > 0) console.log(markdownOf(begun, level));
}

/** The unplayed matches of a table within the first parts. */
function missing({ pairing, setting, results }: Table, part: number): number[] {
  const end = wholeMatches(setting, Math.ceil((pairing.matches * part) / PARTS));
  return Array.from({ length: end }, (_, number) => number).filter((number) => !results.has(number));
}

/** Results of other bots are not counted as those of these. @throws Fault when the bots have changed. */
function checkBots(folder: string, otherBots: boolean): void {
  const sum = createHash('sha256');
  const files = globSync('**/*.{ts,js,json}', { cwd: BOTS }).filter((name) => !NOT_PLAYING.test(name));
  for (const name of files.toSorted()) sum.update(`${name}\n`).update(readFileSync(join(BOTS, name)));
  const bots = sum.digest('hex').slice(0, 16);
  const file = join(folder, 'bots.txt');
  const before = existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
  if (before !== null && before !== bots && !otherBots) {
    throw new Fault(
      `${folder} holds results of other bots (${before}, not ${bots}): name a new folder, or mix them with --other-bots.`,
    );
  }
  if (before !== bots) writeFileSync(file, `${bots}\n`);
}
