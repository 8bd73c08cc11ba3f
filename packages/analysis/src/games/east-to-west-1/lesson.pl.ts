/** The texts of the lesson of From East to West, Part I, in Polish. */

import type { TaughtSteps } from '../../lessons/taught.ts';

export const steps: TaughtSteps = {
  use: {
    title: 'Kupiec na targu',
    text: 'Pod targami leżą karty kupieckie. Umieść na targu osadników, a użyjesz jego karty: ta daje 1 żółtą i 1 zieloną. Potem karta trafia zakryta na twój stos.',
  },
  refresh: {
    title: 'Nowe karty kupieckie',
    text: 'Tutaj wyłożone karty kupieckie trafiają pod talię i przychodzą nowe. Od razu masz następną turę, już z nowymi kartami.',
  },
  both: {
    title: 'Kafel bonusowy i karta w forcie',
    text: 'W forcie bierzesz kafel bonusowy, kartę punktów nad fortem albo jedno i drugie. Zmieszczą się u ciebie tylko trzy kafle. Jeden rodzaj liczy karty kupieckie: 2 punkty za każde dwie.',
  },
  take: {
    title: 'Karta na twój szlak handlowy',
    text: 'Zamiast użyć karty kupieckiej, możesz ją wziąć nieużytą na prawy koniec swojego szlaku handlowego. Tam użyjesz jej wiele razy. Na szlaku leży najwyżej pięć kart; szósta zastępuje jedną z nich.',
  },
  route: {
    title: 'Tura na szlaku handlowym',
    text: 'Zamiast pracować na planszy gry umieść osadnika na karcie swojego szlaku i jej użyj. Zanim użyjesz jej znowu, osadnik musi wrócić.',
  },
  explore: {
    title: 'Kafel eksploracji z leżących obok',
    text: 'Karta eksploracji daje kafel z planszy gry albo, w tej grze, jeden z leżących obok. Ten to dwie zielone kostki. Jeden osadnik więcej wypycha osadników Aminy. Kafel zostaw: zmieszczą się tylko trzy.',
  },
  rest: {
    title: 'Odpoczynek, także na szlaku',
    text: 'Nie masz już gotowych osadników. Odpocznij, a wrócą wszyscy, także ze szlaku handlowego. Potem każdej karty szlaku można znów użyć.',
  },
  along: {
    title: 'Dalej na szlaku',
    text: 'Karta szlaku wymaga jednego osadnika i jeszcze jednego za każdą kartę na lewo od niej, na której nikogo nie ma. Na pierwszej karcie nikt nie stoi, więc „Most w chmurach”, druga karta, wymaga dwóch.',
  },
  adjust: {
    title: 'Zamień karty na szlaku',
    text: 'Tutaj bierzesz żółtą kostkę i możesz zamienić ze sobą dwie karty swojego szlaku; osadnicy idą za swoją kartą. „Most w chmurach” jako pierwsza karta wymaga odtąd tylko jednego osadnika.',
  },
  benefit: {
    title: 'Do ósmej karty',
    text: 'Targi i szlak dają kostki, forty dają punkty. Weź też kafel: to drugi z trzech, które się zmieszczą. Ósma karta jednego gracza rozpoczyna ostatnią rundę.',
  },
};
