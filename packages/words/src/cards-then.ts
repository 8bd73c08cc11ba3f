/** Which merchant card lay in a place when something happened to it: events name the place only. */

import type { Event, Match } from '@windrose/rules';

/** Cards by place, from the left; null is a gap. */
type Row = (string | null)[];

/** The events of a match from the latest back to just behind one of them, or null when it is not among them. */
function eventsSince({ choices }: Match, event: Event): readonly Event[] | null {
  const since: Event[] = [];
  for (const { events } of choices.toReversed()) {
    for (const one of events.toReversed()) {
      if (one === event) return since;
      since.push(one);
    }
  }
  return null;
}

/** The row of merchant cards of the road at the time of an event; null when that is not known. */
export function marketThen(match: Match, event: Event): readonly (string | null)[] | null {
  const since = eventsSince(match, event);
  const state = match.state();
  if (since === null || !('market' in state)) return null;
  const row: Row = state.market.map((place) => (typeof place === 'string' || place === null ? place : place.card));
  // What came last is taken back first: a card that was dealt leaves again, one that was taken comes back.
  for (const one of since) {
    if (one.kind === 'merchantDealt') row.splice(one.slot, 1);
    else if (one.kind === 'merchant') row.splice(one.slot, 0, one.card);
  }
  return row;
}

/** The trade route of a seat at the time of an event; null when that is not known. */
export function routeThen(match: Match, event: Event, seat: number): readonly (string | null)[] | null {
  const since = eventsSince(match, event);
  const own = match.state().seats[seat];
  if (since === null || own === undefined || !('route' in own)) return null;
  const row: Row = own.route.map((place) => place?.card ?? null);
  for (const [at, one] of since.entries()) {
    if (!('seat' in one) || one.seat !== seat) continue;
    if (one.kind === 'adjusted') [row[one.a], row[one.b]] = [row[one.b] ?? null, row[one.a] ?? null];
    else if (one.kind === 'routed') {
      // A card that made room has just been removed; the new one was taken from the market in between.
      const removed = since.slice(at + 1, at + 3).find(({ kind }) => kind === 'filed');
      row[one.slot] = removed?.kind === 'filed' ? removed.card : null;
    }
  }
  return row;
}
