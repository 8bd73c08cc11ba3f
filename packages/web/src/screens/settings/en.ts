/** The English texts of the settings. */

export const en = {
  language: 'Language',
  pace: 'Turns of the others',
  paces: { follow: 'Step by step', quick: 'Quick', once: 'All at once' },
  endsItself: 'End my turn automatically',
  confirmsReveals: 'Ask before what cannot be undone',
  confirms: 'Confirm every choice',
  hintsAtOnce: 'Hints: tell me at once',
  hintsAtOnceHelp:
    'The lamp says at the first click what to do and why. Otherwise it says first where to look, so that you can find the move yourself.',
  plans: 'Let me plan my turn while others move',
  keys: 'Choose options with single keys',
  keysHelp:
    'Digits choose an option, U undoes a step, E ends the turn, R shows what the others did, ? explains; arrow keys move over the table, Enter chooses.',
  soundsHelp: 'Quiet sounds: water, wood, paper, a bell',
  volume: 'Volume',
  percent: (share: number) => `${share} %`,
  largeBoard: 'Large board: the others and the log move below it',
  textView: 'Text view: headings, lists and tables instead of drawings',
};

/** The texts of the settings, in one language. */
export type SettingsUi = typeof en;
