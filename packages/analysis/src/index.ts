/**
 * Lessons from matches: reviews, puzzles, and statistics over many matches.
 *
 * @module @windrose/analysis
 */

export { shareOf, Tally } from './tally/tally.ts';
export type { ComponentNumbers, KeptTally, Numbers, Share, TallyJob } from './tally/tally.ts';
export { COMPONENT_KINDS } from './tally/uses.ts';
export type { ComponentKind } from './tally/uses.ts';
export { accountOf } from './account/account.ts';
export type { Account } from './account/account.ts';
export { comparedWith } from './account/differences.ts';
export type { AccountSentence } from './words/account-words.ts';
export { checkPuzzle, gradingPuzzles, miningPuzzles } from './puzzles/mine.ts';
export type { MiningJob, PuzzleCheck } from './puzzles/mine.ts';
export {
  GRADES,
  checkTry,
  gradeOf,
  makePuzzles,
  openPuzzle,
  puzzleOfDay,
  readPuzzles,
  solutionOf,
} from './puzzles/puzzle.ts';
export type { Grade, Puzzle, PuzzleFile, SolutionTurn, StoredPuzzle, TryResult } from './puzzles/puzzle.ts';
export type { Target } from './puzzles/solver.ts';
export { sideReviewOf } from './review/assemble.ts';
export { CARELESS, carelessOf } from './review/careless.ts';
export type { CarelessKind } from './review/careless.ts';
export { intervalOf } from './review/estimate.ts';
export { chanceOf } from './review/judge.ts';
export type { Line, Outlook } from './review/judge.ts';
export type { ClaimNamed } from './review/claim-named.ts';
export type { PassedClaim } from './review/quick-claim.ts';
export type { Reason } from './review/reasons.ts';
export { goodOf } from './review/good-of.ts';
export { withoutLosing } from './review/not-losing.ts';
export type { HintPart } from './review/claim-parts.ts';
export { hintParts } from './review/hint-parts.ts';
export { type Aim, NO_AIM } from './review/aim.ts';
export type { Threat } from './review/threats.ts';
export type { FollowingTurn } from './review/next-turn.ts';
export type { ChangeCause, LastHint, LastPlan, PlanChange, PlannedClaim } from './review/plan.ts';
export { untilLuck } from './review/comparison.ts';
export { comparingMistakeTry, differenceOfTry, reasonsOfMistake } from './review/practice.ts';
export type { MistakeTry, TryComparison } from './review/practice.ts';
export { MARK_LOSSES, MARKS, percentLost } from './review/result.ts';
export type {
  IdleTurn,
  Mark,
  PlayedOut,
  Review,
  ReviewedStep,
  SideReview,
  SlowTurn,
  WastedTurn,
} from './review/result.ts';
export { turnsToClaim } from './review/slow.ts';
export { certaintyOf, differenceIn, isFinding, namingOf, verdictOf } from './review/verdict.ts';
export type { Certainty, Verdict } from './review/verdict.ts';
export { PLAYOUTS, reviewing, reviewMatch, STAGES } from './review/review.ts';
export { SAMPLES } from './review/turn-task.ts';
export type { PiecewiseOptions, ReviewOptions, ReviewProgress, Stage } from './review/review.ts';
export { isDone, ReviewHelper } from './review/helper.ts';
export type { HelperNews, HelperTask } from './review/helper.ts';
export { Playouts } from './review/playouts.ts';
export { reviewStepsOf } from './review/steps.ts';
export type { ReviewStep } from './review/steps.ts';
export { meanLoss } from './words/figures.ts';
export { reviewWordsFor } from './words/all.ts';
export type { StepList } from './words/line-steps.ts';
export type { ReviewMessages } from './words/messages.ts';
export type { Told } from './words/way-words.ts';
export { reviewWordsOf } from './words/words.ts';
export type { ReviewWords } from './words/words.ts';
