/** Which picture a person has: always the same for the same person, and at a table none like another one. */

/** Background and foreground, the same by day and by night: sky or sea. */
export const GROUNDS = [
  ['#bfe0e2', '#7fb0b1'],
  ['#f6d6b8', '#d99a5b'],
  ['#f3d48b', '#b98a3f'],
  ['#9fb7d6', '#3f5f86'],
  ['#cfe0b4', '#7da75f'],
  ['#d9b6c4', '#96607d'],
] as const;

/** What stands on it. */
export const PIECES = [
  'island-Y',
  'island-R',
  'island-G',
  'island-B',
  'port',
  'boat',
  'whale',
  'camel',
  'fort',
] as const;

/** The numbers of the parts of a picture. */
export interface AvatarLook {
  readonly ground: number;
  readonly piece: number;
  /** Of a boat: the seat whose sail it has. */
  readonly sail: number;
}

/** A stable hash of a text. */
function numberOf(text: string): number {
  let number = 5381;
  for (const letter of text) number = (number * 33 + letter.charCodeAt(0)) % 1_000_003;
  return number;
}

/** A person's picture, wherever nobody else stands beside them. */
export function avatarOf(id: string): AvatarLook {
  const number = numberOf(id);
  return {
    ground: number % GROUNDS.length,
    piece: Math.floor(number / GROUNDS.length) % PIECES.length,
    sail: Math.floor(number / 60) % 5,
  };
}

/** The pictures of people at one table, at most five: neither a piece nor a ground is there twice. Whoever's id comes first keeps their own. */
export function avatarsAt(ids: readonly string[]): ReadonlyMap<string, AvatarLook> {
  const looks = new Map<string, AvatarLook>();
  const free = (wanted: number, of: 'ground' | 'piece', count: number): number => {
    const taken = new Set([...looks.values()].map((look) => look[of]));
    for (let on = 0; on < count; on++) if (!taken.has((wanted + on) % count)) return (wanted + on) % count;
    return wanted;
  };
  for (const id of [...ids].sort()) {
    const own = avatarOf(id);
    looks.set(id, {
      ...own,
      ground: free(own.ground, 'ground', GROUNDS.length),
      piece: free(own.piece, 'piece', PIECES.length),
    });
  }
  return looks;
}
