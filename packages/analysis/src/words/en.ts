/** English. */

import { capital } from './capital.ts';
import type { ColumnReward, SeaTile } from '../review/asides.ts';
import { account } from './account.en.ts';
import { summary } from './summary.en.ts';
import {
  type Deed,
  type FullName,
  MUCH_MORE,
  type PlannedName,
  type ReasonMessages,
  type ReviewMessages,
  type SoonerTurns,
  type TurnNaming,
  type When,
} from './messages.ts';

/** In which turn, 1 being the one that is spoken of. */
function inTurn(turn: number): string {
  if (turn === 1) return 'this very turn';
  return turn === 2 ? 'next turn' : `in ${turn - 1} turns`;
}

/** The next own turns, one after the other. */
const WHEN = ['next turn', 'the turn after', 'one turn later'] as const;

/** So many points. */
const inPoints = (amount: string): string => `${amount} ${amount === '1' ? 'point' : 'points'}`;

/** An estimate of points, with its range. */
const between = ({ least, most }: { readonly least: number; readonly most: number }): string =>
  least === most ? `about ${inPoints(`${most}`)}` : `${least} to ${most} points`;

/** When a difference is there, as bots play on. @param rounds for which both ways were played on; null: to the end. */
const playedOn = (rounds: number | null): string => (rounds === null ? 'at the end' : `${rounds} rounds later`);

/** By how much more a turn promises. */
const moreBy = (points: number): string => (points < MUCH_MORE ? `about ${inPoints(`${points}`)} more` : 'much more');

/** A lead over the best other side: "2.5 points ahead". */
function lead(by: number, decimal: (value: number) => string): string {
  const amount = decimal(Math.abs(by));
  return amount === '0' ? 'level' : `${inPoints(amount)} ${by > 0 ? 'ahead' : 'behind'}`;
}

/** By when a turn is better than another. */
const byWhen = (rounds: number | null): string =>
  rounds === null ? 'by the end of the match' : `after ${rounds} rounds`;

const then = (when: When): string => (when === 'then' ? 'Then' : 'After this turn');

const thisTurn = (when: When): string => (when === 'then' ? 'That' : 'The whole turn');

/** What is planned, in short: "the 18-point order on E4". */
const planned = ({ kind, points, price, name, place }: PlannedName): string =>
  name ?? `the ${points}-point ${kind}${place === null ? '' : ` on ${place}`}${price === null ? '' : ` for ${price}`}`;

/** A claim in full: "the order on E4 that costs 2 red (8 points)". */
function fullName({ kind, price, points, name, coin, place }: FullName): string {
  const called = name ?? `the ${kind}${place === null ? '' : ` on ${place}`} that costs ${price}`;
  return `${called} (${points}${coin === 0 ? '' : `, now with a coin worth ${coin}`})`;
}

/** The claim that can be made soonest, and to aim at it, as a subject. @param claim null if the sentence before has named it. */
function aiming(claim: string | null, soonest: number): string {
  if (claim === null) return `Going straight for it (${inTurn(soonest)} at the earliest)`;
  if (soonest === 1) return `Claiming ${claim} now`;
  return `Going for ${claim} instead (${inTurn(soonest)} at the earliest)`;
}

/** Where the way that is told next is quicker than usual. */
const earliest = ({ better, quickest }: SoonerTurns): string =>
  quickest !== null && quickest < better ? ` (${inTurn(quickest)} at the earliest)` : '';

/** What differs from the usual turn after what was played: the one of the match, or else the earliest possible one. */
function exception({ played, soonest, actual }: SoonerTurns): string {
  if (actual !== null && actual !== played) return ` (in the match, ${inTurn(actual)})`;
  if (soonest === null || actual !== null || soonest >= (played ?? Infinity)) return '';
  return ` (${inTurn(soonest)} at the earliest)`;
}

/** What a bonus tile of the sea is for. */
const TILES_FOR: Readonly<Record<SeaTile, string>> = {
  'free-move': 'one more free step on each voyage',
  harvest: 'a red cube with each harvest',
  upgrade: 'an upgrade after each building',
  hold: 'room for 3 more cubes',
};

