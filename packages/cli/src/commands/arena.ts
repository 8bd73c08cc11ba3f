/** `windrose arena`: players against each other, under equal luck, rated. */

import { availableParallelism } from 'node:os';

import { type Budget, PLAYERS, YARDSTICKS } from '@windrose/bots';
import { GAMES, startMatch } from '@windrose/rules';
import { type Command, InvalidArgumentError } from 'commander';

import about from '../../package.json' with { type: 'json' };
import { playOnWorkers } from '../arena/coordinator.ts';
import { addFaultsFlag, Failures } from '../arena/failures.ts';
import {
  checkSetting,
  MOST_MS,
  type PlayerWeights,
  readPlayer,
  type Setting,
  weightsFiles,
  wholeMatches,
} from '../arena/plan.ts';
import { playMatches } from '../arena/pool.ts';
import { Records, RECORDS_FLAG } from '../arena/records.ts';
import { Repeats } from '../arena/repeats.ts';
import { showSummary } from '../arena/report.ts';
import { headOf, Results } from '../arena/results.ts';
import { type Summary, summarize } from '../arena/summary.ts';
import { comesWith } from '../command-name.ts';
import { Fault } from '../faults.ts';
import { addMatchFlags, addSeatsFlag, gameArgument, type MatchFlags, matchRequest, whole } from '../flags.ts';
import { listenForStop, reportStopped, withFlags } from '../interrupt.ts';
import { newFile } from '../kept.ts';
import { Progress } from '../progress.ts';
import { big } from '../table.ts';
import { weightsIn } from '../weights.ts';
import { windowSizeOf } from '../wrap.ts';
import { B7 } from '../yardsticks/b7.ts';

interface Flags extends MatchFlags {
  readonly players: readonly string[];
  readonly matches: number;
  readonly ms?: number;
  readonly iterations?: number;
  readonly weights?: string;
  readonly cpu?: boolean;
  readonly workers: number;
  readonly level?: string;
  readonly out?: string;
  readonly resume?: string;
  readonly records?: string;
  readonly json?: boolean;
  readonly nats?: string;
  readonly chunk: number;
  readonly patience?: number;
  readonly faults: number;
}

/** Workers for an arena need the same version of the bots (that of this package) and of the rules. */
export const PLAYING_VERSION = `${about.version}/${GAMES.map(({ rules }) => rules).join('.')}`;

export function addArena(program: Command): void {
  const yardsticks = Object.entries(YARDSTICKS).map(([name, { plays }]) => `  ${name}  ${plays}`);
  const command = program
    .command('arena')
    .description(
      'rate players against each other under equal luck: every deal is played in every rotation of the seats',
    )
    .addArgument(gameArgument())
    .requiredOption(
      '--players <list>',
      'who plays, such as admiral,B1,./mybot.mjs,"cmd:python3 bot.py"; can be repeated',
      listed,
    )
    .option('--matches <number>', 'number of matches, rounded up to whole rotations', whole(1, 10_000_000), 100)
    .option(
      '--ms <number>',
      'milliseconds a level thinks about a turn, and again when the turn reveals something (default: its own)',
      whole(1, MOST_MS),
    )
    .option('--iterations <number>', 'search iterations per turn', whole(1, 1_000_000_000))
    .option(
      '--weights <file>',
      'weights learned by "train"; a level with a plus uses them (captain+,captain). To compare files, name each after its plus: captain+a.json,captain+b.json',
      onlyOnce,
    )
    .option(
      '--cpu',
      'measure thinking time in processor time instead of clock time, for a machine shared with other work',
    )
    .option('--workers <number>', 'number of threads', whole(1, 256), 1)
    .option('--seed <text>', 'seed for all deals; with --iterations the same seed gives the same matches', '1')
    .option('--level <level>', 'level of the Solo rival: calm, standard or fierce')
    .option('--out <file>', 'new file for the results, one JSON line per match')
    .option('--resume <file>', 'continue from the results in this file')
    .option(...RECORDS_FLAG)
    .option('--json', 'print the result as one JSON object')
    .option('--nats <url>', 'have the workers ("arena-worker") at this NATS server play, and none here')
    .option('--chunk <number>', 'with --nats: matches handed out at a time', whole(1, 1000), 10)
    .option(
      '--patience <seconds>',
      'with --nats: give up on a worker that is silent for this long (default: 30)',
      whole(1, 3600),
    );
  addFaultsFlag(command, 'the arena stops');
  addSeatsFlag(addMatchFlags(command))
    .addHelpText(
      'after',
      `\nPlayers: ${PLAYERS.filter((name) => !Object.hasOwn(YARDSTICKS, name)).join(', ')} (the strongest level), and the yardsticks\n` +
        `${yardsticks.join('\n')}\n` +
        `  ${B7}  the strongest level of an earlier version (commit 5306917), built from the clone's history; uses --ms\n\n` +
        `A module (./mybot.mjs) or a program ("cmd:python3 bot.py") of your own can play too: see ${comesWith('docs/writing-a-bot.md')}.\n` +
        'Give a level its own milliseconds with @: --players admiral@10,admiral@100,admiral@1000 compares thinking times.\n' +
        'With more seats than players, the first takes one seat and the others share the rest; with more players than\n' +
        `seats, all selections play in turn. ${comesWith('docs/arena.md')} explains the ratings. This machine can run ${availableParallelism()} threads at once.`,
    )
    .action(run);
}

