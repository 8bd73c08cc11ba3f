/** The click targets of a sea game, and the effect of each click. */

import type { AnyView, CodedOption, Match, SpiceLetter } from '@windrose/rules';
import { Faces } from '@windrose/words';

import { actsAfterStop, after, allAtOnce, discardsAtOnce, leftBehind, type Offer, offerOf } from '../../play/offers.ts';
import { lacking } from '../../play/lacking.ts';
import type { TableSnapshot } from '../../play/session.ts';
import { NO_TARGETS, type Vocabulary, TargetList, type Targets, type Thing } from '../../play/targets.ts';
import { type SeaPosition } from './position.ts';

/** Actions that a click on the boat's own tile means. */
export const HERE = ['build', 'trade', 'claim', 'take', 'again'];

/** Finds everything that can be clicked. A step that leaves a cube is reached by its place and by the cube. */
export function seaTargets(
  { match, options, decision, seat }: TableSnapshot,
  position: SeaPosition,
  vocabulary: Vocabulary,
): Targets {
  if (!decision) return NO_TARGETS;
  const { words, names } = vocabulary;
  const all = options.map((option) => offerOf(match, option, words, names));
  const at = position.seats[seat]?.boat ?? null;
  const list = new TargetList();
  const put = (place: string | null, offer: Offer): void => {
    if (place !== null) list.put(`place ${place}`, offer);
  };
  let main: readonly Offer[] = [];

  switch (decision.kind) {
    case 'boat':
      for (const offer of all) if (offer.option.kind === 'boat') put(offer.option.at, offer);
      break;
    case 'sail': {
      for (const offer of all) {
        if (offer.option.kind !== 'step') continue;
        put(offer.option.to, offer);
        const leave = leftBehind(offer.option);
        if (!leave) continue;
        const cube = `cube ${leave}` as const;
        list.put(cube, offer);
        list.first.add(cube);
      }
      const ending = all.find((offer) => offer.option.kind === 'stop' || offer.option.kind === 'stay');
      if (ending) {
        main = endings(match, ending, vocabulary);
        const here = main.find((offer) => HERE.includes(offer.option.kind));
        if (here) put(at, here);
        else if (ending.option.kind === 'stop') put(at, ending);
      }
      break;
    }
    case 'toll':
    case 'price':
    case 'upgrade':
      for (const offer of all) {
        if ('cube' in offer.option) list.put(`cube ${offer.option.cube}`, offer);
      }
      main = all;
      break;
    case 'discard':
      for (const offer of all) {
        if (offer.option.kind === 'discard') list.put(`cube ${offer.option.cube}`, offer);
      }
      main = discardsAtOnce(match, all, vocabulary);
      break;
    case 'act':
    case 'trade': {
      main = all.flatMap((offer) => [offer, ...allAtOnce(match, offer, vocabulary.ui)]);
      const here = all.find((offer) => HERE.includes(offer.option.kind));
      if (here) put(at, here);
      break;
    }
    case 'bonus':
      for (const offer of all) if ('tile' in offer.option) list.put(`supply ${offer.option.tile}`, offer);
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
  return { things: list.things, first: list.first, short: list.short, main, all };
}

const NO_VOYAGES: ReadonlyMap<string, Offer> = new Map();

/** Places further away than a step, with the voyage there. @param picked the cube that is to be left behind. */
export function seaVoyages(
  { match, decision, seat }: TableSnapshot,
  position: SeaPosition,
  vocabulary: Vocabulary,
  { things }: Targets,
  picked: SpiceLetter | null,
): ReadonlyMap<string, Offer> {
  if (decision?.kind !== 'sail') return NO_VOYAGES;
  const near = [...things.keys()].flatMap((thing) =>
    thing.startsWith('place ') ? [thing.slice('place '.length)] : [],
  );
  return voyages(match, position.seats[seat]?.boat ?? null, picked, vocabulary, near);
}

/** Voyages to the places of a line's route, by way of that route, leaving the cubes that it leaves: who follows a hint sails as it says. */
export function alongLine(
  far: ReadonlyMap<string, Offer>,
  match: Match,
  line: readonly number[],
  { ui, words }: Vocabulary,
): ReadonlyMap<string, Offer> {
  const found = new Map(far);
  let there = match;
  let left = '';
  for (const [at, code] of line.entries()) {
    const option = there.over ? undefined : there.legal().find((one) => one.code === code);
    if (option?.kind !== 'step') break;
    there = after(there, [code]);
    left += leftBehind(option) ?? '';
    const voyage = found.get(option.to);
    if (voyage === undefined) continue;
    const codes = line.slice(0, at + 1);
    const label = voyageLabel(match, option.to, { steps: codes.length, left }, { ui, words });
    found.set(option.to, { ...voyage, codes, option, fact: { kind: 'step', to: option.to, leave: left }, label });
  }
  return found;
}

/** The words of a voyage. @param left the cubes that it leaves behind, as letters */
function voyageLabel(
  match: Match,
  to: string,
  { steps, left }: { readonly steps: number; readonly left: string },
  { ui, words }: Pick<Vocabulary, 'ui' | 'words'>,
): string {
  const place = words.place(match, to);
  return left === ''
    ? ui.followFree(place, steps)
    : ui.follow(place, steps, words.cubes(Array.from(left).sort(rising).join('')));
}

/** Everything that can be clicked, voyages of several steps among it. */
export function withVoyages(table: TableSnapshot, position: SeaPosition, vocabulary: Vocabulary): Targets {
  const targets = seaTargets(table, position, vocabulary);
  const things = new Map(targets.things);
  for (const [place, voyage] of seaVoyages(table, position, vocabulary, targets, null)) {
    const thing: Thing = `place ${place}`;
    if (!things.has(thing)) things.set(thing, [voyage]);
  }
  return { ...targets, things };
}

/** A step of the boat. */
type Step = Extract<CodedOption, { readonly kind: 'step' }>;

/** Actions available immediately at the boat's place: stop and act or, if there is a decision in between, what can follow the stop. */
export function endings(match: Match, ending: Offer, vocabulary: Vocabulary): Offer[] {
  const there = after(match, ending.codes);
  // A stop that lets one act and one that ends the turn are not called alike.
  const ends = { ...ending, label: vocabulary.ui.andEnds(ending.label) };
  if (there.over || there.turn !== match.turn) return [ends];
  if (there.decision?.kind !== 'act' || there.decision.seat !== match.decision?.seat) {
    const heap = heapAfter(match, ending.codes);
    if (heap) return heapWays(match, ending, heap, vocabulary);
    return [{ ...ending, label: withActs(match, ending.label, ending.codes, vocabulary) }];
  }
  return there
    .legal()
    .map((option) => {
      const offer = offerOf(there, option, vocabulary.words, vocabulary.names, ending.codes);
      // What ends the turn here has one name, whether or not something could be done.
      return option.kind === 'pass' ? { ...offer, label: ends.label } : offer;
    })
    .flatMap((offer) => [offer, ...allAtOnce(match, offer, vocabulary.ui)]);
}

/** The label of a stop, with what can be done after it and the decisions that come with it. */
function withActs(match: Match, label: string, codes: readonly number[], { ui }: Vocabulary): string {
  const found = actsAfterStop(match, codes);
  // A harvest is possible wherever anything else is.
  const acts = (found.length === 0 ? [] : [...found, 'harvest' as const]).map((act) => ui.actsThere[act]);
  return acts.length === 0 ? label : ui.thenActs(label, acts.join(' / '));
}

/** The choices from a stop up to the question whether lying cubes are taken; null where it is not asked, or something else before it. */
function heapAfter(match: Match, stop: readonly number[]): readonly number[] | null {
  const codes = [...stop];
  for (let there = after(match, codes); there.decision?.seat === match.decision?.seat; there = after(match, codes)) {
    const options = there.legal();
    if (there.decision?.kind === 'heap') return options.length > 1 ? codes : null;
    const [only] = options;
    // A toll with a single cube is no choice.
    if (there.decision?.kind !== 'toll' || options.length > 1 || !only) return null;
    codes.push(only.code);
  }
  return null;
}

/** A stop where cubes lie, with each answer to whether they are taken: one click does both. @param heap the choices up to the question */
function heapWays(match: Match, ending: Offer, heap: readonly number[], vocabulary: Vocabulary): Offer[] {
  const { words, names, ui } = vocabulary;
  const there = after(match, heap);
  return there.legal().map((option) => {
    const offer = offerOf(there, option, words, names, heap);
    const label = ui.andThere(ending.label, words.option(there, option, names));
    return { ...offer, label: withActs(match, label, offer.codes, vocabulary) };
  });
}

/**
 * Voyages of several steps: the fewest steps to every place not adjacent to the boat, leaving the picked cube while one is
 * left, else the cheapest.
 */
function voyages(
  match: Match,
  at: string | null,
  picked: SpiceLetter | null,
  { ui, words }: Vocabulary,
  near: readonly string[],
): Map<string, Offer> {
  const found = new Map<string, Offer>();
  const seen = new Set<string | null>([at, ...near]);
  const best = (options: readonly Step[]): Step | undefined =>
    options.find((option) => leftBehind(option) === picked) ?? options[0];
  let edge = [{ there: match, codes: [] as number[], left: '' }];
  for (let steps = 1; edge.length > 0; steps++) {
    const next: typeof edge = [];
    for (const { there, codes, left } of edge) {
      const byPlace = Map.groupBy(
        there.legal().filter((option) => option.kind === 'step'),
        (option) => option.to,
      );
      for (const [to, options] of byPlace) {
        if (steps > 1 && seen.has(to)) continue;
        const option = best(options);
        if (!option) continue;
        const way = {
          there: after(there, [option.code]),
          codes: [...codes, option.code],
          left: left + (leftBehind(option) ?? ''),
        };
        next.push(way);
        if (steps === 1) continue;
        seen.add(to);
        // Passing through is always allowed here; stopping is what a far click promises.
        if (!way.there.legal().some(({ kind }) => kind === 'stop')) continue;
        const { codes: made, left: behind } = picked === null ? sparing(match, to, way) : way;
        const label = voyageLabel(match, to, { steps, left: behind }, { ui, words });
        found.set(to, {
          codes: made,
          option,
          fact: { kind: 'step', to, leave: behind },
          label,
          reveals: false,
          rank: 'move',
        });
      }
    }
    edge = next;
  }
  return found;
}

/** A voyage by the same places. */
interface Voyage {
  readonly codes: readonly number[];
  /** The cubes left on the way, as letters. */
  readonly left: string;
}

/** A voyage to a port on which only cubes are left that its order does not need, where they pay for it; else the voyage as it is. */
function sparing(match: Match, to: string, voyage: Voyage): Voyage {
  const view: AnyView = match.state();
  const tile = view.ports?.find(({ at }) => at === to)?.tile;
  const hold = view.seats[match.decision?.seat ?? 0]?.hold ?? '';
  const price = typeof tile === 'string' && tile !== 'closed' ? new Faces(match).order(tile).price : null;
  if (price === null || lacking(price, hold) !== '') return voyage;
  let spare = lacking(hold, price);
  const there = match.fork();
  const codes: number[] = [];
  let left = '';
  for (const code of voyage.codes) {
    const options = there.legal();
    const step = options.find((option) => option.code === code);
    const alike = options.filter((option) => option.kind === 'step' && step?.kind === 'step' && option.to === step.to);
    const other = alike.find((option) => {
      const leaves = leftBehind(option as Step);
      return leaves === null || spare.includes(leaves);
    });
    if (other === undefined) return voyage;
    const leaves = leftBehind(other as Step);
    spare = leaves === null ? spare : spare.replace(leaves, '');
    left += leaves ?? '';
    codes.push(other.code);
    there.choose(other.code);
  }
  return { codes, left };
}

const rising = (a: string, b: string): number => 'YRGB'.indexOf(a) - 'YRGB'.indexOf(b);
