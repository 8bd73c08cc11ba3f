/** Co się mówi po polsku w lekcjach. */

import type { LessonsUi } from './en.ts';

export const pl: LessonsUi = {
  title: 'Nauka',
  intro:
    'Pierwsze partie w dziesięciu krótkich krokach, na prawdziwej planszy. Każdy krok prosi o jedną rzecz; pomiędzy nimi partia toczy się sama. W każdej chwili można przerwać i wrócić później.',
  begin: 'Zacznij',
  goOn: (step) => `Wróć do kroku ${step}`,
  again: 'Jeszcze raz',
  lesson: (game) => `Pierwsza partia: ${game}`,
  step: (n, of) => `Krok ${n} z ${of}`,
  now: (what) => `Teraz: ${what}`,
  done: 'Dobrze.',
  wrong: 'Zasady pozwalają i na to; tu jednak chodzi o coś innego. Plansza jest taka jak przedtem.',
  next: 'Następny krok',
  skip: 'Pomiń',
  back: 'Krok wstecz',
  leave: 'Wszystkie lekcje',
  finished: 'Wiesz już to, co najważniejsze.',
  finishedText: 'Resztę mówią zasady, o jedno kliknięcie stąd. Dokończ tę partię albo zacznij własną.',
  playOn: 'Graj dalej od tego miejsca',
  symbols:
    'Zatrzymaj wskaźnik na symbolu, przytrzymaj go palcem albo przejdź do niego klawiszem Tab: pojawi się wyjaśnienie.',
  steps: {
    'eastern-wonders': {
      set: {
        title: 'Kilka kostek na początek',
        text: 'W ładowniach leżą cztery rodzaje towarów, od najtańszego: żółty, czerwony, zielony, brązowy. Zestaw początkowy pierwsza wybiera osoba, która gra ostatnia.',
      },
      boat: {
        title: 'Miejsce dla łodzi',
        text: 'Łódź zaczyna na dowolnej wyspie. Spójrz na wstęgi: wyspa zamienia kostki z lewej strony strzałki na te z prawej.',
      },
      build: {
        title: 'Pierwsza placówka',
        text: 'Wymieniać wolno tylko tam, gdzie stoi twoja placówka. Na wyspie bez placówek nie kosztuje nic; miejsce, które odsłania na twojej planszy, może być warte punkty.',
      },
      trade: {
        title: 'Wymieniaj, póki cię stać',
        text: 'Po zbudowaniu możesz od razu wymieniać na tej wyspie, raz po raz, dopóki masz to, czego żąda.',
      },
      sail: {
        title: 'Dalej, za kostkę',
        text: 'Pierwszy krok rejsu jest darmowy. Każdy następny kosztuje kostkę, która zostaje na polu, z którego odpływa łódź.',
      },
      harvest: {
        title: 'Albo zbiory',
        text: 'Na końcu rejsu robisz jedną rzecz: budujesz, wymieniasz, wykonujesz zamówienie albo zbierasz plony. Zbiory dają po prostu dwie żółte kostki.',
      },
      toll: {
        title: 'Opłata za postój',
        text: 'Jeśli zatrzymujesz się na wyspie, na której stoi inna łódź, jej właściciel dostaje od ciebie wybraną przez ciebie kostkę.',
      },
      heap: {
        title: 'Co zostawili inni',
        text: 'Kostki zostawione na polu może zabrać ten, kto się tam następnie zatrzyma: wszystkie naraz.',
      },
      price: {
        title: 'Placówki obok cudzych',
        text: 'Gdzie inni zbudowali przed tobą, placówka kosztuje kostkę za każdą z ich placówek, a w grze na dwie osoby nawet dwie. Wybierz którą.',
      },
      claim: {
        title: 'Zamówienie za punkty',
        text: 'W porcie oddajesz kostki z zamówienia i dostajesz punkty z pieczęci. Czwarte zamówienie jednej osoby zaczyna ostatnią rundę.',
      },
    },
    'new-world': {
      goods: {
        title: 'Osadnicy przy pracy',
        text: 'Wyślij na pole tylu osadników, ile mówi jego liczba. To, co na nim widać, dzieje się od razu: tu dostajesz kostki.',
      },
      upgrade: {
        title: 'Lepsze towary',
        text: 'Strzałka w górę zamienia kostkę na o jeden rodzaj cenniejszą: kukurydza, mięso, tytoń, futra.',
      },
      trade: {
        title: 'Wymiana',
        text: 'Niektóre pola wymieniają: kostki z lewej strony strzałki na te z prawej, póki cię stać.',
      },
      rest: {
        title: 'Odpoczynek',
        text: 'Gdy wszyscy osadnicy są w terenie, odpoczywasz: wszyscy wracają na twoją planszę.',
      },
      tile: {
        title: 'W forcie: żeton premii',
        text: 'Fort sprzedaje leżącą nad nim kartę punktów. Razem z nią możesz wziąć żeton premii: na końcu daje punkty za to, co na nim widać.',
      },
      card: {
        title: 'Karta punktów',
        text: 'Zapłać kostkami z karty. Da punkty na końcu, a do końca partii coś pożytecznego.',
      },
      explore: {
        title: 'Nieznany ląd',
        text: 'Karta z kompasem odsłania kawałek nieznanego lądu. Żeton jest twój, a z nowego pola mogą odtąd korzystać wszyscy.',
      },
      oust: {
        title: 'Gdzie już ktoś pracuje',
        text: 'Zajęte pole można mieć za o jednego osadnika więcej, niż tam stoi. Ich właściciel dostaje ich z powrotem, co oszczędza mu odpoczynku.',
      },
      settled: {
        title: 'Więcej rąk',
        text: 'Osadnicy z zapasu zostają u ciebie na stałe. Więcej osadników to mniej odpoczynków.',
      },
      benefit: {
        title: 'Do ósmej karty',
        text: 'Karty działają razem z żetonami: zobacz, które ikony liczą twoje żetony premii. Ósma karta jednej osoby zaczyna ostatnią rundę.',
      },
    },
    'east-to-west-3': {
      goods: {
        title: 'Osadnicy przy pracy',
        text: 'Jak w Nowym Świecie stawiasz na polu tylu osadników, ile mówi jego liczba, a to, co na nim widać, dzieje się od razu.',
      },
      market: {
        title: 'Kupiec na targu',
        text: 'Na targu twoi osadnicy używają karty kupca, która leży pod nim. Potem karta trafia zakryta na twój własny stos.',
      },
      refresh: {
        title: 'Nowi kupcy',
        text: 'Tutaj widoczne karty kupców idą pod talię, a na ich miejsce przychodzą nowe. Od razu masz następną turę, już z nowymi kartami.',
      },
      boat: {
        title: 'Łódź wypływa',
        text: 'Na tym stole spotykają się trzy gry. Pola z łodzią pozwalają twojej łodzi płynąć po małym morzu tak daleko, jak na nich widać. Jeśli tam, gdzie stajesz, leżą inne łodzie, każdy ich właściciel dostaje od ciebie kostkę.',
      },
      build: {
        title: 'Placówka na wyspie',
        text: 'Gdzie stanęła twoja łódź, możesz budować. Jak w Cudach Wschodu placówka kosztuje kostki tylko tam, gdzie stoją już inne, i otwiera wymianę na wyspie.',
      },
      outpost: {
        title: 'Wymiana na odległość',
        text: 'To pole pozwala wymieniać na dowolnej wyspie z twoją placówką, gdziekolwiek leży łódź, dopóki cię stać.',
      },
      rest: {
        title: 'Odpoczynek',
        text: 'Za mało osadników w domu? Odpoczynek sprowadza wszystkich na twoją planszę. To cała tura, więc niech się opłaci.',
      },
      bonus: {
        title: 'Żeton premii za czwartą',
        text: 'Każda czwarta użyta karta kupca i każda opróżniona kolumna placówek przynosi żeton premii. Każdy z nich liczy się na końcu osobno.',
      },
      card: {
        title: 'W forcie',
        text: 'Fort sprzedaje leżącą nad nim kartę punktów. Oprócz punktów karta daje osadników, wiedzę o lądzie, pomoc albo narzędzie.',
      },
      benefit: {
        title: 'Do ósmej karty',
        text: 'Karawana, łódź i osadnicy służą jednemu: kostkom na karty punktów. Ósma karta jednej osoby zaczyna ostatnią rundę.',
      },
    },
  },
};
