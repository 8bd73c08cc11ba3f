/** The English words for the figures of a review. */

import type { SummaryMessages } from './summary-messages.ts';

export const summary: SummaryMessages = {
  turn: 'Turn',
  lost: 'Lost',
  wins: (name) => `${name} wins`,
  points: 'Points',
  perhaps: 'perhaps',
  luck: 'Given by luck',
  who: 'Player',
  accuracy: 'Accuracy, mean of a turn',
  byChoice: 'Lost by choices, mean of a turn',
  luckInAll: 'Given by luck, all turns',
  noLoss: 'no better turn found',
  ofTurns: (turns, marked, slow) =>
    `in\u00a0${turns}\u00a0${turns === 1 ? 'turn' : 'turns'}${marked === 0 ? '' : `, ${marked}\u00a0marked`}${slow === 0 ? '' : `, ${slow}\u00a0slow`}`,
  summed: (over) =>
    `${over ? 'Accuracy and losses are means of a turn. Accuracy is 100 for a turn that loses nothing, about 64 for one that loses 10 points, 0 for one that loses all. So one huge mistake among many good turns hardly changes either: the marked turns tell of it.' : 'Losses are means of a turn.'} Luck is a sum over the match. Losses and luck are in percentage points of the chance of winning. ± is how far a figure may be off.`,
  notJudged: 'not judged to the end',
  unclear: 'too close to tell',
  even: 'about even',
  none: 'no difference',
  slow: 'slow',
  wasted: 'cubes given away',
  idle: 'nothing done',
  careless: ({ slow, wasted, idle }) =>
    [
      ...(slow > 0 ? [`slow turns: ${slow}`] : []),
      ...(wasted > 0 ? [`cubes given away: ${wasted}`] : []),
      ...(idle > 0 ? [`turns with nothing done: ${idle}`] : []),
    ]
      .join('; ')
      .replace(/^./, (first) => first.toUpperCase()),
  carelessHelp: {
    slow: 'Slow turns are no mistakes: it is not sure that they lost any chance of winning. But after another turn something could have been claimed sooner, and nothing worth more later.',
    wasted:
      'Cubes given away: another turn leads to the same position, with more cubes kept. What that costs cannot be measured, but it is never worth it.',
    idle: 'Nothing done: after the turn the player had no more than before, though another turn would have brought something. What that costs cannot be measured.',
  },
  same: 'no better turn found',
};
