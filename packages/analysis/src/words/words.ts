/** The texts of reviews and puzzles, in each language. */

import { formatBundle, type Match } from '@windrose/rules';
import type { SeatNames, Words } from '@windrose/words';
import type { Target } from '../puzzles/solver.ts';
import type { Aim } from '../review/aim.ts';
import type { ClaimNamed } from '../review/claim-named.ts';
import { goodOf } from '../review/good-of.ts';
import type { PlanChange } from '../review/plan.ts';
import type { IdleTurn, Mark, SlowTurn, WastedTurn } from '../review/result.ts';
import type { Threat } from '../review/threats.ts';
import { type AccountWords, accountWordsOf } from './account-words.ts';
import type { SummaryMessages } from './summary-messages.ts';
import { changeInWords } from './change-words.ts';
import { playoutsTold } from './figures.ts';
import { goodTold, saysNothing } from './good-words.ts';
import { clicksOf, deedsOf } from './line-choices.ts';
import { joined, listOf, partsOf, type StepList } from './line-steps.ts';
import { lookInWords } from './look-words.ts';
import type { ReviewMessages, ReviewTexts, TurnNaming, When } from './messages.ts';
import { type AnyClaim, fullNameOf, shortNameOf } from './names.ts';
import { type Reasoned, reasonsInWords } from './reason-words.ts';
import type { Told } from './way-words.ts';

/** A language's texts of reviews. */
export interface ReviewWords {
  /** About a whole match. */
  readonly account: AccountWords;
  /** The words for the figures. */
  readonly summary: SummaryMessages;
  mark(mark: Mark): string;
  /** Choices one after the other, as imperatives. @param match at the moment before the first of them. */
  line(match: Match, codes: readonly number[], names?: SeatNames): string;
  /**
   * Sentences about the reasons why another line would have been better, and at last the {@link ReviewWords.playedOut}. @param match at the
   * moment before the step. @param naming how both are called; by default as where it is sure which is better.
   */
  reasons(match: Match, step: Reasoned, names?: SeatNames, naming?: TurnNaming): string[];
  /** How often bots won after both lines, and what loss follows from it; nothing of a step that was not played out. */
  playedOut(step: Reasoned, naming?: TurnNaming): readonly string[];
  /** What a slow turn delayed. @param match at the moment before it. */
  slow(match: Match, slow: SlowTurn): string;
  /** The cubes that a turn left for nothing. */
  wasted(wasted: WastedTurn): string;
  /** That a turn achieved nothing, and what the other one would have brought. @param match at the moment before it. */
  idle(match: Match, idle: IdleTurn, names?: SeatNames): string;
  /** What can be claimed, as the object of a sentence. */
  claim(match: Match, claim: AnyClaim): string;
  /** The same of a target. */
  target(match: Match, target: Target): string;
  /**
   * The subject of a plan, without its solution, and that a claim which could be made at once is passed over; the plan itself where there
   * is nothing else to choose.
   * @param aim what it means for later turns, where that is known. @param planned the claim that it leads to, where that is known.
   */
  look(match: Match, codes: readonly number[], aim?: Aim | null, planned?: ClaimNamed | null): string;
  /** The plan itself: everything that has to be clicked, in that order; never nothing. */
  todo(match: Match, codes: readonly number[], names?: SeatNames): string;
  /** The same, step by step. */
  steps(match: Match, codes: readonly number[], names?: SeatNames): StepList;
  /** What a turn leads to, in a sentence; null where nothing can be named. @param match at the moment before it. */
  leads(match: Match, codes: readonly number[], names?: SeatNames): string | null;
  /** The same plan in two: a sentence about what is clicked first, and what follows as a text without full stop; "" if nothing does. */
  next(
    match: Match,
    codes: readonly number[],
    names?: SeatNames,
  ): { readonly first: string; readonly rest: string; readonly more: number };
  /**
   * The benefit of a plan, and what is left for it: the most important first, at least one.
   * @param aim what it means for later turns, where that is known. @param when it speaks of the end of the plan: as the next thing after all
   * its steps, or, where its last steps are not told, as the end of the turn. @param planned what is to be claimed: no other claim is said to
   * come nearer.
   */
  good(
    match: Match,
    codes: readonly number[],
    aim?: Aim | null,
    when?: When,
    planned?: ClaimNamed | null,
    names?: SeatNames,
  ): readonly [Told, ...Told[]];
  /** What others could claim before one's own next turn: a sentence each. @param match at the moment of the hint. */
  threats(match: Match, threats: readonly Threat[], names?: SeatNames): readonly string[];
  /** That a plan is another one than that of the hint before, and why. @param match at the moment of the hint. */
  change(match: Match, change: PlanChange, names?: SeatNames): string;
}

