/** The screens, each loaded on first use: choosing a game needs no rules, playing needs no home page. */

import type { ComponentType } from 'react';

import { MESSAGES } from '../i18n/messages.ts';
import { findMatch } from '../play/store.ts';
import { Loading } from '../ui/Loading.tsx';
import type { LazyComponent } from '../browser/lazy.ts';
import { spokenComponent } from '../i18n/spoken.ts';
import type { Route } from '../screens/shell/routes.ts';
import { settingsNow } from '../browser/settings.ts';
import { tableOf, TextView } from '../display/tables.ts';

export const HomeScreen = spokenComponent(async () => (await import('../screens/home/Home.tsx')).Home);
export const MatchScreen = spokenComponent(async () => {
  const [{ MatchPage }] = await Promise.all([import('../screens/match/MatchPage.tsx'), MESSAGES.fetch()]);
  return MatchPage;
});
export const ReplayScreen = spokenComponent(async () => {
  const [{ ReplayPage }] = await Promise.all([import('../screens/replay/ReplayPage.tsx'), MESSAGES.fetch()]);
  return ReplayPage;
});
export const MapsScreen = spokenComponent(async () => {
  const [{ MapsPage }] = await Promise.all([import('../screens/maps/MapsPage.tsx'), MESSAGES.fetch()]);
  return MapsPage;
});
export const LearnScreen = spokenComponent(async () => {
  const [{ LearnPage }] = await Promise.all([import('../screens/lessons/LearnPage.tsx'), MESSAGES.fetch()]);
  return LearnPage;
});
export const AchievementsScreen = spokenComponent(async () => {
  const [{ AchievementsPage }] = await Promise.all([
    import('../screens/achievements/AchievementsPage.tsx'),
    MESSAGES.fetch(),
  ]);
  return AchievementsPage;
});
export const DailyScreen = spokenComponent(async () => {
  const [{ DailyPage }] = await Promise.all([import('../screens/daily/DailyPage.tsx'), MESSAGES.fetch()]);
  return DailyPage;
});
/** A screen of online play, with the words of matches. */
const online = <Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> =>
  spokenComponent(async () => {
    const [screen] = await Promise.all([load(), MESSAGES.fetch()]);
    return screen;
  }, Loading);
export const OnlineScreen = online(async () => (await import('../screens/online/OnlinePage.tsx')).OnlinePage);
export const SetOnlineScreen = online(
  async () => (await import('../screens/online/SetOnlineTable.tsx')).SetOnlineTable,
);
export const PersonScreen = online(async () => (await import('../screens/online/ProfilePage.tsx')).ProfilePage);
export const DeskScreen = online(async () => (await import('../screens/desk/DeskPage.tsx')).DeskPage);
export const TableScreen = online(async () => (await import('../screens/online/TablePage.tsx')).TablePage);
export const PhysicalScreen = spokenComponent(async () => {
  const [{ PhysicalPage }] = await Promise.all([import('../screens/physical/PhysicalPage.tsx'), MESSAGES.fetch()]);
  return PhysicalPage;
});
export const PacksScreen = spokenComponent(async () => {
  const [{ PacksPage }] = await Promise.all([import('../screens/packs/PacksPage.tsx'), MESSAGES.fetch()]);
  return PacksPage;
});
export const NumbersScreen = spokenComponent(async () => {
  const [{ NumbersPage }] = await Promise.all([import('../screens/numbers/NumbersPage.tsx'), MESSAGES.fetch()]);
  return NumbersPage;
});
export const PuzzlesScreen = spokenComponent(async () => {
  const [{ PuzzlesPage }] = await Promise.all([import('../screens/puzzles/PuzzlesPage.tsx'), MESSAGES.fetch()]);
  return PuzzlesPage;
});
export const PracticeScreen = spokenComponent(async () => {
  const [{ PracticePage }] = await Promise.all([import('../screens/puzzles/PracticePage.tsx'), MESSAGES.fetch()]);
  return PracticePage;
});
export const RulesScreen = spokenComponent(async () => (await import('../screens/rules/RulesPage.tsx')).RulesPage);
const Nothing = (): null => null;
/** What every symbol of a table means; a table is played without it, too. */
export const SymbolHelp = spokenComponent(
  () =>
    import('../screens/help/SymbolHelp.tsx').then(
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
  desk: DeskScreen,
  achievements: AchievementsScreen,
  daily: DailyScreen,
  numbers: NumbersScreen,
  packs: PacksScreen,
  practice: PracticeScreen,
  puzzles: PuzzlesScreen,
  replay: ReplayScreen,
  rules: RulesScreen,
  physical: PhysicalScreen,
} as const;

/** Begins to fetch everything that an address needs, in one go. Whether it comes shows where it is used. */
export function fetchFor(route: Route): void {
  const wanted: Pick<LazyComponent<never>, 'fetch'>[] = [SCREENS[route.screen]];
  if (route.screen === 'match') {
    const table = tableOf(findMatch(route.id)?.record.game ?? '');
    if (settingsNow().view === 'text') wanted.push(TextView);
    else if (table) wanted.push(table);
  }
  for (const one of wanted) one.fetch().catch(() => {});
}
