/** The Polish words for the figures of a review. */

import type { SummaryMessages } from './summary-messages.ts';

export const summary: SummaryMessages = {
  turn: 'Tura',
  lost: 'Strata',
  wins: (name) => `Wygrywa ${name}`,
  points: 'Punkty',
  perhaps: 'może',
  luck: 'Dane przez los',
  who: 'Gracz',
  accuracy: 'Dokładność, średnia z tury',
  byChoice: 'Stracone przez wybory, średnia z tury',
  luckInAll: 'Dane przez los, wszystkie tury',
  noLoss: 'nie znaleziono lepszej tury',
  ofTurns: (turns, marked, slow) =>
    `tury:\u00a0${turns}${marked === 0 ? '' : `, oznaczone:\u00a0${marked}`}${slow === 0 ? '' : `, powolne:\u00a0${slow}`}`,
  summed: (over) =>
    `${over ? 'Dokładność i straty to średnie z tury. Dokładność to 100 za turę, która nic nie traci, około 64 za stratę 10 punktów, 0 za stratę wszystkiego. Jeden wielki błąd wśród wielu dobrych tur prawie ich nie zmienia: mówią o nim oznaczone tury.' : 'Straty to średnie z tury.'} Los to suma z całej partii. Straty i los są w punktach procentowych szansy na wygraną. ± mówi, o ile liczba może się mylić.`,
  notJudged: 'nieoceniona do końca',
  unclear: 'nie da się rozstrzygnąć',
  even: 'prawie równa',
  none: 'bez różnicy',
  slow: 'powolna',
  wasted: 'oddane kostki',
  idle: 'nic nie zrobiono',
  careless: ({ slow, wasted, idle }) =>
    [
      ...(slow > 0 ? [`powolne tury: ${slow}`] : []),
      ...(wasted > 0 ? [`oddane kostki: ${wasted}`] : []),
      ...(idle > 0 ? [`tury bez żadnej korzyści: ${idle}`] : []),
    ]
      .join('; ')
      .replace(/^./, (first) => first.toUpperCase()),
  carelessHelp: {
    slow: 'Powolne tury to nie błędy: nie ma pewności, że coś straciły z szansy na wygraną. Ale po innej turze można było coś zdobyć wcześniej, a nic cenniejszego nie przyszłoby później.',
    wasted:
      'Oddane kostki: inna tura prowadzi do tej samej sytuacji, ale w składzie jest więcej kostek. Ile to kosztuje, nie da się zmierzyć, lecz nigdy się to nie opłaca.',
    idle: 'Nic nie zrobiono: po tej turze gracz nie ma nic więcej niż przedtem, a po innej by miał. Ile to kosztuje, nie da się zmierzyć.',
  },
  same: 'nie znaleziono lepszej',
};
