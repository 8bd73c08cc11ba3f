/** Polish. Sentences about players stand in the present tense and leave their names undeclined, so that any name fits. */

import type { ErrorCode, SpiceLetter } from '@windrose/rules';
import { basics } from './basics.pl.ts';
import type { Icon, Landmark } from './faces.ts';
import type { Messages, Say } from './messages.ts';
import { pluralFor } from './plural.ts';
import { inPolish } from './reasons.pl.ts';

const plural = pluralFor(basics.locale);

const COLOURS = { Y: 'żółty', R: 'czerwony', G: 'zielony', B: 'brązowy' } as const satisfies Record<
  SpiceLetter,
  string
>;

/** The adjective of a spice that goes with "kostka", as the object of a sentence: 1 żółtą, 2 żółte, 5 żółtych. */
const ADJECTIVES = {
  Y: { one: 'żółtą', few: 'żółte', other: 'żółtych' },
  R: { one: 'czerwoną', few: 'czerwone', other: 'czerwonych' },
  G: { one: 'zieloną', few: 'zielone', other: 'zielonych' },
  B: { one: 'brązową', few: 'brązowe', other: 'brązowych' },
} as const;

const points = (n: number): string => `${n} ${plural(n, { one: 'punkt', few: 'punkty', other: 'punktów' })}`;
const cubeCount = (n: number): string => `${n} ${plural(n, { one: 'kostkę', few: 'kostki', other: 'kostek' })}`;

const settlersObject = (n: number): string => `${n} ${plural(n, { one: 'osadnika', other: 'osadników' })}`;
const settlersSubject = (n: number): string => `${n} ${plural(n, { one: 'osadnik', other: 'osadników' })}`;

const cardCount = (n: number): string => `${n} ${plural(n, { one: 'kartę', few: 'karty', other: 'kart' })}`;
const upgrades = (n: number): string => `ulepsz do ${n} ${plural(n, { one: 'razu', other: 'razy' })}`;

/** The icons after "za każdy symbol": whose symbol it is. */
const ICONS: Readonly<Record<Icon, string>> = {
  settlers: 'osadników',
  exploration: 'odkrycia',
  help: 'pomocy tubylców',
  tool: 'narzędzia',
};

const LANDMARKS: Readonly<Record<Landmark, string>> = {
  river: 'rzeka',
  forest: 'las',
  hill: 'wzgórze',
  plain: 'równina',
};

/** What is said of an error that cannot be said more closely. */
const ERRORS: Readonly<Record<ErrorCode, string>> = {
  'unknown-game': 'Nie ma takiej gry.',
  'bad-seats': 'W tę grę nie gra się w tyle osób.',
  'bad-options': 'Któraś z opcji partii jest niedozwolona.',
  'bad-pack': 'Plik z danymi elementów gry zawiera błąd.',
  'bad-map': 'Na tej mapie nie da się grać.',
  'bad-record': 'Tego zapisu partii nie da się odtworzyć.',
  'bad-position': 'Tak nie może być na stole.',
  'bad-notation': 'Tej notacji partii nie da się odczytać.',
  'illegal-choice': 'Tego nie można teraz wybrać.',
  'cannot-undo': 'Tego wyboru nie można cofnąć.',
  'match-over': 'Partia jest skończona, niczego nie można już wybrać.',
  'untold-luck': 'Nie wiadomo jeszcze, co zostanie odkryte.',
};

