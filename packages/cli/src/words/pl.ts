/** The terminal's texts in Polish, besides the words of matches. */

import type { ExerciseText, ExplainText, Labels, PlayText } from './texts.ts';

/** Labels in drawings. */
export const labels: Labels = {
  hold: 'skład',
  of: (n, limit) => `${n} z ${limit}`,
  has: (cubes) => `ma ${cubes}`,
  boat: 'łódź',
  outposts: 'placówki',
  orders: 'zamówienia',
  bonus: 'kafle bonusowe',
  settlers: 'osadnicy',
  settlersHere: (ready, reserve) => `gotowi: ${ready}, w rezerwie: ${reserve}`,
  cards: 'karty punktów',
  explored: 'eksploracja',
  merchants: 'karty kupieckie',
  route: 'szlak',
  hand: 'ręka',
  played: 'zagrane',
  pile: 'zakryte',
  coins: 'monety',
  coinCount: (gold, silver) => `złote: ${gold}, srebrne: ${silver}`,
  none: 'brak',
  covered: 'zakryta',
  port: 'port',
  closed: 'zamknięty',
  sea: 'morze',
  legend: '◆ symbol · ⌂ placówki · ▲ łodzie · ostatni wiersz: leżące tam kostki',
  island: (colour) => `wyspa (${colour})`,
  boats: 'łodzie',
  lying: 'leżą tam',
  beside: 'obok',
  supply: 'pozostałe kafle bonusowe',
  top: 'na wierzchu',
  board: 'płytka terenów',
  needs: (settlers) => `osadnicy: ${settlers}`,
  under: 'pod kaflem eksploracji',
  pointCards: 'Karty punktów',
  next: 'następna',
  stacks: 'Kafle bonusowe',
  left: (n) => `zostało: ${n}`,
  besideBoards: 'Obok płytek terenów',
  market: 'Karty kupieckie',
  gap: 'puste',
  gold: 'złota',
  silver: 'srebrna',
  final: 'ostatnia runda',
  total: 'Razem',
  round: (n) => `Runda ${n}`,
  more: (parts) => {
    const words = { map: 'mapa', boards: 'tereny', cards: 'karty', seats: 'gracze' };
    return `Więcej, po wpisaniu słowa: ${parts.map((part) => words[part]).join(', ')}; stół pokazuje wszystko.`;
  },
};

/** Texts of explanations. */
export const explain: ExplainText = {
  signs: {
    '⌂': '⌂: placówki; numery za nim to ich właściciele, R to rywal. Na planszetce gracza ⌂ to placówka, która jeszcze nie stoi na mapie.',
    '▲': '▲: łodzie; numery za nim to gracze, do których należą.',
    '◆': '◆: symbol wyspy, z literą jego koloru.',
    '↑': '↑: ulepszenia, tyle, ile mówi liczba; każde czyni jedną kostkę o stopień droższą.',
    '→': '→: wymiana: to, co przed strzałką, oddajesz, to, co za nią, bierzesz.',
    '+': '+: kostki, które bierzesz.',
    '=': '=: to, co przed znakiem, płacisz, liczba za nim to punkty.',
    '·': '·: tu w składzie zmieści się jeszcze kostka.',
    '►': '►: czyja jest tura.',
    '~': '~: morze.',
  },
  landmark: 'krajobraz',
  leads: {
    port: ['EW-34', 'EW-7', 'EW-39', 'EW-19'],
    łódź: ['EW-13', 'EW-16', 'EW-10'],
    skład: ['EW-43', 'SH-8', 'SH-9'],
    zamówienie: ['EW-34', 'EW-7', 'EW-44', 'EW-2'],
    targ: ['EW-27', 'EW-33', 'EW-1'],
    morze: ['EW-13', 'EW-19', 'EW-48'],
    tura: ['EW-12', 'SR-23', 'NW-9'],
    rywal: ['SO-12', 'SO-13', 'SO-11', 'SO-6'],
    punkty: ['EW-45', 'EW-46', 'EW-47', 'SH-13'],
    karta: ['SR-6', 'SR-8', 'SR-12', 'NW-22'],
    'karta punktów': ['SR-12', 'NW-22', 'NW-40'],
  },
  onFirstMap: (game) => `${game}, mapa pierwszej gry`,
  mapOfItsOwn: (place, game) => `Tu każda partia ma własną mapę (${game}). W trakcie partii wpisz „wyjaśnij ${place}”.`,
  also: (rules) => `Więcej: ${rules.join(', ')}.`,
};

