/** The choices of a line: what each of them says, and which of them have to be clicked. */

import type { Match } from '@windrose/rules';
import { factOf, type SeatNames } from '@windrose/words';
import type { ReviewTexts } from './messages.ts';

/** Options that only end something or do nothing; they are not described. */
const SILENT: readonly string[] = ['stop', 'enough', 'leave', 'no-tile', 'no-build', 'keep'];

/** A choice of a line. */
export interface LineChoice {
  readonly kind: string;
  readonly text: string;
  /** Whether there was no other option. */
  readonly only: boolean;
  /** Whether it ends a voyage and the same seat acts next. */
  readonly acts: boolean;
  /** Whether it makes a trade, and whether it is the trade made just before. */
  readonly trades: boolean;
  readonly again: boolean;
  /** How often that trade has been made before. */
  readonly before: number;
  /** The cube that it pays of the price of what was chosen before; null if it does something else. */
  readonly pays: string | null;
  /** Whether it claims something. */
  readonly claims: boolean;
  /** Whether it says no more than that the boat sails. */
  readonly sails: boolean;
  /** Whether it upgrades a cube: what was chosen before lets it. */
  readonly upgrades: boolean;
  /** The place to which it takes the boat one step, with no cube left behind; null if it does something else. */
  readonly steps: string | null;
}

/** The choices of a line, up to where a draw made another continuation of it. */
export function choicesOf(
  { messages, words }: ReviewTexts,
  match: Match,
  codes: readonly number[],
  names: SeatNames,
): LineChoice[] {
  const choices: LineChoice[] = [];
  const fork = match.imagine();
  let sailed = false;
  let fort: string | null = null;
  for (const code of codes) {
    const options = fork.legal();
    const option = options.find((candidate) => candidate.code === code);
    if (!option) break;
    const { kind } = option;
    const fact = factOf(fork, option);
    const isNamed = fact.kind === 'claimCard' && fact.card === fort;
    const said = isNamed ? messages.claimNamed : words.option(fork, option, names);
    if (fact.kind === 'work') fort = fact.card;
    const again = fact.kind === 'tradeAgain';
    const before = again ? fork.copiedState().trades : 0;
    const steps = fact.kind === 'step' && fact.leave === '' ? words.place(fork, fact.to) : null;
    const seat = fork.decision?.seat;
    const events = fork.choose(code);
    const claims = events.some((event) => event.kind === 'claimed' || event.kind === 'card');
    // Settlers placed on a location of a trade make it at once.
    const trades =
      again ||
      fact.kind === 'trade' ||
      fact.kind === 'outpostTrade' ||
      events.some(({ kind: made }) => made === 'traded');
    // What tools bring is not printed on the location.
    const tools = events.flatMap((event) => (event.kind === 'tools' && event.seat === seat ? event.cubes : []));
    const told = sailed ? messages.there(said) : said;
    sailed ||= fact.kind === 'step';
    const text = tools.length === 0 ? told : messages.withTools(told, words.cubes(tools.join('')));
    const acts = (kind === 'stop' || kind === 'stay') && fork.decision?.kind === 'act' && fork.decision.seat === seat;
    const upgrades = kind === 'upgrade';
    const sails = fact.kind === 'voyage';
    choices.push({
      kind,
      text,
      only: options.length === 1,
      acts,
      trades,
      again,
      before,
      pays: fact.kind === 'price' ? fact.cube : null,
      claims,
      upgrades,
      sails,
      steps,
    });
  }
  return choices;
}

/** The choices to make, in order: decisions without a choice are automatic, and stopping to act is one click. */
export function clicksOf(
  texts: ReviewTexts,
  match: Match,
  codes: readonly number[],
  names: SeatNames = [],
): LineChoice[] {
  const choices = choicesOf(texts, match, codes, names);
  const merges = ({ acts }: LineChoice, at: number): boolean => acts && at < codes.length - 1;
  const made = choices.filter((choice, at) => {
    const before = choices[at - 1];
    // Even if it is all there is, the first choice is the person's, and so is what is done where the boat stops.
    const automatic = choice.only && choice.pays === null && before !== undefined && !merges(before, at - 1);
    return !automatic && !merges(choice, at);
  });
  // A line that was cut short by chance may have nothing else.
  return made.length === 0 ? choices.slice(0, 1) : made;
}

/** The choices that tell what a line does: those that were not forced and do something. */
export function deedsOf(
  texts: ReviewTexts,
  match: Match,
  codes: readonly number[],
  names: SeatNames = [],
): LineChoice[] {
  return choicesOf(texts, match, codes, names).filter(
    (choice) => !isSilent(choice) && (!choice.only || codes.length === 1),
  );
}

/** Whether a choice only ends something or does nothing. */
export const isSilent = ({ kind }: LineChoice): boolean => SILENT.includes(kind);
