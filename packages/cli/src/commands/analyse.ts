/** `windrose analyse`: a stored match looked back at: what each turn lost, what was better, what chance gave. */

import {
  accountOf,
  comparedWith,
  differenceIn,
  intervalOf,
  isFinding,
  type AccountSentence,
  CARELESS,
  type CarelessKind,
  carelessOf,
  type Mark,
  MARKS,
  meanLoss,
  namingOf,
  PLAYOUTS,
  percentLost,
  type Review,
  type ReviewedStep,
  reviewing,
  type ReviewWords,
  reviewWordsFor,
  SAMPLES,
  type Stage,
  verdictOf,
} from '@windrose/analysis';
import { type Level, LEVELS, loadWeights } from '@windrose/bots';
import { type Match, required, sha256Text } from '@windrose/rules';
import { type Language, wordsFor } from '@windrose/words';
import { type Command, Option } from 'commander';
import pc from 'picocolors';

import about from '../../package.json' with { type: 'json' };
import { addPackFlag, languageOption, readPack, whole } from '../flags.ts';
import { listenBetween, listenForStop, reportStopped } from '../interrupt.ts';
import { Progress } from '../progress.ts';
import { readMatch } from '../read-match.ts';
import { columns } from '../table.ts';
import { windowSizeOf, wrapped } from '../wrap.ts';

interface Flags {
  readonly pack?: readonly string[];
  readonly lang: Language;
  readonly level: Level;
  readonly ms?: number;
  readonly samples: number;
  readonly playouts: number;
  readonly json?: boolean;
}

export function addAnalyse(program: Command): void {
  const command = program
    .command('analyse')
    .alias('review')
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
      '--playouts <number>',
      'how many pairs of playouts to the end of the match prove a mistake, at most; 0 for a quick review without marks',
      whole(0, 10_000),
      PLAYOUTS,
    )
    .option(
      '--ms <number>',
      'at most this many milliseconds per turn; without it the result is always the same',
      whole(1, 600_000),
    )
    .option('--json', 'print the review, and which match with which packs it is of, as one JSON object')
    .addOption(languageOption());
  addPackFlag(command)
    .addHelpText(
      'after',
      '\nThe chance to win comes from playing on with bots. Where a turn seems to have lost something, strong bots play it' +
        '\nand the better one on to the end of the match, on the same luck, until the loss is known well enough. One of at least' +
        '\n5 percentage points is marked as an inaccuracy (?!), 10 as a mistake (?), 20 as a blunder (??); one that is not' +
        '\ncertain has no mark, and one that may as well be none has no figure: "about even" where it is surely no mistake, otherwise' +
        '\n"too close to tell". ± and [ ] tell how far a figure may be off, nine times of ten; only beside the chances ± is the standard' +
        '\nerror. What was turned up counts as luck: a choice is judged by everything that could have come up. A turn' +
        '\nwithout a mark is "slow" when something could have been claimed in an earlier turn, with nothing against it; "cubes given' +
        '\naway" when another one leads to the same position with more cubes; "nothing done" when it brought nothing at all.',
    )
    .action(run);
}

/** The unit that each stage counts. */
const UNITS: Readonly<Record<Stage, string>> = { curve: 'positions', turns: 'turns', playouts: 'playouts' };

async function run(file: string, flags: Flags): Promise<void> {
  const { lang, level, samples, playouts, ms } = flags;
  const match = await readMatch(
    file,
    (flags.pack ?? []).map((one) => readPack(one)),
  );
  const stop = listenForStop();
  const pieces = reviewing(match, await loadWeights(match.core), {
    level,
    playouts,
    budget: { iterations: samples, ...(ms ? { ms } : {}) },
    stop: () => stop.aborted,
  });
  let at: Stage | null = null;
  let bar = new Progress(1, UNITS.curve);
  let piece = pieces.next();
  for (; piece.done !== true; piece = pieces.next()) {
    const { stage, done, of } = piece.value;
    if (at !== stage) {
      bar.end();
      bar = new Progress(Math.max(1, of), UNITS[stage]);
      at = stage;
    }
    bar.show(done, Math.max(1, of));
    await listenBetween();
  }
  const review = piece.value;
  bar.end();
  if (review.stopped) {
    const { length } = review.steps;
    reportStopped(
      length === 0 ? 'before the first curve' : `early: ${length} turns have a curve, losses are less certain`,
      null,
    );
  }
  const settings = { ...(ms === undefined ? {} : { ms }), match: aboutMatch(match) };
  const json = { analysis: FORMAT, version: about.version, game: match.game.id, ...settings, ...review };
  console.log(flags.json ? JSON.stringify(json) : inText(match, review, lang));
}

