/** The page: a bar, and the screen of the present address. */

import { useEffect } from 'react';

import { Sprites } from '../art/Sprites.tsx';
import { Rescue } from './Rescue.tsx';
import { type Route, useRoute } from './routes.ts';
import { fetchFor, HomeScreen, MatchScreen, RulesScreen } from './screens.ts';
import { UpdateNotice } from './UpdateNotice.tsx';

/** Everything. */
export function App() {
  const route = useRoute();
  useEffect(() => fetchFor(route), [route]);
  return (
    <>
      <Sprites />
      <Rescue
        key={route.screen === 'home' ? 'home' : route.screen === 'match' ? route.id : route.page}
        match={route.screen === 'match' ? route.id : null}
      >
        <Screen route={route} />
      </Rescue>
      <UpdateNotice />
    </>
  );
}

function Screen({ route }: { readonly route: Route }) {
  switch (route.screen) {
    case 'match':
      return <MatchScreen key={route.id} id={route.id} />;
    case 'rules':
      return <RulesScreen page={route.page} place={route.place} />;
    case 'home':
      return <HomeScreen />;
  }
}
