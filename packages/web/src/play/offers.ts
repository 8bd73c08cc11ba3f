/** Offers: what one click can do. Most are one option; some are several that follow one another. */

import { type CodedOption, type Match, MatchLuck, type SpiceLetter } from '@windrose/rules';
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
  /** What that option means, with prices and gains. */
  readonly fact: Fact;
  /** An imperative with a capital: "Sail to C4, leaving a red cube". */
  readonly label: string;
  /** Whether it reveals something, or Solo's rival reacts to it, so that it cannot be undone. */
  readonly reveals: boolean;
  /** How much it stands out. */
  readonly rank: Rank;
  /** How often a trade is made by it. */
  readonly times?: number;
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
const WORTH_STOPPING = ['claim', 'build', 'trade'] as const;

/** Something that a stop can make possible. */
export type ActThere = (typeof WORTH_STOPPING)[number];

/** At most this many ways through the decisions between a stop and the action are tried: tolls, cubes that lie there. */
const MOST_WAYS = 40;

/** What can be done at a place after a stop and the decisions that come with it, by the legal options there. */
export function actsAfterStop(match: Match, stop: CodedOption): readonly ActThere[] {
  const { seat } = match.decision ?? {};
  const found = new Set<string>();
  const ways: (readonly number[])[] = [[stop.code]];
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

/** A trade as often as the hold allows, if that is more than once. @param match the one of whose decision `offer` is the first option. */
export function allAtOnce(match: Match, offer: Offer, ui: Ui): Offer[] {
  if (offer.option.kind !== 'trade' && offer.option.kind !== 'again') return [];
  const codes = [...offer.codes];
  const fork = after(match, codes);
  let times = 1;
  for (;;) {
    const again = fork.decision?.kind === 'trade' ? fork.legal().find((option) => option.kind === 'again') : undefined;
    if (!again) break;
    fork.choose(again.code);
    codes.push(again.code);
    times++;
  }
  if (times === 1) return [];
  return [{ ...offer, codes, label: `${offer.label}, ${ui.allTimes(times)}`, times }];
}