/** What a bonus tile of the sea brings from now on. */
const TILES: Readonly<Record<SeaTile, string>> = {
  'free-move': 'From now on one more step of each voyage is free: you keep a cube whenever you sail that far.',
  harvest: 'That bonus tile counts 1 point, and from now on each harvest brings a red cube, too.',
  upgrade: 'That bonus tile counts 2 points, and from now on you may upgrade a cube after each building.',
  hold: 'From now on you can keep 3 more cubes.',
};

/** What an emptied column brings. */
const REWARDS: Readonly<Record<ColumnReward, string>> = {
  tile: 'a bonus tile',
  card: 'a merchant card',
  either: 'a bonus tile or a merchant card',
};

/** What to ask oneself about a place. */
const LOOK_FOR: Readonly<Record<Deed, string>> = {
  trade: ': what could you trade there?',
  build: ': what would an outpost there bring?',
  harvest: '. You need more cubes before you trade on.',
};

/** How the two turns are called that are compared. */
interface TurnNames {
  readonly better: string;
  readonly played: string;
}

const TURN_NAMES: Readonly<Record<TurnNaming, TurnNames>> = {
  judged: { better: 'the better turn', played: 'the turn played' },
  perhaps: { better: 'the other turn', played: 'the turn played' },
  open: { better: 'the other turn', played: 'the turn played' },
  tried: { better: 'your turn', played: 'the turn of the match' },
  repeated: { better: 'the turn of the match', played: 'your turn' },
  missed: { better: 'the better turn', played: 'your turn' },
};

