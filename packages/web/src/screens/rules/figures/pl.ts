/** The captions of the figures on the rules pages, in Polish. */

import type { PanelName } from './figures.ts';

export const pl: Readonly<Record<PanelName, string>> = {
  upgrade: 'Ulepszenie: o jeden krok w tym szeregu.',
  trade: 'Wymiana: oddajesz to, co stoi przed strzałką, bierzesz to, co stoi za nią.',
  limit: 'Najwyżej dziesięć kostek: co jest ponad to na koniec tury, oddajesz.',

  pointRow: 'Karty punktów: punkty na pieczęci, cena na dole. Dwie pierwsze dają monetę.',
  marketRow: 'Karty kupieckie: pierwsza jest darmowa, każda następna kosztuje o kostkę więcej.',
  spiceCard: 'Zagraj kartę, która daje kostki …',
  upgradeCard: '… albo kartę ulepszeń: strzałka za każdy krok …',
  tradeCard: '… albo kartę wymiany, tyle razy, na ile cię stać.',
  acquire: 'Weź kartę: kostka na każdą kartę po lewej. Kto weźmie tamte, weźmie też kostki.',
  restCards: 'Odpocznij: wszystkie zagrane karty wracają na rękę.',
  claimCard: 'Zdobądź kartę punktów: płacisz cenę, bierzesz kartę i monetę znad niej.',

  market: 'Kafel targu: rodzaj wyspy to jego symbol, wstęga pokazuje wymianę.',
  port: 'Kafel portu: punkty zamówienia na pieczęci, cena obok.',
  closedPort: 'Zamknięty port: tu nie zrealizujesz żadnego zamówienia.',
  playerBoard: 'Planszetka: cztery rzędy placówek, po jednym na symbol.',
  firstStep: 'Pierwszy krok nic nie kosztuje.',
  furtherStep: 'Każdy następny krok zostawia kostkę na kaflu, z którego wypływasz.',
  toll: 'Opłata za postój: przy cudzej łodzi płacisz jej właścicielowi kostkę.',
  heap: 'Leżące kostki: z kafla, na którym stajesz, bierzesz wszystkie albo żadnej.',
  build: 'Budowa: na pustym kaflu darmowa. Jedna placówka już tu stoi: płacisz kostkę, a w partii dwuosobowej dwie.',
  column: 'Cała kolumna jest pusta: bierzesz kafel bonusowy.',
  tradeAshore: 'Wymiana: tam, gdzie masz placówkę, tyle razy, na ile cię stać.',
  claimOrder: 'Zamówienie: płacisz dokładnie jego cenę i je bierzesz.',
  harvest: 'Zbiory: dwie żółte kostki, gdziekolwiek jesteś.',
  closedPortMoves:
    'Zamknięty port przenosi się do portu, który właśnie opustoszał; na jego dawnym kaflu leży nowe zamówienie.',

  rivalOutpost: 'Zbudowano, wymieniono albo zebrano: rywal stawia darmową placówkę przy twojej łodzi.',
  rivalTrade: 'Potem bierze to, co stoi za strzałką, raz za każdą twoją wymianę.',
  rivalHarvest: 'Po zbiorach: dwie żółte kostki.',

  freeLocation: 'Pusty teren wymaga tylu osadników, ilu wydrukowano.',
  heldLocation: 'Stoi tu dwóch cudzych osadników: umieszczasz trzech i wypychasz tamtych.',
  ownLocation: 'Stoją tu twoi osadnicy: teren jest dla ciebie zamknięty, aż odpoczniesz albo ktoś ich wypchnie.',
  coveredLocation: 'Leży tu kafel eksploracji: teren jest zamknięty, aż ktoś go weźmie.',
  production: 'Potem teren działa. Produkcja: bierzesz jego kostki.',
  upgradeLocation: 'Ulepszenia: tyle kroków, na jednej kostce albo na kilku.',
  tradeLocation: 'Handel: tyle razy, na ile cię stać.',
  fort: 'Fort: karta punktów nad nim, kafel bonusowy pod nim albo jedno i drugie.',
  settlersCard: 'Karta nowych osadników: od razu, z rezerwy.',
  explorationCard: 'Karta eksploracji: bierzesz kafel eksploracji.',
  helpCard: 'Karta pomocy rdzennych mieszkańców: o osadnika mniej tam, gdzie jest ten krajobraz.',
  toolCard: 'Karta narzędzi: o kostkę więcej tam, gdzie jest ten krajobraz.',
  perIcon: 'Dwa punkty za każdy taki symbol.',
  perEqualPair: 'Trzy punkty za każde dwa takie symbole.',
  perMixedPair: 'Trzy punkty za każdą parę tych dwóch symboli.',
  perSettlers: 'Punkt za każdych dwóch osadników poza rezerwą.',

  layCard: 'Płyń: każdy krok kosztuje kartę, którą kładziesz zakrytą.',
  firstColumn: 'Pierwsza pusta kolumna daje kartę kupiecką, pozostałe kartę albo kafel bonusowy.',

  marketCard: 'Targ: używasz karty pod terenem.',
  refresh: 'Odświeżenie targu: cztery nowe karty i grasz jeszcze raz.',
  route: 'Szlak handlowy: trzecia karta wymaga trzech osadników, jeśli na żadnej innej nikt nie stoi.',
  boatLocation: 'Ruch łodzi: najwyżej o tyle kafli, ile pokazuje teren.',
  boatTrade: 'Wymiana łodzi: wymiana z kafla pod twoją łodzią.',
  outpostTrade: 'Wymiana placówki: wymiana z dowolnego kafla z twoją placówką.',
};
