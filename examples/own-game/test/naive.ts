/** An independent implementation of the game, as simple as possible: plain objects, no engine. It lists the options. */

import type { TradeWinds } from '../src/game.ts';

type Option = TradeWinds['option'];

const RING = 'ABCDEFGH';
const SPICES = ['Y', 'R', 'G', 'B'] as const;

/** Orders and cargoes as the rules list them (RULES.md). */
const ORDERS: Readonly<Record<string, readonly [price: string, points: number]>> = {
  o1: ['YYYY', 5],
  o2: ['YYRR', 7],
  o3: ['YYGG', 9],
  o4: ['YYBB', 11],
  o5: ['RRR', 7],
  o6: ['RRGG', 11],
  o7: ['RRBB', 13],
  o8: ['GGG', 10],
  o9: ['GGB', 11],
  o10: ['GBB', 12],
  o11: ['BBB', 14],
  o12: ['YRGB', 11],
  o13: ['YRG', 7],
  o14: ['YGB', 9],
  o15: ['RGB', 10],
  o16: ['YYYR', 6],
};
const CARGO: Readonly<Record<string, string>> = {
  A: 'YY',
  B: 'YR',
  C: 'YYY',
  D: 'G',
  E: 'RR',
  F: 'YG',
  G: 'RG',
  H: 'B',
};

/** The cost of a voyage, by weather and steps; a voyage not listed is impossible. */
const COSTS: Readonly<Record<string, readonly number[]>> = {
  calm: [0, 1, 2, 3],
  tailwind: [0, 0, 0, 1],
  storm: [0, 2, 4, 6],
  fog: [0, 1],
};

/** The visible data of a match. */
export interface Seen {
  readonly weather: string;
  readonly mover: number;
  readonly harbours: readonly { readonly at: string; readonly order: string | null }[];
  readonly seats: readonly { readonly hold: string; readonly harbour: string; readonly orders: readonly string[] }[];
}

const tally = (letters: string): number[] => SPICES.map((spice) => letters.split(spice).length - 1);

/** Whether a hold contains all cubes of a price. */
const pays = (hold: string, price: string): boolean =>
  tally(price).every((cubes, spice) => cubes <= (tally(hold)[spice] ?? 0));

/** The options of a decision. */
export function naiveOptions({ weather, mover, harbours, seats }: Seen, decision: string): Option[] {
  const own = seats[mover];
  if (!own) throw new Error('no seat has to move');
  const cubes = SPICES.filter((spice) => own.hold.includes(spice));
  switch (decision) {
    case 'voyage':
      return (COSTS[weather] ?? []).flatMap((cost, steps): Option[] => {
        const to = RING[(RING.indexOf(own.harbour) + steps) % RING.length] ?? '';
        return cost <= own.hold.length ? [{ kind: 'voyage', to, steps, cost }] : [];
      });
    case 'price':
      return cubes.map((cube) => ({ kind: 'pay', cube }));
    case 'act': {
      const order = harbours.find(({ at }) => at === own.harbour)?.order ?? null;
      return [
        { kind: 'load' },
        ...(order !== null && pays(own.hold, ORDERS[order]?.[0] ?? '') ? [{ kind: 'deliver' } as const] : []),
        { kind: 'pass' },
      ];
    }
    case 'discard':
      return cubes.map((cube) => ({ kind: 'discard', cube }));
    default:
      throw new Error(`the game never asks for "${decision}"`);
  }
}

/** The hold of the mover after an option, as letters in rising order. */
export function naiveHold({ mover, harbours, seats }: Seen, option: Option): string {
  const own = seats[mover];
  if (!own) throw new Error('no seat has to move');
  const without = (price: string): string => {
    const left = tally(own.hold).map((cubes, spice) => cubes - (tally(price)[spice] ?? 0));
    return SPICES.map((spice, at) => spice.repeat(left[at] ?? 0)).join('');
  };
  switch (option.kind) {
    case 'pay':
    case 'discard':
      return without(option.cube);
    case 'load':
      return `${own.hold}${CARGO[own.harbour] ?? ''}`
        .split('')
        .toSorted((a, b) => 'YRGB'.indexOf(a) - 'YRGB'.indexOf(b))
        .join('');
    case 'deliver': {
      const order = harbours.find(({ at }) => at === own.harbour)?.order ?? '';
      return without(ORDERS[order]?.[0] ?? '');
    }
    default:
      return own.hold;
  }
}

/** The points of a seat. */
export function naivePoints({ hold, orders }: Seen['seats'][number]): number {
  const delivered = orders.reduce((sum, order) => sum + (ORDERS[order]?.[1] ?? 0), 0);
  return delivered + hold.replaceAll('Y', '').length;
}
