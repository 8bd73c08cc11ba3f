/** What a plan is about: where to look, without its solution. */

import { amount, type AnyView, type Match, required, SPICES } from '@windrose/rules';
import { factOf } from '@windrose/words';
import type { Aim } from '../review/aim.ts';
import type { ClaimNamed } from '../review/claim-named.ts';
import { goodOf } from '../review/good-of.ts';
import { canWait } from '../review/quick-claim.ts';
import { isOnlyLine } from '../review/way.ts';
import { clicksOf } from './line-choices.ts';
import { joined } from './line-steps.ts';
import type { Deed, ReviewTexts } from './messages.ts';
import { type AnyClaim, fullNameOf, shortNameOf } from './names.ts';

/** Options that do something where the boat is; of several, the earlier one here is what its turn is for. */
const ON_ISLAND: readonly Deed[] = ['trade', 'harvest', 'build'];

/** The subject of a plan, what it leads to, and that a claim which could be made at once is passed over. */
export function lookInWords(
  texts: ReviewTexts,
  match: Match,
  codes: readonly number[],
  { aim, planned }: { readonly aim: Aim | null; readonly planned: ClaimNamed | null },
): string {
  const { look } = texts.messages;
  const subject = isOnlyLine(match, codes)
    ? look.only(joined(texts, clicksOf(texts, match, codes)))
    : subjectOf(texts, match, codes);
  const { passes = null } = aim ?? {};
  const isClaim = goodOf(match, codes).kind === 'claims';
  const leads = planned === null || isClaim ? '' : ` ${look.aim(shortNameOf(texts.words, match, planned))}`;
  if (passes === null || passes.soonest > 1) return `${subject}${leads}`;
  return `${subject}${leads} ${look.passes(fullNameOf(texts, match, passes.claim), canWait(passes))}`;
}

/** What a plan is about, without its solution. */
function subjectOf(texts: ReviewTexts, match: Match, codes: readonly number[]): string {
  const {
    messages: { look },
    words,
  } = texts;
  if (match.decision?.kind === 'set') return look.set;
  const fork = match.imagine();
  const seat = match.decision?.seat;
  let place: string | null = null;
  const deeds = new Set<string>();
  for (const code of codes) {
    const option = fork.legal().find((candidate) => candidate.code === code);
    if (!option) break;
    if (option.kind === 'work') return look.location(words.work(fork, option.at));
    if (option.kind === 'acquire') {
      const taken = factOf(fork, option);
      if (taken.kind === 'acquire') return look.market(words.merchantCalled(fork, taken.card));
    }
    if (option.kind === 'bonus' && 'tile' in option && deeds.size === 0) return look.tile;
    if (option.kind === 'rest') return look.rest;
    if (ON_ISLAND.some((kind) => kind === option.kind)) place ??= boatOf(fork, seat);
    deeds.add(option.kind === 'again' ? 'trade' : option.kind);
    if (option.kind === 'play') return look.card(words.merchantCalled(fork, option.card));
    const before = fork.copiedState();
    for (const event of fork.choose(code)) {
      if (event.kind === 'claimed' || event.kind === 'card') {
        return look.claim(fullNameOf(texts, match, claimedBy(event, before, fork, seat)));
      }
      if (event.kind === 'sailed' && event.seat === seat) place = event.to;
      if (event.kind === 'boat') place = event.at;
    }
  }
  if (place !== null) return look.place(words.place(match, place), ON_ISLAND.find((kind) => deeds.has(kind)) ?? null);
  const good = goodOf(match, codes);
  if ('claim' in good) return look.claim(fullNameOf(texts, match, good.claim));
  const { ports, row }: AnyView = match.state();
  return look.other(ports === undefined ? 'cards' : row === undefined ? 'orders' : 'both');
}

/** The place of the boat of a seat; null without one. */
function boatOf(match: Match, seat: number | undefined): string | null {
  const { seats }: AnyView = match.state();
  return (seat === undefined ? null : seats[seat]?.boat) ?? null;
}

/** A claim that has just been made: its price is what was paid for it. */
function claimedBy(
  event: { readonly kind: 'claimed' | 'card'; readonly points: number },
  before: { readonly hold: Int32Array },
  match: Match,
  seat = 0,
): AnyClaim {
  const after = match.copiedState();
  const what = `hold of seat ${seat}`;
  const paid = required(before.hold[seat], what) - required(after.hold[seat], what);
  const letters = SPICES.map((letter, spice) => letter.repeat(Math.max(0, amount(paid, spice)))).join('');
  return { kind: event.kind === 'claimed' ? 'order' : 'card', price: letters, points: event.points };
}
