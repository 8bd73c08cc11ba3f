/** The English texts on the pages of puzzles. */

export const en = {
  title: 'Puzzles',
  intro:
    'Positions from bot matches. In each, exactly one way to play the turn reaches the goal in time: all others were tried. The grade, 1 to 5, says how hard it is for a program to find.',
  daily: 'Puzzle of the day',
  grade: (grade: number) => `Grade ${grade}`,
  solvedOf: (solved: number, of: number) => `${solved} of ${of} solved`,
  solvedEarlier: (solved: number, then: number, now: number) =>
    `${solved} solved under version ${then} of the rules. These are other puzzles, made under version ${now}.`,
  play: 'Next unsolved',
  task: (target: string, turns: number) =>
    `Claim ${target} within ${turns} of your turns. Play the first one; the other players do nothing.`,
  tries: (n: number) => `Try ${n}`,
  solvedNow: 'Solved: you claimed it.',
  solvedSoon: 'Solved: this is the only way to get there in time.',
  notYet: 'Not in time.',
  lacking: (cubes: string) => `You would still be missing ${cubes}.`,
  away: 'You would have the cubes, but no way to use them in time.',
  again: 'Try again',
  playIt: 'Play it yourself',
  reveal: 'Show the solution',
  solution: (line: string) => `Solution: ${line}.`,
  more: 'Next puzzle',
  all: 'All puzzles',
  gone: 'There is no such puzzle.',
  failed: 'The puzzles could not be loaded.',
};

/** The texts of puzzles, in one language. */
export type PuzzleUi = typeof en;
