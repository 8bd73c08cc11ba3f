import { describe, expect, test } from 'vitest';
import { amount, count, FastLuck, fits, has, one, SPICE_COUNT } from '@windrose/rules';

import { ANYWHERE, type Distances, Exchanges, FAR } from '../src/evaluate/distances.ts';
import { Surveyor } from '../src/evaluate/surveyor.ts';
import { Voyages } from '../src/evaluate/voyages.ts';

/** Larger holds are looked up without what is needed least. */
const MOST_CUBES = 10;

/** All holds up to a number of cubes, small ones first. */
const HOLDS: number[] = [];
for (let y = 0; y <= MOST_CUBES; y++) {
  for (let r = 0; y + r <= MOST_CUBES; r++) {
    for (let g = 0; y + r + g <= MOST_CUBES; g++) {
      for (let b = 0; y + r + g + b <= MOST_CUBES; b++) HOLDS.push(y + r * one(1) + g * one(2) + b * one(3));
    }
  }
}

HOLDS.sort((a, b) => count(a) - count(b));

interface Exchange {
  readonly give: number;
  readonly take: number;
  readonly upgrades: number;
}

/** A few places in a row: from each a step leads to its neighbours. */
interface Sea {
  readonly places: number;
  readonly free: number;
  readonly paid: number;
  /** The exchange at each place. */
  readonly at: readonly Exchange[];
}

/** Every hold that one use of an exchange can make of a hold, none of them too large. */
function outcomesOf(hold: number, { give, take, upgrades }: Exchange): number[] {
  const found = [hold];
  if (upgrades > 0) {
    let last = found;
    for (let left = upgrades; left > 0; left--) {
      last = last.flatMap((bundle) =>
        [0, 1, 2].flatMap((spice) => (amount(bundle, spice) > 0 ? [bundle - one(spice) + one(spice + 1)] : [])),
      );
      found.push(...last);
    }
    return found;
  }
  let bundle = hold;
  while (has(bundle, give) && fits(bundle - give, take) && count(bundle - give + take) <= MOST_CUBES) {
    bundle += take - give;
    found.push(bundle);
    if (give === 0) break;
  }
  return found;
}

/** Every hold left after paying a number of cubes of any kind. */
function paying(hold: number, cubes: number): number[] {
  let left = [hold];
  for (let paid = 0; paid < cubes; paid++) {
    left = [...new Set(left)].flatMap((bundle) =>
      Array.from({ length: SPICE_COUNT }, (_, spice) => spice).flatMap((spice) =>
        amount(bundle, spice) > 0 ? [bundle - one(spice)] : [],
      ),
    );
  }
  return left;
}

/** Every hold with a cube less than another. */
const withOneLess = (hold: number): number[] => paying(hold, 1);

/**
 * The turns to a price as they are defined, forwards: a turn sails, then exchanges or pays; cubes that are of no use are
 * given up at any time.
 */
function turnsByDefinition(
  price: number,
  goal: number,
  { places, free, paid, at }: Sea,
  most: number,
): Map<string, number> {
  const turns = new Map<string, number>();
  const key = (place: number, hold: number): string => `${place}/${hold}`;
  for (let turn = 1; turn <= most; turn++) {
    const found = new Set<string>();
    for (let from = 0; from < places; from++) {
      // Small holds first: with more cubes nothing takes longer.
      for (const hold of HOLDS) {
        if (turns.has(key(from, hold))) continue;
        const pays = (to: number, left: number): boolean =>
          (to === goal && has(left, price)) ||
          (turn > 1 && outcomesOf(left, at[to]!).some((end) => (turns.get(key(to, end)) ?? turn) < turn));
        let reaches = withOneLess(hold).some((less) => found.has(key(from, less)));
        for (let to = 0; to < places && !reaches; to++) {
          const cost = Math.max(0, Math.abs(to - from) - free);
          reaches = cost <= paid && paying(hold, cost).some((left) => pays(to, left));
        }
        if (reaches) found.add(key(from, hold));
      }
    }
    for (const position of found) turns.set(position, turn);
  }
  return turns;
}

function expectDefined(measured: Distances, defined: Map<string, number>, places: number, most: number): void {
  for (let place = 0; place < places; place++) {
    for (const hold of HOLDS) {
      const turns = measured.turns(place, hold);
      expect(turns > most ? FAR : turns, `${place}/${hold}`).toBe(defined.get(`${place}/${hold}`) ?? FAR);
    }
  }
}

/** Cubes at random, at least one. */
function bundleOf(luck: FastLuck, most: number): number {
  let bundle = 0;
  for (let left = 1 + luck.draw(most); left > 0; left--) bundle += one(luck.draw(SPICE_COUNT));
  return bundle;
}

function exchangeOf(luck: FastLuck): Exchange {
  const kind = luck.draw(4);
  if (kind === 0) return { give: 0, take: 0, upgrades: 1 + luck.draw(3) };
  const take = bundleOf(luck, 4);
  const give = kind === 1 ? 0 : bundleOf(luck, 4);
  return { give: give === take ? 0 : give, take, upgrades: 0 };
}

function addTo(exchanges: Exchanges, place: number, { give, take, upgrades }: Exchange): void {
  if (upgrades > 0) exchanges.addUpgrades(place, upgrades);
  else exchanges.add(place, give, take);
}

/** Turns further away are not compared. */
const MOST_TURNS = 5;

describe('the turns to a price, measured from its end, are those of its definition', () => {
  test.each([1, 2, 3, 4, 5, 6])('with exchanges that can be made anywhere, seed %i', (seed) => {
    const luck = new FastLuck(seed);
    const exchanges = new Exchanges();
    const all = Array.from({ length: 2 + luck.draw(5) }, () => exchangeOf(luck));
    for (const exchange of all) addTo(exchanges, ANYWHERE, exchange);
    const price = bundleOf(luck, 7);
    const measured = new Surveyor().measure(price, exchanges);
    // Several exchanges at one place are as many places that are no step apart.
    const sea = { places: all.length, free: all.length, paid: 0, at: all };
    const defined = turnsByDefinition(price, 0, sea, MOST_TURNS);
    expectDefined(measured, defined, 1, MOST_TURNS);
  });

  test.each([1, 2, 3])('with voyages to where each can be made, seed %i', (seed) => {
    const luck = new FastLuck(seed, 1);
    const places = 3;
    const exchanges = new Exchanges();
    const at = Array.from({ length: places }, () => exchangeOf(luck));
    at.forEach((exchange, place) => addTo(exchanges, place, exchange));
    const steps = Uint8Array.from({ length: places * places }, (_, pair) =>
      Math.abs(Math.floor(pair / places) - (pair % places)),
    );
    const sea = { places, free: luck.draw(2), paid: 1 + luck.draw(2), at };
    const price = bundleOf(luck, 6);
    const measured = new Voyages(places, steps).measure(price, 1, sea, exchanges);
    expectDefined(measured, turnsByDefinition(price, 1, sea, MOST_TURNS), places, MOST_TURNS);
  });
});
