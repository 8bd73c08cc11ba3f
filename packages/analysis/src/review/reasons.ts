/** Finds reasons why one line is better than another, by playing both on and comparing the results. */

import { type Core, count, formatBundle, has, inSet, type Match, type State, required } from '@windrose/rules';
import { ClaimSolver, type Target } from '../puzzles/solver.ts';
import { asidesOf, type SeaTile } from './asides.ts';
import { type ClaimNamed, named } from './claim-named.ts';
import { worthOf } from './good-of.ts';
import { bestClaimNow, type ClaimWay, gainIn, leadIn, type PassedClaim } from './quick-claim.ts';
import { ClaimWatch, middle, worthOfClaims } from './claim-watch.ts';
import { meanWithError } from './estimate.ts';
import type { Line } from './judge.ts';
import { acquiredBy, lyingOn, MerchantWatch } from './merchant-watch.ts';
import type { Playouts } from './playouts.ts';
import { type ReviewStep, reviewStepsOf } from './steps.ts';
import { lacking, type Obstacle, obstacleOf, type Way, wayAfter } from './way.ts';

/** A difference between the turn that was played and the better one, for the seat whose turn it was. Cubes are letters. */
export type Reason =
  /** The better line claims this at once. */
  | { readonly kind: 'claims'; readonly claim: ClaimNamed }
  /** After what was played these cubes are missing from what it costs; after the better line only those. */
  | { readonly kind: 'short'; readonly claim: ClaimNamed; readonly played: string; readonly better: string }
  /**
   * The own turn in which bots claim it after each line in more than half of the tries, counted from this one; null: not within `horizon`.
   * `soonest`: the earliest one after what was played, if the others stand still (null: not known), and `actual`: the one in which the seat
   * claimed it in the match (null: it did not).
   */
  | {
      readonly kind: 'sooner';
      readonly claim: ClaimNamed;
      readonly better: number;
      readonly played: number | null;
      readonly horizon: number;
      readonly soonest: number | null;
      readonly actual: number | null;
    }
  /** The quickest way after the better line, if the others stand still; and where it fails after the played one (null: not known). */
  | { readonly kind: 'way'; readonly claim: ClaimNamed; readonly way: Way; readonly fails: Obstacle | null }
  /** After what was played, another side is mostly there first. */
  | { readonly kind: 'lost'; readonly claim: ClaimNamed; readonly to: number }
  /** After what was played, another side mostly claims this within so many turns of the seat; after the better line it mostly does not. */
  | { readonly kind: 'gave'; readonly claim: ClaimNamed; readonly to: number; readonly turns: number }
  /** The better line takes this merchant card, with the cubes lying on it; after what was played, another seat mostly gets it first. */
  | { readonly kind: 'merchant'; readonly card: string; readonly to: number; readonly cubes: string }
  /** The better line gets these cubes, which lie on the merchant card that it takes, and the played one gets less in this way. */
  | { readonly kind: 'lying'; readonly cubes: string }
  /**
   * The better line takes this bonus tile, which does something until the end, and the played one does not. `uses`: how often its seat did
   * afterwards in the match what the tile adds to (null: that cannot be counted, or it did not).
   */
  | { readonly kind: 'tile'; readonly tile: SeaTile; readonly uses: number | null }
  /**
   * The played turn claims this at once, the better line in own turn `turns`, counted from this one (null: not within the horizon). `more`:
   * what the better line is worth beside the claim (null: not known).
   */
  | {
      readonly kind: 'waits';
      readonly claim: ClaimNamed;
      readonly turns: number | null;
      readonly more: MoreThanClaim | null;
    }
  /** The benefit of the played turn: it claims this in own turn `played`, the better line in `better` (null: not within the horizon). */
  | { readonly kind: 'gained'; readonly claim: ClaimNamed; readonly played: number; readonly better: number | null }
  /** Another benefit of the played turn: it scores so many points more at once. */
  | { readonly kind: 'scored'; readonly more: number }
  /** This could be claimed at once, and neither line does. */
  | ({ readonly kind: 'passed' } & PassedClaim)
  /** It scores more at once. */
  | { readonly kind: 'points'; readonly more: number }
  /** It leaves more settlers to be placed. */
  | { readonly kind: 'settlers'; readonly more: number }
  /** The merchant cards in hand after each line. */
  | { readonly kind: 'cards'; readonly played: number; readonly better: number }
  /**
   * What bots mostly claim first after the better line, in own turn `turns`, counted from this one; and after what was played (null: nothing
   * mostly). Where no claim speaks for the better line it says what that line is for.
   */
  | {
      readonly kind: 'plan';
      readonly claim: ClaimNamed;
      readonly turns: number;
      readonly played: { readonly claim: ClaimNamed; readonly turns: number } | null;
    }
  /** A side's average points over so many rounds after each line: the seat itself gets more, or another side less. */
  | {
      readonly kind: 'pace';
      readonly side: number;
      readonly rounds: number;
      readonly played: number;
      readonly better: number;
    }
  /** The seat's average lead at the end of the match after each line, in points; for turns so late that both lines reach it. */
  | { readonly kind: 'finish'; readonly played: number; readonly better: number }
  /** The hold after each. */
  | { readonly kind: 'hold'; readonly played: string; readonly better: string };

