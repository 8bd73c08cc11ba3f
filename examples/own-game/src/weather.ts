/** The weather: a card revealed at the beginning of each round sets the cost of sailing. */

import {
  addToSet,
  declareEvents,
  declareNumbers,
  declareRows,
  drawFromSet,
  AutomaticPhase,
  isEmptySet,
  type Luck,
  type State,
  EVENT_IDS,
} from '@windrose/rules/mechanisms';

/** A kind of weather. */
export interface Weather {
  readonly id: string;
  /** The number of its cards. */
  readonly cards: number;
  /** Cubes for each step that is not free. */
  readonly price: number;
  /** Steps that are free. */
  readonly free: number;
  /** The most steps of a voyage. */
  readonly most: number;
}

/** The weather there is. */
export const WEATHERS: readonly Weather[] = [
  { id: 'calm', cards: 4, price: 1, free: 0, most: 3 },
  { id: 'tailwind', cards: 3, price: 1, free: 2, most: 3 },
  { id: 'storm', cards: 3, price: 2, free: 0, most: 3 },
  { id: 'fog', cards: 2, price: 1, free: 0, most: 1 },
];

/** Per card: the position of its weather. */
export const CARDS: readonly number[] = WEATHERS.flatMap(({ cards }, weather) => Array<number>(cards).fill(weather));

/** The most steps of any voyage. */
export const MOST_STEPS = Math.max(...WEATHERS.map(({ most }) => most));

// The fields and events of the mechanism.
declare module '@windrose/rules/mechanisms' {
  interface State {
    /** The weather of this round, a position in WEATHERS. */
    sky: number;
    /** Set: the weather cards still in the deck. */
    readonly skyDeck: Int32Array;
  }
  interface ComponentNames {
    /** The kinds of weather. */
    readonly weather: readonly string[];
  }
  interface EventShapes extends WeatherEvents {}
}
type WeatherEvents = typeof WEATHER_EVENTS;
declareNumbers({ sky: 'number' });
declareRows(
  { skyDeck: 'set' },
  (Fields) =>
    class extends Fields {
      override readonly skyDeck = this.view('skyDeck');
    },
);

/** The events of the weather. */
export const WEATHER_EVENTS = {
  /** The weather of a round was revealed. */
  weather: { weather: 'weather' },
} as const;
declareEvents(WEATHER_EVENTS);

/** The cost of a number of steps in the present weather, in cubes; Infinity if it allows no voyage so long. */
export function costOf(state: State, steps: number): number {
  const weather = WEATHERS[state.sky];
  if (weather === undefined || steps > weather.most) return Infinity;
  return Math.max(0, steps - weather.free) * weather.price;
}

/** Reveals the weather when a round begins; when all cards have been seen they are shuffled. */
export class TurnUpWeather extends AutomaticPhase {
  reach(state: State, luck: Luck): boolean {
    if (state.mover !== 0) return false;
    if (isEmptySet(state.skyDeck, 0, 1))
      for (let card = 0; card < CARDS.length; card++) addToSet(state.skyDeck, 0, card);
    state.sky = CARDS[drawFromSet(state.skyDeck, 0, 1, luck)] ?? 0;
    if (state.log !== null) state.log.emit(EVENT_IDS.weather, state.sky);
    return false;
  }
}
