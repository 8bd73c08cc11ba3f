/** Decides a command: returns its steps, or refuses. Pure functions of the table. */

import { LEVELS, USUAL_LEVEL } from '@windrose/bots';
import {
  type Command,
  type CommandOf,
  isDecided,
  LONGEST_MATCH,
  luckHashOf,
  mixLuck,
  MOST_TAKEN_BACK,
  MOST_UNREVEALED,
  PARTS_WITHIN,
  PARTS_WITHIN_FREE,
  serverPart,
  slowDeadline,
  type Step,
  type StepKind,
  type StepOf,
  type Table,
} from '@windrose/protocol';
import { type Match, required, RulesError, startNamed, withRule } from '@windrose/rules';

import { Refusal } from './refusal.ts';

/** The result of a command. */
export interface CommandResult {
  readonly steps: readonly Step[];
  /** The match after the steps, if they change it. */
  readonly match: Match | null;
}

/** Commands that even a very long match accepts. */
const ENDING: ReadonlySet<Command['type']> = new Set(['choose', 'start', 'reveal', 'abandon', 'concede', 'abort']);

/** The bot that plays for an absent person. */
const STAND_IN: string = USUAL_LEVEL;

/** The fields specific to a kind of step, `without` number, time and command. */
type Own<Kind extends StepKind> = Omit<StepOf<Kind>, 'kind' | 'number' | 'at' | 'by' | 'id'>;

