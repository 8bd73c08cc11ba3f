/** The page’s Polish texts around games and matches. */

import type { AppUi } from './en.ts';

export const pl: AppUi = {
  rules: 'Zasady',
  rulesOf: (game) => `Zasady: ${game}`,

  playOnline: 'Graj online ze znajomymi',
  playOnlineHow: 'Wystarczy link, bez konta',
  noOnline: {
    none: ['Tu nie zagrasz online', 'Reszta działa: z botami albo ze znajomymi przy jednym ekranie'],
    silent: ['Teraz nie zagrasz online', 'Serwer nie odpowiada'],
    offline: ['Teraz nie zagrasz online', 'Nie ma sieci'],
  },
  newHere: 'Pierwszy raz?',
  nextToLearn: (game) => `Teraz: ${game}`,
  learnNext: 'Następna do poznania: dziesięć krótkich kroków',
  lessonLeft: (step, of) => `Wróć do lekcji: krok ${step} z ${of}`,
  lessonInProgress: 'Rozpoczęta lekcja',
  justLearned: 'Nowo poznana gra',
  playLearned: (against) => `Już ją znasz: zagraj ${against}`,
  lessonFirst: {
    ask: 'Ląd, morze i karty naraz: na tym stole jest dużo. Dziesięć krótkich kroków pokazuje, jak się gra.',
    learn: 'Najpierw dziesięć kroków',
    play: 'Graj od razu',
    cancel: 'Anuluj',
  },

  // while playing
  hint: 'Podpowiedź',

  newVersion: 'Jest nowa wersja Windrose. Twoje partie pozostaną bez zmian.',
  useNewVersion: 'Aktualizuj',
  later: 'Później',

  broken: 'Coś się zepsuło na tej stronie.',
  matchIsSafe: 'Twoja partia jest bezpieczna: każdy ruch od razu zapisuje się w tej przeglądarce.',
  reloadMatch: 'Wczytaj partię ponownie',
  reloadPage: 'Wczytaj stronę ponownie',
  saveRecord: 'Zapisz partię do pliku',
  details: 'Co się stało',

  damaged: 'Ta partia jest uszkodzona.',
  moreMatches: (n) => `Więcej niedokończonych: ${n}`,
  damagedMatches: 'Uszkodzone partie',
  damagedHelp: 'Nie da się jej otworzyć. Plik może się przydać komuś, kto potrafi ją naprawić.',
  saveDamaged: 'Zapisz do pliku',
  removeDamaged: 'Usuń',
  gameMissing: (game) => `Tę stronę zbudowano bez gry „${game}”.`,
  gameMissingWhat: 'Jak ją otworzyć',
  gamesMissing: 'Partie gier, których ta strona nie ma',
  gameMissingHelp: 'Partia jest zachowana. Otworzy ją znowu strona zbudowana z modułem tej gry:',
  elsewhere: 'Ta partia jest otwarta w innej karcie przeglądarki.',
  elsewhereHelp: 'Gra się w jednej karcie naraz, żeby nic nie przepadło.',
  playHere: 'Graj tutaj',
  notSaved: {
    full: 'Gra się nie zapisuje: w tej przeglądarce brakuje miejsca.',
    blocked: 'Gra się nie zapisuje: przeglądarka niczego dla tej strony nie przechowuje.',
  },
  saveAll: 'Zapisz wszystko do pliku',
  bringBack: 'Przywróć wszystko z pliku…',
  backupHelp:
    'Partie, lekcje, zagadki, rejsy dnia, osiągnięcia i ustawienia z tej przeglądarki: na później albo do innej przeglądarki.',
  noBackup: 'To nie jest plik ze wszystkim, co zapisuje Windrose.',
  broughtBack: (matches, known, damaged) =>
    [
      `Przywrócone partie: ${matches}.`,
      known > 0 && `Już tu były: ${known}.`,
      damaged > 0 && `Uszkodzone i pominięte: ${damaged}.`,
    ]
      .filter(Boolean)
      .join(' '),

  daily: 'Rejs dnia',
  dailyHow: 'Dzisiejsze morze, to samo dla wszystkich',
  dailyAgain: 'Rejs dnia, dla wprawy',
  dailyUnderWay: 'Rejs dnia, w toku',
  dailyRunning: 'W toku: płyń dalej',
  dailyDone: 'Dziś już po rejsie',
  dailyStreak: (days) => (days === 1 ? '1 dzień z rzędu' : `${days} dni z rzędu`),
  achievements: 'Osiągnięcia',
  achievementsHow: (n) => (n === 0 ? 'Pomysły warte próby' : `Zdobyte: ${n}`),
  dailyShare: 'Do rejsu dnia: seria, dziennik, wynik do udostępnienia',

  restart: 'Zacznij od nowa',
  restartHelp: 'Nowa partia z tymi samymi graczami i ustawieniami. Ta pozostanie bez zmian.',
};
