/** The others' turns since the player's own last turn. */

import type { AnyView, Choice, Event, Match } from '@windrose/rules';

import { thingsOf } from './event-things.ts';
import type { Thing } from './targets.ts';

/** The last turn of another side: a seat or, past the seats, the rival of Solo. */
export interface OthersTurn {
  readonly seat: number;
  readonly choices: readonly Choice[];
}

/** The events of a choice: the mover's, and those of the reaction of Solo's rival, which come after them. */
export function splitAtRival(events: readonly Event[], seats: number): readonly [readonly Event[], readonly Event[]] {
  const from = events.findIndex((event) => event.kind === 'rival' || ('seat' in event && event.seat === seats));
  if (from < 0) return [events, []];
  const rest = events.slice(from);
  const isOfNobody = ({ kind }: Event): boolean => kind === 'turn' || kind === 'over';
  return [[...events.slice(0, from), ...rest.filter(isOfNobody)], rest.filter((event) => !isOfNobody(event))];
}

/** A turn by its sides: its mover and, in Solo, the rival. */
export function sidesOf(choices: readonly Choice[], mover: number, seats: number): readonly OthersTurn[] {
  const of = (side: 0 | 1): Choice[] =>
    choices.map((choice) => ({ ...choice, events: splitAtRival(choice.events, seats)[side] }));
  return [
    { seat: mover, choices: of(0) },
    { seat: seats, choices: of(1) },
  ];
}

/** The latest reaction of Solo's rival, in the player's present turn or the one before; null without one. */
export function rivalsTurn({ choices, seats, turn: now }: Match): OthersTurn | null {
  for (const choice of choices.toReversed()) {
    if (choice.turn < now - 1) return null;
    const [, events] = splitAtRival(choice.events, seats);
    if (events.length > 0) return { seat: seats, choices: [{ ...choice, events }] };
  }
  return null;
}

/**
 * The last turn of each other side since the player's own last turn, in order. During the player's turn these are the turns
 * before it; after it the list is empty until another seat has chosen. Solo's rival acts within the player's turns.
 * @param own the player's seat. @param mover the seat whose turn is on screen.
 */
export function turnsSince(match: Match, own: number, mover: number): readonly OthersTurn[] {
  const { choices } = match;
  const rival = rivalsTurn(match);
  if (rival) return [rival];
  const end = choices.findLastIndex((choice) => choice.mover !== own) + 1;
  if (mover !== own && end < choices.length) return [];
  const before = choices.slice(0, end);
  const start = before.findLastIndex((choice) => choice.mover === own) + 1;
  const latest = new Map<number, { readonly turn: number; readonly choices: Choice[] }>();
  for (const choice of before.slice(start)) {
    const { mover: seat, turn } = choice;
    const running = latest.get(seat);
    if (running?.turn === turn) running.choices.push(choice);
    else latest.set(seat, { turn, choices: [choice] });
  }
  return [...latest]
    .sort(([, a], [, b]) => a.turn - b.turn)
    .map(([seat, { choices: played }]) => ({ seat, choices: played }));
}

/** The way of a boat, from the place where it lay. */
interface Trail {
  readonly seat: number;
  readonly places: readonly string[];
}

/** The traces of the others' turns on the table. */
export interface Marks {
  readonly trails: readonly Trail[];
  /** The side that has last done something to a thing; past the seats: the rival of Solo. */
  readonly things: ReadonlyMap<Thing, number>;
  /** Cards that have come in place of those that were taken: they are nobody's. */
  readonly fresh: ReadonlySet<Thing>;
}

export const NO_MARKS: Marks = { trails: [], things: new Map(), fresh: new Set() };

/** The traces of turns. Cards are marked at their current place. */
export function marksOf(match: Match, turns: readonly OthersTurn[], own: number): Marks {
  const view: AnyView = match.view(own);
  const things = new Map<Thing, number>();
  const fresh = new Set<Thing>();
  const trails: Trail[] = [];
  for (const { seat, choices } of turns) {
    const places: string[] = [];
    for (const event of choices.flatMap(({ events }) => events)) {
      if (event.kind === 'sailed') {
        if (event.seat !== seat) continue;
        if (places.length === 0) places.push(event.from);
        places.push(event.to);
      } else if (event.kind === 'dealt') {
        const slot = view.row?.indexOf(event.card) ?? -1;
        if (slot >= 0) fresh.add(`card ${slot}`);
      } else if (event.kind === 'merchantDealt') {
        const slot = (view.market ?? []).findIndex((one) => idOf(one) === event.card);
        if (slot >= 0) fresh.add(`market ${slot}`);
      } else if (event.kind !== 'put' && event.kind !== 'played') {
        for (const thing of thingsOf(event)) things.set(thing, seat);
      }
    }
    if (places.length > 1) trails.push({ seat, places });
  }
  const none = trails.length === 0 && things.size === 0 && fresh.size === 0;
  return none ? NO_MARKS : { trails, things, fresh };
}

/** A merchant card of a row: with its cubes, alone, or none. */
export function idOf(card: { readonly card: string } | string | null): string | null {
  return typeof card === 'object' && card !== null ? card.card : card;
}
