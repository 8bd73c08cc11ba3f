/** Colours on the terminal: cubes, seats, emphasis. Colour never carries information alone. */

import { type SpiceLetter, SPICES } from '@windrose/rules';
import type { Words } from '@windrose/words';
import pc from 'picocolors';

/** Puts colour on text. */
export type Paint = (text: string) => string;

/** One of the terminal's 256 colours, if it shows colours at all. */
function colour(number: number): Paint {
  return (text) => (pc.isColorSupported ? `\u001B[38;5;${number}m${text}\u001B[39m` : text);
}

const CUBES: Readonly<Record<SpiceLetter, Paint>> = {
  Y: colour(220),
  R: colour(203),
  G: colour(78),
  B: colour(137),
};
const RIVAL: Paint = colour(246);
const SEATS: readonly Paint[] = [colour(75), colour(176), colour(43), colour(215), RIVAL];

/** Letters of cubes, each in its colour and as the language writes it; other signs as they are. */
export function paintCubes({ letters }: Pick<Words, 'letters'>): Paint {
  return (text) => text.replace(/[YRGB]/g, (letter) => CUBES[letter as SpiceLetter](letters(letter)));
}

/** Paints anything in the colour of a spice. */
export function paintIn(spice: SpiceLetter): Paint {
  return CUBES[spice];
}

/** Text in the colour of a seat; the rival has the last one. */
export function paintSeat(side: number, text: string): string {
  const paint = SEATS[side % SEATS.length] ?? RIVAL;
  return paint(text);
}

/** Cubes in at most seven signs: their letters, or numbers and letters when there are many. */
export function shortCubes(cubes: string): string {
  if (cubes.length <= 7) return cubes;
  return SPICES.map((spice) => {
    const count = cubes.split(spice).length - 1;
    return count === 0 ? '' : `${count}${spice}`;
  }).join('');
}
