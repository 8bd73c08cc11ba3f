import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts'],
    // The tests share no state, so one module graph per thread serves them all: several times faster.
    pool: 'threads',
    isolate: false,
    passWithNoTests: true,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    coverage: { provider: 'v8', include: ['packages/*/src/**'], reporter: ['text', 'html'] },
  },
});