/** Version of the format of `--json`. */
const FORMAT = 1;

/** The match that was reviewed; the hash is that of its record as `replay --as record` prints it. */
function aboutMatch(match: Match) {
  const { game, seats, options, packs, version, over } = match;
  const record = sha256Text(JSON.stringify(match.record()));
  return { rules: game.rules, seats, options, packs, decisions: version, over, scores: match.scores(), record };
}

const SIGNS = { inaccuracy: '?!', mistake: '?', blunder: '??' } as const;
const percent = (chance: number): string => `${Math.round(chance * 100)} %`;
const signed = (chance: number): string => `${chance >= 0 ? '+' : '−'}${Math.abs(chance * 100).toFixed(0)}`;

/** The loss in percentage points, with its interval. */
function lossOf({ loss, lossInterval }: ReviewedStep): string {
  const points = (part: number): string => (part * 100).toFixed(0).replace('-', '−');
  const [least, most] = (lossInterval ?? [loss, loss]).map((end) => points(-end));
  return `−${percentLost(loss)} [${most} ${least}]`;
}

/** What a turn lost, or how it was careless, in the table. What may be nothing is told without a figure. */
function lossCell(step: ReviewedStep, told: ReviewWords['summary']): string {
  const careless = carelessOf(step);
  if (careless !== null) return told[careless];
  const verdict = verdictOf(step);
  switch (verdict) {
    case 'marked':
      return lossOf(step);
    case 'perhaps':
      return `${told.perhaps} ${lossOf(step)}`;
    case 'judging':
      return told.notJudged;
    case 'unclear':
    case 'even':
    case 'none':
      return told[verdict];
    case 'same':
      return '';
  }
}

/** A change of the chance to win with its margin of 90 %; what may be nothing is told without a figure. */
function changeCell(value: number, error: number, told: ReviewWords['summary']): string {
  const interval = intervalOf({ value, error });
  const difference = differenceIn(interval);
  if (!isFinding(difference)) return difference === 'none' ? told.none : told.unclear;
  return `${signed(value)} ±${(((interval[1] - interval[0]) / 2) * 100).toFixed(0)}`;
}

