/** How games of a kind are won, in Polish. */

export const sea =
  'Pływaj od wyspy do wyspy, buduj placówki, wymieniaj towary i zawoź kostki zamówienia do jego portu. Kto zrealizuje czwarte zamówienie, kończy partię; wygrywa najwięcej punktów.';
export const land =
  'Wysyłaj osadników do pracy po kostki i płać w fortach za karty punktów. Kto zdobędzie ósmą kartę, kończy partię; wygrywa najwięcej punktów.';
