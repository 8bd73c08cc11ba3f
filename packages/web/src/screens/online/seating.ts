/** The seating of an online match, as the screens of matches know it. */

import { LEVELS } from '@windrose/bots';
import type { OnlineMatch } from '@windrose/protocol';
import type { FirstWords } from '@windrose/words';

import type { Seating } from './session.ts';

/** Functions and words that make names. */
export interface Names {
  /** The name of a bot on a seat. */
  readonly bot: (seat: number) => string;
  /** For people who have deleted their account. */
  readonly someone: string;
  /** The name of a person. */
  readonly person: FirstWords['person'];
}

/** The seating. Guests are called by their name alone, unless somebody else at the table has the same. @param me the person at this page; null for a spectator without a session. */
export function seatingOf(match: Pick<OnlineMatch, 'table' | 'person'>, me: string | null, names: Names): Seating {
  const { table } = match;
  const people = table.seats.map(({ person }) => (person === null ? null : match.person(person)));
  const bare = people.map((person) => (person ? names.person({ ...person, guest: false }) : null));
  const isLike = (one: string, other: string): boolean =>
    one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0;
  const called = (at: number): string => {
    const [person, name] = [people[at], bare[at] ?? null];
    if (!person || name === null) return names.someone;
    const isShared = bare.some((other, seat) => seat !== at && other !== null && isLike(other, name));
    return isShared ? names.person(person) : name;
  };
  return {
    own: table.seatOf(me),
    sitters: table.seats.map((seat, at) => {
      // A server may have levels this page does not know.
      const level = seat.person === null ? LEVELS.find((one) => one === seat.bot) : undefined;
      // The bot that plays on for a person does so no longer than the match.
      const played = seat.bot !== null && (seat.person === null || table.stage !== 'over');
      return {
        kind: played ? 'bot' : seat.person === me && me !== null ? 'person' : 'far',
        name: seat.person === null ? names.bot(at) : called(at),
        ...(level && { level }),
      };
    }),
  };
}

/** The seat of the only person at a full table of bots; null at any other one. Alone against bots, one looks as on the first seat. */
export function aloneAt({ seats }: Pick<OnlineMatch['table'], 'seats'>): number | null {
  const people = seats.flatMap(({ person }, seat) => (person === null ? [] : [seat]));
  const full = seats.every(({ person, bot }) => person !== null || bot !== null);
  return full && people.length === 1 ? (people[0] ?? null) : null;
}
