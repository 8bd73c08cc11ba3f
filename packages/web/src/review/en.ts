/** What is said in English where a match is analysed and where a hint is given. */

export const en = {
  title: 'Analysis',
  start: 'Analyse',
  startHelp: 'Bots play on from every turn, here in the page: it takes a minute or two.',
  stop: 'Stop',
  again: 'Analyse again',
  progress: (done: number, of: number) => `${done} of ${of} turns looked at`,
  stopped: 'Stopped early: the rest of the match was not looked at.',
  failed: 'The analysis broke off.',
  curve: 'Chance to win, in %',
  curveHelp: 'Click a place on the curve to go there.',
  table: 'The same as a table',
  turn: 'Turn',
  lost: 'Lost',
  luck: 'Luck',
  who: 'Player',
  accuracy: 'Accuracy',
  byChoice: 'By choice',
  marked: 'Turns that lost much',
  noneMarked: 'No turn lost more than 5 chances in a hundred.',
  mark: (sign: string, turn: string, name: string, loss: number) => `${sign} ${turn} ${name}: −${loss}`,
  played: 'Played',
  better: 'Better',
  show: 'Show it on the board',
  back: 'Back to the match',
  help: 'A turn is marked from a loss of 5 (?!), 10 (?) or 20 (??) chances in a hundred. A choice is judged by everything that could have come up after it; what really came up is luck.',
  hintMore: 'What to do?',
  hintWait: 'Thinking …',
  hintFailed: 'Nothing could be found.',
};

/** What is said of analyses, in one language. */
export type ReviewUi = typeof en;
