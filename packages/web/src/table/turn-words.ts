/** The current turn and decision in words. */

import type { Choice, Event, Match } from '@windrose/rules';
import type { Words } from '@windrose/words';

import type { Ui } from '../i18n/table.en.ts';
import { after } from '../play/offers.ts';
import { progressOf } from '../play/progress.ts';
import { type OthersTurn, rivalsTurn } from '../play/since.ts';
import type { Table, TableSession } from '../play/session.ts';
import { only } from './only.ts';

/** A heading, and what is asked below it. */
export interface TurnWords {
  readonly title: string;
  readonly todo: string;
  /** Which round it is. */
  readonly when: string;
  /** How near the end the match is, and who: "Ada: 2 of 4 orders". */
  readonly count: string;
  /** The same with the names of those who are nearest. */
  readonly nearest: string;
  /** The running turn so far in short; null where nothing has happened. */
  readonly last: string | null;
  /** The turn before the current one in short, while it has none itself, or the reaction of Solo's rival; null otherwise. */
  readonly before: string | null;
}

/** Events by how much they say about a turn, the most first. */
const NOTABLE: readonly (readonly Event['kind'][])[] = [
  ['over', 'final'],
  ['claimed', 'card'],
  ['merchant', 'built', 'explored', 'bonus', 'rested', 'tookBack', 'rival'],
  ['traded', 'upgraded'],
  ['gained', 'sailed', 'placed', 'sent', 'played'],
  ['ousted', 'toll', 'heap', 'settled', 'routed', 'set', 'boat'],
];

/** Events that say where a side went. */
const WHERE: readonly Event['kind'][] = ['sailed', 'placed', 'sent'];

/** How many actions a summary tells of, and in how many letters: three lines of the ribbon. */
const MOST_TOLD = 3;
const MOST_LETTERS = 125;

/** The place of an event among the notable ones; behind all of them where it is none. */
function rankOf(event: Event): number {
  const rank = NOTABLE.findIndex((kinds) => kinds.includes(event.kind));
  return rank < 0 ? NOTABLE.length : rank;
}

/**
 * The events that say most about some choices, in order: where the side went, unless another one names the place, and what it
 * did there. @param rivals whether the rival of Solo did it: its gains come beside its outpost.
 */
function mainEventsOf(choices: readonly Choice[], rivals: boolean): readonly Event[] {
  const events = choices.flatMap((choice) => choice.events).filter(({ kind }) => kind !== 'turn');
  const where = events.findLast(({ kind }) => WHERE.includes(kind));
  const others = events.filter(({ kind }) => !WHERE.includes(kind));
  const done = others.filter((event) => rankOf(event) <= 3 || (rivals && event.kind === 'gained'));
  // A gain or a card played says what was done where nothing says more, and the rest where there is nothing else.
  const least = Math.min(...others.map(rankOf));
  const chief = where && least > 4 ? undefined : others.findLast((event) => rankOf(event) === least);
  const what = done.length > 0 || !chief ? done : [chief];
  const there = where && 'to' in where ? where.to : null;
  const isNamed = what.some((event) => 'at' in event && event.at === there);
  return events.filter((event) => what.includes(event) || (event === where && !isNamed));
}

/** What a side did, in one sentence that names it once; null where nothing happened. */
function summaryOf({ seat, choices }: OthersTurn, match: Match, words: Words, names: readonly string[]): string | null {
  const isRival = seat >= match.seats;
  const subject = `${isRival ? words.rival : words.seat(seat, names)} `;
  const said: { readonly text: string; readonly rank: number; times: number }[] = [];
  for (const event of mainEventsOf(choices, isRival)) {
    // What was left on the way is not the point of a voyage.
    const short = event.kind === 'sailed' ? { ...event, leave: '' } : event;
    const text = words.event(match, short, names).replace(/\.$/u, '');
    const same = said.find((one) => one.text === text);
    if (same) same.times++;
    else said.push({ text, rank: rankOf(event), times: 1 });
  }
  if (said.length === 0) return null;
  const letters = (): number => said.reduce((sum, { text }) => sum + text.length, 0);
  while (said.length > MOST_TOLD || (said.length > 1 && letters() > MOST_LETTERS)) {
    // Of many the first stays, as it is mostly where the side went; of the others the least notable goes, of equals the latest.
    const first = said.length > 2 ? 1 : 0;
    const least = Math.max(...said.slice(first).map(({ rank }) => rank));
    said.splice(
      said.findLastIndex(({ rank }, at) => at >= first && rank === least),
      1,
    );
  }
  const parts = said.map(({ text, times }, at) => {
    const part = at > 0 && text.startsWith(subject) ? text.slice(subject.length) : text;
    return times > 1 ? `${part} ×${times}` : part;
  });
  return `${parts.join('; ')}.`;
}

