/** The Polish texts about records of matches, brought along or taken away. */

import type { RecordsUi } from './en.ts';

export const pl: RecordsUi = {
  menu: 'Ta partia: zasady i nie tylko',
  menuWord: 'Partia',
  handOver: 'Niech dokończą boty',
  handOverNow: 'Tak, niech teraz dokończą boty',
  handOverNot: 'Nie, gram dalej',
  handOverHelp:
    'Boty zagrają za ciebie do końca, a potem zobaczysz wynik. Nie da się tego cofnąć, a partia nie liczy się do osiągnięć.',
  keepElsewhere: 'Zapisz albo skopiuj partię',
  keepElsewhereHelp:
    'Zapis czytają programy, notację ludzie. Oba zawierają całą partię i oba możesz tu znowu otworzyć.',
  record: 'Zapis',
  notation: 'Notacja',
  save: (what) => `Zapisz: ${what}`,
  copy: (what) => `Kopiuj: ${what}`,
  copied: (what) => `Skopiowano: ${what}.`,
  saved: (file) => `Zapisano jako ${file}.`,
  notCopied: 'Przeglądarka nie pozwala kopiować; zapisz plik.',

  archive: 'Zapisy partii',
  finished: (n) => `Zakończone partie (${n})`,
  over: 'zakończona',
  wonBy: (name, points) => `zakończona, wygrywa ${name} (${points})`,
  rivalWon: (points) => `zakończona, wygrywa rywal (${points})`,
  lookAt: (game, who) => `Obejrzyj: ${game} (${who})`,
  removed: (game) => `Usunięto: ${game}.`,
  putBack: 'Przywróć',
  open: 'Otwórz zapis partii',

  openTitle: 'Otwórz zapis albo notację',
  fromFile: 'Wybierz plik…',
  fromFileHelp: 'Jeśli grano z własnym zestawem danych, wybierz też jego plik.',
  fromText: 'Albo wklej tekst',
  read: 'Wczytaj',
  refused: 'Tego nie da się otworzyć.',
  faults: {
    empty: 'Nie ma tu nic do wczytania.',
    'too-long': 'Ten tekst jest za długi jak na jedną partię.',
    'no-json': 'Tekst zaczyna się jak zapis, ale to nie jest poprawny JSON: być może brakuje jego części.',
    'two-matches': 'To kilka partii, a otworzyć można tylko jedną naraz.',
    'no-match': 'To zestaw danych, a nie partia.',
  },
  unfinished: 'Ta partia się nie skończyła.',
  whoGoesOn: 'Kto gra dalej?',
  begin: 'Otwórz partię',
};