/** Reasons that name something one can see on the table: a claim, a card, the cubes on it. So are some points, at once or over some rounds, but not a single one. */
const TELLING: ReadonlySet<Reason['kind']> = new Set([
  'claims',
  'short',
  'sooner',
  'lost',
  'gave',
  'merchant',
  'lying',
  'tile',
  'plan',
]);

/** Whether a reason alone says what speaks for the better line. */
export const isTelling = (reason: Reason): boolean =>
  TELLING.has(reason.kind) ||
  (reason.kind === 'points' && reason.more >= LEAST_SCORED) ||
  (reason.kind === 'pace' && Math.abs(reason.better - reason.played) >= CLEAR_PACE);

/** What a turn is worth beside a claim at once: the difference of the leads after so many rounds (null: at the end), and a claim that speaks for it. */
export interface MoreThanClaim extends Pick<PassedClaim, 'gain' | 'rounds'> {
  readonly instead: { readonly claim: ClaimNamed; readonly turns: number } | null;
}

/** What is known of a better line beside the claim that was played. */
interface BesideClaim {
  readonly passes: MoreThanClaim;
}

/** The number of times both lines are played on, and for how many rounds. */
const TRIES = 7;
const HORIZON = 6;

/** In so many tries more than the other one a line has to be the quicker one: by chance alone that happens about one time of fifteen. */
const MOSTLY = 4;

/** The minimum worth of the cubes on a merchant card that counts as a reason: two yellow ones. */
const LEAST_LYING = 2;

/** The latest own turn, counted from the reviewed one, in which a claim of the better line can be its reason. */
const LATEST = 5;

/** With more cubes missing after the better line, the cubes are no reason. */
const MOST_MISSING = 2;

/** The minimum difference of a side's points over the rounds played on that counts as a reason, and the one that explains a loss alone. */
const LEAST_PACE = 0.8;
export const CLEAR_PACE = 3;

/** The minimum number of points that the played turn scores more, which are named. */
const LEAST_SCORED = 2;

/** The minimum difference of the leads at the end of the match that counts as a reason. */
const LEAST_FINISH = 0.3;

/** The result of a line. */
interface Continuation {
  readonly watch: ClaimWatch;
  /** Right after the turn. */
  readonly hold: number;
  readonly points: number;
  /** Its settlers that are ready, or its cards in hand. */
  readonly usable: number;
  /** The average points of each side while it is played on. */
  readonly paces: readonly number[];
  /** The lead over the best other side when it has been played on, in each try. */
  readonly leads: readonly number[];
  /** Whether it always ended the match. */
  readonly ended: boolean;
}

/**
 * Compares the played turn with a better line.
 * @param playouts of the match's core. @param atHand what is known of the claim that was played; null without one.
 * @returns the reasons, the most important first.
 */
