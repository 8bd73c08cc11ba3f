/** Choices that would break a match, or probe its luck, are refused, and nothing of them is stored or published. */

import { createBot } from '@windrose/bots';
import { LONGEST_MATCH, MOST_TAKEN_BACK, newCommandId, type Step, Table } from '@windrose/protocol';
import { findGame, GAMES, type Match, refusedBy, startMatch } from '@windrose/rules';
import { describe, expect, test } from 'vitest';

import { hashOf } from '../../src/chance.ts';
import { decide } from '../../src/match/decide.ts';
import { Refusal } from '../../src/match/refusal.ts';
import { tableOfFuture } from '../proof/one-future.ts';

const PEOPLE = Array.from({ length: 5 }, (_, seat) => `person${seat}`.padEnd(16, '0'));

/** The result of a person's command. @throws Refusal */
function verdictOn(table: Table, secret: string, person: string, asked: object) {
  const command = { match: 'a'.repeat(16), id: newCommandId(), version: table.version, ...asked } as never;
  return decide({ table, secret, now: 1e12 + table.version }, person, command);
}

/** A match of people as the server's referee plays it. */
class Judged {
  readonly table: Table;
  readonly steps: Step[] = [];
  readonly #secret: string;

  constructor(game: string, seats: number, secret: string) {
    this.#secret = secret;
    this.table = new Table(secret);
    const packs = startMatch({ game: findGame(game).id, seats, seed: '' }).packs.map((pack) => ({ ...pack }));
    const head = { number: 1, at: 1e12, by: PEOPLE[0]!, id: newCommandId(), luckHash: hashOf(secret) };
    const setting = { game, seats, options: {}, packs, rules: findGame(game).rules, pace: { kind: 'free' as const } };
    this.#take([{ kind: 'created', ...head, ...setting, rated: false, listed: false }], null);
    for (let seat = 0; seat < seats; seat++) this.ask(PEOPLE[seat]!, { type: 'sit', seat });
    this.ask(PEOPLE[0]!, { type: 'start' });
  }

  /** @throws Refusal */
  ask(person: string, asked: object): void {
    const { steps, match } = verdictOn(this.table, this.#secret, person, asked);
    this.#take(steps, match);
  }

  /** The seat that has to choose does. @throws Refusal */
  choose(...codes: number[]): void {
    this.ask(PEOPLE[this.table.decision!.seat]!, { type: 'choose', codes });
  }

  #take(steps: readonly Step[], match: Match | null): void {
    for (const step of steps) this.table.apply(step, match);
    this.steps.push(...steps);
  }
}

function refusalOf(work: () => unknown): Refusal | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** A match at a choice that can be undone; the choice, and its undo entry. */
function undoable(): { judged: Judged; code: number; back: number } {
  const judged = new Judged('eastern-wonders', 2, hashOf('undo'));
  for (;;) {
    const match = judged.table.match!;
    const codes = match.legal().map((option) => option.code);
    const code = codes.find((candidate) => {
      const trial = match.fork();
      trial.choose(candidate);
      return trial.undoableTo <= match.version && trial.decision?.seat === match.decision?.seat;
    });
    if (code !== undefined) return { judged, code, back: -1 - match.version };
    judged.choose(codes[0]!);
  }
}

