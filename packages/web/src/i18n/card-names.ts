/** The names of the cards of the road in the current language. */

import type { CardNames } from './card-names.en.ts';
import { localized } from './localized.ts';

const NAMES = localized<CardNames>({
  en: async () => (await import('./card-names.en.ts')).en,
  pl: async () => (await import('./card-names.pl.ts')).pl,
});

/** The names of cards. */
export interface NamesOfCards {
  /** @param effect what a merchant card does: `YY`, `^2`, `YY>RR`. */
  readonly merchant: (effect: string) => string;
  /** @param price of a point card. */
  readonly point: (price: string) => string;
}

/** Names of cards. A card with figures that the printed game lacks is named after its most valuable spice. */
export function useCardNames(): NamesOfCards {
  const { text } = NAMES.use();
  const called = (cubes: string): string => {
    const dearest = (['B', 'G', 'R'] as const).find((spice) => cubes.includes(spice)) ?? 'Y';
    return text.others[dearest];
  };
  return {
    merchant: (effect) => text.merchants[effect] ?? called(effect),
    point: (price) => text.points[price] ?? called(price),
  };
}
