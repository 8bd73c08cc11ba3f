/** What stands beside things in drawings, in each language. Sentences about the match come from @windrose/words. */

import type { Language } from '@windrose/words';

/** The labels of one language. */
export interface Labels {
  readonly hold: string;
  of(n: number, limit: number): string;
  /** Cubes (the object of a sentence) that somebody has. */
  has(cubes: string): string;
  readonly boat: string;
  readonly outposts: string;
  readonly orders: string;
  readonly bonus: string;
  readonly settlers: string;
  settlersHere(ready: number, reserve: number): string;
  readonly cards: string;
  readonly explored: string;
  readonly merchants: string;
  readonly route: string;
  readonly hand: string;
  readonly played: string;
  readonly pile: string;
  readonly coins: string;
  coinCount(gold: number, silver: number): string;
  readonly none: string;
  readonly covered: string;

  readonly port: string;
  readonly closed: string;
  readonly sea: string;
  /** Explains the signs of the map. */
  readonly legend: string;
  island(colour: string): string;
  readonly boats: string;
  readonly lying: string;
  readonly beside: string;
  readonly supply: string;
  readonly top: string;

  readonly board: string;
  needs(settlers: number): string;
  /** Before what an exploration tile brings. */
  readonly under: string;
  readonly pointCards: string;
  readonly next: string;
  readonly stacks: string;
  left(n: number): string;
  readonly besideBoards: string;
  readonly market: string;
  readonly gap: string;
  readonly gold: string;
  readonly silver: string;
  readonly final: string;
  round(n: number): string;
}

const en: Labels = {
  hold: 'hold',
  of: (n, limit) => `${n} of ${limit}`,
  has: (cubes) => cubes,
  boat: 'boat',
  outposts: 'outposts',
  orders: 'orders',
  bonus: 'bonus',
  settlers: 'settlers',
  settlersHere: (ready, reserve) => `${ready} ready, ${reserve} in reserve`,
  cards: 'cards',
  explored: 'explored',
  merchants: 'merchants',
  route: 'route',
  hand: 'hand',
  played: 'played',
  pile: 'face down',
  coins: 'coins',
  coinCount: (gold, silver) => `${gold} gold, ${silver} silver`,
  none: 'none',
  covered: 'covered',
  port: 'port',
  closed: 'closed',
  sea: 'sea',
  legend: '◆ symbol · ⌂ outposts · ▲ boats · last line: cubes lying there',
  island: (colour) => `${colour} island`,
  boats: 'boats',
  lying: 'lying there',
  beside: 'beside',
  supply: 'bonus tiles left',
  top: 'on top',
  board: 'board',
  needs: (settlers) => (settlers === 1 ? '1 settler' : `${settlers} settlers`),
  under: 'under a tile',
  pointCards: 'Point cards',
  next: 'next',
  stacks: 'Bonus tiles',
  left: (n) => `${n} left`,
  besideBoards: 'Beside the boards',
  market: 'Merchant cards',
  gap: 'empty',
  gold: 'gold',
  silver: 'silver',
  final: 'the last round',
  round: (n) => `Round ${n}`,
};

const pl: Labels = {
  hold: 'ładownia',
  of: (n, limit) => `${n} z ${limit}`,
  has: (cubes) => `ma ${cubes}`,
  boat: 'łódź',
  outposts: 'placówki',
  orders: 'zamówienia',
  bonus: 'premie',
  settlers: 'osadnicy',
  settlersHere: (ready, reserve) => `gotowych ${ready}, w rezerwie ${reserve}`,
  cards: 'karty (dają)',
  explored: 'odkrycia (dają)',
  merchants: 'kupcy',
  route: 'szlak',
  hand: 'ręka',
  played: 'zagrane',
  pile: 'zakryte',
  coins: 'monety',
  coinCount: (gold, silver) => `złote: ${gold}, srebrne: ${silver}`,
  none: 'brak',
  covered: 'zakryta',
  port: 'port',
  closed: 'zamknięty',
  sea: 'morze',
  legend: '◆ symbol · ⌂ placówki · ▲ łodzie · ostatni wiersz: leżące tam kostki',
  island: (colour) => `wyspa, symbol: ${colour}`,
  boats: 'łodzie',
  lying: 'leży tam',
  beside: 'obok',
  supply: 'pozostałe premie',
  top: 'na wierzchu',
  board: 'plansza',
  needs: (settlers) => `osadnicy: ${settlers}`,
  under: 'leży żeton, który daje',
  pointCards: 'Karty punktów (dają)',
  next: 'następna',
  stacks: 'Żetony premii',
  left: (n) => `zostało ${n}`,
  besideBoards: 'Obok plansz',
  market: 'Karty kupców',
  gap: 'puste',
  gold: 'złota',
  silver: 'srebrna',
  final: 'ostatnia runda',
  round: (n) => `Runda ${n}`,
};

const LABELS: Readonly<Record<Language, Labels>> = { en, pl };

/** The labels of a language. */
export function labelsFor(language: Language): Labels {
  return LABELS[language];
}
