/** The texts of reviews and puzzles, in each language. */

import { amount, type AnyView, formatBundle, type Match, required, SPICES } from '@windrose/rules';
import {
  Faces,
  factOf,
  lastRoundBy,
  localeOf,
  pointsOfCubes,
  pointsThen,
  type SeatNames,
  type Words,
} from '@windrose/words';
import type { SolutionTurn } from '../puzzles/puzzle.ts';
import type { Target } from '../puzzles/solver.ts';
import type { Aim } from '../review/aim.ts';
import { type Aside, asidesOf } from '../review/asides.ts';
import type { Threat } from '../review/threats.ts';
import { type Good, goodOf } from '../review/good-of.ts';
import { type Estimate, intervalOf } from '../review/estimate.ts';
import { type ChangeCause, isNear, type PlanChange } from '../review/plan.ts';
import { canWait, isClearGain, SOON } from '../review/quick-claim.ts';
import type { ClaimNamed } from '../review/claim-named.ts';
import type { Reason } from '../review/reasons.ts';
import { type Mark, percentLost, type ReviewedStep, type SlowTurn } from '../review/result.ts';

import { isOnlyLine, type Obstacle, turnsOnWay } from '../review/way.ts';
import { type AccountWords, accountWordsOf } from './account-words.ts';
import type { Deed, PlannedName, ReasonMessages, ReviewMessages, SeaTile, TurnNaming, When } from './messages.ts';

/** What is told as the reasons of a step. */
export type Reasoned = Pick<
  ReviewedStep,
  'reasons' | 'points' | 'playedOut' | 'better' | 'chance' | 'loss' | 'evaluatedLoss'
>;

/** Steps one below the other. */
export interface StepList {
  /** What stands above them. */
  readonly title: string;
  readonly steps: readonly string[];
}

/** What is told of a plan besides its steps. */
export interface Told {
  /** Sentences. */
  readonly text: string;
  /** The same as lists, where it is a way of several turns: what stands above it, and the steps of each turn; otherwise null. */
  readonly way: { readonly title: string; readonly turns: readonly StepList[] } | null;
}

/** A language's texts of reviews. */
export interface ReviewWords {
  /** About a whole match. */
  readonly account: AccountWords;
  mark(mark: Mark): string;
  /** Choices one after the other, as imperatives. @param match at the moment before the first of them. */
  line(match: Match, codes: readonly number[], names?: SeatNames): string;
  /**
   * Sentences about the reasons why another line would have been better. @param match at the moment before the step. @param naming how both
   * are called; by default as where it is sure which is better.
   */
  reasons(match: Match, step: Reasoned, names?: SeatNames, naming?: TurnNaming): string[];
  /** What a slow turn delayed. @param match at the moment before it. */
  slow(match: Match, slow: SlowTurn): string;
  /** What can be claimed, as the object of a sentence. */
  claim(match: Match, claim: Omit<ClaimNamed, 'id'>): string;
  /** The same of a target. */
  target(match: Match, target: Target): string;
  /**
   * The subject of a plan, without its solution, and that a claim which could be made at once is passed over; the plan itself where there
   * is nothing else to choose.
   * @param aim what it means for later turns, where that is known. @param planned the claim that it leads to, where that is known.
   */
  look(match: Match, codes: readonly number[], aim?: Aim | null, planned?: ClaimNamed | null): string;
  /** The plan itself: everything that has to be clicked, in that order; never nothing. */
  todo(match: Match, codes: readonly number[], names?: SeatNames): string;
  /** The same, step by step. */
  steps(match: Match, codes: readonly number[], names?: SeatNames): StepList;
  /** That another turn is about as good as the plan, in the same words. */
  close(match: Match, codes: readonly number[], names?: SeatNames): string;
  /** The same plan in two: a sentence about what is clicked first, and what follows as a text without full stop; "" if nothing does. */
  next(
    match: Match,
    codes: readonly number[],
    names?: SeatNames,
  ): { readonly first: string; readonly rest: string; readonly more: number };
  /**
   * The benefit of a plan, and what is left for it: the most important first, at least one.
   * @param aim what it means for later turns, where that is known. @param when it speaks of the end of the plan: as the next thing after all
   * its steps, or, where its last steps are not told, as the end of the turn. @param planned what is to be claimed: no other claim is said to
   * come nearer.
   */
  good(
    match: Match,
    codes: readonly number[],
    aim?: Aim | null,
    when?: When,
    planned?: ClaimNamed | null,
    names?: SeatNames,
  ): readonly [Told, ...Told[]];
  /** What others could claim before one's own next turn: a sentence each. @param match at the moment of the hint. */
  threats(match: Match, threats: readonly Threat[], names?: SeatNames): readonly string[];
  /** That a plan is another one than that of the hint before, and why. @param match at the moment of the hint. */
  change(match: Match, change: PlanChange, names?: SeatNames): string;
}

