/** The benefit of a line by itself: a claim, points, a claim that comes into reach or nearer. */

import { type AnyView, type Match, required, seaTableOf, SPICES } from '@windrose/rules';
import { Faces } from '@windrose/words';
import { type MerchantFit, merchantFit } from './merchant-fit.ts';

/** Something to be claimed, by its price as letters and its points. */
interface Claimable {
  readonly kind: 'order' | 'card';
  readonly price: string;
  readonly points: number;
}

/** A trade and its place. */
interface PlacedTrade {
  readonly at: string;
  readonly give: string;
  readonly take: string;
}

/** The benefit of a line. Cubes are letters such as `YYB`. */
export type Good =
  /** It claims this, and gets a coin of so many points with it; its other steps score `others`, cubes aside. */
  | { readonly kind: 'claims'; readonly claim: Claimable; readonly coin: number; readonly others: number }
  /** It scores points that are kept, and changes those of cubes, which last only while they are held; together more than before. */
  | { readonly kind: 'points'; readonly points: number; readonly cubes: number }
  /** Afterwards this can be paid for. */
  | { readonly kind: 'payable'; readonly claim: Claimable }
  /** Afterwards only these cubes are missing for this. */
  | { readonly kind: 'nearer'; readonly claim: Claimable; readonly missing: string }
  /**
   * A merchant card comes to hand, with the cubes lying on it. Each use makes the cubes worth so much more; `best`: no other card on
   * offer does more. `fit`: the cards it works with.
   */
  | {
      readonly kind: 'merchant';
      readonly gain: number;
      readonly best: boolean;
      readonly cubes: string;
      readonly fit: MerchantFit;
    }
  /**
   * Cubes come that are worth more than those that go. `use`: the best trade that they make possible next turn, or once more, where the
   * boat lies or one free step away; null without one.
   */
  | { readonly kind: 'cubes'; readonly comes: string; readonly goes: string; readonly use: PlacedTrade | null }
  /** It takes so many settlers or cards back; `all` can be used then. */
  | { readonly kind: 'settlers' | 'cards'; readonly back: number; readonly all: number }
  /** An outpost is built, where this can be traded: `now` if the cubes for it are held then. */
  | { readonly kind: 'outpost'; readonly give: string; readonly take: string; readonly now: boolean }
  /** This bonus tile is taken, which counts until the end. */
  | { readonly kind: 'tile'; readonly tile: string }
  /** Another turn follows at once, with other merchant cards to choose from. */
  | { readonly kind: 'again' }
  /** The boat begins where so many islands are one step away. `trade`: the best one there, or where it begins, that the cubes pay for. */
  | { readonly kind: 'start'; readonly islands: number; readonly trade: PlacedTrade | null }
  /** Too many cubes are held, and none of those that go is needed for this, for which then these are missing. */
  | { readonly kind: 'spared'; readonly claim: Claimable; readonly missing: string }
  /** Too many cubes are held, and the cheapest go, or others do. */
  | { readonly kind: 'cheapest' | 'excess' }
  /** The seat has no turn after this one: the line brings so many points in cubes, or none. */
  | { readonly kind: 'last'; readonly points: number }
  /** No gain can be named. */
  | { readonly kind: 'none' };

const NONE: Good = { kind: 'none' };
/** Decisions before the first turn. */
const SET_UP: readonly string[] = ['set', 'boat'];

const holdIn = ({ seats }: AnyView, seat: number): string => required(seats[seat], `seat ${seat}`).hold;
/** The number of settlers that are ready, or of cards in hand. */
const usable = ({ seats }: AnyView, seat: number): number => {
  const { settlers, hand } = required(seats[seat], `seat ${seat}`);
  return settlers ?? hand?.length ?? 0;
};
/** The points of a seat now: those that are kept, and those of its cubes. */
const pointsIn = (match: Match, seat: number): { readonly kept: number; readonly cubes: number } => {
  const { total, parts } = required(match.scores().seats[seat], `score of seat ${seat}`);
  return { kept: total - (parts.cubes ?? 0), cubes: parts.cubes ?? 0 };
};

/**
 * The benefit of a line for the seat to move. @param match before the line; it is not modified.
 * @param planned what is to be claimed: then no other claim is said to come nearer, and with `none` no claim at all. Null: that is not known.
 */
