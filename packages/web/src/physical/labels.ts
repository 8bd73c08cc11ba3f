/** How deeds are called, and why they are refused, in words. */

import type { Deed, Match, Refusal } from '@windrose/rules';
import type { Words } from '@windrose/words';

import { capital } from '../i18n/capital.ts';
import { placeName } from '../sea/position.ts';
import type { PhysicalUi, SayRefusal } from './en.ts';

/** What somebody may have done, as an imperative with a capital. */
export function deedLabel(match: Match, deed: Deed, words: Words, say: PhysicalUi, names: readonly string[]): string {
  const { option, code } = deed;
  // What is allowed is called as on the buttons of a match.
  if (code !== null) return capital(words.option(match, { ...option, code }, names));
  return capital(refusedLabel(match, deed, words, say));
}

function refusedLabel(match: Match, { option }: Deed, words: Words, { deeds }: PhysicalUi): string {
  const slot = Number(option.slot) + 1;
  const cube = words.cubes(String(option.cube));
  switch (option.kind) {
    case 'work':
      return deeds.work(String(option.at), words.work(match, String(option.at)));
    case 'route':
      return deeds.route(slot);
    case 'play':
      return deeds.play(words.merchant(match, String(option.card)));
    case 'acquire':
      return deeds.acquire(slot);
    case 'merchant':
      return deeds.merchant(slot);
    case 'claim':
      return option.slot === undefined ? deeds.claim : deeds.claimCard(slot);
    case 'sail':
    case 'step': {
      const to = placeName(String(option.to));
      if (option.leave === undefined) return deeds.sail(to);
      return option.leave === '' ? deeds.sailFree(to) : deeds.sailLeaving(to, words.cubes(String(option.leave)));
    }
    case 'stop':
      return deeds.stop;
    case 'build':
      return deeds.build;
    case 'trade':
      return deeds.trade;
    case 'again':
      return deeds.again;
    case 'upgrade':
      return deeds.upgrade(cube);
    case 'pay':
      return deeds.pay(cube);
    case 'discard':
      return deeds.discard(cube);
    case 'place':
      return deeds.place(cube);
    case 'bonus':
    case 'tile':
      return option.stack === undefined
        ? deeds.bonus(words.bonus(match, String(option.tile)))
        : deeds.stack(Number(option.stack) + 1);
    case 'explore':
      return deeds.explore(String(option.at));
    case 'no-tile':
      return deeds.noTile;
    default:
      return deeds.other(option.kind);
  }
}

/** Why something is refused: a sentence. */
export function refusalText(why: Refusal, words: Words, { refusals }: PhysicalUi): string {
  const sentence = refusals[why.because] as (of: Refusal, say: SayRefusal) => string;
  return sentence(why, { words, place: placeName });
}