export function findReasons(
  match: Match,
  playouts: Playouts,
  step: ReviewStep,
  better: Line,
  atHand: BesideClaim | null = null,
): Reason[] {
  const solver = new ClaimSolver(match.core);
  const targets = solver.targets(step.before);
  const card = acquiredBy(match.core, step.before, better);
  const lies = lyingOn(step.before, card);
  const playedLies = lyingOn(step.before, acquiredBy(match.core, step.before, step.codes));
  const merchants = card === null ? null : new MerchantWatch(match.core, card);
  const after = (line: Line, taken: MerchantWatch | null = null): Continuation =>
    playedOn(match, playouts, new ClaimWatch(match.core, solver, targets, step), step, line, taken);
  const [was, is] = [after(step.codes, merchants), after(better)];
  const reasons: Reason[] = [];

  const ways = new Ways(match.core, solver, step.before);
  // What the turn played reaches as soon, by search or in the match itself, does not speak for another turn.
  const isDelayed = (target: Target): boolean => {
    const sooner = middle(is.watch.claims(target));
    if (sooner === 1) return true;
    const actual = claimedIn(match, solver, step, target);
    return !ways.isAsSoon(target, step.codes, better) && (actual === null || actual > sooner);
  };
  const goal = goalOf(targets, is, was, isDelayed);
  if (goal) {
    const claim = named(goal);
    const sooner = middle(is.watch.claims(goal));
    const actual = claimedIn(match, solver, step, goal);
    const later = middle(was.watch.claims(goal));
    if (sooner === 1) reasons.push({ kind: 'claims', claim });
    const [played, left] = [lacking(goal.price, was.hold), lacking(goal.price, is.hold)];
    if (sooner > 1 && count(played) > count(left) && count(left) <= MOST_MISSING) {
      reasons.push({ kind: 'short', claim, played: formatBundle(played), better: formatBundle(left) });
    }
    const soonest = sooner > 1 ? ways.turns(step.codes, goal) : null;
    reasons.push({ kind: 'sooner', claim, better: sooner, played: finite(later), horizon: HORIZON, soonest, actual });
    const way = sooner > 1 ? ways.after(better, goal) : null;
    if (way !== null) {
      const both = { better, other: step.codes, way, target: goal };
      const fails = obstacleOf(match.core, solver, step.before, both);
      reasons.push({ kind: 'way', claim, way, fails });
    }
    const others = was.watch.taken(goal);
    const most = Math.max(...others);
    if (most * 2 > TRIES && actual === null) reasons.push({ kind: 'lost', claim, to: others.indexOf(most) });
  }
  const given = claimGivenAway(targets, goal, is, was);
  if (given) reasons.push(given);
  const first = merchants?.takers.findIndex((times, seat) => seat !== step.seat && times * 2 > TRIES) ?? -1;
  if (card !== null && first >= 0) {
    const id = required(match.core.names.merchant?.[card], 'name of a merchant card');
    reasons.push({ kind: 'merchant', card: id, to: first, cubes: lies });
  } else if (worthOf(lies) >= Math.max(LEAST_LYING, worthOf(playedLies) + 1))
    reasons.push({ kind: 'lying', cubes: lies });
  const tile = tileTaken(match, step, better);
  if (tile !== null) reasons.push(tile);
  const claims = reasons.some(({ kind }) => kind === 'claims');
  if (is.points > was.points && !claims) reasons.push({ kind: 'points', more: is.points - was.points });
  // What speaks for the turn that was played comes before what outweighs it.
  const gained = gainedBy(targets, is, was, atHand);
  if (gained) reasons.push(gained);
  else if (was.points - is.points >= LEAST_SCORED) reasons.push({ kind: 'scored', more: was.points - is.points });
  const finish = finishOf(is, was);
  // What a rest brings back is what it is for, whatever else speaks for it.
  const brings = is.usable - usableBy(match.core, step.before, step.seat) > 1;
  const more = moreUsable(step.before, is, was);
  if (more && (goal === null || brings)) reasons.push(more);
  if (!goal || gained) reasons.push(...differencesOf(is, was, step.seat, finish === null, goal === null));
  if (finish) reasons.push(finish);
  const passed = bestClaimNow(match.core, solver, step.before);
  const isClaimed = (target: Target): boolean => [is, was].some(({ watch }) => middle(watch.claims(target)) === 1);
  // Two cards of the same price and points are told apart by nothing.
  const isAlike = (claim: ClaimNamed): boolean =>
    claim.points === passed?.target.points && claim.price === formatBundle(passed.target.price);
  const isNamed = reasons.some((reason) => 'claim' in reason && isAlike(reason.claim));
  if (passed && !isNamed && !targets.some(isClaimed)) {
    reasons.push(passedOver(passed, is, after(required(passed.turns[0], 'turn of a claim'))));
  }
  if (reasons.some((reason) => 'claim' in reason)) return reasons;
  const plan = planOf(is, was, isDelayed);
  if (plan !== null) return [plan, ...reasons];
  // What cubes are for says more than which they are.
  const paid = reasons.some(({ kind }) => kind === 'hold') ? paidBy(targets, is, was) : null;
  if (paid === null || ways.isAsSoon(paid, step.codes, better)) return reasons;
  const lacks = formatBundle(lacking(paid.price, was.hold));
  return [{ kind: 'short', claim: named(paid), played: lacks, better: '' }, ...reasons];
}

