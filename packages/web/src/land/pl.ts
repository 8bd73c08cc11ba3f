/** What the screens of the land games say in Polish. */

import type { LandUi } from './en.ts';

const RULES = new Intl.PluralRules('pl');

/** The form of a noun that goes with a number: 1, 2 to 4, 5 and more. */
function form(n: number, one: string, few: string, many: string): string {
  const rule = RULES.select(n);
  return rule === 'one' ? one : rule === 'few' ? few : many;
}

export const pl: LandUi = {
  boards: 'Ląd',
  locationIs: (at, work) => `${at}: ${work}`,
  needs: (n, printed) =>
    `potrzebujesz ${n} ${form(n, 'osadnika', 'osadników', 'osadników')}${n === printed ? '' : ` (nadrukowano: ${printed})`}`,
  yours: 'stoją tu twoi osadnicy',
  standing: (name, n) => `stoją tu osadnicy gracza ${name}: ${n}`,
  covered: (tile) => `pod żetonem odkrycia: ${tile}`,
  pointCards: 'Karty punktów',
  cardAt: (slot, card) => `Karta punktów ${slot}: ${card}`,
  gap: 'brak karty',
  next: 'Następna',
  nextIs: (card) => `Następna karta w talii: ${card}`,
  deckLeft: (n) => `w talii jeszcze ${n} ${form(n, 'karta', 'karty', 'kart')}`,
  deckEmpty: 'talia jest pusta',
  stackIs: (tile, left, worth) => `Żeton premii: ${tile}. Dla ciebie teraz ${worth} pkt, w stosie: ${left}`,
  stackEmpty: 'stos jest pusty',
  beside: 'Obok plansz',
  besideIs: (tile) => `Żeton odkrycia: ${tile}`,
  any: 'każde',
  ready: (n) => `gotowi osadnicy: ${n}`,
  reserve: (n) => `w rezerwie: ${n}`,
  out: (n) => `wysłani: ${n}`,
  settlers: 'Osadnicy',
  cards: 'Zdobyte karty punktów',
  cardsOf: (n, all) => `Karty punktów: ${n} z ${all}`,
  bonusTiles: 'Żetony premii',
  bonusSpace: 'wolne miejsce na żeton premii',
  bonusWorth: (tile, worth) => `${tile}: teraz ${worth}`,
  explored: 'Zdobyte żetony odkryć',
  lasting: 'Pomoc tubylców i narzędzia',
  helpAt: (landmark, n) => `${landmark}: o ${n} mniej`,
  toolAt: (landmark, cubes) => `${landmark}: narzędzia dają ${cubes}`,
  market: 'Karty kupców',
  merchantAt: (slot, card) => `Karta kupca ${slot}: ${card}`,
  merchantDeck: (n) => `w talii kupców: ${n}`,
  merchants: (n) => `${n} ${form(n, 'karta kupca', 'karty kupców', 'kart kupców')}`,
  fourths: 'każda czwarta daje żeton premii',
  route: 'Szlak handlowy',
  routeAt: (slot, card, settlers) => `Karta szlaku ${slot}: ${card}${settlers > 0 ? '. Stoją na niej osadnicy' : ''}`,
  routeSpace: 'puste miejsce szlaku handlowego',
  islands: 'Wyspy',
  swapWith: 'Teraz wybierz kartę, z którą zamieni się miejscem.',
};
