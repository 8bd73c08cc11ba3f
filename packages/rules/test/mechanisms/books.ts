/**
 * The events must contain all changes: books kept from events alone, choice by choice, must match the state. They use no
 * engine code: prices come from the packs, everything else from the events.
 */

import { type Event, formatBundle, type Match, PACKS, parseBundle } from '../../src/index.ts';

/** The books say something else than the engine does. */
function must(found: unknown, wanted: unknown): void {
  const [is, should] = [found, wanted].map((value) => JSON.stringify(value));
  if (is !== should) throw new Error(`the books have ${is}, the engine ${should}`);
}

/** The books of a side. */
interface Side {
  hold: string;
  boat?: string;
  outposts?: Record<string, number>;
  settlers?: number;
  reserve?: number;
  cards?: string[];
  claimed?: string[];
  tiles?: string[];
  explored?: string[];
  merchants?: number;
  hand?: string[];
  played?: string[];
  pile?: string[];
}

interface Table {
  mover: number | null;
  round: number;
  over: boolean;
  final: boolean;
  seats: Side[];
  rival?: Side & { outposts: string[] };
  ports?: { at: string; tile: string | null }[];
  row?: (string | null)[];
  next?: string | null;
  stacks?: { top: string | null; left: number }[];
  market?: ({ card: string; heap: string } | string | null)[];
  locations?: { at: string; settlers: { seat: number; count: number } | null }[];
}

type Priced = { id: string; price?: string; cost?: string };
const prices = new Map<string, string>(
  [
    ...(PACKS['eastern-wonders'] as unknown as { vpTiles: { tiles: Priced[] } }).vpTiles.tiles,
    ...(PACKS['new-world'] as unknown as { pointCards: Priced[] }).pointCards,
    ...(PACKS['spice-road'] as unknown as { pointCards: Priced[] }).pointCards,
  ].map(({ id, price, cost }) => [id, price ?? cost ?? '']),
);

const bundle = (cubes: string): number => parseBundle(cubes)!;

/** Books one event. */
function book(table: Table, event: Event): void {
  const side = (seat: number): Side => table.seats[seat] ?? table.rival!;
  const take = (seat: number, cubes: string): void => {
    side(seat).hold = formatBundle(bundle(side(seat).hold) + bundle(cubes));
  };
  const give = (seat: number, cubes: string): void => {
    side(seat).hold = formatBundle(bundle(side(seat).hold) - bundle(cubes));
  };
  const own = 'seat' in event ? side(event.seat) : null;
  switch (event.kind) {
    case 'turn':
      [table.mover, table.round] = [event.seat, event.round];
      break;
    case 'final':
      table.final = true;
      break;
    case 'over':
      [table.over, table.mover] = [true, null];
      must(event.stalled, table.final ? 0 : 1);
      break;
    case 'set':
      own!.hold = event.cubes;
      break;
    case 'boat':
      own!.boat = event.at;
      break;
    case 'sailed':
      must(own!.boat, event.from);
      own!.boat = event.to;
      give(event.seat, event.leave);
      break;
    case 'toll':
      give(event.seat, event.cubes);
      take(event.to, event.cubes);
      break;
    case 'heap':
    case 'gained':
    case 'tools':
      take(event.seat, event.cubes);
      break;
    case 'paid':
    case 'discarded':
    case 'put':
      give(event.seat, event.cubes);
      break;
    case 'upgraded':
      give(event.seat, event.from);
      take(event.seat, event.to);
      break;
    case 'traded':
      give(event.seat, event.give);
      take(event.seat, event.take);
      break;
    case 'built':
      must(own!.outposts![event.row], event.space);
      own!.outposts![event.row]!++;
      break;
    case 'rival':
      table.rival!.outposts.push(event.at);
      break;
    case 'claimed':
      give(event.seat, prices.get(event.tile)!);
      own!.claimed!.push(event.tile);
      must(event.count, own!.claimed!.length);
      break;
    case 'card':
      give(event.seat, prices.get(event.card)!);
      own!.cards!.push(event.card);
      must(event.count, own!.cards!.length);
      break;
    case 'explored':
      own!.explored!.push(event.tile);
      break;
    case 'placed':
      own!.settlers! -= event.count;
      break;
    case 'sent':
      own!.settlers! -= event.count;
      break;
    case 'ousted':
      own!.settlers! += event.count;
      break;
    case 'rested':
      own!.settlers! += event.count;
      break;
    case 'settled':
      own!.settlers! += event.count;
      own!.reserve! -= event.count;
      break;
    case 'played':
      // On land a card is used in its place.
      if (!own!.hand) break;
      own!.hand!.splice(own!.hand!.indexOf(event.card), 1);
      own!.played!.push(event.card);
      break;
    case 'laid': {
      const from = event.hand === 1 ? own!.hand! : own!.played!;
      from.splice(from.indexOf(event.card), 1);
      own!.pile!.push(event.card);
      break;
    }
    case 'tookBack': {
      const back = [...own!.played!, ...(own!.pile ?? [])];
      must(event.count, back.length);
      own!.hand!.push(...back);
      own!.played = [];
      if (own!.pile) own!.pile = [];
      break;
    }
    case 'merchant':
      take(event.seat, event.cubes);
      if (own!.hand) own!.hand.push(event.card);
      break;
    default:
  }
}

