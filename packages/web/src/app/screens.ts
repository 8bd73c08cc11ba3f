/** The screens, each fetched when it is first shown: whoever chooses a game needs no rules, whoever plays no home. */

import type { ComponentType } from 'react';

import { MESSAGES } from '../i18n/messages.ts';
import { findMatch } from '../play/store.ts';
import { Loading } from './Loading.tsx';
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
export const MapsScreen = fetched(async () => {
  const [{ MapsPage }] = await Promise.all([import('../maps/MapsPage.tsx'), MESSAGES.fetch()]);
  return MapsPage;
});
export const LearnScreen = fetched(async () => {
  const [{ LearnPage }] = await Promise.all([import('../lessons/LearnPage.tsx'), MESSAGES.fetch()]);
  return LearnPage;
});
/** A screen of online play, with the words of matches. */
const online = <Props extends object>(load: () => Promise<ComponentType<Props>>): Fetched<Props> =>
  fetched(async () => {
    const [screen] = await Promise.all([load(), MESSAGES.fetch()]);
    return screen;
  }, Loading);
export const OnlineScreen = online(async () => (await import('../online/OnlinePage.tsx')).OnlinePage);
export const SetOnlineScreen = online(async () => (await import('../online/SetOnlineTable.tsx')).SetOnlineTable);
export const PersonScreen = online(async () => (await import('../online/ProfilePage.tsx')).ProfilePage);
export const TableScreen = online(async () => (await import('../online/TablePage.tsx')).TablePage);
export const PhysicalScreen = fetched(async () => {
  const [{ PhysicalPage }] = await Promise.all([import('../physical/PhysicalPage.tsx'), MESSAGES.fetch()]);
  return PhysicalPage;
});
export const NumbersScreen = fetched(async () => {
  const [{ NumbersPage }] = await Promise.all([import('../numbers/NumbersPage.tsx'), MESSAGES.fetch()]);
  return NumbersPage;
});
export const PuzzlesScreen = fetched(async () => {
  const [{ PuzzlesPage }] = await Promise.all([import('../puzzles/PuzzlesPage.tsx'), MESSAGES.fetch()]);
  return PuzzlesPage;
});
export const RulesScreen = fetched(async () => (await import('../rules/RulesPage.tsx')).RulesPage);
const Nothing = (): null => null;
/** What every symbol of a table means; a table is played without it, too. */
export const SymbolHelp = fetched(
  () =>
    import('../help/SymbolHelp.tsx').then(
      (help) => help.SymbolHelp,
      () => Nothing,
    ),
  Nothing,
);

const SCREENS = {
  home: HomeScreen,
  learn: LearnScreen,
  maps: MapsScreen,
  match: MatchScreen,
  online: OnlineScreen,
  setOnline: SetOnlineScreen,
  table: TableScreen,
  person: PersonScreen,
  numbers: NumbersScreen,
  puzzles: PuzzlesScreen,
  replay: ReplayScreen,
  rules: RulesScreen,
  physical: PhysicalScreen,
} as const;

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
