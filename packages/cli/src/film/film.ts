/** A match as a film: the table after every turn, forward and back at the keyboard. */

import type { Match } from '@windrose/rules';
import type { Words } from '@windrose/words';
import pc from 'picocolors';

import { drawTable, TABLE_PARTS, type TablePart } from '../draw/table.ts';
import { readCommand } from '../play/commands.ts';
import type { ExerciseTerminal } from '../play/exercise.ts';
import { linesOfInput } from '../play/lines.ts';
import { scoresInWords, turnsInWords } from '../transcript.ts';
import { exerciseText } from '../words/index.ts';
import { movesCursor } from '../progress.ts';
import { type WindowSize, windowSizeOf, wrapped } from '../wrap.ts';

/** Shows a window of its own, so that what was printed before is there again afterwards; and leaves it. */
const ENTER_WINDOW = '\u001B[?1049h';
const LEAVE_WINDOW = '\u001B[?1049l';
const CLEAR = '\u001B[2J\u001B[H';

/** The commands of keys while nothing is typed. */
const KEYS: Readonly<Record<string, string>> = {
  right: '',
  down: '',
  pagedown: '',
  space: '',
  left: 'b',
  up: 'b',
  pageup: 'b',
  home: '1',
  q: 'q',
  escape: 'q',
};

/** Shows a match turn by turn: one frame at a time on a terminal, all frames in a file or a pipe. */
export async function showFilm(match: Match, words: Words, plain: boolean): Promise<void> {
  const windowSize = (): WindowSize => windowSizeOf(process.stdout);
  if (!process.stdout.isTTY || !process.stdin.isTTY) {
    const frames = framesOf(match, words, plain);
    // There is no prompt to ask for what is left out.
    for (let at = 0; at < frames.count; at++) console.log(`${frames.draw(at, { ...windowSize(), rows: Infinity })}\n`);
    return;
  }
  const lines = linesOfInput(KEYS);
  // A screen reader keeps what was read.
  const draws = !plain && movesCursor(process.stdout);
  let inside = false;
  const turnTo = (own: boolean): void => {
    if (own !== inside) process.stdout.write(own ? ENTER_WINDOW : LEAVE_WINDOW);
    inside = own;
  };
  const leave = (): void => turnTo(false);
  process.once('exit', leave);
  try {
    await playFilm(match, {
      words,
      plain,
      windowSize,
      ask: (prompt) => lines.ask(prompt),
      print(text) {
        // Output longer than the window can be scrolled only outside the film.
        turnTo(draws && text.split('\n').length < windowSize().rows);
        console.log(inside ? `${CLEAR}${text}` : text);
      },
    });
  } finally {
    lines.close();
    process.off('exit', leave);
    leave();
  }
}

/** Shows one frame at a time and, when asked by its word, a part of the table that did not fit. */
export async function playFilm(
  match: Match,
  { words, plain, windowSize, ask, print }: ExerciseTerminal,
): Promise<void> {
  const frames = framesOf(match, words, plain);
  /** The part that was asked for, all of the table, or as much as fits. */
  let asked: TablePart | 'table' | undefined;
  /** The error in the last line. */
  let wrong = '';
  const text = exerciseText(words.language);
  for (let at = 0; ;) {
    const { columns, rows } = windowSize();
    const part = asked === 'table' ? undefined : asked;
    const notice = wrong === '' ? '' : `\n${wrapped(wrong, columns)}`;
    const prompt = wrapped(`${at + 1}/${frames.count}  ${text.film}> `.trimEnd(), columns);
    const below = prompt.split('\n').length + notice.split('\n').length;
    print(`${frames.draw(at, { columns, rows: asked === undefined ? rows - below : Infinity }, part)}${notice}`);
    const line = await ask(pc.dim(`${prompt} `));
    wrong = '';
    if (line === null) return;
    const command = readCommand(line)?.name;
    asked = command === 'table' ? command : TABLE_PARTS.find((one) => one === command);
    if (asked !== undefined) continue;
    const next = frameAfter(line.trim().toLowerCase(), at, frames.count);
    if (next === null) return;
    if (next === undefined) wrong = text.noFrame(line.trim().slice(0, 40), frames.count);
    else at = next;
  }
}

/** The frame that a typed line leads to; null: end of the film; undefined: none. */
export function frameAfter(line: string, at: number, count: number): number | null | undefined {
  if (['q', 'quit', 'koniec'].includes(line)) return null;
  if (['b', 'back', 'w', 'wstecz'].includes(line)) return Math.max(0, at - 1);
  if (['', 'n', 'next', 'd', 'dalej'].includes(line)) return at + 1 < count ? at + 1 : null;
  const frame = /^\d+$/.test(line) ? Number(line) : 0;
  return frame >= 1 && frame <= count ? frame - 1 : undefined;
}

/** The frames of a match: one before its first turn, one after each. */
function framesOf(match: Match, words: Words, plain: boolean) {
  const turns = turnsInWords(match, words, false);
  /** Per turn: the number of choices made when it is over. */
  const ends: number[] = [];
  match.choices.forEach(({ turn }, at) => {
    if (match.choices[at + 1]?.turn !== turn) ends.push(at + 1);
  });
  const at = (choices: number): Match => {
    const twin = match.restart();
    for (const { option } of match.choices.slice(0, choices)) twin.choose(option.code);
    return twin;
  };
  return {
    count: ends.length + 1,
    draw(frame: number, windowSize: WindowSize, part?: TablePart): string {
      const turn = turns[frame - 1];
      const turnLine = turn === undefined ? [] : [`${pc.bold(turn.turn)}  ${turn.events.join(' ') || '–'}`];
      const shown = at(ends[frame - 1] ?? 0);
      const end = shown.over ? ['', scoresInWords(shown, words)] : [];
      const below = wrapped([...turnLine, ...end].join('\n'), windowSize.columns);
      const rows = windowSize.rows - below.split('\n').length - 1;
      return `${drawTable(shown, { words, viewer: null, plain, windowSize: { ...windowSize, rows } }, part)}\n\n${below}`;
    },
  };
}