const sorted = (list: readonly string[] | undefined): string[] | undefined => list?.toSorted();

/** The visible table in the form of the books; order of lists is ignored. */
function shown({ mover, round, over, final, seats, rival }: Table): unknown {
  const sides = [...seats, ...(rival ? [rival] : [])].map((side) => ({
    hold: side.hold,
    boat: side.boat,
    outposts: Array.isArray(side.outposts) ? sorted(side.outposts as string[]) : side.outposts,
    settlers: side.settlers,
    reserve: side.reserve,
    cards: sorted(side.cards),
    claimed: sorted(side.claimed),
    explored: sorted(side.explored),
    hand: sorted(side.hand),
    played: sorted(side.played),
    pile: sorted(side.pile),
  }));
  return { mover, round: over ? null : round, over, final, sides };
}

/** Revealed components must be where the event says. */
function checkTurnedUp(table: Table, events: readonly Event[]): void {
  const last = new Map<string, Event>();
  for (const event of events) {
    if (event.kind === 'revealed') last.set(`port ${event.at}`, event);
    if (event.kind === 'closed') last.set(`port ${event.to}`, event);
    if (event.kind === 'uncovered') last.set(`stack ${event.stack}`, event);
    if (event.kind === 'next') last.set('next', event);
    if (event.kind === 'dealt') last.set(`row ${event.slot}`, event);
    if (event.kind === 'merchantDealt') last.set(`market ${event.slot}`, event);
  }
  for (const event of last.values()) {
    if (event.kind === 'revealed') must(table.ports!.find(({ at }) => at === event.at)!.tile, event.tile);
    if (event.kind === 'closed') must(table.ports!.find(({ at }) => at === event.to)!.tile, 'closed');
    if (event.kind === 'uncovered') must(table.stacks![event.stack]!.top, event.tile);
    if (event.kind === 'next') must(table.next, event.card);
    if (event.kind === 'dealt') must(table.row![event.slot], event.card);
    if (event.kind === 'merchantDealt') {
      const there = table.market![event.slot]!;
      must(typeof there === 'string' ? there : there.card, event.card);
    }
  }
}

/** Books the events of every choice of a match as it is played, and compares. */
export class Books {
  /** The kinds of events that were booked. */
  readonly kinds = new Set<string>();
  #before: { version: number; table: Table } | null = null;

  /** Checks a match after each choice or undo. @throws Error if the events of the choice do not lead to its state. */
  look(match: Match): void {
    const table = match.state() as unknown as Table;
    if (this.#before && match.version === this.#before.version + 1) {
      const books = structuredClone(this.#before.table);
      const { events } = match.choices.at(-1)!;
      for (const event of events) {
        this.kinds.add(event.kind);
        book(books, event);
      }
      // The next seat of the set-up is no event.
      if (match.inSetUp) books.mover = table.mover;
      must(shown(books), shown(table));
      checkTurnedUp(table, events);
    }
    this.#before = { version: match.version, table };
  }
}
