/** The reasons why another line would have been better than the one played. */

import type { Match } from '@windrose/rules';
import type { SeatNames } from '@windrose/words';
import type { SolutionTurn } from '../puzzles/puzzle.ts';
import { isClearGain, SOON } from '../review/quick-claim.ts';
import { CLEAR_PACE, type MoreThanClaim, type Reason } from '../review/reasons.ts';
import type { ReviewedStep } from '../review/result.ts';
import { type Obstacle, turnsOnWay } from '../review/way.ts';
import { decimal, inWholePoints, playoutsTold } from './figures.ts';
import { choicesOf } from './line-choices.ts';
import type { ReasonMessages, ReviewTexts, ToldMore, TurnNaming } from './messages.ts';
import { type AnyClaim, fullNameOf, sideNameOf } from './names.ts';
import { wayInWords } from './way-words.ts';

/** What is told as the reasons of a step. */
export type Reasoned = Pick<
  ReviewedStep,
  'reasons' | 'points' | 'playedOut' | 'better' | 'chance' | 'loss' | 'evaluatedLoss'
> &
  Partial<Pick<ReviewedStep, 'mark'>>;

/** Reasons beside which the points expected are still worth a sentence. */
const ASIDE: readonly Reason['kind'][] = ['points', 'scored', 'hold', 'settlers', 'cards', 'lying'];

/** Whether a reason explains little by itself. */
const isLittle = (reason: Reason): boolean =>
  reason.kind === 'hold' ||
  reason.kind === 'scored' ||
  (reason.kind === 'pace' && Math.abs(reason.better - reason.played) < CLEAR_PACE);

/** Options of a boat on its way. */
const VOYAGES: readonly string[] = ['step', 'stop', 'stay', 'move'];

/** What a reason is told with. */
interface Telling {
  /** The sentences, with the names of the two turns. */
  readonly told: ReasonMessages;
  /** The own turn in which the way that is told claims its target, counted from this one; null where no way is told. */
  readonly quickest: number | null;
  /** The choices of the better line. */
  readonly better: readonly number[];
  /** The cubes that the sentence before says to be missing for the claim that it names; null if it names none. */
  readonly lacks: string | null;
  readonly names: SeatNames;
}

/** All reasons of a step, a sentence or two each, and after them the figures. @param match at the moment before the step. */
export function reasonsInWords(
  texts: ReviewTexts,
  match: Match,
  step: Reasoned,
  { names, naming }: { readonly names: SeatNames; readonly naming: TurnNaming },
): string[] {
  const { reasons, points, better } = step;
  const told = texts.messages.reasons(naming);
  const [quickest = null] = reasons.flatMap((reason) => (reason.kind === 'way' ? [reason.way.length + 1] : []));
  const plan = reasons.flatMap((reason, at) => {
    const earlier = reasons.slice(0, at);
    // A claim at once needs no date.
    if (reason.kind === 'sooner' && earlier.at(-1)?.kind === 'claims') return [];
    const [lacks = null] = earlier.flatMap((other) => (other.kind === 'short' ? [other.played] : []));
    return [reasonInWords(texts, match, reason, { told, quickest, better: better ?? [], lacks, names })];
  });
  const named = reasons.some(({ kind }) => !ASIDE.includes(kind));
  // What may be nothing is told without figures.
  const isOpen = naming === 'open';
  const worth = !named && !isOpen && points >= 0.05 ? [told.expected(decimal(points, texts.words))] : [];
  const isUnexplained = reasons.every(isLittle) && (reasons.length > 0 || worth.length === 0);
  // A mark is never without a word, though nothing has a name.
  const isBare = step.mark !== undefined && step.mark !== null && reasons.length === 0;
  const none = isUnexplained && (step.playedOut !== null || isBare) && !isOpen ? [told.unexplained] : [];
  // What is equal is the reason that two turns are about as good.
  const isAlike = isOpen && step.playedOut !== null && !reasons.some((reason) => 'claim' in reason);
  const alike = isAlike ? [told.alike] : [];
  return [...none, ...alike, ...plan, ...worth, ...playoutsTold(told, step, isOpen)];
}

