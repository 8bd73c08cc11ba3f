/** Capitals. */

/** A sentence with its first letter raised. */
export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
