/** `windrose puzzles`: solves puzzles at the prompt, makes them out of matches between bots, and checks files of them. */

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import {
  checkPuzzle,
  GRADES,
  gradingPuzzles,
  checkTry,
  makePuzzles,
  miningPuzzles,
  openPuzzle,
  type Puzzle,
  type PuzzleCheck,
  type PuzzleFile,
  puzzleOfDay,
  readPuzzles,
  reviewWordsFor,
} from '@windrose/analysis';
import { gamesWith } from '@windrose/analysis/games';
import { type Level, LEVELS } from '@windrose/bots';
import { amount, findGame, loadMatch, SPICES } from '@windrose/rules';
import { type Language, type Words, wordsFor } from '@windrose/words';
import { Argument, type Command, Option } from 'commander';
import pc from 'picocolors';

import { Fault } from '../faults.ts';
import { gameArgument, languageOption, readJson, readText, whole } from '../flags.ts';
import { listenBetween, listenForStop, reportStopped, withFlags } from '../interrupt.ts';
import { checkWritable, writeOut } from '../output.ts';
import { doExercise, type Exercise } from '../play/exercise.ts';
import { linesOfInput } from '../play/lines.ts';
import { Progress } from '../progress.ts';
import { namingFile } from '../read-match.ts';
import { columns } from '../table.ts';
import { exerciseText } from '../words/index.ts';
import { windowSizeOf } from '../wrap.ts';

/** The puzzles that come with Windrose: a file a game. */
const PUZZLES = new URL('../../../analysis/src/games/', import.meta.url);
const MINED: readonly string[] = gamesWith('puzzles');

interface PlayFlags {
  readonly lang: Language;
  readonly number?: number;
  readonly file?: string;
  readonly plain?: boolean;
}

interface MineFlags {
  readonly count: number;
  readonly seed: string;
  readonly out: string;
  readonly level: Level;
  readonly seats?: number;
  readonly turns: number;
  readonly minutes?: number;
  readonly edition?: number;
  readonly json?: boolean;
}

export function addPuzzles(program: Command): void {
  const puzzles = program
    .command('puzzles')
    .description(
      'solve, make and check puzzles: claim something within a number of turns, by the only turn that does it',
    );
  puzzles
    .command('play')
    .description("solve puzzles at the prompt, starting with today's")
    .addArgument(new Argument('[game]', 'the game').choices(MINED).default(MINED[0]))
    .option('--number <number>', "the puzzle to start with (default: today's)", whole(1, 100_000))
    .option('--file <file>', 'use puzzles from this file instead of the built-in ones')
    .option('--plain', 'lists instead of drawings, for screen readers')
    .addOption(languageOption())
    .action(playPuzzles);
  puzzles
    .command('mine')
    .description('make puzzles from matches between bots')
    .addArgument(gameArgument())
    .requiredOption('--count <number>', 'number of puzzles', whole(1, 10_000))
    .requiredOption(
      '--out <file>',
      'file to write; puzzles already in it are kept, if they are of the same game, seats, seed, level and turns',
    )
    .option('--seed <text>', 'seed for all luck; the same seed gives the same puzzles', '1')
    .addOption(new Option('--level <level>', 'the level that plays the matches').choices(LEVELS).default('captain'))
    .option('--seats <number>', 'number of seats (default: the fewest the game allows)', whole(1, 9))
    .option('--turns <number>', 'greatest number of turns in a puzzle; 3 is slow for games at sea', whole(2, 3), 2)
    .option(
      '--edition <number>',
      'edition of a new file; raise it when puzzles are made anew under the same rules, so that others solved before do not count (default: 1)',
      whole(1, 1000),
    )
    .option('--minutes <number>', 'stop after this many minutes; the same command continues', whole(1, 100_000))
    .option('--json', 'print the numbers of puzzles and matches as one JSON object')
    .action(mine);
  puzzles
    .command('check')
    .description('solve every puzzle in a file again by trying all turns, and compare with the strongest bot')
    .argument('<file>', 'a file of puzzles')
    .option('--keep <file>', 'write the puzzles on which both agree to this file')
    .option('--json', 'print the result as one JSON object')
    .addHelpText(
      'after',
      '\nExit code 1 if a puzzle does not have exactly one solution; the numbers of such puzzles are listed.',
    )
    .action(check);
  puzzles
    .command('grade')
    .description('let every level of bots try each puzzle of a file ten times, and grade it by how often they solve it')
    .argument('<file>', 'a file of puzzles')
    .requiredOption('--out <file>', 'file to write the graded puzzles to')
    .action(gradeFile);
}

