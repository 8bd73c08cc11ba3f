/** What the steps of lessons teach, in Polish. */

import type { RivalTaught, Taught } from './taught.ts';

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
  'spice-road': {
    spice: {
      title: 'Tura to jedna rzecz',
      text: 'Tura to jedno z czterech: zagrać kartę, wziąć kartę, odpocząć, zdobyć. Zaczynasz z dwiema kartami; ta daje dwie żółte kostki.',
    },
    upgrade: {
      title: 'Coraz cenniejsze kostki',
      text: 'Druga karta to dwa ulepszenia: za każdym razem kostka staje się o stopień cenniejsza. Od najtańszej: żółta, czerwona, zielona, brązowa.',
    },
    acquire: {
      title: 'Nowa karta na rękę',
      text: 'Pierwsza karta kupiecka od lewej jest za darmo i zostaje z tobą do końca partii. Szukaj kart, które do siebie pasują: co jedna daje, druga niech przyjmuje.',
    },
    place: {
      title: 'Kostka na każdej pominiętej karcie',
      text: 'Dalsza karta kosztuje po kostce na każdej karcie na lewo od niej. Kładź najtańsze: dostanie je ten, kto weźmie te karty.',
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
      text: 'Z dwiema pierwszymi kartami punktów od lewej bierzesz monetę: z pierwszą złotą za 3 punkty, z drugą srebrną za 1. Często warto na to poczekać turę.',
    },
    claim: {
      title: 'Do szóstej karty',
      text: 'Zapłać dokładnie kostkami z karty. Przy dwóch i trzech graczach partię kończy czyjaś szósta karta punktów, przy większej liczbie piąta: patrz, ile mają inni. Na końcu każda kostka, która nie jest żółta, to punkt.',
    },
  },
  'eastern-wonders-solo': {
    boat: {
      title: 'Ty i rywal bez łodzi',
      text: 'Rywal też może zakończyć partię czwartym zamówieniem, a remis wygrywa on. Nie ma łodzi: po każdej twojej akcji robi to, co każe mu krótka lista zasad, więc zawsze wiesz, co zrobi. Najpierw wybierz, gdzie zacznie twoja łódź.',
    },
    harvest: {
      title: 'Co robisz ty, robi i on',
      text: 'W każdej turze musisz wykonać akcję. Gdy robisz zbiory, rywal też bierze dwie żółte kostki i stawia placówkę przy twojej łodzi, jeśli jeszcze jej tam nie ma. Nigdy za nic nie płaci.',
    },
    sail: {
      title: 'On się nie rusza',
      text: 'Sam rejs nikomu nie pomaga: rywal odpowiada dopiero na akcję po rejsie. Pierwszy krok jest darmowy, za każdy następny zostawiasz kostkę.',
    },
    build: {
      title: 'Budujesz ty, buduje i on',
      text: 'Wymieniać możesz tylko tam, gdzie masz placówkę. Rywal też postawi tu swoją. Samo to nic mu nie daje: za placówki nie ma punktów.',
    },
    trade: {
      title: 'Twoje wymiany go karmią',
      text: 'Za każdą twoją wymianę rywal dostaje to, co stoi za strzałką, i nic nie płaci. Przed każdą pytaj: czy pomaga bardziej mnie niż jemu?',
    },
    price: {
      title: 'Jego placówki kosztują ciebie',
      text: 'Gdzie stoi placówka rywala, twoja kosztuje dwie kostki. Rywal idzie śladem twojej łodzi: gdzie chcesz wymieniać, buduj jak najwcześniej.',
    },
    enough: {
      title: 'Przestań w porę',
      text: 'Następna wymiana dałaby rywalowi te same kostki jeszcze raz. Jego skład nie ma limitu: co dostanie, to czeka, aż będzie go stać na zamówienie.',
    },
    order: {
      title: 'Najpierw zamówienie, potem reszta',
      text: 'Rywal zaczyna od portów. Jeśli stać go na zamówienie, bierze to za najwięcej punktów, gdziekolwiek jest, i na tym kończy. Spójrz na jego kostki: które zamówienie weźmie następne?',
    },
    claim: {
      title: 'Kto pierwszy, ten lepszy',
      text: 'Zamówienia, które zrealizujesz, rywal już nie weźmie. Jeśli na żadne go nie stać, zbiera tylko dwie żółte kostki: twoje zamówienie karmi go najmniej ze wszystkiego.',
    },
    race: {
      title: 'Wyścig do czwartego zamówienia',
      text: 'Rywal liczy swoje zamówienia i po punkcie za każdą kostkę, która nie jest żółta. Ty masz jeszcze placówki i kafle bonusowe. Zanim weźmiesz czwarte zamówienie, policz obie strony.',
    },
  },
};

/** What is told of the rival of Solo. */
export const rival: RivalTaught = {
  next: 'Rywal odpowie',
  waits: 'Czeka: odpowiada dopiero na akcję, która kończy twoją turę.',
  idle: 'Nic.',
  why: {
    order: 'Stać go na zamówienie, a to jest dla niego zawsze pierwsze.',
    claim: 'Realizujesz zamówienie, a jego na żadne nie stać.',
    build: 'Budujesz tam, gdzie nie ma placówki; bez wymiany nie dostaje kostek.',
    trade: 'Bierze wynik każdej twojej wymiany tutaj.',
    harvest: 'Robisz zbiory, więc on też.',
    nothing: 'Ma tu już placówkę, a bez wymiany nie ma dla niego kostek.',
  },
};