export function goodOf(match: Match, codes: readonly number[], planned: Claimable | 'none' | null = null): Good {
  const seat = match.decision?.seat ?? 0;
  const before: AnyView = match.state();
  const wanted = claimables(match, before);
  const fork = match.imagine();
  let claimed: Claimable | null = null;
  let coin = 0;
  let rested: 'settlers' | 'cards' | null = null;
  let acquires = false;
  let acquired: { readonly card: string; readonly cubes: string } | null = null;
  let built: string | null = null;
  let again = false;
  let takenTile: string | null = null;
  for (const code of withForced(match, codes)) {
    const option = fork.over ? undefined : fork.legal().find((one) => one.code === code);
    if (!option) break;
    acquires ||= option.kind === 'acquire';
    if (option.kind === 'rest') rested = fork.core.names.location === undefined ? 'cards' : 'settlers';
    const held: AnyView = fork.state();
    const offered = claimables(fork, held);
    for (const event of fork.choose(code)) {
      if (event.kind === 'coin') coin += event.points;
      if (event.kind === 'merchant' && acquires) acquired = event;
      if (event.kind === 'built') built = event.at;
      if (event.kind === 'bonus' && event.seat === seat) takenTile = event.tile;
      if (event.kind === 'refreshed') again = true;
      if (event.kind !== 'claimed' && event.kind !== 'card') continue;
      const paid = missing(holdIn(held, seat), holdIn(fork.state(), seat));
      const found = offered.find(({ price, points }) => points === event.points && price === paid);
      claimed ??= found ?? { kind: event.kind === 'claimed' ? 'order' : 'card', price: paid, points: event.points };
    }
  }
  if (claimed) {
    const others = pointsIn(fork, seat).kept - pointsIn(match, seat).kept - claimed.points - coin;
    return { kind: 'claims', claim: claimed, coin, others };
  }
  // Among several tiles, what a tile is for is the reason, not what is done after it.
  const [chosen] = codes.flatMap((code) => match.legal().find((one) => one.code === code) ?? []);
  if (chosen?.kind === 'bonus' && 'tile' in chosen && !chosen.tile.startsWith('points'))
    return { kind: 'tile', tile: chosen.tile };
  const hold = holdIn(before, seat);
  const after = holdIn(fork.state(), seat);
  const start = SET_UP.includes(match.decision?.kind ?? '') ? startAt(match, fork.state(), seat) : NONE;
  // What one begins with is for the first turns; every order is far away then.
  if (start.kind === 'start') return start;
  if (match.decision?.kind === 'discard') return discarding(wanted, hold, after);
  const byPoints = wanted.toSorted((a, b) => b.points - a.points);
  // A claim that comes into reach is a benefit only if nothing as good was there already.
  const had = Math.max(0, ...wanted.filter(({ price }) => missing(price, hold) === '').map(({ points }) => points));
  const payables = byPoints.filter(({ price, points }) => points > had && missing(price, after) === '');
  const isPlanned = ({ kind, price, points }: Claimable): boolean =>
    planned !== null &&
    planned !== 'none' &&
    kind === planned.kind &&
    price === planned.price &&
    points === planned.points;
  const payable = payables.find(isPlanned) ?? payables[0];
  // In the last round every seat has one turn: what could be claimed later is no gain.
  if (payable && !match.final) return { kind: 'payable', claim: payable };
  const [pointsBefore, pointsAfter] = [pointsIn(match, seat), pointsIn(fork, seat)];
  const points = pointsAfter.kept - pointsBefore.kept;
  const cubes = pointsAfter.cubes - pointsBefore.cubes;
  if (points > 0 && points + cubes > 0 && !isOver(fork, match)) return { kind: 'points', points, cubes };
  if (match.final) return { kind: 'last', points: Math.max(0, points + cubes) };
  // What comes nearer by the cubes that lie on a card is not what the card is for.
  if (acquired !== null) {
    const fit = merchantFit(match, fork.state(), seat, acquired.card);
    return { kind: 'merchant', ...useOf(match, before, acquired.card), cubes: acquired.cubes, fit };
  }
  const wants = byPoints.map((claim) => ({ claim, lacks: missing(claim.price, after) }));
  const [nearest] = wants
    .filter(
      ({ claim, lacks }) => claim.points > had && lacks !== '' && lacks.length < missing(claim.price, hold).length,
    )
    // Of which most is missing, by number or by worth, nobody says that it has come nearer.
    .filter(
      ({ claim, lacks }) =>
        planned !== null || (2 * lacks.length <= claim.price.length && 2 * worthOf(lacks) <= worthOf(claim.price)),
    )
    // What is worth as much, and nearer, would be claimed instead of anything that is not planned.
    .filter(({ claim }) => planned === null || isPlanned(claim))
    .filter(
      ({ claim, lacks }) =>
        planned !== null ||
        wants.every((other) => other.claim.points < claim.points || worthOf(other.lacks) >= worthOf(lacks)),
    )
    .sort((a, b) => a.lacks.length - b.lacks.length);
  if (nearest) return { kind: 'nearer', claim: nearest.claim, missing: nearest.lacks };
  if (rested) {
    const [all, left] = [usable(fork.state(), seat), usable(before, seat)];
    if (all > left) return { kind: rested, back: all - left, all };
  }
  if (takenTile !== null) return { kind: 'tile', tile: takenTile };
  if (worthOf(after) > worthOf(hold)) {
    const use = tradeWith(match, fork.state(), seat, hold);
    return { kind: 'cubes', comes: missing(after, hold), goes: missing(hold, after), use };
  }
  if (again) return { kind: 'again' };
  const trade = built === null ? null : tradeAt(match, before, built);
  if (trade) return { kind: 'outpost', ...trade, now: missing(trade.give, after) === '' };
  return NONE;
}

