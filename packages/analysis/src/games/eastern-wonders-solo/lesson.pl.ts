/** The texts of the lesson of Eastern Wonders – Solo, in Polish. */

import type { TaughtSteps } from '../../lessons/taught.ts';

export const steps: TaughtSteps = {
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
};