/** Until this round, hints tell the measure of what cubes are worth. */
const SCALE_UNTIL = 3;

/** Gains that are told even beside the claim that they lead to. */
const GAINS: readonly Good['kind'][] = ['points', 'tile', 'settlers', 'cards'];

/** Options that only end something or do nothing; they are not described. */
const SILENT: readonly string[] = ['stop', 'enough', 'leave', 'no-tile', 'no-build', 'keep'];

/** Options that say nothing where something else follows. */
const PASSING: readonly string[] = ['stop', 'leave'];

/** Reasons beside which the points expected are still worth a sentence. */
const ASIDE: readonly Reason['kind'][] = ['points', 'hold', 'settlers', 'cards', 'lying'];

/** Options of a boat on its way. */
const VOYAGES: readonly string[] = ['step', 'stop', 'stay', 'move'];

/** Options that do something where the boat is; of several, the earlier one here is what its turn is for. */
const ON_ISLAND: readonly Deed[] = ['trade', 'harvest', 'build'];

const SEA_TILES: readonly SeaTile[] = ['free-move', 'harvest', 'upgrade', 'hold'];

/** A gain with its margin of 90 %, both in whole points and at least one: "8 ±3". */
function inWholePoints(gain: Estimate): string {
  const whole = (points: number): number => Math.max(1, Math.round(points));
  const [, most] = intervalOf(gain);
  return `${whole(gain.value)} ±${whole(most - gain.value)}`;
}

/** The chance of the curve and that of the playouts are explained where they differ by this much. */
const FAR_APART = 0.15;

const inPercent = (chance: number): number => Math.round(100 * chance);

/** A loss in whole percentage points with its sign: "−58". All are rounded towards zero, so that a mean lies between its parts. */
function lossInPoints(loss: number): string {
  const points = percentLost(Math.abs(loss));
  return points === 0 ? '0' : `${loss > 0 ? '−' : '+'}${points}`;
}

/** A choice of a line. */
interface LineChoice {
  readonly kind: string;
  readonly text: string;
  /** Whether there was no other option. */
  readonly only: boolean;
  /** Whether it ends a voyage and the same seat acts next. */
  readonly acts: boolean;
  /** Whether it makes a trade, and whether it is the trade made just before. */
  readonly trades: boolean;
  readonly again: boolean;
  /** How often that trade has been made before. */
  readonly before: number;
  /** The cube that it pays of the price of what was chosen before; null if it does something else. */
  readonly pays: string | null;
  /** Whether it claims something. */
  readonly claims: boolean;
  /** Whether it says no more than that the boat sails. */
  readonly sails: boolean;
  /** Whether it upgrades a cube: what was chosen before lets it. */
  readonly upgrades: boolean;
  /** The place to which it takes the boat one step, with no cube left behind; null if it does something else. */
  readonly steps: string | null;
}

