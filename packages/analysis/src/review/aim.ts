/** What a plan leads to beyond its own turn: the claim that bots make next when they play it on. */

import { type NetWeights, sightWith } from '@windrose/bots';
import { type Match, required, type State } from '@windrose/rules';
import { ClaimSolver, type Target } from '../puzzles/solver.ts';
import type { BesideTurn } from './beside.ts';
import { type ClaimNamed, named } from './claim-named.ts';
import { ClaimWatch, middle, worthOfClaims } from './claim-watch.ts';
import type { Line } from './judge.ts';
import type { ExpectedTurn, NextTurn } from './next-turn.ts';
import type { PassedTile } from './passed-tile.ts';
import { isSameClaim, type LaterClaim } from './plan.ts';
import { HINT_TRIES, Playouts } from './playouts.ts';
import { type ClaimWay, gainIn, leadOf, type PassedClaim } from './quick-claim.ts';
import { type Way, wayAfter } from './way.ts';

/** What a plan means for later turns. */
export interface Aim {
  /** The claim that it leads to; null where its benefit says enough by itself, or nothing can be said. */
  readonly leadsTo: LaterClaim | null;
  /** The claim that can be made soonest, where that is in its turn or sooner than the plan would; null without such a claim. */
  readonly passes: PassedOver | null;
  /** What the hint before planned, where this one leads to nothing else and does not go away from it; null otherwise. */
  readonly stays: StayingClaim | null;
  /** The bonus tile with more points that it leaves for another one, and what that is worth; null where there is none, or it is not known. */
  readonly tile: PassedTile | null;
  /** What it usually leads to, but late; null where it leads to a claim sooner, or to none. */
  readonly likely: ClaimNamed | null;
  /** Whether nothing that lies open is claimed soon by it, as far as can be told; `still`: that has been told lately. */
  readonly far: 'now' | 'still' | null;
  /** The own turn that probably follows, where no way to a claim says it; null: not known. */
  readonly next: NextTurn | null;
  /** The turn that the hint before expected here, where this is another one and nothing else says why; null otherwise. */
  readonly expected: ExpectedTurn | null;
  /** The turn that comes second, and what this one is worth beside it; null where there is none, or it is not known. */
  readonly beside: BesideTurn | null;
}

/** A claim that is passed over, and what speaks for that. */
export type PassedOver = PassedClaim & { readonly instead: InsteadClaim | null };

/** A claim that is planned as before. */
interface StayingClaim {
  readonly claim: ClaimNamed;
  /** The own turn in which bots usually claim it, counted from the running one as 1; null: usually not soon. */
  readonly turns: number | null;
  /** The cubes that are missing for it after the turn, as letters. */
  readonly missing: string;
}

/** Nothing is known of later turns. */
export const NO_AIM: Aim = {
  leadsTo: null,
  passes: null,
  stays: null,
  tile: null,
  likely: null,
  far: null,
  next: null,
  expected: null,
  beside: null,
};

/** The claim that speaks most for a plan beside another one: it is usually made, and in which own turn. */
interface InsteadClaim {
  readonly claim: ClaimNamed;
  readonly turns: number;
  /** The quickest way after the plan's turn, if the others stand still; null: not soon, or the turn only delays it. */
  readonly way: Way | null;
}

/** The latest own turn, counted from the running one as 1, in which a claim is what a plan leads to. */
const LATEST = 6;

/** What a line means, as far as it is known. */
export interface Aimed {
  readonly aim: Aim;
  /** The own turn in which the preferred claim is usually made, if that is not late, counted from the running one as 1; null: not, or not known. */
  readonly keeps: number | null;
  /** The claims that are seldom made after the line, as bots play on: who goes on as they do does not go for them. */
  readonly seldom: readonly ClaimNamed[];
}

/** Where nothing is known of later turns. */
export const NOT_AIMED: Aimed = { aim: NO_AIM, keeps: null, seldom: [] };

