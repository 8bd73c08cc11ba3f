/** Decides what a command leads to: the steps it makes, or a refusal. It looks at the table alone and changes nothing. */

import { LEVELS, USUAL_LEVEL } from '@windrose/bots';
import type { Command, CommandOf, Step, StepKind, StepOf, Table } from '@windrose/protocol';
import { type Match, RulesError, startMatch } from '@windrose/rules';

import { Refusal } from './refusal.ts';

/** What follows from a command. */
export interface Verdict {
  readonly steps: readonly Step[];
  /** The match as it is after the steps, if they change it. */
  readonly match: Match | null;
}

/** Who plays for somebody who is away. */
const STAND_IN: string = USUAL_LEVEL;

/** What a step of a kind says of its own: `without` number, moment and asker. */
type Own<Kind extends StepKind> = Omit<StepOf<Kind>, 'kind' | 'number' | 'at' | 'by' | 'id'>;

/** The table at the moment something is asked, with the luck's secret. */
export interface Moment {
  readonly table: Table;
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Makes the steps that follow on a table, numbered and dated. */
class Steps {
  readonly made: Step[] = [];
  readonly #table: Table;
  readonly #at: number;
  readonly #asker: { by?: string; id?: string };

  constructor({ table, now }: Moment, asker: { by: string; id: string } | null) {
    this.#table = table;
    this.#at = now;
    this.#asker = asker ?? {};
  }

