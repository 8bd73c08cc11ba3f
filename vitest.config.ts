import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // The packages', the examples', and those of a game of your own in a folder of the clone.
    include: ['packages/*/test/**/*.test.ts', 'examples/*/test/**/*.test.ts', '*/test/**/*.test.ts'],
    // The tests share no state, so one module graph per thread serves them all: several times faster.
    pool: 'threads',
    isolate: false,
    // By itself vitest leaves a core to whoever watches: of two that would be half.
    maxWorkers: '100%',
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 90_000 } },
    coverage: { provider: 'v8', include: ['packages/*/src/**'], reporter: ['text', 'html'] },
  },
});