async function gradeFile(path: string, { out }: { readonly out: string }): Promise<void> {
  const file = readPuzzleFile(path);
  checkWritable(out);
  const many = file.list.length;
  if (many === 0) throw new Fault('The file has no puzzles.');
  const progress = new Progress(many, 'puzzles');
  const stop = listenForStop();
  let graded: PuzzleFile | null = null;
  const grading = gradingPuzzles(file);
  while (!stop.aborted) {
    const next = namingFile(path, () => grading.next());
    if (next.done) break;
    graded = next.value;
    progress.show(graded.list.length);
    await listenBetween();
  }
  progress.end();
  if (graded === null || graded.list.length < many) {
    reportStopped(`after ${graded?.list.length ?? 0} of ${many} puzzles; nothing is written`, null);
    return;
  }
  write(out, graded);
  console.log(summary(graded));
}

async function mine(game: string, flags: MineFlags): Promise<void> {
  const { count, seed, out, level, turns, minutes, edition } = flags;
  checkWritable(out);
  const progress = new Progress(count, 'puzzles');
  const seats = flags.seats ?? findGame(game).seats[0];
  const known = existsSync(out) ? readPuzzleFile(out) : null;
  if (known && (known.game !== game || known.seats !== seats)) {
    throw new Fault(
      `${out}: its puzzles are of ${known.game} with ${known.seats} seats, not of ${game} with ${seats}.`,
    );
  }
  const otherSeed = known?.matches.map((match) => match.seed.replace(/\/\d+$/, '')).find((text) => text !== seed);
  if (otherSeed !== undefined) {
    throw new Fault(
      `${out}: its puzzles are of seed ${JSON.stringify(otherSeed)}, not of ${JSON.stringify(seed)}. Name a new file, or continue with ${withFlags({ '--seed': otherSeed })}`,
    );
  }
  for (const [name, there, here] of [
    ['level', known?.level, level],
    ['turns', known?.turns, turns],
    ['edition', known && (known.edition ?? 1), edition],
  ] as const) {
    if (there === undefined || there === null || here === undefined || there === here) continue;
    throw new Fault(
      `${out}: its puzzles were made with --${name} ${there}, not ${here}. Name a new file, or continue with ${withFlags({ [`--${name}`]: String(there) })}`,
    );
  }
  const job = { game, seats, count, seed, level, turns, ...(edition && { edition }), ...(known && { known }) };
  const stop = listenForStop();
  const begun = performance.now();
  let file = known;
  for (const soFar of miningPuzzles(job)) {
    file = soFar;
    progress.show(file.list.length);
    // Written after every match, so that stopping loses nothing.
    write(out, file);
    if (performance.now() - begun > (minutes ?? Infinity) * 60_000) break;
    await listenBetween();
    if (stop.aborted) break;
  }
  progress.end();
  if (flags.json) {
    const list = file?.list ?? [];
    const grades = Object.fromEntries(GRADES.map((grade) => [grade, ofGrade(list, grade)]));
    console.log(JSON.stringify({ game, seats, puzzles: list.length, matches: file?.played ?? 0, grades, out }));
  } else if (file !== null) console.log(summary(file));
  if (stop.aborted && (file?.list.length ?? 0) < count) {
    reportStopped(`with ${file?.list.length ?? 0} of ${count} puzzles`, withFlags({}));
  }
}

async function playPuzzles(game: string, { lang, plain = false, ...flags }: PlayFlags): Promise<void> {
  const file = readPuzzleFile(flags.file ?? fileURLToPath(new URL(`${game}/puzzles.json`, PUZZLES)));
  const many = file.list.length;
  if (many === 0) throw new Fault('The file has no puzzles.');
  const words = wordsFor(lang);
  const text = exerciseText(lang);
  const today = new Date().toISOString().slice(0, 10);
  const { number } = flags;
  if (number !== undefined && number > many)
    throw new Fault(`There are only ${many} puzzles; there is no number ${number}.`, 2);
  const first = number === undefined ? puzzleOfDay(today, many) : number - 1;
  const lines = linesOfInput();
  const print = (line: string): void => console.log(line);
  try {
    for (let at = first; ; at = (at + 1) % many) {
      const puzzle = openPuzzle(file, at);
      const head = text.puzzle(words.game(file.game).title, at + 1, many, puzzle.grade);
      const came = await doExercise(exerciseOf(puzzle, words, head), {
        words,
        plain,
        windowSize: () => windowSizeOf(process.stdout),
        ask: (prompt) => lines.ask(prompt),
        print,
      });
      const next = ((came === 'left' ? at : at + 1) % many) + 1;
      if (came !== 'skipped') {
        const command = withFlags({ '--number': String(next) });
        print(`\n${came === 'left' ? text.goOn(command) : text.next(command)}`);
        return;
      }
    }
  } finally {
    lines.close();
  }
}

