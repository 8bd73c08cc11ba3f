/** Puts a review together from what was found out about the steps. */

import { type Match, required } from '@windrose/rules';
import { type Change, gainOf, markOf, TRUST, type Valued, type Work } from './comparison.ts';
import { fitCurve } from './curve.ts';
import { combined, errorOf, type Estimate, intervalOf } from './estimate.ts';
import { chanceOf, type Outlook } from './judge.ts';
import { chancesBySeat } from './seat-shares.ts';
import type { Mark, Review, ReviewedStep, SideReview } from './result.ts';

/** The error of a change that was not looked at yet. */
const UNKNOWN_CHANGE = 0.08;

/** The review as far as its works are done. @param end the final position; null while some steps have no evaluation. */
export function reviewOf({ match, works, opening, end, open, ...given }: ReviewedSoFar): Review {
  const { core } = match;
  const sides = Array.from({ length: core.sides }, (_, side) => side);
  const valued = [opening, ...works.slice(1).map(({ before }) => before), ...(end && works.length > 0 ? [end] : [])];
  const changes = works.slice(0, valued.length - 1).map(changeOf);
  // Before the first turn nobody knows more than what a seat is worth, and what playouts from there say: the end of the match changes neither.
  const begin = chancesBySeat(core)?.map((known, side) => [...playedOutAt(works, 0, side)].reduce(combined, known));
  const fitted = sides.map((side) =>
    fitCurve(
      valued.map(({ outlook, error }, at) => {
        const bySeat = at === 0 && error > 0 ? begin?.[side] : undefined;
        if (bySeat) return { value: bySeat.value, error: FIXED };
        return [...playedOutAt(works, at, side)].reduce(combined, {
          value: chanceOf(outlook, side),
          error: error === 0 ? EXACT : Math.max(TRUST.least, TRUST.alike * error),
        });
      }),
      changes.map(({ by, error }) => ({ value: required(by[side], 'change of a side'), error })),
    ),
  );
  const outlookAt = (at: number): { readonly outlook: Outlook; readonly error: number } => {
    const { outlook, error } = required(valued[at], `position ${at}`);
    if (error === 0) return { outlook, error };
    const chances = fitted.map((curve) => required(curve[at], `position ${at}`));
    const within = chances.map(({ value }) => Math.min(1, Math.max(0, value)));
    const sum = within.reduce((a, b) => a + b, 0);
    return {
      outlook: { scores: outlook.scores, win: within.map((chance) => chance / sum) },
      error: Math.max(...(at === 0 && begin ? begin : chances).map((chance) => chance.error)),
    };
  };
  const start = outlookAt(0);
  const steps = works
    .slice(0, valued.length - 1)
    .map(({ step, compared, luck, slow, wasted, idle }, at): ReviewedStep => {
      const { from, to, seat, turn, round, setUp, forced, codes } = step;
      const { outlook, error } = outlookAt(at + 1);
      const gain = compared?.better ? gainOf(compared.gain, seat) : null;
      const chance = chanceOf(outlookAt(at).outlook, seat);
      // No more can be lost than there was.
      const loss = Math.min(chance, Math.max(0, gain?.value ?? 0));
      const unsettled = open.has(at) || (!forced && compared === null);
      const mark = compared?.better && !unsettled ? markOf(compared, seat, loss) : null;
      return {
        from,
        to,
        seat,
        turn,
        round,
        setUp,
        forced,
        codes,
        after: outlook,
        error,
        chance,
        loss,
        lossInterval: gain && withinChances(intervalOf({ ...gain, error: TRUST.interval * gain.error })),
        points: compared?.points ?? 0,
        unsettled,
        mark,
        // A mark says more.
        slow: mark === null && !unsettled ? slow : null,
        wasted: mark === null && !unsettled && slow === null ? wasted : null,
        idle: mark === null && !unsettled && slow === null && wasted === null ? idle : null,
        luck: luck?.by ?? null,
        luckError: luck?.error ?? 0,
        better: compared?.better ?? null,
        evaluatedLoss: compared?.better ? gainOf(compared.evaluated, seat).value : 0,
        playedOut: compared?.playedOut ?? null,
        reasons: compared?.reasons ?? [],
      };
    });
  const rests = steps.flatMap(({ after }, at) =>
    sides.map((side) => {
      const { by } = required(changes[at], `change ${at}`);
      const before = at === 0 ? start.outlook : required(steps[at - 1], 'step before').after;
      return chanceOf(after, side) - chanceOf(before, side) - required(by[side], 'change of a side');
    }),
  );
  const whole = match.over && !given.stopped;
  return {
    level: given.level,
    samples: given.samples,
    playouts: given.playouts,
    start: start.outlook,
    startError: start.error,
    steps,
    seats: sides.map((side) => sideReviewOf(steps, side, whole)),
    rest: Math.sqrt(rests.reduce((sum, rest) => sum + rest * rest, 0) / Math.max(1, rests.length)),
    stopped: given.stopped,
  };
}

