/** What of a text stays in one line. */

/** A place, such as "B3" or "A2-4", with the word before it; the hyphen and the space would be ends of a line. */
const PLACE = /((?:\p{L}+ )?(?<![\p{L}\d])[A-Z]\d+(?:-\d+)?(?![\p{L}\d]))/u;

/** The parts of a text: every second one is a place with its word. Joined they are the text. */
export const partsOf = (text: string): string[] => text.split(PLACE);
