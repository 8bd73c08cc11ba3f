/** How deeds are called. */

import type { Deed, Match } from '@windrose/rules';
import type { Words } from '@windrose/words';

import { capital } from '../../i18n/capital.ts';
import type { PhysicalUi } from './en.ts';

/** What somebody may have done, as an imperative with a capital. */
export function deedLabel(match: Match, deed: Deed, words: Words, say: PhysicalUi, names: readonly string[]): string {
  const { option, code } = deed;
  // What is allowed is called as on the buttons of a match.
  if (code !== null) return capital(words.option(match, { ...option, code }, names));
  return capital(refusedLabel(match, deed, words, say));
}

function refusedLabel(match: Match, { option }: Deed, words: Words, { deeds }: PhysicalUi): string {
  switch (option.kind) {
    case 'work':
      return deeds.work(option.at, words.work(match, option.at));
    case 'route':
      return deeds.route(option.slot + 1);
    case 'play':
      return deeds.play(words.merchant(match, option.card));
    case 'acquire':
      return deeds.acquire(option.slot + 1);
    case 'merchant':
      return deeds.merchant(option.slot + 1);
    case 'claim':
      return 'slot' in option ? deeds.claimCard(option.slot + 1) : deeds.claim;
    case 'sail':
    case 'step': {
      const to = words.place(match, option.to);
      if (!('leave' in option)) return deeds.sail(to);
      return option.leave === '' ? deeds.sailFree(to) : deeds.sailLeaving(to, words.cubes(option.leave));
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
      return deeds.upgrade(words.cubes(option.cube));
    case 'pay':
      return deeds.pay(words.cubes(option.cube));
    case 'discard':
      return deeds.discard(words.cubes(option.cube));
    case 'place':
      return deeds.place(words.cubes(option.cube));
    case 'bonus':
    case 'tile':
      return 'stack' in option ? deeds.stack(option.stack + 1) : deeds.bonus(words.bonus(match, option.tile));
    case 'explore':
      return 'at' in option ? deeds.explore(option.at) : deeds.other(option.kind);
    case 'no-tile':
      return deeds.noTile;
    case 'pass':
      return deeds.pass;
    case 'no-bonus':
      return deeds.noBonus;
    default:
      return deeds.other(option.kind);
  }
}
