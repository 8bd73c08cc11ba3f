/** Bots as partners of a program: what they would choose, and what they think of a decision. */

import { type Bot, type Budget, type Candidate, createBot, type Level, LEVELS, USUAL_LEVEL } from '@windrose/bots';
import { type Core, type Match, RulesError, sha256Text, required } from '@windrose/rules';
import { wordsFor } from '@windrose/words';

import { didYouMean } from '../nearest.ts';

const ENGLISH = wordsFor('en');

/** The longest time and the most rounds a program may ask for. */
const MOST_MS = 600_000;
const MOST_ITERATIONS = 100_000_000;

/** A request for a bot; every field is optional. */
export interface BotRequest {
  readonly level?: unknown;
  readonly ms?: unknown;
  readonly iterations?: unknown;
  readonly seed?: unknown;
}

/** A validated request for a bot. */
export interface BotChoice {
  readonly level: Level;
  /** Undefined: the level's own. */
  readonly budget: Budget | undefined;
  readonly seed: number;
}

/** Reads what a request says about a bot. @throws RulesError `bad-options` with the field. */
export function readBot({ level = USUAL_LEVEL, ms, iterations, seed = 0 }: BotRequest, where = ''): BotChoice {
  const field = (name: string): string => (where === '' ? name : `${where}.${name}`);
  const known = LEVELS.find((candidate) => candidate === level);
  if (known === undefined) {
    const hint = typeof level === 'string' ? didYouMean(level, LEVELS) : '';
    const message = `A level is one of ${LEVELS.join(', ')}, not ${JSON.stringify(level)}.${hint}`;
    throw new RulesError('bad-options', message, field('level'));
  }
  const number = (name: string, value: unknown, most: number): number | undefined => {
    if (value === undefined) return undefined;
    if (typeof value === 'number' && value > 0 && value <= most) return value;
    throw new RulesError(
      'bad-options',
      `"${name}" is more than 0 and at most ${most}, not ${JSON.stringify(value)}.`,
      field(name),
    );
  };
  const budget = { ms: number('ms', ms, MOST_MS), iterations: number('iterations', iterations, MOST_ITERATIONS) };
  if (typeof seed !== 'string' && typeof seed !== 'number') {
    throw new RulesError('bad-options', `"seed" is a text or a number, not ${JSON.stringify(seed)}.`, field('seed'));
  }
  const named = Object.fromEntries(Object.entries(budget).filter(([, value]) => value !== undefined)) as Budget;
  return {
    level: known,
    budget: Object.keys(named).length > 0 ? named : undefined,
    seed: Number.parseInt(sha256Text(String(seed)).slice(0, 8), 16) | 0,
  };
}

/** Makes the bot of a choice. */
export function makeBot(core: Core, { level, budget, seed }: BotChoice): Bot {
  return createBot({ core, seed, level, ...(budget === undefined ? {} : { budget }) });
}

/** The bots that one program has asked in one match: each keeps to its plan from one question to the next. */
export class Partners {
  readonly #core: Core;
  readonly #bots = new Map<string, Bot>();

  constructor(core: Core) {
    this.#core = core;
  }

  /** A bot's choice now. @throws RulesError `match-over`, `bad-options` */
  choose(match: Match, request: BotRequest): { code: number; option: object; text: string } {
    const code = this.#bot(match, request).chooseFor(match);
    const option = required(
      match.legal().find((legal) => legal.code === code),
      `option ${code}`,
    );
    return { code, option, text: ENGLISH.option(match, option) };
  }

  /**
   * A bot's analysis of the decision.
   * @param lines number of candidates in the answer, the best first.
   */
  think(match: Match, request: BotRequest, lines: number) {
    const bot = this.#bot(match, request);
    const thought = bot.think(match.copiedState(), readBot(request).budget);
    return {
      code: thought.code,
      iterations: thought.iterations,
      ms: Math.round(thought.ms),
      lines: thought.candidates.slice(0, lines).map((candidate) => describe(match, candidate)),
    };
  }

  #bot(match: Match, request: BotRequest): Bot {
    if (match.over) throw new RulesError('match-over', 'The match is over; nothing can be chosen any more.');
    const choice = readBot(request);
    const key = JSON.stringify(choice);
    let bot = this.#bots.get(key);
    if (!bot) this.#bots.set(key, (bot = makeBot(this.#core, choice)));
    return bot;
  }
}

/** A candidate with its line in words, up to a choice that reveals something. */
function describe(match: Match, { code, visits, scores, win, line }: Candidate) {
  const copy = match.fork();
  const steps = [];
  for (const next of line) {
    const option = copy.legal().find((legal) => legal.code === next);
    if (!option) break;
    steps.push({ ...option, text: ENGLISH.option(copy, option) });
    const { length } = copy.draws();
    copy.choose(next);
    if (copy.draws().length > length) break;
  }
  return { code, visits, scores, win, line: steps };
}
