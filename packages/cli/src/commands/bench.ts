/** `windrose bench`: how fast the games are played, beside what others have made. */

import { cpus } from 'node:os';
import { resolve } from 'node:path';

import { LEVELS } from '@windrose/bots';
import { findGame, type GameId, required } from '@windrose/rules';
import { Argument, type Command } from 'commander';

import { comesWith } from '../command-name.ts';
import { gameIds, whole } from '../flags.ts';
import { measureAgainst, showRelativeSpeeds } from '../measure/beside.ts';
import { ENDGAME_GAMES, ENDGAMES_EACH, measureRegret, type Regret } from '../measure/endgames.ts';
import { measureOverrun, type Overrun, OVERRUN_LIMIT, OVERRUN_MATCHES, overrunMatches } from '../measure/overrun.ts';
import { median } from '../median.ts';
import { measurePipe, type PipeSpeed } from '../measure/pipe.ts';
import { measureStrength, showStrength, STRENGTH_GAMES, STRENGTH_MATCHES } from '../measure/strength.ts';
import { startSeparatePeers } from '../measure/apart.ts';
import { type Measured, type Measurer, Subject } from '../measure/subject.ts';
import { listenBetween, listenForStop, reportStopped } from '../interrupt.ts';
import { Progress } from '../progress.ts';
import { big, columns } from '../table.ts';

const PEERS = ['boardgame.io', 'chessops'] as const;

const USUAL = { rounds: 9, milliseconds: 250 };
const QUICK = { rounds: 3, milliseconds: 100 };

interface Flags {
  readonly quick?: boolean;
  readonly peers?: boolean;
  readonly rounds?: number;
  readonly milliseconds?: number;
  readonly json?: boolean;
  readonly pipe?: boolean;
  readonly strength?: boolean;
  readonly endgames?: boolean;
  readonly overrun?: boolean;
  readonly beside?: string;
  readonly pairs: number;
  readonly matches?: number;
}

/** The middle of what was measured of one task. */
interface Result {
  readonly subject: string;
  readonly task: string;
  /** Decisions, moves or plies in a second of one core. */
  readonly steps: number;
  /** The same in a second on the clock: less where other programs had the core meanwhile. */
  readonly stepsOnTheClock: number;
  readonly turns: number | null;
  readonly matches: number | null;
  /** Bytes allocated per step, without match set-ups; null where unknown. */
  readonly bytes: number | null;
  /** Bytes allocated by the set-up of a match. */
  readonly setUpBytes: number | null;
}

export function addBench(program: Command): void {
  program
    .command('bench')
    .description('measure how fast the games are played and searched, compared with boardgame.io and chessops')
    .addArgument(new Argument('[games...]', 'the games to measure (default: all)').choices(gameIds()))
    .option('--quick', 'fewer and shorter rounds')
    .option(
      '--rounds <number>',
      `number of rounds (default: ${USUAL.rounds}, with --quick ${QUICK.rounds})`,
      whole(1, 1000),
    )
    .option(
      '--milliseconds <number>',
      `length of each measurement (default: ${USUAL.milliseconds}, with --quick ${QUICK.milliseconds})`,
      whole(1, 60_000),
    )
    .option(
      '--peers',
      'compare with OpenSpiel (C++) and a Splendor engine (Rust) too; they are fetched and built the first time',
    )
    .option('--pipe', 'measure instead: decisions per second through "engine", with many matches at once')
    .option('--strength', 'measure instead: ratings of the strongest level with 10, 100 and 1000 ms per turn')
    .option('--endgames', 'measure instead: what each level loses in small endgames that are solved exactly')
    .option('--overrun', 'measure instead: how far levels with 10, 50 or 150 ms per turn overrun at worst')
    .option(
      '--beside <folder>',
      'measure instead: the games in this clone and in another clone of Windrose, alternately',
    )
    .option('--pairs <number>', 'with --beside: how many times both are started afresh', whole(1, 1000), 3)
    .option(
      '--matches <number>',
      `with --strength: matches per pair of players (default: ${STRENGTH_MATCHES}); with --endgames: endgames per game (default: ${ENDGAMES_EACH}); ` +
        `with --overrun: matches per level, budget and number of seats (default: ${OVERRUN_MATCHES})`,
      whole(1, 100_000),
    )
    .option('--json', 'print the result as one JSON object')
    .addHelpText(
      'after',
      '\nEach game and each peer runs in its own process. They take turns, one short measurement each per round, and the\n' +
        `result is the median of all rounds. ${comesWith('bench/README.md')} describes what is measured and how.`,
    )
    .action(run);
}

