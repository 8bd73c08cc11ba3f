/** The story of a finished match: how the points came about, turn by turn. */

import { type Event, type Match, required, type SeatScore } from '@windrose/rules';

/** A notable moment of a match. */
interface StoryMoment {
  /** The round, from 1, and the seat whose turn it was. */
  readonly round: number;
  readonly seat: number;
}

/** The summary of a match at its end. A side is a seat; the number of seats is the solo rival. */
export interface Story {
  /** The points of every side after each turn, as if the match had ended there; the first entry is the beginning. */
  readonly curve: readonly (readonly number[])[];
  /** The round of each of these turns, from 1. */
  readonly rounds: readonly number[];
  /** The turn that won most points, cubes aside, and how many; null where no turn won any. */
  readonly best: (StoryMoment & { readonly gained: number }) | null;
  /** The turn since which the winner has had more points than any other side; null without one. */
  readonly inFront: StoryMoment | null;
}

/** Why a match ended: its last round, and the side whose claim made it the last; no side after too many rounds without a claim. */
export interface Ending {
  readonly round: number;
  readonly side: number | null;
  /** The claim that did it. */
  readonly claim: (Event & { readonly kind: 'claimed' | 'card' }) | null;
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
  const turns: StoryMoment[] = [];
  let best: Story['best'] = null;
  for (const [at, { option, turn, mover, round }] of match.choices.entries()) {
    replay.choose(option.code);
    if (match.choices[at + 1]?.turn === turn) continue;
    const after = scores();
    turns.push({ round, seat: mover });
    curve.push(totalsOf(after));
    const gained = wonBy(after, mover) - wonBy(before, mover);
    if (gained > (best?.gained ?? 0)) best = { round, seat: mover, gained };
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
  return { curve, rounds: turns.map(({ round }) => round), best, inFront };
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