/** The table when a command arrives, with the luck's secret. */
export interface Moment {
  readonly table: Table;
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Builds the steps that follow on a table, numbered and dated. */
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
 * Decides a person's command.
 * @throws Refusal
 */
export function decide(moment: Moment, person: string, command: Exclude<Command, CommandOf<'rematch'>>): CommandResult {
  const { table } = moment;
  const steps = new Steps(moment, { by: person, id: command.id });
  const result = (match: Match | null = null): CommandResult => ({ steps: steps.made, match });
  if (!ENDING.has(command.type)) demandShort(table, 'only what brings it to its end is stored');
  switch (command.type) {
    case 'sit':
      demandStage(table, 'open', 'seats are taken before the match starts');
      demandSeat(table, command.seat);
      demandFree(table, command.seat);
      if (table.silent.includes(person)) {
        throw new Refusal('luck-withheld', 'You have not revealed your part of the luck at this table.');
      }
      // A start is only requested with all seats taken, so no one sits down during one.
      if (table.seatOf(person) !== null) {
        throw new Refusal('seated-already', `You sit on seat ${table.seatOf(person)} already; a person has one seat.`);
      }
      if (![null, person].includes(table.kept[command.seat] ?? null)) {
        throw new Refusal('seat-kept', `Seat ${command.seat} is kept for a person of the match before.`);
      }
      steps.add('sat', { seat: command.seat, person });
      return result();
    case 'free':
      demandStage(table, 'open', 'after the start a seat can only be left to a bot ("leave")');
      demandSeat(table, command.seat);
      if (table.seatOf(person) !== command.seat && table.kept[command.seat] !== person) {
        demandOwner(table, person, 'free the seats of others');
      }
      if (isFree(table, command.seat) && (table.kept[command.seat] ?? null) === null) {
        throw new Refusal('seats-empty', `Seat ${command.seat} is free already.`);
      }
      // As long as nobody has revealed a part, nobody can have foreseen the deal: the start is only put off.
      if (table.starting && (table.setting.auto || table.revealedParts.length > 0))
        return redraw(moment, steps, [command.seat]);
      steps.add('freed', { seat: command.seat });
      return result();
    case 'commit':
      demandStage(table, 'open', 'parts of the luck are committed before it starts');
      return commit(moment, steps, demandSeated(table, person), command.hash);
    case 'reveal':
      demandStage(table, 'open', 'parts of the luck are revealed before it starts');
      return reveal(moment, steps, demandSeated(table, person), command.part);
    case 'bot':
      demandStage(table, 'open', 'bots sit down before the match starts');
      demandOwner(table, person, 'put bots on seats');
      demandSeat(table, command.seat);
      demandFree(table, command.seat);
      demandLevel(command.level);
      steps.add('bot', { seat: command.seat, level: command.level });
      return result();
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
      if (table.sitter(seat).bot !== null) {
        throw new Refusal('not-your-decision', 'A bot plays your seat; come back ("back") first.');
      }
      return choose(moment, steps, seat, command.codes);
    }
    case 'leave': {
      demandStage(table, 'running', 'only a running match can be left to a bot; before it there is "free"');
      const seat = demandSeated(table, person);
      if (table.sitter(seat).bot !== null) throw new Refusal('wrong-stage', 'A bot plays your seat already.');
      return away(moment, steps, seat, 'left');
    }
    case 'back': {
      demandStage(table, 'running', 'only a running match can be come back to');
      const seat = demandSeated(table, person);
      if (table.sitter(seat).bot === null) throw new Refusal('wrong-stage', 'You play your seat already.');
      if (table.lost.includes(seat)) {
        throw new Refusal('wrong-stage', 'You have lost this match; a bot plays your seat to its end.');
      }
      if (!table.mayComeBack(seat, moment.now)) {
        throw new Refusal('out-of-time', 'Your time is used up; coming back does not give you any.');
      }
      steps.add('back', { seat });
      return result();
    }
    case 'concede': {
      demandStage(table, 'running', 'only a running match can be conceded');
      const seat = demandSeated(table, person);
      if (table.lost.includes(seat)) throw new Refusal('wrong-stage', 'You have lost this match already.');
      steps.add('conceded', { seat, level: table.sitter(seat).bot ?? STAND_IN });
      return endIfDecided(moment, steps);
    }
    case 'abort':
      demandStage(table, 'running', 'only a running match can be aborted; before it there is "abandon"');
      demandSeated(table, person);
      if (!table.mayAbort) {
        throw new Refusal('too-late', 'Everybody has moved, so the match counts; you can concede it.');
      }
      steps.add('over', { reason: 'aborted', secret: ownPart(moment) });
      return result();
    case 'wait': {
      demandStage(table, 'running', 'only in a running match somebody is waited for');
      const seat = demandSeated(table, person);
      if (table.rated) throw new Refusal('wrong-stage', 'A rated match has no waiting: the clocks count.');
      const { seat: slow } = required(table.decision, 'decision of a running match');
      if (table.deadline === null) throw new Refusal('wrong-stage', `No time runs for seat ${slow}.`);
      if (seat === slow) throw new Refusal('wrong-stage', 'It is you whom the others would wait for.');
      if (table.waiting.includes(seat)) throw new Refusal('wrong-stage', 'You have agreed to wait already.');
      steps.add('waits', { seat, for: slow });
      return result();
    }
    case 'abandon':
      demandStage(table, 'open', 'only a match that has not started can be given up');
      demandOwner(table, person, 'give it up');
      steps.add('over', { reason: 'abandoned', secret: ownPart(moment) });
      return result();
  }
}

/** Decides a bot's choice. @throws Refusal if it is not its turn any more, or not allowed */
export function decideForBot(moment: Moment, seat: number, codes: readonly number[]): CommandResult {
  const { table } = moment;
  demandStage(table, 'running', 'the match is over');
  if (table.sitter(seat).bot === null) throw new Refusal('stale', `Its person plays seat ${seat} again.`);
  return choose(moment, new Steps(moment, null), seat, codes);
}

/**
 * A clock has run out: a seat's, which a bot plays from now on, or that of a pending start; or the days in which a person has to choose
 * in a rated match without a clock. Null if it has not, or does not run any more.
 * @param idleDays these days for matches that do not name them.
 */
