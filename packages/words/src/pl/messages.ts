/** Polish. Sentences about players stand in the present tense and leave their names undeclined, so that any name fits. */

import type { ErrorCode, SpiceLetter } from '@windrose/rules';
import { localeOf } from '../languages.ts';
import { basics } from './basics.ts';
import { cardNames } from './card-names.ts';
import { isLandmark, type Landmark, pointsOfCubes } from '../faces.ts';
import type { Icon } from '@windrose/rules';
import type { Messages, Say } from '../messages.ts';
import { pluralFor } from '../plural.ts';
import { inPolish } from './reasons.ts';
import { refusals } from './refusals.ts';

const plural = pluralFor(localeOf('pl'));

const COLOURS = { Y: 'żółty', R: 'czerwony', G: 'zielony', B: 'brązowy' } as const satisfies Record<
  SpiceLetter,
  string
>;

/** The adjective of one cube that is not the object of a verb: "1 żółta". */
const SINGLE: Readonly<Record<SpiceLetter, string>> = { Y: 'żółta', R: 'czerwona', G: 'zielona', B: 'brązowa' };

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

const cardCount = (n: number): string => `${n} ${plural(n, { one: 'kartę', few: 'karty', other: 'kart' })}`;
const upgrades = (n: number): string => `ulepsz do ${n} ${plural(n, { one: 'razu', other: 'razy' })}`;

/** The icons after "za każdy symbol": whose symbol it is. */
const ICONS: Readonly<Record<Icon, string>> = {
  settlers: 'osadników',
  exploration: 'eksploracji',
  help: 'pomocy rdzennych mieszkańców',
  tool: 'narzędzi',
};

const LANDMARKS: Readonly<Record<Landmark, string>> = {
  river: 'rzeka',
  forest: 'las',
  hill: 'wzgórze',
  plain: 'równina',
};

/** A landmark; a name in a custom pack is not translated. */
const landmark = (name: string): string => (isLandmark(name) ? LANDMARKS[name] : name);

/** The messages of errors without a specific translation. */
const ERRORS: Readonly<Record<ErrorCode, string>> = {
  'unknown-game': 'Nie ma takiej gry.',
  'bad-game': 'Modułowi tej gry czegoś brakuje.',
  'bad-seats': 'W tę grę nie da się grać w tyle osób.',
  'bad-options': 'Któraś z opcji partii jest niedozwolona.',
  'bad-pack': 'Zestaw danych zawiera błąd.',
  'bad-map': 'Na tej mapie nie da się grać.',
  'bad-record': 'Tego zapisu partii nie da się odtworzyć.',
  'bad-position': 'Takiej pozycji nie może być na stole.',
  'bad-notation': 'Tej notacji partii nie da się odczytać.',
  'illegal-choice': 'Tego nie można teraz wybrać.',
  'cannot-undo': 'Tego wyboru nie można cofnąć.',
  'match-over': 'Partia się skończyła, nic już nie można wybrać.',
  'untold-luck': 'Jeszcze nie wiadomo, co zostanie odkryte.',
};

