/** The current turn and decision in words. */

import { type Choice, type HoldView, type Match, required } from '@windrose/rules';
import type { Words } from '@windrose/words';

import type { Ui } from '../i18n/table.en.ts';
import { after } from '../play/offers.ts';
import { progressOf } from '../play/progress.ts';
import { type OthersTurn, rivalsTurn } from '../play/since.ts';
import { onlyPerson, type TableSnapshot, type TableSession } from '../play/session.ts';
import { briefOf } from './turn-brief.ts';
import { isDecisive, MOST_LETTERS, summaryOf } from './turn-summary.ts';

/** Letters that every ribbon holds, however its words fall on its lines. */
const MOST_WHOLE = 96;

/** A heading, and what is asked below it. */
export interface TurnWords {
  readonly title: string;
  readonly todo: string;
  /** The round. */
  readonly when: string;
  /** The progress of the match towards its end: "2 of 4 orders". */
  readonly count: string;
  /** The sides that are nearest, the solo rival as the number of seats; none while all have nothing. */
  readonly leaders: readonly number[];
  /** The same with the names of those who are nearest. */
  readonly nearest: string;
  /** The running turn so far in short; null where nothing has happened. */
  readonly last: string | null;
  /** The turn before the current one in short, while it has none itself, or the reaction of Solo's rival; null otherwise. */
  readonly before: string | null;
  /** What others did before that and since the seat's own turn, as far as the ribbon holds it; null for nothing. */
  readonly earlier: string | null;
  /** What each of several others did, in two or three words, where the ribbon does not hold all of it in sentences; null otherwise. */
  readonly brief: readonly Brief[] | null;
}

/** What one of several others did. */
export interface Brief {
  readonly seat: number;
  readonly name: string;
  readonly text: string;
}

/** Whether a voyage may end where the boat is, with something to be done there. */
function canActHere(match: Match): boolean {
  const ending = match.legal().find(({ kind }) => kind === 'stop' || kind === 'stay');
  if (!ending) return false;
  const there = after(match, [ending.code]);
  return there.decision?.kind === 'act' && there.legal().some(({ kind }) => kind !== 'pass');
}

/** The question, with the number of upgrades or steps between islands that are left. */
function withLeft(asked: string, match: Match, ui: Ui): string {
  if (match.decision?.kind === 'discard') {
    const { hold, limit }: HoldView = required(match.state().seats[match.decision.seat], 'hold of the seat');
    return ui.tooMany(hold.length - limit, limit);
  }
  const left =
    match.decision?.kind === 'upgrade'
      ? ui.upgradesLeft(match.copiedState().upgrades)
      : match.decision?.kind === 'sail' && isStep(match)
        ? ui.stepsLeft(islandSteps(match))
        : '';
  return left === '' ? asked : `${asked}: ${left}`;
}

/** Whether a boat sails step by step now: a tile has six neighbours, and whoever may choose among more sails anywhere at once. */
function isStep(match: Match): boolean {
  const places = new Set(match.legal().flatMap((option) => (option.kind === 'sail' ? [option.to] : [])));
  return places.size > 0 && places.size <= 6;
}

/** The number of steps between islands that a boat has left. */
function islandSteps(match: Match): number {
  const step = match.legal().find(({ kind }) => kind === 'sail');
  return step && after(match, [step.code]).decision?.kind === 'sail' ? 2 : 1;
}

/** Whose turn it is, or who has won. */
function titleOf({ names, sitters }: TableSession, table: TableSnapshot, ui: Ui, words: Words): string {
  const { stage, seat, mover, match } = table;
  if (stage === 'over') return words.winner(match, names, onlyPerson(sitters)) ?? ui.result;
  if (stage === 'held' && match.over) return ui.lastTurnDone;
  const alone = stage !== 'shown' && onlyPerson(sitters) === seat;
  if (alone && seat === mover) return stage === 'held' ? ui.turnDone : ui.yourTurn;
  const name = words.seat(seat, names);
  return seat === mover ? ui.turnOf(name) : ui.chooses(name);
}

/** What is asked, or what is waited for; an empty text if nothing is. */
function todoOf({ sitters }: TableSession, table: TableSnapshot, ui: Ui, words: Words): string {
  const { stage, match, decision } = table;
  if (stage === 'bot') return table.botFailed ? ui.botFailed : ui.thinking;
  if (stage === 'far') return ui.waitsFor;
  if (stage === 'sent') return ui.sending;
  if (stage === 'held' && match.over) return ui.lastTurnHint;
  if (stage === 'held') {
    const others = sitters.filter((sitter) => sitter.kind === 'person').length > 1;
    return others ? `${ui.endTurnHint} ${ui.goOnHint}` : ui.endTurnHint;
  }
  if (!decision) return finishedByBots(sitters, ui, words) ?? '';
  if (decision.kind === 'sail' && canActHere(match)) return ui.sailOrAct;
  return withLeft(words.question(match), match, ui);
}

