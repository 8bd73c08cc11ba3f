/** A match as a film: the table after every turn, forward and back at the keyboard. */

import type { Match } from '@windrose/rules';
import type { Words } from '@windrose/words';
import pc from 'picocolors';

import { drawTable, TABLE_PARTS, type TablePart } from '../draw/table.ts';
import { readCommand } from '../play/commands.ts';
import type { Talk } from '../play/exercise.ts';
import { linesOfInput } from '../play/lines.ts';
import { scoresInWords, turnsInWords } from '../transcript.ts';
import { exerciseText } from '../words/index.ts';
import { movesCursor } from '../progress.ts';
import { type Room, roomOf, wrapped } from '../wrap.ts';

/** Clears the window and what has scrolled out of it. */
const CLEAR = '\u001B[2J\u001B[3J\u001B[H';

/** Shows a match turn by turn: one frame at a time on a terminal, all frames in a file or a pipe. */
export async function showFilm(match: Match, words: Words, plain: boolean): Promise<void> {
  const room = (): Room => roomOf(process.stdout);
  if (!process.stdout.isTTY || !process.stdin.isTTY) {
    const frames = framesOf(match, words, plain);
    // Nobody can ask for what is left out.
    for (let at = 0; at < frames.count; at++) console.log(`${frames.draw(at, { ...room(), rows: Infinity })}\n`);
    return;
  }
  const lines = linesOfInput();
  // A screen reader keeps what was read.
  const clear = plain || !movesCursor(process.stdout) ? '' : CLEAR;
  try {
    await playFilm(match, {
      words,
      plain,
      room,
      ask: (prompt) => lines.ask(prompt),
      tell: (text) => console.log(`${clear}${text}`),
    });
  } finally {
    lines.close();
  }
}

/** Shows one frame at a time and, when asked by its word, a part of the table that did not fit. */
export async function playFilm(match: Match, { words, plain, room, ask, tell }: Talk): Promise<void> {
  const frames = framesOf(match, words, plain);
  /** The part that was asked for, all of the table, or as much as fits. */
  let asked: TablePart | 'table' | undefined;
  for (let at = 0; ;) {
    const { columns, rows } = room();
    const part = asked === 'table' ? undefined : asked;
    tell(frames.draw(at, { columns, rows: asked === undefined ? rows - 2 : Infinity }, part));
    const line = await ask(pc.dim(`${at + 1}/${frames.count}  ${exerciseText(words.language).film}> `));
    if (line === null) return;
    const command = readCommand(line)?.name;
    asked = command === 'table' ? command : TABLE_PARTS.find((one) => one === command);
    if (asked !== undefined) continue;
    const next = frameAfter(line.trim().toLowerCase(), at, frames.count);
    if (next === null) return;
    at = next;
  }
}

/** The frame that a typed line leads to; null: end of the film. */
export function frameAfter(line: string, at: number, count: number): number | null {
  if (['q', 'quit', 'koniec'].includes(line)) return null;
  if (['b', 'back', 'w', 'wstecz'].includes(line)) return Math.max(0, at - 1);
  if (/^\d+$/.test(line)) return Math.min(count, Math.max(1, Number(line))) - 1;
  return at + 1 < count ? at + 1 : null;
}

/** The frames of a match: one before its first turn, one after each. */
function framesOf(match: Match, words: Words, plain: boolean) {
  const turns = turnsInWords(match, words, false);
  /** How many choices stand when each turn is over. */
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
    draw(frame: number, room: Room, part?: TablePart): string {
      const turn = turns[frame - 1];
      const told = turn === undefined ? [] : [`${pc.bold(turn.turn)}  ${turn.events.join(' ') || '–'}`];
      const shown = at(ends[frame - 1] ?? 0);
      const end = shown.over ? ['', scoresInWords(shown, words)] : [];
      const below = wrapped([...told, ...end].join('\n'), room.columns, 5);
      const rows = room.rows - below.split('\n').length - 1;
      return `${drawTable(shown, { words, viewer: null, plain, room: { ...room, rows } }, part)}\n\n${below}`;
    },
  };
}