function reasonInWords(texts: ReviewTexts, match: Match, reason: Reason, telling: Telling): string {
  const { words } = texts;
  const { told, quickest, better, lacks, names } = telling;
  const claimed = (claim: AnyClaim): string => fullNameOf(texts, match, claim);
  const sideName = (side: number): string => sideNameOf(words, match, side, names);
  const inDecimals = (value: number): string => decimal(value, words);
  const moreTold = ({ gain, rounds, instead }: MoreThanClaim): ToldMore => ({
    points: inWholePoints(gain),
    rounds,
    instead: instead && { claim: claimed(instead.claim), turns: instead.turns },
  });
  switch (reason.kind) {
    case 'claims':
      return told.claims(claimed(reason.claim));
    case 'short': {
      const { claim, played } = reason;
      const left = reason.better === '' ? null : words.cubes(reason.better);
      return told.short(claimed(claim), words.cubes(played), left);
    }
    case 'sooner':
      return told.sooner(lacks === null ? claimed(reason.claim) : null, { ...reason, quickest });
    case 'way': {
      const turns = turnsOnWay(match, better, reason.way);
      const way = wayInWords(texts, turns, names);
      const obstacle = reason.fails === null ? '' : obstacleInWords(texts, reason.fails, turns, telling);
      return obstacle === '' ? way : `${way} ${obstacle}`;
    }
    case 'lost':
      return told.lost(sideName(reason.to));
    case 'gave': {
      const { claim, to, turns } = reason;
      return told.gave(sideName(to), claimed(claim), turns);
    }
    case 'merchant': {
      const lying = reason.cubes === '' ? null : words.cubes(reason.cubes);
      return told.merchant(words.merchantCalled(match, reason.card), sideName(reason.to), lying);
    }
    case 'lying':
      return told.lying(words.cubes(reason.cubes));
    case 'tile':
      return told.tile(reason.tile, sideName(match.decision?.seat ?? 0), reason.uses);
    case 'waits':
      return told.waits(claimed(reason.claim), reason.turns, reason.more && moreTold(reason.more));
    case 'gained':
      return told.gained(claimed(reason.claim), reason.played, reason.better);
    case 'passed': {
      const { claim, turns, gain, rounds } = reason;
      const name = claimed(claim);
      if (turns !== null && turns <= SOON) return told.passedSoon(name, turns);
      return isClearGain(gain) ? told.passed(name, inWholePoints(gain), rounds) : told.passedUnclear(name);
    }
    case 'points':
      return told.morePoints(words.points(reason.more));
    case 'scored':
      return told.scored(words.points(reason.more));
    case 'settlers':
      return told.settlers(reason.more);
    case 'cards':
      return told.cards(reason.better, reason.played);
    case 'plan': {
      const { claim, turns, played } = reason;
      const isSame = played?.claim.kind === claim.kind && played.claim.id === claim.id;
      const other = played && { claim: isSame ? null : claimed(played.claim), turns: played.turns };
      return told.plan(sideName(match.decision?.seat ?? 0), { claim: claimed(claim), turns }, other);
    }
    case 'pace': {
      const { side, rounds, played } = reason;
      return told.pace(sideName(side), rounds, inDecimals(reason.better), inDecimals(played));
    }
    case 'finish':
      return told.finish(sideName(match.decision?.seat ?? 0), reason.better, reason.played, inDecimals);
    case 'hold':
      return told.hold(words.cubes(reason.played), words.cubes(reason.better));
  }
}

/** Where a way fails after the turn that was played. */
function obstacleInWords(
  texts: ReviewTexts,
  { turn, choice, missing }: Obstacle,
  turns: readonly SolutionTurn[],
  { told, lacks, names }: Telling,
): string {
  if (missing !== null) return missing === lacks ? '' : told.failsFor(texts.words.cubes(missing));
  const there = turns[turn];
  const made = there && choicesOf(texts, there.match, there.line, names)[choice];
  // Where the boat is elsewhere, it may come there by another way.
  return made === undefined || VOYAGES.includes(made.kind) ? '' : told.fails(made.text);
}
