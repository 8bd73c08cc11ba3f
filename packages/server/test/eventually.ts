import { vi } from 'vitest';

/** Repeats `check` until it no longer throws; a minute and a half is far more than any of them needs, however busy the machine. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 90_000, interval: 50 });
