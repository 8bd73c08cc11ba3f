/** The sounds of the events of a match. */

import type { Event } from '@windrose/rules';

/** The sounds. */
export type Sound =
  /** A boat's step: water along the hull. */
  | 'water'
  /** A cube laid down: a small knock of wood. */
  | 'cube'
  /** Something larger set down: an outpost, settlers. */
  | 'piece'
  /** A card or tile slides over paper. */
  | 'card'
  /** Something was gained for good: an order, a point card, a bonus tile. */
  | 'bell'
  /** The last round has begun. */
  | 'last'
  /** It is a person's turn. */
  | 'turn'
  /** The match is over. */
  | 'end';

/** A sound and when it begins, in milliseconds after the choice. */
export interface Cue {
  readonly sound: Sound;
  readonly at: number;
}

/** Between two sounds of the same kind, in milliseconds. */
const GAP = 70;
/** Maximum repetitions of a sound, however many cubes there are. */
const MOST = 4;

/** The sounds of these events, in their order. */
export function cuesOf(events: readonly Event[]): Cue[] {
  const counts = new Map<Sound, number>();
  const addCue = (sound: Sound, times = 1): void => {
    counts.set(sound, Math.min(MOST, (counts.get(sound) ?? 0) + times));
  };
  for (const event of events) {
    switch (event.kind) {
      case 'sailed':
        addCue('water');
        break;
      case 'toll':
      case 'heap':
      case 'paid':
      case 'gained':
      case 'tools':
      case 'discarded':
      case 'put':
        addCue('cube', event.cubes.length);
        break;
      case 'traded':
        addCue('cube', event.give.length + event.take.length);
        break;
      case 'upgraded':
        addCue('cube');
        break;
      case 'built':
      case 'placed':
      case 'sent':
      case 'rival':
        addCue('piece');
        break;
      case 'dealt':
      case 'merchantDealt':
      case 'merchant':
      case 'played':
      case 'routed':
      case 'laid':
      case 'tookBack':
      case 'rested':
        addCue('card');
        break;
      case 'final':
        addCue('last');
        break;
      case 'claimed':
      case 'card':
      case 'bonus':
      case 'coin':
        addCue('bell');
        break;
      case 'over':
        addCue('end');
        break;
      default:
    }
  }
  return [...counts].flatMap(([sound, times], order) =>
    Array.from({ length: times }, (_, at) => ({ sound, at: order * 40 + at * GAP })),
  );
}