async function run(games: readonly GameId[], flags: Flags): Promise<void> {
  const { rounds, milliseconds } = { ...(flags.quick ? QUICK : USUAL), ...flags };
  const stop = listenForStop();
  // They cannot be continued, because a figure belongs to one run.
  const print = <Measurement>(
    measured: readonly Measurement[],
    table: (all: readonly Measurement[]) => string,
    object: (all: readonly Measurement[]) => object = (all) => all,
  ): void => {
    const none = measured.length === 0;
    if (stop.aborted) {
      reportStopped(none ? 'before anything was measured' : 'early: the measurements so far are printed', null);
    }
    if (!none) console.log(flags.json ? JSON.stringify(object(measured)) : table(measured));
  };
  if (flags.strength) {
    const asked = games.length > 0 ? games : STRENGTH_GAMES;
    const measured = await measureStrength(asked, flags.matches ?? STRENGTH_MATCHES, stop);
    print(measured, showStrength);
    return;
  }
  if (flags.endgames) {
    const asked = games.length > 0 ? games : ENDGAME_GAMES;
    const each = flags.matches ?? ENDGAMES_EACH;
    const progress = new Progress(asked.length * each, 'endgames');
    const regrets: Regret[] = [];
    for (const game of asked) {
      if (!stop.aborted) regrets.push(...(await measureRegret(game, each, LEVELS, counting(progress, stop))));
    }
    progress.end();
    print(regrets, showRegret);
    return;
  }
  const wanted = games.length > 0 ? games : gameIds();
  if (flags.overrun) {
    const each = flags.matches ?? OVERRUN_MATCHES;
    const progress = new Progress(
      wanted.reduce((sum, game) => sum + overrunMatches(game, each), 0),
      'matches',
    );
    const overruns: Overrun[] = [];
    for (const game of wanted) {
      if (!stop.aborted) overruns.push(...(await measureOverrun(game, each, counting(progress, stop))));
    }
    progress.end();
    print(overruns, showOverrun);
    return;
  }
  if (flags.pipe) {
    const speeds: PipeSpeed[] = [];
    const progress = new Progress(3 * wanted.length, 'measurements');
    for (const game of wanted) {
      const seats = findGame(game).seats[0];
      for (const features of [false, 'bytes', true] as const) {
        if (!stop.aborted) speeds.push(await measurePipe(game, seats, features, rounds * milliseconds));
        progress.show(speeds.length);
      }
    }
    progress.end();
    print(speeds, showPipe);
    return;
  }
  if (flags.beside !== undefined) {
    const progress = new Progress(wanted.length * flags.pairs, 'pairs');
    const compared = await measureAgainst(resolve(flags.beside), {
      games: wanted,
      pairs: flags.pairs,
      rounds,
      milliseconds,
      goOn: counting(progress, stop),
    });
    progress.end();
    print(compared, showRelativeSpeeds);
    return;
  }
  const subjects: Measurer[] = [];
  try {
    for (const name of [...wanted, ...PEERS]) if (!stop.aborted) subjects.push(await Subject.start(name));
    if (flags.peers && !stop.aborted) subjects.push(...(await startSeparatePeers(console.error)));
    const tasks = subjects.flatMap((subject) =>
      subject.tasks.map((task) => ({ subject, task, measured: [] as Measured[] })),
    );
    // The first round is for the compiler and is thrown away.
    const progress = new Progress((rounds + 1) * tasks.length, 'stretches');
    let done = 0;
    for (let round = 0; round <= rounds && !stop.aborted; round++) {
      for (const { subject, task, measured } of tasks) {
        if (stop.aborted) break;
        const stretch = await subject.measure(task, milliseconds);
        if (round > 0) measured.push(stretch);
        progress.show(++done);
      }
    }
    progress.end();
    const results = tasks.flatMap(({ subject, task, measured }) =>
      measured.length === 0 ? [] : [summary(subject.name, task, measured)],
    );
    const method = {
      rounds: Math.max(...tasks.map(({ measured }) => measured.length)),
      milliseconds,
      node: process.version,
      processor: cpus()[0]?.model ?? 'unknown',
    };
    print(
      results,
      (all) => show(all, method),
      (all) => ({ ...method, results: withRatios(all) }),
    );
  } catch (error) {
    // A Ctrl-C reaches a process that measures while it starts, too.
    if (!stop.aborted) throw error;
    print([], () => '');
  } finally {
    for (const subject of subjects) subject.stop();
  }
}

