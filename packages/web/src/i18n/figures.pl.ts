/** What is said in Polish about where figures are known from. */

import type { figures as english } from './figures.en.ts';

export const figures: typeof english = {
  where: 'Skąd znamy te liczby?',
  choose: 'Wybierz kartę, żeton lub miejsce, a zobaczysz, skąd znamy jego liczby.',
  unknown: 'Nic o tym nie zanotowano.',
  pack: (name, version) => `Paczka ${name}, wersja ${version}`,
  words: {
    exact: 'Dokładne',
    derived: 'Wyliczone',
    likely: 'Prawdopodobne',
    inferred: 'Wywnioskowane',
    'stand-in': 'Zastępcze',
  },
  meaning: {
    exact: 'przeczytane w wydrukowanych zasadach albo zgodnie podane przez kilka źródeł.',
    derived: 'wynika z rachunku na tym, co wydrukowano.',
    likely: 'podane przez jedno porządne źródło.',
    inferred: 'rozsądny odczyt słabych śladów.',
    'stand-in': 'nasze, nie wydawcy. Kto ma pudełko, może wpisać wydrukowaną liczbę do paczki.',
  },
  fields: {
    kind: 'rodzaj',
    settlers: 'osadnicy',
    exploration: 'żeton odkrycia',
    trade: 'wymiana',
    upgrades: 'liczba ulepszeń',
    vp: 'punkty',
    mark: 'oznaczenie',
    reach: 'zasięg',
    rows: 'rzędy',
    columns: 'kolumny',
  },
};
