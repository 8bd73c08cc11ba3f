/** The Polish texts on the pages of puzzles. */

import type { PuzzleUi } from './en.ts';

export const pl: PuzzleUi = {
  title: 'Zagadki',
  intro:
    'Pozycje z partii botów. W każdej tylko jeden sposób rozegrania tury prowadzi na czas do celu: wszystkie inne sprawdziliśmy. Zagadki o trudności 1 co najmniej co drugi raz rozwiązują nawet słabe boty, o trudności 5 tylko najsilniejszy.',
  daily: 'Zagadka dnia',
  grade: (grade) => `Trudność ${grade}`,
  solvedOf: (solved, of) => `Rozwiązane: ${solved} z ${of}`,
  solvedEarlier: (solved) => `Rozwiązane w poprzednim zestawie: ${solved}. Te zagadki są nowe.`,
  solvedByBots: (levels) => `Jak często rozwiązują ją boty: ${levels}.`,
  solvedByBot: (level, percent) => `${level} ${percent}%`,
  play: 'Następna nierozwiązana',
  task: (target, turns, alone) =>
    turns === 1
      ? `Zdobądź w tej turze ${target}.`
      : `Zdobądź ${target}. Masz na to ${turns} ${turns < 5 ? 'tury' : 'tur'}, ${alone ? 'rywal reaguje jak zwykle' : 'inni nic nie robią'}. Rozegraj tylko pierwszą turę: to ona rozstrzyga.`,
  tries: (n) => `Próba ${n}`,
  solvedTry: (n) => (n === 1 ? 'Rozwiązane za pierwszym razem!' : `Rozwiązane, próba ${n}.`),
  solvedOwn: 'Lepiej niż w partii!',
  solvedNow: 'Cel osiągnięty na czas.',
  solvedSoon: 'To wszystko: po tej turze, i tylko po niej, zdążysz dojść do celu.',
  notYet: 'Nierozwiązane: po tej turze już nie zdążysz.',
  next: 'Spróbuj innej tury albo obejrzyj rozwiązanie.',
  lacking: (cubes) => `Do celu zabraknie: ${cubes}.`,
  away: 'Kostek wystarczy, ale nie użyjesz ich na czas.',
  again: 'Spróbuj jeszcze raz',
  playIt: 'Zagraj to samodzielnie',
  reveal: 'Pokaż rozwiązanie',
  showAgain: 'Pokaż jeszcze raz',
  solution: (line) => `Rozwiązanie: ${line}.`,
  solutionThen: (line, turn) => `W ${turn === 2 ? 'następnej' : 'trzeciej'} turze: ${line}.`,
  claim: (target) => `zdobądź ${target}`,
  more: 'Następna zagadka',
  all: 'Wszystkie zagadki',
  own: 'Twoje własne tury',
  marked: 'Oznaczone tury',
  youPlay: (name) => `Rozgrywasz turę gracza ${name}`,
  ownIntro: 'Tury, które analiza oznaczyła w twoich partiach. Rozegraj każdą jeszcze raz, aż przestanie być błędem.',
  ownTurn: (sign, round) => `${sign === '' ? '' : `${sign} `}${round === 0 ? 'Przygotowanie' : `Runda ${round}`}`,
  ownLoss: (loss) => `szansa na wygraną: −${loss} p.p.`,
  ownSlow: 'powolna',
  ownSolved: 'rozwiązane',
  ownForget: 'Usuń',
  ownTask: (round, loss) =>
    `${round === 0 ? 'Przygotowanie' : `Runda ${round}`}: po zagranej tu turze szansa na wygraną spadła o ${loss} punktów procentowych. Rozegraj tę turę lepiej.`,
  slowTask: (round, claim, when) =>
    `Runda ${round} była powolna: po innej turze można zdobyć ${claim} ${when === 1 ? 'od razu' : when === 2 ? 'już w następnej turze' : `już za ${when - 1} tury`}, jeśli inni nic nie robią. Zagraj tę turę.`,
  slowFound: 'Rozwiązane: szybciej się nie da.',
  slowLate: (turns) =>
    `Jeszcze nie: po tej turze zdobędziesz to ${turns === 1 ? 'o turę' : `o ${turns} tury`} później, niż można.`,
  slowNever: 'Jeszcze nie: po tej turze długo tego nie zdobędziesz.',
  slowAsPlayed: 'Tak samo jak w partii.',
  slowWhy: 'Dlaczego to, co zagrano, było powolne',
  slowBetter: (line) => `Szybciej: ${line}.`,
  slowSolved: 'Szybciej niż w partii!',
  freeTask: (round) =>
    `${round === 0 ? 'Przygotowanie' : `Runda ${round}`}: rozegraj tę turę inaczej. Boty powiedzą, jak wypada obok zagranej.`,
  freeRepeated: 'Tak było w partii.',
  unsure: {
    alike: 'Obie tury są mniej więcej równie dobre',
    tried: 'Twoja tura może być lepsza, ale to może być przypadek',
    other: 'Twoja tura może być gorsza, ale to może być przypadek',
  },
  playedOut: (what, other, wins, goesOn) =>
    `${goesOn ? `Na razie: ${what.slice(0, 1).toLowerCase()}${what.slice(1)}` : what}. Ile razy boty dograły obie do końca, z tym samym losem: ${wins.pairs}. Ile z tego wygrała twoja tura: ${wins.tried}, ${other}: ${wins.other}.${goesOn ? ' Grają dalej, żeby było pewniej…' : ''}`,
  playingOut: (other) =>
    `Na pierwszy rzut oka twoja tura i ${other} mogą być równie dobre. Boty dogrywają teraz obie do końca, raz po raz…`,
  turnOfMatch: 'ta z partii',
  betterTurn: 'znana lepsza tura',
  freeWhyBetter: 'Co przemawia za twoją turą',
  freeWhyWorse: 'Co przemawia przeciw twojej turze',
  freeNone: 'Bez różnicy w porównaniu z tym, co zagrano.',
  freeAsGood: (most) =>
    `Mniej więcej tak dobrze, jak to, co zagrano: szansa na wygraną różni się o mniej niż ${most} p.p.`,
  freeBetter: (by, margin) =>
    `To wygląda na lepsze od tego, co zagrano: szansa na wygraną większa o około ${by} p.p. (±${margin}).`,
  freeWorse: (by, margin) =>
    `To wygląda na gorsze od tego, co zagrano: szansa na wygraną mniejsza o około ${by} p.p. (±${margin}).`,
  ownPlayed: (line) => `W partii: ${line}.`,
  ownBetter: (line) => `Lepiej: ${line}.`,
  ownWhy: (loss) => `Dlaczego to, co zagrano, straciło ${loss} p.p.`,
  ownShowPlayed: 'Pokaż zagraną turę',
  ownShowBetter: 'Pokaż lepszą turę',
  ownSource: 'Wróć do analizy',
  ownNext: 'Następna oznaczona tura',
  ownEnd: 'Nie ma już twoich oznaczonych tur do przećwiczenia. Tury innych są w analizie ich partii.',
  whyWait: 'Boty szukają powodu…',
  whyNone: 'Boty nie znalazły jednego powodu: dogrywana przez nie z tym samym losem, ta tura wypadała lepiej.',
  whyNoneMissed: 'Nie ma jednego powodu: dogrywana przez boty z tym samym losem, lepsza tura wypadała lepiej.',
  whyAlike: 'Boty nie znalazły niczego, co daje tylko jedna z tych dwóch tur albo daje szybciej.',
  ownClaims: (claim) =>
    `Rozwiązane, tylko inaczej. Ta tura od razu zdobywa ${claim}, a żadna inna nie jest wyraźnie lepsza.`,
  ownBesideClaim: (claim) =>
    `Rozwiązane: inaczej, ale mniej więcej równie dobrze: znana tura od razu zdobywa ${claim}, a nie jest wyraźnie lepsza.`,
  freeClaims: (claim) =>
    `Na ile da się to ocenić, tak samo dobrze jak w partii: ta tura od razu zdobywa ${claim}, a tamta nie jest wyraźnie lepsza.`,
  freeBesideClaim: (claim) =>
    `Mniej więcej tak samo dobrze: zagrana tura od razu zdobywa ${claim}, a twoja nie jest wyraźnie lepsza.`,
  ownJudging: 'Boty grają dalej po twojej turze, żeby ją ocenić…',
  ownFailed: 'Boty nie mogły ocenić tej tury. Spróbuj jeszcze raz.',
  ownFound: 'Rozwiązane: to jest ta lepsza tura.',
  ownBeyond: (by, margin) =>
    `Rozwiązane, a nawet lepiej: ta tura daje szanse chyba o ${by} punktów procentowych (±${margin}) większe niż ta, którą znała analiza.`,
  ownAsGood: (most) =>
    `Rozwiązane: inaczej, ale mniej więcej równie dobrze: szansa na wygraną różni się o mniej niż ${most} p.p.`,
  ownImproved: (behind, margin, loss) =>
    `Lepiej niż w partii: tracisz około ${behind} (±${margin}) p.p. zamiast ${loss}. Da się jeszcze lepiej.`,
  ownRepeated: (loss) => `Tak było w partii: ta tura traci ${loss} p.p.`,
  turnRepeated: (loss) => `To właśnie zagrano w partii: ta tura traci ${loss} p.p.`,
  ownNoBetter: (behind, margin, loss) =>
    `Jeszcze nie: ta tura traci około ${behind} (±${margin}) p.p., a zagrana w partii ${loss}.`,
  ownUnsureSolved: 'Rozwiązane, tylko inaczej.',
  ownGone: 'Tej tury nie ma w tej przeglądarce.',
  gone: 'Nie ma takiej zagadki.',
  failed: 'Nie udało się pobrać zagadek.',
};
