/** The table of a match as text: the middle first, then the seats, as much as fits. */

import type { Match } from '@windrose/rules';
import type { Words } from '@windrose/words';
import pc from 'picocolors';

import { labelsFor } from '../words/index.ts';
import type { Labels } from '../words/texts.ts';
import { type WindowSize, sideBySide, wrapped } from '../wrap.ts';
import { drawMarket, drawRow } from './cards.ts';
import { drawBoards, drawStacks, locationsOfKind } from './land.ts';
import { drawMap, listMap, supplyLine } from './sea.ts';
import { drawRival, drawSeat } from './seats.ts';
import { viewOf } from './view.ts';
import { columns } from '../table.ts';

/** The settings of a drawing. */
export interface Drawing {
  readonly words: Words;
  /** The viewer: a seat, or `null` for a spectator. */
  readonly viewer: number | null;
  /** Lists instead of pictures: for screen readers. */
  readonly plain: boolean;
  /** The maximum width and number of lines; unlimited if missing. */
  readonly windowSize?: WindowSize;
}

/** The parts of a table that can be shown separately. */
export const TABLE_PARTS = ['map', 'boards', 'cards', 'seats'] as const;

/** One of {@link TABLE_PARTS}. */
export type TablePart = (typeof TABLE_PARTS)[number];

/** The part shown in place of one that a game does not have. */
const OTHER_PART: Readonly<Partial<Record<TablePart, TablePart>>> = { map: 'boards', boards: 'map' };

/** A piece of the table that is shown whole or not at all. */
interface Piece {
  readonly part: TablePart;
  readonly text: string;
  /** Priority if not all parts fit: the lowest number is shown first. */
  readonly rank: number;
}

const UNLIMITED: WindowSize = { columns: Infinity, rows: Infinity };
/** From one piece to the next there is an empty line. */
const GAP = '\n\n';

const heightOf = (text: string): number => text.split('\n').length;

/**
 * Draws the table in its current state, or one part of it. The drawing depends on the components, not on the game. Map and
 * boards are beside the rest if the window is wide enough; parts that do not fit into its height are left out and named, and
 * can be requested.
 */
export function drawTable(match: Match, drawing: Drawing, only?: TablePart): string {
  const { words, windowSize = UNLIMITED } = drawing;
  const view = viewOf(match, drawing.viewer);
  const labels = labelsFor(words.language);
  const last = view.final ? ` – ${labels.final}` : '';
  const head = pc.bold(`${words.game(match.game.id).title}. ${labels.round(view.round)}${last}`);
  const all = piecesOf(match, drawing, labels);
  // A game has a map or boards: a request for the missing one shows the other.
  const asked = all.some(({ part }) => part === only) ? only : only && (OTHER_PART[only] ?? only);
  const pieces = all.filter(({ part }) => only === undefined || part === asked);
  // A single requested part is shown completely.
  const rows = only === undefined ? windowSize.rows : Infinity;
  const whole = [head, arranged(pieces, windowSize.columns)].join(GAP);
  if (heightOf(whole) <= rows) return whole;

  const kept = new Set<Piece>();
  const shown = (): string =>
    arranged(
      pieces.filter((piece) => kept.has(piece)),
      windowSize.columns,
    );
  const others = (): string => {
    const left = [...new Set(pieces.flatMap((piece) => (kept.has(piece) ? [] : [piece.part])))];
    return wrapped(pc.dim(labels.more(left)), windowSize.columns);
  };
  const drawn = (): string => [head, shown(), others()].join(GAP);
  for (const piece of pieces.toSorted((a, b) => a.rank - b.rank)) {
    kept.add(piece);
    if (heightOf(drawn()) > rows && kept.size > 1) kept.delete(piece);
  }
  return drawn();
}

/** All pieces in the order in which they stand. */
function piecesOf(match: Match, { words, viewer, plain, windowSize = UNLIMITED }: Drawing, labels: Labels): Piece[] {
  const view = viewOf(match, viewer);
  const pieces: Piece[] = [];
  const add = (part: TablePart, rank: number, lines: readonly string[], hang = 2): void => {
    if (lines.length > 0) pieces.push({ part, rank, text: wrapped(lines.join('\n'), windowSize.columns, hang) });
  };
  if (view.map) {
    const map = plain ? null : drawMap(match, view, words, labels, windowSize.columns);
    // A drawing is not broken at words.
    if (map !== null) pieces.push({ part: 'map', rank: 1, text: map });
    else add('map', 1, [listMap(match, view, words, labels)]);
    add('map', 4, supplyLine(match, view, words, labels));
  }
  if (view.locations) {
    add('boards', 2, drawBoards(match, view, words, labels));
    add('boards', 5, drawStacks(match, view, words, labels));
  }
  add('cards', 3, drawRow(match, view, words, labels, locationsOfKind(match, view, 'fort')));
  add('cards', 3.5, drawMarket(match, view, words, labels, locationsOfKind(match, view, 'market')));
  for (const { title, head, rows } of words.tables(match)) add('boards', 1.5, [title, columns([head, ...rows])]);
  const looks = viewer ?? view.decision?.seat ?? 0;
  view.seats.forEach((_, seat) => {
    add('seats', seat === looks ? 0 : 6, [drawSeat(match, view, seat, words, labels, plain)]);
  });
  add('seats', 6, drawRival(match, view, words, labels));
  return pieces;
}

/** Pieces below each other or, where it fits, the first beside all others. */
function arranged(pieces: readonly Piece[], wide: number): string {
  const texts = pieces.map(({ text }) => text);
  const below = texts.join(GAP);
  const [first, ...rest] = texts;
  if (wide === Infinity || first === undefined || rest.length === 0) return below;
  // As many as fit stand on the left, the map first; the rest of them stands on the right.
  let best = below;
  for (let cut = 1; cut < texts.length; cut++) {
    const beside = sideBySide(texts.slice(0, cut).join(GAP), texts.slice(cut).join(GAP), wide);
    if (beside !== null && heightOf(beside) < heightOf(best)) best = beside;
  }
  return best;
}
