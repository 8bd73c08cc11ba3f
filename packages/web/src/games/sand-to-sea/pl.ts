/** The page’s Polish texts about From Sand to Sea. */

/** The goal of the game. */
export const win =
  'Karty kupieckie dają kostki i opłacają kroki łodzi; placówki i zamówienia dają punkty. Kto zrealizuje czwarte zamówienie, kończy partię; wygrywa, kto ma najwięcej punktów.';
