/** Capitals. */

/** A sentence with its first letter raised, for buttons. */
export function capital(sentence: string): string {
  return sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);
}
