/** The Polish texts about how Solo's rival decides. */

import { rival } from '@windrose/analysis/lessons/pl';

import type { RivalTexts } from './rival.en.ts';

export const pl: RivalTexts = {
  title: 'Jak decyduje rywal',
  intro: 'Nie ma łodzi. Po twojej akcji, zanim sprawdzi się twój limit, robi pierwszą z tych rzeczy, którą może:',
  list: [
    'Jeśli stać go na zamówienie w którymkolwiek porcie, realizuje to za najwięcej punktów. Nic więcej wtedy nie robi.',
    'Jeśli realizujesz zamówienie, bierze dwie żółte kostki.',
    'Jeśli budujesz, wymieniasz albo zbierasz na wyspie bez jego placówki, stawia tam swoją za darmo.',
    'Po budowie albo wymianie bierze potem to, co stoi za strzałką tej wyspy, raz za każdą twoją wymianę, i nic nie płaci.',
    'Po twoich zbiorach też bierze dwie żółte kostki.',
  ],
  next: 'Co zrobi teraz',
  ifYou: (option, answer, why) => `Ty: ${option}. ${answer} ${why}`,
  waits: rival.waits,
  idle: rival.idle,
  why: rival.why,
};
