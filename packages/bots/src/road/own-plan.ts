/**
 * Plans a seat's own next turns on the road with a beam search over whole turns: exact about its hold, its hand, resting, the
 * row of merchants with its cubes, and the point cards, while the other seats do nothing and nothing unknown is revealed. It
 * allocates nothing after construction.
 */

// oxlint-disable typescript/no-non-null-assertion -- reads rows of the state and of plans below their length, at every position searched

import {
  amount,
  type Bundle,
  count,
  has,
  lowestBit,
  MERCHANT_WORDS,
  type MerchantCards,
  notYellow,
  one,
  ORDER_WORDS,
  type Orders,
  type State,
} from '@windrose/rules';
import { mix } from '../hash.ts';
import { withinLimit } from '../evaluate/hold-limit.ts';

/** The values of a line of turns, in points. */
export interface RoadValues {
  /** The value of a cube of each spice in the hold. */
  readonly cubes: readonly [number, number, number, number];
  /** The value of each merchant card to its owner. */
  readonly cards: ArrayLike<number>;
  /** The value of a card in the hand instead of played. */
  readonly ready: number;
  /** Value of a claimed point card besides its points. */
  readonly claim: number;
  /** The discount per turn. */
  readonly patience: number;
}

/** The depth and breadth of a plan. */
export interface RoadScope {
  /** Turns, this one included. */
  readonly turns: number;
  /** Lines that are followed from each turn to the next. */
  readonly width: number;
}

/** The ways to spend a turn. */
export const ROAD_ACTIONS = { play: 0, acquire: 1, rest: 2, claim: 3 } as const;

/** Ways to spend a turn for which there is room, for each line; further ones are left out. */
const WAYS_EACH = 40;

/** Cells of `state.coins` per owner. */
const KINDS = 2;

/** The fields of a line, a cell each; after them come the rows. */
const HOLD = 0;
const HAND = 1;
const PLAYED = HAND + MERCHANT_WORDS;
const GOLD = PLAYED + MERCHANT_WORDS;
const SILVER = GOLD + 1;
const CLAIMED = SILVER + 1;
const FIRST = CLAIMED + 1;
const ENDED = FIRST + 1;
const POINTS = ENDED + 1;
const ROWS = POINTS + 1;

/** A first turn of a plan: its action, and the value of the best line that begins with it. */
export interface FirstTurn {
  /** One of {@link ROAD_ACTIONS}. */
  readonly way: number;
  /** The card that is played, or the slot. */
  readonly what: number;
  /** The hold when the turn is over. */
  readonly hold: Bundle;
  /** Minus infinity if no line that begins with this turn was followed to its end. */
  worth: number;
  /** The difference in points between the best line that begins with this turn and the best of all, as far as it was followed. */
  short: number;
}

/** Known data about the others during planning. Per turn from now up to the horizon, unless stated otherwise. */
export interface Others {
  /** Per point card and turn: the part of its points that may be counted on. */
  readonly open: Float64Array;
  /** The most points that one of them has after that turn. */
  readonly points: Float64Array;
  /** The turn, from 0, in which one of them ends the match; beyond the horizon if none does. */
  readonly end: number;
  /** The seat's current lead over the best of them, in points, expected ones included. */
  readonly ahead: number;
}

/** Value of ending the match a turn sooner. */
const SOONER = 0.2;

/** Value of winning besides the margin in points, and of losing. */
const VICTORY = 25;

