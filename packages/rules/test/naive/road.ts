/**
 * Spice Road once more, written from its rules page alone: objects, strings and a generator that reads like the page.
 * The cards and their row, shared with From Sand to Sea, are here for both.
 */

import type { Event } from '../../src/index.ts';
import {
  all,
  allowed,
  type Asking,
  colours,
  contains,
  type Cubes,
  difference,
  type Letter,
  type NaiveDecision,
  type NaiveOption,
  NEXT,
  none,
  read,
  sum,
  write,
} from './cubes.ts';

interface NaiveMerchant {
  id: string;
  kind: 'spice' | 'upgrade' | 'trade';
  give?: string;
  take?: string;
  upgrades?: number;
}

/** The parts of a pack that the rules speak of. */
export interface NaiveRoadPack {
  starters: NaiveMerchant[];
  merchantCards: NaiveMerchant[];
  pointCards: { id: string; price: string; vp: number }[];
  row: { points: number; merchants: number };
  coins: { perSeat: number; gold: number; silver: number };
  startingCubes: string[];
  limit: number;
  lastCard: Record<string, number>;
}

/** A seat's cubes and cards. */
export interface RoadSeat {
  hold: Cubes;
  hand: string[];
  played: string[];
}

/** The cards that an event of the engine reveals from a deck. */
export const turnedUp = (event: Event): string[] =>
  event.kind === 'merchantDealt' || event.kind === 'dealt' ? [event.card] : [];

const ask = function* (seat: number, kind: string, options: NaiveOption[]): Asking<NaiveOption> {
  return yield { seat, kind, options };
};

/** The merchant cards of a match: the row with cubes on it, and the deck. */
export class NaiveMarket {
  readonly row: { card: string; heap: Cubes }[];
  readonly #pack: NaiveRoadPack;
  #deck: string[];

  constructor(pack: NaiveRoadPack, row: readonly { card: string }[], deck: readonly string[]) {
    this.#pack = pack;
    this.row = row.map(({ card }) => ({ card, heap: none() }));
    this.#deck = [...deck];
  }