/** A language's texts of reviews. @param messages its sentences. @param words its texts of matches. */
export function reviewWordsOf(messages: ReviewMessages, words: Words): ReviewWords {
  const texts: ReviewTexts = { messages, words };
  const claim = (match: Match, claimed: AnyClaim): string => fullNameOf(texts, match, claimed);
  /** Everything that has to be clicked, in one sentence. */
  const clicked = (match: Match, codes: readonly number[], names?: SeatNames): string =>
    joined(texts, clicksOf(texts, match, codes, names));
  const leads = (match: Match, codes: readonly number[], names: SeatNames = []): string | null =>
    saysNothing(goodOf(match, codes))
      ? null
      : goodTold(texts, match, codes, { aim: null, when: 'then', planned: null, names })[0].text;
  return {
    account: accountWordsOf(messages.account, words),
    summary: messages.summary,
    mark: (mark) => messages.marks[mark],
    line: (match, codes, names) => joined(texts, deedsOf(texts, match, codes, names)),
    reasons: (match, step, names = [], naming = 'judged') => reasonsInWords(texts, match, step, { names, naming }),
    playedOut: (step, naming = 'judged') => playoutsTold(messages.reasons(naming), step, naming === 'open'),
    slow: (match, { claim: delayed, sooner, later }) => messages.slow(claim(match, delayed), sooner, later),
    wasted: ({ cubes }) => messages.wasted(words.cubes(cubes)),
    idle(match, { line, cubes, points }, names = []) {
      const lost = messages.idle({ cubes: cubes === '' ? null : words.cubes(cubes), points });
      const good = leads(match, line, names);
      return good === null ? lost : `${lost} ${messages.instead(good)}`;
    },
    claim,
    target: (match, { kind, price, points }) => claim(match, { kind, price: formatBundle(price), points }),
    look: (match, codes, aim = null, planned = null) => lookInWords(texts, match, codes, { aim, planned }),
    threats: (match, threats, names = []) =>
      threats.map(({ claim: open, seats, kind, turns, fallback }) => {
        const who = seats.map((seat) => words.seat(seat, names));
        if (kind === 'apart') return messages.threatApart(claim(match, open), who);
        const threat = messages.threat(kind === 'claimed' ? null : shortNameOf(words, match, open), who, turns);
        return fallback ? `${threat} ${messages.fallback(claim(match, fallback.claim), fallback.turns)}` : threat;
      }),
    todo: (match, codes, names) => messages.todo(clicked(match, codes, names)),
    steps: (match, codes, names) => listOf(texts, messages.listed.plan, clicksOf(texts, match, codes, names)),
    leads,
    next(match, codes, names) {
      const [first = '', ...others] = partsOf(texts, clicksOf(texts, match, codes, names)).map(({ text }) => text);
      return { first: messages.todo(first), rest: messages.line(others), more: others.length };
    },
    good: (match, codes, aim = null, when = 'then', planned = null, names = []) =>
      goodTold(texts, match, codes, { aim, when, planned, names }),
    change: (match, change, names = []) => changeInWords(texts, match, change, names),
  };
}