/** A language's texts of reviews. @param messages its sentences. @param words its texts of matches. */
export function reviewWordsOf(messages: ReviewMessages, words: Words): ReviewWords {
  /** What a text says of a claim besides its price and points. */
  const calledBy = (
    match: Match,
    { kind, price, points }: Omit<ClaimNamed, 'id'>,
  ): { readonly name: string | null; readonly place: string | null } => {
    const port = kind === 'order' ? portOf(match, { price, points }) : null;
    return {
      name: kind === 'card' ? words.pointCard(match, price) : null,
      place: port === null ? null : words.place(match, port),
    };
  };

  /** @param withPrice where the points do not tell it apart */
  const shortName = (match: Match, claim: ClaimNamed, withPrice: boolean): PlannedName => ({
    kind: claim.kind,
    points: claim.points,
    price: withPrice ? words.cubes(claim.price) : null,
    ...calledBy(match, claim),
  });

  const claimed = (match: Match, claim: Omit<ClaimNamed, 'id'>): string => {
    const { kind, price, points } = claim;
    return messages.claim({
      kind,
      price: words.cubes(price),
      points: words.points(points),
      coin: kind === 'card' ? coinOver(match, { price, points }) : 0,
      ...calledBy(match, claim),
    });
  };

  /** What a claim scores, with its coin, and without what the cubes paid for it counted, as its button says; and the other steps of its turn. */
  const claimScored = (
    { claim: { price, points }, coin, others }: Extract<Good, { kind: 'claims' }>,
    match: Match,
    when: When,
  ): string => {
    const lost = pointsOfCubes(price);
    const { stacks, map }: AnyView = match.state();
    // On land alone nothing else scores: what a card brings makes tiles worth more.
    const onTiles = stacks !== undefined && map === undefined;
    return coin === 0 && others === 0
      ? messages.good.points(words.points(points), lost, points - lost, when)
      : messages.good.pointsOfAll(words.points(points), { coin, others, onTiles, lost }, when);
  };

  /** The choices of a line, up to where a draw made another continuation of it. */
  const choicesOf = (match: Match, codes: readonly number[], names: SeatNames): LineChoice[] => {
    const choices: LineChoice[] = [];
    const fork = match.imagine();
    let sailed = false;
    for (const code of codes) {
      const options = fork.legal();
      const option = options.find((candidate) => candidate.code === code);
      if (!option) break;
      const { kind } = option;
      const said = words.option(fork, option, names);
      const fact = factOf(fork, option);
      const again = fact.kind === 'tradeAgain';
      const before = again ? fork.copiedState().trades : 0;
      const steps = fact.kind === 'step' && fact.leave === '' ? words.place(fork, fact.to) : null;
      const seat = fork.decision?.seat;
      const events = fork.choose(code);
      const claims = events.some((event) => event.kind === 'claimed' || event.kind === 'card');
      // Settlers placed on a location of a trade make it at once.
      const trades =
        again ||
        fact.kind === 'trade' ||
        fact.kind === 'outpostTrade' ||
        events.some(({ kind: made }) => made === 'traded');
      // What tools bring is not printed on the location.
      const tools = events.flatMap((event) => (event.kind === 'tools' && event.seat === seat ? event.cubes : []));
      const told = sailed ? messages.there(said) : said;
      sailed ||= fact.kind === 'step';
      const text = tools.length === 0 ? told : messages.withTools(told, words.cubes(tools.join('')));
      const acts = (kind === 'stop' || kind === 'stay') && fork.decision?.kind === 'act' && fork.decision.seat === seat;
      const upgrades = kind === 'upgrade';
      const sails = fact.kind === 'voyage';
      choices.push({
        kind,
        text,
        only: options.length === 1,
        acts,
        trades,
        again,
        before,
        pays: fact.kind === 'price' ? fact.cube : null,
        claims,
        upgrades,
        sails,
        steps,
      });
    }
    return choices;
  };

  /** Choices as steps: what a step lets one upgrade belongs to it. */
  const stepsOf = (choices: readonly LineChoice[]): readonly string[] => {
    const steps: { readonly text: string; readonly upgrades: string[] }[] = [];
    const told = toldOf(choices);
    for (const { text, upgrades } of partsOf(told)) {
      const before = steps.at(-1);
      if (upgrades && before) before.upgrades.push(text);
      else steps.push({ text, upgrades: [] });
    }
    return steps.map(({ text, upgrades }) => (upgrades.length === 0 ? text : messages.upgrading(text, upgrades)));
  };

  /** One sentence of several choices. */
  const joined = (choices: readonly LineChoice[]): string => messages.line(stepsOf(choices));

  const listOf = (title: string, choices: readonly LineChoice[]): StepList => ({
    title,
    steps: stepsOf(choices).map((step) => messages.listed.step(step)),
  });

  /** The choices without those that are said by what comes after them. */
  const toldOf = (choices: readonly LineChoice[]): readonly LineChoice[] =>
    choices.filter(({ sails, kind }, at) => {
      const isLast = at === choices.length - 1;
      // That one sails is said by where to, and that one stops, or leaves cubes, on the way to something by what it is for.
      return isLast || !(sails || (at > 0 && PASSING.includes(kind)));
    });

  /** The same choice several times in a row, and a trade made again, are counted; steps of a boat in a row are one way. */
  const partsOf = (choices: readonly LineChoice[]): { readonly text: string; readonly upgrades: boolean }[] => {
    const parts: {
      text: string;
      paid: string;
      readonly trades: boolean;
      readonly before: number;
      readonly upgrades: boolean;
      times: number;
      readonly way: string[] | null;
    }[] = [];
    for (const { text, trades, again, before, pays, upgrades, steps } of choices) {
      const last = parts.at(-1);
      if (last && pays !== null) last.paid += pays;
      else if (last?.way && steps !== null) {
        last.text = text;
        last.way.push(steps);
      } else if (last && (last.text === text || (again && last.trades))) last.times++;
      else parts.push({ text, paid: '', trades, before, upgrades, times: 1, way: steps === null ? null : [steps] });
    }
    return parts.map(({ text, paid, trades, before, upgrades, times, way }) => {
      if (paid !== '') return { text: messages.paying(text, words.cubes(paid)), upgrades };
      if (way && way.length > 1) return { text: messages.way(text, way.slice(0, -1)), upgrades };
      if (times === 1) return { text, upgrades };
      // A trade may be called one made again: how often it is made in all is no riddle.
      const told = trades ? messages.trades(text, before + times, before > 0) : messages.times(text, times);
      return { text: told, upgrades };
    });
  };

  const line = (match: Match, codes: readonly number[], names: SeatNames = []): string => {
    const described = choicesOf(match, codes, names).filter(
      ({ kind, only }) => !SILENT.includes(kind) && (!only || codes.length === 1),
    );
    return joined(described);
  };

  /** The choices to make, in order: decisions without a choice are automatic, and stopping to act is one click. */
  const clicks = (match: Match, codes: readonly number[], names: SeatNames = []): LineChoice[] => {
    const choices = choicesOf(match, codes, names);
    const merges = ({ acts }: LineChoice, at: number): boolean => acts && at < codes.length - 1;
    const made = choices.filter((choice, at) => {
      const before = choices[at - 1];
      // Even if it is all there is, the first choice is the person's, and so is what is done where the boat stops.
      const automatic = choice.only && choice.pays === null && before !== undefined && !merges(before, at - 1);
      return !automatic && !merges(choice, at);
    });
    // A line that was cut short by chance may have nothing else.
    return made.length === 0 ? choices.slice(0, 1) : made;
  };

  const decimal = (value: number): string =>
    value.toLocaleString(localeOf(words.language), { maximumFractionDigits: 1 });

  const lyingCubes = (cubes: string): string | null => (cubes === '' ? null : words.cubes(cubes));

  const sideName = (match: Match, side: number, names: SeatNames): string =>
    side < match.seats ? words.seat(side, names) : words.rival;

  /** What is done in a turn of a way: everything that has to be clicked. */
  const doneIn = ({ match, line: codes }: SolutionTurn, names: SeatNames): readonly LineChoice[] =>
    clicks(match, codes, names).filter(({ kind }) => !SILENT.includes(kind));

  const wayTold = (turns: readonly (readonly LineChoice[])[]): Told => ({
    text: messages.quickestWay(turns.map(joined)),
    way: {
      title: messages.listed.way,
      turns: turns.map((choices, at) => listOf(messages.listed.turn(at), choices)),
    },
  });

  /** Where a way fails after the turn that was played. @param lacks the cubes that have been said to be missing then. */
  const obstacleInWords = (
    { turn, choice, missing }: Obstacle,
    turns: readonly SolutionTurn[],
    { told, lacks, names }: { readonly told: ReasonMessages; readonly lacks: string | null; readonly names: SeatNames },
  ): string => {
    if (missing !== null) return missing === lacks ? '' : told.failsFor(words.cubes(missing));
    const there = turns[turn];
    const made = there && choicesOf(there.match, there.line, names)[choice];
    // Where the boat is elsewhere, it may come there by another way.
    return made === undefined || VOYAGES.includes(made.kind) ? '' : told.fails(made.text);
  };

  /**
   * @param told the sentences, with the names of the two turns. @param better the choices of the better line. @param lacks the cubes that the sentence before says to be missing for the claim that it
   * names; null if it names none.
   */
  const sentenceOf = (
    match: Match,
    reason: Reason,
    {
      told,
      better,
      lacks,
      names,
    }: {
      readonly told: ReasonMessages;
      readonly better: readonly number[];
      readonly lacks: string | null;
      readonly names: SeatNames;
    },
  ): string => {
    switch (reason.kind) {
      case 'claims':
        return told.claims(claimed(match, reason.claim));
      case 'short': {
        const { claim, played } = reason;
        const left = reason.better === '' ? null : words.cubes(reason.better);
        return told.short(claimed(match, claim), words.cubes(played), left);
      }
      case 'sooner': {
        return told.sooner(lacks === null ? claimed(match, reason.claim) : null, reason);
      }
      case 'way': {
        const turns = turnsOnWay(match, better, reason.way);
        const way = messages.quickestWay(turns.map((turn) => joined(doneIn(turn, names))));
        const obstacle = reason.fails === null ? '' : obstacleInWords(reason.fails, turns, { told, lacks, names });
        return obstacle === '' ? way : `${way} ${obstacle}`;
      }
      case 'lost':
        return told.lost(sideName(match, reason.to, names));
      case 'gave': {
        const { claim, to, turns } = reason;
        return told.gave(sideName(match, to, names), claimed(match, claim), turns);
      }
      case 'merchant':
        return told.merchant(
          words.merchantCalled(match, reason.card),
          sideName(match, reason.to, names),
          lyingCubes(reason.cubes),
        );
      case 'lying':
        return told.lying(words.cubes(reason.cubes));
      case 'waits':
        return told.waits(claimed(match, reason.claim), reason.turns);
      case 'gained':
        return told.gained(claimed(match, reason.claim), reason.played, reason.better);
      case 'passed': {
        const { claim, turns, gain, rounds } = reason;
        const name = claimed(match, claim);
        if (turns !== null && turns <= SOON) return told.passedSoon(name, turns);
        return isClearGain(gain) ? told.passed(name, inWholePoints(gain), rounds) : told.passedUnclear(name);
      }
      case 'points':
        return told.morePoints(words.points(reason.more));
      case 'settlers':
        return told.settlers(reason.more);
      case 'cards':
        return told.cards(reason.better, reason.played);
      case 'pace': {
        const { side, rounds, played } = reason;
        return told.pace(sideName(match, side, names), rounds, decimal(reason.better), decimal(played));
      }
      case 'finish':
        return told.finish(sideName(match, match.decision?.seat ?? 0, names), reason.better, reason.played, decimal);
      case 'hold':
        return told.hold(words.cubes(reason.played), words.cubes(reason.better));
    }
  };

  /** The benefit that the turn itself brings. */
  const goodInWords = (good: Good, match: Match, codes: readonly number[], when: When): string => {
    const scale = match.round <= SCALE_UNTIL;
    switch (good.kind) {
      case 'claims':
        // Components that are claimed by a click are named at the place of the click.
        if (!clicks(match, codes).some(({ claims }) => claims)) return messages.good.claims(claimed(match, good.claim));
        return claimScored(good, match, when);
      case 'points':
        return messages.good.points(words.points(good.points), -good.cubes, good.points + good.cubes, when);
      case 'payable':
        return messages.good.payable(claimed(match, good.claim), when);
      case 'nearer':
        return messages.good.nearer(claimed(match, good.claim), words.cubes(good.missing), when);
      case 'spared':
        return messages.good.spared(claimed(match, good.claim), good.missing === '' ? null : words.cubes(good.missing));
      case 'merchant':
        return messages.good.merchant(good.gain, good.best, { scale });
      case 'outpost':
        return messages.good.outpost(words.exchange(good.give, good.take), good.now, when);
      case 'start':
        return messages.good.start(
          good.islands,
          good.trade && {
            place: words.place(match, good.trade.at),
            exchange: words.exchange(good.trade.give, good.trade.take),
          },
        );
      case 'cubes':
        return messages.good.cubes(
          words.cubesThere(good.comes),
          good.goes === '' ? null : words.cubesThere(good.goes),
          when,
          {
            scale,
            use: good.use && {
              place: words.place(match, good.use.at),
              exchange: words.exchange(good.use.give, good.use.take),
            },
          },
        );
      case 'settlers':
      case 'cards':
        return messages.good[good.kind](good.back, good.all);
      case 'last':
        return messages.good.last(good.points);
      case 'tile':
        return messages.good.tile(SEA_TILES.find((kind) => kind === good.tile) ?? null);
      default:
        return messages.good[good.kind];
    }
  };

  const asideInWords = (aside: Aside): string =>
    aside.kind === 'column'
      ? messages.good.column(aside.missing, aside.brings)
      : messages.good.leftTile(words.points(aside.points), aside.room);

  /**
   * Why a claim that is possible soon is passed over by the turn that is advised; nothing where it is what the sentence before is about
   * and the way there matters little. @param before the claim that the sentence before has named, and the one that the turn leads to.
   */
  const passedInWords = (
    match: Match,
    { claim, soonest, turns, gain, rounds, instead }: NonNullable<Aim['passes']>,
    { before, leadsTo }: { readonly before: Omit<ClaimNamed, 'id'> | null; readonly leadsTo: Aim['leadsTo'] },
  ): readonly string[] => {
    const isNamed = before?.price === claim.price && before.points === claim.points;
    if (canWait({ soonest, turns })) return [messages.good.canWait(claimed(match, claim), turns ?? 1)];
    const name = isNamed && soonest > 1 ? null : claimed(match, claim);
    if (isClearGain(gain)) {
      const isSaid = instead?.claim.id === leadsTo?.claim.id;
      const better = instead && !isSaid ? { ...instead, claim: claimed(match, instead.claim) } : null;
      return [messages.good.passes(name, soonest, Math.max(1, Math.round(gain.value)), rounds, better)];
    }
    return name === null ? [] : [messages.good.asGood(name, soonest)];
  };

  const stayingInWords = (match: Match, { claim, missing, turns }: NonNullable<Aim['stays']>): string =>
    messages.good.stays(shortName(match, claim, false), missing === '' ? null : words.cubes(missing), turns);

  const changeCause = (
    match: Match,
    cause: Exclude<ChangeCause, { kind: 'after' }>,
    kind: 'order' | 'card',
    names: SeatNames,
  ): string => {
    switch (cause.kind) {
      case 'taken':
        return messages.changeBy.taken(sideName(match, cause.by, names), kind);
      case 'merchant':
        return messages.changeBy.merchant(words.merchantCalled(match, cause.card));
      case 'sooner':
        return messages.changeBy.sooner(cause.turns);
      case 'nearer':
        return messages.changeBy.nearer(cause.missing, cause.before);
      case 'richer':
        return messages.changeBy.richer(cause.points);
      case 'first':
        return messages.changeBy.first(cause.turns);
      case 'better':
        return messages.changeBy.better(cause.points);
      case 'uses':
        return messages.changeBy.uses(words.cubes(cause.missing));
      default:
        return messages.changeBy[cause.kind](kind);
    }
  };

  /** What a plan is about, without its solution. */
  const subjectOf = (match: Match, codes: readonly number[]): string => {
    if (match.decision?.kind === 'set') return messages.look.set;
    const fork = match.imagine();
    const seat = match.decision?.seat;
    let place: string | null = null;
    const deeds = new Set<string>();
    for (const code of codes) {
      const option = fork.legal().find((candidate) => candidate.code === code);
      if (!option) break;
      if (option.kind === 'work') return messages.look.location(words.work(fork, option.at));
      if (option.kind === 'acquire') {
        const taken = factOf(fork, option);
        if (taken.kind === 'acquire') return messages.look.market(words.merchantCalled(fork, taken.card));
      }
      if (option.kind === 'rest') return messages.look.rest;
      if (ON_ISLAND.some((kind) => kind === option.kind)) place ??= boatOf(fork, seat);
      deeds.add(option.kind === 'again' ? 'trade' : option.kind);
      if (option.kind === 'play') return messages.look.card(words.merchantCalled(fork, option.card));
      const before = fork.copiedState();
      for (const event of fork.choose(code)) {
        if (event.kind === 'claimed' || event.kind === 'card') {
          return messages.look.claim(claimed(match, priceOf(fork, before, event, seat)));
        }
        if (event.kind === 'sailed' && event.seat === seat) place = event.to;
        if (event.kind === 'boat') place = event.at;
      }
    }
    if (place !== null) {
      return messages.look.place(words.place(match, place), ON_ISLAND.find((kind) => deeds.has(kind)) ?? null);
    }
    const good = goodOf(match, codes);
    if ('claim' in good) return messages.look.claim(claimed(match, good.claim));
    const { ports, row }: AnyView = match.state();
    return messages.look.other(ports === undefined ? 'cards' : row === undefined ? 'orders' : 'both');
  };

  return {
    account: accountWordsOf(messages.account, words),
    mark: (mark) => messages.marks[mark],
    line,
    reasons(match, { reasons, points, playedOut, better, chance, loss, evaluatedLoss }, names = [], naming = 'judged') {
      const told = messages.reasons(naming);
      const plan = reasons.flatMap((reason, at) => {
        const earlier = reasons.slice(0, at);
        // A claim at once needs no date.
        if (reason.kind === 'sooner' && earlier.at(-1)?.kind === 'claims') return [];
        const [lacks = null] = earlier.flatMap((other) => (other.kind === 'short' ? [other.played] : []));
        return [sentenceOf(match, reason, { told, better: better ?? [], lacks, names })];
      });
      const named = reasons.some(({ kind }) => !ASIDE.includes(kind));
      // What may be nothing is told without figures.
      const isOpen = naming === 'open';
      const worth = !named && !isOpen && points >= 0.05 ? [told.expected(decimal(points))] : [];
      const proof = playedOut
        ? [
            told.playedOut(
              playedOut,
              isOpen
                ? null
                : {
                    byWins: lossInPoints((playedOut.better - playedOut.played) / playedOut.pairs),
                    byEvaluation: lossInPoints(evaluatedLoss),
                    mean: lossInPoints(loss),
                  },
            ),
          ]
        : [];
      // Two figures for one position that are far apart are explained.
      const won = playedOut ? playedOut.better / playedOut.pairs : null;
      const apart =
        chance === undefined || won === null || Math.abs(chance - won) < FAR_APART
          ? []
          : [told.curveApart(inPercent(chance), inPercent(won))];
      return [...plan, ...worth, ...proof, ...apart];
    },
    slow: (match, { claim, sooner, later }) => messages.slow(claimed(match, claim), sooner, later),
    claim: claimed,
    target: (match, { kind, price, points }) => claimed(match, { kind, price: formatBundle(price), points }),
    look(match, codes, aim = null, planned = null) {
      const subject = isOnlyLine(match, codes)
        ? messages.look.only(joined(clicks(match, codes)))
        : subjectOf(match, codes);
      const { passes = null } = aim ?? {};
      const isClaim = goodOf(match, codes).kind === 'claims';
      const leads = planned === null || isClaim ? '' : ` ${messages.look.aim(shortName(match, planned, false))}`;
      if (passes === null || passes.soonest > 1) return `${subject}${leads}`;
      return `${subject}${leads} ${messages.look.passes(claimed(match, passes.claim), canWait(passes))}`;
    },
    threats: (match, threats, names = []) =>
      threats.map(({ claim, seats, claimed: isMade }) =>
        messages.threat(
          isMade ? null : shortName(match, claim, false),
          seats.map((seat) => words.seat(seat, names)),
        ),
      ),
    todo: (match, codes, names) => messages.todo(joined(clicks(match, codes, names))),
    steps: (match, codes, names) => listOf(messages.listed.plan, clicks(match, codes, names)),
    close: (match, codes, names) => messages.close(joined(clicks(match, codes, names))),
    next(match, codes, names) {
      const [first = '', ...others] = partsOf(toldOf(clicks(match, codes, names))).map(({ text }) => text);
      return { first: messages.todo(first), rest: messages.line(others), more: others.length };
    },
    good(match, codes, aim = null, when = 'then', planned = null, names = []) {
      const { leadsTo = null, passes = null, stays = null } = aim ?? {};
      const good = goodOf(match, codes, planned);
      const before = 'claim' in good ? good.claim : null;
      const left = (said: typeof before): readonly Told[] =>
        passes === null ? [] : passedInWords(match, passes, { before: said, leadsTo }).map(sentence);
      const isNamed =
        good.kind === 'nearer' &&
        good.claim.price === leadsTo?.claim.price &&
        good.claim.points === leadsTo.claim.points;
      const lying = good.kind === 'merchant' && good.cubes !== '' ? [messages.good.lying(words.cubes(good.cubes))] : [];
      const end = lastRoundBy(match, codes);
      const ends = end === null ? [] : [messages.good.makesLast(pointsThen(end, match, words, names), end.over)];
      // A column is a reason where there is no claim to speak of.
      const hasAim = 'claim' in good || (leadsTo !== null && isNear(leadsTo));
      const besides = asidesOf(match, codes).flatMap((aside) =>
        hasAim && aside.kind === 'column' ? [] : [asideInWords(aside)],
      );
      const staying = stays === null ? [] : [stayingInWords(match, stays)];
      const own: readonly [Told, ...Told[]] = [
        sentence(goodInWords(good, match, codes, when)),
        ...[...ends, ...lying, ...besides, ...staying].map(sentence),
      ];
      // What is missing for the same claim says more.
      if (leadsTo === null || isNamed || leadsTo.claim.id === passes?.claim.id) return [...own, ...left(before)];
      // What bots do much later convinces nobody.
      const { claim, turns, way } = leadsTo;
      if (!isNear(leadsTo)) return [...own, ...left(before)];
      const leads = sentence(messages.good.leadsTo(claimed(match, claim), turns, way && way.length + 1));
      const quickest = way ? [wayTold(turnsOnWay(match, codes, way).map((turn) => doneIn(turn, [])))] : [];
      const isGain = GAINS.includes(good.kind);
      // The claim it leads to is what has been named last.
      const then = [...quickest, ...left(null)];
      return isGain ? [...own, leads, ...then] : [leads, ...then, ...besides.map(sentence)];
    },
    change(match, { from, to, cause }, names = []) {
      // The price is needed only where neither the points nor the port tell them apart.
      const isAlike =
        to !== null &&
        from.kind === to.kind &&
        from.points === to.points &&
        calledBy(match, from).place === calledBy(match, to).place;
      const called = (claim: ClaimNamed): PlannedName => shortName(match, claim, isAlike);
      if (cause.kind === 'after') return to === null ? '' : messages.after(called(to), called(from), cause.turns);
      const why = changeCause(match, cause, from.kind, names);
      if (to !== null) return messages.change(called(to), called(from), why);
      return messages.leaves(called(from), cause.kind === 'better' ? messages.leftForMore(cause.points ?? 1) : why);
    },
  };
}

