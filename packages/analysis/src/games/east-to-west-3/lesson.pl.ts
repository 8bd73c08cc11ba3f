/** The texts of the lesson of From East to West, Part III, in Polish. */

import type { TaughtSteps } from '../../lessons/taught.ts';

export const steps: TaughtSteps = {
  goods: {
    title: 'Osadnicy przy pracy',
    text: 'Na terenie umieszczasz tylu osadników, ilu wymaga, a to, co na nim widać, dzieje się od razu.',
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
    text: 'Tereny z łodzią pozwalają płynąć po małym morzu tak daleko, jak pokazują. Gdy zatrzymasz się tam, gdzie stoją inne łodzie, dajesz kostkę każdemu ich właścicielowi.',
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
    title: 'Kafel bonusowy za pustą kolumnę',
    text: 'Ta placówka jest ostatnia w swojej kolumnie. Za pustą kolumnę i za każdą czwartą użytą kartę kupiecką dostajesz kafel bonusowy. Na końcu każdy kafel liczy się osobno.',
  },
  card: {
    title: 'W forcie',
    text: 'W forcie płacisz za kartę punktów, która nad nim leży. Oprócz punktów daje osadników, eksplorację, pomoc albo narzędzia.',
  },
  benefit: {
    title: 'Do ósmej karty',
    text: 'Karty kupieckie, łódź i osadnicy mają jeden cel: kostki na karty punktów. Ósma karta jednego gracza rozpoczyna ostatnią rundę.',
  },
};
