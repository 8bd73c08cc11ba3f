/** The Polish texts of analyses and hints. */

import { summary } from '@windrose/analysis/words/summary.pl';

import type { ReviewUi } from './en.ts';

/** The words of two figures. */
const ACCURACY = 'Dokładność';
const BEST = 'najlepsza';

export const pl: ReviewUi = {
  ...summary,
  title: 'Analiza',
  start: 'Analizuj',
  startHelp:
    'Boty dogrywają partię od każdej tury, w twojej przeglądarce. Pierwszy wykres zobaczysz szybko; pewność co do błędów wymaga kilku minut, a w długiej partii więcej. Możesz w tym czasie oglądać inne strony.',
  stop: 'Zatrzymaj',
  again: 'Analizuj jeszcze raz',
  begins: 'Zaczynamy: wczytujemy, co wiedzą boty…',
  beginsLong: 'Trwa to niezwykle długo. Jeśli nie ma połączenia, zatrzymaj i zacznij analizę od nowa, gdy wróci.',
  left: (minutes) =>
    minutes < 1 ? 'niecała minuta' : minutes < 1.5 ? 'około minuty' : `około ${Math.round(minutes)} min`,
  leftOfPart: (time, isLonger) => `${isLonger ? 'To trwa dłużej, niż się zdawało; ' : ''}do końca tej części: ${time}`,
  doing: {
    curve: 'Część 1 z 3: kto kiedy prowadził',
    turns: 'Część 2 z 3: czy była lepsza tura?',
    playouts: 'Część 3 z 3: wątpliwe tury, po kolei',
  },
  sureOfOwn: 'Twoje tury są już ocenione, więc nie musisz czekać: zostały tylko tury innych.',
  sure: {
    curve: 'Możesz stąd wyjść: analiza liczy się dalej.',
    turns: 'Wykres już jest. Nie musisz czekać: oglądaj partię albo wyjdź stąd; analiza liczy się dalej.',
    playouts: (judged, of) =>
      `Nie musisz czekać: wykres już jest, a oznaczona tura zostaje oznaczona. ${of === 1 ? 'Jedyną wątpliwą turę jeszcze oceniamy.' : `Ocenione wątpliwe tury: ${judged} z ${of}; resztę jeszcze oceniamy.`}`,
  },
  stopped: 'Zatrzymano: oznaczone tury są pewne, innych nie oceniono do końca.',
  failed: 'Analiza się nie powiodła.',
  curve: 'Szansa na wygraną, w %',
  curveHelp: 'Kliknij wykres, aby przejść do tej tury.',
  playedOn: (ends) =>
    `Stąd silne boty skończyłyby mniej więcej tak: ${ends.join(', ')}. Poza dotychczasowymi punktami liczą się kostki, sytuacja na planszy i to, czyja jest tura.`,
  curveSoFar: 'Blade odcinki jeszcze liczymy: ich tury nie są jeszcze ocenione.',
  curveNotJudged: 'Blade odcinki to pierwszy szacunek: ich tur nie oceniono do końca.',
  table: 'To samo w tabeli',
  costliest: (round, name) =>
    `${name === null ? 'Twoja najdroższa tura' : 'Najdroższa tura'}: ${round === 0 ? 'przygotowanie' : `runda ${round}`}${name === null ? '' : `, ${name}`}`,
  mostDoubtful: (round, name) =>
    `${name === null ? 'Twoja najbardziej wątpliwa tura' : 'Najbardziej wątpliwa tura'}: ${round === 0 ? 'przygotowanie' : `runda ${round}`}${name === null ? '' : `, ${name}`}`,
  doubtful: 'To niepewne, ale tu coś innego mogło być lepsze:',
  judging: 'jeszcze oceniana',
  judgingNow: 'Jeszcze oceniane:',
  judgingMore: (n) => `i jeszcze ${n}`,
  judgingHelp: 'Boty raz po raz dogrywają obie tury do końca partii. Dopiero potem powiemy, czy to był błąd.',
  checked: (n) => `Sprawdzone, bez wyraźnego błędu: ${n}`,
  checkedHelp:
    'Na początku wydawało się, że każda z tych tur coś straciła. Boty raz po raz dogrywały ją i najlepszą inną turę do końca partii: o żadnej nie wiadomo na pewno, że inna byłaby lepsza.',
  asGood: 'nie gorsza od innych znalezionych',
  comparedWith: 'W porównaniu z turą',
  best: BEST,
  cleared: (what, figure) =>
    `Oceniona do końca: ${what ?? 'niepewne'}${figure === null ? '' : ` (zmierzono: ${figure} %)`}, więc bez oznaczenia.`,
  measured: (figure) => `Zmierzono: ${figure} punktów procentowych. To może być nic: lepsza może być każda z obu tur.`,
  told: (round, name, what) => `${round === 0 ? 'Przygotowanie' : `Runda ${round}`}, ${name}: ${what}`,
  round: (round) => (round === 0 ? 'Przygotowanie' : `Runda ${round}`),
  soFar: (added) =>
    `${added === 0 ? '' : `Dodane na końcu listy: ${added}. `}Na razie; uporządkujemy je według kosztu po tej części.`,
  sorted: 'Teraz po kolei: najdroższa tura jest pierwsza.',
  isNew: 'nowa',
  withdrawn: 'Po ponownym sprawdzeniu: to jednak nie błąd.',
  noneOfOwn: 'Nie masz wyraźnych błędów: o żadnej twojej turze nie wiadomo na pewno, że inna byłaby lepsza.',
  otherMarks: (n) => `Pozostałe oznaczone tury: ${n}`,
  ofOthers: (what) => `Inni: ${what.toLowerCase()}`,
  showSlow: 'Pokaż powolne tury',
  marksOfOthers: (n) => `Oznaczone tury innych: ${n}`,
  bot: (name) => `${name} (bot)`,
  upTo: (name, round) => (round === 0 ? `${name}, przygotowanie` : `${name}, do rundy ${round}`),
  ahead: (name, round, sides) => {
    const best = sides === 2 ? 'większą' : 'największą';
    const since = round === null ? 'Od początku do końca' : `Od ${round === 0 ? 'przygotowania' : `rundy ${round}`}`;
    return `${since} ${best} szansę na wygraną ${name === null ? 'masz ty' : `ma ${name}`}.`;
  },
  fell: (round, name, from, to) =>
    `Szansa na wygraną spada najbardziej w ${round === 0 ? 'przygotowaniu' : `rundzie ${round}`}: przed ${name === null ? 'twoją turą' : `turą gracza ${name}`} to ${from} %, po niej ${to} %.`,
  lostSince: (round) =>
    `Od ${round === 0 ? 'przygotowania' : `rundy ${round}`} szansa na wygraną była mniejsza niż 5 %: żadna późniejsza tura nie mogła wiele stracić, więc żadna nie jest oznaczona jako błąd. Warto obejrzeć tury wcześniejsze i te powolne.`,
  wonSince: (round) =>
    `Od ${round === 0 ? 'przygotowania' : `rundy ${round}`} szansa na wygraną, gdy dalej grają silne boty, była większa niż 95 %: żadna późniejsza tura nie straciła wiele, choćby była powolna, więc żadna nie jest oznaczona jako błąd. Warto obejrzeć tury wcześniejsze i te powolne.`,
  idleTurns: (turns) =>
    `Tury, po których masz dokładnie to, co przedtem (na przykład odpoczynek bez kart do zabrania): ${turns}. Każda z nich przepadła.`,
  headStart: (name, chance, margin) =>
    `Przed pierwszą turą ${name === null ? 'twoja szansa' : `szansa gracza ${name}`} to ${chance} ±${margin} %: tak często wygrywa gracz z tą kolejnością, gdy grają równie silne boty. To, co leży na stole, i siła gry mogą coś dodać albo odjąć.`,
  goThere: 'Przejdź tam',
  playedOut: 'Skąd to wiadomo',
  figures: 'Co znaczą te liczby',
  more: 'Więcej',
  accuracyMeans: 'Dokładność to 100 %, gdy żadna tura nic nie straciła.',
  accuracyLater: 'Dokładność jest znana na koniec partii.',
  accuracyColumn: ACCURACY,
  turnsColumn: 'Tury',
  noneMarked: 'Nie ma wyraźnych błędów: o żadnej turze nie wiadomo na pewno, że inna byłaby lepsza.',
  mark: (sign, round, name, loss, margin) =>
    `${sign === null ? '' : `${sign} `}${round === 0 ? 'Przygotowanie' : `Runda ${round}`}, ${name}: ${sign === null ? `${summary.perhaps} ` : ''}−${loss} ±${margin} %`,
  unit: 'W punktach procentowych szansy na wygraną; ± mówi, o ile liczba może się mylić.',
  played: 'Zagrano',
  youPlayed: 'Twój wybór',
  certainties: {
    sure: 'Lepiej',
    perhaps: 'Może lepiej',
    open: 'Inaczej',
    slow: 'Szybciej',
    wasted: 'Więcej kostek',
    idle: 'Zamiast tego',
  },
  onBoard: (isSure) => `Na planszy zagraną turę oznacza symbol gracza, a ${isSure ? 'lepsza' : 'druga'} jest w ramce.`,
  shownOnBoard: (isSure) =>
    `Plansza pokazuje ${isSure ? 'lepszą' : 'drugą'} turę, jakby ją zagrano. To, co się przy niej odkrywa, jest losowane od nowa.`,
  show: 'Pokaż na planszy',
  back: 'Pokaż, co zagrano',
  practise: 'Przećwicz tę turę',
  tryTurn: 'Znajdź lepszą turę',
  tryOwn: (round) => `Zagraj inaczej swoją turę: ${round === 0 ? 'przygotowanie' : `runda ${round}`}`,
  tryOf: (round, name) => `Zagraj turę gracza ${name}: ${round === 0 ? 'przygotowanie' : `runda ${round}`}`,
  tryOther: (round, name) => `Zagraj inaczej: ${round === 0 ? 'przygotowanie' : `runda ${round}`}, ${name}`,
  soloChances:
    'Mocna gra pokonuje rywala niemal z każdej pozycji, więc powolna tura nie odbiera tu szans; odbiera je dopiero ta, po której jest już za późno. Jak dobrze ci poszło, mówią rundy i punkty.',
  help: [
    [
      '',
      'Liczby to punkty procentowe szansy na wygraną: −10 znaczy, że z szansy 60 % zrobiło się 50 %; 0 znaczy, że szansa się nie zmieniła.',
    ],
    ['±', 'o tyle liczba może się mylić (dziewięć razy na dziesięć mniej).'],
    [
      summary.lost,
      'szansa po tej turze w porównaniu z szansą po najlepszej innej znalezionej turze: 0 znaczy, że nic nie stracono. Oceniamy turę po wszystkim, co mogło się po niej odkryć, a nie po tym, co się odkryło.',
    ],
    [
      '?!, ?, ??',
      'znaki tury, która na pewno coś straciła: prawdopodobnie co najmniej 5 punktów (?!), 10 (?) albo 20 (??).',
    ],
    [BEST, 'nie znaleziono lepszej tury, więc nic nie zmierzono.'],
    [summary.none, 'między tą turą a najlepszą inną: po zaokrągleniu 0 punktów.'],
    [summary.even, 'strata może wynosić 0, a na pewno jest mniejsza niż 10 punktów.'],
    [summary.unclear, 'strata może wynosić 0, ale też 10 punktów i więcej.'],
    [
      summary.slow,
      'bez straty w punktach, więc to nie błąd: tu liczą się tury. Po innej turze gracz mógł coś zdobyć co najmniej o jedną własną turę wcześniej, jeśli inni w tym czasie nic nie robią, a nic cenniejszego się przez to nie opóźnia. W tabeli to słowo prowadzi do tamtej tury.',
    ],
    [summary.wasted, 'inna tura prowadzi do tej samej sytuacji, a w składzie zostaje więcej kostek.'],
    [summary.idle, 'po tej turze gracz nie ma nic więcej niż przedtem, a po innej by miał.'],
    [
      summary.luck,
      'o ile to, co naprawdę się odkryło, podniosło (+) albo obniżyło (−) szansę gracza, do którego należała tura, w porównaniu ze średnią wszystkiego, co mogło się odkryć: 0 to ani szczęście, ani pech. Gdzie nic się nie odkryło, nic tu nie ma. Dla wszystkich tur to suma dla gracza, także z tur innych.',
    ],
    [
      ACCURACY,
      'średnia z tur gracza: 100 % za turę, która nic nie straciła, około 64 % za stratę 10 punktów, 0 % za stratę wszystkiego.',
    ],
    [
      '',
      'W pierwszej ćwiartce partii jedna tura rzadko dużo rozstrzyga: im mniej dokładna liczba, tym mniej jej wierzymy, a turę oznaczamy tylko wtedy, gdy przemawia za tym zdobycz, karta albo punkty.',
    ],
    [
      '',
      'Przed pierwszą turą wykres pokazuje, jak często wygrywa gracz z tą kolejnością, gdy grają równie silne boty: więcej wtedy nikt nie wie. Gdzie takich partii policzono za mało, wszyscy zaczynają równo.',
    ],
    [
      '',
      'Straty i los nie muszą dać razem całej zmiany wykresu: niepewna strata liczy się mało, a niektóre widać dopiero kilka tur później.',
    ],
  ],
  hintMore: 'Co zrobić?',
  hintThen: (n) => `Potem jeszcze: ${n}.`,
  hintRest: 'Więcej',
  hintLess: 'Mniej',
  hintWait: 'Myślę…',
  hintFailed: 'Nie udało się znaleźć podpowiedzi.',
};