/** Plans the turns of one seat after another in one core. */
export class RoadPlan {
  /** The first turns considered, the best first. */
  readonly firsts: FirstTurn[] = [];
  /** Per point card: in which turn of the best line it is claimed, from 0; -1 never. */
  readonly claimedAt: Int8Array;
  readonly #merchants: MerchantCards;
  readonly #orders: Orders;
  readonly #seats: number;
  readonly #coins: readonly [gold: number, silver: number];
  readonly #last: number;
  /** Values; `later` is the discount factor per turn. */
  readonly #cubes: Float64Array;
  readonly #cards: Float64Array;
  readonly #later: Float64Array;
  readonly #ready: number;
  readonly #claimWorth: number;
  /** For the current line: the value of its cards, and how many are in the hand and played. */
  #owned = 0;
  #inHand = 0;
  #lying = 0;
  readonly #width: number;
  readonly #turns: number;
  readonly #market: number;
  readonly #row: number;
  /** Offsets of the market's cards, its heaps and the point cards in a line, and the length of a line. */
  readonly #cardsAt: number;
  readonly #heapsAt: number;
  readonly #rowAt: number;
  readonly #stride: number;
  #now: Int32Array;
  #next: Int32Array;
  /** Per line: what has been gained on the way, each thing as of the turn in which it was. */
  #gained: Float64Array;
  #nextGained: Float64Array;
  /** Continuations of the lines: the line, the move, the hold afterwards, the value, the gain. */
  readonly #from: Int32Array;
  readonly #way: Uint8Array;
  readonly #what: Uint8Array;
  readonly #after: Int32Array;
  readonly #worth: Float64Array;
  readonly #gain: Float64Array;
  readonly #sorted: Float64Array;
  readonly #hashes: Int32Array;
  readonly #owners: Int32Array;
  #ways = 0;
  #limit = 10;
  /** Known data about the others; null to ignore them. */
  #others: Others | null = null;
  /** The points that the seat has as the plan begins, without those of its cubes. */
  #base = 0;
  /** For the cards claimed in the best line: per turn and line what was claimed and where it came from. */
  readonly #seen: Uint8Array;
  readonly #alive: Uint8Array;
  readonly #trailFrom: Uint16Array;
  readonly #trailClaim: Int8Array;

  constructor(
    { merchants, orders, seats, coins, last }: RoadTable,
    state: State,
    values: RoadValues,
    { turns, width }: RoadScope,
  ) {
    this.#merchants = merchants;
    this.#orders = orders;
    this.#seats = seats;
    this.#coins = coins;
    this.#last = last;
    this.#cubes = Float64Array.from(values.cubes);
    this.#cards = Float64Array.from(values.cards);
    this.#later = Float64Array.from({ length: turns }, (_, turn) => values.patience ** turn);
    this.#ready = values.ready;
    this.#claimWorth = values.claim;
    this.#turns = turns;
    this.#width = width;
    this.#market = state.market.length;
    this.#row = state.row.length;
    this.#cardsAt = ROWS;
    this.#heapsAt = this.#cardsAt + this.#market;
    this.#rowAt = this.#heapsAt + this.#market;
    this.#stride = this.#rowAt + this.#row;
    this.#now = new Int32Array(width * this.#stride);
    this.#next = new Int32Array(width * this.#stride);
    this.#gained = new Float64Array(width);
    this.#nextGained = new Float64Array(width);
    const ways = (width + 8) * WAYS_EACH;
    this.#from = new Int32Array(ways);
    this.#way = new Uint8Array(ways);
    this.#what = new Uint8Array(ways);
    this.#after = new Int32Array(ways);
    this.#worth = new Float64Array(ways);
    this.#gain = new Float64Array(ways);
    this.#sorted = new Float64Array(ways);
    let size = 64;
    while (size < 4 * width) size *= 2;
    this.#hashes = new Int32Array(size);
    this.#owners = new Int32Array(size);
    this.claimedAt = new Int8Array(orders.ids.length);
    this.#seen = new Uint8Array(width + 1);
    this.#alive = new Uint8Array(width + 1);
    this.#trailFrom = new Uint16Array(turns * width);
    this.#trailClaim = new Int8Array(turns * width);
  }

  /**
   * Plans for the seat whose turn begins in `state`, or would.
   * @param others what is known of them; without it the seat plans as if it were alone.
   * @param base the points it has, without those of its cubes.
   * @returns the value of the best line, from now on.
   */
  plan(state: State, seat: number, others: Others | null = null, base = 0): number {
    this.#others = others;
    this.#base = base;
    this.#limit = state.limit[seat]!;
    this.firsts.length = 0;
    this.claimedAt.fill(-1);
    this.#begin(state, seat);
    let lines = 1;
    let turn = 0;
    for (; turn < this.#turns; turn++) {
      this.#ways = 0;
      for (let line = 0; line < lines; line++) this.#look(line, turn);
      lines = this.#choose(turn, state.market.length);
    }
    this.firsts.sort((a, b) => a.short - b.short || b.worth - a.worth);
    this.#follow(turn - 1);
    return this.firsts[0]?.worth ?? 0;
  }

