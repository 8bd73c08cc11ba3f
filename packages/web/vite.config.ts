import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

import { chunkOf } from './build/chunks.ts';
import { markdownPages } from './build/markdown-pages.ts';
import { packedFiles } from './build/packed-files.ts';

export default defineConfig({
  plugins: [
    react(),
    markdownPages(),
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
        description: 'Spices, ships and settlers: a table for the Century games',
        lang: 'en',
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
        // What the server says itself, its pages of documentation among it, is never the page.
        navigateFallbackDenylist: [/^\/api\//],
        cleanupOutdatedCaches: true,
        inlineWorkboxRuntime: true,
        sourcemap: false,
      },
    }),
    packedFiles(),
  ],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: chunkOf, debugName: 'screens', includeDependenciesRecursively: false }] },
      },
    },
  },
});
