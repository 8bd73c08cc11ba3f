/** `windrose arena`: players against each other, under equal luck, rated. */

import { availableParallelism } from 'node:os';

import { type Budget, PLAYERS, YARDSTICKS } from '@windrose/bots';
import { GAMES, startMatch } from '@windrose/rules';
import type { Command } from 'commander';

import about from '../../package.json' with { type: 'json' };
import { letWorkersPlay } from '../arena/coordinator.ts';
import { addFaultsFlag, Failures } from '../arena/failures.ts';
import { checkSetting, MOST_MS, readPlayer, type Setting, wholeMatches } from '../arena/plan.ts';
import { playMatches } from '../arena/pool.ts';
import { showSummary } from '../arena/report.ts';
import { headOf, Results } from '../arena/results.ts';
import { summarize } from '../arena/summary.ts';
import { Fault } from '../faults.ts';
import { addMatchFlags, addSeatsFlag, gameArgument, type MatchFlags, matchRequest, whole } from '../flags.ts';
import { listenForStop, tellStopped, withFlags } from '../interrupt.ts';
import { newFile } from '../kept.ts';
import { Progress } from '../progress.ts';
import { big } from '../table.ts';
import { weightsIn } from '../weights.ts';
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
    .description('let players meet under equal luck, every deal with every rotation of the seats, and rate them')
    .addArgument(gameArgument())
    .requiredOption(
      '--players <list>',
      'who plays: admiral,B1,./mybot.mjs,"cmd:python3 bot.py"; may be repeated',
      listed,
    )
    .option('--matches <number>', 'how many; rounded up to whole rotations', whole(1, 10_000_000), 100)
    .option('--ms <number>', "milliseconds for each turn of a level; without it the level's own", whole(1, MOST_MS))
    .option('--iterations <number>', 'rounds of search for each turn of a level', whole(1, 1_000_000_000))
    .option(
      '--weights <file>',
      'weights that `train` has learned: a level with a plus judges by them (captain+,captain)',
    )
    .option(
      '--cpu',
      'budgets count the processor time of who thinks, not the clock: for a machine that others use, too',
    )
    .option('--workers <number>', 'threads that play', whole(1, 256), 1)
    .option('--seed <text>', 'seed of all deals; with --iterations the same seed plays the same matches', '1')
    .option('--level <level>', 'the rival of Solo: calm, standard, fierce')
    .option('--out <file>', 'a new file for the results, a JSON line a match')
    .option('--resume <file>', 'go on with the results in a file')
    .option('--json', 'tell the result as one JSON object')
    .option('--nats <url>', 'let the workers ("arena-worker") at this NATS server play, none here')
    .option('--chunk <number>', 'with --nats: matches that are given out together', whole(1, 1000), 10)
    .option('--patience <seconds>', 'with --nats: a worker silent for so long is given up; 30', whole(1, 3600));
  addFaultsFlag(command, 'the arena stops');
  addSeatsFlag(addMatchFlags(command))
    .addHelpText(
      'after',
      `\nPlayers: ${PLAYERS.filter((name) => !Object.hasOwn(YARDSTICKS, name)).join(', ')} (the last of the levels), and the yardsticks\n` +
        `${yardsticks.join('\n')}\n` +
        `  ${B7}  the strongest level of an earlier day (commit 5306917), built out of the clone's history; takes milliseconds\n\n` +
        'A module (./mybot.mjs) or a program ("cmd:python3 bot.py") of your own plays, too: docs/writing-a-bot.md.\n' +
        'A level may have milliseconds of its own: --players admiral@10,admiral@100,admiral@1000 is strength against time.\n' +
        'With more seats than players the first sits once and the others share the rest; with more players than seats\n' +
        `all selections play in turn. docs/arena.md says how ratings are made. This machine can run ${availableParallelism()} threads at once.`,
    )
    .action(run);
}

/** Gathers a list that may be given in parts. */
export function listed(text: string, before: readonly string[] = []): readonly string[] {
  return [...before, ...text.split(',').map((word) => word.trim())];
}

