/** Heaps: the cubes that boats left on a tile, for any boat that stops there. */

// oxlint-disable typescript/no-non-null-assertion -- the layout gives every seat, place and tile its cell, and tables of components have an entry per id

import { declareEvents, EVENT_IDS } from '../core/events.ts';
import { Phase } from '../core/phase.ts';
import { fits } from '../core/spice.ts';
import { declareNumbers, type State } from '../core/state.ts';
import './voyage.ts';
import './places.ts';

declare module '../core/state.ts' {
  interface State {
    /** 1: the heap has been taken or left. */
    heapAsked: number;
  }
}

declareNumbers({ heapAsked: 'number' }, 'turn');

/** The events it emits. */
const EVENTS = {
  /** The cubes lying on a tile were taken. */
  heap: { seat: 'number', at: 'place', cubes: 'cubes' },
} as const;
type Events = typeof EVENTS;
declare module '../core/events.ts' {
  interface EventShapes extends Events {}
}
declareEvents(EVENTS);

const TAKE = 0;
const LEAVE = 1;

/** Taking the cubes of a heap, or leaving them. */
export type HeapOption = { readonly kind: 'take' } | { readonly kind: 'leave' };

/** Asks a boat that has moved to a tile with cubes whether it takes them: all or none (ruling). */
export class TakeHeap extends Phase<HeapOption> {
  constructor() {
    super('heap', 'steps');
  }

  reach(state: State): boolean {
    if (state.heapAsked === 1 || state.heap[state.boat[state.mover]!] === 0) return false;
    state.actor = state.mover;
    return true;
  }

  legal(state: State, out: Int32Array): number {
    const heap = state.heap[state.boat[state.mover]!]!;
    let n = 0;
    if (fits(state.hold[state.mover]!, heap)) out[n++] = TAKE;
    out[n++] = LEAVE;
    return n;
  }

  apply(state: State, code: number): void {
    state.heapAsked = 1;
    if (code === LEAVE) return;
    const at = state.boat[state.mover]!;
    const cubes = state.heap[at]!;
    state.hold[state.mover]! += cubes;
    state.heap[at] = 0;
    if (state.log !== null) state.log.emit(EVENT_IDS.heap, state.mover, at, cubes);
  }

  option(_state: State, code: number): HeapOption {
    return code === TAKE ? { kind: 'take' } : { kind: 'leave' };
  }

  token(_state: State, code: number): string {
    return code === TAKE ? 'take' : 'leave';
  }
}
