/** What is said to people who are not looking: push messages and mails. */

import { firstWordsFor, type Language } from './first-words.ts';

/** What a notice is about. */
export type NoticeSubject = 'turn' | 'reminder' | 'away' | 'over';

/** What a notice has to tell. */
export interface NoticeFacts {
  readonly subject: NoticeSubject;
  readonly game: string;
  /** The other people at the table, as they are called. */
  readonly others: readonly string[];
  /** Until when the turn lasts, in milliseconds since 1970; null without a clock. */
  readonly deadline: number | null;
  /** The reader's time zone. */
  readonly zone: string;
}

/** A mail: its subject and its plain text. */
export interface MailText {
  readonly subject: string;
  readonly text: string;
}

/** How a language speaks in notices. */
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

interface Messages {
  readonly locale: string;
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

const en: Messages = {
  locale: 'en-GB',
  title: {
    turn: 'Your turn',
    reminder: 'Your turn is waiting',
    away: 'A bot plays for you',
    over: 'The match is over',
  },
  sentence: {
    turn: 'it is your turn.',
    reminder: 'it is still your turn.',
    away: 'your time ran out, so a bot plays your seat. You can come back at any moment.',
    over: 'the match is over. See how it ended.',
  },
  others: (names) => `At the table: ${names}.`,
  until: (moment) => `You have until ${moment}.`,
  link: (address) => `To the match: ${address}`,
  noMore: (address) => `You get this mail because you asked Windrose to tell you. To get no more: ${address}`,
  code: (code, minutes) => ({
    subject: `${code} is your Windrose code`,
    text: `Somebody, probably you, wants Windrose to send mails to this address. The code is ${code}; it is good for ${minutes}. If it was not you, do nothing: without the code no more mails come.`,
  }),
  minutes: { one: 'minute', other: 'minutes' },
  stop: {
    question: 'Shall Windrose send you no more mails?',
    button: 'No more mails',
    done: 'Done. Windrose sends you no more mails.',
    unknown: 'This link is no longer good. Perhaps the mails have been ended already.',
  },
};

const pl: Messages = {
  locale: 'pl',
  title: {
    turn: 'Twoja tura',
    reminder: 'Twoja tura czeka',
    away: 'Gra za ciebie bot',
    over: 'Partia dobiegła końca',
  },
  sentence: {
    turn: 'teraz twoja tura.',
    reminder: 'to wciąż twoja tura.',
    away: 'twój czas minął, więc na twoim miejscu gra bot. Możesz wrócić w każdej chwili.',
    over: 'partia dobiegła końca. Zobacz, jak się skończyła.',
  },
  others: (names) => `Przy stole: ${names}.`,
  until: (moment) => `Masz czas do: ${moment}.`,
  link: (address) => `Do partii: ${address}`,
  noMore: (address) =>
    `Dostajesz tę wiadomość, bo Windrose ma cię powiadamiać. Żeby nie dostawać kolejnych: ${address}`,
  code: (code, minutes) => ({
    subject: `${code} to twój kod do Windrose`,
    text: `Ktoś, zapewne ty, chce dostawać na ten adres wiadomości od Windrose. Kod to ${code}; jest ważny przez ${minutes}. Jeśli to nie twoja prośba, nie rób nic: bez kodu więcej wiadomości nie przyjdzie.`,
  }),
  minutes: { one: 'minutę', few: 'minuty', many: 'minut', other: 'minuty' },
  stop: {
    question: 'Czy Windrose ma już nie wysyłać ci wiadomości?',
    button: 'Nie wysyłaj więcej',
    done: 'Gotowe. Windrose nie będzie już wysyłać ci wiadomości.',
    unknown: 'Ten odnośnik już nie działa. Być może wiadomości są już wyłączone.',
  },
};

const MESSAGES: Readonly<Record<Language, Messages>> = { en, pl };

/** What a language says in notices. */
export function noticeWordsFor(language: Language): NoticeWords {
  const messages = MESSAGES[language];
  const first = firstWordsFor(language);
  const body = ({ subject, game: id, others, deadline, zone }: NoticeFacts): string => {
    const parts = [`${first.game(id).title}: ${messages.sentence[subject]}`];
    if (others.length > 0) parts.push(messages.others(first.list(others)));
    if (deadline !== null && (subject === 'turn' || subject === 'reminder')) {
      const format = new Intl.DateTimeFormat(messages.locale, {
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
