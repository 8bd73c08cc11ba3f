/** A match in words: the choices, the events turn by turn, the scores. */

import type { Match } from '@windrose/rules';
import type { Words } from '@windrose/words';
import pc from 'picocolors';

import { columns } from './table.ts';
import { labelsFor } from './words/index.ts';

/** One turn of a transcript. */
export interface TurnText {
  /** Round and seat, both from 1 as the notation writes them: "3.2"; set-up turns begin with 0. */
  readonly turn: string;
  /** The choices as phrases, each with its seat (from 0). */
  readonly choices: { readonly seat: number; readonly text: string }[];
  /** The events, one sentence each. */
  readonly events: string[];
}

/**
 * The choices and their events, turn by turn.
 * @param steps whether to list the choices; otherwise their lists are empty.
 */
export function turnsInWords(match: Match, words: Words, steps: boolean): TurnText[] {
  const turns: TurnText[] = [];
  const twin = match.restart();
  let running = -1;
  let current: TurnText = { turn: '', choices: [], events: [] };
  for (const { option, seat, mover, round, turn } of match.choices) {
    if (turn !== running) {
      current = { turn: `${twin.inSetUp ? 0 : round}.${mover + 1}`, choices: [], events: [] };
      turns.push(current);
      running = turn;
    }
    const { choices, events } = current;
    if (steps) choices.push({ seat, text: words.option(twin, option) });
    for (const event of twin.choose(option.code)) {
      // The heading of the next turn already names the seat.
      if (event.kind !== 'turn') events.push(words.event(twin, event));
    }
  }
  return turns;
}

/** The scores as a table (a column per side, a row per part), with the winner below. */
export function scoresInWords(match: Match, words: Words): string {
  const sides = Array.from({ length: match.core.sides }, (_, side) => side);
  const lines = sides.map((side) => words.scoreLines(match, side));
  const [first = []] = lines;
  const name = (side: number): string => (side < match.seats ? words.seat(side) : words.rival);
  const { seats, rival } = match.scores();
  const totals = [...seats, ...(rival ? [rival] : [])].map(({ total }) => total);
  const table = columns(
    [
      ['', ...sides.map(name)],
      ...first.map(({ name: part }, at) => [part, ...lines.map((own) => String(own[at]?.points))]),
      [labelsFor(words.language).total, ...totals.map((total) => pc.bold(String(total)))],
    ],
    sides.map((side) => side + 1),
  );
  const winner = words.winner(match);
  return winner === null ? table : `${table}\n\n${winner}`;
}
