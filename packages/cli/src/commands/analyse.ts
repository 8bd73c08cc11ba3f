/** `windrose analyse`: a stored match looked back at: what each turn lost, what was better, what chance gave. */

import {
  type Mark,
  MARKS,
  type Review,
  type ReviewedStep,
  reviewing,
  reviewWordsFor,
  SAMPLES,
} from '@windrose/analysis';
import { type Level, LEVELS, loadWeights } from '@windrose/bots';
import { type Match, required } from '@windrose/rules';
import { type Language, wordsFor } from '@windrose/words';
import { type Command, Option } from 'commander';
import pc from 'picocolors';

import { addPackFlag, languageOption, readPack, whole } from '../flags.ts';
import { listenBetween, listenForStop, tellStopped } from '../interrupt.ts';
import { Progress } from '../progress.ts';
import { readMatch } from '../read-match.ts';
import { columns } from '../table.ts';

interface Flags {
  readonly pack?: readonly string[];
  readonly lang: Language;
  readonly level: Level;
  readonly ms?: number;
  readonly samples: number;
  readonly json?: boolean;
}

export function addAnalyse(program: Command): void {
  const command = program
    .command('analyse')
    .description('review a match: the chance to win after each turn, what each turn cost, and what was better')
    .argument('<file>', 'a record (JSON) or notation (text); "-" for standard input')
    .addOption(new Option('--level <level>', 'the level that judges the turns').choices(LEVELS).default('admiral'))
    .option(
      '--samples <number>',
      'how many times each line is played out; more is more precise',
      whole(1, 1000),
      SAMPLES,
    )
    .option(
      '--ms <number>',
      'at most this many milliseconds per turn; without it the result is always the same',
      whole(1, 600_000),
    )
    .option('--json', 'print the review as one JSON object')
    .addOption(languageOption());
  addPackFlag(command)
    .addHelpText(
      'after',
      '\nThe chance to win comes from playing on with bots and from expected points. A turn that costs at least 5 percentage' +
        '\npoints is marked as an inaccuracy (?!), 10 as a mistake (?), 20 as a blunder (??). What was turned up counts as' +
        '\nluck: a choice is judged by everything that could have come up.',
    )
    .action(run);
}

async function run(file: string, flags: Flags): Promise<void> {
  const { lang, level, samples, ms } = flags;
  const match = readMatch(file, (flags.pack ?? []).map(readPack));
  const progress = new Progress(Math.max(1, match.version), 'choices');
  const stop = listenForStop();
  const pieces = reviewing(match, await loadWeights(match.core), {
    level,
    budget: { iterations: samples, ...(ms ? { ms } : {}) },
    progress: ({ to }) => progress.show(to),
    stop: () => stop.aborted,
  });
  let piece = pieces.next();
  for (; piece.done !== true; piece = pieces.next()) await listenBetween();
  const review = piece.value;
  progress.end();
  if (review.stopped) tellStopped(`early: the first ${review.steps.length} turns are reviewed`, null);
  console.log(flags.json ? JSON.stringify({ game: match.game.id, ...review }) : inText(match, review, lang));
}

const SIGNS = { inaccuracy: '?!', mistake: '?', blunder: '??' } as const;
const percent = (chance: number): string => `${Math.round(chance * 100)} %`;
const signed = (chance: number): string => `${chance >= 0 ? '+' : '−'}${Math.abs(chance * 100).toFixed(0)}`;

function inText(match: Match, review: Review, lang: Language): string {
  const words = wordsFor(lang);
  const said = reviewWordsFor(lang, words);
  const sides = Array.from({ length: match.core.sides }, (_, side) => side);
  const name = (side: number): string => (side < match.seats ? words.seat(side) : words.rival);
  const told = (before: Match, step: ReviewedStep, mark: Mark, better: readonly number[]): string =>
    [
      `${pc.bold(`${step.setUp ? 0 : step.round}.${step.seat + 1} ${SIGNS[mark]} ${said.mark(mark)}`)} (−${(step.loss * 100).toFixed(0)})`,
      `  ${words.seat(step.seat)}: ${said.line(before, step.codes)}`,
      `  → ${said.line(before, better)}`,
      ...said.reasons(before, step).map((reason) => `  ${reason}`),
    ].join('\n');
  const twin = match.restart();
  const lines: string[] = [];
  const rows = review.steps.map((step) => {
    const { mark, better, after } = step;
    if (mark !== null && better !== null) lines.push(told(twin, step, mark, better));
    for (const code of step.codes) twin.choose(code);
    return [
      `${step.setUp ? 0 : step.round}.${step.seat + 1}`,
      ...after.win.map(percent),
      ...after.scores.map((score) => score.toFixed(0)),
      step.loss > 0 ? `−${(step.loss * 100).toFixed(0)}` : '',
      step.luck === null ? '' : signed(required(step.luck[step.seat], 'luck of a seat')),
      mark === null ? '' : SIGNS[mark],
    ];
  });
  const curve = columns(
    [['turn', ...sides.map((side) => `${name(side)} wins`), ...sides.map(() => 'points'), 'lost', 'luck', ''], ...rows],
    Array.from({ length: 2 * sides.length + 3 }, (_, column) => column + 1),
  );
  const summary = columns(
    [
      ['', 'accuracy', 'lost by choice', 'luck', ...MARKS.map((mark) => SIGNS[mark])],
      ...review.seats.map(({ accuracy, lost, luck, marks }, side) => [
        name(side),
        accuracy === null ? '–' : `${accuracy.toFixed(1)} %`,
        side < match.seats ? `−${(lost * 100).toFixed(0)}` : '–',
        signed(luck),
        ...MARKS.map((mark) => String(marks[mark])),
      ]),
    ],
    [1, 2, 3, 4, 5, 6],
  );
  return [pc.bold(words.game(match.game.id).title), curve, ...lines, summary].join('\n\n');
}
