/** The English texts of notices. */

import type { NoticeMessages } from '../notices.ts';

export const notices: NoticeMessages = {
  title: {
    turn: 'Your turn',
    reminder: 'Your turn is waiting',
    away: 'A bot is playing for you',
    over: 'The match is over',
  },
  sentence: {
    turn: 'it is your turn.',
    reminder: 'it is still your turn.',
    away: 'your time ran out, so a bot is playing for you. You can take over again at any time.',
    over: 'the match is over. See how it ended.',
  },
  others: (names) => `At the table: ${names}.`,
  until: (moment) => `You have until ${moment}.`,
  link: (address) => `Open the match: ${address}`,
  noMore: (address) =>
    `You receive this email because you turned on notifications in Windrose. To unsubscribe: ${address}`,
  code: (code, minutes) => ({
    subject: `${code} is your Windrose code`,
    text: `Somebody, probably you, asked Windrose to send notifications to this address. Your code is ${code}. It is valid for ${minutes}. If this was not you, ignore this email: without the code you will get no more.`,
  }),
  minutes: { one: 'minute', other: 'minutes' },
  stop: {
    question: 'Unsubscribe from Windrose emails?',
    button: 'Unsubscribe',
    done: 'Done. You will get no more emails from Windrose.',
    unknown: 'This link is no longer valid. Perhaps you have already unsubscribed.',
  },
};
