/** The texts of the lesson of A New World, in Polish. */

import type { TaughtSteps } from '../../lessons/taught.ts';

export const steps: TaughtSteps = {
  goods: {
    title: 'Osadnicy przy pracy',
    text: 'Tutaj po prostu dostajesz kostki. Na koniec tury zostaje ci najwyżej 10.',
  },
  upgrade: {
    title: 'Lepsze towary',
    text: 'Strzałka w górę to ulepszenie: kostka staje się o jeden stopień cenniejsza. Od najtańszej do najcenniejszej: 1 żółta, 1 czerwona, 1 zielona, 1 brązowa.',
  },
  trade: {
    title: 'Handel',
    text: 'Na terenach handlu wymieniasz kostki z lewej strony strzałki na te z prawej, póki cię stać. Każda kostka inna niż żółta daje 1 punkt, dopóki ją masz.',
  },
  rest: {
    title: 'Odpoczynek',
    text: 'Zamiast pracować możesz odpocząć: wszyscy twoi osadnicy wrócą na planszetkę. Wolno to zrobić w każdej turze, a najlepiej, gdy zostało ich niewielu.',
  },
  tile: {
    title: 'W forcie: kafel bonusowy',
    text: 'Umieść na terenie tylu osadników, ilu wymaga; to, co na nim widać, dzieje się od razu. W forcie możesz wziąć kafel bonusowy, zapłacić za kartę punktów nad nim albo jedno i drugie. Punkty kafla liczą się od razu.',
  },
  card: {
    title: 'Karta punktów',
    text: 'Zapłać kostkami z karty. Jej punkty liczą się od razu, a jej dolna część daje coś jeszcze.',
  },
  explore: {
    title: 'Nieznany ląd',
    text: 'Karta eksploracji odsłania nieznany ląd. Kafel eksploracji jest twój, a z odkrytego terenu mogą odtąd korzystać wszyscy.',
  },
  oust: {
    title: 'Gdzie już ktoś pracuje',
    text: 'Na zajętym terenie umieszczasz o jednego osadnika więcej, niż tam stoi. Wypchnięci wracają do właściciela, a to oszczędza mu odpoczynku.',
  },
  settled: {
    title: 'Więcej rąk do pracy',
    text: 'Nowi osadnicy z rezerwy zostają z tobą na stałe. Więcej osadników to mniej odpoczynków.',
  },
  benefit: {
    title: 'Do ósmej karty',
    text: 'Karty i kafle działają razem: zobacz, które symbole Nowego Świata liczą twoje kafle bonusowe. Ósma karta jednego gracza rozpoczyna ostatnią rundę.',
  },
};
