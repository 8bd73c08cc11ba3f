/** The texts of the lesson of From Sand to Sea, in Polish. */

import type { TaughtSteps } from '../../lessons/taught.ts';

export const steps: TaughtSteps = {
  boat: {
    title: 'Gdzie zaczyna łódź',
    text: 'Twoja łódź zaczyna na dowolnej wyspie. Wybierz tę, na której chcesz mieć pierwszą placówkę: możesz budować, zanim łódź ruszy.',
  },
  build: {
    title: 'Pierwsza placówka',
    text: 'W turze bierzesz kartę, zagrywasz kartę, płyniesz albo odpoczywasz. Zamiast płynąć możesz też stać. Potem wolno budować, wymieniać tam, gdzie masz placówkę, albo zrealizować zamówienie. Jako pierwsza na wyspie placówka nic nie kosztuje.',
  },
  acquire: {
    title: 'Nowa karta na rękę',
    text: 'Pierwsza karta kupiecka jest za darmo, a każda następna kosztuje po kostce na każdej karcie przed nią. Kartę możesz zagrać dla tego, co pokazuje, albo opłacić nią krok łodzi.',
  },
  sail: {
    title: 'Karta za krok',
    text: 'Każdy krok kosztuje kartę, którą kładziesz zakrytą na swoim stosie. Zapłać tą, która przyda się najmniej: „Zagon kurkumy” daje tylko żółte kostki.',
  },
  play: {
    title: 'Zagraj kartę',
    text: 'Teraz zagraj kartę dla tego, co pokazuje: „Mały młyn” to dwa ulepszenia, tu żółtej i zielonej kostki. Potem leży przed tobą i jeszcze się przyda.',
  },
  laid: {
    title: 'Rejs z zagraną kartą',
    text: 'Krok możesz opłacić także kartą już zagraną. Najpierw więc ją zagraj, a potem z nią popłyń. Tu za dwa kroki płacisz zagraną kartą „Mały młyn” i kartą „Brama sadów” z ręki.',
  },
  rest: {
    title: 'Karty wracają na rękę',
    text: 'Trzy z twoich czterech kart leżą na stosie. Odpocznij, a wszystkie naraz wrócą na rękę; tak samo wracają karty zagrane.',
  },
  column: {
    title: 'Karta za pierwszą kolumnę',
    text: 'Ta placówka jest ostatnia w swojej kolumnie. Za pierwszą opróżnioną kolumnę bierzesz z rzędu dowolną kartę kupiecką, za darmo, z kostkami, jeśli na niej leżą.',
  },
  bonus: {
    title: 'Kafel bonusowy za drugą kolumnę',
    text: 'Każda następna kolumna daje kafel bonusowy albo kartę kupiecką, do wyboru. Z tym kaflem jeden krok w każdym rejsie jest darmowy. Inny rodzaj pozwala trzymać o trzy kostki więcej.',
  },
  claim: {
    title: 'Zamówienie za punkty',
    text: 'Popłyń do portu: ten krok jest darmowy dzięki kaflowi. Oddaj kostki z zamówienia i zdobądź punkty z pieczęci. Czwarte zamówienie jednego gracza rozpoczyna ostatnią rundę.',
  },
};
