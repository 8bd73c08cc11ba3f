/** What the steps of lessons teach, in Polish. */

import type { Taught } from './taught.ts';

export const steps: Taught = {
  'eastern-wonders': {
    set: {
      title: 'Kilka kostek na początek',
      text: 'Towary są cztery, od najtańszego: żółty, czerwony, zielony i brązowy. Zestaw początkowy jako pierwszy wybiera ten, kto gra ostatni.',
    },
    boat: {
      title: 'Gdzie zaczyna łódź',
      text: 'Twoja łódź zaczyna na dowolnej wyspie. Spójrz na wstęgi: na wyspie wymieniasz kostki z lewej strony strzałki na te z prawej.',
    },
    build: {
      title: 'Pierwsza placówka',
      text: 'Wymieniać możesz tylko tam, gdzie stoi twoja placówka. Jako pierwsza na wyspie nic nie kosztuje, a na planszetce może odsłonić punkty.',
    },
    trade: {
      title: 'Wymieniaj, póki cię stać',
      text: 'Po zbudowaniu placówki możesz od razu wymieniać, raz za razem, dopóki masz potrzebne kostki.',
    },
    sail: {
      title: 'Dalej, za kostkę',
      text: 'Pierwszy krok rejsu jest darmowy. Każdy następny kosztuje kostkę: zostaje na kaflu, z którego odpływasz.',
    },
    harvest: {
      title: 'Albo zbiory',
      text: 'Na koniec rejsu robisz jedną rzecz: budujesz, wymieniasz, realizujesz zamówienie albo robisz zbiory. Zbiory to po prostu dwie żółte kostki.',
    },
    toll: {
      title: 'Opłata za postój',
      text: 'Gdy zatrzymujesz się na wyspie, przy której stoi inna łódź, dajesz jej właścicielowi wybraną kostkę.',
    },
    heap: {
      title: 'Co zostawili inni',
      text: 'Kostki zostawione na kaflu może zabrać ten, kto się na nim zatrzyma: od razu wszystkie.',
    },
    price: {
      title: 'Placówka obok cudzych',
      text: 'Za każdą cudzą placówkę na wyspie płacisz kostkę, a w grze dwuosobowej dwie. Wybierz, którą oddajesz.',
    },
    claim: {
      title: 'Zamówienie za punkty',
      text: 'W porcie oddajesz kostki z zamówienia i zdobywasz punkty z pieczęci. Czwarte zamówienie jednego gracza rozpoczyna ostatnią rundę.',
    },
  },
  'new-world': {
    goods: {
      title: 'Osadnicy przy pracy',
      text: 'Umieść na terenie tylu osadników, ilu wymaga. To, co na nim widać, dzieje się od razu: tutaj dostajesz kostki.',
    },
    upgrade: {
      title: 'Lepsze towary',
      text: 'Strzałka w górę to ulepszenie: kostka staje się o jeden stopień cenniejsza. Kukurydza, mięso, tytoń, futra.',
    },
    trade: {
      title: 'Handel',
      text: 'Na terenach handlu wymieniasz kostki z lewej strony strzałki na te z prawej, póki cię stać.',
    },
    rest: {
      title: 'Odpoczynek',
      text: 'Gdy wszyscy twoi osadnicy pracują, odpocznij: wrócą na twoją planszetkę.',
    },
    tile: {
      title: 'W forcie: kafel bonusowy',
      text: 'W forcie możesz wziąć kafel bonusowy, zapłacić za kartę punktów nad fortem albo zrobić jedno i drugie. Kafel da na końcu punkty za to, co na nim widać.',
    },
    card: {
      title: 'Karta punktów',
      text: 'Zapłać kostkami z karty. Na końcu da punkty, a do końca partii coś przydatnego.',
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
  },
  'east-to-west-3': {
    goods: {
      title: 'Osadnicy przy pracy',
      text: 'Jak w Nowym Świecie umieszczasz na terenie tylu osadników, ilu wymaga, a to, co na nim widać, dzieje się od razu.',
    },
    market: {
      title: 'Kupiec na targu',
      text: 'Na targu używasz karty kupieckiej, która pod nim leży. Potem kładziesz ją zakrytą na własnym stosie.',
    },
    refresh: {
      title: 'Nowe karty kupieckie',
      text: 'Tutaj wyłożone karty kupieckie trafiają pod talię i przychodzą nowe. Od razu masz następną turę, już z nowymi kartami.',
    },
    boat: {
      title: 'Łódź wypływa',
      text: 'Tu spotykają się trzy gry. Tereny z łodzią pozwalają płynąć po małym morzu tak daleko, jak pokazują. Gdy zatrzymasz się tam, gdzie stoją inne łodzie, dajesz kostkę każdemu ich właścicielowi.',
    },
    build: {
      title: 'Placówka na wyspie',
      text: 'Tam, gdzie zatrzymała się twoja łódź, możesz budować. Jak w Cudach Wschodu placówka kosztuje kostki tylko wtedy, gdy stoją tam już inne. Wymieniać możesz tu z placówką albo bez.',
    },
    outpost: {
      title: 'Wymiana na odległość',
      text: 'Ten teren pozwala wymieniać na dowolnej wyspie z twoją placówką, gdziekolwiek stoi łódź, póki cię stać.',
    },
    rest: {
      title: 'Odpoczynek',
      text: 'Za mało gotowych osadników? Odpocznij: wszyscy wrócą na twoją planszetkę. To cała tura, więc niech się opłaci.',
    },
    bonus: {
      title: 'Kafel bonusowy za czwartą kartę',
      text: 'Co czwarta użyta karta kupiecka i każda opróżniona kolumna placówek daje kafel bonusowy. Na końcu każdy liczy się osobno.',
    },
    card: {
      title: 'W forcie',
      text: 'W forcie płacisz za kartę punktów, która nad nim leży. Oprócz punktów daje osadników, eksplorację, pomoc albo narzędzia.',
    },
    benefit: {
      title: 'Do ósmej karty',
      text: 'Karty kupieckie, łódź i osadnicy mają jeden cel: kostki na karty punktów. Ósma karta jednego gracza rozpoczyna ostatnią rundę.',
    },
  },
};
