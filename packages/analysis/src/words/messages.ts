/** The shape of a language of reviews: sentences to be filled in. */

import type { Words } from '@windrose/words';
import type { ColumnReward, SeaTile } from '../review/asides.ts';
import type { NextTurn } from '../review/next-turn.ts';
import type { Mark } from '../review/result.ts';
import type { AccountMessages } from './account-messages.ts';
import type { SummaryMessages } from './summary-messages.ts';

/** What a language says of reviews: its sentences, and its texts of matches. */
export interface ReviewTexts {
  readonly messages: ReviewMessages;
  readonly words: Words;
}

/** The turns in which something can be claimed, 1 being the one that is spoken of. */
export interface SoonerTurns {
  readonly better: number;
  /** The same by the way that is told next; null where none is. */
  readonly quickest: number | null;
  /** After what was played; null if usually not within `horizon` turns. */
  readonly played: number | null;
  readonly horizon: number;
  /** The same at the earliest; null where that is not known. */
  readonly soonest: number | null;
  /** In the match; null where it was not claimed. */
  readonly actual: number | null;
}

/** When the benefit of a plan comes: after its last step, or, where its last steps are not told, at the end of the turn. */
export type When = 'then' | 'at-end';

/** What is done at a place, where that is all there is to say of it. */
export type Deed = 'build' | 'trade' | 'harvest';

/** From so many points on, a few tries tell that a turn promises much more, but not how much. */
export const MUCH_MORE = 8;

/** What is planned to be claimed, in short. */
export interface PlannedName {
  readonly kind: 'order' | 'card';
  readonly points: number;
  /** Where the points do not tell it apart: its cubes; null otherwise. */
  readonly price: string | null;
  /** Of a card that has one. */
  readonly name: string | null;
  /** Of an order: the place of its port; null of a card, and where it does not lie open any more. */
  readonly place: string | null;
}

/** A claim as a text names it in full. */
export interface FullName {
  readonly kind: 'order' | 'card';
  /** Its cubes, in words. */
  readonly price: string;
  /** Its points, in words. */
  readonly points: string;
  /** Of a card that has one. */
  readonly name: string | null;
  /** The points of the coin over it now; 0 without one. */
  readonly coin: number;
  /** Of an order that lies open: the place of its port; null otherwise. */
  readonly place: string | null;
}

/**
 * How the two turns that are compared are called. `judged`: the better turn and the one played, where that is sure. `perhaps`: where it is not
 * sure. `open`: where either may be the better one, so that no figure is told as a finding. `tried`: somebody's own try is the better one, and
 * that of the match the other. `repeated`: the other way round. `missed`: a try beside the better turn
 * that is known.
 */
export type TurnNaming = 'judged' | 'perhaps' | 'open' | 'tried' | 'repeated' | 'missed';

/** What a turn is worth beside a claim at once. */
export interface ToldMore {
  /** So many points more: a number with its margin. */
  readonly points: string;
  /** After so many rounds; null: at the end. */
  readonly rounds: number | null;
  /** A claim that speaks for it, and the turn in which it is usually made, 1 being the turn itself; null without one. */
  readonly instead: { readonly claim: string; readonly turns: number } | null;
}

