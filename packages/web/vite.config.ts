import react from '@vitejs/plugin-react';
import type { Language } from '@windrose/words';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

import { chunkOf } from './build/chunks.ts';
import { earlyPage } from './build/early-page.ts';
import { markdownPages } from './build/markdown-pages.ts';
import { ownGames, SHARED_PACKAGES } from './build/own-games.ts';
import { packedFiles } from './build/packed-files.ts';
import { en } from './src/i18n/en.ts';
import { pl } from './src/i18n/pl.ts';

/** The address of the server of online matches during development; `npm run dev` sets it. */
const API = process.env.WINDROSE_API;

/** Descriptions of the page in each language, shown to people who install it. */
const TAGLINES: Readonly<Record<Language, string>> = { en: en.appTagline, pl: pl.appTagline };

/** The manifest says it in every language to browsers that ask for theirs. */
const LOCALIZED = { description_localized: TAGLINES };

export default defineConfig(({ command }) => {
  // Vite keeps what the shell or a test runner has set, and would then build with React's development version, twice as large.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    server: API === undefined ? {} : { proxy: { '/api': { target: API, ws: true } } },
    resolve: { dedupe: SHARED_PACKAGES },
    plugins: [
      react(),
      markdownPages(),
      ownGames(),
      earlyPage('page'),
      VitePWA({
        // A new page waits until somebody asks for it: what an open one may still load stays in the cache until then.
        registerType: 'prompt',
        injectRegister: false,
        manifest: {
          id: '/',
          start_url: '/',
          scope: '/',
          name: 'Windrose',
          short_name: 'Windrose',
          description: TAGLINES.en,
          lang: 'en',
          ...LOCALIZED,
          categories: ['games'],
          display: 'standalone',
          theme_color: '#efe2c4',
          background_color: '#efe2c4',
          icons: [
            { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
            { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
            { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
            { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          ],
        },
        includeManifestIcons: false,
        workbox: {
          globPatterns: ['**/*.{html,js,css,svg,png,woff2}'],
          maximumFileSizeToCacheInBytes: 4 * 2 ** 20,
          // The first page is looked after at once, not only from the second visit on.
          clientsClaim: true,
          // Messages of the server, shown while no page is open.
          importScripts: ['push.js'],
          globIgnores: ['push.js'],
          // Responses of the server itself, such as its documentation, are never replaced by the page.
          navigateFallbackDenylist: [/^\/api\//],
          cleanupOutdatedCaches: true,
          inlineWorkboxRuntime: true,
          sourcemap: false,
        },
      }),
      packedFiles(),
    ],
    // A worker is bundled by itself, with plugins of its own.
    worker: { format: 'es', plugins: () => [ownGames()] },
    build: {
      target: 'es2022',
      rolldownOptions: {
        output: {
          codeSplitting: { groups: [{ name: chunkOf, debugName: 'screens', includeDependenciesRecursively: false }] },
        },
      },
    },
  };
});