/** The cubes, as letters, that the seat to move holds after a line. @param match before the line; it is not modified. */
export function holdAfter(match: Match, codes: readonly number[]): string {
  const fork = match.imagine();
  for (const code of withForced(match, codes)) fork.choose(code);
  return holdIn(fork.state(), match.decision?.seat ?? 0);
}

/** A line with the forced choices after it within its turn: a price of which all cubes are the same is paid without being asked. */
function withForced(match: Match, codes: readonly number[]): readonly number[] {
  const fork = match.imagine();
  const { turn, decision } = match;
  const all: number[] = [];
  for (const code of codes) {
    if (fork.over || !fork.legal().some((one) => one.code === code)) return all;
    fork.choose(code);
    all.push(code);
  }
  while (!fork.over && fork.turn === turn && fork.decision?.seat === decision?.seat) {
    const [only, ...others] = fork.legal();
    if (!only || others.length > 0) break;
    fork.choose(only.code);
    all.push(only.code);
  }
  return all;
}

/** What a merchant card of the market brings at each use, and whether that is the most there is. */
function useOf(match: Match, view: AnyView, card: string): { readonly gain: number; readonly best: boolean } {
  const faces = new Faces(match);
  const gainOf = (id: string): number => {
    const face = faces.merchant(id);
    if (face.kind === 'spice') return worthOf(face.cubes);
    return face.kind === 'upgrade' ? face.upgrades : worthOf(face.take) - worthOf(face.give);
  };
  const gain = gainOf(card);
  const offered = (view.market ?? []).flatMap((slot) =>
    slot === null ? [] : typeof slot === 'string' ? slot : slot.card,
  );
  return { gain, best: offered.every((id) => gainOf(id) <= gain) };
}

/** The trade of the island at a place; null if there is none. */
function tradeAt(match: Match, view: AnyView, at: string): { readonly give: string; readonly take: string } | null {
  const market = view.map?.find((place) => place.at === at)?.market;
  return market === undefined ? null : new Faces(match).market(market);
}

/**
 * The best trade that the cubes of a seat pay for more often than those it had, where its boat lies or one step away: on an island of its
 * outposts, or one without any, where building is free. Null without one. @param had the cubes before
 */
