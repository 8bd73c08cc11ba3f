/** Predicts the answer of Solo's rival to a choice, and its reason: the rival is deterministic. */

import { type CodedOption, type Event, type Match, required } from '@windrose/rules';

/** The reason for its reaction: the rule of its list that applies. */
export type RivalReason =
  /** It can pay for an order (SO-13). */
  | 'order'
  /** The player claims an order, and it can pay for none (SO-14). */
  | 'claim'
  /** The player builds and does not trade (SO-15). */
  | 'build'
  /** The player trades (SO-16). */
  | 'trade'
  /** The player harvests (SO-17). */
  | 'harvest'
  /** The player builds and does not trade where it has an outpost already. */
  | 'nothing';

/** The rival's next action. */
export interface RivalAnswer {
  readonly why: RivalReason;
  /** The changes for the rival, in order. */
  readonly events: readonly Event[];
}

/**
 * The rival's answer if this is chosen and the turn then ends without further trades or extras.
 * @param match a match with a rival; it is not modified.
 * @returns null without a rival, while the action that it answers has not been chosen yet, and once it has answered.
 */
export function rivalAnswer(match: Match, option: CodedOption): RivalAnswer | null {
  const rival = match.seats;
  if (!match.scores().rival || match.decision?.kind === 'discard') return null;
  const { turn } = match;
  const ahead = match.fork();
  ahead.choose(option.code);
  const chosen = () => ahead.choices.filter((choice) => choice.turn === turn);
  const action = chosen().find(({ kind }) => kind === 'act')?.option.kind;
  if (action === undefined) return null;
  // Decisions before the rival's turn; the limit is checked after it.
  while (!ahead.over && ahead.turn === turn && ahead.decision?.kind !== 'discard') {
    const options = ahead.legal();
    const stop = options.find(({ kind }) => kind === 'enough' || kind === 'skip');
    ahead.choose(required(stop ?? options[0], 'option').code);
  }
  const happened = chosen().flatMap(({ events }) => events);
  const events = happened.filter((event) => event.kind === 'rival' || ('seat' in event && event.seat === rival));
  const traded = happened.some(({ kind }) => kind === 'traded');
  const why = events.some(({ kind }) => kind === 'claimed')
    ? 'order'
    : action === 'claim' || action === 'harvest'
      ? action
      : traded
        ? 'trade'
        : events.length > 0
          ? 'build'
          : 'nothing';
  return { why, events };
}
