/** The story of a finished match: how the points came about, turn by turn. */

import { type HoldView, type Match, required, type SeatScore } from '@windrose/rules';

import { type ClaimEvent, momentsOf, priceOf } from './moments.ts';

/** A notable moment of a match. */
interface StoryMoment {
  /** The round, from 1, and the seat whose turn it was. */
  readonly round: number;
  readonly seat: number;
}

/** A claim of an order or a point card. */
interface StoryClaim {
  readonly round: number;
  /** The side that claimed. */
  readonly side: number;
  /** Its points, as they stand on it, and those of the coin that came with it. */
  readonly points: number;
  readonly coin: number;
  /** The entry of the curve after its turn. */
  readonly at: number;
  readonly event: ClaimEvent;
}

/** A claim for which another seat was one cube short. */
interface NearMiss {
  readonly claim: StoryClaim;
  readonly seat: number;
}

/** The summary of a match at its end. A side is a seat; the number of seats is the solo rival. */
export interface Story {
  /** The points of every side after each turn, as if the match had ended there; the first entry is the beginning. */
  readonly curve: readonly (readonly number[])[];
  /** The round of each of these turns, from 1. */
  readonly rounds: readonly number[];
  /** The turn that won most points, cubes aside, and how many; null where no turn won any. */
  readonly best: (StoryTurn & { readonly gained: number }) | null;
  /** The turn since which the winner has had more points than any other side, and what it won its mover; null without one. */
  readonly inFront: (StoryTurn & { readonly gained: number }) | null;
  /** All claims, in order. */
  readonly claims: readonly StoryClaim[];
  /** How often another side than before had most points, and the round of the last time; null where nobody ever had more than all others. */
  readonly lead: { readonly changes: number; readonly round: number } | null;
  /** How near another side came while the winner was in front for good; null where that was only at the end. */
  readonly closest: { readonly round: number; readonly side: number; readonly behind: number } | null;
  /** Who was close behind the winner at the end; null for nobody, and where the points are alike. */
  readonly margin: { readonly side: number; readonly behind: number } | null;
  readonly nearMisses: readonly NearMiss[];
}

/** Points behind that are told of the end. */
const CLOSE = 5;

/** A turn of the story. */
interface StoryTurn extends StoryMoment {
  /** The entry of the curve after it. */
  readonly at: number;
}

/** Why a match ended: its last round, and the side whose claim made it the last; no side after too many rounds without a claim. */
export interface Ending {
  readonly round: number;
  readonly side: number | null;
  /** The claim that did it. */
  readonly claim: ClaimEvent | null;
}

const pointsOf = (points: readonly number[], side: number): number => required(points[side], `points of side ${side}`);

/** Summarises a finished match. It is replayed from its record. */
export function storyOf(match: Match): Story {
  const replay = match.restart();
  const scores = (): SeatScore[] => {
    const { seats, rival } = replay.scores();
    return [...seats, ...(rival ? [rival] : [])];
  };
  const totalsOf = (sides: readonly SeatScore[]): number[] => sides.map(({ total }) => total);
  /** Cubes are spent on what scores: a turn that scores is worth what it scores. */
  const wonBy = (sides: readonly SeatScore[], side: number): number => {
    const { total, parts } = required(sides[side], `score of side ${side}`);
    return total - (parts.cubes ?? 0);
  };
  let before = scores();
  const curve = [totalsOf(before)];
  const turns: (StoryTurn & { readonly gained: number })[] = [];
  const claims: StoryClaim[] = [];
  const nearMisses: NearMiss[] = [];
  let best: Story['best'] = null;
  for (const [at, { option, turn, mover, round }] of match.choices.entries()) {
    const { events, round: now } = required(match.choices[at], 'choice');
    const claimed = events.filter((event) => event.kind === 'claimed' || event.kind === 'card');
    const missing = claimed.map((claim) => shortOf(replay, priceOf(claim, match), claim.seat));
    const moments = momentsOf(events, match).filter((moment) => moment.kind === 'claim');
    for (const [nth, { seat, points, coin, event }] of moments.entries()) {
      const claim = { round: now, side: seat, points, coin, at: curve.length, event };
      claims.push(claim);
      for (const other of missing[nth] ?? []) nearMisses.push({ claim, seat: other });
    }
    replay.choose(option.code);
    if (match.choices[at + 1]?.turn === turn) continue;
    const after = scores();
    const gained = wonBy(after, mover) - wonBy(before, mover);
    const told = { round, seat: mover, at: curve.length, gained };
    turns.push(told);
    curve.push(totalsOf(after));
    if (gained > (best?.gained ?? 0)) best = told;
    before = after;
  }
  const { winner } = match.scores();
  let inFront: Story['inFront'] = null;
  if (winner !== null && before.length > 1) {
    const side = winner === 'rival' ? match.seats : winner;
    // Points counted only at the end belong to no turn: the last entry is left out.
    const others = (at: readonly number[]): number => Math.max(...at.filter((_, other) => other !== side));
    inFront = turns[curve.findLastIndex((at) => others(at) >= pointsOf(at, side))] ?? null;
  }
  const rounds = turns.map(({ round }) => round);
  return {
    curve,
    rounds,
    best,
    inFront,
    claims,
    lead: leadOf(curve, rounds),
    closest: winner === null || inFront === null ? null : closestOf(curve, rounds, winner, inFront.at),
    margin: winner === null ? null : marginOf(required(curve.at(-1), 'points at the end'), winner),
    nearMisses,
  };
}

