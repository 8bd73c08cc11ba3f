/** Outcomes: the effect of an offer, computed on a copy and shown before it is taken. */

import { type HoldView, type Match, required, type SeatScore } from '@windrose/rules';
import { factOf } from '@windrose/words';

import { type ActThere, after, WORTH_STOPPING } from './offers.ts';

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
  /** The merchant cards that have to be paid for the step. */
  readonly cards: number;
  /** What could be done where the boat would stop; with a building its price in cubes. */
  readonly acts: readonly { readonly act: ActThere; readonly price: number }[];
  /** The seats that have to be paid a cube each after stopping there. */
  readonly tolls: readonly number[];
  /** Of a voyage that leaves cubes and ends where others lie: the cubes that are fewer, and more, once those are taken. */
  readonly inAll: { readonly fewer: string; readonly more: string } | null;
  /** Cubes that leave the hold, and cubes that come into it. */
  readonly gives: string;
  readonly takes: string;
  /** Set if one more cube is left behind that is still to be chosen. */
  readonly anyCube?: boolean;
  /** Set if it is a rest that brings nothing back, while something else could be done. */
  readonly restsIdly?: boolean;
  /** The hold afterwards, and how much it may keep at the end of the turn. */
  readonly hold: string;
  readonly limit: number;
  /** Points before and after, as if the match ended there. */
  readonly points: readonly [before: number, after: number];
  /** The points gained, without those of cubes, which last only while they are held. */
  readonly gain: number;
  /** The points by which each part of the score changes, such as `cards` and `cubes`; they make up the whole change. */
  readonly changes: readonly { readonly part: string; readonly points: number }[];
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
  // A step that is still to be paid for has not been sailed yet.
  const { lies, ...stop } = stopAfter(fork, seat, route.length > 0 || fork.decision?.kind === 'lay');
  const left = route.map(({ leave }) => leave).join('');
  const kept = ({ total, parts }: SeatScore): number => total - (parts.cubes ?? 0);
  const [had, has] = [scoreOf(match), scoreOf(fork)];
  const [was, is] = [holdOf(match), holdOf(fork)];
  return {
    route,
    ...stop,
    inAll: left === '' || lies === '' ? null : { fewer: without(left, lies), more: without(lies, left) },
    ...(isIdleRest(match, codes) && { restsIdly: true }),
    gives: without(was.hold, is.hold),
    takes: without(is.hold, was.hold),
    hold: is.hold,
    limit: is.limit,
    points: [had.total, has.total],
    gain: kept(has) - kept(had),
    changes: Object.entries(has.parts).flatMap(([part, points]) => {
      const change = points - (had.parts[part] ?? 0);
      return change === 0 ? [] : [{ part, points: change }];
    }),
  };
}

/** How many cubes the seat to choose has over its limit; 0 for none. */
export function overLimit(match: Match): number {
  const own = match.state().seats[match.decision?.seat ?? 0];
  return own ? Math.max(0, own.hold.length - own.limit) : 0;
}

/** Whether a choice is a rest with nothing to take back, though it is not the only one. */
function isIdleRest(match: Match, codes: readonly number[]): boolean {
  const options = match.legal();
  const option = options.find(({ code }) => code === codes[0]);
  if (option?.kind !== 'rest' || options.length === 1) return false;
  const fact = factOf(match, option);
  return 'none' in fact && fact.none === true;
}

/** At most this many decisions lie between a step and the action there. */
const MOST_BETWEEN = 12;

/**
 * What a seat has to pay for the step just made and at its place, or would have to if it stopped there, and what it could do there.
 * @param sailed whether a step was made: only then is it of interest what can be done there
 */
function stopAfter(
  match: Match,
  seat: number,
  sailed: boolean,
): Pick<Outcome, 'cards' | 'tolls' | 'acts'> & { readonly lies: string } {
  const fork = after(match, []);
  const tolls: number[] = [];
  const acts: Outcome['acts'][number][] = [];
  let cards = 0;
  let lies = '';
  for (let between = 0; between < MOST_BETWEEN; between++) {
    const { decision } = fork;
    if (decision?.seat !== seat) break;
    const options = fork.legal();
    const [first] = options;
    if (decision.kind === 'lay') cards++;
    else if (decision.kind === 'toll' && first && 'to' in first && typeof first.to === 'number') tolls.push(first.to);
    else if (decision.kind === 'heap') {
      const take = options.find(({ kind }) => kind === 'take');
      const fact = take && factOf(fork, take);
      if (fact?.kind === 'takeHeap') lies = fact.cubes;
    } else if (decision.kind === 'act') {
      for (const act of sailed ? WORTH_STOPPING : []) {
        const option = options.find(({ kind }) => kind === act);
        const fact = option && factOf(fork, option);
        if (fact) acts.push({ act, price: fact.kind === 'build' ? fact.price : 0 });
      }
      break;
    }
    const stop = options.find(({ kind }) => kind === 'stop');
    const next = decision.kind === 'sail' ? stop : ['lay', 'toll', 'heap'].includes(decision.kind) ? first : undefined;
    if (!next) break;
    fork.choose(next.code);
  }
  return { cards, tolls, acts, lies: sailed ? lies : '' };
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
