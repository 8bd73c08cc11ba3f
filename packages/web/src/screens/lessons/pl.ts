/** The Polish texts in lessons. */

import { rival, steps } from '@windrose/analysis/lessons/pl';

import type { LessonsUi } from './en.ts';

export const pl: LessonsUi = {
  title: 'Nauka',
  intro:
    'Pierwsza partia w dziesięciu krótkich krokach, na prawdziwej planszy. W każdym kroku robisz jedną rzecz, resztą zajmuje się gra. W każdej chwili możesz przerwać i wrócić później.',
  begin: 'Zacznij',
  left: (step, of) => `Wróć do lekcji: krok ${step} z ${of}`,
  goOn: (step) => `Wróć do kroku ${step}`,
  again: 'Jeszcze raz',
  lesson: (game) => `Pierwsza partia: ${game}`,
  step: (n, of) => `Krok ${n} z ${of}`,
  now: (what, n, of) => (of === 1 ? `Teraz: ${what}` : `Teraz (${n} z ${of}): ${what}`),
  done: 'Dobrze!',
  wrong: 'Zasady na to pozwalają, ale tu uczymy się czegoś innego. Plansza wróciła do poprzedniego stanu.',
  next: 'Następny krok',
  skip: 'Pomiń krok',
  enlarges: 'Przycisk „+” powiększa mapę.',
  back: 'Wstecz',
  leave: 'Lekcje',
  finished: 'Wiesz już to, co najważniejsze.',
  finishedText: 'Dokończ tę partię, doczytaj resztę w zasadach albo poznaj następną grę.',
  easiest: 'Teraz najłatwiejsza',
  rules: 'Zasady',
  nextLesson: (game) => `Poznaj teraz: ${game}`,
  meanwhile: {
    now: 'Tymczasem',
    rounds: (from, to) =>
      from === to ? `Tymczasem minęła runda ${from}.` : `Tymczasem minęły rundy od ${from} do ${to}.`,
    short: (from, to, points) =>
      `Tymczasem: ${from === to ? `runda ${from}` : `rundy ${from}–${to}`}${points > 0 ? `, masz +${points}` : ''}`,
    gained: {
      built: (n) => `placówki: ${n}`,
      claimed: (n, points) => `zamówienia: ${n}${points === null ? '' : ` (${points})`}`,
      card: (n, points) => `karty punktów: ${n}${points === null ? '' : ` (${points})`}`,
      merchant: (n) => `karty kupieckie: ${n}`,
      explored: (n) => `kafle eksploracji: ${n}`,
      bonus: (n) => `kafle bonusowe: ${n}`,
    },
  },
  playOn: 'Graj dalej od tej pozycji',
  symbols: 'Najedź na symbol, przytrzymaj go albo wybierz klawiszem Tab i naciśnij ?, a zobaczysz, co znaczy.',
  confirm: (button) => `naciśnij „${button}”`,
  symbolsTouched: 'Przytrzymaj symbol, a zobaczysz, co znaczy.',
  steps,
  rival,
};
