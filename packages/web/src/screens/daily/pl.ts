/** The Polish texts about the daily voyage. */

import type { DailyUi } from './en.ts';

const one = (n: number): boolean => n === 1;

export const pl: DailyUi = {
  title: 'Rejs dnia',
  intro:
    'Codziennie nowe morze, to samo dla wszystkich: Cuda Wschodu – solo ze zwykłym rywalem. Liczy się pierwsza próba, bez podpowiedzi; potem możesz pływać po tym samym morzu dla wprawy.',
  today: (date) => `Morze dnia: ${date}`,
  newSea: (time) => `Nowe morze o ${time} twojego czasu.`,
  begin: 'Wypłyń',
  goOn: 'Płyń dalej',
  again: 'Płyń jeszcze raz',
  againHelp: 'To się nie liczy: liczy się tylko pierwsza próba.',
  spent: 'Dzisiejsza próba jest zaczęta, a jej partia usunięta. Następny rejs się nie liczy.',
  streak: (days) => (one(days) ? '1 dzień z rzędu' : `${days} dni z rzędu`),
  noStreak: 'Skończ dzisiejszy rejs, a zaczniesz serię.',
  week: 'Ostatnie siedem dni',
  thisDay: 'dziś',
  sailed: 'rejs skończony',
  missed: 'bez rejsu',
  won: 'Wyprzedzasz rywala.',
  lost: 'Rywal wyprzedza ciebie.',
  score: (points, rival) => `${points} : ${rival}`,
  scoreHelp: 'twoje punkty : punkty rywala',
  rounds: (n) => `liczba rund: ${n}`,
  olderRules: (then, now) =>
    `Rejs zaczęty według wersji ${then} zasad. Dziś obowiązuje wersja ${now}: ten rejs zostaje w dzienniku, a morze poniżej jest inne.`,
  olderUnfinished: 'Nie można go dokończyć.',
  share: 'Skopiuj wynik',
  shareHelp: 'Niczego o morzu nie zdradza.',
  copied: 'Skopiowane.',
  notCopied: 'Przeglądarka nie pozwala kopiować; zaznacz tekst.',
  log: 'Dziennik rejsów',
  underRules: (rules) => `wersja zasad: ${rules}`,
  unfinished: 'nieskończony',
  yesterday: (date) => `Rejs z dnia ${date} nie jest skończony.`,
  check: 'Sprawdź czyjś wynik',
  checkHelp:
    'Ktoś podał ci swój wynik? Poproś o plik z jego rejsem: trzeba otworzyć skończoną partię, wybrać przycisk z książką i zapisać partię. Wybierz tu dzień i ten plik. Odtworzymy cały rejs i powiemy, czy wynik się zgadza.',
  checkFile: 'Wybierz plik…',
  checked: (date, points, rival, rounds) =>
    `Zgadza się: rejs z dnia ${date}, ${points} : ${rival}, liczba rund: ${rounds}.`,
  faults: {
    'no-record': 'To nie jest zapis partii.',
    'other-game': 'To partia innej gry.',
    'other-rules': 'To rejs według innej wersji zasad; ta nie może go sprawdzić.',
    'other-pack': 'To rejs z innymi wartościami na kaflach.',
    'other-sea': 'To nie morze tego dnia albo nie zwykły rywal.',
    illegal: 'Jest w nim wybór, na który zasady nie pozwalają.',
    unfinished: 'Rejs nie jest skończony.',
    'other-score': 'Te wybory prowadzą do innego wyniku.',
  },
  day: 'Dzień',
};
