/** The English texts about achievements. */

import type { AchievementGroup } from '@windrose/analysis/achievements';
import { achievements } from '@windrose/analysis/achievements/en';

export const en = {
  title: 'Achievements',
  intro:
    'Each is an idea of one of the games. A finished match in which it worked earns it; it is kept in this browser.',
  count: (n: number, of: number) => `${n} of ${of} earned`,
  groups: {
    any: 'In every game',
    sea: 'At sea: Eastern Wonders',
    solo: 'Solo',
    land: 'On land: A New World, From East to West',
    road: 'On the road: Spice Road',
    sand: 'From Sand to Sea',
  } as Readonly<Record<AchievementGroup, string>>,
  since: (date: string) => `earned on ${date}`,
  open: 'not yet',
  rule: (name: string) => `The rule: ${name}`,
  lesson: (name: string) => `The lesson: ${name}`,
  toRule: 'The rule',
  toLesson: 'The lesson',
  earned: 'New achievement',
  all: 'All achievements',
  achievements,
};

/** The texts about achievements, in one language. */
export type AchievementsUi = typeof en;
