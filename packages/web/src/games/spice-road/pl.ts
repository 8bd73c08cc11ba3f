/** The page’s Polish texts about Spice Road. */

/** The goal of the game. */
export const win =
  'Zagrywaj karty kupieckie po kostki, wymieniaj je na cenniejsze i zdobywaj karty punktów, płacąc dokładnie ich cenę. Piąta karta (szósta przy dwóch i trzech graczach) kończy partię; wygrywa, kto ma najwięcej punktów.';
