/** Every symbol of the tables, explained in Polish, by the name of its drawing (or what several names begin with). */

import type { SymbolWords } from './symbols.en.ts';

export const pl: SymbolWords = {
  'cube-Y': 'Żółta kostka (Ż): najtańszy z czterech towarów.',
  'cube-R': 'Czerwona kostka (C): drugi towar, cenniejszy od żółtego.',
  'cube-G': 'Zielona kostka (Z): trzeci towar, cenniejszy od czerwonego.',
  'cube-B': 'Brązowa kostka (B): najcenniejszy towar.',
  'cube-any': 'Kostka dowolnego koloru: wybierasz, którego.',
  seal: 'Pieczęć: tyle punktów na koniec partii.',
  port: 'Kafel portu: tu realizujesz zamówienie, gdy masz wszystkie jego kostki.',
  sea: 'Kafel morza: można przez niego płynąć, ale nie ma tu czego wymieniać.',
  chain: 'Zamknięty Port: tu nie zrealizujesz zamówienia, dopóki ktoś nie zrealizuje innego gdzie indziej.',
  raft: 'Zostawione kostki: kto się tu zatrzyma, może zabrać wszystkie.',
  island:
    'Wyspa, czyli kafel targu: kolor mówi, z którego rzędu planszetki bierzesz placówkę, a wstęga, co tu wymieniasz.',
  boat: 'Łódź w kolorze właściciela.',
  outpost: 'Placówka w kolorze właściciela. Gdzie stoi twoja, drugiej nie zbudujesz; inni zapłacą tu więcej.',
  sign: 'Znak gracza: pasuje do jego koloru.',
  'bonus-free-move': 'Kafel bonusowy: dodatkowy darmowy krok w każdym rejsie.',
  'bonus-harvest': 'Kafel bonusowy: zbiory dają też czerwoną kostkę.',
  'bonus-upgrade': 'Kafel bonusowy: przy każdej budowie ulepszasz jedną kostkę.',
  'bonus-hold': 'Kafel bonusowy: limit składu większy o trzy kostki.',
  'bonus-points': 'Kafel bonusowy: tyle punktów na koniec partii.',
  coin: 'Moneta: punkty, które dostajesz z kartą punktów. Złota jest warta 3, srebrna 1.',
  settler: 'Osadnik. Liczba mówi, ilu potrzebujesz albo ilu dostajesz.',
  'icon-settlers': 'Symbol Nowego Świata: osadnicy. Liczą go kafle bonusowe.',
  'icon-exploration':
    'Symbol Nowego Świata: eksploracja. Liczą go kafle bonusowe; karta eksploracji odsłania nieznany ląd.',
  'icon-help':
    'Symbol Nowego Świata: pomoc rdzennych mieszkańców. W tym krajobrazie potrzebujesz o jednego osadnika mniej.',
  'icon-tool': 'Symbol Nowego Świata: narzędzia. Pracując w tym krajobrazie, dostajesz za każdym razem kostkę.',
  'mark-river': 'Rzeka: działają tu pomoc i narzędzia z tym krajobrazem.',
  'mark-forest': 'Las: działają tu pomoc i narzędzia z tym krajobrazem.',
  'mark-hill': 'Wzgórze: działają tu pomoc i narzędzia z tym krajobrazem.',
  'mark-plain': 'Równina: działają tu pomoc i narzędzia z tym krajobrazem.',
  shield: 'Kafel bonusowy: tyle punktów na koniec partii albo tyle za każdy komplet symboli, które są obok.',
  fort: 'Fort: tu płacisz za kartę punktów, która nad nim leży. W Nowym Świecie i w części I daje też kafle bonusowe.',
  stall: 'Targ: używasz karty kupieckiej, która pod nim leży.',
  sloop: 'Ruch łodzi: płyniesz po małym morzu tak daleko, jak tu widać.',
  cottage: 'Wymiana przy placówce: wymieniasz na wyspie, na której stoi twoja placówka.',
  'cards-new':
    'Odświeżenie targu: wyłożone karty kupieckie trafiają pod talię, przychodzą nowe, a ty masz jeszcze jedną turę.',
  'cards-swap': 'Zamień miejscami dwie karty swojego szlaku handlowego.',
  upgrade: 'Ulepszenie: kostka staje się o stopień cenniejsza, z żółtej czerwona, potem zielona i brązowa.',
  sack: 'Weź kostki z zasobów.',
  scales: 'Wymiana: kostki za inne kostki, póki cię stać.',
  caravan: 'Karty kupieckie: twoja karawana.',
  unknown: 'Nieznany ląd: nikt tu nie pracuje, dopóki ktoś go nie odkryje.',
};
