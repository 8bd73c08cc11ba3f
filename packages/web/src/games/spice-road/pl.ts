/** The page’s Polish texts about Spice Road. */

/** The goal of the game. */
export const win =
  'Zagrywaj karty kupieckie po kostki, wymieniaj je na cenniejsze i zdobywaj karty punktów, płacąc dokładnie ich cenę. Szósta karta (piąta przy czterech i pięciu graczach) zaczyna ostatnią rundę; wygrywa, kto ma najwięcej punktów.';