function inText(match: Match, review: Review, lang: Language): string {
  const words = wordsFor(lang);
  const reviewWords = reviewWordsFor(lang, words);
  const sides = Array.from({ length: match.core.sides }, (_, side) => side);
  const name = (side: number): string => (side < match.seats ? words.seat(side) : words.rival);
  const textOf = (before: Match, step: ReviewedStep, mark: Mark, better: readonly number[]): string =>
    [
      `${pc.bold(`${step.setUp ? 0 : step.round}.${step.seat + 1} ${SIGNS[mark]} ${reviewWords.mark(mark)}`)} (${lossOf(step)})`,
      `  ${words.seat(step.seat)}: ${reviewWords.line(before, step.codes)}`,
      `  → ${reviewWords.line(before, better)}`,
      ...reviewWords.reasons(before, step, undefined, namingOf(step)).map((reason) => `  ${reason}`),
    ].join('\n');
  const { summary: told } = reviewWords;
  const carelessText = (before: Match, step: ReviewedStep, kind: CarelessKind): string => {
    const { slow, wasted, idle } = step;
    const why = [
      slow && reviewWords.slow(before, slow),
      wasted && reviewWords.wasted(wasted),
      idle && reviewWords.idle(before, idle),
    ].find((one) => typeof one === 'string');
    return [
      pc.bold(`${step.round}.${step.seat + 1} ${told[kind]}`),
      `  ${words.seat(step.seat)}: ${reviewWords.line(before, step.codes)}`,
      `  → ${reviewWords.line(before, step[kind]?.line ?? [])}`,
      `  ${why}`,
    ].join('\n');
  };
  // Tables stay as they are: their rows would fall apart.
  const { columns: wide } = windowSizeOf(process.stdout);
  const fitting = (text: string): string => wrapped(text, wide, 2);
  const twin = match.restart();
  const lines: string[] = [];
  const rows = review.steps.map((step) => {
    const { mark, better, after, error, luck, luckError } = step;
    const careless = carelessOf(step);
    if (mark !== null && better !== null) lines.push(textOf(twin, step, mark, better));
    else if (careless !== null) lines.push(carelessText(twin, step, careless));
    for (const code of step.codes) twin.choose(code);
    return [
      `${step.setUp ? 0 : step.round}.${step.seat + 1}`,
      ...after.win.map(percent),
      `±${(error * 100).toFixed(0)}`,
      ...after.scores.map((score) => score.toFixed(0)),
      step.forced ? '' : lossCell(step, told),
      luck === null ? '' : changeCell(required(luck[step.seat], 'luck of a seat'), luckError, told),
      mark === null ? '' : SIGNS[mark],
    ];
  });
  const curve = columns(
    [
      [
        told.turn,
        ...sides.map((side) => told.wins(name(side))),
        '±',
        ...sides.map(() => told.points),
        told.lost,
        told.luck,
        '',
      ],
      ...rows,
    ],
    Array.from({ length: 2 * sides.length + 4 }, (_, column) => column + 1),
  );
  const countOf = (kind: CarelessKind, side: number | null): number =>
    review.steps.filter((step) => carelessOf(step) === kind && (side === null || step.seat === side)).length;
  const counts = { slow: countOf('slow', null), wasted: countOf('wasted', null), idle: countOf('idle', null) };
  const { over } = match;
  const summary = columns(
    [
      [
        told.who,
        ...(over ? [told.accuracy] : []),
        told.byChoice,
        '',
        told.luckInAll,
        ...MARKS.map((mark) => SIGNS[mark]),
      ],
      ...review.seats.map((one, side) => {
        const { accuracy, choices, lostError, luck, luckError, marks } = one;
        const marked = MARKS.reduce((sum, mark) => sum + marks[mark], 0);
        const isSeat = side < match.seats;
        return [
          name(side),
          ...(over ? [accuracy === null ? '–' : `${accuracy.toFixed(0)} %`] : []),
          isSeat ? (lostError === 0 ? told.noLoss : meanLoss(one, words)) : '–',
          isSeat ? told.ofTurns(choices, marked, countOf('slow', side)) : '',
          luckError === 0 ? '–' : changeCell(luck, luckError, told),
          ...MARKS.map((mark) => String(marks[mark])),
        ];
      }),
    ],
    over ? [1, 2, 4, 5, 6, 7] : [1, 3, 4, 5, 6],
  );
  const careless = [
    told.careless(counts),
    ...CARELESS.filter((kind) => counts[kind] > 0).map((kind) => told.carelessHelp[kind]),
  ];
  const meanings = [...(careless[0] === '' ? [] : careless), told.summed(over)].map(fitting);
  const account = accountInText(match, reviewWords.account, sides.map(name)).map(fitting);
  return [
    pc.bold(words.game(match.game.id).title),
    ...account,
    curve,
    ...lines.map(fitting),
    summary,
    ...meanings,
  ].join('\n\n');
}

/** The most sentences of a kind about each side. */
const MOST_TOLD = 3;

/** What made the difference between the side in front and each other one. */
function accountInText(match: Match, told: ReviewWords['account'], names: readonly string[]): string[] {
  const account = accountOf(match);
  return comparedWith(account, null).map((side) => {
    const { opening, points, turns } = told.told(match, account, side, { names, own: null, most: MOST_TOLD });
    const listed = (sentences: readonly AccountSentence[]): string[] => sentences.map(({ text }) => `  ${text}`);
    const done = turns.length === 0 ? [] : [told.turns, ...listed(turns)];
    return [pc.bold(told.title), opening, ...listed(points), ...done].join('\n');
  });
}
