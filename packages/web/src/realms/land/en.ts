/** The English texts of the screens of the land games. */

export const en = {
  boards: 'The land',
  /** @param rests whether resting is possible, too */
  turn: (rests: boolean) => `Place settlers${rests ? ', or rest' : ''}`,
  locationIs: (at: string, work: string) => `${at}: ${work}`,
  /** @param name of whoever needs them; null for the reader */
  needs: (n: number, printed: number, name: string | null) =>
    `${name === null ? 'you need' : `${name} needs`} ${n} ${n === 1 ? 'settler' : 'settlers'}${n === printed ? '' : ` (printed: ${printed})`}`,
  yours: 'your settlers are here',
  standing: (name: string, n: number) => `settlers of ${name} here: ${n}`,
  covered: (tile: string) => `under an exploration tile: ${tile}`,
  pointCards: 'Point cards',
  cardAt: (slot: number, card: string) => `Point card ${slot}: ${card}`,
  gap: 'no card',
  next: 'Next',
  nextIs: (card: string) => `Next card in the deck: ${card}`,
  deckLeft: (n: number) => (n === 1 ? '1 more in the deck' : `${n} more in the deck`),
  deckEmpty: 'the deck is empty',
  /** @param name of whom it is worth that to; null for the reader */
  stackIs: (tile: string, left: number, worth: number, name: string | null) =>
    `Bonus tile: ${tile}. Worth ${worth} to ${name ?? 'you'} now, ${left} in the stack`,
  stackEmpty: 'the stack is empty',
  stackCovered: (left: number) => `The next tile is uncovered at the end of the action, ${left} in the stack`,
  beside: 'Beside the boards',
  besideIs: (tile: string) => `Exploration tile: ${tile}`,
  ready: (n: number) => (n === 1 ? '1 settler ready' : `${n} settlers ready`),
  reserve: (n: number) => `${n} in reserve`,
  /** After the number of settlers in reserve. */
  moreThere: 'in reserve',
  readyNow: (n: number) =>
    `${n === 1 ? '1 settler can' : `${n} settlers can`} be placed now; those at work come back with a rest. Settlers count no points by themselves.`,
  inReserve: (n: number) =>
    n === 0
      ? 'None is left in reserve.'
      : `${n} more ${n === 1 ? 'is' : 'are'} in reserve: they cannot work until a card or a tile brings them.`,
  out: (n: number) => `${n} at work`,
  settlers: 'Settlers',
  cards: 'Point cards claimed',
  cardsOf: (n: number, all: number) => `Point cards: ${n} of ${all}`,
  bonusTiles: 'Bonus tiles',
  cardSpace: 'A claimed point card goes here',
  bonusSpace: 'Empty space for a bonus tile',
  bonusWorth: (tile: string, worth: number) => `${tile}: ${worth} now`,
  explored: 'Exploration tiles gained',
  lasting: 'Native help and tools',
  helpAt: (landmark: string, n: number) => `${landmark}: ${n} fewer ${n === 1 ? 'settler' : 'settlers'}`,
  toolAt: (landmark: string, cubes: string) => `${landmark}: tools give ${cubes}`,
  market: 'Merchant cards',
  merchantAt: (slot: number, card: string) => `Market, place ${slot}: ${card}`,
  merchantDeck: (n: number) => (n === 1 ? '1 merchant card in the deck' : `${n} merchant cards in the deck`),
  merchants: (n: number) => (n === 1 ? '1 merchant card' : `${n} merchant cards`),
  fourths: 'every fourth gives a bonus tile',
  route: 'Trade route',
  routeAt: (slot: number, card: string, settlers: number) =>
    `Trade route, place ${slot}: ${card}${settlers > 0 ? '. Settlers are on it' : ''}`,
  routeSpace: 'Empty space on the trade route',
  islands: 'Islands',
  swapWith: 'Now choose the card to swap it with.',
};

/** Everything the screens of the land games say. */
export type LandUi = typeof en;
