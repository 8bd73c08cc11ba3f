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
  task: (target, turns) =>
    `Zdobądź ${target}. Masz na to ${turns} ${turns === 1 ? 'turę' : turns < 5 ? 'tury' : 'tur'}. Rozegraj pierwszą; inni nic nie robią.`,
  tries: (n) => `Próba ${n}`,
  solvedTry: (n) => (n === 1 ? 'Rozwiązane za pierwszym razem!' : `Rozwiązane, próba ${n}.`),
  solvedOwn: 'Lepiej niż w partii!',
  solvedNow: 'Cel osiągnięty na czas.',
  solvedSoon: 'Tylko tak zdążysz.',
  notYet: 'Nie zdążysz.',
  lacking: (cubes) => `Do celu zabraknie: ${cubes}.`,
  away: 'Kostek wystarczy, ale nie użyjesz ich na czas.',
  again: 'Spróbuj jeszcze raz',
  playIt: 'Zagraj to samodzielnie',
  reveal: 'Pokaż rozwiązanie',
  solution: (line) => `Rozwiązanie: ${line}.`,
  more: 'Następna zagadka',
  all: 'Wszystkie zagadki',
  own: 'Twoje własne tury',
  ownIntro: 'Tury, które analiza oznaczyła w twoich partiach. Rozegraj każdą jeszcze raz, aż przestanie być błędem.',
  ownTurn: (sign, round) => `${sign} ${round === 0 ? 'Przygotowanie' : `Runda ${round}`}`,
  ownLoss: (loss) => `−${loss} p.p. szansy na wygraną`,
  ownSolved: 'rozwiązane',
  ownForget: 'Usuń',
  ownTask: (sign, round, loss) =>
    `${round === 0 ? 'Przygotowanie' : `Runda ${round}`}: twoja szansa na wygraną spadła tu o ${loss} p.p. (${sign}). Rozegraj tę turę lepiej.`,
  ownPlayed: (line) => `W partii: ${line}.`,
  ownBetter: (line) => `Lepiej: ${line}.`,
  ownShowPlayed: 'Pokaż moją turę',
  ownShowBetter: 'Pokaż lepszą turę',
  ownNext: 'Następna tura',
  ownJudging: 'Boty dogrywają tę turę…',
  ownFailed: 'Boty nie mogły ocenić tej tury. Spróbuj jeszcze raz.',
  ownFound: 'Rozwiązane: to jest ta lepsza tura.',
  ownAsGood: 'Rozwiązane: inaczej, ale równie dobrze.',
  ownImproved: (behind, loss) =>
    `Lepiej niż w partii: tracisz około ${behind} p.p. zamiast ${loss}. Da się jeszcze lepiej.`,
  ownRepeated: (loss) => `Tak było w partii: ta tura traci ${loss} p.p.`,
  ownNoBetter: (behind) => `Jeszcze nie: ta tura traci około ${behind} p.p.`,
  ownGone: 'Tej tury nie ma w tej przeglądarce.',
  gone: 'Nie ma takiej zagadki.',
  failed: 'Nie udało się pobrać zagadek.',
};
