/** `windrose simulate`: many matches, counted. */

import { availableParallelism } from 'node:os';

import { type Budget, isYardstick, type PlayerName, PLAYERS, POLICIES } from '@windrose/bots';
import { findGame, type MatchRequest, required, startMatch } from '@windrose/rules';
import { type Command, Option } from 'commander';

import about from '../../package.json' with { type: 'json' };
import { addFaultsFlag, Failures } from '../arena/failures.ts';
import { MOST_MS } from '../arena/plan.ts';
import { Records, RECORDS_FLAG } from '../arena/records.ts';
import { Repeats } from '../arena/repeats.ts';
import { Fault } from '../faults.ts';
import { addMatchFlags, addSeatsFlag, gameArgument, type MatchFlags, matchRequest, whole } from '../flags.ts';
import { listenForStop, reportStopped, withFlags } from '../interrupt.ts';
import { Progress } from '../progress.ts';
import { type Job, roundsOf, type Tally } from '../simulation/simulate.ts';
import { simulatePlayers } from '../simulation/players.ts';
import { runJob } from '../simulation/pool.ts';
import { big, columns } from '../table.ts';
import { listed } from './arena.ts';

interface Flags extends MatchFlags {
  readonly matches: number;
  readonly from: number;
  readonly policy: Job['policy'];
  readonly players?: readonly string[];
  readonly ms?: number;
  readonly iterations?: number;
  readonly workers: number;
  readonly referee?: boolean;
  readonly coverage?: boolean;
  readonly json?: boolean;
  readonly records?: string;
  readonly faults: number;
}

export function addSimulate(program: Command): void {
  const command = program
    .command('simulate')
    .description('play many matches and report decisions, rounds, scores and broken invariants')
    .addArgument(gameArgument())
    .requiredOption('--matches <number>', 'number of matches', whole(1, 1_000_000_000))
    .option(
      '--seed <text>',
      'seed for all luck; with --iterations, or without admiral, whose time is limited, the same seed gives the same matches',
      '1',
    )
    .option('--from <number>', 'number of the first match, to replay part of a longer run', whole(0, 2 ** 31 - 1), 0)
    .option('--referee', 'check every position for things that must never happen; not with --players')
    .option(
      '--coverage',
      'count how often each part of the rules comes up: decisions, bonus tiles, reactions of the rival; not with --players',
    )
    .addOption(
      new Option(
        '--policy <name>',
        'who plays every seat: "random" picks any option, "claim-first" claims or builds when it can; or a level or yardstick',
      )
        .choices([...Object.keys(POLICIES), ...PLAYERS])
        .default('random'),
    )
    .option(
      '--players <list>',
      'who plays instead, in turn order and repeated to fill all seats, such as captain,./mybot.mjs',
      listed,
    )
    .option('--ms <number>', 'milliseconds a level or program may think about a turn', whole(1, MOST_MS))
    .option('--iterations <number>', 'search iterations of levels per turn', whole(1, 1_000_000_000))
    .option(RECORDS_FLAG[0], `with --players: ${RECORDS_FLAG[1]}`)
    .option('--workers <number>', 'number of threads; the result does not depend on it', whole(1, 64), 1)
    .option('--json', 'print the result as one JSON object; "next" is the match where a stopped run goes on');
  addFaultsFlag(command, 'the simulation stops');
  addSeatsFlag(addMatchFlags(command))
    .addHelpText(
      'after',
      `\nExit code 1 if an invariant is broken; each case is listed with the number of its match.\nThis machine can run ${availableParallelism()} threads at once.`,
    )
    .action(run);
}

