/** The page’s English texts around games and matches: of rules, records, new versions, and when something breaks. */

export const en = {
  // rules
  rules: 'Rules',
  rulesOf: (game: string) => `Rules: ${game}`,

  // online
  playOnline: 'Play online with friends',
  playOnlineHow: 'A link is enough; no account',
  noOnline: {
    none: ['No online play here', 'All else works: with bots, or with friends at one screen'],
    silent: ['No online play now', 'The server does not answer'],
    offline: ['No online play now', 'There is no network'],
  },
  newHere: 'New here?',
  nextToLearn: (game: string) => `Next: ${game}`,
  learnNext: 'Learn this one next: ten short steps',
  lessonLeft: (step: number, of: number) => `Continue the lesson: step ${step} of ${of}`,
  lessonInProgress: 'Lesson in progress',
  justLearned: 'Just learned',
  playLearned: (against: string) => `You know it now: play it ${against}`,
  lessonFirst: {
    ask: 'Land, sea and cards at once: there is a lot on this table. Ten short steps show how it is played.',
    learn: 'Ten steps first',
    play: 'Play at once',
    cancel: 'Cancel',
  },

  // while playing
  hint: 'Hint',

  // a new version
  newVersion: 'A new version of Windrose is ready. Your matches stay as they are.',
  useNewVersion: 'Update',
  later: 'Later',

  // when something breaks
  broken: 'Something went wrong on this page.',
  matchIsSafe: 'Your match is safe: every choice is saved in this browser at once.',
  reloadMatch: 'Reload the match',
  reloadPage: 'Reload the page',
  saveRecord: 'Save the record',
  details: 'What happened',

  // what is kept in this browser
  damaged: 'This match is damaged.',
  moreMatches: (n: number) => `${n} more in progress`,
  damagedMatches: 'Damaged matches',
  damagedHelp: 'It cannot be opened. Its file may still be of use to whoever can mend it.',
  saveDamaged: 'Save it',
  removeDamaged: 'Remove it',
  gameMissing: (game: string) => `This page was built without the game “${game}”.`,
  gameMissingWhat: 'How to open it',
  gamesMissing: 'Matches of games this page lacks',
  gameMissingHelp: 'The match is kept. It opens again in a page that is built with the module of its game:',
  elsewhere: 'This match is open in another tab.',
  elsewhereHelp: 'It is played in one tab at a time, so that nothing gets lost.',
  playHere: 'Play here',
  notSaved: {
    full: 'Not being saved: this browser has no room left.',
    blocked: 'Not being saved: this browser keeps nothing for this page.',
  },
  saveAll: 'Save everything to a file',
  bringBack: 'Bring everything back from a file…',
  backupHelp:
    'Matches, lessons, puzzles, daily voyages, achievements and settings of this browser, to be kept or taken to another one.',
  noBackup: 'This is not a file of everything saved by Windrose.',
  broughtBack: (matches: number, known: number, damaged: number) =>
    [
      `Matches brought back: ${matches}.`,
      known > 0 && `Here already: ${known}.`,
      damaged > 0 && `Damaged and left out: ${damaged}.`,
    ]
      .filter(Boolean)
      .join(' '),

  // the daily voyage
  daily: 'Daily voyage',
  dailyHow: 'Today’s sea, the same for everybody',
  dailyAgain: 'Daily voyage, for practice',
  dailyUnderWay: 'Daily voyage, running',
  dailyRunning: 'Running: sail on',
  dailyDone: 'Sailed today',
  dailyStreak: (days: number) => (days === 1 ? '1 day in a row' : `${days} days in a row`),
  achievements: 'Achievements',
  achievementsHow: (n: number) => (n === 0 ? 'Ideas worth trying' : `${n} earned`),
  dailyShare: 'To the daily voyage: streak, log, a result to share',

  // in a match
  restart: 'Start again',
  restartHelp: 'A new match with the same seats and settings. This one stays where it is.',
};

/** The texts around games and matches, in one language. */
export type AppUi = typeof en;
