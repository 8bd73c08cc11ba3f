/** The whole table of a match as text: what lies in the middle, then what the seats have. */

import type { Match } from '@windrose/rules';
import type { Words } from '@windrose/words';
import pc from 'picocolors';

import { drawMarket, drawRow } from './cards.ts';
import { drawBoards, drawStacks, locationsOfKind } from './land.ts';
import { labelsFor } from '../words/index.ts';
import { drawMap, listMap, supplyLine } from './sea.ts';
import { drawRival, drawSeat } from './seats.ts';
import { viewOf } from './view.ts';
import { columns } from '../table.ts';

/** How a table is to be drawn. */
export interface Drawing {
  readonly words: Words;
  /** Who looks: a seat, or `null` for a spectator. */
  readonly viewer: number | null;
  /** Lists instead of pictures: for screen readers. */
  readonly plain: boolean;
}

/** Draws the table as it stands. A game is drawn by what lies on its table, whatever it is called. */
export function drawTable(match: Match, { words, viewer, plain }: Drawing): string {
  const view = viewOf(match, viewer);
  const labels = labelsFor(words.language);
  const last = view.final ? ` – ${labels.final}` : '';
  const parts: string[][] = [[pc.bold(`${words.game(match.game.id).title}. ${labels.round(view.round)}${last}`)]];
  if (view.map) {
    parts.push([plain ? listMap(match, view, words, labels) : drawMap(match, view, words, labels)]);
    parts.push(supplyLine(match, view, words, labels));
  }
  if (view.locations) {
    parts.push(drawBoards(match, view, words, labels));
    parts.push(drawStacks(match, view, words, labels));
  }
  parts.push(drawRow(match, view, words, labels, locationsOfKind(match, view, 'fort')));
  parts.push(drawMarket(match, view, words, labels, locationsOfKind(match, view, 'market')));
  for (const { title, head, rows } of words.tables(match)) parts.push([title, columns([head, ...rows])]);
  view.seats.forEach((_, seat) => parts.push([drawSeat(match, view, seat, words, labels, plain)]));
  parts.push(drawRival(match, view, words, labels));
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}
