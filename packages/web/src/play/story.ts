/** The story of a finished match: how the points came about, turn by turn. */

import { type Match, required } from '@windrose/rules';

/** A notable moment of a match. */
interface StoryMoment {
  /** The round, from 1, and the seat whose turn it was. */
  readonly round: number;
  readonly seat: number;
}

/** The summary of a match at its end. */
export interface Story {
  /** The points of every seat after each turn, as if the match had ended there; the first entry is the beginning. */
  readonly curve: readonly (readonly number[])[];
  /** The turn that brought most, and how much; null where no turn brought anything. */
  readonly best: (StoryMoment & { readonly gained: number }) | null;
  /** The turn since which the winner has had more points than any other seat; null without one, and in Solo. */
  readonly inFront: StoryMoment | null;
}

const pointsOf = (points: readonly number[], seat: number): number => required(points[seat], `points of seat ${seat}`);

/** Summarises a finished match. It is replayed from its record. */
export function storyOf(match: Match): Story {
  const replay = match.restart();
  const totals = (): number[] => replay.scores().seats.map(({ total }) => total);
  let points = totals();
  const curve = [points];
  const turns: StoryMoment[] = [];
  let best: Story['best'] = null;
  for (const [at, { option, turn, mover, round }] of match.choices.entries()) {
    replay.choose(option.code);
    if (match.choices[at + 1]?.turn === turn) continue;
    const before = pointsOf(points, mover);
    points = totals();
    turns.push({ round, seat: mover });
    curve.push(points);
    const gained = pointsOf(points, mover) - before;
    if (gained > (best?.gained ?? 0)) best = { round, seat: mover, gained };
  }
  const { winner } = match.scores();
  let inFront: Story['inFront'] = null;
  if (typeof winner === 'number' && match.seats > 1) {
    // Points counted only at the end belong to no turn: the last entry is left out.
    const others = (at: readonly number[]): number => Math.max(...at.filter((_, seat) => seat !== winner));
    inFront = turns[curve.findLastIndex((at) => others(at) >= pointsOf(at, winner))] ?? null;
  }
  return { curve, best, inFront };
}