interface ReviewedSoFar extends Pick<Review, 'level' | 'samples' | 'playouts' | 'stopped'> {
  readonly match: Match;
  readonly works: readonly Work[];
  /** The position before the first step. */
  readonly opening: Valued;
  readonly end: Valued | null;
  /** The numbers of the steps that are still to be played out, or to be played out further. */
  readonly open: ReadonlySet<number>;
}

/**
 * What playouts say of a side's chance in a position: those of the better line that begins there, and those of the line that led to it,
 * unless a draw came between. Without them a turn could lose more than its seat ever had.
 */
function* playedOutAt(works: readonly Work[], at: number, side: number): Generator<Estimate, void, void> {
  const better = works[at]?.compared?.chances?.better[side];
  const last = works[at - 1];
  const played = last?.step.drawn === false ? last.compared?.chances?.played[side] : undefined;
  if (better) yield better;
  if (played) yield played;
}

/** The error with which the fit takes the chances before the first turn: what happens later says next to nothing of them. */
const FIXED = 0.03;

/** The error of what is certain: the least that a fit can weigh. */
const EXACT = 1e-4;

/** The change of the chances by a step: by its loss, and by luck. */
function changeOf({ step: { forced, drawn }, before, compared, luck }: Work): Change {
  const known = forced || compared !== null;
  const lost = compared?.gain;
  const errors = [lost?.error ?? TRUST.change, luck?.error ?? 0, known && (luck || !drawn) ? 0 : UNKNOWN_CHANGE];
  return {
    by: before.outlook.win.map((_, side) => (luck?.by[side] ?? 0) - (lost?.by[side] ?? 0)),
    error: Math.hypot(...errors),
  };
}

/** No more than the whole chance can be lost, nor won. */
const withinChances = ([least, most]: readonly [number, number]): readonly [number, number] => [
  Math.max(-1, least),
  Math.min(1, most),
];

/** Sums up the choices of a side. @param steps of a match, or of a part of it. @param whole whether all of them are finished and looked at. */
export function sideReviewOf(steps: readonly ReviewedStep[], side: number, whole: boolean): SideReview {
  const own = steps.filter(({ seat, forced }) => seat === side && !forced);
  const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
  const count = (mark: Mark): number => own.filter((step) => step.mark === mark).length;
  return {
    accuracy: own.length === 0 || !whole ? null : sum(own.map(({ loss }) => accuracyOf(loss))) / own.length,
    choices: own.length,
    lost: sum(own.map(({ loss }) => loss)),
    lostError: Math.hypot(...own.map(({ lossInterval }) => (lossInterval ? errorOf(lossInterval) : 0))),
    luck: sum(steps.map(({ luck }) => luck?.[side] ?? 0)),
    luckError: Math.hypot(...steps.map(({ luckError }) => luckError)),
    marks: { inaccuracy: count('inaccuracy'), mistake: count('mistake'), blunder: count('blunder') },
  };
}

/** The accuracy of a step, 0 to 100: a loss of a tenth of all chances leaves about 64, one of a quarter 32 (as on chess sites). */
function accuracyOf(loss: number): number {
  return Math.min(100, Math.max(0, 103.1668 * Math.exp(-4.354 * loss) - 3.1669));
}
