/** The page: a bar, and the screen of the present address. */

import { useEffect } from 'react';

import { Sprites } from '../art/Sprites.tsx';
import { useFirstWords } from '../i18n/first-words.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { type Route, useRoute } from '../screens/shell/routes.ts';
import {
  AchievementsScreen,
  fetchFor,
  HomeScreen,
  LearnScreen,
  DailyScreen,
  DeskScreen,
  MapsScreen,
  MatchScreen,
  NumbersScreen,
  PacksScreen,
  OnlineScreen,
  PersonScreen,
  PhysicalScreen,
  PracticeScreen,
  PuzzlesScreen,
  ReplayScreen,
  RulesScreen,
  SetOnlineScreen,
  SymbolHelp,
  TableScreen,
  TableSprites,
} from './screens.ts';
// Where a pointer moves is known before a table appears under it.
import '../table/pointed.ts';
import { UnsavedStrip } from './UnsavedStrip.tsx';
import { UpdateNotice } from './UpdateNotice.tsx';

/** The screens without tables; on all others symbols are explained. */
const WITHOUT_TABLES: ReadonlySet<Route['screen']> = new Set([
  'home',
  'rules',
  'maps',
  'physical',
  'online',
  'setOnline',
  'person',
  'desk',
  'achievements',
  'daily',
  'numbers',
  'packs',
]);

/** Everything. */
export function App() {
  const route = useRoute();
  const { ui, words } = useFirstWords();
  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute('content', ui.appTagline);
  }, [ui]);
  useEffect(() => fetchFor(route), [route]);
  const match = route.screen === 'match' ? route.id : null;
  const key = keyOf(route);
  return (
    <ErrorBoundary match={match} place={key}>
      <Sprites letters={words.letters} />
      <TableSprites />
      <UnsavedStrip />
      <ErrorBoundary key={key} match={match}>
        <Screen route={route} />
      </ErrorBoundary>
      {!WITHOUT_TABLES.has(route.screen) && (
        <ErrorBoundary match={match} place={key} optional>
          <SymbolHelp />
        </ErrorBoundary>
      )}
      <ErrorBoundary match={match} optional>
        <UpdateNotice />
      </ErrorBoundary>
    </ErrorBoundary>
  );
}

/** The key of a screen for React. Another screen gets a new key, so that an error in one screen does not affect the next. */
function keyOf(route: Route): string {
  if (route.screen === 'match' || route.screen === 'table' || route.screen === 'practice') return route.id;
  if (route.screen === 'rules') return route.page;
  return route.screen;
}

function Screen({ route }: { readonly route: Route }) {
  switch (route.screen) {
    case 'match':
      return <MatchScreen key={route.id} id={route.id} />;
    case 'learn':
      return <LearnScreen game={route.game} />;
    case 'maps':
      return <MapsScreen game={route.game} code={route.code} />;
    case 'online':
      return <OnlineScreen />;
    case 'setOnline':
      return <SetOnlineScreen key={route.game} game={route.game} />;
    case 'achievements':
      return <AchievementsScreen />;
    case 'daily':
      return <DailyScreen />;
    case 'desk':
      return <DeskScreen />;
    case 'person':
      return <PersonScreen key={route.id} id={route.id} table={route.table} />;
    case 'table':
      return <TableScreen key={route.id} id={route.id} />;
    case 'replay':
      return <ReplayScreen source={route.source} at={route.at} analysed={route.analysed} />;
    case 'numbers':
      return <NumbersScreen game={route.game} />;
    case 'packs':
      return <PacksScreen key={route.pack} pack={route.pack} />;
    case 'practice':
      return <PracticeScreen key={route.id} id={route.id} />;
    case 'puzzles':
      return <PuzzlesScreen key={route.game} game={route.game} number={route.number} />;
    case 'rules':
      return <RulesScreen page={route.page} place={route.place} />;
    case 'physical':
      return <PhysicalScreen game={route.game} tab={route.tab} />;
    case 'home':
      return <HomeScreen />;
  }
}