/** The messages. */
export const messages: Messages = {
  ...basics,
  spices: {
    sea: { Y: 'imbir', R: 'chili', G: 'herbata', B: 'goździki' },
    land: { Y: 'kukurydza', R: 'mięso', G: 'tytoń', B: 'futra' },
    road: { Y: 'kurkuma', R: 'szafran', G: 'kardamon', B: 'cynamon' },
    colours: COLOURS,
  },
  player: (number) => `Gracz ${number}`,
  rival: 'Rywal',
  idle: (who) => `${who} nic nie robi.`,
  sendingBack: (who, n) => `odsyłając ${settlersObject(n)} gracza ${who}`,

  cardNames,
  quoted: (name) => `„${name}”`,
  cardInMarket: (place, name) => (name === null ? `nr ${place} na targu` : `${name} (nr ${place} na targu)`),
  cardOnRoute: (place, name) => (name === null ? `nr ${place} szlaku` : `${name} (nr ${place} szlaku)`),

  noCubes: 'nic',
  cube: (spice) => `${ADJECTIVES[spice].one} kostkę`,
  amount: ({ spice, cubes }) => `${cubes} ${plural(cubes, ADJECTIVES[spice])}`,
  cubeThere: (spice) => `${SINGLE[spice]} kostka`,
  amountThere: ({ spice, cubes }) => `${cubes} ${cubes === 1 ? SINGLE[spice] : plural(cubes, ADJECTIVES[spice])}`,
  exchange: (give, take) => `${give} na ${take}`,
  cubeCount,
  points,
  placeAt: (coordinates) => `(${coordinates})`,

  bonus(kind, vp) {
    switch (kind) {
      case 'free-move':
        return 'dodatkowy darmowy krok';
      case 'harvest':
        return 'dodatkowa czerwona kostka przy zbiorach';
      case 'upgrade':
        return 'ulepszenie przy każdej budowie';
      case 'hold':
        return '3 kostki więcej w składzie';
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
        return `${points(tile.points)} za każde 2 karty kupieckie`;
      case 'flat':
        return points(tile.points);
    }
  },
  benefit(benefit) {
    switch (benefit.kind) {
      case 'none':
        return null;
      case 'settlers':
        return benefit.settlers === 1 ? 'nowy osadnik' : `${benefit.settlers} nowych osadników`;
      case 'exploration':
        return 'kafel eksploracji';
      case 'help':
        return `pomoc rdzennych mieszkańców (${landmark(benefit.landmark)})`;
      case 'tool':
        return `narzędzia (${landmark(benefit.landmark)}: weź ${ADJECTIVES[benefit.cube].one} kostkę)`;
    }
  },
  card: (price, vp, benefit) => `${points(vp)}${benefit === null ? '' : ` i ${benefit}`} za ${price}`,
  exploration(tile, cubes) {
    switch (tile.kind) {
      case 'cubes':
        return cubes;
      case 'settler':
        return 'nowy osadnik';
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
        return card === null ? 'odwiedź fort' : `odwiedź fort (${say.card(card)})`;
      case 'market':
        return card === null ? 'odwiedź targ' : `odwiedź targ (${say.merchant(card)})`;
      case 'production':
        return `weź ${say.cubes(work.cubes)}`;
      case 'upgrade':
        return upgrades(work.upgrades);
      case 'trade':
        return `wymień ${say.exchange(work.give, work.take)}`;
      case 'move-boat':
        if (work.reach === 'any') return 'płyń na dowolny kafel';
        return `płyń o ${work.reach} ${plural(work.reach, { one: 'kafel', few: 'kafle', other: 'kafli' })}`;
      case 'boat-trade':
        return 'wymień tam, gdzie stoi łódź';
      case 'outpost-trade':
        return 'wymień przy placówce';
      case 'refresh-market':
        return 'wyłóż nowe karty kupieckie i graj dalej';
      case 'adjust-route':
        return 'weź żółtą kostkę i uporządkuj szlak';
    }
  },

  decisions: {
    set: 'Wybierz zestaw początkowy',
    boat: 'Wybierz, gdzie zaczyna łódź',
    sail: 'Wybierz, dokąd płyniesz',
    toll: 'Wybierz kostkę na opłatę za postój',
    heap: 'Zabierasz leżące tu kostki?',
    act: 'Wybierz akcję',
    price: 'Wybierz kostkę, którą płacisz',
    upgrade: 'Wybierz kostkę do ulepszenia',
    bonus: 'Wybierz kafel bonusowy',
    trade: 'Wymieniasz?',
    discard: 'Za dużo kostek: wybierz, którą oddajesz',
    turn: 'Wybierz, co robisz w tej turze',
    tile: 'Wybierz kafel bonusowy z fortu',
    card: 'Kupujesz też kartę punktów?',
    explore: 'Wybierz kafel eksploracji',
    build: 'Budujesz tu placówkę?',
    outpost: 'Wybierz placówkę, przy której wymieniasz',
    market: 'Używasz karty czy dokładasz ją do szlaku?',
    swap: 'Szlak jest pełny: wybierz kartę, którą zastąpisz',
    adjust: 'Zamieniasz miejscami dwie karty szlaku?',
    place: 'Wybierz kostkę, którą kładziesz na karcie',
    lay: 'Wybierz kartę, którą płacisz za krok',
    column: 'Kolumna jest pusta: wybierz nagrodę',
  },
  tradeAgain: 'Wymieniasz jeszcze raz?',
  tileThenCard: 'Wybierz kafel bonusowy; potem pytanie o kartę',

  options: {
    set: ({ cubes }, say) => `weź na początek ${say.cubes(cubes)}`,
    boat: ({ at }, say) => `ustaw łódź na ${say.place(at)}`,
    stay: () => 'zostań tutaj',
    step: ({ to, leave }, say) => `płyń na ${say.place(to)}${leave === '' ? '' : `, zostawiając ${say.cubes(leave)}`}`,
    stop: () => 'zostań tutaj',
    toll: ({ cube, to }, say) => `zapłać ${say.cubes(cube)}: dostaje ${say.seat(to)}`,
    price: ({ cube }, say) => `zapłać ${say.cubes(cube)}`,
    takeHeap: ({ cubes }, say) => `zabierz leżące tu: ${say.cubes(cubes)}`,
    leaveHeap: () => 'zostaw leżące tu kostki',
    build: ({ price }) => `zbuduj tu placówkę ${price === 0 ? 'za darmo' : `za ${cubeCount(price)}`}`,
    trade: ({ give, take }, say) => `wymień ${say.exchange(give, take)}`,
    claimOrder: ({ price, points: vp }, say) => `zrealizuj zamówienie: ${say.cubesThere(price)} za ${points(vp)}`,
    harvest: ({ cubes }, say) => `zbierz ${say.cubes(cubes)}`,
    pass: () => 'nic nie rób',
    upgrade: ({ from, to }, say) => `ulepsz ${say.cubes(from)} na ${ADJECTIVES[to].one}`,
    skipUpgrade: () => 'pomiń to ulepszenie',
    noMoreUpgrades: () => 'nie ulepszaj więcej',
    noUpgrade: () => 'niczego nie ulepszaj',
    bonusTile: ({ tile, from, which }, say) =>
      `weź kafel bonusowy${from === null ? '' : ` z ${from}`}${which === null ? '' : ` (stos ${which} w tym miejscu)`}: ${say.bonus(tile)}`,
    tradeAgain: ({ give, take }, say) => `wymień jeszcze raz ${say.exchange(give, take)}`,
    noMoreTrades: () => 'nie wymieniaj więcej',
    noTrade: () => 'nie wymieniaj',
    discard: ({ cube }, say) => `oddaj ${say.cubes(cube)}`,

    work: ({ at, settlers, card, trade }, say) =>
      `umieść ${settlersObject(settlers)} na ${at}: ${card === null && say.faces.location(at).kind === 'fort' ? 'weź kafel bonusowy z fortu, bez jego karty punktów' : say.work(at, card)}${trade === null ? '' : ` (${say.exchange(trade.give, trade.take)})`}`,
    useRoute: ({ card, settlers }, say) =>
      `umieść ${settlersObject(settlers)} na karcie szlaku ${say.merchantName(card)}: ${say.merchant(card)}`,
    restSettlers: ({ none }) =>
      none ? 'odpocznij, choć nie ma osadników do zabrania' : 'odpocznij i zabierz osadników',
    noTile: () => 'zrezygnuj z kafla bonusowego i zdobądź tylko kartę punktów',
    claimCard: ({ card }, say) => `zdobądź kartę punktów: ${say.card(card)}`,
    noCard: () => 'zostaw kartę punktów',
    explore: ({ tile, at, alike }, say) =>
      `weź kafel eksploracji ${at === null ? 'leżący obok plansz' : `z ${at}`}${alike === null ? '' : `, ${alike}. z takich samych`}: ${say.exploration(tile)}`,
    noBuilding: () => 'nie buduj',
    outpostTrade: ({ at, give, take }, say) => `wymień na ${say.place(at)} ${say.exchange(give, take)}`,
    useMerchant: ({ card }, say) => `użyj karty ${say.merchantName(card)}: ${say.merchant(card)}`,
    addToRoute: ({ card }, say) => `dołóż do szlaku kartę ${say.merchantName(card)} (na karcie: ${say.merchant(card)})`,
    replaceRoute: ({ card }, say) => `zastąp kartę szlaku ${say.merchantName(card)} (na karcie: ${say.merchant(card)})`,
    swapRoute: ({ seat, a, b }, say) =>
      `zamień miejscami na szlaku karty ${say.onRoute(seat, a - 1, null)} i ${say.onRoute(seat, b - 1, null)}`,
    keepRoute: () => 'zostaw szlak bez zmian',

    play: ({ card }, say) => `zagraj kartę ${say.merchantName(card)}: ${say.merchant(card)}`,
    acquire: ({ card, price, cubes }, say) =>
      `weź kartę ${say.merchantName(card)} ${price === 0 ? 'za darmo' : `za ${cubeCount(price)}`}${lyingOn(cubes, say)} (na karcie: ${say.merchant(card)})`,
    restCards: ({ none }) => (none ? 'odpocznij, choć nie ma kart do zabrania' : 'odpocznij i zabierz karty'),
    claimCardWithCoin: ({ card, coin }, say) =>
      `zdobądź kartę ${say.cardName(card) ?? 'punktów'}: ${say.card(card)}${coin === 0 ? '' : `, do tego ${coinWorth(coin, say)}`}`,
    voyage: () => 'wypłyń, a potem wymień, zbuduj placówkę albo zrealizuj zamówienie',
    put: ({ cube, on }, say) => `połóż ${say.cubes(cube)} na karcie ${say.inMarket(on - 1, null)}`,
    lay: ({ card, from }, say) =>
      `zapłać ${from === 'hand' ? 'kartą z ręki' : 'zagraną kartą'} ${say.merchantName(card)} (na karcie: ${say.merchant(card)})`,
    freeMerchant: ({ card, cubes }, say) =>
      `weź kartę ${say.merchantName(card)}${lyingOn(cubes, say)} (na karcie: ${say.merchant(card)})`,
  },

  events: {
    turn: ({ seat, round }, say) => `Runda ${round}: gra ${say.seat(seat)}.`,
    set: ({ seat, cubes }, say) => `${say.seat(seat)} bierze na początek ${say.cubes(cubes)}.`,
    boat: ({ seat, at }, say) => `${say.seat(seat)} zaczyna na ${say.place(at)}.`,
    sailed: ({ seat, to, leave }, say) =>
      `${say.seat(seat)} płynie na ${say.place(to)}${leave === '' ? '' : `, zostawiając ${say.cubes(leave)}`}.`,
    toll: ({ seat, to, cubes }, say) =>
      `${say.seat(seat)} płaci za postój ${say.cubes(cubes)}: dostaje ${say.seat(to)}.`,
    heap: ({ seat, at, cubes }, say) => `${say.seat(seat)} zabiera z ${say.place(at)} ${say.cubes(cubes)}.`,
    paid: ({ seat, cubes }, say) => `${say.seat(seat)} płaci ${say.cubes(cubes)} za placówkę.`,
    built: ({ seat, at, points: vp }, say) =>
      `${say.seat(seat)} buduje placówkę na ${say.place(at)}${vp > 0 ? ` i zyskuje ${points(vp)}` : ''}.`,
    upgraded: ({ seat, from, to }, say) =>
      `${say.seat(seat)} ulepsza ${say.cubes(from)} na ${ADJECTIVES[to as SpiceLetter].one}.`,
    bonus: ({ seat, tile }, say) => `${say.seat(seat)} bierze kafel bonusowy: ${say.bonus(tile)}.`,
    traded: ({ seat, give, take }, say) => `${say.seat(seat)} wymienia ${say.exchange(give, take)}.`,
    gained: ({ seat, cubes }, say) => `${say.seat(seat)} dostaje ${say.cubes(cubes)}.`,
    claimed: ({ seat, tile, at, points: vp, count }, say) =>
      `${say.seat(seat)} realizuje zamówienie w ${say.place(at)}: ${say.cubesThere(say.faces.order(tile).price)} za ${points(vp)} (zamówienie ${count} z 4${cubesPaid(say.faces.order(tile).price)}).`,
    closed: ({ from, to }, say) => `Zamknięty Port przenosi się z ${say.place(from)} do ${say.place(to)}.`,
    revealed({ tile, at }, say) {
      if (tile === 'closed') return `Pojawia się Zamknięty Port: ${say.place(at)} jest zamknięty.`;
      const order = say.faces.order(tile);
      return `Nowe zamówienie w ${say.place(at)}: ${say.cubesThere(order.price)} za ${points(order.points)}.`;
    },
    discarded: ({ seat, cubes }, say) => `${say.seat(seat)} oddaje ${say.cubes(cubes)}.`,
    placed: ({ seat, at, count }, say) => `${say.seat(seat)} umieszcza ${settlersObject(count)} na ${say.place(at)}.`,
    ousted: ({ seat, at, count }, say) =>
      `${say.seat(seat)} traci teren ${say.place(at)}: wypchnięto ${settlersObject(count)}.`,
    rested: ({ seat, count }, say) =>
      count === 0 ? `${say.seat(seat)} odpoczywa.` : `${say.seat(seat)} odpoczywa i zabiera ${settlersObject(count)}.`,
    tools: ({ seat, cubes }, say) => `${say.seat(seat)} dostaje z narzędzi ${say.cubes(cubes)}.`,
    settled: ({ seat, count }, say) => `${say.seat(seat)} bierze z rezerwy ${settlersObject(count)}.`,
    card: ({ seat, card, count }, say) =>
      `${say.seat(seat)} zdobywa kartę ${say.cardName(card) ?? 'punktów'}: ${say.card(card)} (ma już: ${count}${cubesPaid(say.faces.pointCard(card).price)}).`,
    dealt: ({ card }, say) => `Nowa karta punktów${apposed(say.cardName(card))}: ${say.card(card)}.`,
    next: ({ card }, say) => `Następna karta punktów w talii${apposed(say.cardName(card))}: ${say.card(card)}.`,
    explored: ({ seat, tile }, say) => `${say.seat(seat)} bierze kafel eksploracji: ${say.exploration(tile)}.`,
    uncovered: ({ tile }, say) => `Nowy kafel bonusowy: ${say.bonus(tile)}.`,
    rival: ({ at }, say) => `Rywal stawia placówkę na ${say.place(at)}.`,
    refreshed: ({ seat, count }, say) =>
      `${say.seat(seat)} odświeża targ: pod talię ${plural(count, { one: 'trafia', few: 'trafiają', many: 'trafia', other: 'trafia' })} ${cardCount(count)}.`,
    shuffled: ({ count }) => `Talia się skończyła, powstaje nowa z użytych kart: ${cardCount(count)}.`,
    routed: ({ seat, card, slot }, say) =>
      `${say.seat(seat)} kładzie na szlaku handlowym kartę ${say.merchantName(card)}, jako nr ${slot + 1} (na karcie: ${say.merchant(card)}).`,
    filed: ({ seat, card }, say) =>
      `${say.seat(seat)} zdejmuje ze szlaku handlowego kartę ${say.merchantName(card)} (na karcie: ${say.merchant(card)}).`,
    sent: (event, say) =>
      `${say.seat(event.seat)} umieszcza ${settlersObject(event.count)} na karcie szlaku handlowego ${say.onRoute(event.seat, event.slot, event)}.`,
    adjusted(event, say) {
      const { seat, a, b } = event;
      return `${say.seat(seat)} zamienia miejscami na szlaku handlowym karty ${say.onRoute(seat, a, event)} i ${say.onRoute(seat, b, event)}.`;
    },
    played: ({ seat, card }, say) =>
      `${say.seat(seat)} zagrywa kartę ${say.merchantName(card)}: ${say.merchant(card)}.`,
    put: (event, say) =>
      `${say.seat(event.seat)} kładzie ${say.cubes(event.cubes)} na karcie ${say.inMarket(event.on, event)}.`,
    merchant: ({ seat, card, cubes }, say) =>
      `${say.seat(seat)} bierze kartę ${say.merchantName(card)}${lyingOn(cubes, say)} (na karcie: ${say.merchant(card)}).`,
    merchantDealt: ({ card }, say) => `Nowa karta kupiecka, ${say.merchantName(card)}: ${say.merchant(card)}.`,
    tookBack: ({ seat, count }, say) =>
      count === 0 ? `${say.seat(seat)} odpoczywa.` : `${say.seat(seat)} odpoczywa i zabiera ${cardCount(count)}.`,
    coin: ({ seat, points: vp }, say) => `${say.seat(seat)} dostaje ${coinWorth(vp, say)}.`,
    laid: ({ seat, card, hand }, say) =>
      `${say.seat(seat)} płaci za krok ${hand === 1 ? 'kartą z ręki' : 'zagraną kartą'} ${say.merchantName(card)} (na karcie: ${say.merchant(card)}).`,
    final: ({ seat }, say) => `${say.seat(seat)} kończy wyścig: to ostatnia runda.`,
    over: ({ stalled }) => (stalled === 1 ? 'Koniec partii: od 60 rund nikt niczego nie zdobył.' : 'Koniec partii.'),
  },

  refusals,
  rule: (id) => `${id.endsWith('r') ? 'rozstrzygnięcie' : id.endsWith('c') ? 'przykład' : 'zasada'} ${id}`,

  scoreParts: {
    tiles: { name: 'Zamówienia', why: 'punkty z zamówień zrealizowanych w portach' },
    cards: { name: 'Karty punktów', why: 'punkty ze zdobytych kart punktów' },
    coins: { name: 'Monety', why: '3 punkty za złotą monetę, 1 za srebrną' },
    board: { name: 'Placówki', why: 'wartości odsłonięte na planszetce dzięki budowie' },
    bonus: { name: 'Kafle bonusowe', why: 'punkty z kafli bonusowych' },
    exploration: { name: 'Kafle eksploracji', why: 'punkty z kafli eksploracji' },
    cubes: { name: 'Kostki', why: '1 punkt za każdą kostkę w składzie oprócz żółtych' },
  },
  winner: (name, total, tied) =>
    `${name === null ? 'Wygrywasz' : `Wygrywa ${name}`}: ${points(total)}${tied ? ', a przy remisie liczy się późniejsza tura' : ''}.`,
  error: (code, message) => inPolish(message) ?? ERRORS[code],
};

/** What the cubes of a price counted while they were held, as an addition; "" for nothing. */
function cubesPaid(price: string): string {
  const lost = pointsOfCubes(price);
  return lost === 0 ? '' : `, oddane kostki −${lost}`;
}

/** A name behind what it is the name of; "" without one. */
function apposed(name: string | null): string {
  return name === null ? '' : `, ${name}`;
}

/** A coin with its points, as the object of a verb: "złotą monetę za 3 punkty". */
function coinWorth(worth: number, say: Say): string {
  const kind = say.faces.coinOf(worth);
  return `${kind === null ? '' : { gold: 'złotą ', silver: 'srebrną ' }[kind]}monetę za ${points(worth)}`;
}

/** Cubes on a card, as an addition; "" for none. */
function lyingOn(cubes: string, say: Say): string {
  return cubes === '' ? '' : `, a z niej ${say.cubes(cubes)}`;
}
