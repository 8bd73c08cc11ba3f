/** The Polish texts in lessons. */

import { rival, steps } from '@windrose/analysis/lessons/pl';

import type { LessonsUi } from './en.ts';

const COLOURS = { Y: 'żółtą', R: 'czerwoną', G: 'zieloną', B: 'brązową' } as const;

const PLACES = { one: 'placówkę', few: 'placówki', other: 'placówek' };

/** "a, b i c". */
function and(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} i ${parts.at(-1)}`;
}

const times = (n: number): string => (n === 1 ? 'raz' : `${n} razy`);

const settlers = (n: number): string => (n === 1 ? 'osadnika' : `${n} osadników`);

/** The form of a noun that goes with a number of 2 or more. */
const many = (n: number, { few, other }: { readonly few: string; readonly other: string }): string =>
  n % 10 >= 2 && n % 10 <= 4 && (n < 10 || n > 20) ? few : other;

/** What somebody got, with its number and what it is worth. */
function counted(
  n: number,
  does: string,
  forms: { readonly one: string; readonly few: string; readonly other: string },
  points: string | null = null,
): string {
  return `${does} ${n === 1 ? forms.one : `${n} ${many(n, forms)}`}${points === null ? '' : ` za ${points}`}`;
}

export const pl: LessonsUi = {
  title: 'Nauka',
  intro:
    'Pierwsza partia w dziesięciu krótkich krokach, na prawdziwej planszy. W każdym kroku robisz jedną rzecz, resztą zajmuje się gra. W każdej chwili możesz przerwać i wrócić później.',
  begin: 'Zacznij',
  left: (step, of) => `Wróć do lekcji: krok ${step} z ${of}`,
  goOn: (step) => `Wróć do kroku ${step}`,
  again: 'Jeszcze raz',
  lesson: (game) => `Pierwsza partia: ${game}`,
  step: (n, of) => `Krok ${n} z ${of}`,
  now: (what, n, of) => (of === 1 ? `Teraz: ${what}` : `Teraz (${n} z ${of}): ${what}`),
  done: 'Dobrze!',
  stepDone: { title: 'Krok zrobiony', todo: 'Przejdź do następnego kroku' },
  lessonDone: { title: 'Lekcja skończona', todo: 'Graj dalej albo poznaj następną grę' },
  wrong: 'Zasady na to pozwalają, ale tu uczymy się czegoś innego. Plansza wróciła do poprzedniego stanu.',
  next: 'Następny krok',
  skip: 'Pomiń krok',
  enlarges: 'Przycisk „+” powiększa mapę.',
  more: 'Więcej',
  back: 'Wstecz',
  leave: 'Lekcje',
  finished: 'Wiesz już to, co najważniejsze.',
  finishedText: 'Dokończ tę partię, doczytaj resztę w zasadach albo poznaj następną grę.',
  easiest: 'Teraz najłatwiejsza',
  first: 'Zacznij od tej',
  rules: 'Zasady',
  nextLesson: (game) => `Poznaj teraz: ${game}`,
  meanwhile: {
    now: 'Tymczasem',
    passing: { title: 'Partia toczy się dalej', todo: 'Popatrz albo przejdź do następnego kroku' },
    held: { title: 'Partia czeka na ciebie', todo: 'Przeczytaj, co zaszło, i idź dalej' },
    forYou: 'Do następnego kroku lekcja gra też za ciebie.',
    hold: 'Wstrzymaj',
    goOn: 'Dalej',
    inRound: (round) => `Tymczasem: runda ${round}`,
    toStep: 'Do następnego kroku',
    watch: 'Pokaż',
    rounds: (from, to) =>
      from === to ? `Tymczasem minęła runda ${from}.` : `Tymczasem minęły rundy od ${from} do ${to}.`,
    short: (from, to, points) =>
      `Tymczasem: ${from === to ? `runda ${from}` : `rundy ${from}–${to}`}${points > 0 ? `, masz +${points}` : ''}`,
    gained: {
      built: ({ n, names, own }) =>
        names.length === 0
          ? counted(n, own ? 'budujesz' : 'buduje', PLACES)
          : `${own ? 'budujesz' : 'buduje'} ${n === 1 ? 'placówkę' : 'placówki'} na ${and(names)}`,
      claimed: ({ n, points, own }) =>
        counted(
          n,
          own ? 'realizujesz' : 'realizuje',
          { one: 'zamówienie', few: 'zamówienia', other: 'zamówień' },
          points,
        ),
      card: ({ n, points, own }) =>
        counted(
          n,
          own ? 'zdobywasz' : 'zdobywa',
          { one: 'kartę punktów', few: 'karty punktów', other: 'kart punktów' },
          points,
        ),
      merchant: ({ n, names, own }) => `${own ? 'bierzesz' : 'bierze'} ${n === 1 ? 'kartę' : 'karty'} ${and(names)}`,
      explored: ({ n, own }) =>
        counted(n, own ? 'bierzesz' : 'bierze', {
          one: 'kafel eksploracji',
          few: 'kafle eksploracji',
          other: 'kafli eksploracji',
        }),
      bonus: ({ n, own }) =>
        counted(n, own ? 'bierzesz' : 'bierze', {
          one: 'kafel bonusowy',
          few: 'kafle bonusowe',
          other: 'kafli bonusowych',
        }),
    },
    trades: (n) => `wymieniasz ${times(n)}`,
    deeds: {
      sailed: (to, cards) =>
        `płyniesz na ${to}${cards.length === 0 ? '' : ` za ${cards.length === 1 ? 'kartę' : 'karty'} ${and(cards)}`}`,
      placed: (n, at) => `umieszczasz ${settlers(n)} na ${at}`,
      sent: (n) => `umieszczasz ${settlers(n)} na karcie szlaku`,
      built: (at, points) =>
        `budujesz ${at === null ? 'tam ' : ''}placówkę${at === null ? '' : ` na ${at}`}${points === null ? '' : ` (${points})`}`,
      traded: (what) => `wymieniasz ${what}`,
      often: (what, n) => `${what}${n === 1 ? '' : ` (${times(n)})`}`,
      upgraded: (whats) => `ulepszasz ${and(whats)}`,
      upgrade: (from, to) => `${from} na ${COLOURS[to]}`,
      took: (cubes) => `bierzesz ${cubes}`,
      heap: (cubes) => `zabierasz stamtąd ${cubes}`,
      card: (points) => `zdobywasz kartę punktów za ${points}`,
      claimed: (at, points) => `realizujesz zamówienie w ${at} za ${points}`,
      merchant: (name) => `bierzesz kartę ${name}`,
      routed: (name) => `dodajesz do szlaku kartę ${name}`,
      played: (name, effect) => `zagrywasz kartę ${name}${effect === null ? '' : ` (${effect})`}`,
      rested: (n) => (n === 1 ? 'odpoczywasz' : `odpoczywasz ${times(n)}`),
      bonus: (tile) => `bierzesz kafel bonusowy (${tile})`,
      explored: (tile) => `bierzesz kafel eksploracji (${tile})`,
      discarded: (cubes) => `oddajesz ${cubes}`,
    },
    you: (clauses, then) => `${then ? 'potem ' : ''}${clauses}.`,
    // In the present tense the third person of these verbs is the second without its ending.
    theirs: (deed) => deed.replace(/^(\p{L}+)sz(?= |$)/u, '$1'),
    thisTurn: (clauses) => `W tej turze ${clauses}.`,
    quoted: (name) => `„${name}”`,
  },
  ownMatch: 'Zagraj nową partię',
  playOn: 'Graj dalej od tej pozycji',
  symbols: 'Najedź na symbol, przytrzymaj go albo wybierz klawiszem Tab i naciśnij ?, a zobaczysz, co znaczy.',
  confirm: (button) => `naciśnij „${button}”`,
  symbolsTouched: 'Przytrzymaj symbol, a zobaczysz, co znaczy.',
  steps,
  rival,
};
