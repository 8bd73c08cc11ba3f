/** `windrose stats`: bots play, and how often each tile, location, card, starting set and seat wins is counted. */

import { existsSync } from 'node:fs';

import { type ComponentKind, type ComponentNumbers, type Numbers, type Share, Tally } from '@windrose/analysis';
import { type Level, LEVELS } from '@windrose/bots';
import { type Match, type MatchRequest, startMatch } from '@windrose/rules';
import { Faces, type Language, type Words, wordsFor } from '@windrose/words';
import { type Command, Option } from 'commander';
import pc from 'picocolors';

import { Fault } from '../faults.ts';
import {
  addMatchFlags,
  addSeatsFlag,
  gameArgument,
  languageOption,
  type MatchFlags,
  matchRequest,
  readJson,
  readText,
  whole,
} from '../flags.ts';
import { listenBetween, listenForStop, reportStopped, withFlags } from '../interrupt.ts';
import { newFile } from '../kept.ts';
import { Progress } from '../progress.ts';
import { checkWritable, writeOut } from '../output.ts';
import { namingFile } from '../read-match.ts';
import { big, columns, width } from '../table.ts';
import { windowSizeOf, wrapped } from '../wrap.ts';

interface Flags extends MatchFlags {
  readonly matches: number;
  readonly level: Level;
  readonly iterations?: number;
  readonly minutes?: number;
  readonly json?: boolean;
  readonly out?: string;
  readonly resume?: string;
  readonly lang: Language;
}

const TITLES: Readonly<Record<ComponentKind, string>> = {
  set: 'starting sets',
  market: 'market tiles',
  order: 'orders',
  bonus: 'bonus tiles',
  location: 'locations',
  card: 'point cards',
  exploration: 'exploration tiles',
  merchant: 'merchant cards',
};

export function addStats(program: Command): void {
  const command = program
    .command('stats')
    .description('let bots play and report how often each tile, location, card, starting set and seat wins')
    .addArgument(gameArgument())
    .requiredOption('--matches <number>', 'number of matches', whole(1, 10_000_000))
    .addOption(new Option('--level <level>', 'how well the bots play').choices(LEVELS).default('captain'))
    .option('--iterations <number>', 'search iterations per turn, in place of what the level uses', whole(1, 1_000_000))
    .option('--minutes <number>', 'stop after this many minutes', whole(1, 100_000))
    .option('--seed <text>', 'seed for all luck; the same seed gives the same matches', '1')
    .option('--json', 'print the numbers as one JSON object')
    .option('--out <file>', 'new file to write that object to; with --resume it may hold the numbers so far')
    .option('--resume <file>', 'continue from the file of a run that was stopped')
    .addOption(languageOption());
  addSeatsFlag(addMatchFlags(command))
    .addHelpText(
      'after',
      '\nShares are shown with their 95 % interval. "z" is how many standard deviations more (or less) often than an average' +
        '\nseat the seats that used a component won; among a hundred components, only values beyond 3.5 are remarkable.' +
        '\nCtrl-C prints the numbers so far, keeps them, and prints the command that continues.',
    )
    .action(run);
}

async function run(game: string, flags: Flags): Promise<void> {
  const { matches, level, iterations, minutes = Infinity, out, resume, lang } = flags;
  const request = matchRequest(game, flags);
  if (out !== undefined) checkOut(out, request, resume !== undefined);
  if (resume !== undefined) checkWritable(resume);
  const job = { request, level, ...(iterations ? { budget: { iterations } } : {}) };
  const tally = resume === undefined ? new Tally(job) : goOn(job, resume);
  const stop = listenForStop();
  const begun = performance.now();
  const progress = new Progress(matches - tally.played, 'matches');
  const before = tally.played;
  while (tally.played < matches && !stop.aborted && performance.now() - begun < minutes * 60_000) {
    tally.play();
    progress.show(tally.played - before);
    await listenBetween();
  }
  progress.end();

  const numbers = tally.numbers();
  if (numbers !== null) {
    const match = startMatch({ ...request, seed: `${request.seed}/0` });
    const words = wordsFor(lang);
    const named = {
      ...numbers,
      components: numbers.components.map((one) => ({ ...one, name: nameOf(match, words, one) })),
    };
    console.log(flags.json ? JSON.stringify(named) : inText(named));
  }
  if (tally.played < matches) {
    const file = keep(tally, game, resume);
    const goOnWith = file === null ? null : withFlags({ '--resume': file });
    reportStopped(`after ${big(tally.played)} of ${big(matches)} matches`, goOnWith);
    if (!stop.aborted) process.exitCode = 0;
  }
  // Last: what is printed and kept does not depend on this file.
  if (out !== undefined && numbers !== null) writeOut(out, `${JSON.stringify(numbers)}\n`);
}

/** Keeps the numbers for a run that goes on. @returns the file; null, and a sentence, where they cannot be kept. */
function keep(tally: Tally, game: string, resume: string | undefined): string | null {
  try {
    const file = resume ?? newFile(`stats-${game}`);
    writeOut(file, `${JSON.stringify(tally.kept())}\n`);
    return file;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    console.error(`The numbers could not be kept to go on from: ${error.message}`);
    return null;
  }
}

