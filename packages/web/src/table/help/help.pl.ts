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
  marks: {
    points: 'Na przycisku: tyle punktów od razu, a także tyle, ile liczą się kostki, które przyjdą albo odejdą.',
    cubes: 'Każda kostka, która nie jest żółta, to na końcu 1 punkt. Pokazane punkty już to zawierają.',
    gain: 'Na karcie: tylu osadników przychodzi z rezerwy albo ta kostka przychodzi za każdym razem, gdy pracujesz w tym krajobrazie.',
    needed:
      'Na terenie: tylu osadników tam potrzebujesz. Pomarańczowa: więcej niż nadrukowano, bo stoją tam inni. Zielona: mniej, dzięki pomocy rdzennych mieszkańców. Przerywana ramka: masz ich za mało.',
    reserve: 'Przy osadnikach: tylu jest gotowych, a tylu czeka w rezerwie, aż coś ich sprowadzi.',
    help: 'Przy krajobrazie: tylu osadników mniej potrzebujesz.',
    worth: 'Na kaflu bonusowym gracza: tyle punktów jest dla niego teraz wart.',
    back: 'Kreskowany: następny kafel bonusowy stosu, którego nikt jeszcze nie widział. Odsłania się go po akcji.',
    lacking: 'Na karcie, w przerywanej ramce: kostki, których ci do niej jeszcze brakuje.',
    price: 'Na karcie kupieckiej: tyle dowolnych kostek kładziesz na karty po jej lewej, żeby ją wziąć.',
    deck: 'Kreskowana: zakryta talia kart kupieckich i liczba kart w niej.',
    row: 'Na planszetce: ile daje to, co odsłania zbudowana placówka.',
    star: 'Pod kolumną planszetki: kto zbuduje jej placówki ze wszystkich czterech rzędów, ten ją opróżnia i bierze kafel bonusowy.',
    far: 'Złota kropka na kaflu: kliknięcie prowadzi tam w kilku krokach.',
    count: 'Tyle ich zostało albo tyle tu stoi.',
    hold: 'Tyle kostek jest w składzie i tyle wolno zatrzymać na koniec tury.',
    closed:
      'Zamknięty Port, jedno z następnych zamówień ze stosu. Gdzie się pojawi, tam nie da się zrealizować zamówienia, dopóki ktoś nie zrealizuje innego.',
    wake: 'Ślad łodzi: którędy płynęła od twojej ostatniej tury.',
  },
  frames: {
    move: 'Złota: można to teraz wybrać.',
    claim: { orders: 'Czerwona: można tu zrealizować zamówienie.', cards: 'Czerwona: można tu zdobyć kartę punktów.' },
    quiet: 'Bez blasku: można to wybrać, ale tylko coś się tym kończy albo zostawia, albo samo nic nie daje.',
  },
};