/** @throws InvalidArgumentError where a flag with one value is given again: the first would be lost. */
function onlyOnce(text: string, before?: string): string {
  if (before !== undefined) {
    throw new InvalidArgumentError('It can be given once. Name a file after each plus: captain+a.json,captain+b.json.');
  }
  return text;
}

/** Gathers a list that may be given in parts. */
export function listed(text: string, before: readonly string[] = []): readonly string[] {
  return [...before, ...text.split(',').map((word) => word.trim())];
}

/** The setting described by the flags. @throws Fault, RulesError when it cannot be played. */
function readSetting(game: string, flags: Flags): Setting {
  const option = [...(flags.option ?? []), ...(flags.level === undefined ? [] : [`level=${flags.level}`])];
  const budget: Budget = {
    ...(flags.ms === undefined ? {} : { ms: flags.ms }),
    ...(flags.iterations === undefined ? {} : { iterations: flags.iterations }),
  };
  const request = matchRequest(game, { ...flags, option });
  const { core } = startMatch(request);
  const files = weightsFiles(flags.players).map((file) => [file, weightsIn(file, core)] as const);
  const shared = flags.weights === undefined ? [] : [['', weightsIn(flags.weights, core)] as const];
  const weights: PlayerWeights = Object.fromEntries([...shared, ...files]);
  const players = flags.players.map((player) => readPlayer(player, game, weights).label);
  const setting: Setting = { request, players, budget, ...(Object.keys(weights).length === 0 ? {} : { weights }) };
  checkSetting(setting);
  return setting;
}

