/** What can be clicked in a road game, and what each click does. */

import type { Match } from '@windrose/rules';

import { after, allAtOnce, type Offer, offerOf } from '../play/offers.ts';
import type { Table } from '../play/session.ts';
import { NO_TARGETS, type Speaker, TargetList, type Targets } from '../play/targets.ts';
import { endings, HERE } from '../sea/targets.ts';
import type { RoadPosition } from './position.ts';

/** Finds everything that can be clicked. */
export function roadTargets(
  { match, options, decision, seat }: Table,
  position: RoadPosition,
  speaker: Speaker,
): Targets {
  if (!decision) return NO_TARGETS;
  const all = options.map((option) => offerOf(match, option, speaker.words, speaker.names));
  const list = new TargetList();
  const here = position.seats[seat]?.boat ?? null;
  let main: readonly Offer[] = all;

  switch (decision.kind) {
    case 'boat':
      for (const offer of all) list.put(`place ${String(offer.option.at)}`, offer);
      main = [];
      break;
    case 'turn':
      main = all.flatMap((offer) => {
        const { kind, card, slot } = offer.option;
        if (kind === 'move') return putVoyage(list, match, offer, here, speaker);
        if (kind === 'play') list.put(`hand ${String(card)}`, offer);
        else if (kind === 'acquire') list.put(`market ${Number(slot)}`, offer);
        else if (kind === 'claim') list.put(`card ${Number(slot)}`, offer);
        return kind === 'rest' ? [offer] : [];
      });
      break;
    case 'place':
      for (const offer of all) {
        list.put(`cube ${String(offer.option.cube)}`, offer);
        list.put(`market ${Number(offer.option.on)}`, offer);
      }
      break;
    case 'toll':
    case 'price':
    case 'discard':
    case 'upgrade':
      for (const offer of all) {
        if (offer.option.cube !== undefined) list.put(`cube ${String(offer.option.cube)}`, offer);
      }
      break;
    case 'sail':
      main = putSteps(list, match, all, here, speaker);
      break;
    case 'lay':
      for (const offer of all) {
        const card = String(offer.option.card);
        list.put(offer.option.from === 'hand' ? `hand ${card}` : `played ${card}`, offer);
      }
      main = [];
      break;
    case 'act':
    case 'trade': {
      main = all.flatMap((offer) => [offer, ...allAtOnce(match, offer, speaker.ui)]);
      const again = all.find((offer) => HERE.includes(offer.option.kind));
      if (!again) break;
      const card = decision.kind === 'trade' ? cardInUse(match) : null;
      if (card !== null) list.put(`played ${card}`, again);
      else if (here !== null) list.put(`place ${here}`, again);
      break;
    }
    case 'column':
      for (const offer of all) {
        if (offer.option.tile === undefined) list.put(`market ${Number(offer.option.slot)}`, offer);
        else list.put(`supply ${String(offer.option.tile)}`, offer);
      }
      break;
    default:
  }
  return { things: list.things, main, all };
}

/** Going to sea: the first step, or what can be done without one. Returns the buttons. */
function putVoyage(list: TargetList, match: Match, move: Offer, here: string | null, speaker: Speaker): Offer[] {
  const there = after(match, move.codes);
  const steps = there.legal().map((option) => offerOf(there, option, speaker.words, speaker.names, move.codes));
  // Going to sea for nothing is no use to anybody; it stays among all options.
  return putSteps(list, match, steps, here, speaker).filter(({ option }) => option.kind !== 'pass');
}

/** Steps of the boat, and what can be done where it lies. Returns the buttons. */
function putSteps(
  list: TargetList,
  match: Match,
  steps: readonly Offer[],
  here: string | null,
  speaker: Speaker,
): Offer[] {
  for (const offer of steps) if (offer.option.kind === 'step') list.put(`place ${String(offer.option.to)}`, offer);
  const ending = steps.find((offer) => offer.option.kind === 'stop' || offer.option.kind === 'stay');
  if (!ending) return [];
  const main = endings(match, ending, speaker);
  const act = main.find((offer) => HERE.includes(offer.option.kind));
  if (here !== null && act) list.put(`place ${here}`, act);
  else if (here !== null && ending.option.kind === 'stop') list.put(`place ${here}`, ending);
  return main;
}

/** The card whose trade is being made, or null when it is a market's. */
function cardInUse(match: Match): string | null {
  for (let at = match.choices.length - 1; at >= 0; at--) {
    const { option, turn } = match.choices[at]!;
    if (turn !== match.turn) return null;
    if (option.kind === 'play') return String(option.card);
  }
  return null;
}
