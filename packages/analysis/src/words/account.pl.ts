/** The Polish sentences about whole matches. They name the reader "ty", and need no past tense: it would have a gender. */

import { capital } from './capital.ts';
import type { TurnUse } from '../account/account.ts';
import type { AccountMessages, NamedPoints, SideName } from './account-messages.ts';

const form = (n: number, one: string, few: string, many: string): string =>
  `${n} ${n === 1 ? one : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14) ? few : many}`;

const called = (name: SideName): string => name ?? 'ty';

/** "masz", "Ada ma". */
const has = (name: SideName): string => (name === null ? 'masz' : `${name} ma`);

const turns = (n: number): string => form(n, 'tura', 'tury', 'tur');

/** What so many turns were used for. */
const USES: Readonly<Record<TurnUse, string>> = {
  claim: 'zdobywanie',
  build: 'budowa',
  tile: 'kafle',
  card: 'branie kart kupieckich',
  trade: 'wymiana',
  cubes: 'branie lub ulepszanie kostek',
  rest: 'odpoczynek',
  sail: 'samo pływanie',
  other: 'coś innego',
};

/** "Ada – 5 za 16 pkt": the dash stands for the verb. */
const forPoints = ({ name, points, count }: NamedPoints): string =>
  `${called(name)} – ${count === null ? '' : `${count} za `}${points} pkt`;

export const account: AccountMessages = {
  title: 'Gdzie rozstrzygnęła się partia',
  opening: (ahead, behind, over) => {
    const gap = ahead.points - behind.points;
    const both = `${capital(has(ahead.name))} ${ahead.points} pkt, ${behind.name === null ? 'ty masz' : has(behind.name)} ${behind.points}`;
    if (gap === 0) return `${both}${over ? '. Przy remisie liczy się późniejsza tura.' : ' (na razie).'}`;
    return `${both}${over ? '' : ' (na razie)'}. Skąd różnica ${gap} pkt:`;
  },
  claims: (gap, ahead, behind, kind, coins) => {
    const each = (value: string | null): string => (value === null ? '' : ` (średnio ${value})`);
    return `${gap} pkt dają ${kind === 'orders' ? 'zamówienia' : `karty punktów${coins ? ' z monetami' : ''}`}: ${forPoints(ahead)}${each(ahead.each)}, ${forPoints(behind)}${each(behind.each)}.`;
  },
  outposts: (gap, ahead, behind) => `${gap} pkt dają placówki: ${forPoints(ahead)}, ${forPoints(behind)}.`,
  part: (gap, part, ahead, behind) =>
    `${gap} pkt dają ${part.toLowerCase()}: ${forPoints(ahead)}, ${forPoints(behind)}.`,
  more: (behind, parts) => `A tu ${has(behind)} więcej: ${parts.join(', ')}.`,
  turns: 'Na co poszły tury:',
  later: (nth, ahead, aheadRound, behind, behindRound, kind) => {
    const what =
      kind === 'orders'
        ? nth === 1
          ? 'Pierwsze zamówienie'
          : form(nth, 'zamówienie', 'zamówienia', 'zamówień')
        : nth === 1
          ? 'Pierwszą kartę'
          : form(nth, 'kartę', 'karty', 'kart');
    return `${what} ${has(ahead)} w rundzie ${aheadRound}, a ${called(behind)} dopiero w rundzie ${behindRound}.`;
  },
  dry: (behind, { turns: n, from, to, uses, won, wonAhead }, ahead, other, kind) => {
    const spent = uses.map(([use, times]) => `${USES[use]} ${times}`).join(', ');
    const nothing =
      kind === 'orders'
        ? `nie ${behind === null ? 'realizujesz' : 'realizuje'} żadnego zamówienia`
        : `nie ${behind === null ? 'zdobywasz' : 'zdobywa'} żadnej karty`;
    return `Od rundy ${from} do rundy ${to} ${behind === null ? '' : `${behind} `}${nothing}. To ${turns(n)}: ${spent}. W tym czasie ${called(ahead)} ${ahead === null ? 'zyskujesz' : 'zyskuje'} ${wonAhead} pkt, a ${called(behind)} – ${won}.${other === null ? '' : ` Najdłużej bez zdobyczy: ${called(ahead)}, ${turns(other)}.`}`;
  },
  cards: (behind, { taken, never, once }, ahead, other) => {
    const hardly = [
      never === 0 ? '' : `ani razu nie zagrane: ${never}`,
      once === 0 ? '' : `zagrane tylko raz: ${once}`,
    ].filter((text) => text !== '');
    return `Wzięte karty kupieckie: ${called(behind)} – ${taken} (${hardly.join(', ')}), ${called(ahead)} – ${other.taken} (ani razu nie zagrane: ${other.never}, zagrane tylko raz: ${other.once}).`;
  },
  rests: (behind, { times, each, empty }, ahead, other, what) =>
    `Odpoczynki: ${called(behind)} – ${times}, ${called(ahead)} – ${other.times}. Za każdym razem ${what === 'cards' ? 'wraca średnio tyle kart' : 'wraca średnio tylu osadników'}: ${called(behind)} – ${each}, ${called(ahead)} – ${other.each}.${empty === 0 ? '' : ` Odpoczynki, po których nic nie wraca: ${empty}.`}`,
  cubes: (behind, lost, left) => {
    const given = `${behind === null ? 'oddajesz' : `${behind} oddaje`} ${form(lost, 'kostkę, bo nie mieści', 'kostki, bo nie mieszczą', 'kostek, bo nie mieszczą')} się w składzie`;
    const unused = `na koniec ${has(behind)} ${form(left, 'niewykorzystaną kostkę', 'niewykorzystane kostki', 'niewykorzystanych kostek')}`;
    if (lost === 0) return `${capital(unused)}.`;
    return `${capital(given)}${left === 0 ? '' : `, a na koniec ${behind === null ? 'masz' : 'ma'} jeszcze ${left}`}.`;
  },
  table: {
    title: 'Wszystko w liczbach',
    total: 'Punkty razem',
    rounds: 'Zdobyte w rundach',
    turns: 'Tury',
    each: 'Tury na jedną zdobycz',
    dry: 'Najdłużej bez zdobyczy',
    rests: 'Odpoczynki (wraca razem)',
    cards: 'Wzięte karty kupieckie',
    outposts: 'Zbudowane placówki',
    bonuses: 'Wzięte kafle bonusowe',
    explored: 'Wzięte kafle eksploracji',
    lost: 'Kostki oddane, bo się nie mieściły',
    left: 'Kostki na koniec',
    stretch: (n, from, to) => `${turns(n)}, rundy ${from}–${to}`,
    rested: (times, back) => `${times} (${back})`,
    taken: ({ taken, never, once }) =>
      never + once === 0 ? String(taken) : `${taken} (niezagrane ${never}, zagrane raz ${once})`,
  },
};
