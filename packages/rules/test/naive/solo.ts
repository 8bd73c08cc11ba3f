/** Eastern Wonders – Solo once more, from its rules page: the player's turns are those of Eastern Wonders. */

import { type Asking, contains, type Cubes, difference, LETTERS, none, read, sum, write } from './cubes.ts';
import {
  ABILITIES,
  type Dealt,
  NaiveEasternWonders,
  type NaivePack,
  type Place,
  type Seat,
} from './eastern-wonders.ts';

/** The parts of a pack that the rules of Solo speak of. */
export interface NaiveSoloPack extends NaivePack {
  solo: { bonus: Record<string, number> & { points: number[] } };
}

const RIVAL = 1;

/** A match against the rival. */
export class NaiveSolo extends NaiveEasternWonders {
  readonly #level: string;
  readonly #rival = { hold: none(), claimed: [] as string[] };

  constructor(pack: NaiveSoloPack, dealt: Dealt, level: string) {
    const { bonus } = pack.solo;
    super(
      {
        ...pack,
        bonusTiles: pack.bonusTiles.map((tile) =>
          tile.kind === 'points' ? { ...tile, pile: bonus.points } : { ...tile, count: bonus[tile.kind]! },
        ),
      },
      dealt,
    );
    this.#level = level;
    this.seats[0]!.hold = read((dealt.seats[0] as { hold: string }).hold);
  }

  override describe(): Record<string, unknown> {
    const { map, ...table } = super.describe() as { map: { at: string; outposts: number[] }[] };
    return {
      ...table,
      map: map.map((place) => ({ ...place, outposts: place.outposts.filter((side) => side !== RIVAL) })),
      rival: {
        hold: write(this.#rival.hold),
        outposts: map.filter((place) => place.outposts.includes(RIVAL)).map(({ at }) => at),
        claimed: this.#rival.claimed,
      },
    };
  }

  /** The rival's points by line. */
  rivalParts(): Record<string, number> {
    const { hold, claimed } = this.#rival;
    const tiles = claimed.map((id) => this.order(id).vp).reduce((a, b) => a + b, 0);
    return { tiles, board: 0, bonus: 0, cubes: hold.R + hold.G + hold.B };
  }

  override scores(): { parts: Record<string, number>[]; winner: number | 'rival' } {
    const { parts } = super.scores();
    const [own, others] = [parts[0]!, this.rivalParts()].map((lines) =>
      Object.values(lines).reduce((a, b) => a + b, 0),
    );
    return { parts, winner: own! > others! ? 0 : 'rival' };
  }

  protected override *match(): Asking {
    const markets = this.map.filter((place) => place.kind === 'market');
    const berth = yield* this.ask(
      0,
      'boat',
      markets.map(({ at }) => ({ kind: 'boat', at })),
    );
    this.seats[0]!.boat = this.place(berth.at as string);
    for (;;) {
      yield* this.turn(0);
      this.stall = this.claimedThisRound ? 0 : this.stall + 1;
      this.claimedThisRound = false;
      if (this.final || this.stall === 60) return;
      this.round++;
    }
  }

  protected override price(at: Place): number {
    return at.outposts.length * 2;
  }

  protected override supplied(mine: Seat): string[] {
    const abilities = ABILITIES.filter((kind) => this.supply[kind]! > 0);
    if (abilities.length === 0) return this.points.length > 0 ? ['points'] : [];
    return abilities.filter((kind) => !mine.bonus.includes(kind));
  }

  /** One action has to be taken. */
  protected override mayPass(): boolean {
    return false;
  }

  /** A harvest can always be taken: of what it brings, as much comes as there is room for. */
  protected override harvest(mine: Seat): Cubes {
    const all = super.harvest(mine)!;
    for (const letter of LETTERS) all[letter] = Math.min(all[letter], 127 - mine.hold[letter]);
    return all;
  }

  protected override react(): void {
    const completed = this.#completeAnOrder();
    if (completed && this.#level !== 'fierce') return;
    const twoYellow: Cubes = { ...none(), Y: 2 };
    if (this.lastAction === 'claim') this.#gain(twoYellow);
    const at = this.seats[0]!.boat!;
    const market = this.lastAction === 'build' || this.lastAction === 'trade';
    if (market || this.lastAction === 'harvest') {
      if (at.kind === 'market' && !at.outposts.includes(RIVAL)) at.outposts.push(RIVAL);
    }
    if (this.lastAction === 'harvest') this.#gain(twoYellow);
    if (market) {
      const times = this.#level === 'calm' ? Math.min(this.trades, 1) : this.trades;
      for (let time = 0; time < times; time++) this.#gain(read(this.market(at).take));
    }
  }

  #completeAnOrder(): boolean {
    const worth = (price: string): number =>
      LETTERS.reduce((all, letter, at) => all + (at + 1) * read(price)[letter], 0);
    const payable = this.map
      .filter((place) => place.tile !== null && place.tile !== 'closed')
      .filter((place) => contains(this.#rival.hold, read(this.order(place.tile!).price)))
      // Sorting keeps the map's order of equals.
      .sort((a, b) => {
        const [one, other] = [this.order(a.tile!), this.order(b.tile!)];
        return other.vp - one.vp || worth(one.price) - worth(other.price);
      });
    const port = payable[0];
    if (!port) return false;
    const order = this.order(port.tile!);
    this.#rival.hold = difference(this.#rival.hold, read(order.price));
    this.#rival.claimed.push(order.id);
    const ids = this.pack.vpTiles.tiles.map((tile) => tile.id);
    this.#rival.claimed.sort((a, b) => ids.indexOf(a) - ids.indexOf(b));
    this.noteClaim(this.#rival.claimed.length);
    this.refill(port);
    return true;
  }

  /** Cubes are gained automatically, up to 127 of each colour. */
  #gain(cubes: Cubes): void {
    const all = sum(this.#rival.hold, cubes);
    for (const letter of LETTERS) all[letter] = Math.min(all[letter], 127);
    this.#rival.hold = all;
  }
}
