/** Co się mówi po polsku tam, gdzie ogląda się przebieg partii. */

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
  begins: 'Partia się zaczyna.',
  viewer: 'Z miejsca',
  curve: 'Punkty w kolejnych turach',
  curveHelp: 'Kliknij miejsce na wykresie, aby tam przejść.',
  branch: 'A gdyby…',
  branchTitle: 'Graj dalej od tego miejsca',
  branchHelp:
    'W tej chwili zaczyna się nowa partia; oglądana pozostaje, jaka była. To, co odsłoni się później, jest rozdane tak samo.',
  share: 'Odnośnik tutaj',
  shareTitle: 'Odnośnik do tej chwili',
  shareHelp:
    'Odnośnik zawiera całą partię wraz z imionami graczy; otwiera się na każdej stronie Windrose, bez serwera. Można z niego obliczyć także to, co jeszcze zakryte.',
  link: 'Odnośnik',
  copy: 'Kopiuj odnośnik',
  copied: 'Skopiowano.',
  notCopied: 'Przeglądarka nie pozwala stronie kopiować; zaznacz odnośnik i skopiuj go.',
  toMatch: 'Do partii',
  damaged: 'W tym odnośniku nie ma partii: być może brakuje jego części.',
};
