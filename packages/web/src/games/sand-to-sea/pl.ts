/** What the page says about From Sand to Sea, in Polish. */

/** How it is won. */
export const win =
  'Karty kupieckie dają kostki i opłacają kroki łodzi; placówki i zamówienia dają punkty. Kto zrealizuje czwarte zamówienie, kończy partię; wygrywa najwięcej punktów.';