/** Counts pieces of measuring, and says whether it is to end. */
function counting(progress: Progress, stop: AbortSignal): () => Promise<boolean> {
  return async () => {
    progress.step();
    await listenBetween();
    return stop.aborted;
  };
}

function summary(subject: string, task: string, measured: readonly Measured[]): Result {
  const perSecond = (count: (one: Measured) => number | undefined): number | null => {
    const rates = measured.flatMap((one) => {
      const counted = count(one);
      return counted === undefined ? [] : [counted / one.seconds];
    });
    return rates.length === 0 ? null : median(rates);
  };
  return {
    subject,
    task,
    steps: required(
      perSecond(({ steps }) => steps),
      'number of steps per second',
    ),
    stepsOnTheClock: median(measured.map(({ steps, wall }) => steps / wall)),
    turns: perSecond(({ turns }) => turns),
    matches: perSecond(({ matches }) => matches),
    bytes:
      measured[0]?.bytes === undefined
        ? null
        : Math.max(0, median(measured.map(({ bytes = 0, steps }) => bytes / steps))),
    setUpBytes:
      measured[0]?.matches === undefined || measured[0].setUpBytes === undefined
        ? null
        : median(measured.map(({ setUpBytes = 0, matches }) => setUpBytes / (matches ?? 1))),
  };
}

const isPeer = ({ subject }: Result): boolean => !(gameIds() as readonly string[]).includes(subject);

/** Each result with how many times the speed of each peer it has. */
function withRatios(results: readonly Result[]) {
  const peers = results.filter(isPeer);
  return results.map((result) => ({
    ...result,
    times: Object.fromEntries(peers.map((peer) => [`${peer.subject} ${peer.task}`, result.steps / peer.steps])),
  }));
}