/** The sentences that compare two turns, "better" and "played". Cubes, claims and lines come as objects of a sentence. */
export interface ReasonMessages {
  /** The better line claims it at once. */
  claims(claim: string): string;
  /** Cubes that were missing after what was played, and after the better line (null: none). */
  short(claim: string, played: string, better: string | null): string;
  /**
   * In which turn the better line's claim is usually made, 1 being the turn itself, and in which after what was played.
   * @param claim null if the sentence before has named it.
   */
  sooner(claim: string | null, turns: SoonerTurns): string;
  /** After what was played, a choice of that way is not possible. */
  fails(choice: string): string;
  /** After what was played, these cubes are missing for the claim at the end of that way. */
  failsFor(cubes: string): string;
  lost(name: string): string;
  /** After what was played, somebody else claims it within so many turns, 1 being the one before the next own turn. */
  gave(name: string, claim: string, turns: number): string;
  /** The better line takes a merchant card; after what was played, somebody else usually gets it first. @param cubes those lying on it; null: none. */
  merchant(card: string, name: string, cubes: string | null): string;
  /** The better line gets the cubes that lie on the merchant card it takes; what was played does not, or gets less. */
  lying(cubes: string): string;
  /** The better turn takes a bonus tile. @param uses how often `name` did afterwards in the match what the tile adds to; null: not counted. */
  tile(tile: SeaTile, name: string, uses: number | null): string;
  /**
   * The played turn claims it at once; the better line does in that turn, or (null) usually not soon.
   * @param more what the better line is worth beside it; null where that is not known.
   */
  waits(claim: string, turns: number | null, more: ToldMore | null): string;
  /** The benefit of the played turn: its claim in which turn, and in which after the better one (null: usually not soon). */
  gained(claim: string, played: number, better: number | null): string;
  /** What could be claimed at once, and neither turn does: it is usually still claimed in that turn after the better one. */
  passedSoon(claim: string, turns: number): string;
  /** The same: whether that is as good as the better turn is not certain. */
  passedUnclear(claim: string): string;
  /** The same: the better turn is worth so many points more after some rounds (null: at the end). @param more a number with its margin. */
  passed(claim: string, more: string, rounds: number | null): string;
  morePoints(points: string): string;
  /** The benefit of the played turn: so many points more at once. */
  scored(points: string): string;
  settlers(more: number): string;
  /** The merchant cards in hand after the better turn, and after what was played. */
  cards(better: number, played: number): string;
  hold(played: string, better: string): string;
  /**
   * What a side usually claims first after the better turn, and in which of its turns; and after what was played (null: nothing
   * usually). @param played `claim` is null for the same.
   */
  plan(
    name: string,
    better: { readonly claim: string; readonly turns: number },
    played: { readonly claim: string | null; readonly turns: number } | null,
  ): string;
  /** A side's points over some rounds. @param better a number, in the language's way. */
  pace(name: string, rounds: number, better: string, played: string): string;
  /** A seat's lead at the end of the match, in points; below 0 it is behind. @param decimal a number, in the language's way. */
  finish(name: string, better: number, played: number, decimal: (value: number) => string): string;
  /** Its value in points. @param points a number with one decimal, in the language's way. */
  expected(points: string): string;
  /** Neither turn usually brings a claim sooner: said where either may be the better one. */
  readonly alike: string;
  /** No reason was found besides what the playouts say. */
  readonly unexplained: string;
  /**
   * The number of wins of the seat when bots played both turns to the end of the match, and how the loss follows from it. Losses are in
   * percentage points, with their sign: what they say, what the evaluation says, and the mean of both; null where that may be nothing.
   */
  playedOut(
    wins: { readonly pairs: number; readonly better: number; readonly played: number },
    losses: {
      readonly byWins: string;
      readonly byEvaluation: string;
      readonly mean: string;
      /** Whether the loss told is less than both parts. */
      readonly isLess: boolean;
    } | null,
  ): string;
  /** The chance before the turn, as the curve says and as the playouts of the better turn say, where they are far apart. In whole per cent. */
  curveApart(curve: number, wins: number): string;
}

/** What hints tell of cubes that are worth more, in the games' own measure. */
interface CubeScale {
  /** Whether the measure is told, too: to those who have just begun. */
  readonly scale: boolean;
}

