/** Events that the one before them tells as well: what a card that is played does, what an exploration tile brings. */

import type { Event, Match } from '@windrose/rules';
import { Faces } from '@windrose/words';

/** Whether the words about an event say already what happens in the one that follows it. */
export function isToldBy(match: Match, before: Event | undefined, event: Event): boolean {
  if (event.kind !== 'gained' && event.kind !== 'traded') return false;
  if (before?.kind === 'explored') return event.kind === 'gained';
  if (before?.kind !== 'played') return false;
  const card = new Faces(match).merchant(before.card);
  return event.kind === 'gained'
    ? card.kind === 'spice' && card.cubes === event.cubes
    : card.kind === 'trade' && card.give === event.give && card.take === event.take;
}
