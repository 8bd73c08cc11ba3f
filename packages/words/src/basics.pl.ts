/** What is said in Polish before a match is begun. */

import type { Basics } from './messages.ts';

export const basics: Basics = {
  locale: 'pl',
  name: 'Polski',
  games: {
    'eastern-wonders': {
      title: 'Cuda Wschodu',
      tagline:
        'Żegluj między wyspami korzeni, zakładaj placówki i wymieniaj towary na coraz cenniejsze. Wyścig kończą cztery zamówienia dostarczone do portów.',
      length: '30–45 minut',
    },
    'eastern-wonders-solo': {
      title: 'Cuda Wschodu – solo',
      tagline:
        'Wyspy masz dla siebie, jest tylko rywal, który odpowiada na każdą twoją turę. Handluj lepiej od niego, zanim któreś z was zbierze cztery zamówienia.',
      length: '20–30 minut',
    },
    'new-world': {
      title: 'Nowy Świat',
      tagline:
        'Wyślij osadników do pracy na nowym kontynencie i wypieraj innych z najlepszych miejsc. Forty, narzędzia i odkrycia prowadzą do ośmiu kart punktów.',
      length: '30–45 minut',
    },
    'east-to-west-1': {
      title: 'Ze Wschodu na Zachód, część I',
      tagline:
        'Korzenny szlak spotyka Nowy Świat: osadnicy pracują na polach i na targach. Ułóż z kart kupców własny szlak handlowy.',
      length: '45–60 minut',
    },
    'east-to-west-2': {
      title: 'Ze Wschodu na Zachód, część II',
      tagline:
        'Cuda Wschodu spotykają Nowy Świat: osadnicy na lądzie, łódź między wyspami. Placówki otwierają wymiany i dają premie.',
      length: '45–60 minut',
    },
    'east-to-west-3': {
      title: 'Ze Wschodu na Zachód, część III',
      tagline:
        'Wszystkie trzy gry w jednej: ląd, morze i kupcy. Do karty punktów prowadzi każda droga, byle osadnicy zdążyli.',
      length: '60–75 minut',
    },
    'spice-road': {
      title: 'Korzenny szlak',
      tagline: 'Zbierz rękę kart kupców i zamieniaj żółte w brązowe. Zabierz karty punktów, zanim zapłacą za nie inni.',
      length: '30–45 minut',
    },
    'sand-to-sea': {
      title: 'Z piasków na morze',
      tagline:
        'Korzenny szlak wypływa na morze: karty wymieniają towary albo niosą łódź. Wyspy dają placówki, porty dają zamówienia.',
      length: '45–60 minut',
    },
  },
};
