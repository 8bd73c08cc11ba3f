/** Exercises at the prompt: a position of a match, one thing to do in it, tries until it is done. Puzzles and lessons. */

import { type Match, required } from '@windrose/rules';
import type { Words } from '@windrose/words';
import pc from 'picocolors';

import { drawTable, TABLE_PARTS } from '../draw/table.ts';
import { explain, unexplained } from '../explain/explain.ts';
import { exerciseText, playText } from '../words/index.ts';
import { type WindowSize, wrapped } from '../wrap.ts';
import { readCommand } from './commands.ts';
import { findOption, listOptions, refusal } from './options.ts';

/** The result of the choices made so far. */
interface Judged {
  /** Whether the exercise continues, is solved, or starts again. */
  readonly state: 'on' | 'done' | 'again';
  /** The comment on the choice. */
  readonly comments: readonly string[];
}

/** An exercise. */
export interface Exercise {
  /** The task, shown before each try. */
  readonly task: readonly string[];
  /** A match at its beginning, for each try a new one. */
  readonly begin: () => Match;
  /** Judges what was chosen. @param after the match after the choice. */
  readonly judge: (after: Match) => Judged;
  /** A hint about the solution, and the whole solution. */
  readonly hint: () => string;
  readonly solution: () => string;
}

/** The terminal and the settings of an exercise. */
export interface ExerciseTerminal {
  readonly words: Words;
  readonly plain: boolean;
  readonly windowSize: () => WindowSize;
  readonly ask: (prompt: string) => Promise<string | null>;
  readonly print: (text: string) => void;
}

/**
 * Runs an exercise.
 * @returns "done", "skipped" when it was given up, "left" when the person has left.
 */
export async function doExercise(exercise: Exercise, terminal: ExerciseTerminal): Promise<'done' | 'skipped' | 'left'> {
  const { words, plain, windowSize } = terminal;
  const text = playText(words.language);
  const own = exerciseText(words.language);
  const print = (line: string): void => terminal.print(wrapped(line, windowSize().columns, 2));
  const draw = (match: Match, free: number, part?: (typeof TABLE_PARTS)[number]): void => {
    const { columns, rows } = windowSize();
    const drawing = {
      words,
      viewer: required(match.decision, 'decision').seat,
      plain,
      windowSize: { columns, rows: rows - free },
    };
    terminal.print(`\n${drawTable(match, drawing, part)}\n`);
  };

  let match = exercise.begin();
  let fresh = true;
  for (;;) {
    const { seat } = required(match.decision, 'decision');
    const options = match.legal();
    const listed = listOptions(
      options.map((option) => words.option(match, option)),
      windowSize().columns,
    );
    if (fresh) {
      draw(match, listed.split('\n').length + exercise.task.length + 5);
      for (const line of exercise.task) print(line);
      fresh = false;
    }
    print(pc.bold(words.question(match)));
    terminal.print(listed);
    const line = await terminal.ask(`${words.seat(seat)} (${text.choose(options.length)})> `);
    if (line === null) return 'left';
    const code = findOption(match, line);
    if (code !== null) {
      for (const event of match.choose(code)) if (event.kind !== 'turn') print(`  ${words.event(match, event)}`);
      const { state, comments } = exercise.judge(match);
      for (const one of comments) print(one);
      if (state === 'done') return 'done';
      if (state === 'again') {
        match = exercise.begin();
        fresh = true;
      }
      continue;
    }
    // Enter alone asks for nothing: the options are listed again.
    if (line.trim() === '') continue;
    const command = readCommand(line);
    const part = TABLE_PARTS.find((one) => one === command?.name);
    if (part !== undefined) draw(match, 0, part);
    else if (command?.name === 'quit') return 'left';
    else if (command?.name === 'skip') return 'skipped';
    else if (command?.name === 'hint') print(exercise.hint());
    else if (command?.name === 'solution') print(exercise.solution());
    else if (command?.name === 'table') draw(match, -Infinity);
    else if (command?.name === 'undo') {
      match = exercise.begin();
      print(own.fromTheStart);
    } else if (command?.name === 'explain') {
      const lines = explain(command.rest, match, words);
      print(lines?.join('\n') ?? unexplained(command.rest, match, words));
    } else if (command?.name === 'help') terminal.print(wrapped(own.help.join('\n'), windowSize().columns));
    else print(refusal(match, words, line) ?? text.unknown(line.trim().slice(0, 40), options.length));
  }
}