/** For whom bots have played on, in words; null for nobody. */
export function finishedByBots(sitters: TableSession['sitters'], ui: Ui, words: Words): string | null {
  const people = sitters.filter(({ since }) => since !== undefined);
  if (people.length === 0) return null;
  return ui.finishedByBots(people.length === 1 ? null : words.list(people.map(({ name }) => name)));
}

/** The round, the set-up or the last round. */
function whenOf({ stage, match, round }: TableSnapshot, ui: Ui): string {
  // A held turn is still the one on screen, though the match has advanced.
  const latest = match.choices.at(-1)?.kind;
  if (match.inSetUp || (stage === 'held' && (latest === 'set' || latest === 'boat'))) return ui.settingUp;
  return isLastRound({ stage, match }) ? ui.lastRound : ui.roundIs(round);
}

/** Whether the round on screen is the last one: as long as its last turn can still be taken back, too. */
export function isLastRound({ stage, match }: Pick<TableSnapshot, 'stage' | 'match'>): boolean {
  return match.final && (stage === 'held' || !match.over);
}

/** What was done in the running turn, and before it. */
function doneOf(
  { seat, match }: TableSnapshot,
  names: readonly string[],
  ui: Ui,
  words: Words,
): Pick<TurnWords, 'last' | 'before' | 'earlier' | 'brief'> {
  const choice = match.choices.at(-1);
  const isRunning = choice?.turn === match.turn;
  const turn = match.choices.filter((one) => one.turn === choice?.turn);
  const sentence = choice ? summaryOf({ seat: choice.mover, choices: turn }, match, words, names) : null;
  const last = isRunning ? sentence : null;
  const rival = rivalsTurn(match);
  if (rival) return { last, before: summaryOf(rival, match, words, names), earlier: null, brief: null };
  if (!choice || isRunning || choice.mover === seat || match.inSetUp)
    return { last, before: null, earlier: null, brief: null };
  return { last, ...othersTurns(match, seat, ui, words, names) };
}

/**
 * The turns of all others since the last one of a seat, in order. Where they need more room than there is, they are told in fewer words,
 * and then the earliest are left out: those without a claim first, never the latest.
 */
function othersTurns(
  match: Match,
  seat: number,
  ui: Ui,
  words: Words,
  names: readonly string[],
): Pick<TurnWords, 'before' | 'earlier' | 'brief'> {
  const since = match.choices.slice(match.choices.findLastIndex(({ mover }) => mover === seat) + 1);
  const latest = new Map<number, readonly Choice[]>();
  for (const choices of Map.groupBy(since, ({ turn }) => turn).values()) {
    const { mover } = required(choices[0], 'choice of a turn');
    // What somebody did in the set-up is over once they have had a turn, which comes last.
    latest.delete(mover);
    latest.set(mover, choices);
  }
  const tell = (turn: OthersTurn, most?: number): string =>
    summaryOf(turn, match, words, names, most) ?? words.idle(turn.seat, names);
  const told = [...latest].map(([mover, choices]) => {
    const turn = { seat: mover, choices };
    return { turn, text: tell(turn) };
  });
  const isWhole = told.length < 2 || told.map(({ text }) => text).join(' ').length <= MOST_WHOLE;
  const brief =
    isWhole && !told.some(({ text }) => told.length > 1 && text.includes('…'))
      ? null
      : told.map(({ turn }) => ({
          seat: turn.seat,
          name: words.seat(turn.seat, names),
          text: briefOf(turn, match, ui, words, seat),
        }));
  const isLong = (): boolean => told.length > 1 && told.map(({ text }) => text).join(' ').length > MOST_LETTERS;
  for (const one of told) if (isLong()) one.text = tell(one.turn, 1);
  while (isLong()) {
    const plain = told.findIndex(({ turn }, at) => at < told.length - 1 && !isDecisive(turn));
    if (plain < 0 && told.length === 2) break;
    told.splice(Math.max(plain, 0), 1);
  }
  const texts = told.map(({ text }) => text);
  // That somebody's turn is left out is seen.
  if (told.length < latest.size) texts[0] = `… ${texts[0]}`;
  return { before: texts.pop() ?? null, earlier: texts.length === 0 ? null : texts.join(' '), brief };
}

/** How near the end is, and who is nearest. */
function progressWords(
  match: Match,
  names: readonly string[],
  ui: Ui,
  words: Words,
): Pick<TurnWords, 'count' | 'leaders' | 'nearest'> {
  const progress = progressOf(match);
  if (progress === null) return { count: '', leaders: [], nearest: '' };
  const { what, most, end, leaders } = progress;
  const count = ui.progress[what](most, end);
  const ahead = leaders.map((side) => (side < match.seats ? words.seat(side, names) : words.rival));
  return { count, leaders, nearest: ahead.length === 0 ? count : ui.nearestEnd(count, words.list(ahead)) };
}

/** The words for a moment of a match. */
export function turnWords(session: TableSession, table: TableSnapshot, ui: Ui, words: Words): TurnWords {
  return {
    title: titleOf(session, table, ui, words),
    todo: todoOf(session, table, ui, words),
    when: whenOf(table, ui),
    ...progressWords(table.match, session.names, ui, words),
    ...doneOf(table, session.names, ui, words),
  };
}
