/** The click targets of a road game, and the effect of each click. */

import type { Match } from '@windrose/rules';
import { Faces } from '@windrose/words';

import { after, allAtOnce, discardsAtOnce, type Offer, offerOf } from '../../play/offers.ts';
import { revealsHidden } from '../../play/reveals.ts';
import type { TableSnapshot } from '../../play/session.ts';
import { NO_TARGETS, onlyShort, type Vocabulary, TargetList, type Targets } from '../../play/targets.ts';
import { endings, HERE } from '../sea/targets.ts';
import { only } from '../../table/only.ts';
import type { RoadPosition } from './position.ts';

/** Uses of a card of the road in a turn. */
export const CARD_USES = ['play', 'acquire', 'claim'] as const;
export type CardUse = (typeof CARD_USES)[number];

/** Finds everything that can be clicked. */
export function roadTargets(
  { match, options, decision, seat, stage }: TableSnapshot,
  position: RoadPosition,
  vocabulary: Vocabulary,
): Targets {
  if (!decision && stage !== 'held') return NO_TARGETS;
  const faces = new Faces(match);
  const putPrices = (list: TargetList): void => {
    const { hold = '', hand = [] } = position.seats[seat] ?? {};
    for (const [slot, card] of (position.row ?? []).entries()) {
      list.price(`card ${slot}`, faces.pointCard(card).price, hold);
    }
    for (const card of hand) {
      const merchant = faces.merchant(card);
      if (merchant.kind === 'trade') list.price(`hand ${card}`, merchant.give, hold);
    }
  };
  if (!decision) return onlyShort(putPrices);
  const all = options.map((option) => withOnlyCubes(match, offerOf(match, option, vocabulary.words, vocabulary.names)));
  const list = new TargetList();
  // Whoever chooses cubes looks at what they are for.
  putPrices(list);
  const { boat: here = null } = position.seats[seat] ?? {};
  let main: readonly Offer[] = all;

  switch (decision.kind) {
    case 'boat':
      for (const offer of all) if (offer.option.kind === 'boat') list.put(`place ${offer.option.at}`, offer);
      main = [];
      break;
    case 'turn':
      main = all.flatMap((offer) => {
        const { option } = offer;
        if (option.kind === 'move') return putVoyage(list, match, offer, here, vocabulary);
        if (option.kind === 'play') list.put(`hand ${option.card}`, offer);
        else if (option.kind === 'acquire') list.put(`market ${option.slot}`, offer);
        else if (option.kind === 'claim' && 'slot' in option) list.put(`card ${option.slot}`, offer);
        return option.kind === 'rest' ? [offer] : [];
      });
      break;
    case 'place':
      for (const offer of all) {
        if (offer.option.kind !== 'place') continue;
        list.put(`cube ${offer.option.cube}`, offer);
        list.put(`market ${offer.option.on}`, offer);
      }
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
    case 'sail':
      main = putSteps(list, match, all, here, vocabulary);
      break;
    case 'lay':
      for (const offer of all) {
        if (offer.option.kind !== 'lay') continue;
        const { card, from } = offer.option;
        list.put(from === 'hand' ? `hand ${card}` : `played ${card}`, offer);
      }
      main = [];
      break;
    case 'act':
    case 'trade': {
      main = all.flatMap((offer) => [offer, ...allAtOnce(match, offer, vocabulary.ui)]);
      const again = all.find((offer) => HERE.includes(offer.option.kind));
      if (!again) break;
      const card = decision.kind === 'trade' ? cardInUse(match) : null;
      if (card !== null) list.put(`played ${card}`, again);
      else if (here !== null) list.put(`place ${here}`, again);
      break;
    }
    case 'column':
      for (const offer of all) {
        if (offer.option.kind === 'merchant') list.put(`market ${offer.option.slot}`, offer);
        else if ('tile' in offer.option) list.put(`supply ${offer.option.tile}`, offer);
      }
      break;
    default:
  }
  return { things: list.things, first: list.first, short: list.short, bare: list.bare, main, all };
}

/**
 * An offer with the cubes laid on merchant cards after it as long as there is only one kind to lay: what is not chosen is not
 * asked, and a card is paid for with one click and one "yes".
 */
function withOnlyCubes(match: Match, offer: Offer): Offer {
  if (offer.option.kind !== 'acquire' && offer.option.kind !== 'place') return offer;
  const codes = [...offer.codes];
  const fork = after(match, codes);
  while (fork.decision?.kind === 'place' && fork.decision.seat === match.decision?.seat) {
    const cube = only(fork.legal());
    if (!cube) break;
    codes.push(cube.code);
    fork.choose(cube.code);
  }
  return codes.length === offer.codes.length ? offer : { ...offer, codes, reveals: revealsHidden(match, codes) };
}

/** Going to sea: the first step, or what can be done without one. Returns the buttons. */
function putVoyage(list: TargetList, match: Match, move: Offer, here: string | null, vocabulary: Vocabulary): Offer[] {
  const there = after(match, move.codes);
  const steps = there.legal().map((option) => offerOf(there, option, vocabulary.words, vocabulary.names, move.codes));
  // A voyage without purpose is not offered on the chart; it stays in the list of all options.
  return putSteps(list, match, steps, here, vocabulary).filter(({ option }) => option.kind !== 'pass');
}

/** Steps of the boat, and actions at its place. Returns the buttons. */
function putSteps(
  list: TargetList,
  match: Match,
  steps: readonly Offer[],
  here: string | null,
  vocabulary: Vocabulary,
): Offer[] {
  for (const offer of steps) {
    if (offer.option.kind !== 'step') continue;
    const costs = after(match, offer.codes).decision?.kind === 'lay';
    list.put(`place ${offer.option.to}`, costs ? { ...offer, label: vocabulary.ui.forCard(offer.label) } : offer);
  }
  const ending = steps.find((offer) => offer.option.kind === 'stop' || offer.option.kind === 'stay');
  if (!ending) return [];
  const main = endings(match, ending, vocabulary);
  const act = main.find((offer) => HERE.includes(offer.option.kind));
  if (here !== null && act) list.put(`place ${here}`, act);
  else if (here !== null && ending.option.kind === 'stop') list.put(`place ${here}`, ending);
  return main;
}

/** The card whose trade is being made, or null when it is a market's. */
function cardInUse(match: Match): string | null {
  const latest = match.choices.findLast(({ option, turn }) => turn !== match.turn || option.kind === 'play');
  return latest?.turn === match.turn && latest.option.kind === 'play' ? latest.option.card : null;
}
