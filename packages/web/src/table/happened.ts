/** What the others have done at a place since the player's own last turn, in words: the marks there say only who. */

import type { Match } from '@windrose/rules';
import type { Words } from '@windrose/words';

import { turnsSince } from '../play/since.ts';
import type { Thing } from '../play/targets.ts';
import { turnLog } from './turn-log.ts';

/** More lines of one place would hide it. */
const MOST_LINES = 4;

/**
 * The lines of the log about a place of the chart or a location of the land. What names no place, as a trade, was done where its side has
 * just come to.
 * @param own the player's seat. @param mover the seat whose turn is on screen.
 */
export function happenedAt(
  match: Match,
  thing: Thing,
  {
    own,
    mover,
    words,
    names,
  }: { readonly own: number; readonly mover: number; readonly words: Words; readonly names: readonly string[] },
): readonly string[] {
  if (!thing.startsWith('place ') && !thing.startsWith('location ')) return [];
  const since = turnsSince(match, own, mover);
  const isSince = (side: number, turn: number): boolean =>
    since.some(({ seat, choices }) => seat === side && choices.some((choice) => choice.turn === turn));
  const turns = since.length === 0 ? [] : turnLog(match, words, names).filter((one) => isSince(one.mover, one.turn));
  const lines = turns.flatMap(({ lines: done }) => {
    let here: Thing | null = null;
    return done.filter(({ things }) => {
      here = things.at(-1) ?? here;
      return here === thing;
    });
  });
  return lines.slice(-MOST_LINES).map(({ text, times }) => (times > 1 ? `${text}\u00a0×${times}` : text));
}
