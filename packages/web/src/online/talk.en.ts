/** What the page says in English about people: chat, accounts, profiles, quick match, notices. */

import type { ReportReason } from './server-people.ts';

export const en = {
  // chat
  chat: 'Chat',
  chatNew: (n: number) => `Chat, ${n} new`,
  nothingSaid: 'Nobody has said anything yet.',
  sayPhrase: 'Ready phrases',
  freeText: 'I agree to free text at this table',
  freeHelp: 'Own words can be written as soon as all who sit here agree.',
  freeOn: 'All agree: own words can be written.',
  write: 'Your words',
  say: 'Say',
  onlySeated: 'Only those who sit at the table can talk.',

  // accounts
  account: 'Your account',
  makeAccount: 'Make an account',
  accountHelp:
    'With an account your matches are found on every device, and rated ones count. A guest keeps everything.',
  signIn: 'Sign in',
  haveAccount: 'I have an account',
  passphrase: 'Passphrase',
  passphraseHelp: 'At least 10 characters. Long is better than strange.',
  name: 'Name',
  signInByPasskey: 'Sign in with a passkey',
  addPasskey: 'Add a passkey',
  accountByPasskey: 'Make it with a passkey instead',
  passkeys: 'Passkeys',
  noPasskeys: 'None. A passkey signs you in with a fingerprint, your face or a key.',
  passkeyLabel: 'This device',
  removePasskey: (label: string) => `Remove the passkey “${label}”`,
  passkeyFailed: 'The browser made no passkey, or used none.',
  deleteAccount: 'Delete my account',
  deleteHelp: 'Your name and all that is known of you is removed; your matches stay without it. This cannot be undone.',
  exportMine: 'Everything of mine as a file',
  signOut: 'Sign out',

  // profiles
  profile: 'Profile',
  since: (day: string) => `here since ${day}`,
  ratings: 'Ratings',
  noRatings: 'No rated match yet.',
  rating: 'Rating',
  deviation: (n: number) => `± ${n}`,
  matches: 'Matches',
  played: 'Played',
  won: 'Won',
  best: 'Best',
  average: 'Average',
  statistics: 'Matches played to the end',
  pastMatches: 'Past matches',
  noPast: 'None yet.',
  place: (n: number) => `place ${n}`,
  points: (n: number) => `${n} points`,
  ratingChange: (before: string, after: string) => `rating ${before} → ${after}`,
  block: 'Block',
  unblock: 'Block no longer',
  blockedPeople: (n: number) => (n === 1 ? 'One person is blocked' : `${n} people are blocked`),
  blocked: 'You have blocked this person: no chat from them, no new table with them.',
  report: 'Report…',
  reportWhy: 'Why',
  reportReasons: {
    insults: 'Insults',
    cheating: 'Unfair play',
    stalling: 'Holding a match up on purpose',
    name: 'The name',
    other: 'Something else',
  } satisfies Record<ReportReason, string>,
  reportText: 'What happened',
  send: 'Send',
  reported: 'Thank you. Those who run this server will look at it.',

  // quick match
  quick: 'Quick match',
  quickHelp: 'The server finds somebody of about your strength. A live match with clocks.',
  quickGo: 'Find an opponent',
  seeking: (others: number) =>
    others === 0 ? 'Looking… nobody else is looking just now.' : `Looking… ${others} more are looking.`,
  quickStop: 'Look no longer',

  // notices
  notices: 'When it is my turn',
  noticesHelp: 'So that you hear of it when this page is closed. Nothing is sent until you ask for it.',
  pushOn: 'Tell me on this device',
  pushOff: 'This device is told no longer',
  pushDenied: 'The browser does not allow messages from this page. Its settings can change that.',
  pushMissing: 'This browser cannot show messages of a closed page.',
  pushActive: 'This device is told when it is your turn.',
  mail: 'E-mail address',
  mailSend: 'Send a code there',
  mailCode: 'The six digits of the code',
  mailConfirm: 'Confirm',
  mailOn: (address: string) => `Mails go to ${address}.`,
  mailNone: 'This server sends no e-mail.',
};

/** Everything that is said about people, in one language. */
export type TalkUi = typeof en;