async function run(game: string, flags: Flags): Promise<void> {
  if (flags.out !== undefined && flags.resume !== undefined) {
    throw new Fault('Use either --out, for a new file, or --resume, for an existing one.', 2);
  }
  // Threads and programs inherit it.
  if (flags.cpu === true) process.env.WINDROSE_CLOCK = 'cpu';
  const setting = readSetting(game, flags);
  if (flags.records !== undefined && flags.nats !== undefined) {
    throw new Fault('--records is for matches played here; it cannot be used with --nats.', 2);
  }
  const records = flags.records === undefined ? null : new Records(flags.records, game);
  const results =
    flags.resume !== undefined
      ? Results.resume(flags.resume, setting)
      : flags.out !== undefined
        ? Results.create(flags.out, setting)
        : Results.nowhere();
  const end = wholeMatches(setting, flags.matches);
  const numbers = Array.from({ length: end }, (_, number) => number).filter((number) => !results.has(number));
  // A run that goes on may have been killed between a record and its line.
  if (flags.resume === undefined) records?.refuseKnown(numbers);
  const progress = new Progress(numbers.length, 'matches');
  let played = 0;
  const outside = setting.players.find(
    (player) => typeof readPlayer(player, game, setting.weights).player !== 'string',
  );
  if (flags.nats !== undefined && outside !== undefined) {
    throw new Fault(`${outside} can play on this machine only; with --nats all players must be built in.`, 2);
  }
  const asked = listenForStop();
  const printLine = (sentence: string): void => {
    if (asked.aborted) return;
    progress.hide();
    console.error(sentence);
  };
  const failures = new Failures(flags.faults, printLine);
  const output = new Repeats(printLine);
  const stop = AbortSignal.any([asked, failures.tooMany]);
  const play = async (): Promise<void> => {
    if (flags.nats !== undefined && numbers.length > 0) {
      await playOnWorkers(setting, numbers, results, {
        url: flags.nats,
        version: PLAYING_VERSION,
        chunk: flags.chunk,
        ...(flags.patience === undefined ? {} : { patience: flags.patience }),
        done: () => progress.show(++played),
        stop,
      });
      return;
    }
    await playMatches({ ...setting, records: records !== null }, numbers, {
      threads: flags.workers,
      done: (line, record) => {
        if (record !== null) records?.write(line.match, record);
        results.add(line);
        progress.show(++played);
      },
      failed: (failure) => asked.aborted || failures.add(failure),
      onOutput: (line) => output.add(line),
      stop,
    });
  };
  try {
    await play();
  } catch (error) {
    // A player that fails, or a queue that goes away, does not take with it what is finished.
    progress.end();
    const command = results.size > 0 ? goOn(results, setting) : null;
    if (command !== null) console.error(`To continue: ${command}`);
    const lines = results.upTo(end);
    // They lie in no file.
    if (results.file === null && lines.length > 0 && flags.json !== true) print(summarize(setting, lines));
    throw error;
  }
  progress.end();
  for (const sentence of [...output.sentences, ...failures.sentences]) console.error(sentence);
  const broken = failures.faultOf(() => (results.size === 0 ? null : goOn(results, setting, { '--faults': '0' })));
  const lines = results.upTo(end);
  if (broken) {
    if (lines.length === 0) throw broken;
    const summary = summarize(setting, lines);
    if (flags.json) throw new Fault(broken.message, broken.exitCode, { ...headOf(setting), ...summary });
    // They lie in no file.
    if (results.file === null) print(summary);
    throw broken;
  }
  const stopped = stop.aborted && lines.length < end;
  const progressText = `after ${big(lines.length)} of ${big(end)} matches`;
  if (stopped) reportStopped(progressText, lines.length === 0 ? null : goOn(results, setting));
  if (lines.length === 0) return;
  if (lines.length < results.size) {
    console.error(
      `${results.file ?? 'The arena'} holds ${big(results.size)} matches; with --matches ${flags.matches} only the first ${big(lines.length)} are rated.`,
    );
  }
  print(summarize(setting, lines));

  function print(summary: Summary): void {
    console.log(
      flags.json
        ? JSON.stringify({ ...headOf(setting), ...summary })
        : showSummary(summary, setting.request.seats, windowSizeOf(process.stdout).columns),
    );
  }
}

/** The command that continues the results, which are saved to a file if necessary; null, and a sentence, if they cannot be. */
function goOn(results: Results, setting: Setting, flags: Readonly<Record<string, string>> = {}): string | null {
  if (results.file === null) {
    try {
      results.keep(newFile(`arena-${setting.request.game}`, 'jsonl'), setting);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      console.error(`The finished matches could not be kept: ${error.message} With --out FILE they are kept there.`);
      return null;
    }
  }
  return withFlags({ '--out': null, '--resume': results.file, ...flags });
}
