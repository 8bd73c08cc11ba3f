/** Starting local matches. */

import { type Level, LEVELS } from '@windrose/bots';
import { findGame, type MatchOptions, type RawPack, required, startMatch } from '@windrose/rules';

import { random32 } from './chance.ts';
import { quickSeats } from './quick-seats.ts';
import { keepMatch, randomHex, type Sitter } from './store.ts';
import { storedNow } from './stored.ts';

/**
 * Starts a match, keeps it, and returns its id.
 * @param packs own packs, each in the place of the built-in one of its name.
 * @throws RulesError when the game does not allow these seats, options or packs.
 */
export function startLocal(
  game: string,
  sitters: readonly Sitter[],
  options: MatchOptions = {},
  packs: readonly RawPack[] = [],
): string {
  const match = startMatch({ game: findGame(game).id, seats: sitters.length, options, seed: randomHex(32), packs });
  const id = randomHex(8);
  keepMatch(storedNow(match, { id, sitters, packs, unplayed: true }));
  return id;
}

/** The level of the bots of "play now". */
export const QUICK_LEVEL = 'boatswain' satisfies Sitter['level'];

/** The seats of "play now": a person, and bots on the fewest other seats. */
export function quickSitters(game: string, you: string, botNames: readonly string[]): Sitter[] {
  const [fewest, most] = findGame(game).seats;
  const seats = quickSeats(fewest, most);
  const name = required(botNames[randomBelow(botNames.length)], 'name for a bot');
  return Array.from({ length: seats }, (_, seat) =>
    seat === 0
      ? { kind: 'person', name: you }
      : { kind: 'bot', name: seat === 1 ? name : `${name} ${seat}`, level: QUICK_LEVEL },
  );
}

/**
 * The same seats against bots of the next level each, and the highest of these levels; null where none of them can be stronger.
 * @param sitters a person and bots.
 */
export function harderSitters(
  sitters: readonly Sitter[],
): { readonly sitters: Sitter[]; readonly level: Level } | null {
  const stronger = sitters.map((sitter): Sitter => {
    if (sitter.kind !== 'bot') return sitter;
    const level = LEVELS[LEVELS.indexOf(sitter.level ?? QUICK_LEVEL) + 1];
    return level === undefined ? sitter : { ...sitter, level };
  });
  if (stronger.every((sitter, seat) => sitter === sitters[seat])) return null;
  const levels = stronger.flatMap(({ kind, level = QUICK_LEVEL }) => (kind === 'bot' ? [LEVELS.indexOf(level)] : []));
  return { sitters: stronger, level: required(LEVELS[Math.max(...levels)], 'level of a bot') };
}

/** A whole number from 0 to `n` - 1. */
export function randomBelow(n: number): number {
  return random32() % n;
}

/** The same list in random order. */
export function shuffled<Item>(list: readonly Item[]): Item[] {
  const left = [...list];
  const mixed: Item[] = [];
  while (left.length > 0) mixed.push(...left.splice(randomBelow(left.length), 1));
  return mixed;
}