function exerciseOf(puzzle: Puzzle, words: Words, head: string): Exercise {
  const text = exerciseText(words.language);
  const reviewWords = reviewWordsFor(words.language, words);
  const { match, target, turns, line } = puzzle;
  const codes = match.choices.map(({ option }) => option.code);
  return {
    task: [pc.bold(head), text.task(reviewWords.target(match, target), turns, match.seats === 1)],
    begin: () => loadMatch({ ...match.record(), codes }),
    judge(after) {
      if (!after.over && after.turn === match.turn) return { state: 'on', comments: [] };
      const result = checkTry(puzzle, after);
      if (result.solved) return { state: 'done', comments: [result.claimed ? text.solvedNow : text.solvedSoon] };
      const missing = lacking(target.price, result.hold);
      return {
        state: 'again',
        comments: [text.notYet, missing === '' ? text.away : text.lacking(words.cubes(missing))],
      };
    },
    hint: () => reviewWords.look(match, line),
    solution: () => text.solution(reviewWords.line(match, line)),
  };
}

/** The cubes of a price that a hold does not have, as letters. */
function lacking(price: number, hold: number): string {
  return SPICES.map((letter, spice) => letter.repeat(Math.max(0, amount(price, spice) - amount(hold, spice)))).join('');
}

function write(path: string, file: PuzzleFile): void {
  writeOut(path, makePuzzles(file));
}

function readPuzzleFile(path: string): PuzzleFile {
  return namingFile(path, () => readPuzzles(readJson(readText(path), path)));
}

function ofGrade(list: PuzzleFile['list'], grade: number): number {
  return list.filter((puzzle) => puzzle.grade === grade).length;
}

function summary({ list, played, tries }: PuzzleFile): string {
  const solvedBy = (level: number): number => list.reduce((sum, { solved }) => sum + (solved?.[level] ?? 0), 0);
  return columns([
    ['puzzles', `${list.length} out of ${played} matches`],
    ...GRADES.map((grade) => [`grade ${grade}`, String(ofGrade(list, grade))]),
    ...(tries === undefined || list.length === 0
      ? []
      : LEVELS.map((level, at) => [level, `solves ${Math.round((100 * solvedBy(at)) / tries / list.length)} %`])),
  ]);
}

async function check(path: string, flags: { readonly json?: boolean; readonly keep?: string }): Promise<void> {
  const file = readPuzzleFile(path);
  if (flags.keep !== undefined) checkWritable(flags.keep);
  const progress = new Progress(file.list.length, 'puzzles');
  const stop = listenForStop();
  const checks: PuzzleCheck[] = [];
  while (checks.length < file.list.length && !stop.aborted) {
    checks.push(namingFile(path, () => checkPuzzle(file, checks.length)));
    progress.show(checks.length);
    await listenBetween();
  }
  progress.end();
  if (checks.length < file.list.length) {
    reportStopped(
      `after ${checks.length} of ${file.list.length} puzzles; the result is for those, and nothing is written`,
      null,
    );
  }
  const wrong = checks.flatMap(({ exact }, number) => (exact ? [] : [number]));
  const agreed = checks.filter((found) => found.agreed).length;
  if (flags.keep !== undefined && checks.length === file.list.length) {
    const list = file.list.filter((_, number) => checks[number]?.exact && checks[number].agreed);
    write(flags.keep, { ...file, list });
  }
  if (flags.json) {
    console.log(JSON.stringify({ game: file.game, puzzles: checks.length, wrong, agreed }));
  } else {
    console.log(summary(file));
    console.log(`exactly one solution: ${checks.length - wrong.length}; the strongest bot finds it: ${agreed}`);
    if (wrong.length > 0) console.error(`Not exactly one solution: puzzles ${wrong.join(', ')}.`);
  }
  if (wrong.length > 0 && !stop.aborted) process.exitCode = 1;
}
