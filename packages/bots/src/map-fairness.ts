/**
 * Measures the fairness of a map: bots play matches on it, and the yields of the sea around its corners are compared. A corner is
 * a port or, on a map without ports, one of four remote tiles; its waters are the tiles to which no other is nearer.
 */

// oxlint-disable typescript/no-non-null-assertion -- every list has an entry per corner, every match a bot per seat

import {
  Chart,
  cornerShapes,
  evenness,
  findGame,
  landTableOf,
  type Match,
  parseMapCode,
  SPICES,
  startMatch,
} from '@windrose/rules';

import { createBot } from './bot.ts';

/** Good enough to find what is worth the voyage, and quick enough for many matches. */
const LEVEL = 'deckhand';

/** The input of a measurement. */
export interface FairnessSetup {
  /** The id of a game with own maps. */
  readonly game: string;
  readonly code: string;
  /** The default is the minimum of the game, but two if the game allows it. */
  readonly seats?: number;
  /** The same seed gives the same matches. */
  readonly seed: string;
}

/** A corner and what it yields. */
interface CornerYield {
  /** Its place. */
  readonly at: string;
  /** Steps to the other tiles, on average. */
  readonly distance: number;
  /** Value gained per match by trades in its waters: a yellow cube counts 1, red 2, green 3, brown 4. */
  readonly trade: number;
  /** Points of the orders claimed there a match. */
  readonly orders: number;
  /** Both together, and its standard error. */
  readonly worth: number;
  readonly error: number;
}

/** The results so far. */
export interface Fairness {
  readonly matches: number;
  readonly corners: readonly CornerYield[];
  /** The evenness of the corners' worth, 1 for a perfectly fair map, and its standard error; both null before two matches. */
  readonly evenness: number | null;
  readonly error: number | null;
}

/** The result of one match: per corner the value traded and the points claimed. */
interface CornerYields {
  readonly trade: readonly number[];
  readonly orders: readonly number[];
}

/** Measures a map, match by match. */
export class FairnessMeter {
  readonly #setup: Required<FairnessSetup>;
  readonly #ids: readonly string[];
  readonly #shapes: ReturnType<typeof cornerShapes>;
  readonly #yields: CornerYields[] = [];

  /** @throws RulesError when there is no such game, or it cannot be played on this map. */
  constructor(setup: FairnessSetup) {
    const [fewest, most] = findGame(setup.game).seats;
    this.#setup = { seats: Math.min(most, Math.max(2, fewest)), ...setup };
    const places = parseMapCode(setup.code);
    this.#ids = places.map(({ id }) => id);
    this.#start(0);
    this.#shapes = cornerShapes(new Chart(places));
  }

  #start(number: number): Match {
    const { game, seats, seed, code } = this.#setup;
    return startMatch({ game: findGame(game).id, seats, seed: `${seed}/${number}`, options: { map: code } });
  }

  /** Plays one more match. */
  play(): void {
    const number = this.#yields.length;
    const match = this.#start(number);
    const bots = Array.from({ length: match.seats }, (_, seat) =>
      createBot({ core: match.core, seed: number + seat, level: LEVEL }),
    );
    for (let { decision } = match; decision !== null; { decision } = match) {
      match.choose(bots[decision.seat]!.chooseFor(match));
    }
    this.#yields.push(this.#yieldsOf(match));
  }

  #yieldsOf(match: Match): CornerYields {
    const trade = this.#shapes.map(() => 0);
    const orders = this.#shapes.map(() => 0);
    // On the boards of the land games a boat is only sometimes moved: there, only a turn with a voyage trades at sea.
    const onLand = landTableOf(match.core.assembly) !== null;
    const boats: (string | null)[] = Array.from({ length: match.seats }, () => null);
    let turn = 0;
    for (const choice of match.choices) {
      if (onLand && choice.turn !== turn) boats.fill(null);
      turn = choice.turn;
      for (const event of choice.events) {
        if (event.kind === 'boat') boats[event.seat] = event.at;
        else if (event.kind === 'sailed') boats[event.seat] = event.to;
        else if (event.kind === 'traded') {
          const at = this.#ids.indexOf(boats[event.seat] ?? '');
          if (at < 0) continue;
          const gain = valueOf(event.take) - valueOf(event.give);
          this.#shapes.forEach(({ waters }, corner) => (trade[corner]! += gain * waters[at]!));
        } else if (event.kind === 'claimed') {
          const corner = this.#shapes.findIndex(({ at }) => this.#ids[at] === event.at);
          if (corner >= 0) orders[corner]! += event.points;
        }
      }
    }
    return { trade, orders };
  }

  /** The results so far. */
  result(): Fairness {
    const hauls = this.#yields;
    const n = hauls.length;
    const corners = this.#shapes.map(({ at, distance }, corner): CornerYield => {
      const trade = mean(hauls.map((haul) => haul.trade[corner]!));
      const orders = mean(hauls.map((haul) => haul.orders[corner]!));
      const worths = hauls.map((haul) => haul.trade[corner]! + haul.orders[corner]!);
      return { at: this.#ids[at]!, distance, trade, orders, worth: trade + orders, error: standardError(worths) };
    });
    if (n < 2) return { matches: n, corners, evenness: null, error: null };
    const sums = corners.map(({ worth }) => worth * n);
    // The jackknife: how much the result would differ without each of the matches.
    const without = hauls.map(({ trade, orders }) =>
      evenness(sums.map((sum, corner) => (sum - trade[corner]! - orders[corner]!) / (n - 1))),
    );
    const middle = mean(without);
    const error = Math.sqrt(((n - 1) / n) * without.reduce((sum, one) => sum + (one - middle) ** 2, 0));
    return { matches: n, corners, evenness: evenness(sums), error };
  }
}

/** A yellow cube counts 1, red 2, green 3, brown 4. */
function valueOf(cubes: string): number {
  return Array.from(cubes).reduce((sum, letter) => sum + 1 + SPICES.findIndex((spice) => spice === letter), 0);
}

function mean(figures: readonly number[]): number {
  return figures.length === 0 ? 0 : figures.reduce((sum, one) => sum + one, 0) / figures.length;
}

function standardError(figures: readonly number[]): number {
  const n = figures.length;
  if (n < 2) return 0;
  const middle = mean(figures);
  return Math.sqrt(figures.reduce((sum, one) => sum + (one - middle) ** 2, 0) / (n - 1) / n);
}