  /** Cards in the order of the pack. */
  inOrder(cards: readonly string[]): string[] {
    const ids = [...this.#pack.starters, ...this.#pack.merchantCards].map((card) => card.id);
    return cards.toSorted((a, b) => ids.indexOf(a) - ids.indexOf(b));
  }

  describe(): { market: { card: string; heap: string }[]; merchantDeck: string[] } {
    return {
      market: this.row.map(({ card, heap }) => ({ card, heap: write(heap) })),
      merchantDeck: this.inOrder(this.#deck),
    };
  }

  /** Takes the card of a slot with its cubes; `cameUp` fills the row. */
  take(mine: RoadSeat, slot: number, cameUp: string[]): void {
    const [taken] = this.row.splice(slot, 1);
    mine.hand.push(taken!.card);
    mine.hold = sum(mine.hold, taken!.heap);
    if (this.#deck.length === 0) return;
    const next = cameUp.shift();
    if (next === undefined || !this.#deck.includes(next)) throw new Error(`${next} came up, which is not in the deck`);
    this.#deck = this.#deck.filter((card) => card !== next);
    this.row.push({ card: next, heap: none() });
  }

  /** The options of playing and acquiring at the start of a turn. */
  options(mine: RoadSeat): NaiveOption[] {
    const options: NaiveOption[] = mine.hand
      .filter((card) => this.#playable(mine.hold, card))
      .map((card) => ({ kind: 'play', card }));
    this.row.forEach(({ heap }, slot) => {
      if (allowed(sum(mine.hold, heap)) && this.#placings(mine.hold, 0, slot)) options.push({ kind: 'acquire', slot });
    });
    return options;
  }

  /** Plays a card from the hand: what it brings, its upgrades, its first trade and those after it. */
  *play(seat: number, mine: RoadSeat, id: string): Asking {
    mine.hand = mine.hand.filter((card) => card !== id);
    mine.played.push(id);
    const card = this.#card(id);
    if (card.kind === 'spice') mine.hold = sum(mine.hold, read(card.take!));
    if (card.kind === 'upgrade') {
      for (let n = 0; n < card.upgrades!; n++) {
        const possible = colours(mine.hold).filter((from) => NEXT[from] && mine.hold[NEXT[from]!] < 127);
        if (possible.length === 0) return;
        const options: NaiveOption[] = possible.map((from) => ({ kind: 'upgrade', cube: from }));
        const choice = yield* ask(seat, 'upgrade', [...options, { kind: 'enough' }]);
        if (choice.kind === 'enough') return;
        mine.hold[choice.cube as Letter]--;
        mine.hold[NEXT[choice.cube as Letter]!]++;
      }
    }
    if (card.kind === 'trade') {
      do {
        mine.hold = sum(difference(mine.hold, read(card.give!)), read(card.take!));
        if (!this.#playable(mine.hold, id)) return;
      } while ((yield* ask(seat, 'trade', [{ kind: 'again' }, { kind: 'enough' }])).kind === 'again');
    }
  }

  /** Acquires the card of a slot: a cube on each card to its left. */
  *acquire(seat: number, mine: RoadSeat, slot: number, cameUp: () => string[]): Asking {
    for (let on = 0; on < slot; on++) {
      const options = colours(mine.hold)
        .filter((cube) => this.#fits(on, cube) && this.#placings(difference(mine.hold, read(cube)), on + 1, slot))
        .map((cube) => ({ kind: 'place', cube, on }));
      const { cube } = yield* ask(seat, 'place', options);
      mine.hold[cube as Letter]--;
      this.row[on]!.heap[cube as Letter]++;
    }
    this.take(mine, slot, cameUp());
  }

  #card(id: string): NaiveMerchant {
    return [...this.#pack.starters, ...this.#pack.merchantCards].find((card) => card.id === id)!;
  }

  #playable(hold: Cubes, id: string): boolean {
    const card = this.#card(id);
    if (card.kind === 'upgrade') return true;
    const give = read(card.give ?? '');
    return contains(hold, give) && allowed(sum(difference(hold, give), read(card.take!)));
  }

  #fits(slot: number, cube: Letter): boolean {
    return this.row[slot]!.heap[cube] < 127;
  }

  /** Whether a cube can be put on every card from one slot to before another. */
  #placings(hold: Cubes, from: number, to: number): boolean {
    if (from >= to) return true;
    return colours(hold).some(
      (cube) => this.#fits(from, cube) && this.#placings(difference(hold, read(cube)), from + 1, to),
    );
  }
}

/** The result of the deal, from the protocol's state. */
export interface DealtRoad {
  seats: unknown[];
  market: { card: string }[];
  merchantDeck: string[];
  row: string[];
  deck: string[];
}

/** A match of Spice Road. Read `decision`, answer with {@link choose}; draws are passed in. */
export class NaiveSpiceRoad {
  readonly #pack: NaiveRoadPack;
  readonly #seats: (RoadSeat & { cards: string[]; coins: { gold: number; silver: number } })[];
  readonly #market: NaiveMarket;
  readonly #row: string[];
  #deck: string[];
  readonly #coins: { gold: number; silver: number };
  #round = 1;
  #mover = 0;
  #stall = 0;
  #claimedThisRound = false;
  #final = false;
  #turnedUp: string[] = [];
  readonly #playing: Asking;

  /** The current decision; null after the end. */
  decision: NaiveDecision | null;

  constructor(pack: NaiveRoadPack, dealt: DealtRoad) {
    this.#pack = pack;
    const seats = dealt.seats.length;
    this.#seats = dealt.seats.map((_, seat) => ({
      hold: read(pack.startingCubes[seat]!),
      hand: pack.starters.map((card) => card.id),
      played: [],
      cards: [],
      coins: { gold: 0, silver: 0 },
    }));
    this.#market = new NaiveMarket(pack, dealt.market, dealt.merchantDeck);
    this.#row = [...dealt.row];
    this.#deck = [...dealt.deck];
    this.#coins = { gold: seats * pack.coins.perSeat, silver: seats * pack.coins.perSeat };
    this.#playing = this.#match();
    this.decision = this.#playing.next().value ?? null;
  }

  /** Takes an option. `cameUp` are the cards that come up by it. */
  choose(option: NaiveOption, cameUp: readonly string[]): void {
    this.#turnedUp = [...cameUp];
    this.decision = this.#playing.next(option).value ?? null;
    if (this.#turnedUp.length > 0) throw new Error(`more was turned up than the rules say: ${this.#turnedUp.join()}`);
  }

  /** The whole table in the words of the protocol. */
  describe(): Record<string, unknown> {
    const { pointCards, limit } = this.#pack;
    const inOrder = (cards: readonly string[]): string[] => {
      const ids = pointCards.map((card) => card.id);
      return cards.toSorted((a, b) => ids.indexOf(a) - ids.indexOf(b));
    };
    return {
      round: this.#round,
      mover: this.decision === null ? null : this.#mover,
      decision: this.decision === null ? null : { seat: this.decision.seat, kind: this.decision.kind },
      over: this.decision === null,
      stall: this.#stall,
      seats: this.#seats.map(({ hold, hand, played, cards, coins }) => ({
        hold: write(hold),
        limit,
        hand: this.#market.inOrder(hand),
        played: this.#market.inOrder(played),
        cards: inOrder(cards),
        coins,
      })),
      ...this.#market.describe(),
      row: this.#row,
      deck: inOrder(this.#deck),
      coins: this.#coins,
    };
  }

  /** Each seat's points by line, and the winner. */
  scores(): { parts: Record<string, number>[]; winner: number } {
    const { gold, silver } = this.#pack.coins;
    const parts = this.#seats.map(({ hold, cards, coins }) => ({
      cards: cards.map((id) => this.#order(id).vp).reduce((a, b) => a + b, 0),
      coins: coins.gold * gold + coins.silver * silver,
      cubes: hold.R + hold.G + hold.B,
    }));
    const totals = parts.map((lines) => Object.values(lines).reduce((a, b) => a + b, 0));
    return { parts, winner: totals.lastIndexOf(Math.max(...totals)) };
  }

  *#match(): Asking {
    for (;;) {
      for (let seat = 0; seat < this.#seats.length; seat++) {
        this.#mover = seat;
        yield* this.#turn(seat);
        for (let step = 0; step < this.#seats.length; step++) {
          const who = (seat + step) % this.#seats.length;
          const { hold } = this.#seats[who]!;
          while (all(hold) > this.#pack.limit) {
            const options = colours(hold).map((cube) => ({ kind: 'discard', cube }));
            const { cube } = yield* ask(who, 'discard', options);
            hold[cube as Letter]--;
          }
        }
      }
      this.#stall = this.#claimedThisRound ? 0 : this.#stall + 1;
      this.#claimedThisRound = false;
      if (this.#final || this.#stall === 60) return;
      this.#round++;
    }
  }

  *#turn(seat: number): Asking {
    const mine = this.#seats[seat]!;
    const options = [...this.#market.options(mine), { kind: 'rest' }];
    this.#row.forEach((card, slot) => {
      if (contains(mine.hold, read(this.#order(card).price))) options.push({ kind: 'claim', slot });
    });
    const turn = yield* ask(seat, 'turn', options);
    if (turn.kind === 'play') yield* this.#market.play(seat, mine, turn.card as string);
    if (turn.kind === 'acquire') yield* this.#market.acquire(seat, mine, turn.slot as number, () => this.#turnedUp);
    if (turn.kind === 'rest') mine.hand.push(...mine.played.splice(0));
    if (turn.kind === 'claim') this.#claim(seat, turn.slot as number);
  }

  #claim(seat: number, slot: number): void {
    const mine = this.#seats[seat]!;
    const [card] = this.#row.splice(slot, 1);
    mine.hold = difference(mine.hold, read(this.#order(card!).price));
    mine.cards.push(card!);
    // Gold is over the leftmost card while there is any, then silver; silver is over the second while there is gold.
    const over: ('gold' | 'silver')[] = this.#coins.gold > 0 ? ['gold', 'silver'] : ['silver'];
    const coin = over[slot];
    if (coin !== undefined && this.#coins[coin] > 0) {
      this.#coins[coin]--;
      mine.coins[coin]++;
    }
    this.#claimedThisRound = true;
    this.#stall = 0;
    if (this.#deck.length > 0) {
      const next = this.#turnedUp.shift();
      if (next === undefined || !this.#deck.includes(next))
        throw new Error(`${next} came up, which is not in the deck`);
      this.#deck = this.#deck.filter((id) => id !== next);
      this.#row.push(next);
    }
    if (mine.cards.length === this.#pack.lastCard[this.#seats.length]) this.#final = true;
  }

  #order(id: string): NaiveRoadPack['pointCards'][number] {
    return this.#pack.pointCards.find((card) => card.id === id)!;
  }
}