async function run(game: string, flags: Flags, command: Command): Promise<void> {
  const { matches, from, policy, referee = false, coverage = false, workers } = flags;
  const request = matchRequest(game, flags);
  const { seats } = request;
  if (flags.players !== undefined && command.getOptionValueSource('policy') === 'cli') {
    throw new Fault('Use either --players or --policy.', 2);
  }
  if (flags.records !== undefined && flags.players === undefined) {
    throw new Fault('--records needs --players; B0 and B1 play as the policies random and claim-first do.', 2);
  }
  const records = flags.records === undefined ? null : new Records(flags.records, game);
  const budget: Budget = {
    ...(flags.ms === undefined ? {} : { ms: flags.ms }),
    ...(flags.iterations === undefined ? {} : { iterations: flags.iterations }),
  };
  if (flags.players === undefined && !thinks(policy) && Object.keys(budget).length > 0) {
    throw new Fault(`--ms and --iterations are for players that search; ${policy} does not.`, 2);
  }
  const progress = new Progress(matches, 'matches');
  const start = performance.now();
  if (flags.players !== undefined && (referee || coverage)) {
    throw new Fault('--referee and --coverage cannot be used with --players.', 2);
  }
  const asked = listenForStop();
  const printLine = (sentence: string): void => {
    progress.hide();
    console.error(sentence);
  };
  const failures = new Failures(flags.faults, printLine);
  const output = new Repeats(printLine);
  const stop = AbortSignal.any([asked, failures.tooMany]);
  const show = (done: number): void => progress.show(done);
  const tally = flags.players
    ? await simulatePlayers(request, flags.players, budget, from, matches, workers, {
        records,
        done: show,
        failed: (failure) => asked.aborted || failures.add(failure),
        onOutput: (line) => output.add(line),
        stop,
      })
    : await runJob({ request, policy, budget, referee, coverage, from, matches }, workers, show, stop);
  const seconds = (performance.now() - start) / 1000;
  progress.end();
  for (const sentence of [...output.sentences, ...failures.sentences]) console.error(sentence);
  const broken = failures.faultOf(() => null);
  if (broken !== null) throw broken;
  if (tally.matches === 0) {
    reportStopped('before a match was finished', withFlags({}));
    return;
  }
  const report = summary(tally, seats, seconds);
  if (flags.json) {
    const who = flags.players ? { players: flags.players } : { policy };
    const next = tally.matches < matches ? from + tally.matches : null;
    const setting = { version: about.version, rules: findGame(game).rules, game, seats, ...settingOf(request) };
    console.log(JSON.stringify({ ...setting, from, asked: matches, next, ...who, budget, referee, ...report }));
  } else {
    console.log(showTally(report));
  }
  const [first] = tally.faults;
  if (first) {
    for (const { match, decision, message } of tally.faults) {
      console.error(`Match ${match} of seed ${JSON.stringify(flags.seed)}, decision ${decision}: ${message}`);
    }
    console.error(`To replay the first of them: ${withFlags({ '--from': String(first.match), '--matches': '1' })}`);
    process.exitCode = 1;
  }
  if (tally.matches < matches) {
    const rest = { '--from': String(from + tally.matches), '--matches': String(matches - tally.matches) };
    reportStopped(`after ${big(tally.matches)} of ${big(matches)} matches`, withFlags(rest));
  }
}

/** Everything else the matches depend on, so that a result can be cited and repeated. */
function settingOf(request: MatchRequest) {
  const { options, packs } = startMatch(request);
  return {
    options,
    packs: Object.values(packs).map(({ name, hash }) => ({ name, hash: hash.slice(0, 12) })),
    seed: request.seed,
  };
}

/** Whether a policy searches, as levels do. */
function thinks(policy: Job['policy']): boolean {
  return !Object.hasOwn(POLICIES, policy) && !isYardstick(policy as PlayerName);
}

/** The summary of a tally, in the format of `--json`. */
function summary(tally: Tally, seats: number, seconds: number) {
  const ended = tally.matches - tally.ends.broken;
  const means = tally.scores.map((sum) => round(sum / ended, 3));
  const shares = tally.wins.map((won) => round(won / ended, 4));
  const [rivalScore, rivalWins] = [means[seats], shares[seats]];
  return {
    matches: tally.matches,
    decisions: tally.decisions,
    turns: tally.turns,
    rounds: roundsOf(tally),
    /** Mean score per seat. */
    scores: means.slice(0, seats),
    /** Share of matches won per seat. */
    wins: shares.slice(0, seats),
    ...(rivalScore === undefined || rivalWins === undefined ? {} : { rival: { score: rivalScore, wins: rivalWins } }),
    ends: tally.ends,
    violations: tally.violations,
    faults: tally.faults,
    ...(Object.keys(tally.coverage).length > 0 ? { coverage: tally.coverage } : {}),
    seconds: round(seconds, 3),
    decisionsPerSecond: Math.round(tally.decisions / seconds),
    turnsPerSecond: Math.round(tally.turns / seconds),
  };
}

function showTally(report: ReturnType<typeof summary>): string {
  const percent = (share: number): string => `${round(share * 100, 1)} %`;
  const { finished, stalled, broken } = report.ends;
  return columns([
    ['matches', big(report.matches)],
    ['decisions', big(report.decisions)],
    ['turns', big(report.turns)],
    ['rounds', `${report.rounds.min} at least, ${report.rounds.median} in the middle, ${report.rounds.max} at most`],
    ...report.scores.map((score, seat) => [
      `seat ${seat}`,
      `${score.toFixed(2)} points on average, won ${percent(required(report.wins[seat], `share of seat ${seat}`))}`,
    ]),
    ...(report.rival
      ? [['rival', `${report.rival.score.toFixed(2)} points on average, won ${percent(report.rival.wins)}`]]
      : []),
    ['ended', `${big(finished)} as usual, ${big(stalled)} stalled, ${big(broken)} broken`],
    ['violations', big(report.violations)],
    ...Object.entries(report.coverage ?? {}).map(([name, times]) => [name, big(times)]),
    ['speed', `${big(report.decisionsPerSecond)} decisions and ${big(report.turnsPerSecond)} turns a second`],
  ]);
}

function round(value: number, digits: number): number {
  return Number.isFinite(value) ? Number(value.toFixed(digits)) : 0;
}
