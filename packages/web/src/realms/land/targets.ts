/** The click targets of a land game, and the effect of each click. */

import { type Match, required } from '@windrose/rules';
import { Faces } from '@windrose/words';

import { after, allAtOnce, discardsAtOnce, type Offer, offerOf } from '../../play/offers.ts';
import type { TableSnapshot } from '../../play/session.ts';
import { NO_TARGETS, onlyShort, type Thing, type Vocabulary, TargetList, type Targets } from '../../play/targets.ts';
import type { LandPosition } from './position.ts';

/** Finds everything that can be clicked. */
export function landTargets(
  { match, options, decision, seat, stage }: TableSnapshot,
  position: LandPosition,
  vocabulary: Vocabulary,
): Targets {
  if (!decision && stage !== 'held') return NO_TARGETS;
  const faces = new Faces(match);
  const putPrices = (list: TargetList): void => {
    const { hold = '' } = position.seats[seat] ?? {};
    for (const [slot, card] of position.row.entries()) {
      if (card !== null) list.price(`card ${slot}`, faces.pointCard(card).price, hold);
    }
  };
  if (!decision) return onlyShort(putPrices);
  const { words, names } = vocabulary;
  const all = options.map((option) => offerOf(match, option, words, names));
  const list = new TargetList();
  // Whoever chooses cubes looks at what they are for.
  putPrices(list);
  const { boat: here = null } = position.seats[seat] ?? {};
  let main: readonly Offer[] = all;

  switch (decision.kind) {
    case 'turn':
      for (const offer of all) {
        if (offer.option.kind === 'work') putWork(list, match, offer, position, vocabulary);
        else if (offer.option.kind === 'route') list.put(`route ${offer.option.slot}`, offer);
      }
      main = all.filter((offer) => offer.option.kind === 'rest');
      break;
    case 'tile':
    case 'bonus':
      for (const offer of all) {
        if ('stack' in offer.option) list.put(`stack ${offer.option.stack}`, offer);
      }
      break;
    case 'card':
      for (const { fact, ...offer } of all) {
        if (fact.kind === 'claimCard') list.put(`card ${position.row.indexOf(fact.card)}`, { fact, ...offer });
      }
      break;
    case 'explore':
      for (const offer of all) {
        if (offer.option.kind !== 'explore') continue;
        if ('at' in offer.option) list.put(`location ${offer.option.at}`, offer);
        else list.put(`beside ${offer.option.tile}`, offer);
      }
      main = [];
      break;
    case 'toll':
    case 'price':
    case 'upgrade':
      for (const offer of all) {
        if ('cube' in offer.option) list.put(`cube ${offer.option.cube}`, offer);
      }
      break;
    case 'discard':
      for (const offer of all) {
        if (offer.option.kind === 'discard') list.put(`cube ${offer.option.cube}`, offer);
      }
      main = discardsAtOnce(match, all, vocabulary);
      break;
    case 'trade':
      main = all.flatMap((offer) => [offer, ...allAtOnce(match, offer, vocabulary.ui)]);
      for (const offer of all) {
        const thing = offer.option.kind === 'again' ? tradingPost(match, offer, position, seat) : null;
        if (thing !== null) list.put(thing, offer);
      }
      break;
    case 'sail':
      for (const offer of all) {
        if (offer.option.kind === 'sail') list.put(`place ${offer.option.to}`, offer);
        else if (here !== null) list.put(`place ${here}`, offer);
      }
      for (const [place, voyage] of islandVoyages(match, here, all, vocabulary)) list.put(`place ${place}`, voyage);
      main = all.filter((offer) => offer.option.kind !== 'sail');
      break;
    case 'build':
      for (const offer of all) if (offer.option.kind === 'build' && here !== null) list.put(`place ${here}`, offer);
      break;
    case 'outpost':
      for (const offer of all) if (offer.option.kind === 'outpost') list.put(`place ${offer.option.at}`, offer);
      main = [];
      break;
    case 'market':
      for (const offer of all) {
        const { fact } = offer;
        if (fact.kind === 'useMerchant') {
          list.put(`market ${required(position.market, 'market').indexOf(fact.card)}`, offer);
        } else if (fact.kind === 'addToRoute') {
          list.put(`route ${required(position.seats[seat]?.route, 'trade route of the seat').length}`, offer);
        }
      }
      break;
    case 'swap':
      for (const offer of all) if ('slot' in offer.option) list.put(`route ${offer.option.slot}`, offer);
      main = [];
      break;
    case 'adjust':
      for (const offer of all) {
        if (!('a' in offer.option)) continue;
        list.put(`route ${offer.option.a}`, offer);
        list.put(`route ${offer.option.b}`, offer);
      }
      main = all.filter((offer) => offer.option.kind === 'keep');
      break;
    default:
  }
  return { things: list.things, first: list.first, short: list.short, bare: list.bare, main, all };
}

