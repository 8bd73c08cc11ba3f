/** Pairs people for a quick match: a pure choice among those who look for the same. */

/** Somebody who looks for opponents. */
export interface Seeker {
  readonly person: string;
  readonly rating: number;
  /** Since when, in milliseconds since 1970. */
  readonly since: number;
  readonly seats: number;
  /** What else must be the same: game, pace, rated or not. */
  readonly wish: string;
}

/** Points of rating that opponents may differ at first. */
const FIRST_WINDOW = 100;
/** By how many points a second the difference may grow while one waits. */
const GROWTH = 10;
/** After so many seconds anybody will do. */
const ANYBODY_AFTER = 60;

/** How far the rating of an opponent may be away for somebody who has waited. @param waited milliseconds */
export function windowAfter(waited: number): number {
  const seconds = waited / 1000;
  return seconds >= ANYBODY_AFTER ? Infinity : FIRST_WINDOW + GROWTH * seconds;
}

/**
 * Pairs seekers, those who have waited longest first, with those nearest in strength.
 * @param apart whether two must not meet.
 * @returns full parties; each contains nobody twice.
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
    // After a long wait any opponent will do; a newcomer gets near ones only.
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
