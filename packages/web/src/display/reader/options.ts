/** Everything that can be chosen, grouped by what it is about. */

import type { FactKind } from '@windrose/words';

import { allAtOnce, type Offer, offerOf } from '../../play/offers.ts';
import type { TableSnapshot } from '../../play/session.ts';
import type { Vocabulary } from '../../play/targets.ts';
import type { ReaderUi } from './en.ts';

/** A heading over options. */
type GroupName = keyof ReaderUi['groups'];

/** Options of one kind, in the engine's order. */
export interface OptionGroup {
  readonly name: GroupName;
  readonly offers: readonly Offer[];
}

const GROUPS: Readonly<Record<FactKind, GroupName>> = {
  set: 'cubes',
  boat: 'move',
  stay: 'here',
  step: 'move',
  stop: 'here',
  toll: 'cubes',
  price: 'cubes',
  takeHeap: 'here',
  leaveHeap: 'leave',
  build: 'here',
  trade: 'here',
  claimOrder: 'here',
  harvest: 'here',
  pass: 'leave',
  upgrade: 'cubes',
  skipUpgrade: 'leave',
  noMoreUpgrades: 'leave',
  noUpgrade: 'leave',
  bonusTile: 'tiles',
  tradeAgain: 'here',
  noMoreTrades: 'leave',
  noTrade: 'leave',
  discard: 'cubes',
  work: 'work',
  useRoute: 'work',
  restSettlers: 'here',
  noTile: 'leave',
  claimCard: 'cards',
  noCard: 'leave',
  explore: 'tiles',
  noBuilding: 'leave',
  outpostTrade: 'here',
  useMerchant: 'cards',
  addToRoute: 'cards',
  replaceRoute: 'cards',
  swapRoute: 'cards',
  keepRoute: 'leave',
  play: 'cards',
  acquire: 'cards',
  restCards: 'here',
  claimCardWithCoin: 'cards',
  voyage: 'move',
  put: 'cubes',
  lay: 'cards',
  freeMerchant: 'cards',
  own: 'here',
};

/** The options of a decision; a trade also as often as it can be made. */
export function optionGroups({ match, options }: TableSnapshot, vocabulary: Vocabulary): OptionGroup[] {
  const groups = new Map<GroupName, Offer[]>();
  for (const option of options) {
    const offer = offerOf(match, option, vocabulary.words, vocabulary.names);
    const name = GROUPS[offer.fact.kind];
    const offers = groups.get(name) ?? [];
    groups.set(name, offers);
    offers.push(offer, ...allAtOnce(match, offer, vocabulary.ui));
  }
  return [...groups].map(([name, offers]) => ({ name, offers }));
}
