/** `windrose lesson`: a first match in ten steps, at the prompt. */

import { judgeStep, LESSONS, type LessonStep, lessonStepsOf, nextOption } from '@windrose/analysis/lessons';
import * as english from '@windrose/analysis/lessons/en';
import * as polish from '@windrose/analysis/lessons/pl';
import { rivalAnswer } from '@windrose/analysis/lessons/rival';
import { loadMatch, type Match, required } from '@windrose/rules';
import { type Language, type Words, wordsFor } from '@windrose/words';
import { Argument, type Command } from 'commander';
import pc from 'picocolors';

import { languageOption, whole } from '../flags.ts';
import { withFlags } from '../interrupt.ts';
import { doExercise, type Exercise } from '../play/exercise.ts';
import { linesOfInput } from '../play/lines.ts';
import { exerciseText } from '../words/index.ts';
import { windowSizeOf } from '../wrap.ts';

interface Flags {
  readonly lang: Language;
  readonly step: number;
  readonly plain?: boolean;
}

const TAUGHT = { en: english, pl: polish };

export function addLesson(program: Command): void {
  const games = Object.keys(LESSONS);
  program
    .command('lesson')
    .description('learn a game in a few steps from a real match; each step asks for one choice and explains it')
    .addArgument(new Argument('[game]', 'the game to learn').choices(games).default(games[0]))
    .option('--step <number>', 'step to start at', whole(1, 99), 1)
    .option('--plain', 'lists instead of drawings, for screen readers')
    .addOption(languageOption())
    .action(run);
}

async function run(game: string, { lang, step, plain = false }: Flags): Promise<void> {
  const words = wordsFor(lang);
  const text = exerciseText(lang);
  const steps = lessonStepsOf(await required(LESSONS[game], `lesson of ${game}`)());
  const lines = linesOfInput();
  const print = (line: string): void => console.log(line);
  try {
    for (const [number, taught] of steps.entries()) {
      if (number < Math.min(step, steps.length) - 1) continue;
      const head = text.step(number + 1, steps.length);
      const came = await doExercise(exerciseOf(game, taught, words, head), {
        words,
        plain,
        windowSize: () => windowSizeOf(process.stdout),
        ask: (prompt) => lines.ask(prompt),
        print,
      });
      if (came === 'left') {
        print(`\n${text.goOn(withFlags({ '--step': String(number + 1) }))}`);
        return;
      }
    }
    print(text.finished);
  } finally {
    lines.close();
  }
}

function exerciseOf(game: string, step: LessonStep, words: Words, head: string): Exercise {
  const { id, match, option } = step;
  const text = exerciseText(words.language);
  const { title, text: taught } = required(TAUGHT[words.language].steps[game]?.[id], `text of the step ${id}`);
  const first = text.now(words.option(match, option));
  let asked = first;
  return {
    task: [pc.bold(`${head}: ${title}`), taught, first, ...rivalNext(match, option, words)],
    begin() {
      asked = first;
      return twinOf(match);
    },
    judge(after) {
      const judged = judgeStep(step, after);
      if (judged === 'done') return { state: 'done', comments: [text.done] };
      const next = judged === 'on' ? nextOption(step, after) : null;
      if (next === null) return { state: 'again', comments: [text.elsewhere] };
      asked = text.now(words.option(after, next));
      return { state: 'on', comments: [asked] };
    },
    hint: () => asked,
    solution: () => asked,
  };
}

/** The answer of Solo's rival to a step, and its reason; no line in other games. */
function rivalNext(match: Match, option: LessonStep['option'], words: Words): string[] {
  if (!match.scores().rival) return [];
  const { next, waits, idle, why } = TAUGHT[words.language].rival;
  const answer = rivalAnswer(match, option, true);
  const done = answer?.events.map((event) => words.event(match, event)).join(' ');
  return [`${next}: ${answer ? `${done || idle} ${why[answer.why]}` : waits}`];
}

/** The same match as it stands, on its own. */
function twinOf(match: Match): Match {
  return loadMatch({ ...match.record(), codes: match.choices.map(({ option }) => option.code) });
}
