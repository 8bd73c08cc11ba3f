/** Puts a review together from what was found out about the steps. */

import { type Match, required } from '@windrose/rules';
import { type Change, type Comparison, gainOf, isClear, markOf, TRUST, type Valued, type Work } from './comparison.ts';
import { fitCurve } from './curve.ts';
import { combined, errorOf, type Estimate, intervalOf } from './estimate.ts';
import { believed, borneOut, isEarly, progressIn } from './evidence.ts';
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
  const progress = works.map(({ step }) => progressIn(match, step.round));
  /** What each step is believed to have lost to its better line; null without one. */
  const gains = works.map(({ compared, step }, at) =>
    compared?.better ? believedChange(compared, step.seat, required(progress[at], 'progress')) : null,
  );
  const changes = works.slice(0, valued.length - 1).map((work, at) => changeOf(work, gains[at] ?? null));
  const played = works.map((work, at) => playedOutBefore(work, gains[at] ?? null));
  // Before the first turn nobody knows more than what a seat is worth, and what playouts from there say: the end of the match changes neither.
  const begin = chancesBySeat(core)?.map((known, side) => withPlayouts(known, played[0]?.[side]));
  const fittedFrom = (isFixed: boolean, side: number): Estimate[] =>
    fitCurve(
      valued.map(({ outlook, error }, at) => {
        const bySeat = at === 0 && error > 0 ? begin?.[side] : undefined;
        if (bySeat) return isFixed ? { ...bySeat, error: FIXED } : bySeat;
        const evaluated = {
          value: chanceOf(outlook, side),
          error: error === 0 ? EXACT : Math.max(TRUST.least, TRUST.alike * error),
        };
        return withPlayouts(evaluated, played[at]?.[side]);
      }),
      changes.map(({ by, error }) => ({ value: required(by[side], 'change of a side'), error })),
    );
  const fitted = sides.map((side) => fittedFrom(true, side));
  // How far the beginning may be off for one match is not less known to be so a turn later.
  const errors = sides.map((side) => fittedFrom(false, side));
  /** What a step surely had to lose, as its own playouts say: it does not change with what is found out about others. */
  const lossOf = (at: number): number => {
    const gain = gains[at];
    const { seat } = required(works[at], `step ${at}`).step;
    const had = works[at]?.compared?.chances?.better[seat]?.value ?? 1;
    return gain ? Math.min(had, Math.max(0, gainOf(gain, seat).value)) : 0;
  };
  const outlookAt = (at: number): { readonly outlook: Outlook; readonly error: number } => {
    const { outlook, error } = required(valued[at], `position ${at}`);
    if (error === 0) return { outlook, error };
    const chances = fitted.map((curve) => required(curve[at], `position ${at}`));
    const within = chances.map(({ value }) => Math.min(1, Math.max(0, value)));
    const sum = within.reduce((a, b) => a + b, 0);
    const win = within.map((chance) => chance / sum);
    const step = works[at]?.compared?.chances ? works[at].step : null;
    return {
      outlook: { scores: outlook.scores, win: step ? withAtLeast(win, step.seat, lossOf(at)) : win },
      error: Math.max(
        ...(at === 0 && begin ? begin : errors.map((curve) => required(curve[at], `position ${at}`))).map(
          (chance) => chance.error,
        ),
      ),
    };
  };
  const start = outlookAt(0);
  const steps = works
    .slice(0, valued.length - 1)
    .map(({ step, compared, luck, slow, wasted, idle }, at): ReviewedStep => {
      const { from, to, seat, turn, round, setUp, forced, codes } = step;
      const { outlook, error } = outlookAt(at + 1);
      const change = gains[at] ?? null;
      const gain = change && gainOf(change, seat);
      const chance = chanceOf(outlookAt(at).outlook, seat);
      // No more can be lost than there was.
      const loss = Math.min(chance, lossOf(at));
      const unsettled = open.has(at) || (!forced && compared === null);
      const isTold = !isEarly(required(progress[at], 'progress')) || (compared !== null && isClear(compared, seat));
      const mark = gain && !unsettled && isTold ? markOf(gain, loss) : null;
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
 * What the playouts of a step say of every side's chance before it; null without any. Both its lines begin there, and the played one is worse
 * by what it is believed to have lost. That they differ counts once, as that loss: each for itself would draw the raw difference between them.
 */
function playedOutBefore({ compared }: Work, gain: Change | null): readonly Estimate[] | null {
  const chances = compared?.chances ?? null;
  return (
    chances &&
    chances.better.map((better, side) => {
      const played = required(chances.played[side], 'chance after what was played');
      const lost = gain ? required(gain.by[side], 'change of a side') : 0;
      return { value: (better.value + played.value + lost) / 2, error: (better.error + played.error) / 2 };
    })
  );
}

const withPlayouts = (known: Estimate, played: Estimate | undefined): Estimate =>
  played ? combined(known, played) : known;

/** The chances in which a side has at least so much. */
function withAtLeast(win: readonly number[], side: number, least: number): readonly number[] {
  const has = required(win[side], 'chance of a side');
  if (has >= least) return win;
  return win.map((chance, other) => (other === side ? least : (chance * (1 - least)) / (1 - has)));
}

/** The gain of a better line, of which the seat's part is believed as far as evidence goes, and the others' in proportion. */
function believedChange(
  { gain, playedOut }: Pick<Comparison, 'gain' | 'playedOut'>,
  seat: number,
  progress: number,
): Change {
  const measured = gainOf(gain, seat);
  const { value, error } = believed(measured, progress, playedOut !== null);
  const part = measured.value === 0 ? 1 : value / measured.value;
  return { by: gain.by.map((one) => part * one), error };
}

/** The error with which the fit takes the chances before the first turn: what happens later says next to nothing of them. */
const FIXED = 0.03;

/** The error of what is certain: the least that a fit can weigh. */
const EXACT = 1e-4;

/**
 * The change of the chances by a step as the curve draws it: by its loss, and by luck, each as far as it is borne out. @param gain of its better
 * line, as believed; null without one.
 */
function changeOf({ step: { forced, drawn, seat }, before, compared, luck }: Work, gain: Change | null): Change {
  const known = (forced || compared !== null) && (luck !== null || !drawn);
  const [lost, won] = [gain, luck].map((change) => (change ? borneOut(gainOf(change, seat)) : 0)) as [number, number];
  return {
    by: before.outlook.win.map((_, side) => won * (luck?.by[side] ?? 0) - lost * (gain?.by[side] ?? 0)),
    // What is borne out of a change has the same part of its variance.
    error: Math.hypot(
      forced ? TRUST.change : TRUST.choice,
      Math.sqrt(lost) * (gain?.error ?? 0),
      Math.sqrt(won) * (luck?.error ?? 0),
      known ? 0 : UNKNOWN_CHANGE,
    ),
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
