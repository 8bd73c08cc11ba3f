/** Outcomes: the effect of an offer, computed on a copy and shown before it is taken. */

import { type HoldView, type Match, required, type SeatScore } from '@windrose/rules';

import { after } from './offers.ts';

/** A step of a boat. */
export interface Leg {
  readonly seat: number;
  readonly from: string;
  readonly to: string;
  /** The cubes left behind, "" for a free step. */
  readonly leave: string;
}

/** The changes that a choice brings to the seat that chooses. Nothing in it was hidden before. */
export interface Outcome {
  readonly route: readonly Leg[];
  /** The seats that have to be paid a cube each after stopping there. */
  readonly tolls: readonly number[];
  /** Cubes that leave the hold, and cubes that come into it. */
  readonly gives: string;
  readonly takes: string;
  /** Set if one more cube is left behind that is still to be chosen. */
  readonly anyCube?: boolean;
  /** The hold afterwards, and how much it may keep at the end of the turn. */
  readonly hold: string;
  readonly limit: number;
  /** Points before and after, as if the match ended there. */
  readonly points: readonly [before: number, after: number];
  /** The points gained, without those of cubes, which last only while they are held. */
  readonly gain: number;
}

/** The outcome of choosing these options in a row. @param match the one with the decision; it stays as it is. */
export function outcomeOf(match: Match, codes: readonly number[]): Outcome {
  const seat = match.decision?.seat ?? 0;
  const fork = after(match, codes);
  const route = fork.choices
    .slice(match.version)
    .flatMap(({ events }) => events)
    .flatMap((event) => (event.kind === 'sailed' && event.seat === seat ? [event] : []));
  const holdOf = (at: Match): HoldView => required(at.state().seats[seat], `hold of seat ${seat}`);
  const scoreOf = (at: Match): SeatScore => required(at.scores().seats[seat], `score of seat ${seat}`);
  const kept = ({ total, parts }: SeatScore): number => total - (parts.cubes ?? 0);
  const [had, has] = [scoreOf(match), scoreOf(fork)];
  const [was, is] = [holdOf(match), holdOf(fork)];
  return {
    route,
    tolls: tollsAfter(fork, seat),
    gives: without(was.hold, is.hold),
    takes: without(is.hold, was.hold),
    hold: is.hold,
    limit: is.limit,
    points: [had.total, has.total],
    gain: kept(has) - kept(had),
  };
}

/** The seats that a seat has to pay at its place, or would have to if it stopped there. */
function tollsAfter(match: Match, seat: number): number[] {
  const stop = match.decision?.seat === seat ? match.legal().find(({ kind }) => kind === 'stop') : undefined;
  const fork = after(match, stop ? [stop.code] : []);
  const tolls: number[] = [];
  while (fork.decision?.seat === seat && fork.decision.kind === 'toll') {
    const toll = fork.legal().find((option) => option.kind === 'pay');
    if (!toll || !('to' in toll)) break;
    tolls.push(toll.to);
    fork.choose(toll.code);
  }
  return tolls;
}

/** The letters of `all` that are more than in `some`, in order. */
function without(all: string, some: string): string {
  const left = Array.from(some);
  return Array.from(all)
    .filter((letter) => {
      const at = left.indexOf(letter);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    })
    .join('');
}
