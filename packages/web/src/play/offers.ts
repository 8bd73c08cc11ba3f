/** Offers: what one click can do. Most are one option; some are several that follow one another. */

import {
  type AnyView,
  type CodedOption,
  type Match,
  MatchLuck,
  required,
  type SpiceLetter,
  SPICES,
} from '@windrose/rules';
import { type Fact, factOf, type Words } from '@windrose/words';

import type { Ui } from '../i18n/table.en.ts';
import { capital } from '../i18n/capital.ts';
import { type Rank, rankOf } from './rank.ts';
import { revealsHidden } from './reveals.ts';

/** Something a person can do now with one click. */
export interface Offer {
  /** The options taken, in order. */
  readonly codes: readonly number[];
  /** The option that gives the offer its name: the last one that was wanted. */
  readonly option: CodedOption;
  /** The meaning of that option, with prices and gains. */
  readonly fact: Fact;
  /** An imperative with a capital: "Sail to C4, leaving a red cube". */
  readonly label: string;
  /** Whether it reveals something, or Solo's rival reacts to it, so that it cannot be undone. */
  readonly reveals: boolean;
  /** The visual weight of the offer. */
  readonly rank: Rank;
  /** For a trade: how many times it is made. */
  readonly times?: number;
  /** The cubes it gives up, where they are several. */
  readonly gives?: string;
}

/** The offer of a single option of the decision of `match`. @param before options to be taken first; `match` has taken them. */
export function offerOf(
  match: Match,
  option: CodedOption,
  words: Words,
  names: readonly string[],
  before: readonly number[] = [],
): Offer {
  const fact = factOf(match, option);
  return {
    codes: [...before, option.code],
    option,
    fact,
    label: capital(words.option(match, option, names)),
    reveals: revealsHidden(match, [option.code]),
    rank: rankOf(match, fact),
  };
}

/** The cube that a step leaves behind, '' for none; null for what leaves none by its nature. */
export function leftBehind(option: CodedOption): SpiceLetter | '' | null {
  return 'leave' in option ? option.leave : null;
}

/** Whether two offers do the same. */
export function sameOffer(a: Offer | null, b: Offer | null): boolean {
  return (
    a !== null && b !== null && a.codes.length === b.codes.length && a.codes.every((code, at) => code === b.codes[at])
  );
}

/**
 * A copy of a match after a series of options, for previews. Its draws are invented and must not be shown.
 */
export function after(match: Match, codes: readonly number[]): Match {
  const fork = match.fork(new MatchLuck('what if'));
  for (const code of codes) fork.choose(code);
  return fork;
}

/** Actions that a player goes to a place for. */
export const WORTH_STOPPING = ['claim', 'build', 'trade'] as const;

/** Something that a stop can make possible. */
export type ActThere = (typeof WORTH_STOPPING)[number];

/** At most this many ways through the decisions between a stop and the action are tried: tolls, cubes that lie there. */
const MOST_WAYS = 40;

/** The actions available at a place after a stop and the decisions that come with it, by the legal options there. @param stop its codes */
export function actsAfterStop(match: Match, stop: readonly number[]): readonly ActThere[] {
  const { seat } = match.decision ?? {};
  const found = new Set<string>();
  const ways: (readonly number[])[] = [stop];
  for (let tried = 0; tried < MOST_WAYS; tried++) {
    const way = ways.pop();
    if (way === undefined) break;
    const there = after(match, way);
    const { decision } = there;
    if (decision?.seat !== seat) continue;
    if (decision?.kind === 'act') for (const { kind } of there.legal()) found.add(kind);
    else if (decision?.kind === 'heap' || decision?.kind === 'toll') {
      ways.push(...there.legal().map(({ code }) => [...way, code]));
    }
  }
  return WORTH_STOPPING.filter((act) => found.has(act));
}

/** The number of cubes that a seat holds, and how many it may keep. */
function holdOf(match: Match, seat: number): { readonly held: number; readonly limit: number } {
  const { seats }: AnyView = match.state();
  const { hold, limit } = required(seats[seat], `seat ${seat}`);
  return { held: hold.length, limit };
}

/**
 * A trade as often as the cubes allow, if that is more than once, but no oftener than what it brings can be kept.
 * @param match the one of whose decision `offer` is the first option.
 */
export function allAtOnce(match: Match, offer: Offer, ui: Ui): Offer[] {
  if (offer.option.kind !== 'trade' && offer.option.kind !== 'again') return [];
  const codes = [...offer.codes];
  const seat = match.decision?.seat ?? 0;
  let fork = after(match, codes);
  let times = 1;
  for (;;) {
    const again = fork.decision?.kind === 'trade' ? fork.legal().find((option) => option.kind === 'again') : undefined;
    if (!again) break;
    const next = after(fork, [again.code]);
    const { held, limit } = holdOf(next, seat);
    if (held > Math.max(limit, holdOf(fork, seat).held)) break;
    fork = next;
    codes.push(again.code);
    times++;
  }
  if (times === 1) return [];
  return [{ ...offer, codes, label: `${offer.label}, ${ui.allTimes(times)}`, times }];
}

/**
 * The buttons of a decision about a cube over the limit. Where several have to go, they can go together: the cheapest ones, or
 * cubes of one kind; single cubes are then chosen in the hold. @param all the offers of single cubes
 */
export function discardsAtOnce(
  match: Match,
  all: readonly Offer[],
  { ui, words }: { readonly ui: Ui; readonly words: Words },
): readonly Offer[] {
  const { seat, kind } = match.decision ?? {};
  const codes = all.flatMap(({ option }) => (option.kind === 'discard' ? [[option.cube, option.code] as const] : []));
  const [first] = all;
  if (kind !== 'discard' || !first) return all;
  const codeOf = new Map(codes);
  // A kind that runs out is skipped.
  const given = (kinds: readonly SpiceLetter[]): { cubes: string; codes: number[] } => {
    const fork = match.fork(new MatchLuck('what if'));
    const taken = { cubes: '', codes: [] as number[] };
    while (fork.decision?.kind === 'discard' && fork.decision.seat === seat) {
      const legal = fork.legal().map(({ code }) => code);
      const next = kinds.find((cube) => legal.includes(codeOf.get(cube) ?? -1));
      if (next === undefined) break;
      const code = required(codeOf.get(next), 'code of the cube');
      fork.choose(code);
      taken.cubes += next;
      taken.codes.push(code);
    }
    return taken;
  };
  const cheapest = given(SPICES);
  const several = [cheapest, ...SPICES.map((spice) => given([spice]))].filter(
    ({ cubes }, at, those) => cubes.length > 1 && those.findIndex((other) => other.cubes === cubes) === at,
  );
  if (several.length === 0) return all;
  return several.map(({ cubes, codes: taken }) => ({
    ...first,
    codes: taken,
    label: ui.giveUp(words.cubes(cubes)),
    reveals: revealsHidden(match, taken),
    gives: cubes,
  }));
}
