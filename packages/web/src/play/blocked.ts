/** What others did that makes a step of a plan impossible, where that is known. */

import type { AnyView, Event, Match } from '@windrose/rules';
import { type Fact, factOf } from '@windrose/words';

/** The reason. */
export type Blocked =
  /** Settlers of another seat stand where one's own were to go. */
  | {
      readonly kind: 'stands';
      readonly seat: number;
      readonly at: string;
      readonly settlers: number;
      /** The number of one's own that it takes now; null if that is not possible. */
      readonly needed: number | null;
    }
  /** Another seat took a card, cubes or something else that was meant. */
  | { readonly kind: 'done'; readonly event: Event };

/**
 * The reason why a step is impossible; null if it is not known.
 * @param match when it would be done, @param made with all that has happened. @param facts its effects, @param before those of earlier steps
 */
export function blockedBy(
  match: Match,
  made: Match,
  seat: number,
  { facts, before }: { readonly facts: readonly Fact[]; readonly before: readonly Fact[] },
): Blocked | null {
  const view: AnyView = match.view(seat);
  const went = [...before, ...facts].findLast((fact) => fact.kind === 'step')?.to;
  const place = went ?? view.seats[seat]?.boat ?? null;
  const since = made.choices.slice(made.choices.findLastIndex((choice) => choice.seat === seat) + 1);
  const event = since
    .flatMap(({ events }) => events)
    .findLast((one) => 'seat' in one && one.seat !== seat && facts.some((fact) => takes(one, fact, place)));
  if (event) return { kind: 'done', event };
  for (const fact of facts) {
    const found = fact.kind === 'work' ? standsOn(match, seat, fact.at) : null;
    if (found) return found;
  }
  return null;
}

/** Whether an event took what a fact is about. @param place where the boat would be */
function takes(event: Event, fact: Fact, place: string | null): boolean {
  switch (event.kind) {
    case 'card':
    case 'merchant':
      return 'card' in fact && fact.card === event.card;
    case 'explored':
      return fact.kind === 'explore' && (fact.at === null ? fact.tile === event.tile : fact.at === event.at);
    case 'claimed':
      return fact.kind === 'claimOrder' && event.at === place;
    case 'heap':
      return fact.kind === 'takeHeap' && event.at === place;
    default:
      return false;
  }
}

/** The settlers of another seat on a location. */
function standsOn(match: Match, seat: number, at: string): Blocked | null {
  const index = match.core.names.location?.indexOf(at) ?? -1;
  const { holder, settlers } = match.copiedState();
  const owner = (holder[index] ?? 0) - 1;
  if (owner < 0 || owner === seat) return null;
  const option = match.legal().find((one) => one.kind === 'work' && one.at === at);
  const fact = option && factOf(match, option);
  const needed = fact?.kind === 'work' ? fact.settlers : null;
  return { kind: 'stands', seat: owner, at, settlers: settlers[index] ?? 0, needed };
}