function tradeWith(match: Match, view: AnyView, seat: number, had: string): PlacedTrade | null {
  const chart = seaTableOf(match.core.assembly)?.chart;
  const { boat, hold } = required(view.seats[seat], `seat ${seat}`);
  const here = chart?.places.findIndex(({ id }) => id === boat) ?? -1;
  if (!chart || here < 0) return null;
  const near = [here, ...chart.touching(here)].map((at) => required(chart.places[at], 'place').id);
  const trades = near.flatMap((at): PlacedTrade[] => {
    const trade = tradeAt(match, view, at);
    const outposts = view.map?.find((place) => place.at === at)?.outposts ?? [];
    const isOpen = outposts.length === 0 || outposts.includes(seat);
    return trade !== null && isOpen && timesPaid(trade.give, hold) > timesPaid(trade.give, had)
      ? [{ at, ...trade }]
      : [];
  });
  const gainOf = ({ give, take }: PlacedTrade): number => worthOf(take) - worthOf(give);
  const [best = null] = trades.filter((trade) => gainOf(trade) > 0).sort((a, b) => gainOf(b) - gainOf(a));
  return best;
}

/** How often cubes pay a price. */
function timesPaid(price: string, hold: string): number {
  const count = (letters: string, spice: string): number => letters.split(spice).length - 1;
  const each = SPICES.filter((spice) => price.includes(spice)).map((spice) =>
    Math.floor(count(hold, spice) / count(price, spice)),
  );
  return each.length === 0 ? 0 : Math.min(...each);
}

/** What lies around a boat at its start. */
function startAt(match: Match, view: AnyView, seat: number): Good {
  const chart = seaTableOf(match.core.assembly)?.chart;
  const own = view.seats[seat];
  const start = chart?.places.findIndex(({ id }) => id === own?.boat) ?? -1;
  if (!chart || !own || start < 0) return NONE;
  const around = chart.touching(start).map((at) => required(chart.places[at], 'place').id);
  const trades = [required(chart.places[start], 'place').id, ...around].flatMap((at): PlacedTrade[] => {
    const trade = tradeAt(match, view, at);
    return trade === null ? [] : [{ at, ...trade }];
  });
  const gainOf = ({ give, take }: PlacedTrade): number => worthOf(take) - worthOf(give);
  const [best = null] = trades
    .filter((trade) => missing(trade.give, own.hold) === '' && gainOf(trade) > 0)
    .sort((a, b) => gainOf(b) - gainOf(a));
  return { kind: 'start', islands: trades.filter(({ at }) => around.includes(at)).length, trade: best };
}

/** The reason for giving up just these cubes: what must be given up brings nothing. */
function discarding(wanted: readonly Claimable[], hold: string, after: string): Good {
  const [spared] = wanted
    .map((claim) => ({ claim, lacks: missing(claim.price, after) }))
    .filter(({ claim, lacks }) => lacks === missing(claim.price, hold) && lacks.length * 2 <= claim.price.length)
    .sort((a, b) => a.lacks.length - b.lacks.length || b.claim.points - a.claim.points);
  if (spared) return { kind: 'spared', claim: spared.claim, missing: spared.lacks };
  const worths = (cubes: string): number[] => Array.from(cubes, worthOf);
  const isCheapest = Math.max(...worths(missing(hold, after))) <= Math.min(...worths(after));
  return { kind: isCheapest ? 'cheapest' : 'excess' };
}

/** The worth of cubes: a dearer spice is worth one more than the one before it. */
export function worthOf(cubes: string): number {
  return Array.from(cubes).reduce((sum, letter) => sum + SPICES.findIndex((spice) => spice === letter) + 1, 0);
}

/** Whether the line has ended the match, so that the points are final. */
function isOver(after: Match, before: Match): boolean {
  return after.over && !before.over;
}

/** The face-up orders and point cards. */
function claimables(match: Match, view: AnyView): Claimable[] {
  const faces = new Faces(match);
  const orders = (view.ports ?? []).flatMap(({ tile }) =>
    typeof tile === 'string' && tile !== 'closed' ? [{ kind: 'order', ...faces.order(tile) } as const] : [],
  );
  const cards = (view.row ?? []).flatMap((card) =>
    typeof card === 'string' ? [{ kind: 'card', ...faces.pointCard(card) } as const] : [],
  );
  return [...orders, ...cards].map(({ kind, price, points }) => ({ kind, price, points }));
}

/** The cubes of `price` that `hold` lacks, in rising order. */
export function missing(price: string, hold: string): string {
  return SPICES.map((spice) => {
    const count = (letters: string): number => letters.split(spice).length - 1;
    return spice.repeat(Math.max(0, count(price) - count(hold)));
  }).join('');
}