/** How {@link aimsOf} finds out what a line means. */
interface AimOptions {
  /** Of the match's core. */
  readonly solver?: ClaimSolver;
  /** A line to compare with; null without one. */
  readonly other?: Line | null;
  /** A claim that can be made soon, which is compared with instead, unless the line leads to one as soon. */
  readonly passed?: ClaimWay | null;
  /** A way that is compared with in any case. */
  readonly rival?: ClaimWay | null;
  /** What the line leads to, if that is about as good as anything else it leads to. */
  readonly prefer?: Pick<Target, 'kind' | 'id'> | null;
  /** Milliseconds after which no further try begins; too few tries say nothing. */
  readonly ms?: number;
  /** Milliseconds after which it is told as far as it is known. */
  readonly soon?: number;
}

/** What a line means for later turns. @see aimsOf */
export function aimOf(match: Match, weights: NetWeights | null, line: Line, options: AimOptions): Aim {
  const aims = [...aimsOf(match, weights, line, { ...options, soon: Infinity })];
  return required(aims.at(-1), 'last aim').aim;
}

/** A claim that is made in fewer tries is seldom made. */
const SELDOM = 3;

/** What is said first is said at last, too, if it is worth this share of the best. */
const KEPT_SHARE = 0.75;

/**
 * What a line means for later turns, first after a few tries, then after all. It leads to the claim that, of those made in more than half
 * of the tries, it brings forward by most against another line, in points that count the less the later they come.
 * @param match at the decision that the lines begin with. @param weights what was learned of the game; null where nothing was.
 */
