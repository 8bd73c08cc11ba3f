/** The Polish texts of replays. */

import type { ReplayUi } from './en.ts';

export const pl: ReplayUi = {
  title: 'Przebieg partii',
  controls: 'Poruszanie się po partii',
  first: 'Na początek',
  turnBack: 'Turę wstecz',
  stepBack: 'Krok wstecz',
  play: 'Odtwarzaj',
  pause: 'Zatrzymaj',
  stepOn: 'Krok dalej',
  turnOn: 'Turę dalej',
  last: 'Na koniec',
  speed: 'Szybkość',
  times: (n) => `${n}×`.replace('.', ','),
  at: (version, end) => `Krok ${version} z ${end}`,
  keys: 'Klawisze: ← → krok, z Shiftem tura; Home i End; spacja odtwarza i zatrzymuje.',
  betterFor: (name, certainty) =>
    `${{ sure: 'Lepiej', perhaps: 'Może lepiej', open: 'Inaczej', slow: 'Szybciej', wasted: 'Więcej kostek', idle: 'Zamiast tego' }[certainty]} dla ${name === null ? 'ciebie' : `gracza ${name}`}`,
  begins: 'Partia się zaczyna.',
  viewer: 'Oczami gracza',
  analysis: 'Analiza',
  curve: 'Punkty w kolejnych turach',
  curveHelp: 'Kliknij wykres, aby przejść do tej tury.',
  branch: 'Graj dalej stąd',
  branchShort: 'Graj dalej',
  branchHint: 'Od tej chwili zaczyna się nowa partia',
  voyageCounts:
    'Ten rejs się liczy, więc płyniesz bez pomocy. Po jego końcu można go przeanalizować i spróbować inaczej.',
  branchOver: 'Tu partia już się skończyła. Cofnij się do wcześniejszego kroku i graj dalej od niego.',
  atBeginning: 'To już początek partii.',
  atEnd: 'To już koniec partii.',
  branchTitle: 'Graj dalej stąd',
  branchHelp:
    'Od tej pozycji zaczyna się nowa partia; oglądana pozostanie bez zmian. To, co odkryje się później, będzie takie samo.',
  share: 'Link do tej chwili',
  shareTitle: 'Link do tej chwili',
  shareHelp:
    'Link zawiera całą partię wraz z imionami graczy i działa na każdej stronie Windrose, bez serwera. Da się z niego odczytać także to, co jeszcze zakryte.',
  link: 'Link',
  copy: 'Kopiuj link',
  copied: 'Skopiowano.',
  notCopied: 'Przeglądarka nie pozwala kopiować; zaznacz link i skopiuj go.',
  toMatch: 'Wróć do partii',
  toMatchBriefly: 'Wróć',
  damaged: 'W tym linku nie ma partii: być może brakuje jego części.',
};
