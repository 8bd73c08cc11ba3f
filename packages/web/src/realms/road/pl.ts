/** The Polish texts of the screens of the road games. */

import { capital } from '../../i18n/capital.ts';
import type { RoadUi } from './en.ts';

export const pl: RoadUi = {
  cards: 'Karty',
  market: 'Karty kupieckie',
  merchantIs: (card) => `Karta kupiecka: ${card}`,
  lying: (cubes) => `leżą na niej: ${cubes}`,
  costs: (n) => (n === 0 ? 'nic nie kosztuje' : n === 1 ? 'kosztuje kostkę' : `koszt w kostkach: ${n}`),
  taking: 'brana',
  free: 'gratis',
  merchantDeck: (n) => `Kart kupieckich w talii: ${n}`,
  pointCards: 'Karty punktów',
  cardIs: (card) => `Karta punktów: ${card}`,
  deck: (n) => `Kart punktów w talii: ${n}`,
  coin: (points, left) => `z monetą wartą ${points}, zostało: ${left}`,
  coinOver: (kind, points, left) =>
    kind === 'gold'
      ? `Złota moneta za ${points}: dostanie ją, kto zdobędzie kartę pod nią. Zostało: ${left}. Gdy złote się skończą, trafią tu srebrne.`
      : `Srebrna moneta za ${points}: dostanie ją, kto zdobędzie kartę pod nią. Zostało: ${left}.`,
  turn: (ways, rests) => {
    const verbs = ways.map((way) => ({ play: 'zagraj', acquire: 'weź', claim: 'zdobądź' })[way]);
    return capital(`${verbs.join(', ').replace(/, (\S+)$/, ' albo $1')} kartę${rests ? ' albo odpocznij' : ''}`);
  },
  hand: 'Ręka',
  handIs: (card) => `Na ręce: ${card}`,
  handOfName: (name, n) => `Na ręce (${name}): ${n}`,
  handOf: (n) => `Na ręce: ${n}`,
  played: 'Zagrane',
  playedIs: (card) => `Zagrana: ${card}`,
  playedOf: (n) => `Zagrane: ${n}`,
  carries: (name, cubes) =>
    `${name === null ? 'Twoja karawana' : `Karawana gracza ${name}`} ${cubes === null ? 'nic nie niesie' : `niesie: ${cubes}`}`,
  pile: (n) => `Zakryte: ${n}`,
  noHand: 'Ręka jest pusta.',
  cardSpace: 'Tu trafi zdobyta karta punktów',
  claimed: 'Zdobyte',
  gained: (n, all) => `Karty punktów: ${n} z ${all}`,
  covered: 'zakryta',
  coins: (gold, silver) => `Monety: złote ${gold}, srebrne ${silver}`,
};
