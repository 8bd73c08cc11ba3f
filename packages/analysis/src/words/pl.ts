/** Polish. */

import { capital } from './capital.ts';
import type { ColumnReward, SeaTile } from '../review/asides.ts';
import { account } from './account.pl.ts';
import { summary } from './summary.pl.ts';
import {
  type Deed,
  type FullName,
  MUCH_MORE,
  type PlannedName,
  type ReasonMessages,
  type ReviewMessages,
  type SoonerTurns,
  type TurnNaming,
  type When,
} from './messages.ts';

/** In the genitive, as after "w ciągu". */
const turns = (n: number): string => `${n} ${n === 1 ? 'tury' : 'tur'}`;

/** In which turn, 1 being the one that is spoken of. */
function inTurn(turn: number): string {
  if (turn === 1) return 'jeszcze w tej turze';
  if (turn === 2) return 'w następnej turze';
  return `za ${turn - 1} ${turn <= 5 ? 'tury' : 'tur'}`;
}

/** The next own turns, one after the other. */
const WHEN = ['w następnej turze', 'turę później', 'w kolejnej turze'] as const;

/** By how much more a turn gives. */
const moreBy = (points: number): string => (points < MUCH_MORE ? `o około ${points} pkt więcej` : 'dużo więcej');

/** A lead over the best other side, in points: "+2,5". */
function lead(by: number, decimal: (value: number) => string): string {
  const amount = decimal(Math.abs(by));
  return `${amount === '0' ? '' : by > 0 ? '+' : '−'}${amount}`;
}

/** An estimate of points, with its range. */
const between = ({ least, most }: { readonly least: number; readonly most: number }): string =>
  least === most ? `około ${most}` : `${least}–${most}`;

/** By when a turn is better than another. */
const byWhen = (rounds: number | null): string =>
  rounds === null ? 'na koniec partii' : `po ${rounds} ${rounds === 1 ? 'rundzie' : 'rundach'}`;

const then = (when: When): string => (when === 'then' ? 'Potem' : 'Po tej turze');

const gives = (when: When): string => (when === 'then' ? 'Od razu daje' : 'Cała tura daje');

/** Where an order lies: " w porcie A4". */
const inPort = (place: string | null): string => (place === null ? '' : ` w porcie ${place}`);

/** What is planned, in short, as an object: "kartę wartą 18 pkt". */
const planned = ({ kind, points, price, name, place }: PlannedName): string =>
  `${kind === 'card' ? 'kartę' : 'zamówienie'}${inPort(place)} ${name ?? `${kind === 'card' ? 'wartą' : 'warte'} ${points} pkt${price === null ? '' : ` (za ${price})`}`}`;

/** The same in the genitive: "karty wartej 16 pkt". */
const plannedBefore = ({ kind, points, price, name, place }: PlannedName): string =>
  `${kind === 'card' ? 'karty' : 'zamówienia'}${inPort(place)} ${name ?? `${kind === 'card' ? 'wartej' : 'wartego'} ${points} pkt${price === null ? '' : ` (za ${price})`}`}`;

/** A claim in full, as an object: "zamówienie w porcie E4 za 2 czerwone (8 pkt)". */
const fullName = ({ kind, price, points, name, coin, place }: FullName): string =>
  `${kind === 'order' ? 'zamówienie' : 'kartę'}${inPort(place)} ${name ?? `za ${price}`} (${points}${coin === 0 ? '' : `, teraz z monetą wartą ${coin}`})`;

/** In the accusative: "szybciej o 2 tury". */
function byTurns(n: number): string {
  if (n === 1) return 'jedną turę';
  return `${n} ${n < 5 ? 'tury' : 'tur'}`;
}

/**
 * The claim that can be made soonest, as the first part of a sentence that says what becomes of aiming at it.
 * @param claim null if the sentence before has named it.
 */
function soonestOf(claim: string | null, soonest: number): string {
  if (claim === null) return `Możesz też dążyć prosto do tego celu (najwcześniej ${inTurn(soonest)})`;
  return soonest === 1
    ? `Teraz możesz zdobyć ${claim}`
    : `Zamiast tego możesz zdobyć ${claim} (najwcześniej ${inTurn(soonest)})`;
}

/** Where the way that is told next is quicker than usual. */
const earliest = ({ better, quickest }: SoonerTurns): string =>
  quickest !== null && quickest < better ? ` (najwcześniej ${inTurn(quickest)})` : '';