/** The other seats that are one cube short of a price. */
function shortOf(match: Match, price: string, claimant: number): readonly number[] {
  return match.state().seats.flatMap(({ hold }: HoldView, seat) => {
    if (seat === claimant) return [];
    let left = hold;
    const missing = Array.from(price).filter((cube) => {
      const has = left.includes(cube);
      left = left.replace(cube, '');
      return !has;
    });
    return missing.length === 1 ? [seat] : [];
  });
}

/** How often the lead changed; while the table is set up nobody leads. */
function leadOf(curve: Story['curve'], rounds: readonly number[]): Story['lead'] {
  let leader: number | null = null;
  let changes = 0;
  let last = 0;
  for (const [turn, round] of rounds.entries()) {
    const points = required(curve[turn + 1], 'points after a turn');
    const most = Math.max(...points);
    const now = points.indexOf(most);
    if (round < 1 || points.length < 2 || points.lastIndexOf(most) !== now || now === leader) continue;
    if (leader !== null) {
      changes++;
      last = round;
    }
    leader = now;
  }
  return leader === null ? null : { changes, round: last };
}

/** The best of those who have lost, and how far it was behind. */
function bestOfOthers(points: readonly number[], winner: number | 'rival'): NonNullable<Story['margin']> {
  const winning = winner === 'rival' ? points.length - 1 : winner;
  const others = points.map((one, side) => (side === winning ? -Infinity : one));
  const side = others.indexOf(Math.max(...others));
  return { side, behind: pointsOf(points, winning) - pointsOf(points, side) };
}

function marginOf(points: readonly number[], winner: number | 'rival'): Story['margin'] {
  if (points.length < 2) return null;
  const margin = bestOfOthers(points, winner);
  return margin.behind > 0 && margin.behind <= CLOSE ? margin : null;
}

/** How near another side came after a turn, and before the last one. */
function closestOf(
  curve: Story['curve'],
  rounds: readonly number[],
  winner: number | 'rival',
  after: number,
): Story['closest'] {
  let closest: Story['closest'] = null;
  for (const [past, points] of curve.slice(after + 1, -1).entries()) {
    const { side, behind } = bestOfOthers(points, winner);
    if (behind < (closest?.behind ?? Infinity))
      closest = { round: required(rounds[after + past], 'round of a turn'), side, behind };
  }
  return closest;
}

/** Why a match ended; null while it runs, and where a custom game ends otherwise. */
export function endingOf(match: Match): Ending | null {
  const last = match.choices.at(-1);
  if (!match.over || last === undefined) return null;
  const events = match.choices.flatMap((choice) => choice.events);
  if (events.some((event) => event.kind === 'over' && event.stalled === 1))
    return { round: last.round, side: null, claim: null };
  const at = events.findIndex((event) => event.kind === 'final');
  const final = events[at];
  if (final?.kind !== 'final') return null;
  const claim = events
    .slice(0, at)
    .findLast((event) => (event.kind === 'claimed' || event.kind === 'card') && event.seat === final.seat);
  return {
    round: last.round,
    side: final.seat,
    claim: claim?.kind === 'claimed' || claim?.kind === 'card' ? claim : null,
  };
}