export function decideExpiredClock(moment: Moment, idleDays: number | null = null): CommandResult | null {
  const { table, now } = moment;
  if (table.stage === 'open') return decideExpiredStart(moment);
  const { decision } = table;
  const deadline = table.deadline ?? table.idleUntil(idleDays);
  if (deadline === null || decision === null || now < deadline) return null;
  return away(moment, new Steps(moment, null), decision.seat, 'time');
}

/**
 * Gives a seat to a bot. In a rated match the seat thereby loses, unless not everybody has moved yet: then the match does
 * not count.
 */
function away(moment: Moment, steps: Steps, seat: number, reason: 'time' | 'left'): CommandResult {
  const { table } = moment;
  const secret = ownPart(moment);
  if (!table.rated) return { steps: steps.add('away', { seat, level: STAND_IN, reason }).made, match: null };
  if (table.mayAbort) return { steps: steps.add('over', { reason: 'aborted', secret }).made, match: null };
  return endIfDecided(moment, steps.add('away', { seat, level: STAND_IN, reason, lost: true }));
}

/** A seat has lost with the latest step: the match is over if no opponent is left. */
function endIfDecided(moment: Moment, steps: Steps): CommandResult {
  const { table } = moment;
  const lost = steps.made.flatMap((step) => (step.kind === 'away' || step.kind === 'conceded' ? [step.seat] : []));
  if (isDecided(table.seats, [...table.lost, ...lost]))
    steps.add('over', { reason: 'decided', secret: ownPart(moment) });
  return { steps: steps.made, match: null };
}

/** Gives up a table that has waited too long. Null if it has started after all. */
export function decideStale(moment: Moment): CommandResult | null {
  if (moment.table.stage !== 'open') return null;
  return {
    steps: new Steps(moment, null).add('over', { reason: 'abandoned', secret: ownPart(moment) }).made,
    match: null,
  };
}

/** Sets up the rematch of a finished match. */
export function decideRematch(moment: Moment, person: string, id: string, match: string): CommandResult {
  demandStage(moment.table, 'over', 'a rematch begins after the end');
  demandSeated(moment.table, person);
  return { steps: new Steps(moment, { by: person, id }).add('rematch', { match }).made, match: null };
}

/** The server's part of the luck, as published at the end. */
const ownPart = ({ table, secret }: Moment): string => serverPart(secret, table.redraws);

/** Start was requested: everybody has a part of the luck and reveals it first. */
function start(moment: Moment, steps: Steps): CommandResult {
  const { table } = moment;
  const empty = table.seats.flatMap((_, seat) => (isFree(table, seat) ? [seat] : []));
  if (empty.length > 0) throw new Refusal('seats-empty', `Seats without a player: ${empty.join(', ')}.`);
  if (table.seats.every(({ person }) => person === null)) {
    throw new Refusal(
      'rules',
      'At least one person sits at a table; bots alone play with "windrose simulate" at home.',
    );
  }
  if (table.starting)
    throw new Refusal('wrong-stage', 'The match starts as soon as all have revealed their parts of the luck.');
  // Matches of before start without people who have not committed.
  if (!table.setting.allParts && table.parts.every(({ hash }) => hash === null)) return deal(moment, steps, []);
  return { steps: steps.add('starting', { until: partsUntil(moment) }).made, match: null };
}

/** When the parts that are awaited from now on have to be there. */
function partsUntil({ table, now }: Moment): number {
  const { pace, auto } = table.setting;
  const within = {
    live: () => PARTS_WITHIN,
    free: () => PARTS_WITHIN_FREE,
    slow: () => Math.max(PARTS_WITHIN, pace.kind === 'slow' ? slowDeadline(pace, now) - now : 0),
  };
  return now + (auto ? PARTS_WITHIN : within[pace.kind]());
}