/** What a bonus tile adds to, where that can be counted. */
const ADDS_TO: Readonly<Partial<Record<SeaTile, string>>> = { harvest: 'harvest', upgrade: 'build' };

/** The bonus tile with a lasting effect that only the better line takes; null without one. */
function tileTaken(match: Match, { before, codes, seat, to }: ReviewStep, better: Line): Reason | null {
  const at = match.standingAt(before);
  const takenBy = (line: Line): readonly SeaTile[] =>
    asidesOf(at, line).flatMap((aside) => (aside.kind === 'took-tile' ? [aside.tile] : []));
  const played = takenBy(codes);
  const tile = takenBy(better).find((one) => !played.includes(one));
  if (tile === undefined) return null;
  const later = match.choices
    .slice(to)
    .filter((choice) => choice.seat === seat && choice.option.kind === ADDS_TO[tile]);
  return { kind: 'tile', tile, uses: later.length === 0 ? null : later.length };
}

/** What both lines are for, where they are not for the same. @param isDelayed whether the played line really claims a target later. */
function planOf(is: Continuation, was: Continuation, isDelayed: (target: Target) => boolean): Reason | null {
  const [better, played] = [is.watch.first(), was.watch.first()];
  if (
    better === null ||
    !isDelayed(better.target) ||
    (played?.target === better.target && played.turns === better.turns)
  )
    return null;
  return {
    kind: 'plan',
    claim: named(better.target),
    turns: better.turns,
    played: played && { claim: named(played.target), turns: played.turns },
  };
}

/** The quickest ways after two lines of the same position, each searched once. */
class Ways {
  readonly #core: Core;
  readonly #solver: ClaimSolver;
  readonly #from: State;
  readonly #known = new Map<Line, Map<Target, Way | null>>();

  constructor(core: Core, solver: ClaimSolver, from: State) {
    this.#core = core;
    this.#solver = solver;
    this.#from = from;
  }

