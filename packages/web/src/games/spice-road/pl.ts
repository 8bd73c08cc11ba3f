/** The page’s Polish texts about Spice Road. */

/** How it is won. */
export const win =
  'Zagrywaj karty kupieckie po kostki, wymieniaj je na cenniejsze i zdobywaj karty punktów za dokładnie ich kostki. Piąta karta (szósta przy dwóch i trzech graczach) kończy partię; wygrywa najwięcej punktów.';
