/** Labels of candidate moves. */

import type { CandidateMove, Match } from '@windrose/rules';
import type { Words } from '@windrose/words';

import { capital } from '../../i18n/capital.ts';
import type { PhysicalUi } from './en.ts';

/** A candidate move as an imperative with a capital. */
export function candidateLabel(
  match: Match,
  candidate: CandidateMove,
  words: Words,
  texts: PhysicalUi,
  names: readonly string[],
): string {
  const { option, code } = candidate;
  // Legal moves have the same labels as the buttons of a match.
  if (code !== null) return capital(words.option(match, { ...option, code }, names));
  return capital(refusedLabel(match, candidate, words, texts));
}

function refusedLabel(match: Match, { option }: CandidateMove, words: Words, { candidates }: PhysicalUi): string {
  switch (option.kind) {
    case 'work':
      return candidates.work(option.at, words.work(match, option.at));
    case 'route':
      return candidates.route(option.slot + 1);
    case 'play':
      return candidates.play(words.merchant(match, option.card));
    case 'acquire':
      return candidates.acquire(option.slot + 1);
    case 'merchant':
      return candidates.merchant(option.slot + 1);
    case 'claim':
      return 'slot' in option ? candidates.claimCard(option.slot + 1) : candidates.claim;
    case 'sail':
    case 'step': {
      const to = words.place(match, option.to);
      if (!('leave' in option)) return candidates.sail(to);
      return option.leave === '' ? candidates.sailFree(to) : candidates.sailLeaving(to, words.cubes(option.leave));
    }
    case 'stop':
      return candidates.stop;
    case 'build':
      return candidates.build;
    case 'trade':
      return candidates.trade;
    case 'again':
      return candidates.again;
    case 'upgrade':
      return candidates.upgrade(words.cubes(option.cube));
    case 'pay':
      return candidates.pay(words.cubes(option.cube));
    case 'discard':
      return candidates.discard(words.cubes(option.cube));
    case 'place':
      return candidates.place(words.cubes(option.cube));
    case 'bonus':
    case 'tile':
      return 'stack' in option ? candidates.stack(option.stack + 1) : candidates.bonus(words.bonus(match, option.tile));
    case 'explore':
      return 'at' in option ? candidates.explore(option.at) : candidates.other(option.kind);
    case 'no-tile':
      return candidates.noTile;
    case 'pass':
      return candidates.pass;
    case 'no-bonus':
      return candidates.noBonus;
    default:
      return candidates.other(option.kind);
  }
}
