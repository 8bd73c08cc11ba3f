/** The page’s English texts about Spice Road. */

/** The goal of the game. */
export const win =
  'Play merchant cards for cubes and trade them up, then claim point cards with exactly their cubes. A fifth card (a sixth with two or three players) ends the match; most points win.';