/** Texts of puzzles and lessons. */
export const exercise: ExerciseText = {
  help: [
    'Wpisz numer ruchu albo jego słowo z notacji. Albo:',
    '  cofnij          zaczyna tę próbę od nowa',
    '  podpowiedź      mówi, gdzie patrzeć',
    '  rozwiązanie     pokazuje, o co chodzi',
    '  pomiń           przechodzi do następnego kroku',
    '  stół            pokazuje wszystko; mapa, tereny, karty albo gracze: tylko to',
    '  wyjaśnij SŁOWO  wyjaśnia zasadę (EW-12), kafel (C4), teren (A2-3), kartę, znak (⌂) albo słowo (opłata)',
    '  koniec, q       kończy',
  ],
  fromTheStart: 'Jeszcze raz od początku.',
  goOn: (command) => `Dalej poleceniem: ${command}`,
  step: (n, of) => `Krok ${n} z ${of}`,
  now: (what) => `Teraz: ${what}.`,
  done: 'Dobrze!',
  elsewhere: 'Zasady na to pozwalają, ale tu uczymy się czegoś innego. Plansza wróciła do poprzedniego stanu.',
  finished: 'Znasz już podstawy. Resztę mówią zasady: wyjaśnij podaje je po słowie.',
  puzzle: (game, n, of, grade) => `${game}, zagadka ${n} z ${of}, trudność ${grade}`,
  task: (target, turns, alone) =>
    `Zdobądź ${target}. Masz na to tyle tur: ${turns}. Rozegraj pierwszą; ${alone ? 'rywal reaguje jak zwykle' : 'inni nic nie robią'}.`,
  solvedNow: 'Rozwiązane: cel osiągnięty.',
  solvedSoon: 'Rozwiązane: tylko tak zdążysz.',
  notYet: 'Nie zdążysz.',
  lacking: (cubes) => `Do celu zabraknie: ${cubes}.`,
  away: 'Kostek wystarczy, ale nie użyjesz ich na czas.',
  solution: (line) => `Rozwiązanie: ${line}.`,
  next: (command) => `Następna poleceniem: ${command}`,
  film: 'Enter lub →: dalej; w + Enter lub ←: wstecz; numer + Enter: ten obraz; q: koniec',
  noFrame: (entry, frames) => `Nie ma tu niczego pod nazwą „${entry}”; obrazy mają numery od 1 do ${frames}.`,
};

/** Texts of the prompt. */
export const prompt: PlayText = {
  help: [
    'Wpisz numer ruchu albo jego słowo z notacji (na przykład C4, stop, take). Albo:',
    '  cofnij, u       cofa ostatni ruch',
    '  cofnij turę     cofa całą turę, o ile się da',
    '  stół, t         pokazuje jeszcze raz cały stół',
    '  mapa            pokazuje tylko to; tak samo tereny, karty, gracze',
    '  wyjaśnij SŁOWO  wyjaśnia zasadę (EW-12), kafel (C4), teren (A2-3), kartę, znak (⌂) albo słowo (opłata)',
    '  dziennik, l     pokazuje dotychczasowy przebieg',
    '  punkty          pokazuje punkty w tej chwili',
    '  podpowiedź      pokazuje, co wybrałby bot i dlaczego',
    '  zapisz [plik]   zapisuje partię (i tak zapisuje się po każdym ruchu)',
    '  koniec, q       kończy program; partia zostaje zapisana',
    '  pomoc, h        pokazuje ten tekst',
    'Kostki, od najtańszej: żółta (Ż), czerwona (C), zielona (Z), brązowa (B). ŻŻ→Z to wymiana, +ŻŻ daje kostki, ' +
      '↑2 to dwa ulepszenia, ŻŻZ=9 to 9 punktów za 2 żółte i zieloną. W notacji i zapisach kostki to zawsze Y R G B.',
  ],
  choose: (options) => `od 1 do ${options} albo pomoc`,
  single: 'jedyny ruch: wystarczy Enter',
  unknown: (entry, options) => `Nie ma ruchu ani polecenia „${entry}”. Wpisz numer od 1 do ${options} albo pomoc.`,
  takenBack: (choices) => `Cofnięto: ${choices.join('; ')}.`,
  suggestion: (option) => `Podpowiedź bota: ${option}.`,
  because: (points, chance, next) =>
    `Bot liczy na koniec na tyle punktów: ${points}, i wygrywa stąd ${chance} partii na 100` +
    `${next === null ? '' : `; drugi wybór, z wynikiem ${next.chance} na 100: ${next.option}`}.`,
  plan: (line) => `Plan na tę turę: ${line}.`,
  explainWhat: 'Co wyjaśnić? Zasadę (EW-12), kafel (C4), teren (A2-3), kartę, znak (⌂) albo słowo (opłata).',
  unexplained: (word, meant) =>
    `O „${word}” nic tu nie wiadomo. ` +
    (meant === null
      ? 'Spróbuj słowa z zasad, na przykład opłata, zasady takiej jak EW-12 albo kafla takiego jak C4.'
      : `Czy chodziło o „${meant}”?`),
  replaced: (seat) => `  ${seat}: bot nie odpowiedział poprawnie, więc zagrano za niego najprostszy ruch.`,
  saved: (file) => `Zapisano w pliku ${file}.`,
  notSaved: (reason) => `Nie udało się zapisać partii: ${reason}.`,
  unsaved: (file) => `Partii nie ma w pliku ${file}.`,
  continueWith: (command) => `Grasz dalej poleceniem: ${command}`,
  over: 'Koniec partii.',
  claimsOpen: (ruling, faceDown) =>
    `Zdobyte zamówienia i karty leżą odkryte (${ruling}). Według drukowanych zasad są zakryte: tak gra się z ${faceDown}.`,
  claimsCovered: 'Zdobyte zamówienia i karty są zakryte do końca partii, jak w drukowanych zasadach.',
  advice: (sentence) => `Rada do mapy: ${sentence}`,
};