function show(results: readonly Result[], method: Readonly<Record<string, string | number>>): string {
  const all = results.filter(isPeer);
  const peers = all.filter(({ subject }) => (PEERS as readonly string[]).includes(subject));
  const times = (result: Result): string[] => peers.map((peer) => `${ratio(result.steps / peer.steps)}×`);
  const table = (title: string, unit: string, rows: readonly Result[]): string => {
    const head = [
      title,
      `${unit}/s`,
      'turns/s',
      'matches/s',
      `bytes/${unit.slice(0, -1)}`,
      ...peers.map(({ task }) => `of ${task}`),
    ];
    const lines = rows.map((row) => [
      `${row.subject}, ${isPeer(row) ? row.task : row.task.replace(/^(?:random|typed|search) /, '')}`,
      big(row.steps),
      row.turns === null ? '' : big(row.turns),
      row.matches === null ? '' : big(row.matches),
      row.bytes === null ? '' : row.bytes < 10 ? row.bytes.toFixed(2) : big(row.bytes),
      row.setUpBytes === null ? '' : big(row.setUpBytes),
      ...times(row),
    ]);
    return columns([head, ...lines], head.map((_, at) => at).slice(1));
  };
  const ours = results.filter((result) => !isPeer(result));
  return [
    table(
      'random play',
      'decisions',
      ours.filter(({ task }) => task.startsWith('random')),
    ),
    '',
    table(
      'typed face',
      'choices',
      ours.filter(({ task }) => task.startsWith('typed')),
    ),
    '',
    table(
      'tree search',
      'iterations',
      ours.filter(({ task }) => task.startsWith('search')),
    ),
    '',
    table('peers', 'moves', all),
    '',
    ...separatePeerTables(ours, all),
    `Per second of one core, the middle of ${method.rounds} rounds of ${method.milliseconds} ms; Node ${method.node}, ${method.processor}.`,
  ].join('\n');
}

/** The ratios of our speeds to those of peers outside npm, kind by kind; empty without such peers. */
function separatePeerTables(ours: readonly Result[], peers: readonly Result[]): string[] {
  const apart = peers.filter(({ subject }) => !(PEERS as readonly string[]).includes(subject));
  return ['random', 'search'].flatMap((kind) => {
    const of = apart.filter(({ task }) => task.startsWith(kind));
    if (of.length === 0) return [];
    const head = [
      `${kind}: times as fast as`,
      ...of.map(({ subject, task }) => `${subject} ${task.slice(kind.length + 1)}`),
    ];
    const rows = ours
      .filter(({ task }) => task.startsWith(kind))
      .map(({ subject, task, steps }) => [
        `${subject}, ${task.slice(kind.length + 1)}`,
        ...of.map((peer) => `${ratio(steps / peer.steps)}×`),
      ]);
    return [columns([head, ...rows], head.map((_, at) => at).slice(1)), ''];
  });
}

function showPipe(speeds: readonly PipeSpeed[]): string {
  const rows = speeds.map(({ game, features, bits, onTheClock, ofOneCore }) => [
    game,
    features === 0 ? 'none' : `${features} of ${bits} bits`,
    big(onTheClock),
    ofOneCore === null ? '' : big(ofOneCore),
  ]);
  return columns([['through the pipe', 'features', 'decisions/s', 'of one core'], ...rows], [1, 2, 3]);
}

function showOverrun(overruns: readonly Overrun[]): string {
  const head = [
    'game',
    'seats',
    'level',
    'ms a turn',
    'decisions',
    'latest',
    'of a processor',
    `over ${OVERRUN_LIMIT} ms`,
  ];
  const rows = overruns.map(({ game, seats, level, ms, decisions, latest, latestWorked }) => [
    game,
    String(seats),
    level,
    String(ms),
    String(decisions),
    `${latest.toFixed(0)} ms`,
    `${latestWorked.toFixed(0)} ms`,
    latestWorked > OVERRUN_LIMIT ? 'OVER' : '',
  ]);
  return columns([head, ...rows], [1, 3, 4, 5, 6]);
}

function showRegret(regrets: readonly Regret[]): string {
  const head = [
    'last turns, solved',
    'level',
    'played',
    'perfectly',
    'points lost',
    'at most',
    'winnable',
    'chance lost',
  ];
  const rows = regrets.map((one) => [
    one.game,
    one.level,
    String(one.endgames),
    String(one.perfect),
    one.points.toFixed(2),
    one.worst.toFixed(1),
    String(one.winnable),
    `${(one.win * 100).toFixed(1)} %`,
  ]);
  return columns([head, ...rows], [2, 3, 4, 5, 6, 7]);
}

/** Two digits that mean something. */
function ratio(value: number): string {
  return value >= 10 ? big(value) : value >= 0.1 ? value.toFixed(1) : value.toPrecision(1);
}
