import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { defineConfig } from '@playwright/test';

import { chromiumPath } from '../../scripts/chromium.mjs';

// Chosen once: the workers evaluate this file too, and must find the port of the first.
const port = (process.env.WINDROSE_TEST_PORT ??= String(await freePort()));
const dataFolder = (process.env.WINDROSE_TEST_DATA ??= mkdtempSync(join(tmpdir(), 'windrose-test-')));
const baseURL = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: 'test',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // One set of accepted pictures for all machines: they are small, and compared with tolerance.
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  // Machines are shared: a whole match by clicks may take its time, and a moment's silence is no fault of the page.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // The second try leaves a trace; a test that passes only then has failed.
  retries: 1,
  failOnFlakyTests: true,
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL,
    viewport: { width: 1440, height: 900 },
    // Of the second try only: a trace takes the whole page down before and after every step.
    trace: 'on-first-retry',
    // Keeping the whole page for later would only slow most tests down.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node packages/cli/src/main.ts serve',
    cwd: '../..',
    // Tests leave nothing behind in the data of the person who runs them.
    // All browsers of all tests come from one address, each with an empty cache.
    env: {
      PORT: port,
      WINDROSE_DATA: dataFolder,
      REQUESTS_PER_MINUTE: '20000',
      CONNECTIONS_PER_ADDRESS: '2000',
    },
    url: baseURL,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
});

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