  /** Only the first step carries the command's id. */
  add<Kind extends StepKind>(kind: Kind, own: Own<Kind>): this {
    const asker = this.made.length === 0 ? this.#asker : {};
    const number = this.#table.version + this.made.length + 1;
    this.made.push({ kind, number, at: this.#at, ...asker, ...own } as unknown as Step);
    return this;
  }
}

/**
 * What a person's command leads to.
 * @throws Refusal
 */
export function judge(moment: Moment, person: string, command: Exclude<Command, CommandOf<'rematch'>>): Verdict {
  const { table } = moment;
  const steps = new Steps(moment, { by: person, id: command.id });
  const verdict = (match: Match | null = null): Verdict => ({ steps: steps.made, match });
  switch (command.type) {
    case 'sit':
      demandStage(table, 'open', 'seats are taken before the match starts');
      demandSeat(table, command.seat);
      demandFree(table, command.seat);
      if (table.seatOf(person) !== null) {
        throw new Refusal('seated-already', `You sit on seat ${table.seatOf(person)} already; a person has one seat.`);
      }
      steps.add('sat', { seat: command.seat, person });
      return verdict();
    case 'free':
      demandStage(table, 'open', 'after the start a seat can only be left to a bot ("leave")');
      demandSeat(table, command.seat);
      if (table.seatOf(person) !== command.seat) demandOwner(table, person, 'free the seats of others');
      if (isFree(table, command.seat)) throw new Refusal('seats-empty', `Seat ${command.seat} is free already.`);
      steps.add('freed', { seat: command.seat });
      return verdict();
    case 'bot':
      demandStage(table, 'open', 'bots sit down before the match starts');
      demandOwner(table, person, 'put bots on seats');
      demandSeat(table, command.seat);
      demandFree(table, command.seat);
      demandLevel(command.level);
      steps.add('bot', { seat: command.seat, level: command.level });
      return verdict();
    case 'start':
      demandStage(table, 'open', 'the match has started already');
      demandOwner(table, person, 'start the match');
      return start(moment, steps);
    case 'choose': {
      demandStage(table, 'running', 'choices are made from the start of a match to its end');
      if (command.version < table.chosenAt) {
        throw new Refusal(
          'stale',
          `The choice was made at version ${command.version}, but step ${table.chosenAt} came since.`,
        );
      }
      const seat = demandSeated(table, person);
      if (table.seats[seat]!.bot !== null) {
        throw new Refusal('not-your-decision', 'A bot plays your seat; come back ("back") first.');
      }
      return choose(moment, steps, seat, command.codes);
    }
    case 'leave': {
      demandStage(table, 'running', 'only a running match can be left to a bot; before it there is "free"');
      const seat = demandSeated(table, person);
      if (table.seats[seat]!.bot !== null) throw new Refusal('wrong-stage', 'A bot plays your seat already.');
      steps.add('away', { seat, level: STAND_IN, reason: 'left' });
      return verdict();
    }
    case 'back': {
      demandStage(table, 'running', 'only a running match can be come back to');
      const seat = demandSeated(table, person);
      if (table.seats[seat]!.bot === null) throw new Refusal('wrong-stage', 'You play your seat already.');
      steps.add('back', { seat });
      return verdict();
    }
    case 'wait': {
      demandStage(table, 'running', 'only in a running match somebody is waited for');
      const seat = demandSeated(table, person);
      const slow = table.decision!.seat;
      if (table.deadline === null) throw new Refusal('wrong-stage', `No time runs for seat ${slow}.`);
      if (seat === slow) throw new Refusal('wrong-stage', 'It is you whom the others would wait for.');
      if (table.waiting.includes(seat)) throw new Refusal('wrong-stage', 'You have agreed to wait already.');
      steps.add('waits', { seat, for: slow });
      return verdict();
    }
    case 'abandon':
      demandStage(table, 'open', 'only a match that has not started can be given up');
      demandOwner(table, person, 'give it up');
      steps.add('over', { reason: 'abandoned', secret: moment.secret });
      return verdict();
  }
}

/** What a bot's choice leads to. @throws Refusal if it is no longer its turn, or not allowed */
export function judgeBot(moment: Moment, seat: number, codes: readonly number[]): Verdict {
  const { table } = moment;
  demandStage(table, 'running', 'the match is over');
  if (table.seats[seat]!.bot === null) throw new Refusal('stale', `Its person plays seat ${seat} again.`);
  return choose(moment, new Steps(moment, null), seat, codes);
}

/** A seat's time has run out: a bot plays it from now on. Null if it has not, or no longer. */
export function judgeClock(moment: Moment): Verdict | null {
  const { table, now } = moment;
  const { deadline } = table;
  if (deadline === null || now < deadline) return null;
  const steps = new Steps(moment, null).add('away', { seat: table.decision!.seat, level: STAND_IN, reason: 'time' });
  return { steps: steps.made, match: null };
}

/** The rematch of a match that is over. */
export function judgeRematch(moment: Moment, person: string, id: string, match: string): Verdict {
  demandStage(moment.table, 'over', 'a rematch begins after the end');
  demandSeated(moment.table, person);
  return { steps: new Steps(moment, { by: person, id }).add('rematch', { match }).made, match: null };
}

function start({ table, secret }: Moment, steps: Steps): Verdict {
  const empty = table.seats.flatMap((_, seat) => (isFree(table, seat) ? [seat] : []));
  if (empty.length > 0) throw new Refusal('seats-empty', `Nobody sits on seat ${empty.join(', ')}.`);
  const { game, seats, options, ownPacks: packs = [] } = table.created!;
  const match = startMatch({ game, seats, options, packs, seed: secret });
  return { steps: steps.add('started', { draws: mutable(match.draws()) }).made, match };
}

/** Tries the codes on a copy and takes all or none. */
function choose({ table, secret }: Moment, steps: Steps, seat: number, codes: readonly number[]): Verdict {
  const match = table.match!.fork();
  let lowest = match.version;
  codes.forEach((code, at) => {
    const decider = code < 0 ? match.choices.at(-1)?.seat : match.decision?.seat;
    if (decider !== seat) {
      const whose = decider === undefined ? 'nobody has to choose' : `it is for seat ${decider} to choose`;
      throw new Refusal(
        'not-your-decision',
        `Choice ${at + 1} of ${codes.length}: ${whose}, and you sit on seat ${seat}.`,
      );
    }
    try {
      if (code < 0) match.undo(-1 - code);
      else match.choose(code);
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      throw new Refusal('rules', `Choice ${at + 1} of ${codes.length}: ${error.message}`);
    }
    lowest = Math.min(lowest, match.version);
  });
  const draws: number[][] = [];
  for (let at = lowest; at < match.version; at++) {
    const drawn = match.choices[at]!.draws;
    if (drawn.length > 0) draws.push([at + 1, ...drawn]);
  }
  steps.add('chose', { seat, codes: [...codes], draws });
  if (match.over) steps.add('over', { reason: 'played', secret });
  return { steps: steps.made, match };
}

const mutable = (draws: ReturnType<Match['draws']>): number[][] => draws.map((list) => [...list]);

const isFree = ({ seats }: Table, seat: number): boolean => seats[seat]!.person === null && seats[seat]!.bot === null;

function demandStage({ stage }: Table, wanted: Table['stage'], why: string): void {
  if (stage !== wanted) throw new Refusal('wrong-stage', `The match is ${stage}; ${why}.`);
}

function demandSeat({ seats }: Table, seat: number): void {
  if (seat >= seats.length) {
    throw new Refusal('no-such-seat', `There is no seat ${seat}; the seats are 0 to ${seats.length - 1}.`);
  }
}

function demandFree(table: Table, seat: number): void {
  if (!isFree(table, seat)) throw new Refusal('seat-taken', `Seat ${seat} is taken.`);
}

function demandOwner({ created }: Table, person: string, what: string): void {
  if (created!.by !== person) throw new Refusal('not-your-table', `Only who set the table can ${what}.`);
}

function demandSeated(table: Table, person: string): number {
  const seat = table.seatOf(person);
  if (seat === null) throw new Refusal('not-your-seat', 'You have no seat in this match; you may watch.');
  return seat;
}

export function demandLevel(level: string): void {
  if (!(LEVELS as readonly string[]).includes(level)) {
    throw new Refusal('no-such-bot', `There is no bot "${level}"; the levels are ${LEVELS.join(', ')}.`);
  }
}
