/** The Polish texts about the sources of figures. */

import type { figures as english } from './figures.en.ts';

export const figures: typeof english = {
  where: 'Sprawdź wartości kart i kafli',
  choose: 'Wybierz kartę, kafel albo teren, a zobaczysz, skąd znamy jego wartości.',
  unknown: 'O tym nie mamy żadnej notatki.',
  pack: (name, version) => `Zestaw danych ${name}, wersja ${version}`,
  words: {
    exact: 'Dokładne',
    derived: 'Wyliczone',
    likely: 'Prawdopodobne',
    inferred: 'Wywnioskowane',
    'stand-in': 'Zastępcze',
  },
  meaning: {
    exact: 'z drukowanych zasad albo zgodnie z kilku źródeł.',
    derived: 'wynika z obliczeń na wydrukowanych wartościach.',
    likely: 'z jednego dobrego źródła.',
    inferred: 'rozsądny wniosek z niepewnych śladów.',
    'stand-in': 'nasze, nie wydawcy. Jeśli masz grę w pudełku, możesz wpisać jej wartość do zestawu danych.',
  },
  fields: {
    kind: 'rodzaj',
    settlers: 'osadnicy',
    exploration: 'kafel eksploracji',
    trade: 'wymiana',
    upgrades: 'liczba ulepszeń',
    vp: 'punkty',
    mark: 'oznaczenie',
    reach: 'zasięg',
    rows: 'rzędy',
    columns: 'kolumny',
  },
};
