/** The Polish texts of the screens of the land games. */

import type { LandUi } from './en.ts';

const RULES = new Intl.PluralRules('pl');

/** The form of a noun that goes with a number: 1, 2 to 4, 5 and more. */
function form(n: number, one: string, few: string, many: string): string {
  const rule = RULES.select(n);
  return rule === 'one' ? one : rule === 'few' ? few : many;
}

export const pl: LandUi = {
  boards: 'Ląd',
  turn: (rests) => `Osadnicy${rests ? ' albo odpoczynek' : ''}`,
  locationIs: (at, work) => `${at}: ${work}`,
  needs: (n, printed, name) =>
    `${name === null ? 'potrzebujesz' : `${name} potrzebuje`} ${n} ${form(n, 'osadnika', 'osadników', 'osadników')}${n === printed ? '' : ` (na terenie: ${printed})`}`,
  yours: 'stoją tu twoi osadnicy',
  standing: (name, n) => `stoją tu osadnicy: ${name} (${n})`,
  covered: (tile) => `pod kaflem eksploracji: ${tile}`,
  pointCards: 'Karty punktów',
  cardAt: (slot, card) => `Karta punktów ${slot}: ${card}`,
  gap: 'brak karty',
  next: 'Następna',
  nextIs: (card) => `Następna karta w talii: ${card}`,
  deckLeft: (n) => `w talii jeszcze ${n} ${form(n, 'karta', 'karty', 'kart')}`,
  deckEmpty: 'talia jest pusta',
  stackIs: (tile, left, worth, name) =>
    `Kafel bonusowy: ${tile}. ${name === null ? 'Dla ciebie teraz' : `Teraz (${name})`} ${worth} pkt, w stosie: ${left}`,
  stackEmpty: 'stos jest pusty',
  stackCovered: (left) => `Kolejny kafel ukaże się na końcu akcji; w stosie: ${left}`,
  beside: 'Obok płytek terenów',
  besideIs: (tile) => `Kafel eksploracji: ${tile}`,
  ready: (n) => `gotowi osadnicy: ${n}`,
  reserve: (n) => `w rezerwie: ${n}`,
  moreThere: 'w rezerwie',
  readyNow: (n) =>
    `Osadnicy, których można teraz umieścić: ${n}. Ci, którzy pracują, wrócą po odpoczynku. Sami osadnicy nie dają punktów.`,
  inReserve: (n) =>
    n === 0
      ? 'W rezerwie nie ma już nikogo.'
      : `W rezerwie: ${n}. Nie mogą pracować, dopóki nie wprowadzi ich karta albo kafel.`,
  out: (n) => `przy pracy: ${n}`,
  settlers: 'Osadnicy',
  cards: 'Zdobyte karty punktów',
  cardsOf: (n, all) => `Karty punktów: ${n} z ${all}`,
  bonusTiles: 'Kafle bonusowe',
  cardSpace: 'Tu trafi zdobyta karta punktów',
  bonusSpace: 'Wolne miejsce na kafel bonusowy',
  bonusWorth: (tile, worth) => `${tile}: teraz ${worth}`,
  explored: 'Zdobyte kafle eksploracji',
  lasting: 'Pomoc rdzennych mieszkańców i narzędzia',
  helpAt: (landmark, n) => `${landmark}: osadników o ${n} mniej`,
  toolAt: (landmark, cubes) => `${landmark}: narzędzia dają ${cubes}`,
  market: 'Karty kupieckie',
  merchantAt: (slot, card) => `Targ, nr ${slot}: ${card}`,
  merchantDeck: (n) => `kart kupieckich w talii: ${n}`,
  merchants: (n) => `${n} ${form(n, 'karta kupiecka', 'karty kupieckie', 'kart kupieckich')}`,
  fourths: 'co czwarta daje kafel bonusowy',
  route: 'Szlak handlowy',
  routeAt: (slot, card, settlers) => `Szlak, nr ${slot}: ${card}${settlers > 0 ? '. Stoją na niej osadnicy' : ''}`,
  routeSpace: 'Puste miejsce szlaku handlowego',
  islands: 'Wyspy',
  swapWith: 'Teraz wybierz drugą kartę do zamiany.',
};