/** Starts the match. @param parts the people's parts of its luck */
function deal(moment: Moment, steps: Steps, parts: readonly { seat: number; part: string }[]): CommandResult {
  const { table } = moment;
  const { seats, options, ownPacks: packs = [] } = table.setting;
  const match = startNamed(table.setting, { seats, options, packs, seed: mixLuck(ownPart(moment), parts) });
  return { steps: steps.add('started', { draws: mutable(match.draws()) }).made, match };
}

/**
 * A person commits to their part of the luck. The last commitment starts a self-starting table. After the start is requested it gives
 * everybody their time to reveal: who commits at the last moment leaves the others no less of it.
 */
function commit(moment: Moment, steps: Steps, seat: number, hash: string): CommandResult {
  const { table } = moment;
  if (table.starting && !table.uncommitted.includes(seat))
    throw new Refusal('wrong-stage', 'The start is asked for; no part of the luck changes any more.');
  if (table.partOf(seat).hash === hash)
    throw new Refusal('nothing-changed', 'That is the hash you have given already.');
  steps.add('committed', { seat, hash });
  const all = table.seats.every(({ person }, at) => person === null || at === seat || table.partOf(at).hash !== null);
  if (all && (table.setting.auto || table.starting)) steps.add('starting', { until: partsUntil(moment) });
  return { steps: steps.made, match: null };
}

/** A person reveals their part of the luck. The last one starts the match. */
function reveal(moment: Moment, steps: Steps, seat: number, part: string): CommandResult {
  const { table } = moment;
  if (!table.starting) throw new Refusal('wrong-stage', 'Parts of the luck are revealed after the start is requested.');
  const own = table.partOf(seat);
  if (table.uncommitted.length > 0) {
    throw new Refusal('wrong-stage', 'Not everybody has committed to a part of the luck; reveal yours when all have.');
  }
  if (own.hash === null) throw new Refusal('wrong-stage', 'You have given no hash of a part before the start.');
  if (own.part !== null) throw new Refusal('wrong-stage', 'You have already revealed your part.');
  if (luckHashOf(part) !== own.hash)
    throw new Refusal('wrong-part', 'That part does not have the hash you have given.');
  steps.add('revealed', { seat, part });
  if (table.awaited.length > 1) return { steps: steps.made, match: null };
  return deal(moment, steps, [...table.revealedParts, { seat, part }]);
}

/**
 * Some people withheld their parts, or have not committed to any. Having seen the others', they could choose between two deals; so all parts are void,
 * the silent people lose their seats for good, and the server gets a new part too. The third time the table is over, and a
 * self-starting one at once.
 */
function redraw(moment: Moment, steps: Steps, seats: readonly number[]): CommandResult {
  const { table, secret } = moment;
  if (table.setting.auto)
    return { steps: steps.add('over', { reason: 'aborted', secret: ownPart(moment) }).made, match: null };
  if (table.redraws + 1 >= MOST_UNREVEALED)
    return { steps: steps.add('over', { reason: 'withheld', secret: ownPart(moment) }).made, match: null };
  const luckHash = luckHashOf(serverPart(secret, table.redraws + 1));
  return { steps: steps.add('redrawn', { seats: [...seats], luckHash }).made, match: null };
}

/** The wait before a start is over. Null if it is not, or does not apply any more. */
function decideExpiredStart(moment: Moment): CommandResult | null {
  const { table, now } = moment;
  if (table.startDue === null || now < table.startDue) return null;
  const steps = new Steps(moment, null);
  if (table.starting) return redraw(moment, steps, table.awaited);
  // Somebody left a self-starting table, which no one can start again.
  if (table.seats.some((_, seat) => isFree(table, seat))) return redraw(moment, steps, []);
  return start(moment, steps);
}

/**
 * Tries the codes on a copy and accepts all or none. A refusal is independent of future draws: codes after a draw are not
 * read.
 */
