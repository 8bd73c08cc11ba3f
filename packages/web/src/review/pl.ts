/** What is said in Polish where a match is analysed and where a hint is given. */

import type { ReviewUi } from './en.ts';

export const pl: ReviewUi = {
  title: 'Analiza',
  start: 'Analizuj',
  startHelp: 'Boty dogrywają partię od każdej tury, tutaj na stronie: trwa to minutę lub dwie.',
  stop: 'Zatrzymaj',
  again: 'Analizuj jeszcze raz',
  progress: (done, of) => `Obejrzane tury: ${done} z ${of}`,
  stopped: 'Zatrzymano wcześniej: reszta partii nie została obejrzana.',
  failed: 'Analiza została przerwana.',
  curve: 'Szansa na wygraną, w %',
  curveHelp: 'Kliknij miejsce na wykresie, aby tam przejść.',
  table: 'To samo w tabeli',
  turn: 'Tura',
  lost: 'Strata',
  luck: 'Los',
  who: 'Gracz',
  accuracy: 'Dokładność',
  byChoice: 'Wybory',
  marked: 'Tury, które dużo kosztowały',
  noneMarked: 'Żadna tura nie kosztowała więcej niż 5 szans na sto.',
  mark: (sign, turn, name, loss) => `${sign} ${turn} ${name}: −${loss}`,
  played: 'Zagrano',
  better: 'Lepiej',
  show: 'Pokaż na planszy',
  back: 'Wróć do partii',
  help: 'Tura jest zaznaczona od straty 5 (?!), 10 (?) albo 20 (??) szans na sto. Wybór jest oceniany według wszystkiego, co mogło się po nim odsłonić; to, co odsłoniło się naprawdę, jest losem.',
  hintMore: 'Co zrobić?',
  hintWait: 'Myślę …',
  hintFailed: 'Nie udało się nic znaleźć.',
};