describe('a match does not grow without end', () => {
  test('choices and undos that leave the match unchanged are refused', () => {
    const { judged, code, back } = undoable();
    expect(refusalOf(() => judged.choose(code, back))?.reason).toBe('nothing-changed');
    expect(refusalOf(() => judged.choose(...Array.from({ length: 250 }, () => [code, back]).flat()))).not.toBeNull();
    const { version } = judged.table;
    judged.choose(code);
    expect(refusalOf(() => judged.choose(back, code))?.reason).toBe('nothing-changed');
    expect(judged.table.version).toBe(version + 1);
  });

  test('undos per turn are limited, and the match continues', () => {
    const { judged, code, back } = undoable();
    for (let done = 0; done < MOST_TAKEN_BACK; done++) {
      judged.choose(code);
      judged.choose(back);
    }
    judged.choose(code);
    const refusal = refusalOf(() => judged.choose(back));
    expect(refusal).toMatchObject({ reason: 'too-long', message: expect.stringContaining(`${MOST_TAKEN_BACK} times`) });
    const { turn } = judged.table.match!;
    while (judged.table.match!.turn === turn) judged.choose(judged.table.match!.legal()[0]!.code);
    expect(judged.table.takenBack).toBe(0);
  });

  test('a match of maximum length accepts only choices that lead to its end', () => {
    const { judged, code, back } = undoable();
    judged.choose(code);
    judged.table.version = LONGEST_MATCH;
    const seat = judged.table.decision!.seat;
    expect(refusalOf(() => judged.choose(back))?.reason).toBe('too-long');
    expect(refusalOf(() => judged.ask(PEOPLE[seat]!, { type: 'leave' }))?.reason).toBe('too-long');
    judged.choose(judged.table.match!.legal()[0]!.code);
    expect(judged.table.version).toBe(LONGEST_MATCH + 1);
  });
});

describe('luck stays hidden', () => {
  test.each(GAMES.map(({ id, seats }) => ({ game: id, seats: Math.min(2, seats[1]) })))(
    '$game: whatever follows a choice that draws, the refusal is the same whatever was to be drawn',
    ({ game, seats }) => {
      const secret = hashOf(`peek ${game}`);
      const other = hashOf(`another future of ${game}`);
      const judged = new Judged(game, seats, secret);
      const bot = createBot({ core: judged.table.match!.core, level: 'passenger', seed: 11 });
      let differ = 0;
      const answers: string[][] = [];
      while (judged.table.decision !== null && answers.length < 120) {
        const match = judged.table.match!;
        const codes = match.legal().map((option) => option.code);
        const drawing = codes.filter((code) => {
          const trial = match.fork();
          trial.choose(code);
          return trial.choices.at(-1)!.draws.length > 0;
        });
        if (drawing.length > 0) {
          const [one, two] = [tableOfFuture(judged.steps, secret), tableOfFuture(judged.steps, other)];
          const person = PEOPLE[judged.table.decision.seat]!;
          for (const code of drawing.slice(0, 2)) {
            for (const next of [99_999, 0, 1, codes.at(-1)!, -1, -1 - match.version]) {
              const asked = { type: 'choose', codes: [code, next] };
              const reasonFor = ([table, own]: readonly [Table, string]): string => {
                const { reason, message } = refusalOf(() => verdictOn(table, own, person, asked))!;
                return `${reason}: ${message}`;
              };
              answers.push([reasonFor([one, secret]), reasonFor([two, other])]);
            }
            const drawn = [one, two].map((table) => {
              const trial = table.match!.fork();
              trial.choose(code);
              return JSON.stringify(trial.choices.at(-1)!.draws);
            });
            if (drawn[0] !== drawn[1]) differ++;
          }
        }
        judged.choose(bot.chooseFor(match));
      }
      for (const [mine, others] of answers) expect(others).toBe(mine);
      expect(answers.every(([reason]) => reason!.startsWith('after-draw: '))).toBe(true);
      // The futures did differ, or else nothing would be proved.
      expect(differ > 0).toBe(answers.length > 0);
      expect(answers.length > 0 || game === 'eastern-wonders-solo').toBe(true);
    },
  );

  test('a refusal does not reveal legal options', () => {
    const judged = new Judged('spice-road', 2, hashOf('options'));
    const { message } = refusalOf(() => judged.choose(99_999))!;
    expect(message).toBe('Choice 1 of 1: 99999 is not an option of the decision "turn".');
  });

  test('a refusal names the violated rule', () => {
    const judged = new Judged('spice-road', 2, hashOf('options'));
    const sixth = Array.from({ length: 256 }, (_, code) => code).find(
      (code) => refusedBy(judged.table.match!, code)?.rule === 'SR-8',
    )!;
    const { message, payload } = refusalOf(() => judged.choose(sixth))!;
    expect(payload).toMatchObject({ reason: 'rules', rule: 'SR-8' });
    expect(message).toBe(`Choice 1 of 1: ${sixth} is not an option of the decision "turn". See SR-8 in the rules.`);
  });
});