/** Whether a voyage may end where the boat is, with something to be done there. */
function canActHere(match: Match): boolean {
  const ending = match.legal().find(({ kind }) => kind === 'stop' || kind === 'stay');
  if (!ending) return false;
  const there = after(match, [ending.code]);
  return there.decision?.kind === 'act' && there.legal().some(({ kind }) => kind !== 'pass');
}

/** What is asked, with how many upgrades or steps between islands are left. */
function withLeft(asked: string, match: Match, ui: Ui): string {
  const left =
    match.decision?.kind === 'upgrade'
      ? ui.upgradesLeft(match.copiedState().upgrades)
      : match.decision?.kind === 'sail' && match.legal().some(({ kind }) => kind === 'sail')
        ? ui.stepsLeft(islandSteps(match))
        : '';
  return left === '' ? asked : `${asked}: ${left}`;
}

/** How many steps between islands a boat still has. */
function islandSteps(match: Match): number {
  const step = match.legal().find(({ kind }) => kind === 'sail');
  return step && after(match, [step.code]).decision?.kind === 'sail' ? 2 : 1;
}

/** The words for a moment of a match. */
export function turnWords({ names, sitters }: TableSession, table: Table, ui: Ui, words: Words): TurnWords {
  const { stage, seat, mover, match } = table;
  const people = sitters.filter((sitter) => sitter.kind === 'person').length;
  const name = words.seat(seat, names);
  const alone = stage !== 'shown' && people === 1 && sitters[seat]?.kind === 'person';
  const title =
    stage === 'over'
      ? (words.winner(match, names) ?? ui.result)
      : alone && seat === mover
        ? stage === 'held'
          ? ui.turnDone
          : ui.yourTurn
        : seat === mover
          ? ui.turnOf(name)
          : ui.chooses(name);
  const todo =
    stage === 'bot'
      ? table.botFailed
        ? ui.botFailed
        : ui.thinking(name)
      : stage === 'far'
        ? ui.waitsFor(name)
        : stage === 'sent'
          ? ui.sending
          : stage === 'held'
            ? people > 1
              ? `${ui.endTurnHint} ${ui.goOnHint}`
              : ui.endTurnHint
            : table.decision?.kind === 'sail' && canActHere(match)
              ? ui.sailOrAct
              : table.decision
                ? withLeft(words.decision(table.decision.kind, match.game.id), match, ui)
                : '';
  // A held turn is still the one on screen, though the match has advanced.
  const latest = match.choices.at(-1)?.kind;
  const settingUp = match.inSetUp || (stage === 'held' && (latest === 'set' || latest === 'boat'));
  const when = settingUp ? ui.settingUp : match.final && !match.over ? ui.lastRound : ui.roundIs(table.round);
  const choice = match.choices.at(-1);
  const isRunning = choice?.turn === match.turn;
  const rival = rivalsTurn(match);
  const turn = match.choices.filter((one) => one.turn === choice?.turn);
  const sentence = choice ? summaryOf({ seat: choice.mover, choices: turn }, match, words, names) : null;
  const last = isRunning ? sentence : null;
  const before = rival
    ? summaryOf(rival, match, words, names)
    : isRunning || choice?.mover === seat || match.inSetUp
      ? null
      : sentence;
  const progress = progressOf(match);
  if (progress === null) return { title, todo, when, count: '', nearest: '', last, before };
  const { what, most, end, leaders } = progress;
  const counted = ui.progress[what](most, end);
  const ahead = leaders.map((side) => (side < match.seats ? words.seat(side, names) : words.rival));
  const nearest = ahead.length === 0 ? counted : ui.nearestEnd(counted, words.list(ahead));
  const who = only(ahead) ?? ui.players(words.plural(ahead.length, ui.playerForms), ahead.length);
  const count = ahead.length === 0 ? counted : `${who}: ${counted}`;
  return { title, todo, when, count, nearest, last, before };
}
