/** What is said in Polish on the pages of puzzles. */

import type { PuzzleUi } from './en.ts';

export const pl: PuzzleUi = {
  title: 'Zagadki',
  intro:
    'Pozycje z partii między botami. W każdej tylko jeden sposób rozegrania tury prowadzi do celu na czas: wszystkie inne sprawdzono. Stopień, od 1 do 5, mówi, jak trudno znaleźć go przeszukiwaniem.',
  daily: 'Zagadka dnia',
  grade: (grade) => `Stopień ${grade}`,
  solvedOf: (solved, of) => `Rozwiązane: ${solved} z ${of}`,
  play: 'Następna nierozwiązana',
  task: (target, turns) =>
    `Cel: ${target}. Zdobądź go, zanim miną twoje ${turns} tury. Rozegraj pierwszą; inni stoją w miejscu.`,
  tries: (n) => `Próba ${n}`,
  solvedNow: 'Rozwiązane: cel zdobyty.',
  solvedSoon: 'Rozwiązane: tylko tak można zdążyć.',
  notYet: 'Nie na czas.',
  lacking: (cubes) => `Do celu brakowałoby jeszcze: ${cubes}.`,
  away: 'Kostki by wystarczyły, ale nie da się ich na czas użyć.',
  again: 'Spróbuj jeszcze raz',
  reveal: 'Pokaż rozwiązanie',
  solution: (line) => `Rozwiązanie: ${line}.`,
  more: 'Następna zagadka',
  all: 'Wszystkie zagadki',
  gone: 'Nie ma takiej zagadki.',
  failed: 'Nie udało się pobrać zagadek.',
};
