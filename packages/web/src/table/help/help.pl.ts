/** What is said in Polish where help with a table is asked for. */

import type { HelpUi } from './help.en.ts';

const sea =
  'Pływaj od wyspy do wyspy, buduj placówki, wymieniaj towary i zawoź kostki zamówienia do jego portu. Kto zrealizuje czwarte zamówienie, kończy partię; wygrywa najwięcej punktów.';
const land =
  'Wysyłaj osadników do pracy po kostki i płać w fortach za karty punktów. Kto zdobędzie ósmą kartę, kończy partię; wygrywa najwięcej punktów.';

export const pl: HelpUi = {
  now: 'O czym teraz decydujesz',
  winTitle: 'Jak wygrać',
  allRules: 'Wszystkie zasady tej gry',
  key: 'Co leży na stole',
  badges: 'Liczby i znaki',
  win: {
    'eastern-wonders': sea,
    'eastern-wonders-solo': `${sea} Rywal odpowiada po każdej twojej turze: miej więcej punktów od niego.`,
    'new-world': land,
    'east-to-west-1': land,
    'east-to-west-2': `${land} W wymianie pomagają łódź i placówki na wyspach.`,
    'east-to-west-3': `${land} Karty kupieckie, łódź i placówki dają kostki i kafle bonusowe.`,
    'spice-road':
      'Zagrywaj karty kupieckie po kostki, wymieniaj je na cenniejsze i zdobywaj karty punktów za dokładnie ich kostki. Piąta karta (szósta przy dwóch i trzech graczach) kończy partię; wygrywa najwięcej punktów.',
    'sand-to-sea':
      'Karty kupieckie dają kostki i opłacają kroki łodzi; placówki i zamówienia dają punkty. Kto zrealizuje czwarte zamówienie, kończy partię; wygrywa najwięcej punktów.',
  },
  marks: [
    ['+2', 'Na przycisku: tyle punktów od razu. Na karcie: tylu osadników albo tyle kostek więcej na stałe.'],
    ['−1', 'Przy krajobrazie: tylu osadników mniej potrzebujesz.'],
    ['0 1 2 2 3', 'Na planszetce: ile punktów daje każda zbudowana placówka, od lewej.'],
    ['•', 'Na kaflu: kliknięcie prowadzi tam w kilku krokach.'],
    ['×3', 'Tyle ich zostało albo tyle tu stoi.'],
    ['3/10', 'Tyle kostek jest w składzie i tyle wolno zatrzymać na koniec tury.'],
    ['- - -', 'Ślad łodzi i znak gracza: co się stało od twojej ostatniej tury.'],
  ],
};
