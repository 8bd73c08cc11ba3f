/** The English texts about the daily voyage. */

import type { VoyageFault } from '../../play/daily.ts';

export const en = {
  title: 'Daily voyage',
  intro:
    'A new sea every day, the same for everybody: Eastern Wonders – Solo against the standard rival. Your first try counts, without hints; afterwards you may sail the same sea again for practice.',
  today: (date: string) => `The sea of ${date}`,
  newSea: (time: string) => `A new sea comes at ${time}, your time.`,
  begin: 'Set sail',
  goOn: 'Sail on',
  again: 'Sail it again',
  againHelp: 'Does not count: only the first try does.',
  spent: 'Today’s try was begun, and its match has been removed. Sailing again does not count.',
  streak: (days: number) => (days === 1 ? '1 day in a row' : `${days} days in a row`),
  noStreak: 'Finish today’s voyage to begin a streak.',
  week: 'The last seven days',
  thisDay: 'today',
  sailed: 'sailed',
  missed: 'not sailed',
  won: 'You are ahead of the rival.',
  lost: 'The rival is ahead of you.',
  score: (points: number, rival: number) => `${points} : ${rival}`,
  scoreHelp: 'your points : the rival’s',
  rounds: (n: number) => `in ${n} rounds`,
  olderRules: (then: number, now: number) =>
    `Begun under version ${then} of the rules. Today they are at version ${now}: this voyage stays in the log as it was, and the sea below is another one.`,
  olderUnfinished: 'It cannot be sailed on.',
  share: 'Copy the result',
  shareHelp: 'Nothing in it gives the sea away.',
  copied: 'Copied.',
  notCopied: 'The browser does not allow copying; select the text instead.',
  log: 'Log of your voyages',
  underRules: (rules: number) => `version ${rules} of the rules`,
  unfinished: 'not finished',
  yesterday: (date: string) => `The voyage of ${date} is not finished.`,
  check: 'Check somebody’s result',
  checkHelp:
    'Has somebody told you their result? Ask them for the file of their voyage: they open the finished match, press the button with the book and save the record. Choose the day and that file here. The voyage is played through again, and you read whether the result is true.',
  checkFile: 'Choose their file…',
  checked: (date: string, points: number, rival: number, rounds: number) =>
    `True: the voyage of ${date}, ${points} : ${rival} in ${rounds} rounds.`,
  faults: {
    'no-record': 'This is not a record of a match.',
    'other-game': 'This is a match of another game.',
    'other-rules': 'It was sailed under another version of the rules and cannot be checked by this one.',
    'other-pack': 'It was sailed with other values on the tiles.',
    'other-sea': 'It was not sailed on the sea of this day, or not against the standard rival.',
    illegal: 'A choice in it is not allowed by the rules.',
    unfinished: 'The voyage is not finished.',
    'other-score': 'Its choices lead to another score.',
  } as Readonly<Record<VoyageFault, string>>,
  day: 'Day',
};

/** The texts about the daily voyage, in one language. */
export type DailyUi = typeof en;
