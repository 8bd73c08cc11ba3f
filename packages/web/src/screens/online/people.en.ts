/** The page’s English texts about people: chat, accounts, profiles, quick match, notices. */

import type { ReportReason } from './server-people.ts';

export const en = {
  // chat
  chat: 'Chat',
  byYou: 'You',
  chatNew: (n: number) => `Chat, ${n} new`,
  noMessages: 'No messages yet.',
  sendPhrase: 'Ready phrases',
  morePhrases: (n: number) => `${n} more phrases…`,
  fewerPhrases: 'Fewer phrases',
  freeText: 'I want to write freely at this table',
  freeHelp: 'Own messages are possible once everyone at the table has ticked this.',
  freeOn: 'You can write your own messages, as long as nobody at the table unticks this.',
  write: 'Your message',
  sendText: 'Send',
  onlySeated: 'Only players at the table can write.',

  // accounts
  account: 'Your account',
  makeAccount: 'Create an account',
  accountHelp:
    'With an account you have your matches on every device and can play rated matches. You keep your guest matches.',
  signIn: 'Sign in',
  haveAccount: 'I have an account',
  passphrase: 'Passphrase',
  passphraseHelp: 'At least 10 characters. The longer, the better.',
  name: 'Name',
  signInByPasskey: 'Sign in with a passkey',
  addPasskey: 'Add a passkey',
  accountByPasskey: 'Use a passkey instead',
  passkeys: 'Passkeys',
  noPasskeys: 'None. A passkey signs you in with your fingerprint, your face or a security key.',
  passkeyLabel: 'This device',
  removePasskey: (label: string) => `Remove the passkey “${label}”`,
  passkeyFailed: 'The browser did not create or use a passkey.',
  deleteAccount: 'Delete my account',
  deleteHelp:
    'Your name and all data about you will be removed; your matches stay, without your name. This cannot be undone.',
  exportMine: 'Download my data',
  signOut: 'Sign out',

  // profiles
  profile: 'Profile',
  since: (day: string) => `playing since ${day}`,
  ratings: 'Ratings',
  noRatings: 'No rated match yet.',
  rating: 'Rating',
  deviation: (n: number) => `± ${n}`,
  matches: 'Matches',
  played: 'Played',
  won: 'Won',
  best: 'Best',
  average: 'Average',
  share: (n: number) => `${n} % of them`,
  bestScore: 'Best score',
  statistics: 'Matches played to the end',
  pastMatches: 'Past matches',
  noPast: 'None yet.',
  place: (n: number) => `place ${n}`,
  points: (n: number) => `${n} points`,
  ratingChange: (before: string, after: string) => `rating ${before} → ${after}`,
  block: 'Block',
  unblock: 'Unblock',
  blockedPeople: (n: number) => (n === 1 ? 'One person is blocked' : `${n} people are blocked`),
  blocked: 'You have blocked this person: no chat and no new tables with them.',
  report: 'Report…',
  reportWhy: 'Why',
  reportReasons: {
    insults: 'Insults',
    cheating: 'Unfair play',
    stalling: 'Stalling on purpose',
    name: 'Name',
    other: 'Something else',
  } satisfies Record<ReportReason, string>,
  reportText: 'What happened',
  send: 'Send',
  reported: 'Thank you. The people who run this server will look into it.',

  // quick match
  quick: 'Quick match',
  quickHelp: 'The server finds someone at your level. A live match with clocks.',
  quickGo: 'Find an opponent',
  seeking: (others: number) =>
    others === 0 ? 'Looking… no one else is looking yet.' : `Looking… others looking: ${others}.`,
  quickStop: 'Stop looking',

  // notices
  notices: 'Turn notifications',
  noticesHelp: 'Learn that it is your turn even when this page is closed. Nothing is sent until you turn it on.',
  pushOn: 'Turn on for this device',
  pushOff: 'Turn off for this device',
  pushDenied: 'The browser blocks notifications from this page. You can change that in its settings.',
  pushMissing: 'This browser cannot show notifications from closed pages.',
  pushActive: 'This device will notify you when it is your turn.',
  mail: 'Email address',
  mailSend: 'Send a code',
  mailCode: 'Six-digit code',
  mailConfirm: 'Confirm',
  mailOn: (address: string) => `Emails go to ${address}.`,
  mailNone: 'This server does not send email.',
};

/** The texts about people, in one language. */
export type PeopleUi = typeof en;
