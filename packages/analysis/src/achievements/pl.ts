/** The Polish texts of achievements. */

import type { achievements as english } from './en.ts';

export const achievements: typeof english = {
  'no-waste': {
    name: 'Nic za burtę',
    teaches: 'Wygraj, nie oddając ani jednej kostki ponad limit: wydaj je, zanim limit je zabierze.',
  },
  'own-end': {
    name: 'W dobrej chwili',
    teaches: 'Rozpocznij ostatnią rundę i wygraj: ostatnie zamówienie albo kartę bierze się wtedy, gdy prowadzisz.',
  },
  comeback: {
    name: 'Odrobione straty',
    teaches:
      'Wygraj, choć pod koniec brakowało ci 10 punktów: łatwo przeoczyć punkty, które liczą się dopiero na końcu.',
  },
  'trade-chain': {
    name: 'Łańcuch wymian',
    teaches: 'Wymień cztery razy w jednej turze: najpierw zbierz, a potem jedna tura zrobi robotę czterech.',
  },
  'outposts-win': {
    name: 'Wygrana placówkami',
    teaches:
      'Wygraj, mając z placówek i kafli bonusowych co najmniej tyle punktów, co z zamówień: im dalej w rzędzie, tym więcej warta placówka.',
  },
  'two-cargoes': {
    name: 'Ładunek na dwa',
    teaches:
      'Zrealizuj zamówienie i zatrzymaj co najmniej pięć kostek: z ładunkiem na dwa zamówienia do drugiego brakuje ci już tylko rejsu.',
  },
  'light-wake': {
    name: 'Lekki kilwater',
    teaches: 'Wygraj, zostawiając za sobą najwyżej trzy kostki: krótkie rejsy między dobrymi wyspami nic nie kosztują.',
  },
  flotsam: {
    name: 'Znalezione w wodzie',
    teaches:
      'Zabierz z jednego kafla co najmniej cztery kostki: po to, co zostawili inni, warto trochę nadłożyć drogi.',
  },
  'three-columns': {
    name: 'Trzy kolumny',
    teaches: 'Opróżnij trzy kolumny planszetki: po placówce na wyspie każdego koloru daje kafel bonusowy.',
  },
  'no-toll': {
    name: 'Bez długów',
    teaches: 'Wygraj bez płacenia za postój: zanim wybierzesz, gdzie stanąć, zobacz, gdzie stoją inni.',
  },
  starved: {
    name: 'Głodny rywal',
    teaches:
      'Pokonaj rywala w grze solo, gdy zrealizuje najwyżej jedno zamówienie: wymieniaj tam, gdzie mało na tym zyska.',
  },
  fierce: {
    name: 'Pod wiatr',
    teaches:
      'Pokonaj zaciętego rywala: w jednej turze realizuje zamówienie i reaguje, więc każda wymiana musi się opłacać.',
  },
  thanks: {
    name: 'Dzięki za odpoczynek',
    teaches: 'Niech twoi osadnicy zostaną pięć razy wypchnięci: wracają od razu, a ty oszczędzasz turę odpoczynku.',
  },
  explorer: {
    name: 'Odkrywca',
    teaches: 'Weź trzy kafle eksploracji: dają coś od razu, a na końcu liczą się ich symbole.',
  },
  'tile-and-card': {
    name: 'Jedno i drugie',
    teaches: 'Weź kafel bonusowy i kartę punktów w tej samej turze: fort daje oba za tych samych osadników.',
  },
  'all-hands': {
    name: 'Wszyscy na pokład',
    teaches:
      'Wygraj i nigdy nie odpoczywaj dla mniej niż czterech osadników: odpoczynek kosztuje turę, ilu by nie wróciło.',
  },
  gold: {
    name: 'Trzy złote',
    teaches: 'Weź trzy złote monety: pierwsza karta od lewej z monetą jest często lepsza niż droższa bez niej.',
  },
  'small-hand': {
    name: 'Mała ręka',
    teaches: 'Wygraj, biorąc najwyżej osiem kart: kilka pasujących do siebie wraca szybciej po każdym odpoczynku.',
  },
  gleaner: {
    name: 'Zbieracz',
    teaches: 'Weź kartę, na której leżą co najmniej cztery kostki: poczekaj, aż inni zapłacą za to, czego chcesz.',
  },
  'long-haul': {
    name: 'Daleki rejs',
    teaches: 'Zapłać za jeden rejs czterema kartami: zagrane są do tego tak samo dobre jak te z ręki.',
  },
};
