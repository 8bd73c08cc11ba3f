/** The Polish texts on the pages of puzzles. */

import type { PuzzleUi } from './en.ts';

export const pl: PuzzleUi = {
  title: 'Zagadki',
  intro:
    'Pozycje z partii botów. W każdej tylko jeden sposób rozegrania tury prowadzi na czas do celu: wszystkie inne sprawdziliśmy. Trudność od 1 do 5 mówi, jak długo szuka go program.',
  daily: 'Zagadka dnia',
  grade: (grade) => `Trudność ${grade}`,
  solvedOf: (solved, of) => `Rozwiązane: ${solved} z ${of}`,
  solvedEarlier: (solved, then, now) =>
    `Rozwiązane według wersji ${then} zasad: ${solved}. Te zagadki są inne, według wersji ${now}.`,
  play: 'Następna nierozwiązana',
  task: (target, turns) => `Cel: ${target}. Masz na to tyle tur: ${turns}. Rozegraj pierwszą; inni nic nie robią.`,
  tries: (n) => `Próba ${n}`,
  solvedNow: 'Rozwiązane: cel osiągnięty.',
  solvedSoon: 'Rozwiązane: tylko tak zdążysz.',
  notYet: 'Nie zdążysz.',
  lacking: (cubes) => `Do celu zabraknie: ${cubes}.`,
  away: 'Kostek wystarczy, ale nie użyjesz ich na czas.',
  again: 'Spróbuj jeszcze raz',
  playIt: 'Zagraj to samodzielnie',
  reveal: 'Pokaż rozwiązanie',
  solution: (line) => `Rozwiązanie: ${line}.`,
  more: 'Następna zagadka',
  all: 'Wszystkie zagadki',
  gone: 'Nie ma takiej zagadki.',
  failed: 'Nie udało się pobrać zagadek.',
};
