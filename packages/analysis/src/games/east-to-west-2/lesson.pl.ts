/** The texts of the lesson of From East to West, Part II, in Polish. */

import type { TaughtSteps } from '../../lessons/taught.ts';

export const steps: TaughtSteps = {
  boat: {
    title: 'Łódź wypływa',
    text: 'Na terenie umieszczasz tylu osadników, ilu wymaga. Tereny z łodzią pozwalają płynąć po małym morzu tak daleko, jak pokazują. Kroki nie kosztują kostek.',
  },
  build: {
    title: 'Placówka na wyspie',
    text: 'Tam, gdzie zatrzymała się twoja łódź, możesz budować. Jak w Cudach Wschodu placówka kosztuje kostki tylko wtedy, gdy stoją tam już inne. Każda placówka odsłania na planszetce 1 punkt.',
  },
  trade: {
    title: 'Wymiana tam, gdzie stoi łódź',
    text: 'Teraz możesz wymieniać na tej wyspie, póki cię stać. W tej grze nie trzeba mieć na niej placówki: wystarczy, że zatrzymała się tu twoja łódź.',
  },
  far: {
    title: 'Dwa kroki w jednym rejsie',
    text: 'Więcej osadników to dalszy rejs: tutaj dwa kroki, na innym terenie dokąd chcesz. Mijanie cudzych łodzi jest darmowe, a po drodze nie zostają żadne kostki.',
  },
  outpost: {
    title: 'Wymiana na odległość',
    text: 'Ten teren pozwala wymieniać na dowolnej wyspie z twoją placówką, gdziekolwiek stoi łódź, póki cię stać. Tutaj to wyspa B3.',
  },
  boatTrade: {
    title: 'Wymiana bez rejsu',
    text: 'Ten teren pozwala wymieniać na wyspie, przy której stoi twoja łódź, z placówką albo bez, póki cię stać. Łódź przydaje się więc także bez rejsu.',
  },
  toll: {
    title: 'Opłata za postój',
    text: 'Gdy zatrzymasz się tam, gdzie stoją inne łodzie, dajesz każdemu ich właścicielowi wybraną kostkę; najtańsza jest żółta. Na tym małym morzu płaci się także na kaflu morza.',
  },
  price: {
    title: 'Placówka obok cudzej',
    text: 'Za każdą cudzą placówkę na wyspie płacisz kostkę, a w grze dwuosobowej dwie. Zapłać najtańszymi: twoja placówka i tak odsłoni swój punkt.',
  },
  column: {
    title: 'Kafel bonusowy za pustą kolumnę',
    text: 'Ta placówka jest ostatnia w swojej kolumnie, a każda opróżniona kolumna daje kafel bonusowy. Forty nie dają ich w tej grze. Ten kafel liczy pary: eksploracja i narzędzia, a masz po jednym z nich.',
  },
  card: {
    title: 'Do ósmej karty',
    text: 'W forcie płacisz za kartę punktów, która nad nim leży; ta daje też kafel eksploracji. Ósma karta jednego gracza rozpoczyna ostatnią rundę.',
  },
};
