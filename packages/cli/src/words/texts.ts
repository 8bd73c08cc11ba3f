/** What the terminal says besides the words of matches, as a language has to say it. */

/** The labels of one language. */
export interface Labels {
  readonly hold: string;
  of(n: number, limit: number): string;
  /** Cubes (the object of a sentence) that somebody has. */
  has(cubes: string): string;
  readonly boat: string;
  readonly outposts: string;
  readonly orders: string;
  readonly bonus: string;
  readonly settlers: string;
  settlersHere(ready: number, reserve: number): string;
  readonly cards: string;
  readonly explored: string;
  readonly merchants: string;
  readonly route: string;
  readonly hand: string;
  readonly played: string;
  readonly pile: string;
  readonly coins: string;
  coinCount(gold: number, silver: number): string;
  readonly none: string;
  readonly covered: string;

  readonly port: string;
  readonly closed: string;
  readonly sea: string;
  /** Explains the signs of the map. */
  readonly legend: string;
  island(colour: string): string;
  readonly boats: string;
  readonly lying: string;
  readonly beside: string;
  readonly supply: string;
  readonly top: string;

  readonly board: string;
  needs(settlers: number): string;
  /** Before what an exploration tile brings. */
  readonly under: string;
  readonly pointCards: string;
  readonly next: string;
  readonly stacks: string;
  left(n: number): string;
  readonly besideBoards: string;
  readonly market: string;
  readonly gap: string;
  readonly gold: string;
  readonly silver: string;
  readonly final: string;
  round(n: number): string;
}

/** The prompt's own texts. */
export interface PlayText {
  /** How to play, line by line. */
  readonly help: readonly string[];
  choose(options: number): string;
  readonly single: string;
  unknown(entry: string, options: number): string;
  readonly takenBack: string;
  suggestion(option: string): string;
  /** The bot on a seat was stopped. */
  replaced(seat: string): string;
  saved(file: string): string;
  notSaved(reason: string): string;
  continueWith(command: string): string;
  readonly over: string;
  /** Claimed tiles lie open. @param ruling the ruling that says so. @param faceDown how to lay them face down. */
  claimsOpen(ruling: string, faceDown: string): string;
  readonly claimsCovered: string;
  /** What is unwise about an own map. */
  advice(sentence: string): string;
}
