/** The page’s Polish texts about From Sand to Sea. */

/** How it is won. */
export const win =
  'Karty kupieckie dają kostki i opłacają kroki łodzi; placówki i zamówienia dają punkty. Kto zrealizuje czwarte zamówienie, kończy partię; wygrywa najwięcej punktów.';
