/** The texts of the lesson of Spice Road, in Polish. */

import type { TaughtSteps } from '../../lessons/taught.ts';

export const steps: TaughtSteps = {
  spice: {
    title: 'Tura to jedna rzecz',
    text: 'Tura to jedno z czterech: zagrać kartę, wziąć kartę, odpocząć, zdobyć. Zaczynasz z dwiema kartami; ta daje dwie żółte kostki.',
  },
  upgrade: {
    title: 'Coraz cenniejsze kostki',
    text: 'Twoja druga karta od początku, „Mały młyn”, to dwa ulepszenia: za każdym razem kostka staje się o stopień cenniejsza. Od najtańszej: żółta, czerwona, zielona, brązowa. Każda, która nie jest żółta, to punkt, dopóki ją masz: spójrz na swoje punkty.',
  },
  acquire: {
    title: 'Nowa karta na rękę',
    text: 'Pierwsza karta kupiecka jest za darmo i zostaje z tobą do końca partii. Szukaj kart, które do siebie pasują: co jedna daje, druga niech przyjmuje.',
  },
  place: {
    title: 'Kostka na każdej pominiętej karcie',
    text: 'Każda następna karta kosztuje po kostce na każdej karcie przed nią. Kładź najtańsze: dostanie je ten, kto weźmie te karty.',
  },
  heap: {
    title: 'Kostki, które zapłacili inni',
    text: 'Z kartą bierzesz kostki, które na niej leżą. Karta, której nikt nie chciał, staje się dobra, gdy nazbiera się na niej dość kostek.',
  },
  trade: {
    title: 'Karta wymiany',
    text: 'Oddajesz kostki z lewej strony strzałki, bierzesz te z prawej. Jedna taka karta potrafi dać w turze więcej niż trzy ulepszenia.',
  },
  again: {
    title: 'Jeszcze raz w tej samej turze',
    text: 'Jedna karta, jedna tura i tyle wymian, na ile cię stać. Zbierz na dwie albo trzy, zanim ją zagrasz: tak oszczędza się tury.',
  },
  rest: {
    title: 'Karty wracają na rękę',
    text: 'Zagrana karta leży przed tobą, dopóki nie odpoczniesz; wtedy wracają wszystkie naraz. To cała tura, więc przedtem zagraj każdą, która się przyda.',
  },
  coin: {
    title: 'Moneta w dodatku',
    text: 'Z każdą z dwóch pierwszych kart punktów bierzesz monetę. Złota moneta to 3 punkty, srebrna moneta 1 punkt. Karta z monetą jest często lepsza niż droższa bez niej.',
  },
  claim: {
    title: 'Zdobądź kartę; szósta kończy partię',
    text: 'Zapłać dokładnie kostkami z karty punktów. Przy dwóch i trzech graczach partię kończy czyjaś szósta karta punktów, przy większej liczbie piąta: patrz, ile mają inni. Na końcu każda kostka, która nie jest żółta, to punkt.',
  },
};