  #begin(state: State, seat: number): void {
    const line = this.#now;
    line[HOLD] = state.hold[seat]!;
    for (let word = 0; word < MERCHANT_WORDS; word++) {
      line[HAND + word] = state.hand[seat * MERCHANT_WORDS + word]!;
      line[PLAYED + word] = state.played[seat * MERCHANT_WORDS + word]!;
    }
    line[GOLD] = state.coins[this.#seats * KINDS]!;
    line[SILVER] = state.coins[this.#seats * KINDS + 1]!;
    let claimed = 0;
    for (let word = 0; word < ORDER_WORDS; word++) {
      for (let bits = state.cards[seat * ORDER_WORDS + word]!; bits !== 0; bits &= bits - 1) claimed++;
    }
    line[CLAIMED] = claimed;
    line[FIRST] = -1;
    line[ENDED] = 0;
    line[POINTS] = 0;
    for (let slot = 0; slot < this.#market; slot++) {
      line[this.#cardsAt + slot] = state.market[slot]!;
      line[this.#heapsAt + slot] = state.marketHeap[slot]!;
    }
    for (let slot = 0; slot < this.#row; slot++) line[this.#rowAt + slot] = state.row[slot]!;
    this.#gained[0] = 0;
  }

  /** Lists everything that a line can do in a turn. */
  #look(line: number, turn: number): void {
    const cells = this.#now;
    const at = line * this.#stride;
    const gained = this.#gained[line]!;
    if (cells[at + ENDED] === 1) {
      this.#offer(line, ROAD_ACTIONS.rest, 0, cells[at + HOLD]!, gained, 0);
      return;
    }
    this.#count(at);
    const { give, take, upgrades, kind, affordable } = this.#merchants;
    const hold = cells[at + HOLD]!;
    for (let word = 0; word < MERCHANT_WORDS; word++) {
      const usable = cells[at + HAND + word]! & affordable.word(hold, word);
      for (let bits = usable; bits !== 0; bits &= bits - 1) {
        const card = word * 32 + lowestBit(bits);
        if (upgrades[card]! > 0) this.#upgrade(line, card, hold, upgrades[card]!, 0, gained, turn);
        else if (kind[card] === 0) this.#played(line, card, hold + take[card]!, gained, turn);
        else {
          let after = hold;
          while (has(after, give[card]!)) {
            after += take[card]! - give[card]!;
            this.#played(line, card, after, gained, turn);
            if (count(after) > 2 * this.#limit) break;
          }
        }
      }
    }
    this.#acquire(line, at, hold, gained, turn);
    if ((cells[at + PLAYED]! | cells[at + PLAYED + 1]!) !== 0) {
      this.#offer(line, ROAD_ACTIONS.rest, 0, hold, gained, this.#left(hold, turn, this.#inHand + this.#lying));
    }
    this.#claim(line, at, hold, gained, turn);
  }

  /** Up to `left` single upgrades, applied in rising order of spice: each set of them once. */
  #upgrade(line: number, card: number, hold: Bundle, left: number, lowest: number, gained: number, turn: number): void {
    let more = false;
    if (left > 0) {
      for (let spice = lowest; spice < 3; spice++) {
        if (amount(hold, spice) === 0) continue;
        more = true;
        this.#upgrade(line, card, hold - one(spice) + one(spice + 1), left - 1, spice, gained, turn);
      }
    }
    if (!more) this.#played(line, card, hold, gained, turn);
  }

  #played(line: number, card: number, hold: Bundle, gained: number, turn: number): void {
    const kept = count(hold) > this.#limit ? withinLimit(hold, this.#limit) : hold;
    this.#offer(line, ROAD_ACTIONS.play, card, kept, gained, this.#left(kept, turn, this.#inHand - 1));
  }

  /** The cubes put on the cards before it are those worth least. */
  #acquire(line: number, at: number, hold: Bundle, gained: number, turn: number): void {
    const cells = this.#now;
    let paid = hold;
    const later = this.#later[turn]!;
    for (let slot = 0; slot < this.#market; slot++) {
      const card = cells[at + this.#cardsAt + slot]!;
      if (card < 0) return;
      const sum = paid + cells[at + this.#heapsAt + slot]!;
      const kept = count(sum) > this.#limit ? withinLimit(sum, this.#limit) : sum;
      const worth = this.#left(kept, turn, this.#inHand + 1) + this.#cards[card]! * later;
      this.#offer(line, ROAD_ACTIONS.acquire, slot, kept, gained, worth);
      if (paid === 0) return;
      paid -= one(cheapest(paid));
    }
  }

  #claim(line: number, at: number, hold: Bundle, gained: number, turn: number): void {
    const cells = this.#now;
    const { price, vp } = this.#orders;
    const later = this.#later[turn]!;
    for (let slot = 0; slot < this.#row; slot++) {
      const card = cells[at + this.#rowAt + slot]!;
      if (card < 0 || !has(hold, price[card]!)) continue;
      const after = hold - price[card]!;
      let points = vp[card]!;
      if (this.#others !== null) points *= this.#others.open[card * this.#turns + turn]!;
      // Gold is over the first card while there is any, silver over the second, or over the first when the gold is gone.
      points += this.#coin(at, slot);
      const sum = gained + (points + this.#claimWorth) * later;
      const ends = cells[at + CLAIMED]! + 1 >= this.#last;
      if (ends && this.#others !== null) {
        const total = this.#base + cells[at + POINTS]! + vp[card]! + this.#coin(at, slot) + notYellow(after);
        this.#offer(line, ROAD_ACTIONS.claim, slot, after, this.#atEnd(total, turn), 0);
      } else
        this.#offer(
          line,
          ROAD_ACTIONS.claim,
          slot,
          after,
          sum,
          ends ? notYellow(after) : this.#left(after, turn, this.#inHand),
        );
    }
  }

  /** The score of the coin over a slot of the row. */
  #coin(at: number, slot: number): number {
    const cells = this.#now;
    // Gold is over the first card while there is any, silver over the second, or over the first when the gold is gone.
    const gold = cells[at + GOLD]! > 0;
    const silver = cells[at + SILVER]! > 0 ? this.#coins[1] : 0;
    if (slot === 0) return gold ? this.#coins[0] : silver;
    return slot === 1 && gold ? silver : 0;
  }

  /** The value of ending the match after a turn with a number of points, on the scale of lines that continue. */
  #atEnd(total: number, turn: number): number {
    const { points, ahead } = this.#others!;
    const lead = total - points[turn]!;
    const won = lead / (Math.abs(lead) + 2);
    // Of ends with equal value the earlier one is better, so that a winning seat finishes.
    return lead + VICTORY * won - ahead - turn * SOONER;
  }

  /**
   * The value of the current line's hold and cards, in points.
   * @param inHand how many of its cards are in the hand then.
   */
  #left(hold: Bundle, turn: number, inHand: number): number {
    const cubes = this.#cubes;
    const worth =
      (hold & 0x7f) * cubes[0]! +
      ((hold >>> 8) & 0x7f) * cubes[1]! +
      ((hold >>> 16) & 0x7f) * cubes[2]! +
      (hold >>> 24) * cubes[3]!;
    return (worth + this.#owned + inHand * this.#ready) * this.#later[turn]!;
  }

  /** Analyses the cards of a line: their value, and how many are in the hand and played. */
  #count(at: number): void {
    const cells = this.#now;
    const cards = this.#cards;
    let worth = 0;
    let inHand = 0;
    let played = 0;
    for (let word = 0; word < MERCHANT_WORDS; word++) {
      for (let bits = cells[at + HAND + word]!; bits !== 0; bits &= bits - 1) {
        worth += cards[word * 32 + lowestBit(bits)]!;
        inHand++;
      }
      for (let bits = cells[at + PLAYED + word]!; bits !== 0; bits &= bits - 1) {
        worth += cards[word * 32 + lowestBit(bits)]!;
        played++;
      }
    }
    this.#owned = worth;
    this.#inHand = inHand;
    this.#lying = played;
  }

  #offer(line: number, way: number, what: number, hold: Bundle, gained: number, left: number): void {
    const i = this.#ways;
    if (i === this.#from.length) return;
    this.#ways++;
    this.#from[i] = line;
    this.#way[i] = way;
    this.#what[i] = what;
    this.#after[i] = hold;
    this.#gain[i] = gained;
    this.#worth[i] = gained + left;
  }

  /** Makes lines of the best ways, none twice. @returns how many. */
  #choose(turn: number, market: number): number {
    const ways = this.#ways;
    const width = this.#width;
    const worth = this.#worth;
    let least = -Infinity;
    if (ways > width) {
      const sorted = this.#sorted.subarray(0, ways);
      sorted.set(worth.subarray(0, ways));
      // Some of the best are the same; so a few more than there is room for are made.
      least = nth(sorted, Math.max(0, ways - 2 * width));
    }
    this.#owners.fill(-1);
    const { firsts } = this;
    const seen = this.#seen.fill(0);
    const alive = this.#alive;
    if (turn === 0) alive.fill(0);
    let lines = 0;
    const order: number[] = [];
    for (let i = 0; i < ways; i++) if (worth[i]! >= least) order.push(i);
    order.sort((a, b) => worth[b]! - worth[a]!);
    for (const i of order) {
      if (lines === width) break;
      if (!this.#make(i, lines, turn, market)) continue;
      const first = this.#next[lines++ * this.#stride + FIRST]!;
      if (seen[first] === 1) continue;
      seen[first] = 1;
      firsts[first]!.short = worth[order[0]!]! - worth[i]!;
    }
    // A side without a line is at least this much worse.
    if (lines > 0) {
      const gap = worth[order[0]!]! - worth[order.at(-1)!]!;
      for (let first = 0; first < firsts.length; first++) {
        if (seen[first] === 0 && alive[first] === 1) firsts[first]!.short = gap;
        alive[first] = seen[first]!;
      }
    }
    [this.#now, this.#next] = [this.#next, this.#now];
    [this.#gained, this.#nextGained] = [this.#nextGained, this.#gained];
    return lines;
  }

  /** Makes a line of a way. @returns whether it is like none that was made before. */
  #make(i: number, to: number, turn: number, market: number): boolean {
    const from = this.#from[i]! * this.#stride;
    const at = to * this.#stride;
    const cells = this.#next;
    const before = this.#now;
    for (let cell = 0; cell < this.#stride; cell++) cells[at + cell] = before[from + cell]!;
    const what = this.#what[i]!;
    let claim = -1;
    if (before[from + ENDED] === 0) {
      switch (this.#way[i]) {
        case ROAD_ACTIONS.play:
          cells[at + HAND + (what >> 5)]! &= ~(1 << (what & 31));
          cells[at + PLAYED + (what >> 5)]! |= 1 << (what & 31);
          break;
        case ROAD_ACTIONS.acquire:
          this.#take(at, what, before[from + HOLD]!, market);
          break;
        case ROAD_ACTIONS.rest:
          for (let word = 0; word < MERCHANT_WORDS; word++) {
            cells[at + HAND + word]! |= cells[at + PLAYED + word]!;
            cells[at + PLAYED + word] = 0;
          }
          break;
        default: {
          const row = at + this.#rowAt;
          claim = cells[row + what]!;
          cells[at + POINTS]! += this.#orders.vp[claim]! + this.#coin(from, what);
          if (what === 0) cells[at + (cells[at + GOLD]! > 0 ? GOLD : SILVER)]!--;
          else if (what === 1 && cells[at + GOLD]! > 0) cells[at + SILVER]!--;
          for (let slot = what; slot < this.#row - 1; slot++) cells[row + slot] = cells[row + slot + 1]!;
          cells[row + this.#row - 1] = -1;
          if (++cells[at + CLAIMED]! >= this.#last) cells[at + ENDED] = 1;
        }
      }
    }
    cells[at + HOLD] = this.#after[i]!;
    let hash = 0;
    for (let cell = 0; cell < this.#stride; cell++) {
      if (cell !== FIRST && cell !== GOLD && cell !== SILVER) hash = mix(hash, cells[at + cell]!);
    }
    if (turn > 0 && this.#isKnown(hash, at)) return false;
    if (this.#others !== null && cells[at + ENDED] === 0 && turn >= this.#others.end) {
      cells[at + ENDED] = 1;
      const total = this.#base + cells[at + POINTS]! + notYellow(cells[at + HOLD]!);
      this.#worth[i] = this.#atEnd(total, turn);
    }
    // After the end of the match nothing is gained or lost.
    this.#nextGained[to] = cells[at + ENDED] === 1 ? this.#worth[i]! : this.#gain[i]!;
    if (turn === 0) {
      const hold = this.#after[i]!;
      cells[at + FIRST] = this.firsts.length;
      this.firsts.push({ way: this.#way[i]!, what, hold, worth: -Infinity, short: 0 });
    }
    const first = this.firsts[cells[at + FIRST]!]!;
    // The best value at the end of the plan counts; shorter lines were handled before.
    if (turn === this.#turns - 1 || cells[at + ENDED] === 1) first.worth = Math.max(first.worth, this.#worth[i]!);
    this.#trailFrom[turn * this.#width + to] = this.#from[i]!;
    this.#trailClaim[turn * this.#width + to] = claim;
    return true;
  }

  /** Whether a line equals an earlier one, which was at least as good. */
  #isKnown(hash: number, at: number): boolean {
    const mask = this.#owners.length - 1;
    for (let place = hash & mask; ; place = (place + 1) & mask) {
      if (this.#owners[place]! < 0) {
        this.#owners[place] = at;
        this.#hashes[place] = hash;
        return false;
      }
      if (this.#hashes[place] === hash) return true;
    }
  }

  /** A card comes from the row to the hand, and the row slides to the left. */
  #take(at: number, slot: number, hold: Bundle, market: number): void {
    const cells = this.#next;
    const cards = at + this.#cardsAt;
    const heaps = at + this.#heapsAt;
    const card = cells[cards + slot]!;
    let paid = hold;
    for (let on = 0; on < slot; on++) {
      const spice = cheapest(paid);
      paid -= one(spice);
      cells[heaps + on]! += one(spice);
    }
    cells[at + HAND + (card >> 5)]! |= 1 << (card & 31);
    for (let to = slot; to < market - 1; to++) {
      cells[cards + to] = cells[cards + to + 1]!;
      cells[heaps + to] = cells[heaps + to + 1]!;
    }
    cells[cards + market - 1] = -1;
    cells[heaps + market - 1] = 0;
  }

  /** Notes in which turn of the best line, which is the first of the last turn, each point card is claimed. */
  #follow(lastTurn: number): void {
    let line = 0;
    for (let turn = Math.min(lastTurn, this.#turns - 1); turn >= 0; turn--) {
      const claim = this.#trailClaim[turn * this.#width + line]!;
      if (claim >= 0) this.claimedAt[claim] = turn;
      line = this.#trailFrom[turn * this.#width + line]!;
    }
  }
}

/** The components of a game on the road that a plan needs. */
export interface RoadTable {
  readonly merchants: MerchantCards;
  readonly orders: Orders;
  readonly seats: number;
  readonly coins: readonly [gold: number, silver: number];
  /** The number of point cards of one seat that triggers the end. */
  readonly last: number;
}

function cheapest(hold: Bundle): number {
  let spice = 0;
  while (amount(hold, spice) === 0) spice++;
  return spice;
}

/** The number that would be at a place if numbers were in rising order; they are moved about. */
function nth(numbers: Float64Array, place: number): number {
  let from = 0;
  let to = numbers.length - 1;
  while (from < to) {
    const middle = numbers[(from + to) >> 1]!;
    let low = from;
    let high = to;
    while (low <= high) {
      while (numbers[low]! < middle) low++;
      while (numbers[high]! > middle) high--;
      if (low > high) break;
      const number = numbers[low]!;
      numbers[low++] = numbers[high]!;
      numbers[high--] = number;
    }
    if (place <= high) to = high;
    else if (place >= low) from = low;
    else break;
  }
  return numbers[place]!;
}
