/** The page’s Polish texts about From Sand to Sea. */

/** The goal of the game. */
export const win =
  'Karty kupieckie dają kostki i opłacają kroki łodzi; placówki i zamówienia dają punkty. Czyjeś czwarte zamówienie zaczyna ostatnią rundę; wygrywa, kto ma najwięcej punktów.';
