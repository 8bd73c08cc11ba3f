import './app/fonts.css';
import './app/theme.css';

import { createRoot } from 'react-dom/client';

import { App } from './app/App.tsx';
import { routeOf } from './app/routes.ts';
import { fetchFor } from './app/screens.ts';
import { UI } from './i18n/first-words.ts';
import { keepOffline } from './app/update.ts';

fetchFor(routeOf(location.hash));

const root = document.getElementById('root');
if (root) void UI.fetch().then(() => createRoot(root).render(<App />));

// What is fetched for later must not slow down what is wanted now.
if (import.meta.env.PROD) addEventListener('load', () => setTimeout(() => void keepOffline(), 1000));
