/** The terminal's texts that every language provides, besides the words of matches. */

/** The labels of one language. */
export interface Labels {
  readonly hold: string;
  of(n: number, limit: number): string;
  /** Cubes (the object of a sentence) in a hold. */
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
  /** The sum of a side's points. */
  readonly total: string;
  round(n: number): string;
  /** Names the parts of the table that did not fit, and how to request them. */
  more(parts: readonly ('map' | 'boards' | 'cards' | 'seats')[]): string;
}

/** Texts of explanations. */
export interface ExplainText {
  /** The signs of drawings, each with a sentence. */
  readonly signs: Readonly<Record<string, string>>;
  /** The rules' term for the river, forest, hill or plain of a location. */
  readonly landmark: string;
  /** The rules that say what a word means, where they do not stress it: by words in lower case, the most important one first. */
  readonly leads: Readonly<Record<string, readonly string[]>>;
  /** The heading of a place that is explained without a match: it is one of the map of the first game. */
  onFirstMap(game: string): string;
  /** A place of a game in which each match has a map of its own, so that nothing is known of it without a match. */
  mapOfItsOwn(place: string, game: string): string;
  /** Names further rules by their numbers. */
  also(rules: readonly string[]): string;
}

/** Texts of puzzles and lessons. */
export interface ExerciseText {
  readonly help: readonly string[];
  /** The try starts again, after choices were undone. */
  readonly fromTheStart: string;
  /** The command that continues another time. */
  goOn(command: string): string;

  /** A step of a lesson. */
  step(n: number, of: number): string;
  now(what: string): string;
  readonly done: string;
  readonly elsewhere: string;
  readonly finished: string;

  /** A puzzle: its name, its task, and what came of a try. */
  puzzle(game: string, n: number, of: number, grade: number): string;
  /** @param alone whether only Solo's rival plays beside the seat. */
  task(target: string, turns: number, alone: boolean): string;
  readonly solvedNow: string;
  readonly solvedSoon: string;
  readonly notYet: string;
  lacking(cubes: string): string;
  readonly away: string;
  solution(line: string): string;
  next(command: string): string;

  /** A film of a match: what can be typed between two frames. */
  readonly film: string;
  /** The text typed leads to no frame. */
  noFrame(entry: string, frames: number): string;
}

/** The prompt's own texts. */
export interface PlayText {
  /** The instructions, line by line. */
  readonly help: readonly string[];
  choose(options: number): string;
  readonly single: string;
  unknown(entry: string, options: number): string;
  /** The undone choices, one by one, as imperatives. */
  takenBack(choices: readonly string[]): string;
  suggestion(option: string): string;
  /** The reason: expected final points, the chance to win in percent, and the next best option, if any, with its chance. */
  because(points: string, chance: number, next: { readonly option: string; readonly chance: number } | null): string;
  /** The rest of the turn as the bot plans it. */
  plan(line: string): string;
  /** The question before an explanation. */
  readonly explainWhat: string;
  /** Nothing is known of a word. @param meant what was probably meant, or null. */
  unexplained(word: string, meant: string | null): string;
  /** The bot on a seat was stopped. */
  replaced(seat: string): string;
  saved(file: string): string;
  notSaved(reason: string): string;
  /** Said at the end of a match that could not be saved. */
  unsaved(file: string): string;
  continueWith(command: string): string;
  readonly over: string;
  /** Claimed tiles are face up. @param ruling the ruling about it. @param faceDown how to play with them face down. */
  claimsOpen(ruling: string, faceDown: string): string;
  readonly claimsCovered: string;
  /** Advice on a custom map. */
  advice(sentence: string): string;
}
