import './ui/fonts.css';
import './ui/theme.css';

import { routeOf } from './screens/shell/routes.ts';
import { showNotLoaded } from './app/not-loaded.ts';
import { fetchFor } from './app/screens.ts';
import { fetchLostStyles, patiently } from './browser/fetching.ts';
import { keepOffline } from './app/update.ts';
import { UI } from './i18n/first-words.ts';
import { fetchTexts } from './i18n/localized.ts';
import { readOwnGames } from './play/own-games.ts';

// Renderer, screens and words are loaded in parallel to save round trips on the first visit.
// What the renderer needs comes first: it begins its work while the screen is still on its way.
const drawing = patiently(() => import('./app/page.tsx'));
const words = UI.fetch();
fetchFor(routeOf(location.hash));
void fetchLostStyles();

// Tables on very large windows are enlarged only in browsers that also measure enlarged elements at their visible size.
if ('currentCSSZoom' in document.documentElement) document.documentElement.dataset.enlarges = '';

const root = document.getElementById('root');
if (root) {
  Promise.all([drawing, words, readOwnGames()])
    .then(async ([{ showPage }]) => {
      await fetchTexts();
      showPage(root);
    })
    .catch((reason: unknown) => {
      showNotLoaded(root);
      throw reason;
    });
}

// Preloading must not delay what is needed now.
if (import.meta.env.PROD) addEventListener('load', () => setTimeout(() => void keepOffline(), 1000));
