/** A possible future of a match: the draws so far are known, later ones come from another secret. */

import { type Step, Table } from '@windrose/protocol';
import {
  type Match,
  MatchLuck,
  RulesError,
  startMatch,
  type RecordedDraws,
  RecordedLuck,
  findGame,
} from '@windrose/rules';

class OneFuture extends RecordedLuck {
  readonly #secret: string;
  readonly #future: MatchLuck;

  constructor(draws: RecordedDraws, secret: string) {
    super(draws);
    this.#secret = secret;
    this.#future = new MatchLuck(secret);
  }

  override twin(): OneFuture {
    return new OneFuture(this.known, this.#secret);
  }

  override at(number: number): void {
    super.at(number);
    this.#future.at(number);
  }

  override draw(n: number): number {
    try {
      return super.draw(n);
    } catch (error) {
      if (!(error instanceof RulesError && error.code === 'untold-luck')) throw error;
      const value = this.#future.draw(n);
      this.drawn++;
      this.draws.push(value);
      return value;
    }
  }
}

/** A server's table after these steps, to which something else will happen. */
export function tableOfFuture(steps: readonly Step[], secret: string): Table {
  const table = new Table(secret);
  let match: Match | null = null;
  for (const step of steps) {
    if (step.kind === 'started') {
      const { game, seats, options } = table.created!;
      const draws = steps.flatMap((own) => (own.kind === 'started' || own.kind === 'chose' ? own.draws : []));
      match = startMatch({ game: findGame(game).id, seats, options, seed: '', luck: new OneFuture(draws, secret) });
    } else if (step.kind === 'chose') {
      match = match!.fork();
      match.replay(step.codes);
    }
    table.apply(step, match);
  }
  return table;
}
