/** What can be clicked in a sea game, and what each click does. */

import type { CodedOption, Match, SpiceLetter } from '@windrose/rules';

import { after, allAtOnce, type Offer, offerOf } from '../play/offers.ts';
import type { Table } from '../play/session.ts';
import type { Speaker } from '../play/targets.ts';
import { placeName, type SeaPosition } from './position.ts';

/** The clickable things of a sea game. */
export interface SeaTargets {
  /** Per place: the ways to go there or to act there. Several only if they differ in the cube left behind. */
  readonly places: ReadonlyMap<string, readonly Offer[]>;
  /** Places further away than a step, with the voyage there. */
  readonly far: ReadonlyMap<string, Offer>;
  /** Cubes of the own hold that can be given. */
  readonly cubes: ReadonlyMap<SpiceLetter, Offer>;
  /** Bonus tiles of the supply, by their kind. */
  readonly tiles: ReadonlyMap<string, Offer>;
  /** Whether a cube of the hold may be picked up first, to be left behind by the next step. */
  readonly pickable: boolean;
  /** The buttons. */
  readonly main: readonly Offer[];
  /** Every option there is, in the engine's order. */
  readonly all: readonly Offer[];
}

/** Nothing can be clicked. */
const NO_TARGETS: SeaTargets = {
  places: new Map(),
  far: new Map(),
  cubes: new Map(),
  tiles: new Map(),
  pickable: false,
  main: [],
  all: [],
};

/** Actions that a click on the boat's own tile means. */
export const HERE = ['build', 'trade', 'claim', 'take', 'again'];

/** Finds everything that can be clicked. @param picked the cube of the hold that a step is to leave behind. */
export function seaTargets(
  { match, options, decision, seat }: Table,
  position: SeaPosition,
  speaker: Speaker,
  picked: SpiceLetter | null,
): SeaTargets {
  if (!decision) return NO_TARGETS;
  const { words, names } = speaker;
  const all = options.map((option) => offerOf(match, option, words, names));
  const at = position.seats[seat]?.boat ?? null;
  const places = new Map<string, Offer[]>();
  const put = (place: string | null, offer: Offer): void => {
    if (place !== null) places.set(place, [...(places.get(place) ?? []), offer]);
  };
  const cubes = new Map<SpiceLetter, Offer>();
  const tiles = new Map<string, Offer>();
  let far: ReadonlyMap<string, Offer> = new Map();
  let main: readonly Offer[] = [];
  let pickable = false;

  switch (decision.kind) {
    case 'boat':
      for (const offer of all) put(String(offer.option.at), offer);
      break;
    case 'sail': {
      const steps = all.filter((offer) => offer.option.kind === 'step');
      for (const offer of steps) put(String(offer.option.to), offer);
      pickable = steps.some((offer) => offer.option.leave !== '');
      far = voyages(match, at, picked, speaker, places);
      const ending = all.find((offer) => offer.option.kind === 'stop' || offer.option.kind === 'stay');
      if (ending) {
        main = endings(match, ending, speaker);
        const here = main.find((offer) => HERE.includes(offer.option.kind));
        if (here) put(at, here);
        else if (ending.option.kind === 'stop') put(at, ending);
      }
      break;
    }
    case 'toll':
    case 'price':
    case 'discard':
    case 'upgrade':
      for (const offer of all) {
        if (offer.option.cube !== undefined) cubes.set(offer.option.cube as SpiceLetter, offer);
      }
      main = all;
      break;
    case 'act':
    case 'trade': {
      main = all.flatMap((offer) => [offer, ...allAtOnce(match, offer, speaker.ui)]);
      const here = all.find((offer) => HERE.includes(offer.option.kind));
      if (here) put(at, here);
      break;
    }
    case 'bonus':
      for (const offer of all) tiles.set(String(offer.option.tile), offer);
      main = all;
      break;
    case 'heap': {
      main = all;
      const take = all.find((offer) => offer.option.kind === 'take');
      if (take) put(at, take);
      break;
    }
    default:
      main = all;
  }
  return { places, far, cubes, tiles, pickable, main, all };
}

/** What may be done at once where the boat lies: stop and act, if nothing is asked in between. */
export function endings(match: Match, ending: Offer, speaker: Speaker): Offer[] {
  const there = after(match, ending.codes);
  if (there.decision?.kind !== 'act' || there.decision.seat !== match.decision?.seat) return [ending];
  return there
    .legal()
    .map((option) => offerOf(there, option, speaker.words, speaker.names, ending.codes))
    .flatMap((offer) => [offer, ...allAtOnce(match, offer, speaker.ui)]);
}

/**
 * Voyages of several steps: the fewest steps to every place that is not next to the boat, leaving the picked cube
 * where one is left as long as there is one, else the cheapest.
 */
function voyages(
  match: Match,
  at: string | null,
  picked: SpiceLetter | null,
  { ui, words }: Speaker,
  near: ReadonlyMap<string, unknown>,
): Map<string, Offer> {
  const found = new Map<string, Offer>();
  const seen = new Set<string | null>([at, ...near.keys()]);
  const best = (options: readonly CodedOption[]): CodedOption =>
    options.find((option) => option.leave === picked) ?? options[0]!;
  let edge = [{ there: match, codes: [] as number[], left: '' }];
  for (let steps = 1; edge.length > 0; steps++) {
    const next: typeof edge = [];
    for (const { there, codes, left } of edge) {
      const byPlace = Map.groupBy(
        there.legal().filter((option) => option.kind === 'step'),
        (option) => String(option.to),
      );
      for (const [to, options] of byPlace) {
        if (steps > 1 && seen.has(to)) continue;
        const option = best(options);
        const way = {
          there: after(there, [option.code]),
          codes: [...codes, option.code],
          left: left + String(option.leave),
        };
        next.push(way);
        if (steps === 1) continue;
        seen.add(to);
        // Passing through is always allowed here; stopping is what a far click promises.
        if (!way.there.legal().some(({ kind }) => kind === 'stop')) continue;
        const label =
          way.left === ''
            ? ui.followFree(placeName(to))
            : ui.follow(placeName(to), words.cubes(Array.from(way.left).sort(rising).join('')));
        found.set(to, { codes: way.codes, option, fact: { kind: 'step', to, leave: way.left }, label, reveals: false });
      }
    }
    edge = next;
  }
  return found;
}

const rising = (a: string, b: string): number => 'YRGB'.indexOf(a) - 'YRGB'.indexOf(b);
