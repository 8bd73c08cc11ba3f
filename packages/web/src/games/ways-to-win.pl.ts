/** The goals of the games of each kind, in Polish. */

export const sea =
  'Pływaj od wyspy do wyspy, buduj placówki, wymieniaj towary i dostarczaj do portów kostki z ich zamówień. Czyjeś czwarte zamówienie zaczyna ostatnią rundę; wygrywa, kto ma najwięcej punktów.';
export const land =
  'Wysyłaj osadników do pracy po kostki i płać w fortach za karty punktów. Czyjaś ósma karta zaczyna ostatnią rundę; wygrywa, kto ma najwięcej punktów.';
