/**
 * Which browser tests `npm test` leaves out, to stay under 15 minutes on two processors: those of a look at many sizes, of the same
 * behaviour in one more game, and those that take long. `npm run proof:tests` runs them too.
 */

/** The details of a test of the full set: `test(title, FULL, …)`. */
export const FULL = { tag: '@full' } as const;

/** The details of one case of several: `npm test` runs the named ones, `npm run proof:tests` all. */
export const fullBut = (one: unknown, ...named: unknown[]): { readonly tag?: '@full' } =>
  named.includes(one) ? {} : FULL;
