/** From Sand to Sea once more, from its rules page: the cards of Spice Road, the sea of Eastern Wonders. */

import type { Event } from '../../src/index.ts';
import { allowed, type Asking, type Cubes, type NaiveOption, sum } from './cubes.ts';
import {
  ABILITIES,
  type Dealt,
  NaiveEasternWonders,
  type NaivePack,
  type Place,
  turnedUp as fromPile,
} from './eastern-wonders.ts';
import { type DealtRoad, NaiveMarket, type NaiveRoadPack, turnedUp as fromDeck } from './road.ts';

/** The parts of the sea pack that the rules speak of. */
export interface NaiveSandPack extends NaivePack {
  sandToSea: { bonusKinds: string[]; playerBoard: { values: number[] } };
}

/** The components that an event of the engine reveals from the pile or the deck. */
export const turnedUp = (event: Event): string[] => [...fromPile(event), ...fromDeck(event)];

/** A match of From Sand to Sea. */
export class NaiveSandToSea extends NaiveEasternWonders {
  readonly #market: NaiveMarket;
  readonly #cards: { hand: string[]; played: string[]; pile: string[] }[];

  constructor(pack: NaiveSandPack, road: NaiveRoadPack, dealt: Dealt & DealtRoad) {
    const { bonusKinds, playerBoard } = pack.sandToSea;
    super(
      {
        ...pack,
        playerBoard: { ...pack.playerBoard, values: playerBoard.values },
        bonusTiles: pack.bonusTiles.map((tile) => {
          if (bonusKinds.includes(tile.kind)) return tile;
          return tile.kind === 'points' ? { ...tile, pile: [] } : { ...tile, count: 0 };
        }),
      },
      dealt,
    );
    this.#market = new NaiveMarket(road, dealt.market, dealt.merchantDeck);
    this.#cards = dealt.seats.map(() => ({ hand: road.starters.map((card) => card.id), played: [], pile: [] }));
  }

  override describe(): Record<string, unknown> {
    const { seats, map, ...table } = super.describe() as { seats: object[]; map: { heap: string }[] };
    return {
      ...table,
      seats: seats.map((seat, at) => {
        const { hand, played, pile } = this.#cards[at]!;
        const [inHand, before, down] = [hand, played, pile].map((cards) => this.#market.inOrder(cards));
        return { ...seat, hand: inHand, played: before, pile: down };
      }),
      map: map.map(({ heap: _heap, ...place }) => place),
      ...this.#market.describe(),
    };
  }

  protected override *turn(seat: number): Asking {
    const mine = this.seats[seat]!;
    const cards = this.#cards[seat]!;
    // Cubes and cards of the seat as the market sees them: one thing, two names.
    const onRoad = {
      get hold(): Cubes {
        return mine.hold;
      },
      set hold(cubes: Cubes) {
        mine.hold = cubes;
      },
      get hand(): string[] {
        return cards.hand;
      },
      set hand(hand: string[]) {
        cards.hand = hand;
      },
      played: cards.played,
    };
    const options = [...this.#market.options(onRoad), { kind: 'rest' }, { kind: 'move' }];
    const turn = yield* this.ask(seat, 'turn', options);
    if (turn.kind === 'play') yield* this.#market.play(seat, onRoad, turn.card as string);
    if (turn.kind === 'acquire') yield* this.#market.acquire(seat, onRoad, turn.slot as number, () => this.turnedUp);
    if (turn.kind === 'rest') cards.hand.push(...cards.played.splice(0), ...cards.pile.splice(0));
    if (turn.kind === 'move') {
      if (yield* this.voyage(seat)) yield* this.tolls(seat);
      yield* this.acting(seat);
    }
    yield* this.discards(seat);
  }

  /** Returns whether the boat moved. */
  protected override *voyage(seat: number): Asking<boolean> {
    const mine = this.seats[seat]!;
    const cards = this.#cards[seat]!;
    let free = mine.bonus.filter((tile) => tile === 'free-move').length;
    for (let steps = 0; ; steps++) {
      const options: NaiveOption[] = [];
      if (steps === 0) options.push({ kind: 'stay' });
      else if (this.mayStop(seat, mine.boat!, mine.hold)) options.push({ kind: 'stop' });
      const left = free + cards.hand.length + cards.played.length;
      const near = left > 0 ? this.around(mine.boat!) : [];
      for (const to of near) if (this.#canEnd(seat, to, left - 1)) options.push({ kind: 'step', to: to.at });
      const choice = yield* this.ask(seat, 'sail', options);
      if (choice.kind !== 'step') return choice.kind === 'stop';
      if (free > 0) {
        free--;
      } else {
        const lay = (from: 'hand' | 'played'): NaiveOption[] =>
          cards[from].map((card) => ({ kind: 'lay', card, from }));
        const { card, from } = yield* this.ask(seat, 'lay', [...lay('hand'), ...lay('played')]);
        const place = cards[from as 'hand' | 'played'];
        place.splice(place.indexOf(card as string), 1);
        cards.pile.push(card as string);
      }
      mine.boat = this.place(choice.to as string);
    }
  }

  /** Whether a voyage can end at a place or within a number of further steps: tries all places in reach. */
  #canEnd(seat: number, at: Place, left: number): boolean {
    const reached = new Set([at]);
    let rim = [at];
    for (let step = 0; step < left; step++) {
      rim = rim.flatMap((place) => this.around(place)).filter((place) => !reached.has(place));
      for (const place of rim) reached.add(place);
    }
    return [...reached].some((place) => this.mayStop(seat, place, this.seats[seat]!.hold));
  }

  protected override harvest(): null {
    return null;
  }

  protected override *columnEmptied(seat: number): Asking {
    const mine = this.seats[seat]!;
    const options: NaiveOption[] = [];
    if (this.emptyColumns(mine) > 1) {
      for (const kind of ABILITIES) if (this.supply[kind]! > 0) options.push({ kind: 'bonus', tile: kind });
      if (this.points.length > 0) options.push({ kind: 'bonus', tile: 'points' });
    }
    this.#market.row.forEach(({ heap }, slot) => {
      if (allowed(sum(mine.hold, heap))) options.push({ kind: 'merchant', slot });
    });
    if (options.length === 0) return;
    const choice = yield* this.ask(seat, 'column', options);
    if (choice.kind === 'bonus') {
      this.takeBonus(mine, choice.tile as string);
      return;
    }
    const onRoad = { hold: mine.hold, hand: this.#cards[seat]!.hand, played: [] };
    this.#market.take(onRoad, choice.slot as number, this.turnedUp);
    mine.hold = onRoad.hold;
  }
}