  /** See {@link wayAfter}. */
  after(line: Line, target: Target): Way | null {
    const ofLine = this.#known.get(line) ?? new Map<Target, Way | null>();
    this.#known.set(line, ofLine);
    const known = ofLine.get(target);
    if (known !== undefined) return known;
    const way = wayAfter(this.#core, this.#solver, this.#from, line, target);
    ofLine.set(target, way);
    return way;
  }

  /** The own turn, counted from that of the line as 1, in which the way after it makes its claim; null: not soon, or not known. */
  turns(line: Line, target: Target): number | null {
    const way = this.after(line, target);
    return way && way.length + 1;
  }

  /** Whether a way is known after a line that is no longer than the one after another line. */
  isAsSoon(target: Target, line: Line, other: Line): boolean {
    const way = this.after(line, target);
    return way !== null && way.length <= (this.after(other, target)?.length ?? Infinity);
  }
}

/** The own turn, counted from a step's as 1, in which its seat claims a target in the match; null if it does not. */
function claimedIn(match: Match, solver: ClaimSolver, { from, seat, turn }: ReviewStep, target: Target): number | null {
  let turns = 1;
  let running = turn;
  for (const step of reviewStepsOf(match)) {
    if (step.from < from || step.seat !== seat) continue;
    if (step.turn !== running) turns++;
    running = step.turn;
    if (solver.claimed(step.after, seat, target)) return turns;
  }
  return null;
}

/** Of what only the cubes after the better line pay for, what scores most; null if there is nothing. */
function paidBy(targets: readonly Target[], is: Continuation, was: Continuation): Target | null {
  const paid = targets.filter(({ price }) => has(is.hold, price) && !has(was.hold, price));
  return paid.toSorted((a, b) => b.points - a.points)[0] ?? null;
}

/** The claim that speaks for the played turn: the one that it brings forward by most. */
function gainedBy(
  targets: readonly Target[],
  is: Continuation,
  was: Continuation,
  atHand: BesideClaim | null,
): Reason | null {
  const target = goalOf(targets, was, is, () => true);
  if (target === null) return null;
  const [played, better] = [middle(was.watch.claims(target)), finite(middle(is.watch.claims(target)))];
  const claim = named(target);
  if (played > 1) return { kind: 'gained', claim, played, better };
  return { kind: 'waits', claim, turns: better, more: atHand && moreThan(atHand) };
}

function moreThan({ passes: { gain, rounds, instead } }: BesideClaim): MoreThanClaim {
  return { gain, rounds, instead: instead && { claim: instead.claim, turns: instead.turns } };
}

/** A claim that neither line makes, against the better line. @param claimed what follows the claim. */
function passedOver({ target, turns, points }: ClaimWay, is: Continuation, claimed: Continuation): Reason {
  return {
    kind: 'passed',
    claim: named(target),
    points,
    soonest: turns.length,
    turns: finite(middle(is.watch.claims(target))),
    gain: gainIn(is.leads, claimed.leads),
    rounds: is.ended && claimed.ended ? null : HORIZON,
  };
}

/** The leads at the end of the match, where both lines reach it. */
function finishOf(is: Continuation, was: Continuation): Reason | null {
  const [better, played] = [is, was].map(({ leads }) => meanWithError(leads).value) as [number, number];
  if (!is.ended || !was.ended || better - played < LEAST_FINISH) return null;
  return { kind: 'finish', played: tenths(played), better: tenths(better) };
}

/**
 * Reasons other than a claim: the hold, and the points of each side afterwards.
 * @param goesOn whether the points over the next rounds say something: not where the end of the match says it.
 * @param withMeans whether the hold says something: not beside a claim.
 */
function differencesOf(
  is: Continuation,
  was: Continuation,
  seat: number,
  goesOn: boolean,
  withMeans: boolean,
): Reason[] {
  const reasons: Reason[] = [];
  const paces = is.paces.map((better, side) => ({ side, better, played: required(was.paces[side], 'pace of a side') }));
  const good = ({ side, better, played }: { side: number; better: number; played: number }): number =>
    side === seat ? better - played : played - better;
  const [most] = paces.sort((a, b) => good(b) - good(a));
  const faster = goesOn && most && good(most) >= LEAST_PACE ? most : null;
  // Where points say it, too, only a fuller hold is worth a sentence.
  if (withMeans && (faster === null ? is.hold !== was.hold : count(is.hold) > count(was.hold))) {
    reasons.push({ kind: 'hold', played: formatBundle(was.hold), better: formatBundle(is.hold) });
  }
  if (faster) {
    const { side, better, played } = faster;
    reasons.push({ kind: 'pace', side, rounds: HORIZON, played: tenths(played), better: tenths(better) });
  }
  return reasons;
}

/** The settlers of a seat that are ready, or its cards in hand. */
function usableBy({ seats, names }: Core, { ready, hand }: State, seat: number): number {
  if (hand.length === 0) return ready[seat] ?? 0;
  const cards = required(names.merchant, 'names of merchant cards');
  return cards.filter((_, card) => inSet(hand, seat * (hand.length / seats), card)).length;
}

/** That the better line leaves more to be used from the next turn on. */
function moreUsable(
  { hand }: State,
  { usable: better }: Continuation,
  { usable: played }: Continuation,
): Reason | null {
  if (better <= played) return null;
  return hand.length > 0 ? { kind: 'cards', played, better } : { kind: 'settlers', more: better - played };
}

const tenths = (value: number): number => Math.round(value * 10) / 10;

function playedOn(
  { core }: Match,
  playouts: Playouts,
  watch: ClaimWatch,
  { before, seat, turn }: ReviewStep,
  line: Line,
  merchants: MerchantWatch | null,
): Continuation {
  let hold = 0;
  let points = 0;
  let usable = 0;
  const sides = Array.from({ length: core.sides }, (_, side) => side);
  const scored = sides.map(() => 0);
  const leads: number[] = [];
  let ends = 0;
  for (let sample = 0; sample < TRIES; sample++) {
    let done = false;
    const look = (state: State): void => {
      if (!done && (state.turn !== turn || state.over === 1)) {
        done = true;
        if (sample === 0) {
          hold = required(state.hold[seat], `hold of seat ${seat}`);
          points = core.points(state, seat);
          usable = usableBy(core, state, seat);
        }
      }
      watch.look(state);
      merchants?.look(state);
    };
    watch.begin();
    merchants?.begin();
    const end = playouts.playOn(before, line, sample, { until: before.round + HORIZON, look });
    for (const side of sides) {
      scored[side] = (scored[side] ?? 0) + (core.points(end, side) - core.points(before, side)) / TRIES;
    }
    leads.push(leadIn(core, end, seat));
    ends += end.over;
  }
  watch.end();
  return { watch, hold, points, usable, paces: scored, leads, ended: ends === TRIES };
}

/**
 * The target of the better line: what it claims at once, or else the claim that it brings forward by most, in points that count the less
 * the later they come.
 * @param isDelayed whether the other line really claims a target later.
 */
function goalOf(
  targets: readonly Target[],
  is: Continuation,
  was: Continuation,
  isDelayed: (target: Target) => boolean,
): Target | null {
  const sooner = targets.filter((target) => {
    const turns = middle(is.watch.claims(target));
    return turns <= LATEST && turns < middle(was.watch.claims(target)) && isMostlySooner(target, is, was);
  });
  const gains = sooner.map((target) => ({
    target,
    atOnce: middle(is.watch.claims(target)) === 1,
    gain: worthOfClaims(target, is.watch.claims(target)) - worthOfClaims(target, was.watch.claims(target)),
  }));
  const byGain = gains.sort((a, b) => Number(b.atOnce) - Number(a.atOnce) || b.gain - a.gain);
  return byGain.find(({ target }) => isDelayed(target))?.target ?? null;
}

/**
 * Whether one line claims a target sooner in clearly more tries than the other does, each pair with the same luck: four of seven tries to
 * three would be said as "usually", and say nothing. A claim at once is certain.
 */
function isMostlySooner(target: Target, is: Continuation, was: Continuation): boolean {
  const [sooner, later] = [is, was].map(({ watch }) => watch.claims(target)) as [readonly number[], readonly number[]];
  const ahead = sooner.reduce((sum, turns, at) => sum + Math.sign(order(later[at] ?? Infinity) - order(turns)), 0);
  return middle(sooner) === 1 || ahead >= MOSTLY;
}

/** Turns as numbers that can be compared: two claims that are never made come at the same time. */
const order = (turns: number): number => (Number.isFinite(turns) ? turns : HORIZON + 1);

/** The most valuable component that another side claims only because of the line played. */
function claimGivenAway(
  targets: readonly Target[],
  goal: Target | null,
  is: Continuation,
  was: Continuation,
): Reason | null {
  const given = targets.flatMap((target) => {
    const taken = was.watch.taken(target);
    const most = Math.max(...taken);
    const to = taken.indexOf(most);
    const spared = (is.watch.taken(target)[to] ?? 0) * 2 < TRIES;
    return target !== goal && most * 4 >= TRIES * 3 && spared ? [{ target, to }] : [];
  });
  const [worst] = given.sort((a, b) => b.target.points - a.target.points);
  if (worst === undefined) return null;
  const { target, to } = worst;
  return { kind: 'gave', claim: named(target), to, turns: was.watch.takenIn(target, to) };
}

function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}
