/** The English texts of the screens of the road games. */

import { capital } from '../../i18n/capital.ts';
import type { CardUse } from './targets.ts';

export const en = {
  cards: 'Cards',
  market: 'Merchant cards',
  merchantIs: (card: string) => `Merchant card: ${card}`,
  lying: (cubes: string) => `lying on it: ${cubes}`,
  costs: (n: number) => (n === 0 ? 'costs nothing' : n === 1 ? 'costs a cube' : `costs ${n} cubes`),
  taking: 'taking',
  free: 'free',
  merchantDeck: (n: number) => (n === 1 ? '1 merchant card in the deck' : `${n} merchant cards in the deck`),
  pointCards: 'Point cards',
  cardIs: (card: string) => `Point card: ${card}`,
  deck: (n: number) => (n === 1 ? '1 point card in the deck' : `${n} point cards in the deck`),
  coin: (points: number, left: number) => `with a coin worth ${points}, ${left} left`,
  coinOver: (kind: 'gold' | 'silver', points: string, left: number) =>
    kind === 'gold'
      ? `Gold coin worth ${points}: whoever claims the card below it gets one. ${left} left. When the gold coins are gone, the silver coins move here.`
      : `Silver coin worth ${points}: whoever claims the card below it gets one. ${left} left.`,
  /** @param rests whether resting is possible, too */
  turn: (ways: readonly CardUse[], rests: boolean) => {
    const verbs = ways.map((way) => ({ play: 'play', acquire: 'take', claim: 'claim' })[way]);
    return capital(`${verbs.join(', ').replace(/, (\w+)$/, ' or $1')} a card${rests ? ', or rest' : ''}`);
  },
  hand: 'Hand',
  handIs: (card: string) => `In hand: ${card}`,
  handOfName: (name: string, n: number) => `Hand of ${name}: ${n}`,
  handOf: (n: number) => `Hand: ${n}`,
  played: 'Played',
  playedIs: (card: string) => `Played: ${card}`,
  playedOf: (n: number) => `Played: ${n}`,
  /** @param name of whose caravan it is; null for the reader's. @param cubes null for none */
  carries: (name: string | null, cubes: string | null) =>
    `${name === null ? 'Your' : `${name}’s`} caravan carries ${cubes ?? 'nothing'}`,
  pile: (n: number) => `Face down: ${n}`,
  noHand: 'The hand is empty.',
  cardSpace: 'A claimed point card goes here',
  claimed: 'Claimed',
  gained: (n: number, all: number) => `Point cards: ${n} of ${all}`,
  covered: 'face down',
  coins: (gold: number, silver: number) => `Coins: ${gold} gold, ${silver} silver`,
};

/** Everything the screens of the road games say. */
export type RoadUi = typeof en;
