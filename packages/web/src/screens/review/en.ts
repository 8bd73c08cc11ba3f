/** The English texts of analyses and hints. */

export const en = {
  title: 'Analysis',
  start: 'Analyse',
  startHelp: 'Bots play on from every turn, in your browser. It takes a minute or two.',
  stop: 'Stop',
  again: 'Analyse again',
  progress: (done: number, of: number) => `${done} of ${of} turns analysed`,
  stopped: 'Stopped early: the rest of the match was not analysed.',
  failed: 'The analysis failed.',
  curve: 'Chance of winning, in %',
  curveHelp: 'Click the curve to go to that turn.',
  table: 'Show as a table',
  turn: 'Turn',
  lost: 'Lost',
  luck: 'Luck',
  who: 'Player',
  accuracy: 'Accuracy',
  byChoice: 'By choice',
  marked: 'Biggest mistakes',
  noneMarked: 'No turn lost more than 5 percentage points.',
  mark: (sign: string, turn: string, name: string, loss: number) => `${sign} ${turn} ${name}: −${loss}`,
  played: 'Played',
  better: 'Better',
  onBoard: "On the board the played turn carries its player's sign; the better one has a frame.",
  show: 'Show it on the board',
  back: 'Back to the match',
  help: 'A turn is marked when it loses 5 (?!), 10 (?) or 20 (??) percentage points of your chance of winning. A choice is judged by everything that could have been revealed after it; what was actually revealed is luck.',
  hintMore: 'What should I do?',
  hintWait: 'Thinking…',
  hintFailed: 'No hint could be found.',
};

/** The texts of analyses, in one language. */
export type ReviewUi = typeof en;
