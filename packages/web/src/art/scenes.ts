/** The pictures on the cards of the road: a place and a time of day for each effect. */

import type { SpiceLetter } from '@windrose/rules';
import { effectOf, type MerchantCard } from '@windrose/words';

import { byNumber } from './by-number.ts';

/** The place of a picture. */
export type Place =
  | 'field'
  | 'mill'
  | 'caravan'
  | 'bazaar'
  | 'city'
  | 'port'
  | 'oasis'
  | 'pass'
  | 'gate'
  | 'house'
  | 'well'
  | 'village'
  | 'palace';

/** The time of day of a picture. */
export type Hour = 'dawn' | 'noon' | 'afternoon' | 'dusk' | 'night';

/** The content of a card's picture. */
export interface Painted {
  readonly place: Place;
  readonly hour: Hour;
  /** From which side and how near the place is seen: cards of one place differ in it, so that no two in a row look alike. */
  readonly view: number;
  /** The spices at the left and at the right of the picture. */
  readonly left: readonly SpiceLetter[];
  readonly right: readonly SpiceLetter[];
  /** A whole number from 0 that differs from card to card: small things are painted by it. */
  readonly seed: number;
}

const LIGHT_HOURS = ['dawn', 'noon', 'afternoon'] as const satisfies readonly Hour[];
const HOURS = [...LIGHT_HOURS, 'dusk', 'night'] as const satisfies readonly Hour[];
const TRADES = ['caravan', 'bazaar', 'city', 'port', 'oasis', 'pass', 'gate', 'house', 'well'] as const;

/** The pictures that go with the names of the cards of Spice Road. A trade that is not here is painted by its cubes. */
const KNOWN: ReadonlyMap<string, readonly [Place, Hour]> = new Map([
  ['YY>G', ['well', 'noon']],
  ['YY>RR', ['gate', 'dawn']],
  ['YYY>B', ['pass', 'afternoon']],
  ['YYY>RG', ['house', 'afternoon']],
  ['YYY>RRR', ['bazaar', 'dawn']],
  ['YYYY>GG', ['bazaar', 'night']],
  ['YYYY>GB', ['city', 'noon']],
  ['YYYYY>BB', ['palace', 'dusk']],
  ['YYYYY>GGG', ['caravan', 'afternoon']],
  ['R>YYY', ['bazaar', 'noon']],
  ['RR>YYYG', ['bazaar', 'afternoon']],
  ['RR>YYB', ['caravan', 'dawn']],
  ['RR>GG', ['gate', 'noon']],
  ['RRR>YYGG', ['bazaar', 'dusk']],
  ['RRR>YGB', ['oasis', 'night']],
  ['RRR>BB', ['caravan', 'night']],
  ['RRR>GGG', ['oasis', 'dawn']],
  ['G>RR', ['house', 'dusk']],
  ['G>YRR', ['village', 'dawn']],
  ['G>YYYYR', ['village', 'noon']],
  ['GG>YYRRR', ['city', 'night']],
  ['GG>YYRB', ['port', 'dawn']],
  ['GG>RRB', ['port', 'afternoon']],
  ['GG>BB', ['pass', 'dawn']],
  ['GGG>BBB', ['caravan', 'dusk']],
  ['B>YYYG', ['village', 'afternoon']],
  ['B>YYRR', ['house', 'dawn']],
  ['B>YRG', ['house', 'night']],
  ['B>RRR', ['gate', 'dusk']],
  ['B>GG', ['gate', 'afternoon']],
  ['BB>YRGGG', ['port', 'noon']],
  ['BB>RRRGG', ['port', 'dusk']],
  ['YR>B', ['well', 'dusk']],
  ['YYG>BB', ['oasis', 'dusk']],
]);

/** The number of views of a place. */
export const VIEWS = 4;

/** The views of those cards: the cards of a place have one after the other. */
const KNOWN_VIEWS: ReadonlyMap<string, number> = new Map(
  [...Map.groupBy(KNOWN, ([, [place]]) => place).values()].flatMap((cards) =>
    cards.map(([effect], at) => [effect, at % VIEWS] as const),
  ),
);

/** A stable hash of a text. */
function seedOf(text: string): number {
  let seed = 7;
  for (const letter of text) seed = (seed * 31 + letter.charCodeAt(0)) % 9973;
  return seed;
}

/** The kinds of cubes among some. */
function kinds(cubes: string): SpiceLetter[] {
  return [...new Set(cubes)] as SpiceLetter[];
}

/** The picture of a merchant card. */
export function merchantPainted(card: MerchantCard): Painted {
  const effect = effectOf(card);
  const seed = seedOf(effect);
  const hour = byNumber(HOURS, seed);
  switch (card.kind) {
    case 'spice':
      return {
        place: 'field',
        hour: byNumber(LIGHT_HOURS, seed),
        view: card.cubes.length % VIEWS,
        left: kinds(card.cubes),
        right: [],
        seed,
      };
    case 'upgrade':
      return {
        place: 'mill',
        hour: card.upgrades > 2 ? 'dusk' : 'noon',
        view: card.upgrades % VIEWS,
        left: ['Y'],
        right: ['G'],
        seed,
      };
    case 'trade': {
      const [place, at] = KNOWN.get(effect) ?? [byNumber(TRADES, seed), hour];
      const view = KNOWN_VIEWS.get(effect) ?? seed % VIEWS;
      return { place, hour: at, view, left: kinds(card.give), right: kinds(card.take), seed };
    }
  }
}

/** The picture of a point card: more points mean a grander destination. */
export function pointPainted(price: string, points: number): Painted {
  const seed = seedOf(`${price}=${points}`);
  const place = points < 10 ? 'village' : points < 14 ? 'gate' : points < 17 ? 'city' : 'palace';
  return { place, hour: byNumber(HOURS, seed), view: seed % VIEWS, left: [], right: kinds(price), seed };
}
