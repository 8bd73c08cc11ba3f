/** The screens, each fetched when it is first shown: whoever chooses a game needs no rules, whoever plays no home. */

import { MESSAGES } from '../i18n/messages.ts';
import { findMatch } from '../play/store.ts';
import { type Fetched, fetched } from './parts.ts';
import type { Route } from './routes.ts';
import { settingsNow } from './settings.ts';
import { TABLES, TextView } from './tables.ts';

export const HomeScreen = fetched(async () => (await import('../home/Home.tsx')).Home);
export const MatchScreen = fetched(async () => {
  const [{ MatchPage }] = await Promise.all([import('./MatchPage.tsx'), MESSAGES.fetch()]);
  return MatchPage;
});
export const ReplayScreen = fetched(async () => {
  const [{ ReplayPage }] = await Promise.all([import('../replay/ReplayPage.tsx'), MESSAGES.fetch()]);
  return ReplayPage;
});
export const RulesScreen = fetched(async () => (await import('../rules/RulesPage.tsx')).RulesPage);

const SCREENS = { home: HomeScreen, match: MatchScreen, replay: ReplayScreen, rules: RulesScreen } as const;

/** Begins to fetch everything that an address needs, in one go. Whether it comes shows where it is used. */
export function fetchFor(route: Route): void {
  const wanted: Pick<Fetched<never>, 'fetch'>[] = [SCREENS[route.screen]];
  if (route.screen === 'match') {
    const table = TABLES[findMatch(route.id)?.record.game ?? ''];
    if (settingsNow().view === 'text') wanted.push(TextView);
    else if (table) wanted.push(table);
  }
  for (const one of wanted) one.fetch().catch(() => {});
}
