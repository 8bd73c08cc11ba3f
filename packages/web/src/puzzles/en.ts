/** What is said in English on the pages of puzzles. */

export const en = {
  title: 'Puzzles',
  intro:
    'Positions out of matches between bots. In each, exactly one way to play the turn leads to the claim in time: all others were tried. The grade, 1 to 5, says how hard it is for search to find.',
  daily: 'Puzzle of the day',
  grade: (grade: number) => `Grade ${grade}`,
  solvedOf: (solved: number, of: number) => `${solved} of ${of} solved`,
  play: 'Next unsolved',
  task: (target: string, turns: number) =>
    `Claim ${target} within ${turns} of your turns. Play the first one; the others stand still.`,
  tries: (n: number) => `Try ${n}`,
  solvedNow: 'Solved: the claim is made.',
  solvedSoon: 'Solved: this is the only way that gets there in time.',
  notYet: 'Not in time.',
  lacking: (cubes: string) => `For the claim there would still be missing: ${cubes}.`,
  away: 'The cubes would be there, but not the way to use them in time.',
  again: 'Try again',
  reveal: 'Show the solution',
  solution: (line: string) => `Solution: ${line}.`,
  more: 'Next puzzle',
  all: 'All puzzles',
  gone: 'There is no such puzzle.',
  failed: 'The puzzles could not be fetched.',
};

/** What is said of puzzles, in one language. */
export type PuzzleUi = typeof en;
