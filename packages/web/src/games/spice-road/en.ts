/** The page’s English texts about Spice Road. */

/** The goal of the game. */
export const win =
  'Play merchant cards for cubes and trade them up, then claim point cards with exactly their cubes. A sixth card (a fifth with four or five players) starts the last round; most points win.';
