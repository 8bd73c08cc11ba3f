/** The Polish texts of notices. */

import type { NoticeMessages } from '../notices.ts';

export const notices: NoticeMessages = {
  title: {
    turn: 'Twoja tura',
    reminder: 'Twoja tura czeka',
    away: 'Za ciebie gra bot',
    over: 'Koniec partii',
  },
  sentence: {
    turn: 'teraz twoja tura.',
    reminder: 'nadal twoja tura.',
    away: 'skończył ci się czas, więc dalej gra za ciebie bot. Możesz wrócić w każdej chwili.',
    over: 'koniec partii. Zobacz wynik.',
  },
  others: (names) => `Przy stole: ${names}.`,
  until: (moment) => `Masz czas do: ${moment}.`,
  link: (address) => `Otwórz partię: ${address}`,
  noMore: (address) =>
    `Dostajesz tę wiadomość, bo masz włączone powiadomienia z Windrose. Wyłączysz je tutaj: ${address}`,
  code: (code, minutes) => ({
    subject: `${code} to twój kod do Windrose`,
    text: `Na ten adres mają przychodzić wiadomości z Windrose. Twój kod: ${code}. Jest ważny przez ${minutes}. Jeśli to nie twoja prośba, zignoruj tę wiadomość: bez kodu więcej nie przyjdzie.`,
  }),
  minutes: { one: 'minutę', few: 'minuty', many: 'minut', other: 'minuty' },
  stop: {
    question: 'Wyłączyć wiadomości z Windrose?',
    button: 'Wyłącz',
    done: 'Gotowe. Wiadomości są wyłączone.',
    unknown: 'Ten link już nie działa. Być może wiadomości są już wyłączone.',
  },
};