/** What differs from the usual turn after what was played: the one of the match, or else the earliest possible one. */
function exception({ played, soonest, actual }: SoonerTurns): string {
  if (actual !== null && actual !== played) return ` (w partii: ${inTurn(actual)})`;
  if (soonest === null || actual !== null || soonest >= (played ?? Infinity)) return '';
  return ` (najwcześniej ${inTurn(soonest)})`;
}

/** The forms of the name of a turn. */
interface TurnName {
  /** "lepsza tura" */
  readonly turn: string;
  /** "po lepszej turze" */
  readonly afterIt: string;
  /** The same where it is clear that a turn is meant: "po lepszej". */
  readonly after: string;
  /** In the instrumental: "lepszą turą". */
  readonly by: string;
}

/** @param forms of the adjective: nominative, locative, instrumental. */
const called = (forms: readonly [string, string, string]): TurnName => ({
  turn: `${forms[0]} tura`,
  afterIt: `po ${forms[1]} turze`,
  after: `po ${forms[1]}`,
  by: `${forms[2]} turą`,
});

const BETTER = called(['lepsza', 'lepszej', 'lepszą']);
const PLAYED = called(['zagrana', 'zagranej', 'zagraną']);
const OTHER = called(['inna', 'innej', 'inną']);
const YOURS = called(['twoja', 'twojej', 'twoją']);
const OF_MATCH: TurnName = {
  turn: 'tura z partii',
  afterIt: 'po turze z partii',
  after: 'po tej z partii',
  by: 'turą z partii',
};

/** What a bonus tile of the sea is for. */
const TILES_FOR: Readonly<Record<SeaTile, string>> = {
  'free-move': 'jeszcze jeden darmowy krok w każdym rejsie',
  harvest: 'czerwoną kostkę przy każdych zbiorach',
  upgrade: 'ulepszenie po każdej budowie',
  hold: 'skład większy o 3 kostki',
};

/** What a bonus tile of the sea brings from now on. */
const TILES: Readonly<Record<SeaTile, string>> = {
  'free-move': 'Odtąd jeszcze jeden krok każdego rejsu jest darmowy: gdy płyniesz tak daleko, zachowujesz kostkę.',
  harvest: 'Ten kafel bonusowy liczy się za 1 pkt, a odtąd każde zbiory dają też czerwoną kostkę.',
  upgrade: 'Ten kafel bonusowy liczy się za 2 pkt, a odtąd po każdej budowie możesz ulepszyć jedną kostkę.',
  hold: 'Odtąd możesz zachować o 3 kostki więcej.',
};

/** What an emptied column brings. */
const REWARDS: Readonly<Record<ColumnReward, string>> = {
  tile: 'kafel bonusowy',
  card: 'kartę kupiecką',
  either: 'kafel bonusowy albo kartę kupiecką',
};

/** What to ask oneself about a place. */
const LOOK_FOR: Readonly<Record<Deed, string>> = {
  trade: ' Co można tam wymienić?',
  build: ' Co da tam placówka?',
  harvest: ' Przed dalszą wymianą potrzebujesz więcej kostek.',
};

/** How the two turns are called that are compared. */
interface TurnNames {
  readonly better: TurnName;
  readonly played: TurnName;
}

const TURN_NAMES: Readonly<Record<TurnNaming, TurnNames>> = {
  judged: { better: BETTER, played: PLAYED },
  perhaps: { better: OTHER, played: PLAYED },
  open: { better: OTHER, played: PLAYED },
  tried: { better: YOURS, played: OF_MATCH },
  repeated: { better: OF_MATCH, played: YOURS },
  missed: { better: BETTER, played: YOURS },
};

