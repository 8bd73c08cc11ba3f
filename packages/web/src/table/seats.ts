/** The facts that every seat's board shows, in any game. */

import { type Match, required } from '@windrose/rules';
import type { Words } from '@windrose/words';

import type { Ui } from '../i18n/table.en.ts';
import { printedOf } from '../play/printed.ts';
import type { Sitter } from '../play/store.ts';
import type { TableSnapshot, TableSession } from '../play/session.ts';
import { pointsInWords } from './points-words.ts';

/** A seat as its board shows it. */
export interface SeatFacts {
  /** For what is printed on its components: see `printedOf`. */
  readonly printed: Match;
  readonly seat: number;
  readonly name: string;
  /** The score if the match ended now; null while points are covered. */
  readonly points: number | null;
  /** The sources of the points: "56 points now: Orders 26 and Outposts 30. Each cube …". */
  readonly parts: string;
  /** It is this seat's turn. */
  readonly active: boolean;
  readonly bot: boolean;
  /** The level of a bot; null if it is unknown. */
  readonly level: NonNullable<Sitter['level']> | null;
}

/** The seats of a match from the viewpoint of a seat of the session. */
export function seatFacts(session: TableSession, table: TableSnapshot, ui: Ui, words: Words): SeatFacts[] {
  const { match, stage, mover } = table;
  const { names, ownSeat, sitters } = session;
  const printed = printedOf(match);
  const scores = match.scores();
  const covered = match.options.covered === true && !match.over;
  return names.map((_, seat) => ({
    printed,
    seat,
    name: words.seat(seat, names),
    points: covered && seat !== ownSeat ? null : required(scores.seats[seat], 'score of the seat').total,
    parts: covered && seat !== ownSeat ? '' : pointsInWords(match, seat, ui, words),
    active: stage !== 'over' && mover === seat,
    bot: sitters[seat]?.kind === 'bot',
    level: levelOf(sitters[seat]),
  }));
}

/** The level of a bot that sits here; of one elsewhere it is known if it was said. */
function levelOf(sitter: TableSession['sitters'][number] | undefined): SeatFacts['level'] {
  return sitter?.kind === 'bot' ? (sitter.level ?? null) : null;
}
