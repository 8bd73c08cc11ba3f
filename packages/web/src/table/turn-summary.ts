/** What a side did in a turn, in one short sentence. */

import type { Choice, Event, Match } from '@windrose/rules';
import type { Words } from '@windrose/words';

import type { OthersTurn } from '../play/since.ts';
import { withoutCubesPaid } from './points-words.ts';

/** Kinds of events, the most informative about a turn first. */
const NOTABLE: readonly (readonly Event['kind'][])[] = [
  ['over', 'final'],
  ['claimed', 'card'],
  ['merchant', 'built', 'explored', 'bonus', 'rested', 'tookBack', 'rival'],
  ['traded', 'upgraded'],
  ['gained', 'sailed', 'placed', 'sent', 'played'],
  ['ousted', 'toll', 'heap', 'settled', 'routed', 'set', 'boat'],
];

/** Events that name a side's destination. */
const WHERE: readonly Event['kind'][] = ['sailed', 'placed', 'sent'];

/** What a merchant card brings. */
const BROUGHT: ReadonlySet<Event['kind']> = new Set(['gained', 'traded', 'upgraded']);

/** The rank of sending somebody's settlers back: those it happened to have to know. */
const SENDS_BACK = 1;

/** Limits of a summary, in actions and in letters: three lines of the ribbon. A clause on who was sent back has fewer places to break. */
const MOST_CLAUSES = 3;
export const MOST_LETTERS = 125;
const MOST_LETTERS_BACK = 95;

/** The least notable rank of events by which others come nearer to their goal: claims, and the end. */
const DECISIVE = 1;

/** Whether a turn has a claim or brings the end. */
export function isDecisive({ choices }: OthersTurn): boolean {
  return choices.some(({ events }) => events.some((event) => rankOf(event) <= DECISIVE));
}

/** The place of an event among the notable ones; behind all of them where it is none. */
function rankOf(event: Event): number {
  const rank = NOTABLE.findIndex((kinds) => kinds.includes(event.kind));
  return rank < 0 ? NOTABLE.length : rank;
}

/**
 * The most informative events of some choices, in order: the side's destination, unless another event names the place, and its
 * actions there. @param rivals whether the rival of Solo acted: its gains are mentioned beside its outpost.
 */
function mainEventsOf(choices: readonly Choice[], rivals: boolean): readonly Event[] {
  const events = choices.flatMap((choice) => choice.events).filter(({ kind }) => kind !== 'turn');
  const where = events.findLast(({ kind }) => WHERE.includes(kind));
  const others = events.filter(({ kind }) => !WHERE.includes(kind));
  const done = others.filter((event) => rankOf(event) <= 3 || (rivals && event.kind === 'gained'));
  // Without more notable events, a gain or a played card represents the action, and any other event if there is neither.
  const least = Math.min(...others.map(rankOf));
  const chief = where && least > 4 ? undefined : others.findLast((event) => rankOf(event) === least);
  const what = done.length > 0 || !chief ? done : [chief];
  const there = where && 'to' in where ? where.to : null;
  const isNamed = what.some((event) => 'at' in event && event.at === there);
  const ousts = (event: Event): boolean =>
    event.kind === 'placed' && events.some((other) => other.kind === 'ousted' && other.at === event.at);
  // Where nobody goes anywhere the card that is played is the action: it is named before what it brings.
  const isCard = ({ kind }: Event): boolean =>
    kind === 'played' && !where && what.every((event) => BROUGHT.has(event.kind));
  return events.filter(
    (event) => what.includes(event) || (event === where && !isNamed) || ousts(event) || isCard(event),
  );
}

/** A text up to the end of a part of it. */
const upTo = (text: string, part: string): string => {
  const at = text.indexOf(part);
  return at < 0 ? text : text.slice(0, at + part.length);
};

/**
 * The actions of a side in one sentence that names it once, with "…" at its end if some are left out; null if nothing happened.
 * @param most how many actions it names, the most notable ones
 */
export function summaryOf(
  { seat, choices }: OthersTurn,
  match: Match,
  words: Words,
  names: readonly string[],
  most = MOST_CLAUSES,
): string | null {
  const isRival = seat >= match.seats;
  const subject = `${isRival ? words.rival : words.seat(seat, names)} `;
  const clauses: { readonly text: string; readonly rank: number; times: number }[] = [];
  const ousted = choices.flatMap(({ events }) => events).filter((event) => event.kind === 'ousted');
  const main = mainEventsOf(choices, isRival);
  for (const event of main) {
    // That somebody was sent back is told of those who came.
    if (event.kind === 'ousted' && event.seat !== seat) continue;
    // The cubes left on the way are not the point of a voyage.
    const short = event.kind === 'sailed' ? { ...event, leave: '' } : event;
    const whole = withoutCubesPaid(words.event(match, short, names)).replace(/\.$/u, '');
    const told =
      event.kind === 'played' && main.length > 1 ? upTo(whole, words.merchantNamed(match, event.card)) : whole;
    const back =
      event.kind === 'placed'
        ? ousted.filter(({ at }) => at === event.at).map((one) => words.sendingBack(one.seat, one.count, names))
        : [];
    const text = [told, ...back].join(', ');
    const same = clauses.find((one) => one.text === text);
    if (same) same.times++;
    else clauses.push({ text, rank: back.length > 0 ? SENDS_BACK : rankOf(event), times: 1 });
  }
  if (clauses.length === 0) return null;
  const { length } = clauses;
  const letters = (): number => clauses.reduce((sum, { text }) => sum + text.length, 0);
  const room = clauses.some(({ rank }) => rank === SENDS_BACK) && ousted.length > 0 ? MOST_LETTERS_BACK : MOST_LETTERS;
  while (clauses.length > most || (clauses.length > 1 && letters() > room)) {
    // The least notable clause is dropped, among equals the latest. With three or more the first one stays: mostly the destination.
    const first = clauses.length > 2 ? 1 : 0;
    const least = Math.max(...clauses.slice(first).map(({ rank }) => rank));
    clauses.splice(
      clauses.findLastIndex(({ rank }, at) => at >= first && rank === least),
      1,
    );
  }
  const parts = clauses.map(({ text, times }, at) => {
    const part = at > 0 && text.startsWith(subject) ? text.slice(subject.length) : text;
    return times > 1 ? `${part}\u00a0×${times}` : part;
  });
  return `${parts.join('; ')}${clauses.length < length ? ' …' : '.'}`;
}
