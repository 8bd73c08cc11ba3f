/** What the page says in English around games and matches: of rules, records, new versions, and when something breaks. */

export const en = {
  // rules
  rules: 'Rules',
  rulesOf: (game: string) => `Rules: ${game}`,

  // online
  playOnline: 'Play online with friends',
  playOnlineHow: 'A link is enough; no account',

  // while playing
  hint: 'Hint',

  // a new version
  newVersion: 'A new version of Windrose is here. Your matches stay as they are.',
  useNewVersion: 'Use it now',
  later: 'Later',

  // when something breaks
  broken: 'Something on this page has broken.',
  matchIsSafe: 'Nothing of the match is lost: every choice is kept in this browser as soon as it is made.',
  reloadMatch: 'Reload the match',
  reloadPage: 'Reload the page',
  saveRecord: 'Save the record',
  details: 'What happened',
};

/** What is said around games and matches, in one language. */
export type AppUi = typeof en;