/** The messages. */
export const pl: Messages = {
  ...basics,
  spices: {
    sea: { Y: 'imbir', R: 'chili', G: 'herbata', B: 'goździki' },
    land: { Y: 'kukurydza', R: 'mięso', G: 'tytoń', B: 'futra' },
    road: { Y: 'kurkuma', R: 'szafran', G: 'kardamon', B: 'cynamon' },
    colours: COLOURS,
  },
  player: (number) => `Gracz ${number}`,
  rival: 'Rywal',

  noCubes: 'nic',
  cube: (spice) => `${ADJECTIVES[spice].one} kostkę`,
  amount: ({ spice, cubes }) => `${cubes} ${plural(cubes, ADJECTIVES[spice])}`,
  exchange: (give, take) => `${give} na ${take}`,
  cubeCount,
  points,
  placeAt: (coordinates) => `(${coordinates})`,

  bonus(kind, vp) {
    switch (kind) {
      case 'free-move':
        return 'jeden darmowy krok więcej';
      case 'harvest':
        return 'czerwona kostka więcej przy każdych zbiorach';
      case 'upgrade':
        return 'ulepszenie przy każdej budowie';
      case 'hold':
        return 'miejsce na 3 kostki więcej';
      case 'points':
        return vp > 0 ? points(vp) : 'punkty';
    }
  },

  bonusTile(tile) {
    switch (tile.kind) {
      case 'per-icon':
        return `${points(tile.points)} za każdy symbol ${ICONS[tile.icon]}`;
      case 'per-pair': {
        const [a, b] = tile.icons;
        return `${points(tile.points)} za każdą parę symboli ${ICONS[a]}${a === b ? '' : ` i ${ICONS[b]}`}`;
      }
      case 'per-2-settlers':
        return `${points(tile.points)} za każdych 2 osadników poza rezerwą`;
      case 'per-2-merchants':
        return `${points(tile.points)} za każde 2 karty kupców`;
      case 'flat':
        return points(tile.points);
    }
  },
  benefit(benefit) {
    switch (benefit.kind) {
      case 'none':
        return null;
      case 'settlers':
        return benefit.settlers === 1 ? 'nowego osadnika' : `${benefit.settlers} nowych osadników`;
      case 'exploration':
        return 'żeton odkrycia';
      case 'help':
        return `pomoc tubylców (${LANDMARKS[benefit.landmark]})`;
      case 'tool':
        return `narzędzie (${LANDMARKS[benefit.landmark]} daje ${ADJECTIVES[benefit.cube].one} kostkę)`;
    }
  },
  card: (price, vp, benefit) => `${points(vp)}${benefit === null ? '' : ` i ${benefit}`} za ${price}`,
  exploration(tile, cubes) {
    switch (tile.kind) {
      case 'cubes':
        return cubes;
      case 'settler':
        return 'nowego osadnika';
      case 'points':
        return points(tile.points);
      case 'icon':
        return `jeszcze jeden symbol ${ICONS[tile.icon]}`;
    }
  },
  merchant(card, say) {
    switch (card.kind) {
      case 'spice':
        return `weź ${say.cubes(card.cubes)}`;
      case 'upgrade':
        return upgrades(card.upgrades);
      case 'trade':
        return `wymień ${say.exchange(card.give, card.take)}`;
    }
  },
  landmarks: LANDMARKS,
  work(work, card, say) {
    switch (work.kind) {
      case 'fort':
        return card === null ? 'odwiedź fort' : `odwiedź fort – ${say.card(card)}`;
      case 'market':
        return card === null ? 'odwiedź targ' : `odwiedź targ – ${say.merchant(card)}`;
      case 'production':
        return `weź ${say.cubes(work.cubes)}`;
      case 'upgrade':
        return upgrades(work.upgrades);
      case 'trade':
        return `wymień ${say.exchange(work.give, work.take)}`;
      case 'move-boat':
        if (work.reach === 'any') return 'płyń na dowolne pole';
        return `płyń o ${work.reach} ${plural(work.reach, { one: 'pole', few: 'pola', other: 'pól' })}`;
      case 'boat-trade':
        return 'handluj tam, gdzie stoi łódź';
      case 'outpost-trade':
        return 'handluj w placówce';
      case 'refresh-market':
        return 'wyłóż nowe karty kupców i graj dalej';
      case 'adjust-route':
        return 'weź żółtą kostkę i uporządkuj szlak';
    }
  },

  decisions: {
    set: 'Wybierz kostki na początek',
    boat: 'Wybierz miejsce dla łodzi',
    sail: 'Wybierz, dokąd płyniesz',
    toll: 'Wybierz kostkę na opłatę',
    heap: 'Zabrać leżące tu kostki?',
    act: 'Wybierz akcję',
    price: 'Wybierz kostkę do zapłaty',
    upgrade: 'Wybierz kostkę do ulepszenia',
    bonus: 'Wybierz żeton premii',
    trade: 'Dokonać tej wymiany?',
    discard: 'Za dużo kostek: wybierz, którą oddajesz',
    turn: 'Wybierz, co robisz w tej turze',
    tile: 'Wybierz żeton premii z fortu',
    card: 'Zapłacić też za kartę punktów?',
    explore: 'Wybierz żeton odkrycia',
    build: 'Zbudować tu placówkę?',
    outpost: 'Wybierz placówkę do wymiany',
    market: 'Użyć karty kupca czy dołożyć ją do szlaku?',
    swap: 'Szlak jest pełny: wybierz kartę do wymiany',
    adjust: 'Zamienić miejscami dwie karty szlaku?',
    place: 'Wybierz kostkę, którą kładziesz na karcie',
    lay: 'Wybierz kartę, którą płacisz za krok',
    column: 'Kolumna jest pusta: wybierz nagrodę',
  },

  options: {
    set: ({ cubes }, say) => `weź na początek ${say.cubes(cubes)}`,
    boat: ({ at }, say) => `ustaw łódź na ${say.place(at)}`,
    stay: () => 'zostań tutaj',
    step: ({ to, leave }, say) => `płyń na ${say.place(to)}${leave === '' ? '' : `, zostawiając ${say.cubes(leave)}`}`,
    stop: () => 'zatrzymaj się tutaj',
    toll: ({ cube, to }, say) => `zapłać ${say.cubes(cube)} (dostaje: ${say.seat(to)})`,
    price: ({ cube }, say) => `zapłać ${say.cubes(cube)}`,
    takeHeap: ({ cubes }, say) => `zabierz leżące tu: ${say.cubes(cubes)}`,
    leaveHeap: () => 'zostaw leżące tu kostki',
    build: ({ price }) => `zbuduj tu placówkę ${price === 0 ? 'za darmo' : `za ${cubeCount(price)}`}`,
    trade: ({ give, take }, say) => `wymień ${say.exchange(give, take)}`,
    claimOrder: ({ price, points: vp }, say) => `wykonaj zamówienie: oddaj ${say.cubes(price)} za ${points(vp)}`,
    harvest: ({ cubes }, say) => `zbierz ${say.cubes(cubes)}`,
    pass: () => 'nic nie rób',
    upgrade: ({ from, to }, say) => `ulepsz ${say.cubes(from)} na ${ADJECTIVES[to].one}`,
    skipUpgrade: () => 'pomiń to ulepszenie',
    noMoreUpgrades: () => 'nie ulepszaj więcej',
    bonusTile: ({ tile, stack }, say) =>
      `weź żeton premii${stack === null ? '' : ` ze stosu ${stack}`}: ${say.bonus(tile)}`,
    tradeAgain: ({ give, take }, say) => `wymień jeszcze raz ${say.exchange(give, take)}`,
    noMoreTrades: () => 'nie wymieniaj więcej',
    discard: ({ cube }, say) => `oddaj ${say.cubes(cube)}`,

    work: ({ at, settlers, card }, say) => `wyślij ${settlersObject(settlers)} na ${at}: ${say.work(at, card)}`,
    useRoute: ({ card, settlers }, say) => `wyślij ${settlersObject(settlers)} szlakiem: ${say.merchant(card)}`,
    restSettlers: () => 'odpocznij i zabierz osadników',
    noTile: () => 'nie bierz żetonu premii',
    claimCard: ({ card }, say) => `zdobądź kartę punktów: ${say.card(card)}`,
    noCard: () => 'zostaw kartę punktów',
    explore: ({ tile, at }, say) =>
      `odkryj ${at === null ? `tereny poza planszami (${tile})` : at}: weź ${say.exploration(tile)}`,
    noBuilding: () => 'nic nie buduj',
    noBonus: () => 'nie bierz żetonu premii',
    outpostTrade: ({ at, give, take }, say) => `wymień na ${say.place(at)} ${say.exchange(give, take)}`,
    useMerchant: ({ card }, say) => `użyj karty kupca: ${say.merchant(card)}`,
    addToRoute: ({ card }, say) => `dołóż kartę kupca do szlaku: ${say.merchant(card)}`,
    replaceRoute: ({ card }, say) => `odłóż ze szlaku kartę: ${say.merchant(card)}`,
    swapRoute: ({ a, b }) => `zamień miejscami karty ${a} i ${b} szlaku`,
    keepRoute: () => 'zostaw szlak bez zmian',

    play: ({ card }, say) => `zagraj kartę: ${say.merchant(card)}`,
    acquire: ({ card, price, cubes }, say) =>
      `weź kartę z miejsca ${price + 1} ${price === 0 ? 'za darmo' : `za ${cubeCount(price)}`}${lyingOn(cubes, say)}: ${say.merchant(card)}`,
    restCards: () => 'odpocznij i zabierz karty',
    claimCardWithCoin: ({ card, coin }, say) =>
      `zdobądź kartę punktów: ${say.card(card)}${coin === 0 ? '' : `, do tego monetę za ${points(coin)}`}`,
    voyage: () => 'wyrusz na morze: płyń, potem handluj, buduj lub wykonaj zamówienie',
    put: ({ cube, on }, say) => `połóż ${say.cubes(cube)} na karcie w miejscu ${on}`,
    lay: ({ card, from }, say) => `odłóż ${from === 'hand' ? 'kartę z ręki' : 'zagraną kartę'}: ${say.merchant(card)}`,
    freeMerchant: ({ card, cubes }, say) => `weź kartę kupca${lyingOn(cubes, say)}: ${say.merchant(card)}`,
  },

  events: {
    turn: ({ seat, round }, say) => `Runda ${round}, gra ${say.seat(seat)}.`,
    set: ({ seat, cubes }, say) => `${say.seat(seat)} bierze na początek ${say.cubes(cubes)}.`,
    boat: ({ seat, at }, say) => `${say.seat(seat)} zaczyna na ${say.place(at)}.`,
    sailed: ({ seat, to, leave }, say) =>
      `${say.seat(seat)} płynie na ${say.place(to)}${leave === '' ? '' : `, zostawiając ${say.cubes(leave)}`}.`,
    toll: ({ seat, to, cubes }, say) =>
      `${say.seat(seat)} płaci za postój ${say.cubes(cubes)}; dostaje ją ${say.seat(to)}.`,
    heap: ({ seat, at, cubes }, say) => `${say.seat(seat)} zabiera z ${say.place(at)} ${say.cubes(cubes)}.`,
    paid: ({ seat, cubes }, say) => `${say.seat(seat)} płaci ${say.cubes(cubes)}.`,
    built: ({ seat, at, points: vp }, say) =>
      `${say.seat(seat)} buduje placówkę na ${say.place(at)}${vp > 0 ? ` za ${points(vp)}` : ''}.`,
    upgraded: ({ seat, from, to }, say) =>
      `${say.seat(seat)} ulepsza ${say.cubes(from)} na ${ADJECTIVES[to as SpiceLetter].one}.`,
    bonus: ({ seat, tile }, say) => `${say.seat(seat)} bierze żeton premii: ${say.bonus(tile)}.`,
    traded: ({ seat, give, take }, say) => `${say.seat(seat)} wymienia ${say.exchange(give, take)}.`,
    gained: ({ seat, cubes }, say) => `${say.seat(seat)} dostaje ${say.cubes(cubes)}.`,
    claimed: ({ seat, tile, at, points: vp, count }, say) =>
      `${say.seat(seat)} wykonuje zamówienie w ${say.place(at)}: oddaje ${say.cubes(say.faces.order(tile).price)} za ${points(vp)} (zamówienie ${count} z 4).`,
    closed: ({ from, to }, say) => `Zamknięty Port przenosi się z ${say.place(from)} do ${say.place(to)}.`,
    revealed({ tile, at }, say) {
      if (tile === 'closed') return `Pojawia się Zamknięty Port: ${say.place(at)} jest zamknięty.`;
      const order = say.faces.order(tile);
      return `Nowe zamówienie w ${say.place(at)} daje ${points(order.points)} za ${say.cubes(order.price)}.`;
    },
    discarded: ({ seat, cubes }, say) => `${say.seat(seat)} oddaje ${say.cubes(cubes)}.`,
    placed: ({ seat, at, count }, say) => `${say.seat(seat)} wysyła ${settlersObject(count)} na ${say.place(at)}.`,
    ousted: ({ seat, at, count }, say) =>
      `${say.seat(seat)} traci miejsce ${say.place(at)}: wraca ${settlersSubject(count)}.`,
    rested: ({ seat, count }, say) =>
      count === 0 ? `${say.seat(seat)} odpoczywa.` : `${say.seat(seat)} odpoczywa i zabiera ${settlersObject(count)}.`,
    tools: ({ seat, cubes }, say) => `${say.seat(seat)} dostaje z narzędzi ${say.cubes(cubes)}.`,
    settled: ({ seat, count }, say) => `${say.seat(seat)} bierze z rezerwy ${settlersObject(count)}.`,
    card: ({ seat, card, count }, say) =>
      `${say.seat(seat)} zdobywa kartę punktów: ${say.card(card)} (karta ${count}).`,
    dealt: ({ card }, say) => `Nowa karta punktów daje ${say.card(card)}.`,
    next: ({ card }, say) => `Następna karta w talii daje ${say.card(card)}.`,
    explored: ({ seat, tile }, say) => `${say.seat(seat)} bierze żeton odkrycia: ${say.exploration(tile)}.`,
    uncovered: ({ tile }, say) => `Nowy żeton premii: ${say.bonus(tile)}.`,
    rival: ({ at }, say) => `Rywal stawia placówkę na ${say.place(at)}.`,
    refreshed: ({ seat, count }, say) =>
      `${say.seat(seat)} odświeża targ: pod talię ${plural(count, { one: 'trafia', few: 'trafiają', many: 'trafia', other: 'trafia' })} ${cardCount(count)}.`,
    shuffled: ({ count }) => `Talia się skończyła, powstaje nowa z użytych kart: ${cardCount(count)}.`,
    routed: ({ seat, card, slot }, say) =>
      `${say.seat(seat)} kładzie kartę w miejscu ${slot + 1} szlaku handlowego: ${say.merchant(card)}.`,
    filed: ({ seat, card }, say) => `${say.seat(seat)} zdejmuje kartę ze szlaku handlowego: ${say.merchant(card)}.`,
    sent: ({ seat, slot, count }, say) =>
      `${say.seat(seat)} wysyła ${settlersObject(count)} na miejsce ${slot + 1} szlaku handlowego.`,
    adjusted: ({ seat, a, b }, say) =>
      `${say.seat(seat)} zamienia karty w miejscach ${a + 1} i ${b + 1} szlaku handlowego.`,
    played: ({ seat, card }, say) => `${say.seat(seat)} zagrywa kartę: ${say.merchant(card)}.`,
    put: ({ seat, cubes, on }, say) => `${say.seat(seat)} kładzie ${say.cubes(cubes)} na karcie w miejscu ${on + 1}.`,
    merchant: ({ seat, card, cubes }, say) =>
      `${say.seat(seat)} bierze kartę kupca${lyingOn(cubes, say)}: ${say.merchant(card)}.`,
    merchantDealt: ({ card }, say) => `Nowa karta kupca: ${say.merchant(card)}.`,
    tookBack: ({ seat, count }, say) =>
      count === 0 ? `${say.seat(seat)} odpoczywa.` : `${say.seat(seat)} odpoczywa i zabiera ${cardCount(count)}.`,
    coin: ({ seat, points: vp }, say) => `${say.seat(seat)} dostaje monetę za ${points(vp)}.`,
    laid: ({ seat, card, hand }, say) =>
      `${say.seat(seat)} odkłada ${hand === 1 ? 'kartę z ręki' : 'zagraną kartę'}, aby płynąć: ${say.merchant(card)}.`,
    final: ({ seat }, say) => `${say.seat(seat)} wyznacza koniec: ta runda jest ostatnia.`,
    over: ({ stalled }) =>
      stalled === 1 ? 'Partia się kończy: od 60 rund nikt niczego nie zdobył.' : 'Partia skończona.',
  },

  scoreParts: {
    tiles: { name: 'Zamówienia', why: 'punkty z żetonów zamówień zdobytych w portach' },
    cards: { name: 'Karty punktów', why: 'punkty ze zdobytych kart' },
    coins: { name: 'Monety', why: '3 punkty za złotą monetę, 1 za srebrną' },
    board: { name: 'Placówki', why: 'liczby odsłonięte na planszy gracza przez budowanie' },
    bonus: { name: 'Żetony premii', why: 'punkty z żetonów premii' },
    exploration: { name: 'Odkrycia', why: 'punkty z żetonów odkryć' },
    cubes: { name: 'Kostki', why: '1 punkt za każdą kostkę w ładowni, która nie jest żółta' },
  },
  winner: (name, total, tied) =>
    tied
      ? `Wygrywa ${name}, ${points(total)}: przy remisie decyduje późniejsze miejsce w kolejności.`
      : `Wygrywa ${name}, ${points(total)}.`,
  error: (code, message) => inPolish(message) ?? ERRORS[code],
};

/** Cubes that lie on a card, as an addition; "" for none. */
function lyingOn(cubes: string, say: Say): string {
  return cubes === '' ? '' : ` (leży na niej: ${say.cubes(cubes)})`;
}
