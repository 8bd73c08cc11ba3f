/** Texts of notices: push messages and mails. */

import type { FirstWords, NamedPerson } from './first-words.ts';
import { type Language, localeOf } from './languages.ts';

/** The subject of a notice. */
export type NoticeSubject = 'turn' | 'reminder' | 'away' | 'over';

/** The data of a notice. */
export interface NoticeFacts {
  readonly subject: NoticeSubject;
  readonly game: string;
  /** The other people at the table. */
  readonly others: readonly NamedPerson[];
  /** The deadline of the turn, in milliseconds since 1970; null without a clock. */
  readonly deadline: number | null;
  /** The reader's time zone. */
  readonly zone: string;
}

/** A mail: its subject and its plain text. */
export interface MailText {
  readonly subject: string;
  readonly text: string;
}

/** A language's notices. */
export interface NoticeWords {
  readonly title: Readonly<Record<NoticeSubject, string>>;
  /** The text of a push message, or the first lines of a mail. */
  body(facts: NoticeFacts): string;
  /** A notice as a mail. @param link to the match. @param stop where mails are ended. */
  mail(facts: NoticeFacts, link: string, stop: string): MailText;
  /** The mail that brings the code with which an address is confirmed. @param minutes how long it is good for */
  code(code: string, minutes: number): MailText;
  /** The page behind the link that ends the mails. */
  readonly stop: {
    readonly question: string;
    readonly button: string;
    readonly done: string;
    readonly unknown: string;
  };
}

/** The notices of one language. */
export interface NoticeMessages {
  readonly title: NoticeWords['title'];
  readonly sentence: Readonly<Record<NoticeSubject, string>>;
  readonly others: (names: string) => string;
  readonly until: (moment: string) => string;
  readonly link: (address: string) => string;
  readonly noMore: (address: string) => string;
  readonly code: (code: string, minutes: string) => MailText;
  readonly minutes: { readonly one: string; readonly few?: string; readonly many?: string; readonly other: string };
  readonly stop: NoticeWords['stop'];
}

/** A language's notices. @param first its names of games */
export function noticeWordsOf(language: Language, messages: NoticeMessages, first: FirstWords): NoticeWords {
  const body = ({ subject, game: id, others, deadline, zone }: NoticeFacts): string => {
    const parts = [`${first.game(id).title}: ${messages.sentence[subject]}`];
    if (others.length > 0) parts.push(messages.others(first.list(others.map(first.person))));
    if (deadline !== null && (subject === 'turn' || subject === 'reminder')) {
      const format = new Intl.DateTimeFormat(localeOf(language), {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        hour: '2-digit',
        minute: '2-digit',
        timeZone: zone,
        timeZoneName: 'short',
      });
      parts.push(messages.until(format.format(deadline)));
    }
    return parts.join(' ');
  };
  return {
    title: messages.title,
    body,
    mail: (facts, link, stop) => ({
      subject: `${messages.title[facts.subject]}: ${first.game(facts.game).title}`,
      text: [body(facts), messages.link(link), `-- \n${messages.noMore(stop)}`].join('\n\n'),
    }),
    code: (code, minutes) => messages.code(code, `${minutes} ${first.plural(minutes, messages.minutes)}`),
    stop: messages.stop,
  };
}
