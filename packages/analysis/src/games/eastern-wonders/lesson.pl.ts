/** The texts of the lesson of Eastern Wonders, in Polish. */

import type { TaughtSteps } from '../../lessons/taught.ts';

export const steps: TaughtSteps = {
  set: {
    title: 'Kilka kostek na początek',
    text: 'Towary są cztery, od najtańszego: żółty, czerwony, zielony i brązowy. Każda kostka inna niż żółta jest warta 1 punkt, dopóki ją masz. Druga osoba gra ostatnia, więc już wybrała.',
  },
  boat: {
    title: 'Gdzie zaczyna łódź',
    text: 'Twoja łódź zaczyna na dowolnej wyspie. Spójrz na wstęgi: na wyspie wymieniasz kostki z lewej strony strzałki na te z prawej. Twoje dwie żółte przydadzą się na D2, o krok od C2; pierwszy krok każdej tury jest darmowy.',
  },
  build: {
    title: 'Pierwsza placówka',
    text: 'Na D2 wymieniasz, gdy masz tam placówkę. Pierwsza na wyspie jest darmowa. Bierzesz ją z rzędu z symbolem wyspy: to, co odsłania, bywa warte punkty.',
  },
  trade: {
    title: 'Wymieniaj, póki cię stać',
    text: 'Po zbudowaniu placówki możesz od razu wymieniać, raz za razem, dopóki masz potrzebne kostki. Ta wymiana daje dwa punkty: czerwone kostki się liczą, żółte nie. Łódź mieści dziesięć kostek.',
  },
  sail: {
    title: 'Dalej, za kostkę',
    text: 'Pierwszy krok, już za tobą, był darmowy. Każdy następny kosztuje kostkę: zostaje na kaflu, z którego odpływasz.',
  },
  harvest: {
    title: 'Albo zbiory',
    text: 'Na koniec rejsu wykonujesz jedną akcję: wymieniasz (możesz przedtem zbudować placówkę), realizujesz zamówienie albo robisz zbiory. Zbiory to po prostu dwie żółte kostki. Na D4 budowa kosztuje dwie kostki, więc zrób zbiory.',
  },
  toll: {
    title: 'Opłata za postój',
    text: 'Gdy zatrzymujesz się na wyspie, przy której stoi inna łódź, dajesz jej właścicielowi wybraną kostkę. Oddaj żółtą: tylko ona nie daje punktu.',
  },
  heap: {
    title: 'Zostawione kostki',
    text: 'Kostki zostawione na kaflu, swoje czy cudze, może zabrać ten, kto się na nim zatrzyma: od razu wszystkie.',
  },
  price: {
    title: 'Placówka obok cudzych',
    text: 'Za każdą cudzą placówkę na wyspie płacisz kostkę, a w grze dwuosobowej dwie. Zapłać żółtymi: tu wymienia się zielone. Za każdą opróżnioną kolumnę placówek wybierasz kafel bonusowy: tym razem darmowy krok w turze.',
  },
  claim: {
    title: 'Zamówienie za punkty',
    text: 'Płyń do portu: tam oddajesz kostki z zamówienia i zdobywasz punkty z pieczęci; oddane kostki już się nie liczą. Czwarte zamówienie jednego gracza rozpoczyna ostatnią rundę.',
  },
};
