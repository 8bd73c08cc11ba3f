/** Pairs people for a quick match: a pure function of the searches for the same kind of match. */

/** A person who searches for opponents. */
export interface Seeker {
  readonly person: string;
  readonly rating: number;
  /** Start of the search, in milliseconds since 1970. */
  readonly since: number;
  readonly seats: number;
  /** The properties that must be equal: game, pace, rated or not. */
  readonly wish: string;
}

/** Maximum rating difference at first, in points. */
const FIRST_WINDOW = 100;
/** Growth of the maximum difference, in points per second of waiting. */
const GROWTH = 10;
/** Seconds after which any opponent is accepted. */
const ANY_OPPONENT_AFTER = 60;

/** Maximum rating difference of an opponent after waiting. @param waited milliseconds */
export function windowAfter(waited: number): number {
  const seconds = waited / 1000;
  return seconds >= ANY_OPPONENT_AFTER ? Infinity : FIRST_WINDOW + GROWTH * seconds;
}

/**
 * Pairs seekers, longest waiting first, with those of nearest rating.
 * @param apart whether two people must not meet.
 * @returns full parties, each without duplicates.
 */
export function pair<Own extends Seeker>(
  seekers: readonly Own[],
  now: number,
  apart: (a: Own, b: Own) => boolean = () => false,
): Own[][] {
  const parties: Own[][] = [];
  const taken = new Set<Own>();
  const queue = seekers.toSorted((a, b) => a.since - b.since || (a.person < b.person ? -1 : 1));
  const suits = (a: Own, b: Own): boolean => {
    const distance = Math.abs(a.rating - b.rating);
    // After a long wait any opponent is accepted; a newcomer still gets near ones only.
    return distance <= Math.max(windowAfter(now - a.since), windowAfter(now - b.since)) && !apart(a, b);
  };
  for (const first of queue) {
    if (taken.has(first)) continue;
    const party = [first];
    const others = queue
      .filter((other) => other !== first && !taken.has(other))
      .filter((other) => other.wish === first.wish && other.seats === first.seats)
      .toSorted((a, b) => Math.abs(a.rating - first.rating) - Math.abs(b.rating - first.rating));
    for (const other of others) {
      if (party.length === first.seats) break;
      if (party.every((member) => suits(member, other))) party.push(other);
    }
    if (party.length < first.seats) continue;
    for (const member of party) taken.add(member);
    parties.push(party);
  }
  return parties;
}
