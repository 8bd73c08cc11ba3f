/** The benefit of a thing for the seat to move, as a sentence. */

import type { Words } from '@windrose/words';

import type { Ui } from '../i18n/table.en.ts';
import type { Offer } from '../play/offers.ts';
import { outcomeOf } from '../play/outcome.ts';
import type { Table } from '../play/session.ts';

/** @param first whether this is the first of several ways. */
export function worthWords(offer: Offer, first: boolean, { match }: Table, ui: Ui, words: Words): string {
  const { gives, takes, hold, limit, points } = outcomeOf(match, offer.codes);
  const [before, after] = points;
  const told = [
    gives !== '' && `− ${words.cubes(gives)}`,
    takes !== '' && `+ ${words.cubes(takes)}`,
    ui.holdAfter(hold.length, limit),
    after === before ? ui.noPoints : `${ui.pointsAfter(before, after)} (${ui.more(after - before)})`,
  ].filter(Boolean);
  return `${ui.worthNow(first ? offer.label : null)}: ${told.join(' · ')}`;
}
