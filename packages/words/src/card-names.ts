/** The names of the cards of the road: our own, by what a card does or asks for, so that a card with other figures has one, too. */

import type { SpiceLetter } from '@windrose/rules';
import type { MerchantCard } from './faces.ts';

/** The names of the cards in a language. */
export interface CardNames {
  /** Merchant cards by their effect: cubes gained, upgrades, or a trade. */
  readonly merchants: Readonly<Record<string, string>>;
  /** Point cards by what they ask for. */
  readonly points: Readonly<Record<string, string>>;
  /** Cards with figures that the printed game lacks, by the dearest spice on them: several may have the same name. */
  readonly others: Readonly<Record<SpiceLetter, string>>;
}

/** The effect of a merchant card as a short text, the key of its name and picture: `YY`, `^2`, `YY>RR`. */
export function effectOf(card: MerchantCard): string {
  if (card.kind === 'spice') return card.cubes;
  return card.kind === 'upgrade' ? `^${card.upgrades}` : `${card.give}>${card.take}`;
}

/** The name of a merchant card. */
export function merchantName(names: CardNames, card: MerchantCard): string {
  const effect = effectOf(card);
  return names.merchants[effect] ?? called(names, effect);
}

/** The name of a point card of the road. @param price what it asks for, as letters of cubes */
export function pointCardName(names: CardNames, price: string): string {
  return names.points[price] ?? called(names, price);
}

function called({ others }: CardNames, cubes: string): string {
  return others[(['B', 'G', 'R'] as const).find((spice) => cubes.includes(spice)) ?? 'Y'];
}
