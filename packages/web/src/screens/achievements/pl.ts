/** The Polish texts about achievements. */

import { achievements } from '@windrose/analysis/achievements/pl';

import type { AchievementsUi } from './en.ts';

export const pl: AchievementsUi = {
  title: 'Osiągnięcia',
  intro:
    'Każde to pomysł z jednej z gier. Zdobywasz je skończoną partią, w której ten pomysł zadziałał; zostaje w tej przeglądarce.',
  count: (n, of) => `Zdobyte: ${n} z ${of}`,
  groups: {
    any: 'W każdej grze',
    sea: 'Na morzu: Cuda Wschodu',
    solo: 'Solo',
    land: 'Na lądzie: Nowy Świat, Ze Wschodu na Zachód',
    road: 'Na szlaku: Korzenny Szlak',
    sand: 'Z Piasków na Morze',
  },
  since: (date) => `zdobyte: ${date}`,
  open: 'jeszcze nie',
  rule: (name) => `Zasada: ${name}`,
  lesson: (name) => `Lekcja: ${name}`,
  toRule: 'Zasada',
  toLesson: 'Lekcja',
  earned: 'Nowe osiągnięcie',
  all: 'Wszystkie osiągnięcia',
  achievements,
};
