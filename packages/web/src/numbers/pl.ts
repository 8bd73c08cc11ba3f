/** What is said in Polish on the page of numbers. */

import type { NumbersUi } from './en.ts';

export const pl: NumbersUi = {
  title: 'Liczby dla ciekawych',
  games: 'Gry',
  failed: 'Nie udało się pobrać liczb.',
  matches: 'partii między równymi botami',
  seats: 'graczy w każdej',
  rounds: 'rundy w partii, średnio',
  points: 'punktu na gracza, średnio',
  how: 'Pasek mówi, jak często wygrywał ten, kto czegoś użył. Kreska na nim to przedział błędu: prawdziwy udział leży w nim z pewnością 95 %. Przerywany znak to średnia szansa gracza. To, czego boty nie dostrzegają, wygląda tu na słabe.',
  wins: 'Wygrane według miejsc',
  seat: (n) => `Miejsce ${n}`,
  kinds: {
    set: 'Zestawy początkowe',
    market: 'Kafle targów',
    order: 'Zamówienia',
    bonus: 'Kafle premii',
    location: 'Miejsca na planszach',
    card: 'Karty punktów',
    exploration: 'Kafle odkryć',
    merchant: 'Karty kupców',
  },
  what: 'Co',
  used: 'Używane',
  won: 'Wygrane używających',
  seatWon: 'Wygrane',
};
