/** The texts of the lesson of A New World, in Polish. */

import type { TaughtSteps } from '../../lessons/taught.ts';

export const steps: TaughtSteps = {
  goods: {
    title: 'Osadnicy przy pracy',
    text: 'Umieść na terenie tylu osadników, ilu wymaga; to, co na nim widać, dzieje się od razu. Tutaj po prostu dostajesz kostki. Na koniec tury zostaje ci najwyżej 10.',
  },
  trade: {
    title: 'Handel',
    text: 'Na terenach handlu wymieniasz kostki z lewej strony strzałki na te z prawej, póki cię stać. Każda kostka inna niż żółta daje 1 punkt, dopóki ją masz.',
  },
  card: {
    title: 'W forcie: karta punktów',
    text: 'W forcie możesz zapłacić za kartę nad nim, wziąć kafel bonusowy albo jedno i drugie. Punkty liczy się na końcu; pasek karty działa wcześniej. Zmieszczą się tylko trzy kafle: możesz poczekać na lepszy.',
  },
  explore: {
    title: 'Nieznany ląd',
    text: 'Karta eksploracji odsłania nieznany ląd. Kafel eksploracji jest twój, a z odkrytego terenu mogą odtąd korzystać wszyscy.',
  },
  rest: {
    title: 'Odpoczynek',
    text: 'Zamiast pracować możesz odpocząć: wszyscy twoi osadnicy wrócą na planszetkę. Wolno to zrobić w każdej turze, a najlepiej, gdy zostało ich niewielu.',
  },
  oust: {
    title: 'Gdzie już ktoś pracuje',
    text: 'Na zajętym terenie umieszczasz o jednego osadnika więcej, niż tam stoi. Wypchnięci wracają do właściciela, a to oszczędza mu odpoczynku.',
  },
  upgrade: {
    title: 'Lepsze towary i pomoc',
    text: 'Strzałka w górę ulepsza kostkę o jeden stopień. Od najtańszej: 1 żółta, 1 czerwona, 1 zielona, 1 brązowa. Twoja nowa karta to pomoc rdzennych mieszkańców: na wzgórzach potrzebujesz odtąd o jednego osadnika mniej (zielone liczby).',
  },
  settled: {
    title: 'Jedno i drugie, i więcej rąk do pracy',
    text: 'Tym razem weź i kafel, i kartę. Nowi osadnicy z rezerwy zostają z tobą na stałe. Więcej osadników to mniej odpoczynków.',
  },
  tile: {
    title: 'Sam kafel bonusowy',
    text: 'Kafel bonusowy bez karty nie kosztuje kostek. Punktuje za symbole, które na nim widać, a które dają twoje karty i inne kafle: sprawdź, ile ich masz.',
  },
  benefit: {
    title: 'Do ósmej karty',
    text: 'Ta karta to narzędzie: odtąd równiny dają ci o jedną kostkę więcej. Karty i kafle działają razem: zobacz, które symbole Nowego Świata liczą twoje kafle bonusowe. Ósma karta jednego gracza rozpoczyna ostatnią rundę.',
  },
};
