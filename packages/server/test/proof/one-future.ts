/** One of the futures that a match may have: what was drawn so far is told, what comes is another secret's. */

import { MatchLuck, RulesError, type ToldDraws, ToldLuck } from '@windrose/rules';

export class OneFuture extends ToldLuck {
  readonly #secret: string;
  readonly #future: MatchLuck;

  constructor(told: ToldDraws, secret: string) {
    super(told);
    this.#secret = secret;
    this.#future = new MatchLuck(secret);
  }

  override twin(): OneFuture {
    return new OneFuture(this.told, this.#secret);
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
