/** The screens, each loaded on first use: choosing a game needs no rules, playing needs no home page. */

import type { ComponentType } from 'react';

import { MESSAGES } from '../i18n/messages.ts';
import { entryKeys } from '../browser/storage.ts';
import { lastLessonLeft } from '../play/lesson-progress.ts';
import { findMatch, MATCH_PREFIX } from '../play/store.ts';
import { MatchSections } from '../screens/home/lazy.ts';
import { Loading } from '../ui/Loading.tsx';
import { type LazyComponent, lazyComponent, onceDrawn } from '../browser/lazy.ts';
import { localizedComponent } from '../i18n/localized.ts';
import { type Route, routeOf } from '../screens/shell/routes.ts';
import { settingsNow } from '../browser/settings.ts';
import { tableNameOf, TABLES, TextView } from '../display/tables.ts';

/** A screen with the words of matches. */
const withMessages = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting?: ComponentType,
): LazyComponent<Props> =>
  localizedComponent(async () => {
    const [screen] = await Promise.all([load(), MESSAGES.fetch()]);
    return screen;
  }, Waiting);
/** A screen of online play. */
const online = <Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> =>
  withMessages(load, Loading);

export const HomeScreen = localizedComponent(async () => {
  const kept = entryKeys(MATCH_PREFIX).length > 0 || lastLessonLeft() !== null;
  const [{ Home }] = await Promise.all([import('../screens/home/Home.tsx'), kept && MatchSections.fetch()]);
  return Home;
});
export const MatchScreen = withMessages(async () => {
  // The first match appears together with its table: a frame without it would only be drawn to be replaced. A table that
  // cannot be fetched is reported by the page.
  const table = tableAt(routeOf(location.hash))?.fetch();
  const [{ MatchPage }] = await Promise.all([import('../screens/match/MatchPage.tsx'), table?.catch(() => {})]);
  return MatchPage;
});
export const ReplayScreen = withMessages(async () => (await import('../screens/replay/ReplayPage.tsx')).ReplayPage);
export const MapsScreen = withMessages(async () => (await import('../screens/maps/MapsPage.tsx')).MapsPage);
export const LearnScreen = withMessages(async () => (await import('../screens/lessons/LearnPage.tsx')).LearnPage);
export const AchievementsScreen = withMessages(
  async () => (await import('../screens/achievements/AchievementsPage.tsx')).AchievementsPage,
);
export const DailyScreen = withMessages(async () => (await import('../screens/daily/DailyPage.tsx')).DailyPage);
export const OnlineScreen = online(async () => (await import('../screens/online/OnlinePage.tsx')).OnlinePage);
export const SetOnlineScreen = online(
  async () => (await import('../screens/online/SetOnlineTable.tsx')).SetOnlineTable,
);
export const PersonScreen = online(async () => (await import('../screens/online/ProfilePage.tsx')).ProfilePage);
export const DeskScreen = online(async () => (await import('../screens/desk/DeskPage.tsx')).DeskPage);
export const TableScreen = online(async () => (await import('../screens/online/TablePage.tsx')).TablePage);
export const PhysicalScreen = withMessages(
  async () => (await import('../screens/physical/PhysicalPage.tsx')).PhysicalPage,
);
export const PacksScreen = withMessages(async () => (await import('../screens/packs/PacksPage.tsx')).PacksPage);
export const NumbersScreen = withMessages(async () => (await import('../screens/numbers/NumbersPage.tsx')).NumbersPage);
export const PuzzlesScreen = withMessages(async () => (await import('../screens/puzzles/PuzzlesPage.tsx')).PuzzlesPage);
export const PracticeScreen = withMessages(
  async () => (await import('../screens/puzzles/PracticePage.tsx')).PracticePage,
);
export const RulesScreen = localizedComponent(async () => (await import('../screens/rules/RulesPage.tsx')).RulesPage);
const loadTableSprites = async () => (await import('../art/TableSprites.tsx')).TableSprites;
const tableSpritesOnceDrawn = onceDrawn(loadTableSprites);
/** The drawings that the home page has none of: there they come after it. */
export const TableSprites = lazyComponent(() =>
  routeOf(location.hash).screen === 'home' ? tableSpritesOnceDrawn() : loadTableSprites(),
);
const Nothing = (): null => null;
/** Explains every symbol of a table. */
export const SymbolHelp = localizedComponent(
  onceDrawn(async () => (await import('../screens/help/SymbolHelp.tsx')).SymbolHelp),
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

/** What draws the table of the match at an address, as a picture or as text; undefined where there is none. */
function tableAt(route: Route): Pick<LazyComponent<never>, 'fetch'> | undefined {
  if (route.screen !== 'match') return undefined;
  if (settingsNow().view === 'text') return TextView;
  const table = tableNameOf(findMatch(route.id)?.record.game ?? '');
  return table && TABLES[table];
}

/**
 * Begins to fetch everything that an address needs, in one go. Whether it comes shows where it is used. Drawings come first, so
 * that they are in the document while the screen is still on its way.
 */
export function fetchFor(route: Route): void {
  for (const one of [TableSprites, SCREENS[route.screen], tableAt(route)]) one?.fetch().catch(() => {});
}