function choose(moment: Moment, steps: Steps, seat: number, codes: readonly number[]): CommandResult {
  const { table } = moment;
  const before = table.startedMatch;
  const match = before.fork();
  demandRoom(table, codes);
  let lowest = match.version;
  let revealed = false;
  codes.forEach((code, at) => {
    const which = `Choice ${at + 1} of ${codes.length}`;
    if (revealed) {
      throw new Refusal(
        'after-draw',
        `${which} comes after one that reveals something. Send the choices up to that one, and go on when it is answered.`,
      );
    }
    const decider = code < 0 ? match.choices.at(-1)?.seat : match.decision?.seat;
    if (decider !== seat) {
      const whose = decider === undefined ? 'no seat has to choose' : `it is for seat ${decider} to choose`;
      throw new Refusal('not-your-decision', `${which}: ${whose}, and you sit on seat ${seat}.`);
    }
    const { decision } = match;
    try {
      if (code < 0) match.undo(-1 - code);
      else match.choose(code);
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      // A client computes from its own copy of the match what would be allowed.
      const why =
        error.code === 'illegal-choice' && decision
          ? `${code} is not an option of the decision "${decision.kind}".`
          : error.message;
      const { rule } = withRule(error, match, code);
      const see = rule === null ? '' : ` See ${rule} in the rules.`;
      throw new Refusal('rules', `${which}: ${why}${see}`, rule === null ? {} : { rule });
    }
    revealed = code >= 0 && turnedUp(match);
    lowest = Math.min(lowest, match.version);
  });
  if (sameChoices(before, match)) {
    throw new Refusal('nothing-changed', 'These choices and take-backs leave the match as it was; nothing is stored.');
  }
  const draws: number[][] = [];
  for (const [at, { draws: drawn }] of match.choices.slice(lowest).entries()) {
    if (drawn.length > 0) draws.push([lowest + at + 1, ...drawn]);
  }
  steps.add('chose', { seat, codes: [...codes], draws });
  if (match.over) steps.add('over', { reason: 'played', secret: ownPart(moment) });
  return { steps: steps.made, match };
}

/** Undos are limited, so that a match cannot grow without end. @throws Refusal */
function demandRoom(table: Table, codes: readonly number[]): void {
  const takenBack = codes.filter((code) => code < 0).length;
  if (takenBack === 0) return;
  if (table.takenBack + takenBack > MOST_TAKEN_BACK) {
    throw new Refusal('too-long', `In one turn choices are taken back ${MOST_TAKEN_BACK} times at most.`);
  }
  demandShort(table, 'choices are only taken back in shorter ones');
}

/** @throws Refusal if the match has reached its maximum number of entries. */
function demandShort({ version, match }: Table, why: string): void {
  if (version >= LONGEST_MATCH || (match?.entries ?? 0) >= LONGEST_MATCH) {
    throw new Refusal('too-long', `The match has ${LONGEST_MATCH} entries or more; ${why}.`);
  }
}

/** Whether the latest choice has revealed something. */
export const turnedUp = ({ choices }: Match): boolean => (choices.at(-1)?.draws.length ?? 0) > 0;

/** Whether both have the same choices. */
function sameChoices(a: Match, b: Match): boolean {
  if (a.version !== b.version) return false;
  // A copy shares the choices that were never undone, so comparing from the end finds a difference soonest.
  for (let at = a.version - 1; at >= 0; at--) {
    const [one, other] = [a.choices[at], b.choices[at]];
    if (one === other) return true;
    if (one?.option.code !== other?.option.code) return false;
  }
  return true;
}

const mutable = (draws: ReturnType<Match['draws']>): number[][] => draws.map((list) => [...list]);

const isFree = (table: Table, seat: number): boolean => {
  const { person, bot } = table.sitter(seat);
  return person === null && bot === null;
};

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

function demandOwner({ setting }: Table, person: string, what: string): void {
  if (setting.by !== person) throw new Refusal('not-your-table', `Only who set the table can ${what}.`);
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
