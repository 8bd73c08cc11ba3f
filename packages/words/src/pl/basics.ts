/** What is said in Polish before a match is begun. */

import type { Basics } from '../messages.ts';

export const basics: Basics = {
  cubeLetters: { Y: 'Ż', R: 'C', G: 'Z', B: 'B' },
  guest: (name) => `Gość ${name}`,
  games: {
    'eastern-wonders': {
      title: 'Cuda Wschodu',
      tagline:
        'Żegluj między wyspami przypraw, buduj placówki i wymieniaj towary na coraz cenniejsze. Kto zrealizuje cztery zamówienia, kończy wyścig.',
      length: '30–45 minut',
    },
    'eastern-wonders-solo': {
      title: 'Cuda Wschodu – solo',
      tagline:
        'Wyspy są tylko twoje, ale rywal odpowiada na każdą twoją turę. Zdobądź więcej punktów, zanim któreś z was zrealizuje cztery zamówienia.',
      length: '20–30 minut',
    },
    'new-world': {
      title: 'Nowy Świat',
      tagline:
        'Wysyłaj osadników do pracy na nowym kontynencie i wypychaj innych z najlepszych terenów. Forty, narzędzia i eksploracja prowadzą do ośmiu kart punktów.',
      length: '30–45 minut',
    },
    'east-to-west-1': {
      title: 'Ze Wschodu na Zachód, część I',
      tagline:
        'Korzenny Szlak spotyka Nowy Świat: osadnicy pracują w terenie i na targach. Ułóż z kart kupieckich własny szlak handlowy.',
      length: '45–60 minut',
    },
    'east-to-west-2': {
      title: 'Ze Wschodu na Zachód, część II',
      tagline:
        'Cuda Wschodu spotykają Nowy Świat: osadnicy na lądzie, łódź między wyspami. Placówki dają punkty i kafle bonusowe, a wyspy pozwalają wymieniać towary.',
      length: '45–60 minut',
    },
    'east-to-west-3': {
      title: 'Ze Wschodu na Zachód, część III',
      tagline:
        'Wszystkie trzy gry w jednej: ląd, morze i kupcy. Każda droga prowadzi do kart punktów, byle wystarczyło osadników.',
      length: '60–75 minut',
    },
    'spice-road': {
      title: 'Korzenny Szlak',
      tagline:
        'Zbieraj karty kupieckie i zamieniaj żółte kostki w brązowe. Zdobądź karty punktów, zanim zapłacą za nie inni.',
      length: '30–45 minut',
    },
    'sand-to-sea': {
      title: 'Z piasków na morze',
      tagline:
        'Korzenny Szlak wypływa na morze: karty pozwalają wymieniać towary albo płynąć łodzią. Na wyspach budujesz placówki, w portach realizujesz zamówienia.',
      length: '45–60 minut',
    },
  },
};
