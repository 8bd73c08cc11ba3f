/** The Polish texts of the settings. */

import type { SettingsUi } from './en.ts';

export const pl: SettingsUi = {
  language: 'Język',
  pace: 'Tury innych',
  paces: { follow: 'Krok po kroku', quick: 'Szybko', once: 'Od razu' },
  endsItself: 'Kończ moją turę automatycznie',
  confirmsReveals: 'Pytaj o to, czego nie można cofnąć',
  confirms: 'Potwierdzaj każdy wybór',
  hintsAtOnce: 'Podpowiedzi: mów od razu wszystko',
  hintsAtOnceHelp:
    'Lampa już po pierwszym kliknięciu mówi, co zrobić i dlaczego. Inaczej najpierw mówi, gdzie patrzeć: ruch można wtedy znaleźć samemu.',
  plans: 'Pozwól planować moją turę, gdy grają inni',
  keys: 'Wybieraj ruchy pojedynczymi klawiszami',
  keysHelp:
    'Cyfry wybierają ruch, U cofa krok, E kończy turę, R pokazuje ruchy innych, ? objaśnia; strzałkami chodzisz po stole, Enterem wybierasz.',
  soundsHelp: 'Ciche dźwięki: woda, drewno, papier, dzwonek',
  volume: 'Głośność',
  percent: (share) => `${share}%`,
  largeBoard: 'Duża plansza: plansze innych i dziennik są pod nią',
  textView: 'Widok tekstowy: nagłówki, listy i tabele zamiast rysunków',
};