/** Working at a location: by the location itself and, at forts and markets, by what it is about. */
function putWork(
  list: TargetList,
  match: Match,
  offer: Offer,
  position: LandPosition,
  { words, names }: Vocabulary,
): void {
  const { fact } = offer;
  if (fact.kind !== 'work') return;
  const tileOnly = fact.card === null && new Faces(match).location(fact.at).kind === 'fort';
  // Where the card cannot be paid for, only the bonus tile glows.
  list.put(`location ${fact.at}`, tileOnly ? { ...offer, rank: 'quiet' } : offer);
  const slot = fact.card === null ? -1 : position.row.indexOf(fact.card);
  if (slot < 0) {
    const stall = fact.card === null ? -1 : (position.market?.indexOf(fact.card) ?? -1);
    if (stall >= 0) list.put(`market ${stall}`, offer);
    if (!position.stacks.some(({ at }) => at === fact.at)) return;
  }
  // A click on the card never gives up a bonus tile unasked: at the fort the tile is asked about first.
  if (slot >= 0) list.put(`card ${slot}`, offer);
  const there = offer.reveals ? null : after(match, offer.codes);
  if (there?.decision?.kind !== 'tile') return;
  for (const option of there.legal()) {
    if ('stack' in option) list.put(`stack ${option.stack}`, offerOf(there, option, words, names, offer.codes));
  }
}

/** The islands two steps away, each with the voyage there; a toll is due only where the boat lands. */
function islandVoyages(
  match: Match,
  here: string | null,
  steps: readonly Offer[],
  { ui, words, names }: Vocabulary,
): ReadonlyMap<string, Offer> {
  const found = new Map<string, Offer>();
  const seen = new Set(steps.flatMap(({ option }) => (option.kind === 'sail' ? [option.to] : [])));
  if (here !== null) seen.add(here);
  for (const { option, codes } of steps) {
    if (option.kind !== 'sail') continue;
    const there = after(match, codes);
    if (there.decision?.kind !== 'sail' || there.mover !== match.mover) continue;
    for (const next of there.legal()) {
      if (next.kind !== 'sail' || seen.has(next.to)) continue;
      seen.add(next.to);
      const offer = offerOf(there, next, words, names, codes);
      found.set(next.to, { ...offer, label: ui.followFree(words.place(match, next.to), 1) });
    }
  }
  return found;
}

/** Where an open trade is made: at an island, or at the location of the running action, if there is one. */
function tradingPost(match: Match, { fact }: Offer, position: LandPosition, seat: number): Thing | null {
  const at = match.core.names.location?.[match.copiedState().at];
  if (at === undefined) return null;
  const faces = new Faces(match);
  const { kind } = faces.location(at);
  const boat = position.seats[seat]?.boat;
  if ((kind === 'move-boat' || kind === 'boat-trade') && boat) return `place ${boat}`;
  if (kind !== 'outpost-trade' || fact.kind !== 'tradeAgain') return `location ${at}`;
  const post = position.map?.find(({ market, outposts }) => {
    if (market === undefined || !outposts.includes(seat)) return false;
    const { give, take } = faces.market(market);
    return give === fact.give && take === fact.take;
  });
  return post ? `place ${post.at}` : `location ${at}`;
}
