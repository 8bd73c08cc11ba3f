/** The words of the game, in English and Polish. */

import type { MatchOf } from '@windrose/rules';
import type { OwnTexts, OwnWords, Say, TextTable } from '@windrose/words';

import type { TradeWinds } from './game.ts';
import { type HARBOUR_EVENTS, ORDERS } from './harbours.ts';
import type { WEATHER_EVENTS } from './weather.ts';

type Events = typeof HARBOUR_EVENTS & typeof WEATHER_EVENTS;
type Texts = OwnTexts<TradeWinds, Events>;

/** The titles of a match's text tables. */
interface TableTexts {
  readonly harbours: string;
  readonly boats: string;
  readonly head: readonly [harbour: string, cargo: string, order: string];
  readonly boatHead: readonly [player: string, harbour: string, orders: string];
  readonly sky: (weather: string) => string;
  readonly order: (cubes: string, points: number) => string;
  readonly none: string;
}

/** The harbours with their orders, and the boats. */
function tablesOf(match: MatchOf<TradeWinds>, say: Say, texts: TableTexts): readonly TextTable[] {
  const { weather, harbours, seats } = match.state();
  const order = (id: string | null): string => {
    const found = ORDERS.find((one) => one.id === id);
    return found ? texts.order(say.cubes(found.price), found.points) : texts.none;
  };
  return [
    {
      title: `${texts.harbours}. ${texts.sky(weather)}`,
      head: texts.head,
      rows: harbours.map(({ at, cargo, order: wanted }) => [at, say.cubes(cargo), order(wanted)]),
    },
    {
      title: texts.boats,
      head: texts.boatHead,
      rows: seats.map(({ harbour, orders }, seat) => [
        say.seat(seat),
        harbour,
        orders.map(order).join('; ') || texts.none,
      ]),
    },
  ];
}

const priceOf = (id: string): string => ORDERS.find((order) => order.id === id)?.price ?? '';

const EN_WEATHER: Readonly<Record<string, string>> = {
  calm: 'Calm: each step costs a cube',
  tailwind: 'Tailwind: two steps are free',
  storm: 'Storm: each step costs two cubes',
  fog: 'Fog: one step at most',
};

const en: Texts = {
  game: {
    title: 'Trade Winds',
    tagline: 'Sail round the ring of harbours and deliver four orders. The weather says what sailing costs.',
    length: '20 minutes',
  },
  decisions: {
    voyage: 'Sail with the wind, or stay',
    act: 'Choose an action',
  },
  options: {
    voyage: ({ to, steps, cost }) =>
      steps === 0 ? 'stay' : `sail to ${to} for ${cost === 0 ? 'nothing' : cost === 1 ? 'a cube' : `${cost} cubes`}`,
    load: () => 'load the cargo',
    deliver: () => 'deliver the order',
  },
  events: {
    weather: ({ weather }) => `${EN_WEATHER[weather] ?? weather}.`,
    voyage: ({ seat, from, to }, say) => `${say.seat(seat)} sails from ${from} to ${to}.`,
    loaded: ({ seat, at, cubes }, say) => `${say.seat(seat)} loads ${say.cubes(cubes)} at ${at}.`,
    delivered: ({ seat, at, order, points, count }, say) =>
      `${say.seat(seat)} delivers ${say.cubes(priceOf(order))} to ${at} for ${points} points; that makes ${count} of 4 orders.`,
    wanted: ({ at, order }, say) => `${at} wants ${say.cubes(priceOf(order))}.`,
  },
  scoreParts: {
    orders: { name: 'Orders', why: 'the points of the orders delivered' },
    cubes: { name: 'Cubes', why: 'a point for each cube that is not yellow' },
  },
  tables: (match, say) =>
    tablesOf(match, say, {
      harbours: 'Harbours',
      boats: 'Boats',
      head: ['Harbour', 'Cargo', 'Order'],
      boatHead: ['Player', 'Harbour', 'Delivered'],
      sky: (weather) => EN_WEATHER[weather] ?? weather,
      order: (cubes, points) => `${cubes}: ${points} points`,
      none: 'none',
    }),
};

const PL_WEATHER: Readonly<Record<string, string>> = {
  calm: 'Cisza: każdy krok kosztuje kostkę',
  tailwind: 'Wiatr w żagle: dwa kroki są darmowe',
  storm: 'Sztorm: każdy krok kosztuje dwie kostki',
  fog: 'Mgła: najwyżej jeden krok',
};

const pl: Texts = {
  game: {
    title: 'Pasaty',
    tagline: 'Opływaj krąg portów i dostarcz cztery zamówienia. Pogoda decyduje, ile kosztuje żegluga.',
    length: '20 minut',
  },
  decisions: {
    voyage: 'Płyń z wiatrem albo zostań',
    act: 'Wybierz akcję',
  },
  options: {
    voyage: ({ to, steps, cost }, say) =>
      steps === 0
        ? 'zostań'
        : cost === 0
          ? `popłyń do ${to} za darmo`
          : `popłyń do ${to} i zapłać ${say.cubeCount(cost)}`,
    load: () => 'załaduj towar',
    deliver: () => 'dostarcz zamówienie',
  },
  events: {
    weather: ({ weather }) => `${PL_WEATHER[weather] ?? weather}.`,
    voyage: ({ seat, from, to }, say) => `${say.seat(seat)}: rejs z ${from} do ${to}.`,
    loaded: ({ seat, at, cubes }, say) => `${say.seat(seat)} ładuje w porcie ${at}: ${say.cubes(cubes)}.`,
    delivered: ({ seat, at, order, points, count }, say) =>
      `${say.seat(seat)} dostarcza do ${at}: ${say.cubes(priceOf(order))}. Punkty: ${points}; zamówienia: ${count} z 4.`,
    wanted: ({ at, order }, say) => `Port ${at} zamawia: ${say.cubes(priceOf(order))}.`,
  },
  scoreParts: {
    orders: { name: 'Zamówienia', why: 'punkty za dostarczone zamówienia' },
    cubes: { name: 'Kostki', why: 'punkt za każdą kostkę inną niż żółta' },
  },
  tables: (match, say) =>
    tablesOf(match, say, {
      harbours: 'Porty',
      boats: 'Statki',
      head: ['Port', 'Towar', 'Zamówienie'],
      boatHead: ['Gracz', 'Port', 'Dostarczone'],
      sky: (weather) => PL_WEATHER[weather] ?? weather,
      order: (cubes, points) => `${cubes}, punkty: ${points}`,
      none: 'brak',
    }),
};

/** The words. */
export const words: OwnWords<TradeWinds, Events> = { en, pl };
