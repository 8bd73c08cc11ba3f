/** Starting local matches. */

import { findGame, type MatchOptions, type RawPack, startMatch } from '@windrose/rules';

import { keepMatch, randomHex, type Sitter } from './store.ts';

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
  keepMatch({ id, sitters, record: match.record(), packs, pending: [], touched: Date.now(), round: 0, over: false });
  return id;
}

/** Who sits down for "play now": a person, and bots on the fewest other seats. */
export function quickSitters(game: string, you: string, botNames: readonly string[]): Sitter[] {
  const [fewest, most] = findGame(game).seats;
  const seats = Math.min(Math.max(fewest, 2), most);
  const name = botNames[randomBelow(botNames.length)]!;
  return Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { kind: 'person', name: you } : { kind: 'bot', name: seat === 1 ? name : `${name} ${seat}` },
  );
}

/** A whole number from 0 to `n` - 1. */
export function randomBelow(n: number): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! % n;
}

/** The same list in random order. */
export function shuffled<Item>(list: readonly Item[]): Item[] {
  const mixed = [...list];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = randomBelow(last + 1);
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
}
