/** The Polish texts of analyses and hints. */

import type { ReviewUi } from './en.ts';

export const pl: ReviewUi = {
  title: 'Analiza',
  start: 'Analizuj',
  startHelp: 'Boty dogrywają partię od każdej tury, w twojej przeglądarce. Trwa to minutę lub dwie.',
  stop: 'Zatrzymaj',
  again: 'Analizuj jeszcze raz',
  progress: (done, of) => `Sprawdzone tury: ${done} z ${of}`,
  stopped: 'Zatrzymano: reszty partii nie sprawdzono.',
  failed: 'Analiza się nie powiodła.',
  curve: 'Szansa na wygraną, w %',
  curveHelp: 'Kliknij wykres, aby przejść do tej tury.',
  table: 'To samo w tabeli',
  turn: 'Tura',
  lost: 'Strata',
  luck: 'Los',
  who: 'Gracz',
  accuracy: 'Dokładność',
  byChoice: 'Wybory',
  marked: 'Najdroższe błędy',
  noneMarked: 'W żadnej turze strata nie przekroczyła 5 punktów procentowych.',
  mark: (sign, turn, name, loss) => `${sign} ${turn} ${name}: −${loss}`,
  played: 'Zagrano',
  better: 'Lepiej',
  show: 'Pokaż na planszy',
  back: 'Wróć do partii',
  help: 'Tura jest oznaczona, gdy szansa na wygraną spada o 5 (?!), 10 (?) albo 20 (??) punktów procentowych. Oceniamy wybór po wszystkim, co mogło się po nim odkryć; to, co naprawdę się odkryło, to los.',
  hintMore: 'Co zrobić?',
  hintWait: 'Myślę…',
  hintFailed: 'Nie udało się znaleźć podpowiedzi.',
};