/** All texts of reviews and puzzles. Cubes, claims and lines come as objects of a sentence. */
export interface ReviewMessages {
  readonly account: AccountMessages;
  readonly summary: SummaryMessages;
  readonly marks: Readonly<Record<Mark, string>>;
  /** A claim: "the order on E4 that costs 2 red and 1 brown (18 points)". */
  claim(claim: FullName): string;
  /** The sentences that compare two turns. */
  reasons(naming: TurnNaming): ReasonMessages;
  /**
   * Something could be claimed in own turn `sooner` at the earliest, 1 being the one that is spoken of; after what was played only in turn
   * `later` (null: not within the turns that were searched).
   */
  slow(claim: string, sooner: number, later: number | null): string;
  /** Another turn would have led to the same position with these cubes more. */
  wasted(cubes: string): string;
  /** A turn achieved nothing. @param lost the cubes that were given up (null: none), and the points. */
  idle(lost: { readonly cubes: string | null; readonly points: number }): string;
  /** What another turn than an idle one would have brought. @param good a sentence about that. */
  instead(good: string): string;
  /** What is done in each of the next own turns, up to a claim: the quickest way to it. */
  quickestWay(turns: readonly string[]): string;
  /** The same plans as lists of steps. */
  readonly listed: {
    /** Above the steps of the turn that is advised. */
    readonly plan: string;
    /** Above the turns of the quickest way. */
    readonly way: string;
    /** Above the steps of one of them. @param at 0: the next own turn */
    turn(at: number): string;
    /** A part of a line as a step of its own. */
    step(part: string): string;
  };
  /** Several things one after the other: "sail to C4, then harvest". */
  line(parts: readonly string[]): string;
  /** A choice that is made where the boat is only after an earlier one: what is "here" on its button is "there" now. */
  there(part: string): string;
  /** A voyage of several steps: where to, and the places on the way. */
  way(to: string, by: readonly string[]): string;
  /** A part repeated several times. */
  times(part: string, times: number): string;
  /** A building, or something else that is paid for cube by cube. @param cubes all of them */
  paying(part: string, cubes: string): string;
  /** Cubes paid for what has been chosen before. */
  pays(cubes: string): string;
  /** A trade made so often in all. @param again whether it has been made before, as its text says. */
  trades(part: string, all: number, again: boolean): string;
  /** What lets cubes be upgraded, and the upgrades that are chosen then. */
  upgrading(part: string, upgrades: readonly string[]): string;
  /** The first hint: where to look. */
  readonly look: {
    claim(claim: string): string;
    /** @param deed what the turn does there; null: nothing of that kind. */
    place(place: string, deed: Deed | null): string;
    /** What the plan leads to. */
    aim(claim: PlannedName): string;
    location(work: string): string;
    card(card: string): string;
    /** Where a merchant card is acquired. */
    market(card: string): string;
    readonly rest: string;
    /** Among bonus tiles of the sea. */
    readonly tile: string;
    /** While starting cubes are chosen. */
    readonly set: string;
    /** @param wanted what can be claimed in the game. */
    other(wanted: 'cards' | 'orders' | 'both'): string;
    /** There is nothing else to choose in the turn. @param todo all of it, as an imperative. */
    only(todo: string): string;
    /** What could be claimed at once glows, but is not the plan: it can wait, or there is something better. */
    passes(claim: string, waits: boolean): string;
  };
  /** Another plan than that of the hint before. @param cause a clause of {@link changeBy}. */
  change(to: PlannedName, from: PlannedName, cause: string): string;
  /** What the hint before planned is claimed after something else. @param turns the own turn in which it usually is, or can be at the earliest. */
  after(first: PlannedName, next: PlannedName, turns: number): string;
  /** What the hint before planned to claim is no longer there, and nothing is named instead. @param by who took it; null where nobody did */
  lost(from: PlannedName, by: string | null): string;
  /** The plan of the hint before is left, and none is named instead. @param cause a clause of {@link changeBy}, or {@link leftForMore}. */
  leaves(from: PlannedName, cause: string): string;
  leftForMore(points: number): string;
  /** Why. @param kind of what was planned before, or, of what has appeared, can be had now, or is out of sight. */
  readonly changeBy: {
    taken(name: string, kind: 'order' | 'card'): string;
    gone(kind: 'order' | 'card'): string;
    appeared(kind: 'order' | 'card'): string;
    merchant(card: string): string;
    now(kind: 'order' | 'card'): string;
    sooner(turns: number): string;
    /** So many cubes of its price are missing, and of what was planned before more. */
    nearer(missing: number, before: number): string;
    /** The turn brings all of its cubes. */
    payable(): string;
    /** It scores so many points more. */
    richer(points: number): string;
    /** After the turn it comes in this own turn, 1 being the running one, and what was planned later. */
    first(turns: number): string;
    /** @param points null: not known. */
    better(points: number | null): string;
    farther(kind: 'order' | 'card'): string;
    /** The turn uses cubes of its price. @param missing those that are missing then. */
    uses(missing: string): string;
  };
  /**
   * Others could claim something before one's own next turn. @param claim null where the advised turn claims it: they could otherwise.
   * @param names at least one. @param turns in how many turns of their own; with two they are quicker than the plan.
   */
  threat(claim: PlannedName | null, names: readonly string[], turns: 1 | 2): string;
  /** What comes soonest if that happens. @param turn the own turn in which it can be claimed at the earliest, 1 being the running one. */
  fallback(claim: string, turn: number): string;
  /** The same of something that the hint does not speak of otherwise, and that cannot be claimed first. */
  threatApart(claim: string, names: readonly string[]): string;
  /** A choice by which tools bring cubes, too. */
  withTools(text: string, cubes: string): string;
  /** To claim the point card of the fort whose visit has named it before. */
  readonly claimNamed: string;
  /** The instruction. */
  todo(line: string): string;
  /** The reason: its benefit. */
  readonly good: {
    /** That the turn makes its round the last one. @param points of all sides then, the own ones first; null where they are covered. @param over whether it ends the match at once. */
    makesLast(points: string | null, over: boolean): string;
    claims(claim: string): string;
    /** @param lost the points that the cubes given counted; below 0, those of the cubes that come. @param rest both together. */
    points(points: string, lost: number, rest: number, when: When): string;
    /**
     * A claim that brings a coin (0: none), in a turn whose other steps score points, too (below 0: lose some; 0: none).
     */
    pointsOfAll(
      points: string,
      more: { readonly coin: number; readonly others: number; readonly onTiles: boolean; readonly lost: number },
      when: When,
    ): string;
    /** @param soonest the own turn in which it can be claimed at the earliest, 1 being the running one; null: not known. */
    payable(claim: string, soonest: number | null, when: When): string;
    nearer(claim: string, missing: string, when: When): string;
    /**
     * A merchant card comes to hand. @param gain how much more the cubes are worth after each use. @param best no other card on offer does
     * more.
     */
    merchant(gain: number, best: boolean, measure: CubeScale): string;
    /**
     * The merchant cards that go with one that comes to hand. @param from one's own that brings what it takes. @param to one's own that
     * takes what it brings. @param offered one on offer that brings what it takes. At least one is not null, and `offered` only without `from`.
     */
    fits(from: string | null, to: string | null, offered: string | null): string;
    /** The cubes that lie on the merchant card. */
    lying(cubes: string): string;
    /** Cubes come that are worth more than those that go (null: none go). @param use a trade that they pay for next turn; null without one. */
    cubes(
      comes: string,
      goes: string | null,
      when: When,
      more: CubeScale & { readonly use: { readonly place: string; readonly exchange: string } | null },
    ): string;
    /** So many settlers or cards come back, and `all` can be used then. */
    settlers(back: number, all: number): string;
    cards(back: number, all: number): string;
    /** Too many cubes are held, and those that go are not needed for this. @param missing what is missing for it; null: nothing. */
    spared(claim: string, missing: string | null): string;
    /** Too many cubes are held: the cheapest go, or others do. */
    readonly cheapest: string;
    readonly excess: string;
    /** An outpost is built: its trade. @param now whether the cubes for it are held afterwards. */
    outpost(exchange: string, now: boolean, when: When): string;
    /** A bonus tile is taken that counts until the end. @param kind what a tile of the sea does; null: another tile. */
    tile(kind: SeaTile | null): string;
    /** So many more outposts empty the next column. */
    column(missing: number, brings: ColumnReward): string;
    /** A bonus tile of a fort is left. @param points what it would count now; null: nothing. @param room how many of all spaces for such tiles are free */
    leftTile(points: string | null, room: number, spaces: number): string;
    readonly again: string;
    /**
     * What the hint before planned is still the plan. @param missing the cubes that are missing for it after the turn; null: none.
     * @param turns the own turn in which bots usually claim it; null: usually not soon.
     */
    stays(claim: PlannedName, missing: string | null, turns: number | null): string;
    /** What could be claimed already is not; bots usually do so in that own turn. */
    canWait(claim: string, turn: number): string;
    /**
     * What could be claimed in own turn `soonest`, 1 being the running one, is passed over: doing so is about as good.
     */
    asGood(claim: string, soonest: number): string;
    /**
     * The same: the turn is worth so many points more at the end, as estimated after some rounds (null: both were played to it).
     * @param claim null if the sentence before has
     * named it. @param least whole points, and `most`: it lies between them nine times of ten.
     * @param instead what bots usually claim after the turn, and in which own turn; null: nothing that the other way does not bring as soon.
     */
    passes(
      claim: string | null,
      soonest: number,
      more: { readonly least: number; readonly most: number },
      rounds: number | null,
      instead: { readonly claim: string; readonly turns: number } | null,
    ): string;
    /** Of bonus tiles, another one would count so many points: taking it is about as good. */
    tileAsGood(points: string): string;
    /**
     * Another turn, what it brings (null: nothing that can be said), and how it compares: `close` as good, as far as can be told; `open` neither
     * is clearly ahead; `better` it did better as bots played both on, but not as the search saw it; or so many points worse.
     */
    beside(
      line: string,
      brings: string | null,
      worth: 'close' | 'open' | 'better' | { readonly least: number; readonly most: number },
      rounds: number | null,
    ): string;
    /** The same: the tile taken is worth so many points more at the end, as estimated after some rounds (null: both were played to it). */
    tilePasses(points: string, more: { readonly least: number; readonly most: number }, rounds: number | null): string;
    /** A turn brings more cubes than the limit: these are given up again. */
    givenUp(limit: number, cubes: string): string;
    /** The claim that bots usually make next, in which own turn, 1 being the running one; and in which at the earliest (null: not known). */
    leadsTo(claim: string, turn: number, soonest: number | null): string;
    /** What bots most often claim next: one claim, or one of two. */
    likely(claim: string): string;
    /** Nothing that lies open is claimed soon. */
    readonly far: string;
    /** What the own turn after this one could be, in the words of `todo`. @see NextTurn */
    next(line: string, turn: Pick<NextTurn, 'isSure' | 'takesCard'>): string;
    /**
     * The hint before expected another turn here.
     * @param line that turn, in the words of `todo`; null: it is not possible any more. @param card the card that it was to acquire, if it is
     * gone. @param points by how many more this one leads at the
     * end; null: not known. @param later so many own turns later comes what both lead to.
     */
    expected(
      line: string | null,
      more: { readonly card: string | null; readonly points: number | null; readonly later: number },
    ): string;
    /** Where a boat begins: how many islands touch it. */
    start(islands: number, trade: { readonly place: string; readonly exchange: string } | null): string;
    /** No gain can be named. */
    /** The seat's last turn. @param points what it brings in cubes. */
    last(points: number): string;
    readonly none: string;
  };
}
