/** What is said in Polish about records of matches, brought along or taken away. */

import type { RecordsUi } from './en.ts';

export const pl: RecordsUi = {
  menu: 'Ta partia',
  keepElsewhere: 'Zabierz partię ze sobą',
  keepElsewhereHelp:
    'Zapis jest dla programów, notacja dla ludzi; w obu jest cała partia i oba można tu znowu otworzyć.',
  record: 'Zapis',
  notation: 'Notacja',
  save: (what) => `Do pliku: ${what}`,
  copy: (what) => `Kopiuj: ${what}`,
  copied: (what) => `${what}: skopiowano.`,
  saved: (file) => `Zapisano jako ${file}.`,
  notCopied: 'Przeglądarka nie pozwala kopiować; zapisz do pliku.',

  archive: 'Zapisy partii',
  finished: (n) => `Zakończone partie (${n})`,
  lookAt: (game, who) => `Obejrzyj: ${game}: ${who}`,
  removed: (game) => `Usunięto: ${game}.`,
  putBack: 'Przywróć',
  open: 'Otwórz zapis partii',

  openTitle: 'Otwórz zapis albo notację',
  fromFile: 'Wybierz plik…',
  fromFileHelp: 'Jeśli w partii są własne liczby, wybierz też plik z ich paczką.',
  fromText: 'Albo wklej tekst',
  read: 'Wczytaj',
  refused: 'Tego nie da się otworzyć.',
  faults: {
    empty: 'Nie ma tu nic do wczytania.',
    'too-long': 'Ten tekst jest dłuższy niż jakakolwiek partia.',
    'no-json': 'Tekst zaczyna się jak zapis, ale nie jest to JSON: może brakuje jakiejś części.',
    'two-matches': 'To kilka partii, a otworzyć można tylko jedną naraz.',
    'no-match': 'To jest paczka liczb bez partii.',
  },
  whoGoesOn: 'Partia nie jest skończona. Kto gra dalej?',
  begin: 'Otwórz partię',
};
