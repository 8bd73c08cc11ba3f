/** Cubes as the rules pages speak of them, for the naive games: how many of each letter. */

export type Letter = 'Y' | 'R' | 'G' | 'B';
export type Cubes = Record<Letter, number>;

export interface NaiveOption {
  kind: string;
  [value: string]: string | number;
}

/** The seat to move, its decision, and all options. */
export interface NaiveDecision {
  seat: number;
  kind: string;
  options: NaiveOption[];
}

/** A naive game is a generator: it yields decisions and receives options. */
export type Asking<Result = void> = Generator<NaiveDecision, Result, NaiveOption>;

export const LETTERS: Letter[] = ['Y', 'R', 'G', 'B'];
export const NEXT: Partial<Record<Letter, Letter>> = { Y: 'R', R: 'G', G: 'B' };

export const none = (): Cubes => ({ Y: 0, R: 0, G: 0, B: 0 });
export const all = (cubes: Cubes): number => cubes.Y + cubes.R + cubes.G + cubes.B;
export const write = (cubes: Cubes): string => LETTERS.map((letter) => letter.repeat(cubes[letter])).join('');
export const colours = (cubes: Cubes): Letter[] => LETTERS.filter((letter) => cubes[letter] > 0);

export function read(text: string): Cubes {
  const cubes = none();
  for (const letter of text) cubes[letter as Letter]++;
  return cubes;
}

export const contains = (hold: Cubes, price: Cubes): boolean =>
  LETTERS.every((letter) => hold[letter] >= price[letter]);
export const sum = (a: Cubes, b: Cubes): Cubes => ({ Y: a.Y + b.Y, R: a.R + b.R, G: a.G + b.G, B: a.B + b.B });
export const difference = (a: Cubes, b: Cubes): Cubes => ({ Y: a.Y - b.Y, R: a.R - b.R, G: a.G - b.G, B: a.B - b.B });
/** No place ever holds more than 127 cubes of one spice. */
export const allowed = (cubes: Cubes): boolean => LETTERS.every((letter) => cubes[letter] <= 127);
