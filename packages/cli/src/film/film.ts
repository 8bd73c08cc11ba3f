/** A match as a film: the table after every turn, forward and back at the keyboard. */

import type { Match } from '@windrose/rules';
import type { Words } from '@windrose/words';
import pc from 'picocolors';

import { drawTable } from '../draw/table.ts';
import { linesOfInput } from '../play/lines.ts';
import { scoresInWords, turnsInWords } from '../transcript.ts';
import { exerciseText } from '../words/index.ts';
import { movesCursor } from '../progress.ts';
import { type Room, roomOf, wrapped } from '../wrap.ts';

/** Clears the window and what has scrolled out of it. */
const CLEAR = '\u001B[2J\u001B[3J\u001B[H';

/** Shows a match turn by turn: to a person one frame at a time, into a file or a pipe all of them. */
export async function showFilm(match: Match, words: Words, plain: boolean): Promise<void> {
  const frames = framesOf(match, words, plain);
  if (!process.stdout.isTTY || !process.stdin.isTTY) {
    for (let at = 0; at < frames.count; at++) console.log(`${frames.draw(at, roomOf(process.stdout))}\n`);
    return;
  }
  const lines = linesOfInput();
  try {
    for (let at = 0; ;) {
      const { columns, rows } = roomOf(process.stdout);
      // A screen reader keeps what was read.
      console.log(
        `${plain || !movesCursor(process.stdout) ? '' : CLEAR}${frames.draw(at, { columns, rows: rows - 2 })}`,
      );
      const line = await lines.ask(pc.dim(`${at + 1}/${frames.count}  ${exerciseText(words.language).film}> `));
      const next = line === null ? null : frameAfter(line.trim().toLowerCase(), at, frames.count);
      if (next === null) return;
      at = next;
    }
  } finally {
    lines.close();
  }
}

/** Where a line leads to from a frame; null: out of the film. */
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
    draw(frame: number, room: Room): string {
      const turn = turns[frame - 1];
      const told = turn === undefined ? [] : [`${pc.bold(turn.turn)}  ${turn.events.join(' ') || '–'}`];
      const shown = at(ends[frame - 1] ?? 0);
      const end = shown.over ? ['', scoresInWords(shown, words)] : [];
      const below = wrapped([...told, ...end].join('\n'), room.columns, 5);
      const rows = room.rows - below.split('\n').length - 1;
      return `${drawTable(shown, { words, viewer: null, plain, room: { ...room, rows } })}\n\n${below}`;
    },
  };
}