const reasonsOf = ({ better, played }: TurnNames): ReasonMessages => ({
  claims: (claim) => `${capital(better)} claims ${claim} at once.`,
  short: (claim, after, afterBetter) =>
    `${capital(played)} is ${after} short of ${claim}; ${better} ${afterBetter === null ? 'has all its cubes' : `is only ${afterBetter} short`}.`,
  sooner: (claim, turns) => {
    const usually =
      turns.played === null ? `usually not within ${turns.horizon} turns` : `only ${inTurn(turns.played)}`;
    return `${claim === null ? 'It' : capital(claim)} can usually be claimed ${inTurn(turns.better)}${earliest(turns)}; after ${played}, ${usually}${exception(turns)}.`;
  },
  fails: (choice) => `After ${played}, that way is closed: “${choice}” is not possible then.`,
  failsFor: (cubes) => `After ${played}, ${cubes} would be missing at its end.`,
  lost: (name) => `After ${played}, ${name} usually claims it first.`,
  gave: (name, claim, within) =>
    `After ${played}, ${name} usually claims ${claim} ${within === 1 ? 'at once' : `within ${within} turns`}; after ${better} usually not.`,
  merchant: (card, name, cubes) =>
    `${capital(better)} takes a merchant card that ${name} usually gets first after ${played}: ${card}${cubes === null ? '' : `; the cubes on it come with it: ${cubes}`}.`,
  lying: (cubes) => `${capital(better)} also gets the cubes that lie on its merchant card: ${cubes}.`,
  tile(tile, name, uses) {
    const deed = tile === 'harvest' ? 'harvested' : 'built';
    const later =
      uses === null ? '' : `; in the match ${name} ${deed} ${uses === 1 ? 'once' : `${uses} times`} after that`;
    return `${capital(better)} takes the bonus tile for ${TILES_FOR[tile]}, which lasts until the end${later}.`;
  },
  waits(claim, turns, more) {
    const waiting = `${capital(claim)} can wait: after ${better} it is usually still claimed ${inTurn(turns ?? 1)}.`;
    if (more === null)
      return turns === null ? `${capital(played)} claims ${claim} at once, but gives up more than that.` : waiting;
    const { points, rounds, instead } = more;
    const gain = `${better} leads by ${points} points more ${byWhen(rounds)} when bots play both on`;
    const why = instead === null ? '' : `; after it ${instead.claim} can usually be claimed ${inTurn(instead.turns)}`;
    return turns === null
      ? `${capital(played)} claims ${claim} at once, but ${gain}${why}.`
      : `${waiting} ${capital(gain)}${why}.`;
  },
  gained: (claim, turn, betterTurn) =>
    `In favour of ${played}: ${claim} can usually be claimed ${inTurn(turn)}; after ${better}, ${betterTurn === null ? 'usually not soon' : `only ${inTurn(betterTurn)}`}.`,
  passedSoon: (claim, turn) =>
    `${capital(claim)} could be claimed at once, but can wait: after ${better} it is usually still claimed ${inTurn(turn)}.`,
  passedUnclear: (claim) =>
    `${capital(claim)} could be claimed at once; when bots play both on, ${better} is not clearly ahead of that.`,
  passed: (claim, more, rounds) =>
    `${capital(claim)} could be claimed at once, but ${better} leads by ${more} points more ${byWhen(rounds)} when bots play both on.`,
  morePoints: (points) => `${capital(better)} scores ${points} more at once.`,
  scored: (points) => `In favour of ${played}: it scores ${points} more at once.`,
  settlers: (more) =>
    `${capital(better)} leaves ${more === 1 ? 'one more settler' : `${more} more settlers`} for the next turns.`,
  cards: (afterBetter, after) =>
    `Merchant cards that can be played next: ${afterBetter} after ${better}, ${after} after ${played}.`,
  hold: (after, afterBetter) => `${capital(better)} leaves ${afterBetter} instead of ${after}.`,
  plan: (name, first, other) =>
    `After ${better} ${name} usually claims ${first.claim} first (${inTurn(first.turns)}); after ${played} ${other === null ? 'it varies' : `${other.claim ?? 'the same'} (${inTurn(other.turns)})`}.`,
  pace: (name, rounds, afterBetter, after) =>
    `Over the next ${rounds} rounds ${name} scores ${inPoints(afterBetter)} on average after ${better}, ${after} after ${played}.`,
  finish: (name, afterBetter, after, decimal) =>
    `At the end of the match ${name} is ${lead(afterBetter, decimal)} on average after ${better}, ${lead(after, decimal)} after ${played}.`,
  unexplained: 'No single gain explains it: the difference shows only when both turns are played on.',
  alike: 'No claim usually comes sooner after one of the two turns than after the other.',
  expected: (points) => `${capital(better)} brings ${points} points more on average.`,
  playedOut: (wins, losses) => {
    const won = `Bots played both turns on to the end, ${wins.pairs} times each: ${better} won ${wins.better}, ${played} ${wins.played}`;
    return losses === null
      ? `${won}. With what they expected a few rounds later, that is too close to tell.`
      : `${won}, so ${losses.byWins} %. Their estimate a few rounds later: ${losses.byEvaluation} %. ${losses.isLess ? `The loss shown is less than both, ${losses.mean} %: early in a match one turn seldom decides so much, and none loses more than the chance there was.` : `The loss shown is the mean of both, the surer one counting for more: ${losses.mean} %.`}`;
  },
  curveApart: (curve, wins) =>
    `The curve says ${curve} % before this turn, not ${wins} %: it also counts what is estimated for the turns around it. So far apart, neither is sure.`,
});

/** What the cubes paid for a claim count as long as they are kept; nothing where they count nothing. */
const paidWith = (points: number): string =>
  points === 0 ? '' : `; the cubes you pay for it are worth ${inPoints(`${points}`)} to you`;

/** What cubes are worth in trades. */
const SCALE = ' (yellow 1, red 2, green 3, brown 4)';

