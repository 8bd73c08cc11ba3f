/** The current turn and decision in words. */

import type { Words } from '@windrose/words';

import type { Ui } from '../i18n/table.en.ts';
import { progressOf } from '../play/progress.ts';
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
  /** The latest action of the current turn; null without one. */
  readonly last: string | null;
  /** The latest action before the current turn, while it has none itself; null otherwise. */
  readonly before: string | null;
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
        ? ui.yourTurn
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
            : table.decision
              ? words.decision(table.decision.kind, match.game.id)
              : '';
  // A held turn is still the one on screen, though the match has advanced.
  const latest = match.choices.at(-1)?.kind;
  const settingUp = match.inSetUp || (stage === 'held' && (latest === 'set' || latest === 'boat'));
  const when = settingUp ? ui.settingUp : match.final && !match.over ? ui.lastRound : ui.roundIs(table.round);
  const choice = match.choices.at(-1);
  const event = choice?.events.findLast(({ kind }) => kind !== 'turn');
  const told = choice && event ? words.event(match, event, names) : null;
  const isRunning = choice?.turn === match.turn;
  const last = isRunning ? told : null;
  const before = isRunning || choice?.mover === seat || match.inSetUp ? null : told;
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
