/** Polish. */

import type { ReviewMessages } from './messages.ts';

/** The messages. */
export const pl: ReviewMessages = {
  marks: { inaccuracy: 'Niedokładność', mistake: 'Błąd', blunder: 'Gruby błąd' },
  claim: (kind, price, points) => `${kind === 'order' ? 'zamówienie' : 'karta'}, koszt: ${price} (${points})`,
  claims: (claim) => `Od razu zdobyte: ${claim}.`,
  short: (claim, played, better) =>
    `Cel: ${claim}. Po zagranej turze brakowało: ${played}; po lepszej ${better === null ? 'nie brakuje niczego' : `brakuje tylko: ${better}`}.`,
  sooner: (better, played, horizon) => {
    const when = better === 1 ? 'jeszcze w tej turze' : `w turze nr ${better}, licząc od tej`;
    return played === null
      ? `Cel osiągnięty ${when}; po zagranej turze jest poza zasięgiem przez ${horizon} tur.`
      : `Cel osiągnięty ${when}, a nie w turze nr ${played}.`;
  },
  lost: (name) => `Po zagranej turze szybciej dociera tam zwykle inna strona: ${name}.`,
  morePoints: (points) => `Od razu daje więcej: ${points}.`,
  hold: (played, better) => `W ładowni zostaje: ${better}, a nie: ${played}.`,
  expected: (points) => `Można się po niej spodziewać więcej punktów: ${points}.`,
  line: (parts) => parts.join(', potem: '),
  times: (part, times) => `${part} (razy: ${times})`,
  look: {
    claim: (claim) => `Przyjrzyj się celowi: ${claim}.`,
    place: (place) => `Przyjrzyj się na mapie: ${place}.`,
    location: (work) => `Poszukaj na planszach miejsca: ${work}.`,
    card: (card) => `Przyjrzyj się karcie kupca: ${card}.`,
    other: 'Przyjrzyj się swojej ładowni.',
  },
  todo: (line) => `Moja rada: ${line}.`,
};