const sentence = (text: string): Told => ({ text, way: null });

/** The place of the boat of a seat; null without one. */
function boatOf(match: Match, seat: number | undefined): string | null {
  const { seats }: AnyView = match.state();
  return (seat === undefined ? null : seats[seat]?.boat) ?? null;
}

/** The port where an order lies open; null if none does. */
function portOf(match: Match, { price, points }: Pick<ClaimNamed, 'price' | 'points'>): string | null {
  const { ports = [] }: AnyView = match.state();
  const faces = new Faces(match);
  const port = ports.find(({ tile }) => {
    if (typeof tile !== 'string' || tile === 'closed') return false;
    const order = faces.order(tile);
    return order.price === price && order.points === points;
  });
  return port?.at ?? null;
}

/** The points of the coin that lies over a point card of the row now; 0 without one. */
function coinOver(match: Match, { price, points }: Pick<ClaimNamed, 'price' | 'points'>): number {
  const { row = [], coins }: AnyView = match.state();
  const faces = new Faces(match);
  const slot = row.findIndex((id) => {
    if (typeof id !== 'string') return false;
    const card = faces.pointCard(id);
    return card.price === price && card.points === points;
  });
  return slot < 0 ? 0 : (faces.coinOver(coins, slot)?.points ?? 0);
}

/** The price paid for a claim that has just been made. */
function priceOf(
  match: Match,
  before: { readonly hold: Int32Array },
  event: { readonly kind: 'claimed' | 'card'; readonly points: number },
  seat = 0,
): Omit<ClaimNamed, 'id'> {
  const after = match.copiedState();
  const what = `hold of seat ${seat}`;
  const paid = required(before.hold[seat], what) - required(after.hold[seat], what);
  const letters = SPICES.map((letter, spice) => letter.repeat(Math.max(0, amount(paid, spice)))).join('');
  return { kind: event.kind === 'claimed' ? 'order' : 'card', price: letters, points: event.points };
}