/** The messages. */
export const messages: ReviewMessages = {
  account,
  summary,
  marks: { inaccuracy: 'Inaccuracy', mistake: 'Mistake', blunder: 'Blunder' },
  claim: fullName,
  reasons: (naming) => reasonsOf(TURN_NAMES[naming]),
  slow: (claim, sooner, later) =>
    `${capital(claim)} could be claimed ${inTurn(sooner)}; after the turn played, ${later === null ? 'not for several turns' : `only ${inTurn(later)}`} (at the earliest, if the others do nothing).`,
  wasted: (cubes) => `After the other turn all is the same on the table, but the hold has more in it: ${cubes}.`,
  idle: ({ cubes, points }) => {
    const lost = [...(cubes === null ? [] : [cubes]), ...(points > 0 ? [inPoints(`${points}`)] : [])].join(' and ');
    return lost === ''
      ? 'The turn played changed nothing: everything was as before, and the turn was over.'
      : `The turn played brought nothing, and gave up ${lost}.`;
  },
  instead: (good) => `With the other turn: ${good.slice(0, 1).toLowerCase()}${good.slice(1)}`,
  quickestWay: (turns) =>
    `The quickest way from there: ${turns.map((turn, at) => `${WHEN[at] ?? 'then'} ${turn}`).join('; ')}.`,
  listed: {
    plan: 'I would:',
    way: 'The quickest way from there:',
    turn: (at) => `${capital(WHEN[at] ?? 'then')}:`,
    step: capital,
  },
  line: (parts) => parts.join(', then '),
  there: (part) => part.replace(/\bhere\b/g, 'there'),
  way: (to, by) => `${to} (by way of ${by.join(', ')})`,
  upgrading: (part, upgrades) => `${part} – ${upgrades.join(', then ')}`,
  times: (part, times) => `${part}, ${times}\u00a0times`,
  paying: (part, cubes) => `${part} (${cubes})`,
  pays: (cubes) => `pay ${cubes}`,
  trades: (part, all, again) => `${part}, ${again ? 'until it is ' : ''}${all}\u00a0times in all`,
  look: {
    claim: (claim) => `Look at ${claim}.`,
    place: (place, deed) => `Look at ${place} on the map${deed === null ? '.' : LOOK_FOR[deed]}`,
    aim: (claim) => `The aim is ${planned(claim)}.`,
    location: (work) => `Look for a location where you can ${work}.`,
    card: (card) => `Look at this card in your hand: ${card}.`,
    set: 'Compare the islands: which of these cubes can you trade soon?',
    market: (card) => `Look at the merchant card ${card}: what would it do for your cubes?`,
    rest: 'Is it time to rest?',
    tile: 'Look at the bonus tiles: which one helps you most until the end of the match?',
    other: (wanted) =>
      `Look at your cubes: what is still missing for ${{ cards: 'a card', orders: 'an order', both: 'a card or an order' }[wanted]}?`,
    only: (todo) => `There is only one thing you can do: ${todo}.`,
    passes: (claim, waits) =>
      `You could claim ${claim} now, but ${waits ? 'that can wait' : 'there is something better'}.`,
  },
  change: (to, from, cause) => `New plan: ${planned(to)} instead of ${planned(from)}, because ${cause}.`,
  after: (first, next, turns) => `After ${planned(first)} comes ${planned(next)} (usually ${inTurn(turns)}).`,
  lost: (from, by) => `${capital(planned(from))} is gone${by === null ? '' : `: ${by} took it`}.`,
  leaves: (from, cause) => `For now I leave ${planned(from)}: ${cause}.`,
  leftForMore: (points) => `building up first promises ${moreBy(points)}`,
  changeBy: {
    taken: (name) => `${name} took that one`,
    gone: () => 'that one is gone',
    appeared: () => 'it has come up only now',
    merchant: (card) => `the market now shows ${card}`,
    now: () => 'you can claim it now',
    sooner: (turns) => `it is now quicker by ${turns === 1 ? 'one turn' : `${turns} turns`}`,
    nearer: (missing, before) =>
      missing === 0
        ? 'you hold all its cubes'
        : `only ${missing === 1 ? 'one cube is' : `${missing} cubes are`} missing for it, ${before} for the other`,
    payable: () => 'after this turn you can pay for it',
    richer: (points) => `it is worth ${inPoints(`${points}`)} more`,
    first: (turns) => `after this turn it comes sooner (${inTurn(turns)})`,
    better: (points) => `it now promises ${points === null ? 'more' : moreBy(points)}`,
    farther: () => 'I see no quick way to that one any more',
    uses: (cubes) => `this turn uses cubes that it needs (still to get then: ${cubes})`,
  },
  threat(claim, names, turns) {
    const who = names.join(' or ');
    if (claim === null) return `Otherwise ${who} could claim it before your next turn.`;
    return `${who} could claim ${planned(claim)} ${turns === 1 ? 'before your next turn' : 'in two turns, sooner than you'}.`;
  },
  fallback: (claim, turn) => `If so, ${claim} comes soonest: ${inTurn(turn)} at the earliest.`,
  threatApart: (claim, names) => `Mind that ${names.join(' or ')} could claim ${claim} before you can.`,
  claimNamed: 'claim the point card',
  withTools: (text, cubes) => `${text} (and ${cubes} by your tools)`,
  todo: (line) => `I would ${line}.`,
  good: {
    makesLast: (points, over) =>
      over
        ? `It ends the match${points === null ? '' : `; points then: ${points}`}.`
        : `It makes this the last round: whoever has not played in it yet has one more turn${points === null ? '' : `; points after this turn: ${points}`}.`,
    claims: (claim) => `That claims ${claim}.`,
    points: (points, lost, rest, when) =>
      lost < 0
        ? `${thisTurn(when)} is worth ${inPoints(`${rest}`)}: ${points} at once, and ${-lost} in cubes.`
        : `${thisTurn(when)} scores ${points} at once${paidWith(lost)}.`,
    pointsOfAll: (points, { coin, others, onTiles, lost }, when) => {
      const claim = `${points}${coin === 0 ? '' : ` and a coin worth ${coin}`}`;
      const steps =
        others === 0
          ? ''
          : others > 0
            ? `, and ${others} more ${onTiles ? 'on your tiles' : 'with the other steps'}`
            : `, less ${-others} by the other steps`;
      return `${thisTurn(when)} scores ${claim}${steps}${paidWith(lost)}.`;
    },
    payable: (claim, soonest, when) =>
      soonest === null || soonest <= 2
        ? `${then(when)} you can pay for ${claim}.`
        : `${then(when)} you have all the cubes for ${claim}; it can be claimed ${inTurn(soonest)} at the earliest.`,
    nearer: (claim, missing, when) => `${then(when)} you still need ${missing} for ${claim}.`,
    cubes: (comes, goes, when, { use, scale }) => {
      const trade = use && `next turn you could, for example, trade ${use.exchange} on ${use.place}`;
      if (goes === null)
        return `${then(when)} you have ${comes} more${trade === null ? ' to trade and to pay with' : `: ${trade}`}.`;
      return `That brings ${comes} for ${goes}: worth more in trades${scale ? SCALE : ''}${trade === null ? '' : `; ${trade}`}.`;
    },
    settlers: (back, all) =>
      `${back === 1 ? 'Your settler comes' : `Your ${back} settlers come`} back from the land: then all ${all} can work.`,
    cards: (back, all) =>
      `${back === 1 ? 'The card you played comes' : `The ${back} cards you played come`} back: then you have all ${all} in hand.`,
    spared: (claim, missing) =>
      missing === null
        ? `You hold too many cubes. Those you keep still pay for ${claim}.`
        : `You hold too many cubes. Nothing that goes is needed for ${claim}, for which you still need ${missing}.`,
    cheapest: 'You hold too many cubes, and the cheapest go first.',
    excess: 'You hold too many cubes, and those you keep are of more use to you.',
    merchant: (gain, best, { scale }) =>
      `Each use of this card makes your cubes worth ${gain} more${scale ? SCALE : ' in trades'}${best ? '; no other card on offer does better' : ''}.`,
    fits(from, to, offered) {
      if (from !== null && to !== null)
        return `It goes with your cards: ${from} brings what it takes, and ${to} takes what it brings.`;
      if (from !== null) return `Your ${from} brings what it takes.`;
      const taken = to === null ? [] : [`Your ${to} takes what it brings.`];
      return [...taken, ...(offered === null ? [] : [`${offered}, on offer too, would bring what it takes.`])].join(
        ' ',
      );
    },
    lying: (cubes) => `What lies on it is yours at once: ${cubes}.`,
    stays: (claim, missing, turns) =>
      `My aim is still ${planned(claim)}${turns === null ? '' : ` (usually ${inTurn(turns)})`}: after this turn ${missing === null ? 'you have all its cubes' : `you need ${missing} more for it`}.`,
    canWait: (claim, turn) =>
      `You could claim ${claim} now, but that can wait: it is usually still claimed ${inTurn(turn)}.`,
    asGood: (claim, soonest) =>
      `${aiming(claim, soonest)} would be about as good as my plan: when bots play both on, neither is clearly ahead.`,
    passes: (claim, soonest, more, rounds, instead) =>
      `${aiming(claim, soonest)} would leave you ${between(more)} worse off ${playedOn(rounds)}, as bots played both on${instead ? `: my plan usually claims ${instead.claim} ${inTurn(instead.turns)}, the other way does it later or not at all` : ''}.`,
    tileAsGood: (points) =>
      `Taking the tile for ${points} instead would be about as good: when bots play both on, neither is clearly ahead.`,
    tilePasses: (points, more, rounds) =>
      `Taking the tile for ${points} instead would leave you ${between(more)} worse off ${playedOn(rounds)}, as bots played both on.`,
    beside(line, brings, worth, rounds) {
      const does = brings === null ? '' : ` ${brings}`;
      if (worth === 'close') return `About as good: ${line}.${does}`;
      const instead = `Instead you could ${line}.${does}`;
      if (worth === 'open') return `${instead} When bots play both on, neither is clearly ahead.`;
      if (worth === 'better')
        return `${instead} It is a close call: my search prefers my plan, bots that played both on did better with this one.`;
      return `${instead} But it would leave you ${between(worth)} worse off ${playedOn(rounds)}, as bots played both on.`;
    },
    leadsTo: (claim, turn, soonest) =>
      `That leads to ${claim}: ${soonest === null ? `bots usually claim it ${inTurn(turn)}` : `it can be claimed ${inTurn(soonest)} at the earliest`}.`,
    far: 'Everything there is to claim is still far away: this builds up for it.',
    next(line, { isSure, takesCard }) {
      if (!isSure) return `Next turn you could, for example, ${line}.`;
      return takesCard ? `Next turn, if the card is still there, I would ${line}.` : `Next turn I would ${line}.`;
    },
    expected: (line, { card, points, later }) => {
      if (line === null && card !== null) return `My last hint expected you to take a card that is gone now: ${card}.`;
      if (line === null) return 'The turn that my last hint expected here is not possible any more.';
      const gain =
        points === null ? 'the better one, looked at again' : `better by about ${inPoints(`${points}`)} at the end`;
      const delay = later === 0 ? '' : `, although the claim comes ${later === 1 ? 'a turn' : `${later} turns`} later`;
      return `My last hint expected another turn here: ${line}. This one is ${gain}${delay}.`;
    },
    likely: (claim) => `The likeliest goal from there, so far: ${claim}.`,
    outpost: (exchange, now, when) => `${now ? then(when) : 'Later'} you can trade there: ${exchange}.`,
    tile: (kind) => (kind === null ? 'That bonus tile is then yours until the end of the match.' : TILES[kind]),
    column: (missing, brings) =>
      `${missing === 1 ? 'One more outpost empties' : `${missing} more outposts empty`} the next column of your board, which brings ${REWARDS[brings]}.`,
    leftTile: (points, room, spaces) =>
      `The bonus tile stays: ${points === null ? 'so far it would count nothing' : `it would count ${points} now`}, and ${room === spaces ? `there are only ${spaces} places for such tiles` : `only ${room} of your ${spaces} places for such tiles ${room === 1 ? 'is' : 'are'} free`}.`,
    givenUp: (limit, cubes) => `Only ${limit} cubes can be kept at the end of a turn: you give up ${cubes}.`,
    again: 'That gives you another turn at once, with new merchant cards to choose from.',
    start: (islands, trade) =>
      `From there ${islands === 1 ? 'one island is' : `${islands} islands are`} one step away${trade === null ? '' : `, and your first cubes pay for a trade on ${trade.place}: ${trade.exchange}`}.`,
    last: (points) =>
      points === 0
        ? 'It is your last turn, and nothing brings more points.'
        : `It is your last turn: that brings ${inPoints(`${points}`)} in cubes.`,
    none: 'It prepares later turns; nothing comes of it yet.',
  },
};
