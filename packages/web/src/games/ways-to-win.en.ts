/** The goals of the games of each kind, in English. */

export const sea =
  'Sail from island to island, build outposts and trade there, and bring the cubes of an order to its port. Whoever claims a fourth order starts the last round; most points win.';
export const land =
  'Send settlers to work for cubes, and pay for point cards at the forts. Whoever claims an eighth card starts the last round; most points win.';
