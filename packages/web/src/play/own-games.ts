/**
 * Custom games. The standard page has none: a build that names modules (`npm run build:page -- --game MODULE`) replaces this
 * function by one that loads them with {@link addOwnGame}.
 */

/** Loads the custom games of this build. Await it before any words or replays, in every worker as well. */
export const readOwnGames = (): Promise<void> => Promise.resolve();
