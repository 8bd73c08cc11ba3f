/** The description of a match's setting, printed at the prompt before it begins. */

import { mapAdvice, type Match, parseMapCode, RulesError } from '@windrose/rules';
import { type Words, withPlaceNames } from '@windrose/words';

import { playText } from '../words/index.ts';

/** The option by which claims are laid face down, as the command takes it. */
const FACE_DOWN = '--option covered=true';

/** Maps with a name, which need no advice. */
const NAMED = ['first', 'random'];

/** The ruling on claimed tiles if the game has such and there are other players, and advice on a custom map. */
export function settingInWords({ seats, options, game }: Match, words: Words): string[] {
  const text = playText(words.language);
  const { covered } = options;
  const map = 'map' in options ? options.map : undefined;
  const claims = covered === true ? text.claimsCovered : text.claimsOpen(words.rule('SH-17r'), FACE_DOWN);
  const ownMap = typeof map === 'string' && !NAMED.includes(map) ? parseMapCode(map) : [];
  const ids = ownMap.map(({ id }) => id);
  return [
    ...(seats > 1 && game.coverable !== undefined ? [claims] : []),
    ...mapAdvice(ownMap).map(({ message, at }) =>
      text.advice(withPlaceNames(words.error(new RulesError('bad-map', message, at)), ids)),
    ),
  ];
}