const reasonsOf = ({ better, played }: TurnNames): ReasonMessages => ({
  claims: (claim) => `${capital(better.turn)} od razu zdobywa ${claim}.`,
  short: (claim, after, afterBetter) =>
    `Aby zdobyć ${claim}, ${played.afterIt} trzeba uzbierać jeszcze ${after}; ${better.after} ${afterBetter === null ? 'ma się już wszystkie kostki' : `tylko ${afterBetter}`}.`,
  sooner: (claim, at) => {
    const usually = at.played === null ? `zwykle nie w ciągu ${turns(at.horizon)}` : `dopiero ${inTurn(at.played)}`;
    return `${capital(better.afterIt)} zwykle ${claim === null ? 'udaje się to' : `udaje się zdobyć ${claim}`} ${inTurn(at.better)}${earliest(at)}; ${played.after} ${usually}${exception(at)}.`;
  },
  fails: (choice) => `${capital(played.afterIt)} ta droga odpada: niemożliwe jest wtedy „${choice}”.`,
  failsFor: (cubes) => `${capital(played.afterIt)} na końcu tej drogi zabraknie: ${cubes}.`,
  lost: (name) => `${capital(played.afterIt)} zwykle szybciej robi to ${name}.`,
  gave: (name, claim, within) =>
    `${capital(played.afterIt)} ${name} zwykle zdobywa ${within === 1 ? 'od razu' : `w ciągu ${turns(within)}`} ${claim}; ${better.after} zwykle nie.`,
  merchant: (card, name, cubes) =>
    `${capital(better.turn)} bierze kartę kupiecką, którą ${played.after} zwykle szybciej bierze ${name}: ${card}${cubes === null ? '' : `; a z nią kostki, które na niej leżą: ${cubes}`}.`,
  lying: (cubes) => `${capital(better.turn)} zdobywa też kostki, które leżą na wziętej karcie kupieckiej: ${cubes}.`,
  tile(tile, name, uses) {
    const deed = tile === 'harvest' ? 'zbiera' : 'buduje';
    const later =
      uses === null ? '' : `; w partii ${name} ${deed} potem jeszcze ${uses === 1 ? 'raz' : `${uses} razy`}`;
    return `${capital(better.turn)} bierze kafel bonusowy, który do końca partii daje ${TILES_FOR[tile]}${later}.`;
  },
  waits(claim, turn, more) {
    const waiting = `Z tym można poczekać: ${claim} ${better.afterIt} zwykle udaje się zdobyć ${inTurn(turn ?? 1)}.`;
    if (more === null)
      return turn === null
        ? `${capital(played.turn)} od razu zdobywa ${claim}, ale traci się na niej więcej.`
        : waiting;
    const { points, rounds, instead } = more;
    const gain = `${better.turn}, dogrywana przez boty, daje przewagę większą o ${points} pkt ${byWhen(rounds)}`;
    const why = instead === null ? '' : `; zwykle udaje się po niej zdobyć ${instead.claim} ${inTurn(instead.turns)}`;
    return turn === null
      ? `${capital(played.turn)} od razu zdobywa ${claim}, ale ${gain}${why}.`
      : `${waiting} ${capital(gain)}${why}.`;
  },
  gained: (claim, turn, betterTurn) =>
    `Za ${played.by} przemawia jedno: zwykle udaje się zdobyć ${claim} ${inTurn(turn)}; ${better.after} ${betterTurn === null ? 'zwykle nieprędko' : `dopiero ${inTurn(betterTurn)}`}.`,
  passedSoon: (claim, turn) =>
    `Od razu można też zdobyć ${claim}, ale to może poczekać: ${better.afterIt} zwykle udaje się to jeszcze ${inTurn(turn)}.`,
  passedUnclear: (claim) =>
    `Od razu można też zdobyć ${claim}; gdy boty dogrywają obie tury, ${better.turn} nie ma nad tym wyraźnej przewagi.`,
  passed: (claim, more, rounds) =>
    `Od razu można też zdobyć ${claim}, ale ${better.turn}, dogrywana przez boty, daje przewagę większą o ${more} pkt ${byWhen(rounds)}.`,
  morePoints: (points) => `${capital(better.turn)} daje od razu więcej: ${points}.`,
  scored: (points) => `Za ${played.by} przemawia jedno: daje od razu więcej (${points}).`,
  settlers: (more) =>
    `${capital(better.afterIt)} zostaje na później o ${more === 1 ? 'jednego osadnika' : `${more} osadników`} więcej.`,
  cards: (afterBetter, after) =>
    `Kart, które potem można zagrać: ${better.afterIt} ${afterBetter}, ${played.after} ${after}.`,
  hold: (after, afterBetter) =>
    `${capital(better.turn)} zostawia w składzie ${afterBetter}, a ${played.turn} ${after}.`,
  plan: (name, first, other) =>
    `${capital(better.afterIt)} ${name} zwykle najpierw zdobywa ${first.claim} (${inTurn(first.turns)}); ${played.after} ${other === null ? 'bywa różnie' : `${other.claim ?? 'to samo'} (${inTurn(other.turns)})`}.`,
  pace: (name, rounds, afterBetter, after) =>
    `Tyle punktów zdobywa średnio ${name} w ciągu ${rounds} rund: ${better.afterIt} ${afterBetter}, ${played.after} ${after}.`,
  finish: (name, afterBetter, after, decimal) =>
    `Średnia przewaga na koniec partii w punktach (${name}): ${better.afterIt} ${lead(afterBetter, decimal)}, ${played.after} ${lead(after, decimal)}.`,
  unexplained: 'Nie wynika to z jednej korzyści: różnicę widać dopiero, gdy obie tury rozegra się dalej.',
  alike: 'Po żadnej z obu tur nie udaje się zwykle niczego zdobyć szybciej niż po drugiej.',
  expected: (points) => `${capital(better.turn)} daje średnio więcej punktów: ${points}.`,
  playedOut: (wins, losses) => {
    const won = `Boty dograły obie tury do końca, każdą ${wins.pairs} razy. Wygrane ${better.after}: ${wins.better}, ${played.after}: ${wins.played}`;
    return losses === null
      ? `${won}. Nawet z ich oceną kilka rund później nie da się tego rozstrzygnąć.`
      : `${won}, czyli ${losses.byWins} %. Ich ocena kilka rund później: ${losses.byEvaluation} %. ${losses.isLess ? `Podana strata jest mniejsza od obu, ${losses.mean} %: na początku partii jedna tura rzadko tyle rozstrzyga, a żadna nie traci więcej, niż było szans.` : `Podana strata to średnia obu, a pewniejsza liczba waży więcej: ${losses.mean} %.`}`;
  },
  curveApart: (curve, wins) =>
    `Wykres pokazuje przed tą turą ${curve} %, a nie ${wins} %: uwzględnia też oceny tur przed nią i po niej. Przy takiej różnicy żadna z tych liczb nie jest pewna.`,
});

