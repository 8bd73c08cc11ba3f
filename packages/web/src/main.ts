import './ui/fonts.css';
import './ui/theme.css';

import { routeOf } from './screens/shell/routes.ts';
import { fetchFor } from './app/screens.ts';
import { keepOffline } from './app/update.ts';
import { UI } from './i18n/first-words.ts';
import { fetchTexts } from './i18n/spoken.ts';
import { readOwnGames } from './play/own-games.ts';

// What draws, what is drawn and the words are asked for at the same time: each wait costs the first visitor most.
const drawing = import('./app/page.tsx');
fetchFor(routeOf(location.hash));

const root = document.getElementById('root');
if (root) {
  void Promise.all([drawing, UI.fetch(), readOwnGames()]).then(async ([{ showPage }]) => {
    await fetchTexts();
    showPage(root);
  });
}

// What is fetched for later must not slow down what is wanted now.
if (import.meta.env.PROD) addEventListener('load', () => setTimeout(() => void keepOffline(), 1000));
