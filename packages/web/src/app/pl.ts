/** What the page says in Polish around games and matches. */

import type { AppUi } from './en.ts';

export const pl: AppUi = {
  rules: 'Zasady',
  rulesOf: (game) => `Zasady: ${game}`,

  playOnline: 'Graj przez sieć ze znajomymi',
  playOnlineHow: 'Wystarczy link; bez konta',

  // while playing
  hint: 'Podpowiedź',

  newVersion: 'Jest nowa wersja Windrose. Twoje partie zostają, jakie są.',
  useNewVersion: 'Przejdź do niej',
  later: 'Później',

  broken: 'Coś się na tej stronie zepsuło.',
  matchIsSafe: 'Z partii nic nie zginęło: każdy wybór jest od razu zapisywany w tej przeglądarce.',
  reloadMatch: 'Wczytaj partię ponownie',
  reloadPage: 'Wczytaj stronę ponownie',
  saveRecord: 'Zapisz partię do pliku',
  details: 'Co się stało',
};