export function* aimsOf(
  match: Match,
  weights: NetWeights | null,
  line: Line,
  {
    solver = new ClaimSolver(match.core),
    other = null,
    passed = null,
    rival = null,
    prefer = null,
    ms = Infinity,
    soon = Infinity,
  }: AimOptions,
): Generator<Aimed & { readonly final: boolean }, void, void> {
  const seat = match.decision?.seat;
  if (seat === undefined) {
    yield { ...NOT_AIMED, final: true };
    return;
  }
  const { core } = match;
  const from = match.copiedState();
  const begun = performance.now();
  // Bots of several kinds and tastes: the same ones would play nearly the same match again and again, and its chances would count as certain.
  const playouts = new Playouts(core, weights);
  const sight = sightWith(core, weights);
  const targets = solver.targets(from);
  const ways = new Map<Target, Way | null>();
  const wayTo = (target: Target): Way | null => {
    const known = ways.get(target);
    if (known !== undefined) return known;
    const way = wayAfter(core, solver, from, line, target);
    ways.set(target, way);
    return way;
  };
  const isSooner =
    passed !== null && (passed.turns.length === 1 || !targets.some((one) => isAsSoon(wayTo(one), passed)));
  const way = rival ?? (isSooner ? passed : null);
  const watching = (codes: Line, later: readonly Line[] = []): Watched => ({
    codes,
    later,
    watch: new ClaimWatch(core, solver, targets, { turn: from.turn, seat }),
    leads: [],
    ends: 0,
  });
  const is = watching(line);
  const was = way ? watching(way.turns[0] ?? [], way.turns.slice(1)) : other && watching(other);
  const both = was === null ? [is] : [is, was];
  let tries = 0;
  const gain = (target: Target): number =>
    worthOfClaims(target, is.watch.claims(target)) -
    (was === null ? 0 : worthOfClaims(target, was.watch.claims(target)));
  const isUsual = (target: Target): boolean => is.watch.claims(target).filter(Number.isFinite).length * 2 > tries;
  const turnsOf = (target: Target): number => middle(is.watch.claims(target));
  const often = (target: Target): number => is.watch.claims(target).filter(Number.isFinite).length;
  const delays = new Map<Target, boolean>();
  // A turn that only delays a claim does not lead to it.
  const isDelayed = (target: Target): boolean => {
    const known = delays.get(target);
    if (known !== undefined) return known;
    const found = wayTo(target);
    const isLate = found !== null && solver.reachable(from.cells.slice(), seat, target, found.length);
    delays.set(target, isLate);
    return isLate;
  };
  /** @param first what has been said to be led to. */
  const aimNow = (first: Pick<Target, 'kind' | 'id'> | null): Aimed => {
    for (const { watch } of both) watch.end();
    const byGain = targets.filter(isUsual).toSorted((a, b) => gain(b) - gain(a));
    const isLedTo = (target: Target): boolean => turnsOf(target) <= LATEST && !isDelayed(target);
    const most = byGain.find(isLedTo);
    const old = prefer && byGain.find((target) => isSameClaim(target, prefer));
    const said = first && byGain.find((target) => isSameClaim(target, first) && isLedTo(target));
    const isKept =
      said && most && (gain(said) >= KEPT_SHARE * gain(most) || (said === old && turnsOf(said) <= turnsOf(most)));
    const best = isKept ? said : most;
    // What is usual comes late. Of what is only likely the next hint often names something else: that helps nobody.
    const likely = best === undefined ? byGain.find((target) => !isDelayed(target)) : undefined;
    const isFar = targets.length > 0 && targets.every((target) => often(target) < SELDOM && wayTo(target) === null);
    const aim = {
      ...NO_AIM,
      likely: likely === undefined ? null : named(likely),
      far: isFar ? ('now' as const) : null,
    };
    const leadsTo = best === undefined ? null : { claim: named(best), turns: turnsOf(best), way: wayTo(best) };
    const keeps = old && isLedTo(old) ? turnsOf(old) : null;
    const seldom = targets.filter((target) => often(target) < SELDOM).map(named);
    if (way === null || was === null) return { aim: { ...aim, leadsTo }, keeps, seldom };
    // What bots do much later convinces nobody.
    const instead = byGain.find(
      (target) => target.id !== way.target.id && gain(target) > 0 && turnsOf(target) <= LATEST,
    );
    const passes = {
      claim: named(way.target),
      points: way.points,
      soonest: way.turns.length,
      turns: isUsual(way.target) ? turnsOf(way.target) : null,
      gain: gainIn(is.leads, was.leads),
      rounds: is.ends + was.ends === 2 * tries ? null : HINT_TRIES.rounds,
      instead:
        instead === undefined
          ? null
          : { claim: named(instead), turns: turnsOf(instead), way: isDelayed(instead) ? null : wayTo(instead) },
    };
    return { aim: { ...aim, leadsTo, passes }, keeps, seldom };
  };
  let first: Aimed | null = null;
  for (; tries < HINT_TRIES.most && (tries === 0 || performance.now() - begun < ms); tries++) {
    if (first === null && tries >= HINT_TRIES.least && performance.now() - begun >= soon) {
      first = aimNow(prefer);
      yield { ...first, final: false };
    }
    for (const watched of both) {
      watched.watch.begin();
      const look = (state: State): void => watched.watch.look(state);
      const end = playouts.playOn(from, watched.codes, tries, {
        until: from.round + HINT_TRIES.rounds,
        look,
        later: watched.later,
      });
      watched.leads.push(leadOf(sight(end).scores, seat));
      watched.ends += end.over;
    }
  }
  const aimed = tries < HINT_TRIES.least ? NOT_AIMED : aimNow(first?.aim.leadsTo?.claim ?? prefer);
  yield { ...aimed, final: true };
}

/** Whether a way to a claim after a turn is no longer than another one that begins with that turn. */
export const isAsSoon = (way: Way | null, { turns }: ClaimWay): boolean => way !== null && way.length < turns.length;

/** A line that is played on several times, with its leads at the ends, and how many of these end the match. */
interface Watched {
  readonly codes: Line;
  /** Those of its seat's next turns. */
  readonly later: readonly Line[];
  readonly watch: ClaimWatch;
  readonly leads: number[];
  ends: number;
}
