/** The page’s English texts about From Sand to Sea. */

/** The goal of the game. */
export const win =
  'Merchant cards bring cubes and pay for the steps of your boat; outposts and orders bring points. Whoever claims a fourth order starts the last round; most points win.';
