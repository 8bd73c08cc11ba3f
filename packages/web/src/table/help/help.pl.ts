/** The Polish texts of the help with a table. */

import { wins } from '../../games/wins.pl.ts';
import type { HelpUi } from './help.en.ts';

export const pl: HelpUi = {
  now: 'O czym teraz decydujesz',
  winTitle: 'Jak wygrać',
  allRules: 'Wszystkie zasady tej gry',
  key: 'Co leży na stole',
  glows: 'Ramki',
  badges: 'Liczby i znaki',
  win: wins,
  marks: [
    ['+2', 'Na przycisku: tyle punktów od razu. Na karcie: tylu osadników albo tyle kostek więcej na stałe.'],
    ['6 +5', 'Przy osadnikach: tylu jest gotowych, a tylu czeka w rezerwie, aż coś ich sprowadzi.'],
    ['=3', 'Na kaflu bonusowym gracza: tyle punktów jest dla niego teraz wart.'],
    ['−1', 'Przy krajobrazie: tylu osadników mniej potrzebujesz.'],
    ['0 1 2 2 3', 'Na planszetce: ile punktów daje każda zbudowana placówka, od lewej.'],
    ['•', 'Na kaflu: kliknięcie prowadzi tam w kilku krokach.'],
    ['×3', 'Tyle ich zostało albo tyle tu stoi.'],
    ['3/10', 'Tyle kostek jest w składzie i tyle wolno zatrzymać na koniec tury.'],
    [
      'Zamknięty Port',
      '„Wśród następnych 6”: jest jednym z sześciu następnych zamówień ze stosu. Gdzie się pojawi, tam nie da się zrealizować zamówienia, dopóki ktoś nie zrealizuje innego.',
    ],
    ['- - -', 'Ślad łodzi i znak gracza: co się stało od twojej ostatniej tury.'],
  ],
  frames: {
    move: 'Złota: można to teraz wybrać.',
    claim: 'Czerwona: można tu zdobyć zamówienie albo kartę punktów.',
    quiet: 'Bez blasku: można to wybrać, ale tylko coś się tym kończy albo zostawia.',
  },
};
