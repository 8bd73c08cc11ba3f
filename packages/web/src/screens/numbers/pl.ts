/** The Polish texts on the page of numbers. */

import type { NumbersUi } from './en.ts';

export const pl: NumbersUi = {
  title: 'Liczby dla ciekawych',
  games: 'Gry',
  failed: 'Nie udało się pobrać liczb.',
  matches: 'partii między botami tej samej siły',
  seats: 'graczy w każdej',
  rounds: 'rundy w partii (średnio)',
  points: 'punktu na gracza (średnio)',
  how: 'Pasek pokazuje, jak często wygrywał gracz, który danej rzeczy użył. Kreska pokazuje, o ile ta liczba może się mylić: w 95 przypadkach na 100 nie bardziej. Przerywana linia to średnia szansa gracza. To, czego boty nie umieją wykorzystać, wygląda tu na słabe.',
  wins: 'Wygrane według kolejności graczy',
  seat: (n) => `Gracz ${n}`,
  kinds: {
    set: 'Zestawy początkowe',
    market: 'Kafle targów',
    order: 'Zamówienia',
    bonus: 'Kafle bonusowe',
    location: 'Tereny',
    card: 'Karty punktów',
    exploration: 'Kafle eksploracji',
    merchant: 'Karty kupieckie',
  },
  what: 'Co',
  used: 'Użycia',
  won: 'Wygrane po użyciu',
  seatWon: 'Wygrane',
};
