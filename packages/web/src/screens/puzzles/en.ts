/** The English texts on the pages of puzzles. */

export const en = {
  title: 'Puzzles',
  intro:
    'Positions from bot matches. In each, exactly one way to play the turn reaches the goal in time: all others were tried. Grade 1 is solved by weak bots, too, at least every other time; grade 5 only by the strongest.',
  daily: 'Puzzle of the day',
  grade: (grade: number) => `Grade ${grade}`,
  solvedOf: (solved: number, of: number) => `${solved} of ${of} solved`,
  solvedEarlier: (solved: number) => `You solved ${solved} of an earlier set. These puzzles are new.`,
  solvedByBots: (levels: string) => `How often bots solve it: ${levels}.`,
  solvedByBot: (level: string, percent: number) => `${level} ${percent}%`,
  play: 'Next unsolved',
  task: (target: string, turns: number, alone: boolean) =>
    turns === 1
      ? `Claim ${target} in this turn.`
      : `Claim ${target} within ${turns} of your turns; ${alone ? 'the rival reacts as always' : 'the other players do nothing'}. You play only the first turn: it decides.`,
  tries: (n: number) => `Try ${n}`,
  solvedTry: (n: number) => (n === 1 ? 'Solved at the first try!' : `Solved at try ${n}.`),
  solvedOwn: 'Better than in the match!',
  solvedNow: 'You claimed it in time.',
  solvedSoon: 'That was all you had to play: after this turn, and no other, you can claim it in time.',
  notYet: 'Not solved: after this turn you can no longer claim it in time.',
  next: 'Try another turn, or have the solution shown.',
  lacking: (cubes: string) => `You would still be missing ${cubes}.`,
  away: 'You would have the cubes, but no way to use them in time.',
  again: 'Try again',
  playIt: 'Play it yourself',
  reveal: 'Show the solution',
  showAgain: 'Show it again',
  solution: (line: string) => `Solution: ${line}.`,
  /** The turns after the first, with their numbers from 2. */
  solutionThen: (line: string, turn: number) => `In your ${turn === 2 ? 'next' : 'third'} turn: ${line}.`,
  claim: (target: string) => `claim ${target}`,
  more: 'Next puzzle',
  all: 'All puzzles',
  own: 'Your own turns',
  marked: 'Marked turns',
  /** Of a turn that somebody else played in the match. */
  youPlay: (name: string) => `You play ${name}’s turn`,
  ownIntro: 'Turns that an analysis marked in your matches. Play each one again until it is no longer a mistake.',
  ownTurn: (sign: string, round: number) =>
    `${sign === '' ? '' : `${sign} `}${round === 0 ? 'Set-up' : `Round ${round}`}`,
  ownLoss: (loss: number) => `chance of winning: −${loss} points`,
  ownSlow: 'slow',
  ownSolved: 'solved',
  ownForget: 'Remove',
  ownTask: (round: number, loss: number) =>
    `${round === 0 ? 'The set-up' : `Round ${round}`}: the turn played here lost ${loss} percentage points of the chance of winning. Play a better one.`,
  /** A slow turn. @param when in which turn, this one being 1 */
  slowTask: (round: number, claim: string, when: number) =>
    `Round ${round} was slow: after another turn you could claim ${claim} ${when === 1 ? 'at once' : when === 2 ? 'in your next turn' : `in ${when - 1} turns`}, if the others do nothing. Play it.`,
  slowFound: 'Solved: the claim comes as early as it can.',
  /** @param turns how many turns later than it could be */
  slowLate: (turns: number) =>
    `Not yet: after this turn the claim comes ${turns === 1 ? 'one turn' : `${turns} turns`} later than it could.`,
  slowNever: 'Not yet: after this turn the claim does not come for several turns.',
  slowAsPlayed: 'So it was in the match.',
  slowWhy: 'Why what was played was slow',
  slowBetter: (line: string) => `Sooner: ${line}.`,
  slowSolved: 'Faster than in the match!',
  /** A turn that somebody only wants to try otherwise. */
  freeTask: (round: number) =>
    `${round === 0 ? 'The set-up' : `Round ${round}`}: play this turn otherwise. Bots then say how it compares with what was played.`,
  freeRepeated: 'This is what was played in the match.',
  /** Which of two turns may be the better one, where that is not sure: neither, the try, or the other. */
  unsure: {
    alike: 'About as good',
    tried: 'Your turn may be better, but that may be luck',
    other: 'Your turn may be worse, but that may be luck',
  },
  /** @param what one of {@link unsure}. @param other the turn beside the try. @param goesOn whether bots are still playing both on */
  playedOut: (what: string, other: string, wins: { pairs: number; tried: number; other: number }, goesOn: boolean) =>
    `${goesOn ? `So far: ${what.slice(0, 1).toLowerCase()}${what.slice(1)}` : what}. Bots played both on to the end ${wins.pairs} times, with the same luck for both: your turn won ${wins.tried} times, ${other} ${wins.other} times.${goesOn ? ' They are playing on, to be surer…' : ''}`,
  /** Before that. */
  playingOut: (other: string) =>
    `At first sight, your turn and ${other} may be equally good. Bots are now playing both on to the end, again and again…`,
  turnOfMatch: 'that of the match',
  betterTurn: 'the better turn that is known',
  freeWhyBetter: 'What speaks for your turn',
  freeWhyWorse: 'What speaks against your turn',
  freeNone: 'No difference from what was played.',
  /** @param most the difference is less than this. */
  freeAsGood: (most: number) =>
    `About as good as what was played: the chance of winning differs by less than ${most} percentage points.`,
  freeBetter: (by: number, margin: number) =>
    `This seems better than what was played, by about ${by} percentage points of the chance of winning (±${margin}).`,
  freeWorse: (by: number, margin: number) =>
    `This seems worse than what was played, by about ${by} percentage points of the chance of winning (±${margin}).`,
  ownPlayed: (line: string) => `Played: ${line}.`,
  ownBetter: (line: string) => `Better: ${line}.`,
  ownWhy: (loss: number) => `Why what was played lost ${loss} percentage points`,
  ownShowPlayed: 'Show what was played',
  ownShowBetter: 'Show the better turn',
  ownSource: 'Back to the analysis',
  ownNext: 'Next marked turn',
  ownEnd: 'None of your own marked turns is left to practise. Those of others are in the analysis of their match.',
  whyWait: 'Bots are looking for the reason…',
  whyNone: 'Bots found no single reason: it did better when they played both turns on, with the same luck.',
  whyNoneMissed: 'No single reason was found: the better turn did better when bots played both on, with the same luck.',
  whyAlike: 'Bots found nothing that one of the two turns brings, and the other does not, or later.',
  /** A try that claims something at once, or one that is beside such a turn. */
  ownClaims: (claim: string) =>
    `Solved: another way. This turn claims ${claim} at once, and no other turn is clearly better.`,
  ownBesideClaim: (claim: string) =>
    `Solved: another way, and about as good: the turn that is known claims ${claim} at once, and is not clearly better.`,
  freeClaims: (claim: string) =>
    `As good as what was played, as far as can be told: this turn claims ${claim} at once, and the other one is not clearly better.`,
  freeBesideClaim: (claim: string) =>
    `About as good: what was played claims ${claim} at once, and your turn is not clearly better.`,
  ownJudging: 'Bots are playing on from your turn, to judge it…',
  ownFailed: 'The bots could not judge this turn. Try again.',
  ownFound: 'Solved: this is the better turn.',
  ownBeyond: (by: number, margin: number) =>
    `Solved, and more: your turn seems about ${by} percentage points (±${margin}) better than the one the analysis knew.`,
  /** @param most the difference is less than this. */
  ownAsGood: (most: number) =>
    `Solved: another way, and about as good: the chance of winning differs by less than ${most} percentage points.`,
  ownImproved: (behind: number, margin: number, loss: number) =>
    `Better than before: this turn loses about ${behind} (±${margin}) percentage points instead of ${loss}. There is a better one.`,
  ownRepeated: (loss: number) => `This is what was played in the match: it loses ${loss} percentage points.`,
  turnRepeated: (loss: number) => `This is what was played in the match: it loses ${loss} percentage points.`,
  ownNoBetter: (behind: number, margin: number, loss: number) =>
    `Not yet: this turn loses about ${behind} (±${margin}) percentage points, the one played in the match ${loss}.`,
  /** Before what is told of a try that is surely no mistake, as far as can be known. */
  ownUnsureSolved: 'Solved: another way.',
  ownGone: 'This turn is not kept in this browser.',
  gone: 'There is no such puzzle.',
  failed: 'The puzzles could not be loaded.',
};

/** The texts of puzzles, in one language. */
export type PuzzleUi = typeof en;
