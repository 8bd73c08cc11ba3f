/** Predicts the answer of Solo's rival to a choice, and its reason: the rival is deterministic. */

import { type CodedOption, type Event, type Match, MatchLuck, required } from '@windrose/rules';

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

/** The number of ways in which what a choice reveals is imagined. */
const IMAGINED = 40;

/**
 * The rival's answer if this is chosen and the turn then ends without further trades or extras. What the choice would reveal is not
 * looked at: the rival's answer is imagined with other luck.
 * @param match a match with a rival; it is not modified.
 * @param recorded whether the match is a recorded one, of which it may be known what is revealed.
 * @returns null without a rival, while the action that it answers has not been chosen yet, once it has answered, and where the answer
 *   depends on what is revealed.
 */
export function rivalAnswer(match: Match, option: CodedOption, recorded = false): RivalAnswer | null {
  const first = answerIn(recorded ? match.fork() : imagined(match, 0), option);
  if (first === null || recorded || !first.drawn) return first?.answer ?? null;
  const said = JSON.stringify(first.answer);
  for (let at = 1; at < IMAGINED; at++) {
    if (JSON.stringify(answerIn(imagined(match, at), option)?.answer) !== said) return null;
  }
  return first.answer;
}

function imagined(match: Match, at: number): Match {
  return match.fork(new MatchLuck(`what if ${at}`));
}

/** The answer, and whether anything was drawn meanwhile. @param ahead the match, which is played on. */
function answerIn(ahead: Match, option: CodedOption): { readonly answer: RivalAnswer; readonly drawn: boolean } | null {
  const rival = ahead.seats;
  if (!ahead.scores().rival || ahead.decision?.kind === 'discard') return null;
  const { turn, version } = ahead;
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
  return { answer: { why, events }, drawn: ahead.choices.slice(version).some(({ draws }) => draws.length > 0) };
}
