import { defineConfig } from 'vitest/config';

import { LongestFirst } from './scripts/longest-first.ts';

export default defineConfig({
  test: {
    // The packages', the examples', and those of a game of your own in a folder of the clone.
    include: ['packages/*/test/**/*.test.ts', 'examples/*/test/**/*.test.ts', '*/test/**/*.test.ts'],
    // The tests share no state, so one module graph per thread serves them all: several times faster.
    pool: 'threads',
    isolate: false,
    // By default vitest leaves one core free, which would be half of two.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    // `npm test` leaves these out, to stay under 15 minutes on two processors.
    tags: [{ name: 'full', description: 'Run by `npm run proof:tests` and `npm run test:unit`, not by `npm test`.' }],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 90_000 } },
    coverage: { provider: 'v8', include: ['packages/*/src/**'], reporter: ['text', 'html'] },
  },
});
