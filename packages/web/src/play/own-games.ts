/**
 * Games of somebody's own. The page as it comes has none: a build that names modules (`npm run build:page -- --game MODULE`)
 * puts a function in place of this one that reads them, with {@link addOwnGame}.
 */

/** Reads the games the page was built with. To be awaited before anything is said or replayed, in every worker as well. */
export const readOwnGames = (): Promise<void> => Promise.resolve();