/** What the flags describe. @throws Fault, RulesError when nobody can play it. */
function readSetting(game: string, flags: Flags): Setting {
  const option = [...(flags.option ?? []), ...(flags.level === undefined ? [] : [`level=${flags.level}`])];
  const budget: Budget = {
    ...(flags.ms === undefined ? {} : { ms: flags.ms }),
    ...(flags.iterations === undefined ? {} : { iterations: flags.iterations }),
  };
  const request = matchRequest(game, { ...flags, option });
  const { core } = startMatch(request);
  const weights = flags.weights === undefined ? undefined : weightsIn(flags.weights, core);
  const players = flags.players.map((player) => readPlayer(player, game, weights).label);
  const setting: Setting = { request, players, budget, ...(weights === undefined ? {} : { weights }) };
  checkSetting(setting);
  return setting;
}

async function run(game: string, flags: Flags): Promise<void> {
  if (flags.out !== undefined && flags.resume !== undefined) {
    throw new Fault('Either --out, for a new file, or --resume, for one that is there.', 2);
  }
  // Threads and programs inherit it.
  if (flags.cpu === true) process.env.WINDROSE_CLOCK = 'cpu';
  const setting = readSetting(game, flags);
  const results =
    flags.resume !== undefined
      ? Results.resume(flags.resume, setting)
      : flags.out !== undefined
        ? Results.create(flags.out, setting)
        : Results.nowhere();
  const end = wholeMatches(setting, flags.matches);
  const numbers = Array.from({ length: end }, (_, number) => number).filter((number) => !results.has(number));
  const progress = new Progress(numbers.length, 'matches');
  let played = 0;
  const outside = setting.players.find(
    (player) => typeof readPlayer(player, game, setting.weights).player !== 'string',
  );
  if (flags.nats !== undefined && outside !== undefined) {
    throw new Fault(`${outside} plays on this machine only; with --nats the players are those of the house.`, 2);
  }
  const asked = listenForStop();
  const say = (sentence: string): void => {
    if (asked.aborted) return;
    progress.hide();
    console.error(sentence);
  };
  const failures = new Failures(flags.faults, say);
  const stop = AbortSignal.any([asked, failures.tooMany]);
  const play = async (): Promise<void> => {
    if (flags.nats !== undefined && numbers.length > 0) {
      await letWorkersPlay(setting, numbers, results, {
        url: flags.nats,
        version: PLAYING_VERSION,
        chunk: flags.chunk,
        ...(flags.patience === undefined ? {} : { patience: flags.patience }),
        done: () => progress.show(++played),
        stop,
      });
      return;
    }
    await playMatches(setting, numbers, {
      threads: flags.workers,
      done: (line) => {
        results.add(line);
        progress.show(++played);
      },
      failed: (failure) => asked.aborted || failures.add(failure),
      said: say,
      stop,
    });
  };
  try {
    await play();
  } catch (error) {
    // A player that fails, or a queue that goes away, does not take with it what is finished.
    progress.end();
    if (results.size > 0) console.error(`To go on: ${goOn(results, setting)}`);
    throw error;
  }
  progress.end();
  for (const sentence of failures.sentences) console.error(sentence);
  const broken = failures.faultOf(results.size === 0 ? null : goOn(results, setting, { '--faults': '0' }));
  if (broken) throw broken;
  const lines = results.upTo(end);
  const stopped = stop.aborted && lines.length < end;
  const said = `after ${big(lines.length)} of ${big(end)} matches`;
  if (stopped) tellStopped(said, lines.length === 0 ? null : goOn(results, setting));
  if (lines.length === 0) return;
  const summary = summarize(setting, lines);
  console.log(
    flags.json
      ? JSON.stringify({ ...headOf(setting), ...summary })
      : showSummary(summary, setting.request.seats, process.stdout.columns),
  );
}

/** The command that goes on with results, which are put into a file if they are in none. */
function goOn(results: Results, setting: Setting, flags: Readonly<Record<string, string>> = {}): string {
  if (results.file === null) results.keep(newFile(`arena-${setting.request.game}`, 'jsonl'), setting);
  return withFlags({ '--out': null, '--resume': results.file, ...flags });
}
