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
  /** The turn since which the winner has led; null if the winner is the rival or led from the start. */
  readonly decided: StoryMoment | null;
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
  let decided: Story['decided'] = null;
  if (typeof winner === 'number') {
    // Points counted only at the end belong to no turn: the last entry is left out.
    const behind = curve.findLastIndex((at) => Math.max(...at) > pointsOf(at, winner));
    decided = behind < 0 ? null : (turns[behind] ?? null);
  }
  return { curve, best, decided };
}
