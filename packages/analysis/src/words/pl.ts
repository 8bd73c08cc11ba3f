/** Polish. */

import type { ReviewMessages } from './messages.ts';

/** The messages. */
export const messages: ReviewMessages = {
  marks: { inaccuracy: 'Niedokładność', mistake: 'Błąd', blunder: 'Gruby błąd' },
  claim: (kind, price, points) => `${kind === 'order' ? 'zamówienie' : 'karta'}, koszt: ${price} (${points})`,
  claims: (claim) => `Zdobywasz od razu: ${claim}.`,
  short: (claim, played, better) =>
    `Cel: ${claim}. Po zagranej turze brakowało: ${played}; po lepszej ${better === null ? 'masz już wszystko' : `brakuje tylko: ${better}`}.`,
  sooner: (better, played, horizon) => {
    const when = better === 1 ? 'jeszcze w tej turze' : `w turze nr ${better}, licząc od tej`;
    return played === null
      ? `Cel osiągnięty ${when}; po zagranej turze jest poza zasięgiem przez ${horizon} tur.`
      : `Cel osiągnięty ${when}, a nie w turze nr ${played}.`;
  },
  lost: (name) => `Po zagranej turze zwykle wyprzedza cię tam ${name}.`,
  gave: (name, claim, turns) =>
    `Po zagranej turze ${name} zwykle zdobywa ${turns === 1 ? 'jeszcze przed twoją następną turą' : `w ciągu ${turns} tur`}: ${claim}. Po lepszej zwykle nie.`,
  morePoints: (points) => `Od razu daje więcej: ${points}.`,
  hold: (played, better) => `W składzie zostaje: ${better} zamiast: ${played}.`,
  expected: (points) => `Daje średnio więcej punktów: ${points}.`,
  playedOut: (pairs, better, played) =>
    `Boty dograły obie tury do końca, liczba prób: ${pairs}. Wygrane po lepszej: ${better}, po zagranej: ${played}.`,
  line: (parts) => parts.join(', potem: '),
  times: (part, times) => `${part}, ${times} razy`,
  look: {
    claim: (claim) => `Przyjrzyj się celowi: ${claim}.`,
    place: (place) => `Przyjrzyj się na mapie: ${place}.`,
    location: (work) => `Poszukaj terenu: ${work}.`,
    card: (card) => `Przyjrzyj się karcie kupieckiej: ${card}.`,
    set: 'Porównaj wyspy: które z tych kostek szybko wymienisz?',
    other: 'Przyjrzyj się swojemu składowi.',
  },
  todo: (line) => `Moja rada: ${line}.`,
  good: {
    claims: (claim) => `Zdobywasz tym: ${claim}.`,
    points: (points) => `Od razu daje: ${points}.`,
    payable: (claim) => `Potem stać cię na cel: ${claim}.`,
    nearer: (claim, missing) => `Potem brakuje już tylko: ${missing}. Cel: ${claim}.`,
    hold: (cubes) => `W składzie zostaje: ${cubes}.`,
  },
};
