/** The meaning of an option of any game, custom ones included. */

import { type CodedOption, isGameId, type Match } from '@windrose/rules';
import { builtInFact, type Fact, ownFact } from './facts.ts';
import { ownOption } from './own.ts';

/**
 * The fact behind one of the options of a match's present decision. What a custom game has words for is its own, whatever it is
 * called, and so is what does not fit our components.
 * @throws RangeError when the option is none of the present decision of a built-in game.
 */
export function factOf(match: Match, option: CodedOption): Fact {
  const { id } = match.game;
  if (isGameId(id)) return builtInFact(match, option);
  if (ownOption(id, 'en', option.kind) !== null) return ownFact(option);
  try {
    return builtInFact(match, option);
  } catch (error) {
    if (error instanceof RangeError) return ownFact(option);
    throw error;
  }
}