/** What the cubes paid for a claim count as long as they are kept; nothing where they count nothing. */
const paidWith = (points: number): string =>
  points === 0 ? '' : `; kostki, które za to oddajesz, są dla ciebie warte ${points} pkt`;

/** What cubes are worth in trades. */
const SCALE = ' (żółta 1, czerwona 2, zielona 3, brązowa 4)';

/** The messages. */
export const messages: ReviewMessages = {
  account,
  summary,
  marks: { inaccuracy: 'Niedokładność', mistake: 'Błąd', blunder: 'Gruby błąd' },
  claim: fullName,
  reasons: (naming) => reasonsOf(TURN_NAMES[naming]),
  slow: (claim, sooner, later) =>
    `Już ${sooner === 1 ? 'w tej turze' : inTurn(sooner)} można było zdobyć ${claim}; po zagranej turze ${later === null ? 'nieprędko' : `dopiero ${inTurn(later)}`} (najwcześniej, jeśli inni nic nie robią).`,
  wasted: (cubes) => `Po innej turze na stole jest to samo, ale w składzie jest więcej: ${cubes}.`,
  idle: ({ cubes, points }) => {
    const lost = [...(cubes === null ? [] : [cubes]), ...(points > 0 ? [`${points} pkt`] : [])].join(' i ');
    return lost === ''
      ? 'Zagrana tura nic nie zmieniła: wszystko zostało jak przedtem, a tura minęła.'
      : `Zagrana tura nic nie dała, a przepadło: ${lost}.`;
  },
  instead: (good) => `Inna tura: ${good.slice(0, 1).toLowerCase()}${good.slice(1)}`,
  quickestWay: (way) =>
    `Najszybsza droga stamtąd: ${way.map((turn, at) => `${WHEN[at] ?? 'potem'}: ${turn}`).join('; ')}.`,
  listed: {
    plan: 'Moja rada:',
    way: 'Najszybsza droga stamtąd:',
    turn: (at) => `${capital(WHEN[at] ?? 'potem')}:`,
    step: capital,
  },
  line: (parts) => parts.join(', potem: '),
  there: (part) => part.replace(/\b(?:tutaj|tu)\b/g, 'tam'),
  way: (to, by) => `${to} (przez ${by.join(', ')})`,
  upgrading: (part, upgrades) => `${part} – ${upgrades.join(', potem ')}`,
  times: (part, times) => `${part}, ${times}\u00a0razy`,
  paying: (part, cubes) => `${part} (${cubes})`,
  pays: (cubes) => `zapłać ${cubes}`,
  trades: (part, all, again) => `${part}, ${again ? 'aż będzie ' : ''}w sumie ${all}\u00a0razy`,
  look: {
    claim: (claim) => `Zastanów się, jak zdobyć ${claim}.`,
    place: (place, deed) => `Przyjrzyj się na mapie: ${place}.${deed === null ? '' : LOOK_FOR[deed]}`,
    aim: (claim) => `Cel: zdobyć ${planned(claim)}.`,
    location: (work) => `Poszukaj terenu: ${work}.`,
    card: (card) => `Przyjrzyj się tej karcie na ręce: ${card}.`,
    set: 'Porównaj wyspy: które z tych kostek szybko wymienisz?',
    market: (card) => `Przyjrzyj się karcie kupieckiej ${card}: co zrobi z twoimi kostkami?`,
    rest: 'Może pora odpocząć?',
    tile: 'Popatrz na kafle bonusowe: który najbardziej pomoże ci do końca partii?',
    other: (wanted) =>
      `Przyjrzyj się swoim kostkom: czego jeszcze brakuje do ${{ cards: 'karty', orders: 'zamówienia', both: 'karty lub zamówienia' }[wanted]}?`,
    only: (todo) => `Możesz zrobić tylko jedno: ${todo}.`,
    passes: (claim, waits) => `Możesz teraz zdobyć ${claim}, ale ${waits ? 'to może poczekać' : 'jest coś lepszego'}.`,
  },
  change: (to, from, cause) => `Nowy plan: zdobyć ${planned(to)} zamiast ${plannedBefore(from)}, bo ${cause}.`,
  after: (first, next, turn) =>
    `Po kolei: najpierw zdobyć ${planned(first)}, potem ${planned(next)} (zwykle ${inTurn(turn)}).`,
  lost: (from, by) => (by === null ? `Nie ma już ${plannedBefore(from)}.` : `${capital(by)} ma już ${planned(from)}.`),
  leaves: (from, cause) => `Na razie rezygnuję z ${plannedBefore(from)}: ${cause}.`,
  leftForMore: (points) => `najpierw rozbudowa, bo daje ${moreBy(points)}`,
  changeBy: {
    taken: (name, kind) => `${kind === 'card' ? 'tamtą' : 'tamto'} ma już ${name}`,
    gone: (kind) => `${kind === 'card' ? 'tamtej' : 'tamtego'} już nie ma`,
    appeared: () => 'wcześniej tego nie było',
    merchant: (card) => `na rynku jest teraz ${card}`,
    now: () => 'to możesz zrobić od razu',
    sooner: (n) => `teraz to szybciej o ${byTurns(n)}`,
    nearer: (missing, before) =>
      missing === 0
        ? 'masz już wszystkie potrzebne kostki'
        : `brakuje do tego kostek: ${missing}, a do tamtego: ${before}`,
    payable: () => 'po tej turze masz na to wszystkie kostki',
    richer: (points) => `to warte o ${points} pkt więcej`,
    first: (turn) => `po tej turze uda się to prędzej (${inTurn(turn)})`,
    better: (points) => `teraz daje to ${points === null ? 'więcej' : moreBy(points)}`,
    farther: (kind) => `nie widać już szybkiej drogi do ${kind === 'card' ? 'tamtej' : 'tamtego'}`,
    uses: (cubes) => `ta tura zużywa potrzebne na to kostki (potem trzeba jeszcze zdobyć ${cubes})`,
  },
  threat(claim, names, within) {
    const who = names.join(' albo ');
    if (claim === null) return `Inaczej może to zdobyć przed twoją następną turą ${who}.`;
    return `${within === 1 ? 'Przed twoją następną turą' : 'W dwie tury, szybciej niż ty,'} ${planned(claim)} może zdobyć ${who}.`;
  },
  fallback: (claim, turn) => `Jeśli tak się stanie, najszybciej można zdobyć ${claim}: najwcześniej ${inTurn(turn)}.`,
  threatApart: (claim, names) => `Uwaga: ${names.join(' albo ')} może zdobyć ${claim}, zanim ci się to uda.`,
  claimNamed: 'zdobądź kartę punktów',
  withTools: (text, cubes) => `${text} (i ${cubes} dzięki narzędziom)`,
  todo: (line) => `Moja rada: ${line}.`,
  good: {
    makesLast: (points, over) =>
      over
        ? `To kończy partię${points === null ? '' : `; punkty po tym: ${points}`}.`
        : `To będzie ostatnia runda: kto w niej jeszcze nie grał, ma jedną turę${points === null ? '' : `; punkty po tej turze: ${points}`}.`,
    claims: (claim) => `Zdobywasz tym ${claim}.`,
    points: (points, lost, rest, when) =>
      `${gives(when)}: ${points}${lost < 0 ? ` i ${-lost} w kostkach, razem ${rest}` : paidWith(lost)}.`,
    pointsOfAll: (points, { coin, others, onTiles, lost }, when) => {
      const claim = `${points}${coin === 0 ? '' : ` i moneta warta ${coin}`}`;
      const steps =
        others === 0
          ? ''
          : others > 0
            ? `, jeszcze ${others} za ${onTiles ? 'kafle' : 'pozostałe kroki'}`
            : `, minus ${-others} za pozostałe kroki`;
      return `${gives(when)}: ${claim}${steps}${paidWith(lost)}.`;
    },
    payable: (claim, soonest, when) =>
      soonest === null || soonest <= 2
        ? `${then(when)} stać cię na ${claim}.`
        : `${then(when)} masz wszystkie kostki na ${claim}; zdobyć to można najwcześniej ${inTurn(soonest)}.`,
    nearer: (claim, missing, when) => `${then(when)} na ${claim} trzeba jeszcze zdobyć ${missing}.`,
    cubes: (comes, goes, when, { use, scale }) => {
      const trade =
        use === null ? '' : `; w następnej turze możesz na przykład wymienić ${use.exchange} na ${use.place}`;
      if (goes === null)
        return `${then(when)} przybywa${use === null ? ' do wymiany i płacenia' : ''}: ${comes}${trade}.`;
      return `Przybywa: ${comes} za: ${goes}; w wymianach to więcej warte${scale ? SCALE : ''}${trade}.`;
    },
    settlers: (back, all) => `Osadnicy wracają na twoją planszetkę (${back}): potem mogą pracować wszyscy (${all}).`,
    cards: (back, all) => `Zagrane karty (${back}) wracają na rękę: masz wtedy wszystkie karty (${all}).`,
    spared: (claim, missing) =>
      missing === null
        ? `Masz za dużo kostek. Te, które zostają, wystarczą na ${claim}.`
        : `Masz za dużo kostek. Oddane nie są potrzebne na ${claim}, gdzie trzeba jeszcze zdobyć ${missing}.`,
    cheapest: 'Masz za dużo kostek, a najtańsze oddaje się najpierw.',
    excess: 'Masz za dużo kostek, a te, które zostają, bardziej ci się przydadzą.',
    merchant: (gain, best, { scale }) =>
      `Każde użycie tej karty zwiększa wartość twoich kostek o ${gain}${scale ? SCALE : ''}${best ? '; żadna inna dostępna karta nie daje więcej' : ''}.`,
    fits(from, to, offered) {
      if (from !== null && to !== null)
        return `Pasuje do twoich kart: ${from} daje to, co ona bierze, a ${to} bierze to, co ona daje.`;
      if (from !== null) return `Twoja karta ${from} daje to, co ona bierze.`;
      const taken = to === null ? [] : [`Twoja karta ${to} bierze to, co ona daje.`];
      return [...taken, ...(offered === null ? [] : [`To, co ona bierze, daje ${offered}, też na rynku.`])].join(' ');
    },
    lying: (cubes) => `Od razu dostajesz też to, co na niej leży: ${cubes}.`,
    stays: (claim, missing, turn) =>
      `Cel pozostaje: zdobyć ${planned(claim)}${turn === null ? '' : ` (zwykle ${inTurn(turn)})`}; po tej turze ${missing === null ? 'masz na to wszystkie kostki' : `trzeba na to jeszcze zdobyć ${missing}`}.`,
    canWait: (claim, turn) =>
      `Możesz teraz zdobyć ${claim}, ale to może poczekać: zwykle udaje się to jeszcze ${inTurn(turn)}.`,
    asGood: (claim, soonest) =>
      `${soonestOf(claim, soonest)}: to mniej więcej tak samo dobre jak mój plan: gdy boty dogrywają obie drogi, żadna nie ma wyraźnej przewagi.`,
    passes: (claim, soonest, more, rounds, instead) =>
      `${soonestOf(claim, soonest)}, ale wtedy masz o ${between(more)} pkt mniej ${byWhen(rounds)}, według prób botów${instead ? `: mój plan zwykle daje ${inTurn(instead.turns)} ${instead.claim}, a tamta droga później albo wcale` : ''}.`,
    tileAsGood: (points) =>
      `Kafel za ${points} byłby mniej więcej tak samo dobry: gdy boty dogrywają obie drogi, żadna nie ma wyraźnej przewagi.`,
    tilePasses: (points, more, rounds) =>
      `Kafel za ${points} też jest do wzięcia, ale wtedy masz o ${between(more)} pkt mniej ${byWhen(rounds)}, według prób botów.`,
    beside(line, brings, worth, rounds) {
      const does = brings === null ? '' : ` ${brings}`;
      if (worth === 'close') return `Mniej więcej tak samo dobre: ${line}.${does}`;
      const instead = `Inna możliwość: ${line}.${does}`;
      if (worth === 'open') return `${instead} Gdy boty dogrywają obie drogi, żadna nie ma wyraźnej przewagi.`;
      if (worth === 'better')
        return `${instead} Trudno rozstrzygnąć: obliczenia wolą mój plan, ale gdy boty dogrywały obie drogi, ta wypadała lepiej.`;
      return `${instead} Ale wtedy masz o ${between(worth)} pkt mniej ${byWhen(rounds)}, według prób botów.`;
    },
    leadsTo: (claim, turn, soonest) =>
      soonest === null
        ? `To prowadzi do celu: boty zwykle zdobywają ${claim} ${inTurn(turn)}.`
        : `To prowadzi do celu: ${claim} można zdobyć najwcześniej ${inTurn(soonest)}.`,
    far: 'Wszystko, co można zdobyć, jest jeszcze daleko: to przygotowania.',
    next(line, { isSure, takesCard }) {
      if (!isSure) return `W następnej turze można na przykład: ${line}.`;
      return `W następnej turze${takesCard ? ', jeśli karta jeszcze tam będzie' : ''}: ${line}.`;
    },
    expected: (line, { card, points, later }) => {
      if (line === null && card !== null) return `Karty, którą zapowiadała tu poprzednia rada, już nie ma: ${card}.`;
      if (line === null) return 'Ruch, który zapowiadała tu poprzednia rada, nie jest już możliwy.';
      const gain = points === null ? 'okazuje się lepszy' : `jest lepszy o około ${points} pkt na koniec`;
      const delay =
        later === 0 ? '' : `, choć cel jest osiągalny ${later === 1 ? 'o turę później' : `później (tury: ${later})`}`;
      return `Poprzednia rada zapowiadała tu inny ruch: ${line}. Ten ${gain}${delay}.`;
    },
    likely: (claim) => `Na razie najbardziej prawdopodobny cel: zdobyć ${claim}.`,
    outpost: (exchange, now) => `${now ? 'Od razu' : 'Później'} możesz tam wymieniać ${exchange}.`,
    tile: (kind) => (kind === null ? 'Ten kafel bonusowy jest potem twój do końca partii.' : TILES[kind]),
    column: (missing, brings) =>
      `Jeszcze ${missing === 1 ? 'jedna placówka' : `${missing} placówki`} i następna kolumna twojej planszetki będzie pusta; za to bierzesz ${REWARDS[brings]}.`,
    leftTile: (points, room, spaces) =>
      `Kafel bonusowy zostaje: ${points === null ? 'na razie nic by nie dawał' : `teraz dawałby ${points}`}, a ${room === spaces ? `miejsca na takie kafle są tylko ${spaces}` : `z ${spaces} miejsc na takie kafle ${room === 1 ? 'wolne jest' : 'wolne są'} już tylko ${room}`}.`,
    givenUp: (limit, cubes) => `Na koniec tury można zatrzymać tylko ${limit} kostek; nadmiar odchodzi: ${cubes}.`,
    again: 'Masz od razu następną turę i nowe karty kupieckie do wyboru.',
    start: (islands, trade) =>
      `Wyspy, które leżą stamtąd o jeden krok: ${islands}${trade === null ? '' : `; pierwsze kostki wystarczą na wymianę na ${trade.place}: ${trade.exchange}`}.`,
    last: (points) =>
      points === 0
        ? 'To twoja ostatnia tura i nic nie daje więcej punktów.'
        : `To twoja ostatnia tura: w kostkach daje ${points} pkt.`,
    none: 'To przygotowanie do kolejnych tur; na razie nic z tego nie ma.',
  },
};
