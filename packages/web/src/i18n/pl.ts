/** The page's own Polish texts. */

import type { FirstUi } from './en.ts';

export const pl: FirstUi = {
  appTagline: 'Przyprawy, łodzie i osadnicy: zagraj w gry z serii Century',
  home: 'Strona główna',
  skipToContent: 'Przejdź do treści',
  theme: 'Motyw',
  themes: { system: 'jak w systemie', light: 'jasny', dark: 'ciemny' },
  settings: 'Ustawienia',
  close: 'Zamknij',
  cancel: 'Anuluj',
  sounds: 'Dźwięki',
  soundsOn: 'Włącz dźwięki',
  soundsOff: 'Wyłącz dźwięki',
  playAsText: 'Graj w widoku tekstowym',
  playDrawn: 'Graj na rysowanej planszy',
  loading: 'Rozwijamy mapę…',

  playNow: 'Graj teraz',
  playNowAgainst: (bots) =>
    bots === 0 ? 'przeciwko zwykłemu rywalowi' : bots === 1 ? 'z łatwym botem' : `z ${bots} łatwymi botami`,
  setTable: 'Przygotuj partię',
  resume: 'Rozpoczęte partie',
  resumeOne: 'Graj dalej',
  remove: 'Usuń',
  removeMatch: (game, who) => `Usuń partię: ${game} (${who})`,
  goOnWith: (game, who) => `Graj dalej: ${game} (${who})`,
  roundIs: (round) => `Runda ${round}`,
  settingUp: 'Przygotowanie',
  playerForms: { one: 'gracz', few: 'gracze', many: 'graczy', other: 'gracza' },
  players: (noun, n) => `${n} ${noun}`,
  playersRange: (fewest, most) => `${fewest}–${most} graczy`,
  optionNames: { level: 'Rywal', board: 'Czwarta płytka terenów' },
  optionNotes: {
    board:
      'Płytki terenów A1, B1 i C1 leżą na stole zawsze. Czwarta za każdym razem ma inne tereny: jest losowana albo ją tu wybierasz.',
  },
  optionDefaults: { board: 'losowa' },
  optionValues: { '': 'domyślnie', calm: 'spokojny', standard: 'zwykły', fierce: 'zacięty' },
  club: 'Oprócz gry',
  clubPlaces: {
    learn: ['Nauka', 'Pierwsza partia w dziesięciu krótkich krokach'],
    maps: ['Mapy', 'Wybierz mapę albo ułóż własną'],
    'real-table': ['Przy prawdziwym stole', 'Sędzia i arkusze do gry z pudełka'],
    puzzles: ['Zagadki', 'Znajdź najlepszą turę. Codziennie nowa'],
    numbers: ['Liczby', 'Co wygrywa i jak często'],
  },
  fanNote: 'Nieoficjalny projekt fanowski. Grafika i teksty są nasze; nie ma tu żadnych materiałów wydawcy gier.',
  chooseGame: 'Wybierz grę',

  result: 'Wynik',
  lookBack: 'Przebieg i analiza',
  bot: 'Bot',
  you: 'Podróżnik',
  botNames: ['Zheng', 'Amina', 'Tasman', 'Isla', 'Marco'],
};
