/** The most important thing that a side did in a turn, in two or three words: where several have played, each has room for one. */

import type { Event, Match } from '@windrose/rules';
import type { Words } from '@windrose/words';

import type { Ui } from '../i18n/table.en.ts';
import { momentsOf } from '../play/moments.ts';
import type { OthersTurn } from '../play/since.ts';

/** Kinds of events below claims and emptied columns, the most important first. */
const IMPORTANT = [
  'final',
  'rival',
  'built',
  'explored',
  'merchant',
  'traded',
  'upgraded',
  'sent',
  'routed',
  'gained',
  'placed',
  'sailed',
  'played',
  'rested',
  'tookBack',
] as const satisfies readonly Event['kind'][];

/** What a merchant card brings. */
const BY_CARD: ReadonlySet<Event['kind']> = new Set(['gained', 'traded', 'upgraded', 'played']);

/** Where a side went last in a turn; null where it stayed. */
function destinationOf(events: readonly Event[]): string | null {
  const went = events.findLast((event) => event.kind === 'sailed' || event.kind === 'placed');
  return went?.kind === 'sailed' ? went.to : went?.kind === 'placed' ? went.at : null;
}

/** Kinds of events that may be left out where settlers of the reader are sent back. */
const PLAIN: ReadonlySet<Event['kind']> = new Set(['gained', 'placed', 'traded', 'upgraded', 'sailed']);

/**
 * What a side did in a turn, as short as can be, and how many settlers of the reader it sent back.
 * @param own the seat of the reader
 */
export function briefOf(turn: OthersTurn, match: Match, ui: Ui, words: Words, own: number): string {
  const events = turn.choices.flatMap((choice) => choice.events);
  const ousted = events.filter((event) => event.kind === 'ousted' && event.seat === own);
  const deed = deedOf(turn, match, ui, words);
  const [first] = ousted;
  if (first?.kind !== 'ousted') return deed.text;
  const back = ousted.reduce((sum, event) => sum + (event.kind === 'ousted' ? event.count : 0), 0);
  return deed.kind !== null && PLAIN.has(deed.kind)
    ? ui.brief.sentBack(words.place(match, first.at), back)
    : ui.brief.andSentBack(deed.text, back);
}

/** The most important thing that a side did in a turn, and the kind of its event; null for a claim, an emptied column or nothing. */
interface MainDeed {
  readonly kind: Event['kind'] | null;
  readonly text: string;
}

/** The most important thing that a side did in a turn. */
function deedOf({ seat, choices }: OthersTurn, match: Match, ui: Ui, words: Words): MainDeed {
  const events = choices
    .flatMap((choice) => choice.events)
    .filter((event) => !('seat' in event) || event.seat === seat || event.kind === 'final');
  const moments = momentsOf(events, match);
  const claim = moments.findLast(({ kind }) => kind === 'claim');
  if (claim?.kind === 'claim') {
    const isCard = events.some(({ kind }) => kind === 'card');
    return { kind: null, text: ui.brief[isCard ? 'card' : 'claimed'](words.points(claim.points + claim.coin)) };
  }
  const column = moments.findLast((moment) => moment.kind === 'column');
  if (column) {
    const { tile } = column;
    return { kind: null, text: ui.brief.column(isShort(tile, ui) ? ui.brief.tiles[tile] : words.bonus(match, tile)) };
  }
  const kind = IMPORTANT.find((one) => events.some((event) => event.kind === one));
  if (kind === undefined) return { kind: null, text: ui.brief.nothing };
  const event = events.findLast((one) => one.kind === kind);
  const at = event && 'at' in event ? event.at : destinationOf(events);
  const place = at === null ? null : words.place(match, at);
  // The card that a merchant plays says what it brings.
  const played = events.findLast((one) => one.kind === 'played');
  if (played?.kind === 'played' && place === null && BY_CARD.has(kind))
    return { kind, text: words.merchantNamed(match, played.card) };
  // Cubes without a trade are those of a harvest, or of a location.
  if (kind !== 'gained') return { kind, text: ui.brief[kind](place) };
  const cubes = events.flatMap((one) => (one.kind === 'gained' ? [one.cubes] : [])).join('');
  return { kind, text: ui.brief.gained(place, cubes.length) };
}

/** Whether a tile has a name of a word or two; the others are points. */
function isShort(tile: string, ui: Ui): tile is keyof Ui['brief']['tiles'] {
  return tile in ui.brief.tiles;
}