/** @throws Fault when the file for the numbers holds something else; a run that goes on replaces those of its beginning. */
function checkOut(out: string, { game, seats }: MatchRequest, resumes: boolean): void {
  checkWritable(out);
  if (!existsSync(out)) return;
  if (!resumes) throw new Fault(`${out} exists already. Name a new file.`);
  const there = readJson(readText(out), out);
  const of = (field: string): unknown =>
    typeof there === 'object' && there !== null ? Reflect.get(there, field) : undefined;
  if (of('game') !== game || of('seats') !== seats || !Array.isArray(of('components'))) {
    throw new Fault(`${out} exists already and does not hold numbers of ${game} with ${seats} seats. Name a new file.`);
  }
}

function goOn(job: ConstructorParameters<typeof Tally>[0], file: string): Tally {
  const kept = readJson(readText(file), file);
  return namingFile(file, () => new Tally(job, kept));
}

/** A component with what it is called. */
interface NamedNumbers extends ComponentNumbers {
  readonly name: string;
}

/** The description of a component by its printed content. */
function nameOf(match: Match, words: Words, { kind, id }: ComponentNumbers): string {
  switch (kind) {
    case 'set':
      return words.cubes(id);
    case 'market': {
      const { give, take } = new Faces(match).market(id);
      return words.letters(`${give} → ${take}`);
    }
    case 'order': {
      const { price, points } = new Faces(match).order(id);
      return `${words.letters(price)}: ${words.points(points)}`;
    }
    case 'bonus':
      return words.bonus(match, id);
    case 'location':
      return words.work(match, id);
    case 'card':
      return words.cardCalled(match, id);
    case 'exploration':
      return words.exploration(match, id);
    case 'merchant':
      return words.merchantCalled(match, id);
  }
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const interval = ({ share, low, high, of }: Share): string =>
  of === 0 ? '–' : `${percent(share)} (${(low * 100).toFixed(0)}–${(high * 100).toFixed(0)})`;

function inText(numbers: Omit<Numbers, 'components'> & { readonly components: readonly NamedNumbers[] }): string {
  const { seats, rounds, points, margin, wins, rival } = numbers;
  const windowWidth = windowSizeOf(process.stdout).columns;
  const head = columns([
    ['matches', `${big(numbers.matches)}, ${big(numbers.finished)} ended as usual`],
    ['rounds', `${rounds.mean} ± ${rounds.sd}`],
    ['points', `${points.mean} ± ${points.sd}, ${margin} between the first two`],
    ...wins.map((share, seat) => [`seat ${seat}`, `won ${interval(share)}`]),
    ...(rival ? [['rival', `won ${interval(rival)}`]] : []),
  ]);
  const parts = Object.entries(TITLES).flatMap(([kind, title]) => {
    const rows = numbers.components.filter((component) => component.kind === kind);
    return rows.length === 0 ? [] : [table(title, rows, windowWidth)];
  });
  const title = wrapped(`${pc.bold(numbers.game)}, ${seats} seats, level ${numbers.level}`, windowWidth);
  return [title, wrapped(head, windowWidth), ...parts].join('\n\n');
}

/** The columns counted for a component, the least important last. */
const COUNTED: readonly { readonly head: string; readonly cell: (one: NamedNumbers) => string }[] = [
  { head: 'open in', cell: ({ open }) => big(open) },
  { head: 'used in', cell: ({ used }) => interval(used) },
  { head: 'uses', cell: ({ uses }) => uses.toFixed(2) },
  { head: 'users won', cell: ({ won }) => interval(won) },
  { head: 'z', cell: ({ won, z }) => (won.of === 0 ? '–' : z.toFixed(1)) },
];

/** Heads that are left out, one after the other, where they do not fit. */
const LEFT_OUT = ['open in', 'uses', 'used in'];

/** The components of a kind, each on a line or, where that is too wide, its numbers below its name. */
function table(title: string, rows: readonly NamedNumbers[], windowWidth: number): string {
  const sorted = [...rows].sort((a, b) => b.won.share - a.won.share);
  const fits = (text: string): boolean => text.split('\n').every((line) => width(line) <= windowWidth);
  const full = columns(
    [
      [pc.bold(title), '', ...COUNTED.map(({ head }) => head)],
      ...sorted.map((one) => [one.name, pc.dim(one.id), ...COUNTED.map(({ cell }) => cell(one))]),
    ],
    COUNTED.map((_, at) => at + 2),
  );
  if (fits(full)) return full;
  for (let left = 0; ; left++) {
    const shown = COUNTED.filter(({ head }) => !LEFT_OUT.slice(0, left).includes(head));
    const numbers = columns(
      [shown.map(({ head }) => head), ...sorted.map((one) => shown.map(({ cell }) => cell(one)))].map((row) => [
        '  ',
        ...row,
      ]),
      shown.map((_, at) => at + 1),
    );
    if (!fits(numbers) && left < LEFT_OUT.length) continue;
    const [heads = '', ...lines] = numbers.split('\n');
    const named = sorted.map(({ name, id }, at) => `${wrapped(`${name}  ${pc.dim(id)}`, windowWidth)}\n${lines[at]}`);
    return [pc.bold(title), heads, ...named].join('\n');
  }
}
