/** The page's own English texts; those about matches are in `@windrose/words`. */

import type { Words } from '@windrose/words';

/** The forms of a counted noun. */
type Forms = Parameters<Words['plural']>[1];

export const en = {
  appTagline: 'Spices, ships and settlers: play the Century games',
  home: 'Home',
  skipToContent: 'Skip to the content',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  settings: 'Settings',
  close: 'Close',
  cancel: 'Cancel',
  sounds: 'Sounds',
  soundsOn: 'Switch sounds on',
  soundsOff: 'Switch sounds off',
  playAsText: 'Play in text view',
  playDrawn: 'Play on the drawn board',
  loading: 'Unrolling the chart…',

  // home
  playNow: 'Play now',
  /** Whom "Play now" begins against; no bots: the rival of a game for one. */
  playNowAgainst: (bots: number) =>
    bots === 0 ? 'against the standard rival' : bots === 1 ? 'against an easy bot' : `against ${bots} easy bots`,
  setTable: 'Set up a match',
  resume: 'Matches in progress',
  resumeOne: 'Continue',
  remove: 'Remove',
  removeMatch: (game: string, who: string) => `Remove the match: ${game} (${who})`,
  goOnWith: (game: string, who: string) => `Continue ${game} (${who})`,
  roundIs: (round: number) => `Round ${round}`,
  settingUp: 'Setting up',
  playerForms: { one: 'player', other: 'players' } as Forms,
  players: (noun: string, n: number) => `${n} ${noun}`,
  playersRange: (fewest: number, most: number, noun: string) => `${fewest}–${most} ${noun}`,
  optionNames: { level: 'The rival', board: 'Fourth board' } as Readonly<Record<string, string>>,
  optionNotes: {
    board:
      'The boards A1, B1 and C1 always lie on the table. The fourth has other locations each time: it is drawn, or you choose it here.',
  } as Readonly<Record<string, string>>,
  optionDefaults: { board: 'random' } as Readonly<Record<string, string>>,
  optionValues: { '': 'default', calm: 'calm', standard: 'standard', fierce: 'fierce' } as Readonly<
    Record<string, string>
  >,
  club: 'Besides playing',
  clubPlaces: {
    learn: ['Learn', 'Your first match in ten short steps'],
    maps: ['Maps', 'Choose a map, or draw your own'],
    'real-table': ['At a real table', 'Referee and score sheets for the printed games'],
    puzzles: ['Puzzles', 'Find the one best turn. A new one daily'],
    numbers: ['Numbers', 'What wins, and how often'],
  },
  fanNote:
    'An unofficial fan project. All art and text are our own; nothing here comes from the publisher of the games.',
  chooseGame: 'Choose a game',

  // end
  result: 'Result',
  lookBack: 'Replay and analysis',
  bot: 'Bot',
  you: 'Traveller',
  botNames: ['Zheng', 'Amina', 'Tasman', 'Isla', 'Marco'],
};

/** The texts of the page before a match is shown, in one language. */
export type FirstUi = typeof en;
